### The games of this device, at /games.

games-title = مبارياتك
games-hint = محفوظة في هذا المتصفح فقط.
games-import = استيراد مباراة
games-none = لا مباريات بعد
games-none-hint = هنا تُحفظ كل مباراة تلعبها على هذا الجهاز. العب مباراة أو استورد سجل مباراة (⁦.qgn⁩).
games-none-play = العب الآن
games-running = جارية
games-finished = منتهية
# $moves: how many were played
games-moves = { $moves ->
    [zero] بلا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $moves } حركات
    [many] { $moves } حركة
   *[other] { $moves } حركة
  }
games-won = فزت
games-lost = خسرت
games-draw = تعادل
# $name: a player or a seat
games-winner = الفائز: { $name }
games-rename = إعادة تسمية
games-export = تصدير
games-delete = حذف
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = تحليل { $game }
games-rename-which = إعادة تسمية { $game }
games-export-which = تصدير { $game }
games-delete-which = حذف { $game }
games-name = اسم المباراة
games-save = حفظ
games-cancel = إلغاء
games-deleted = حُذفت «{ $game }».
games-undo = تراجع
games-imported = تم استيراد «{ $game }».

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = حجم هذا الملف أكبر من ميغابايت واحد.
import-not-a-record = هذا الملف ليس سجل مباراة.
import-bad-tag = «{ $text }» غير صالح في هذا السجل.
import-bad-move = «{ $text }» ليست حركة صالحة.
import-unclosed = في هذا السجل تعليق أو تفريع بلا بداية أو بلا نهاية.
import-after-result = «{ $text }» جاء بعد النتيجة: لا يجوز أن يليها شيء.
import-too-long = هذه المباراة طويلة جداً.
# $number: the number of the move, counted one by one
import-illegal-move = الحركة { $number }، وهي { $text }، غير مسموحة.
import-bad-result = النتيجة { $text } لا توافق المباراة.
import-no-rules = تعذر تحميل القواعد للتحقق من الحركات. حاول مجدداً.
import-unreadable = تعذرت قراءة هذا الملف.
