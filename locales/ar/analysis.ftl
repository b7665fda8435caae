### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = العب حركة على اللوح أو افتح مباراة.
analysis-drop = أفلت المباراة هنا

## Opening

analysis-open = فتح
analysis-open-text = سجل مباراة أو قائمة حركات أو وضعية أو رابط
analysis-open-file = اختيار ملف
analysis-new = لوح جديد
analysis-recent = آخر التحليلات
analysis-delete-study = حذف هذا التحليل
# A file with several games. $game: the number of the one that is shown
analysis-game-of = المباراة { $game } من { $games }
analysis-which-notation = يمكن قراءة هذه الحركات بأكثر من طريقة تدوين. أيها هي؟
dialect-fencepost = الصفوف من الأسفل، والجنوب يبدأ
dialect-glendenning = الصفوف من الأعلى، والجنوب يبدأ
dialect-qtp = الصفوف من الأسفل، والشمال يبدأ

## Why something cannot be opened

# $why: a whole sentence
analysis-at = السطر { $line }، العمود { $column }: { $why }
analysis-too-large = هذا أكبر من ميغابايت واحد. افتح ملفاً أصغر.
analysis-too-long = هنا أكثر من ٢٠ ألف حركة. افتح مباراة أقصر.
analysis-not-a-record = لا توجد في هذا النص مباراة ولا قائمة حركات ولا وضعية.
analysis-unreadable = تتعذر قراءة هذا.
analysis-link-damaged = هذا الرابط ناقص أو تالف. انسخه مرة أخرى من أول حرف إلى آخره.
analysis-link-newer = هذا الرابط من إصدار أحدث من Fencepost. أعد تحميل الصفحة وحاول مجدداً.
analysis-game-running = هذه المباراة لا تزال جارية. يمكنك تحليلها عندما تنتهي.

## Sharing

analysis-too-long-link = هذا التحليل أطول من أن يسعه رابط. احفظه في ملف. وهو محفوظ أيضاً في هذا المتصفح.

## The tree

analysis-comment = تعليق
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = علامة
mark-good = حركة جيدة
mark-mistake = خطأ
mark-brilliant = حركة رائعة
mark-blunder = خطأ فادح
mark-interesting = حركة مثيرة للاهتمام
mark-dubious = حركة مشكوك فيها
analysis-variations = التفريعات: { $count }
analysis-fold = إخفاء التفريعات
analysis-unfold = إظهار التفريعات
analysis-promote = نقل التفريع إلى أعلى
analysis-make-main = جعله الخط الرئيسي
analysis-delete = حذف من هنا فصاعداً
analysis-undo = تراجع
analysis-keys-variations = التفريع السابق أو التالي

## The engine

engine = المحرك
engine-absent = يتعذر تحميل المحرك في هذا المتصفح.
engine-depth = العمق { $depth }
# Millions of positions in a second
engine-speed = { $count } مليون/ث
engine-lines = الخطوط: { $count }
engine-fewer = خطوط أقل
engine-more = خطوط أكثر
# Proven; $plies: moves of both players together
engine-win-in = فوز في { $plies }
engine-loss-in = خسارة في { $plies }
engine-chances = فرص الفوز
per-cent = { $number }٪

## The path to the goal

# Of a player: it is their turn
path-to-move = عليه الدور
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = أفضل حاجز { $fence }: { $name } +{ $steps }
