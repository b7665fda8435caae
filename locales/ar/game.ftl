### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ،{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } و{ $more } غيرها

## Why a move is refused

refusal-game-over = فات أوان { $move }: انتهت المباراة.
refusal-wrong-turn = يجب أن تنتظر { $move }، فالدور الآن: { $name }.
refusal-not-playing = { $name }: ليس في هذه المباراة، أو لم يعد فيها.
refusal-nobody-leaves-two = لا يمكنك مغادرة مباراة بين لاعبين؛ يمكنك الاستسلام.
refusal-off-board = { $move } ليس على هذا اللوح.
# $square: where the pawn stands
refusal-out-of-reach = القطعة التي على { $square } لا تصل إلى { $move } في حركة واحدة.
refusal-occupied = المربع { $move } مشغول بقطعة { $name }.
refusal-fence-in-the-way = الحاجز { $fence } يسد الطريق إلى { $move }.
# $square: where the straight jump lands
refusal-jump-open = لا يمكنك الانتقال جانباً إلى { $move } ما دمت تستطيع القفز مباشرة إلى { $square }.
refusal-no-fences-left = لا يمكنك وضع { $move }: لم تبق لديك حواجز، فعليك تحريك قطعتك.
refusal-overlaps = سيتراكب { $move } مع الحاجز { $fence }.
refusal-crosses = سيتقاطع { $move } مع الحاجز { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = سيحبس { $move } قطعة { $name }، فلا تخرج بعدها من { $squares }.
refusal-must-move = لا يمكنك تمرير الدور ما دامت لديك حركة مسموحة.

## Why pawns and fences set up on a board are no position

setup-too-many-players = لا يتسع لوح 2x2 لأكثر من ثلاثة لاعبين.
setup-player-missing = في مباراة بين لاعبين يجب أن تكون القطعتان على اللوح، وفي غيرها قطعة واحدة على الأقل.
setup-pawn-off-board = قطعة { $name } خارج اللوح.
setup-pawns-share-square = على المربع { $square } قطعتان.
setup-too-many-fences = لدى { $name } أكثر من ٢٠ حاجزاً.
setup-fence-off-board = الحاجز { $fence } يبرز خارج اللوح.
setup-fences-collide = الحاجزان { $fence } و{ $other } متراكبان أو متقاطعان.
setup-cut-off = ليس أمام قطعة { $name } طريق إلى خط نهايتها.
setup-two-winners = على خطي النهاية قطعتان، ولا يمكن أن تكون الأولى إلا واحدة.
setup-turn-of-nobody = الدور للاعب خرج من المباراة.

## Why a text is no position

position-fields =
    تتكون الوضعية من خمسة أجزاء بينها /، ومن جزء سادس لقياس اللوح إن لم يكن 9x9، وعدد الأجزاء هنا { $found }.
position-board = الجزء الأخير من الوضعية هو قياس اللوح، من 2x2 إلى 9x9، مثل 5x5.
position-fence = «{ $text }» ليس حاجزاً صالحاً: الجزءان الأولان من الوضعية مربعات من a1 إلى h8.
position-repeated-fence = الحاجز { $fence } مذكور مرتين.
position-players = في الوضعية قطعتان أو ثلاث أو أربع، وعددها هنا { $found }.
position-pawn = «{ $text }» ليس مربعاً صالحاً لقطعة: المطلوب حرف من a إلى i ورقم من 1 إلى 9، أو - للاعب خرج من المباراة.
position-left-count = في الوضعية عدد واحد للحواجز المتبقية مقابل كل قطعة.
position-left = «{ $text }» ليس عدداً صالحاً للحواجز المتبقية: العدد من 0 إلى 20.
position-turn = «{ $text }» ليس دوراً صالحاً: للاعب الأول 1، وللثاني 2، وهكذا.

## How a game ends

ending-goal = الفائز: { $name }، ببلوغ خط النهاية.
ending-resign = الفائز: { $name }، باستسلام الخصم.
ending-time = الفائز: { $name }، لنفاد وقت الخصم.
ending-repetition = تعادل: الوضعية نفسها للمرة الثالثة.
ending-agreed = تعادل بالاتفاق.
ending-last-player = الفائز: { $name }، آخر من بقي في المباراة.
ending-aborted = أُلغيت المباراة.
ending-abandoned = تُركت المباراة دون أن تكتمل.
