### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = روی صفحه حرکتی بکنید یا یک بازی باز کنید.
analysis-drop = بازی را اینجا رها کنید

## Opening

analysis-open = باز کردن
analysis-open-text = گزارش بازی، فهرست حرکت‌ها، وضعیت یا پیوند
analysis-open-file = انتخاب فایل
analysis-new = صفحهٔ نو
analysis-recent = تحلیل‌های اخیر
analysis-delete-study = حذف این تحلیل
# A file with several games. $game: the number of the one that is shown
analysis-game-of = بازی { $game } از { $games }
analysis-which-notation = این حرکت‌ها را به بیش از یک شیوهٔ نگارش می‌توان خواند. کدام است؟
dialect-fencepost = ردیف‌ها از پایین، جنوب آغاز می‌کند
dialect-glendenning = ردیف‌ها از بالا، جنوب آغاز می‌کند
dialect-qtp = ردیف‌ها از پایین، شمال آغاز می‌کند

## Why something cannot be opened

# $why: a whole sentence
analysis-at = سطر { $line }، ستون { $column }: { $why }
analysis-too-large = این بزرگ‌تر از ۱ مگابایت است. فایل کوچک‌تری باز کنید.
analysis-too-long = اینجا بیش از ۲۰ هزار حرکت هست. بازی کوتاه‌تری باز کنید.
analysis-not-a-record = در این متن نه بازی هست، نه فهرست حرکت‌ها و نه وضعیت.
analysis-unreadable = این را نمی‌توان خواند.
analysis-link-damaged = این پیوند ناقص یا خراب است. آن را از حرف اول تا آخر دوباره کپی کنید.
analysis-link-newer = این پیوند با نسخهٔ تازه‌تری از Fencepost ساخته شده است. صفحه را دوباره بار کنید و باز امتحان کنید.
analysis-game-running = این بازی هنوز ادامه دارد. وقتی تمام شد می‌توانید آن را تحلیل کنید.

## Sharing

analysis-too-long-link = این تحلیل برای پیوند بیش از حد بلند است. آن را در فایل ذخیره کنید. در این مرورگر هم می‌ماند.

## The tree

analysis-comment = توضیح
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = نشانه
mark-good = حرکت خوب
mark-mistake = اشتباه
mark-brilliant = حرکت درخشان
mark-blunder = اشتباه بزرگ
mark-interesting = حرکت جالب
mark-dubious = حرکت مشکوک
analysis-variations = شاخه‌ها: { $count }
analysis-fold = پنهان کردن شاخه‌ها
analysis-unfold = نشان دادن شاخه‌ها
analysis-promote = بالا بردن شاخه
analysis-make-main = خط اصلی شود
analysis-delete = حذف از اینجا به بعد
analysis-undo = واگرد
analysis-keys-variations = شاخهٔ قبلی یا بعدی

## The engine

engine = موتور
engine-absent = موتور در این مرورگر بار نمی‌شود.
engine-depth = عمق { $depth }
# Millions of positions in a second
engine-speed = { $count } میلیون/ث
engine-lines = خط‌ها: { $count }
engine-fewer = خط کمتر
engine-more = خط بیشتر
# Proven; $plies: moves of both players together
engine-win-in = برد در { $plies }
engine-loss-in = باخت در { $plies }
engine-chances = شانس برد
per-cent = { $number }٪

## The path to the goal

# Of a player: it is their turn
path-to-move = نوبت اوست
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = بهترین مانع { $fence }: { $name } +{ $steps }
