### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = خطأ: { $sentence }
# $why: the system's own words
problem-output = تعذرت كتابة الناتج: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = الحركة { $number }: { $why }
move-unreadable =
    «{ $text }» ليست حركة صالحة: حركة القطعة مربع مثل e2، والحاجز مربع يليه h أو v مثل e3h؛ وهناك أيضاً pass، وللاعب يغادر ⁦out:west⁩.

# $file: its name, $why: the system's own words
problem-read = تعذرت قراءة { $file }: { $why }.
problem-write = تعذرت كتابة { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: العقدة { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = هذا ليس نصاً بترميز UTF-8.
problem-long-line = هذا السطر أطول من أن يكون مباراة.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (المربعات والحواجز غير تلك الحركة مسماة بتدوين هذا البرنامج.)

## Convert

# What errors call it instead of the name of a file
standard-input = الدخل القياسي
convert-no-game = لا توجد أي مباراة في { $file }.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    لا توجد مباراة رقمها { $game }: في { $file } { $count ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
        [many] { $count } مباراة
       *[other] { $count } مباراة
    }.
convert-many-games = في { $file } { $count ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
        [many] { $count } مباراة
       *[other] { $count } مباراة
    }، والصورة تعرض واحدة: اخترها مثلاً بكتابة ⁦--game 1⁩.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    لا توجد حركة رقمها { $ply }: في المباراة { $count ->
        [zero] لا حركات
        [one] حركة واحدة
        [two] حركتان
        [few] { $count } حركات
        [many] { $count } حركة
       *[other] { $count } حركة
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = لا ينطبق الخيار ⁦{ $option }⁩ على الصيغة { $form }.
convert-terminal =
    لا يمكن عرض صورة بصيغة { $form } في الطرفية: اكتبها في ملف، مثلاً مع ⁦--output game.{ $form }⁩.
convert-too-large = صورة عرضها { $width } بكسل كبيرة جداً: اختر قيمة أصغر للخيار ⁦--size⁩.
# $why: technical words
convert-picture = تعذر إنشاء الصورة: { $why }.

## Analyze

analyze-no-game = تعذرت قراءة أي مباراة من { $file }.

## Explore

explore-no-game = لا يحتوي أي من هذه الملفات على مباراة يمكن قراءتها.
explore-too-many = المباريات كثيرة على فهرس واحد: وزّعها على عدة فهارس.
# $games, $positions: numbers
explore-built = المباريات: { $games }، الوضعيات: { $positions }

## What is wrong with a game in JSON

json-syntax = هذا ليس JSON.
json-end = ينتهي النص في وسط مباراة.
# $detail: technical words in English
json-data = هذا الـ JSON ليس مباراة صالحة: { $detail }.
json-move-at-start = العقدة الأولى هي بداية المباراة ولا حركة لها.
json-no-move = لكل عقدة بعد الأولى حركة، ولا حركة لهذه.
json-parent = يجب أن تسبق العقدة الأم عقدتها.
json-clock = «{ $text }» ليس قراءة ساعة صالحة: تُكتب هكذا ⁦0:09:58⁩.
json-eval = «{ $text }» ليس تقييماً صالحاً: هو نص فيه رقم من 0 إلى 1، مثل 0.63.
json-derived-tag = لا مكان للوسم { $name } هنا: فهو يُستنتج من البداية والنتيجة.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = فوز، عدد الحركات { $plies }: { $moves }
solve-losing = خسارة، عدد الحركات { $plies }: { $moves }
solve-drawing = تعادل: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = يحتاج حل هذه المباراة إلى نحو { $needs } من الذاكرة، والمتاح { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = جدول حجمه { $needs } لا تتسع له الذاكرة: المتاح { $there }.

## Captions under pictures

caption-start = البداية
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }، { $name }
caption-out = { $name }: مغادرة المباراة
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = عدد اللاعبين 2 أو 3 أو 4
argument-board = يُكتب اللوح WIDTHxHEIGHT، وكل منهما من 2 إلى 9، مثل 5x7
# $least and $most: numbers
argument-number = يلزم هنا عدد صحيح من { $least } إلى { $most }
argument-number-from = يلزم هنا عدد صحيح لا يقل عن { $least }

argument-listen = يلزم هنا عنوان ومنفذ، مثل ⁦127.0.0.1:8080⁩ أو ⁦[::]:8080⁩
argument-base = يبدأ المسار بشرطة مائلة، مثل ⁦/fencepost⁩
argument-origin = المصدر مخطط ومضيف، مثل ⁦https://example.org⁩
argument-host = المضيف اسم بلا مخطط ولا منفذ ولا مسار، مثل example.org
argument-public-url = العنوان العام مخطط ومضيف وربما مسار، مثل ⁦https://example.org/fencepost⁩
argument-database = قاعدة البيانات عنوان، مثل ⁦postgres://user:password@host/fencepost⁩
argument-left-out = بُني هذا البرنامج من دون ذلك؛ الأمر ⁦./run --build⁩ يبني برنامجًا فيه كل شيء

# $text: what was asked for, $tags: the tags of all languages
argument-language = لا توجد لغة «{ $text }»؛ الموجود ⁦{ $tags }⁩

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } على { $square }: { $fences ->
        [zero] بلا حواجز متبقية
        [one] حاجز واحد متبقٍ
        [two] حاجزان متبقيان
        [few] { $fences } حواجز متبقية
        [many] { $fences } حاجزاً متبقياً
       *[other] { $fences } حاجز متبقٍ
    }، { $steps ->
        [zero] عند خط النهاية
        [one] خطوة واحدة إلى النهاية
        [two] خطوتان إلى النهاية
        [few] { $steps } خطوات إلى النهاية
        [many] { $steps } خطوة إلى النهاية
       *[other] { $steps } خطوة إلى النهاية
    }
show-player-out = { $name }: خارج المباراة
show-turn = الدور: { $name }.
show-turn-repeated = الدور: { $name }. ظهرت هذه الوضعية مرتين؛ وفي الثالثة تعادل.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = ثلاثة لاعبين وأربعة: { $result }
