### The games of this device, at /games.

games-title = بازی‌های شما
games-hint = فقط در همین مرورگر ذخیره می‌شوند.
games-import = وارد کردن بازی
games-none = هنوز بازی‌ای نیست
games-none-hint = هر بازی‌ای که روی این دستگاه بکنید اینجا می‌ماند. بازی کنید، یا گزارش یک بازی (⁦.qgn⁩) را وارد کنید.
games-none-play = شروع بازی
games-running = در جریان
games-finished = تمام‌شده
# $moves: how many were played
games-moves = { $moves ->
    [0] بدون حرکت
    [1] یک حرکت
   *[other] { $moves } حرکت
  }
games-won = شما بردید
games-lost = شما باختید
games-draw = تساوی
# $name: a player or a seat
games-winner = برنده: { $name }
games-rename = تغییر نام
games-export = برون‌بری
games-delete = حذف
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = تحلیل { $game }
games-rename-which = تغییر نام { $game }
games-export-which = برون‌بری { $game }
games-delete-which = حذف { $game }
games-name = نام بازی
games-save = ذخیره
games-cancel = لغو
games-deleted = «{ $game }» حذف شد.
games-undo = واگرد
games-imported = «{ $game }» وارد شد.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = این فایل از ۱ مگابایت بزرگ‌تر است.
import-not-a-record = این فایل گزارش بازی نیست.
import-bad-tag = «{ $text }» در این گزارش معتبر نیست.
import-bad-move = «{ $text }» حرکت معتبری نیست.
import-unclosed = در این گزارش یادداشت یا شاخه‌ای هست که آغاز یا پایان ندارد.
import-after-result = «{ $text }» پس از نتیجه آمده: هیچ چیز نباید پس از آن بیاید.
import-too-long = این بازی بیش از حد طولانی است.
# $number: the number of the move, counted one by one
import-illegal-move = حرکت { $number }، یعنی { $text }، مجاز نیست.
import-bad-result = نتیجهٔ { $text } با بازی جور نیست.
import-no-rules = قواعد برای بررسی حرکت‌ها بارگیری نشد. دوباره امتحان کنید.
import-unreadable = این فایل خوانده نمی‌شود.
