### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = خطا: { $sentence }
# $why: the system's own words
problem-output = خروجی نوشته نشد: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = حرکت { $number }: { $why }
move-unreadable =
    «{ $text }» حرکت معتبری نیست: حرکت آدمک یک خانه است مثل e2، و مانع یک خانه و h یا v مثل e3h؛ همچنین pass هست، و برای بازیکنی که بازی را ترک می‌کند ⁦out:west⁩.

# $file: its name, $why: the system's own words
problem-read = { $file } خوانده نشد: { $why }.
problem-write = { $file } نوشته نشد: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: گره { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = این متن UTF-8 نیست.
problem-long-line = این خط درازتر از آن است که یک بازی باشد.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (خانه‌ها و موانعی جز آن حرکت، به شیوهٔ نگارش این برنامه نام برده شده‌اند.)

## Convert

# What errors call it instead of the name of a file
standard-input = ورودی استاندارد
convert-no-game = در { $file } هیچ بازی‌ای نیست.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    بازی شمارهٔ { $game } وجود ندارد: در { $file } { $count ->
        [one] { $count } بازی
       *[other] { $count } بازی
    } هست.
convert-many-games = در { $file } { $count } بازی هست و تصویر یکی را نشان می‌دهد: آن را انتخاب کنید، مثلاً با ⁦--game 1⁩.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    حرکت شمارهٔ { $ply } وجود ندارد: بازی { $count ->
        [one] { $count } حرکت
       *[other] { $count } حرکت
    } دارد.
# $option: such as --theme, $form: such as qgn
convert-idle-option = گزینهٔ ⁦{ $option }⁩ برای قالب { $form } کاربرد ندارد.
convert-terminal =
    تصویر در قالب { $form } را نمی‌شود در پایانه نشان داد: آن را در فایل بنویسید، مثلاً با ⁦--output game.{ $form }⁩.
convert-too-large = تصویری به پهنای { $width } پیکسل بیش از حد بزرگ است: ⁦--size⁩ کوچک‌تری انتخاب کنید.
# $why: technical words
convert-picture = تصویر ساخته نشد: { $why }.

## Analyze

analyze-no-game = در { $file } هیچ بازی خواندنی‌ای نبود.

## Explore

explore-no-game = در هیچ‌کدام از این فایل‌ها بازی خواندنی‌ای نیست.
explore-too-many = این همه بازی برای یک نمایه زیاد است: آن‌ها را به چند بخش تقسیم کنید.
# $games, $positions: numbers
explore-built = بازی‌ها: { $games }، وضعیت‌ها: { $positions }

## What is wrong with a game in JSON

json-syntax = این JSON نیست.
json-end = متن وسط یک بازی تمام می‌شود.
# $detail: technical words in English
json-data = این JSON بازی معتبری نیست: { $detail }.
json-move-at-start = گره اول آغاز بازی است و حرکتی ندارد.
json-no-move = هر گره جز اولی حرکتی دارد، و این یکی ندارد.
json-parent = والد هر گره باید پیش از آن بیاید.
json-clock = «{ $text }» عدد معتبری برای ساعت نیست: این شکلی است ⁦0:09:58⁩.
json-eval = «{ $text }» ارزیابی معتبری نیست: متنی است با عددی از 0 تا 1، مثل 0.63.
json-derived-tag = جای برچسب { $name } اینجا نیست: از آغاز و نتیجه به دست می‌آید.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = برد در { $plies } حرکت: { $moves }
solve-losing = باخت در { $plies } حرکت: { $moves }
solve-drawing = تساوی: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = حل این بازی حدود { $needs } حافظه می‌خواهد، اما فقط { $there } موجود است.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = جدول { $needs } در حافظه جا نمی‌شود: فقط { $there } موجود است.

## Captions under pictures

caption-start = آغاز
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }، { $name }
caption-out = { $name } بازی را ترک می‌کند
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = بازی 2 یا 3 یا 4 بازیکن دارد
argument-board = صفحه به شکل WIDTHxHEIGHT است، هر کدام از 2 تا 9، مثل 5x7
# $least and $most: numbers
argument-number = اینجا عددی صحیح از { $least } تا { $most } می‌آید
argument-number-from = اینجا عددی صحیح از { $least } به بالا می‌آید

argument-listen = اینجا نشانی و درگاه می‌آید، مثل ⁦127.0.0.1:8080⁩ یا ⁦[::]:8080⁩
argument-base = مسیر با خط کج شروع می‌شود، مثل ⁦/fencepost⁩
argument-origin = خاستگاه یک طرح و یک میزبان است، مثل ⁦https://example.org⁩
argument-host = میزبان نامی است بدون طرح و درگاه و مسیر، مثل example.org
argument-public-url = نشانی عمومی یک طرح، یک میزبان و شاید یک مسیر است، مثل ⁦https://example.org/fencepost⁩
argument-database = پایگاه داده نشانی‌ای است مانند ⁦postgres://user:password@host/fencepost⁩
argument-left-out = این برنامه بدون آن ساخته شده است؛ ⁦./run --build⁩ برنامه‌ای با همهٔ امکانات می‌سازد

# $text: what was asked for, $tags: the tags of all languages
argument-language = زبان «{ $text }» نیست؛ این‌ها هست: ⁦{ $tags }⁩

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } روی { $square }: { $fences ->
        [one] { $fences } مانع
       *[other] { $fences } مانع
    } در دست، { $steps ->
        [0] روی خط هدف
        [one] { $steps } گام تا هدف
       *[other] { $steps } گام تا هدف
    }
show-player-out = { $name } از بازی حذف شده
show-turn = نوبت { $name }.
show-turn-repeated = نوبت { $name }. این وضعیت دو بار پیش آمده؛ بار سوم تساوی است.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = سه و چهار بازیکن: { $result }
