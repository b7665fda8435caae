### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ،{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } و{ $more } غيرها

## Why a move is refused

refusal-game-over = فات أوان { $move }: انتهت اللعبة.
refusal-wrong-turn = على { $move } أن تنتظر، فالدور الآن: { $name }.
refusal-not-playing = { $name }: ليس في هذه اللعبة، أو لم يعد فيها.
refusal-nobody-leaves-two = لا يمكن مغادرة لعبة بين لاعبين اثنين: إن أردت التوقف فاستسلم.
refusal-off-board = { $move } ليس على هذا اللوح.
# $square: where the pawn stands
refusal-out-of-reach = القطعة التي على { $square } لا تصل إلى { $move } في حركة واحدة.
refusal-occupied = المربع { $move } مشغول، وعليه الآن: { $name }.
refusal-fence-in-the-way = الحاجز { $fence } يسد الطريق إلى { $move }.
# $square: where the straight jump lands
refusal-jump-open = لا تصح الحركة الجانبية إلى { $move } ما دامت القفزة المستقيمة إلى { $square } ممكنة.
refusal-no-fences-left = لا يمكن وضع { $move }: لم يبق أي حاجز، فلا بد من تحريك القطعة.
refusal-overlaps = سيقع { $move } فوق الحاجز { $fence }.
refusal-crosses = سيتقاطع { $move } مع الحاجز { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = سيحبس { $move } قطعة { $name }، فلا تخرج بعدها من { $squares }.
refusal-must-move = لا يجوز تمرير الدور ما دامت هناك حركة أخرى ممكنة.

## Why pawns and fences set up on a board are no position

setup-too-many-players = لا يتسع لوح 2x2 لأكثر من ثلاثة لاعبين.
setup-player-missing = في لعبة بين لاعبين اثنين يجب أن تكون لكل منهما قطعة على اللوح، وفي غيرها لواحد على الأقل.
setup-pawn-off-board = قطعة { $name } خارج اللوح.
setup-pawns-share-square = على المربع { $square } قطعتان.
setup-too-many-fences = لدى { $name } أكثر من ٢٠ حاجزاً.
setup-fence-off-board = الحاجز { $fence } يبرز خارج اللوح.
setup-fences-collide = الحاجزان { $fence } و{ $other } متراكبان أو متقاطعان.
setup-cut-off = ليس أمام قطعة { $name } طريق إلى خط نهايتها.
setup-two-winners = على خطي النهاية قطعتان، ولا يمكن أن تكون الأولى إلا واحدة.
setup-turn-of-nobody = الدور للاعب خرج من اللعبة.

## Why a text is no position

position-fields =
    تتكون الوضعية من خمسة أجزاء بينها /، ومن جزء سادس لقياس اللوح إن لم يكن 9x9، وعدد الأجزاء هنا { $found }.
position-board = الجزء الأخير من الوضعية هو قياس اللوح، من 2x2 إلى 9x9، مثل 5x5.
position-fence = «{ $text }» ليس حاجزاً: الجزءان الأولان من الوضعية مربعات من a1 إلى h8.
position-repeated-fence = الحاجز { $fence } مذكور مرتين.
position-players = في الوضعية قطعتان أو ثلاث أو أربع، وعددها هنا { $found }.
position-pawn = «{ $text }» ليس مربعاً لقطعة: المطلوب حرف من a إلى i ورقم من 1 إلى 9، أو - للاعب خرج من اللعبة.
position-left-count = في الوضعية عدد واحد للحواجز المتبقية مقابل كل قطعة.
position-left = «{ $text }» ليس عدداً للحواجز المتبقية: العدد من 0 إلى 20.
position-turn = «{ $text }» لا يدل على دور: للاعب الأول 1، وللثاني 2، وهكذا.

## How a game ends

ending-goal = { $name } يبلغ خط النهاية ويفوز.
ending-resign = { $name } يفوز: استسلم اللاعب الآخر.
ending-time = { $name } يفوز بالوقت.
ending-repetition = تعادل: الوضعية نفسها للمرة الثالثة.
ending-agreed = تعادل بالاتفاق.
ending-last-player = { $name } آخر من بقي في اللعبة، وهو الفائز.
ending-aborted = أُوقفت اللعبة قبل نهايتها.
ending-abandoned = تُركت اللعبة دون أن تكتمل.
