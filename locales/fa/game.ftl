### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ،{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } و { $more } تای دیگر

## Why a move is refused

refusal-game-over = برای { $move } دیر شده است: بازی تمام شده.
refusal-wrong-turn = { $move } باید صبر کند: نوبت { $name } است.
refusal-not-playing = { $name } در این بازی نیست، یا دیگر نیست.
refusal-nobody-leaves-two = بازی دونفره را نمی‌شود ترک کرد؛ می‌توانید تسلیم شوید.
refusal-off-board = { $move } روی این صفحه نیست.
# $square: where the pawn stands
refusal-out-of-reach = آدمک روی { $square } با یک حرکت به { $move } نمی‌رسد.
refusal-occupied = آدمک { $name } در { $move } است.
refusal-fence-in-the-way = مانع { $fence } راه { $move } را بسته است.
# $square: where the straight jump lands
refusal-jump-open = تا وقتی می‌توانید مستقیم به { $square } بپرید، نمی‌توانید از کنار به { $move } بروید.
refusal-no-fences-left = { $move } را نمی‌توانید بگذارید: مانعی برایتان نمانده، پس باید آدمکتان را حرکت دهید.
refusal-overlaps = { $move } روی مانع { $fence } می‌افتد.
refusal-crosses = { $move } مانع { $fence } را قطع می‌کند.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } آدمک { $name } را گیر می‌اندازد: دیگر نمی‌تواند از { $squares } بیرون برود.
refusal-must-move = تا وقتی حرکت مجازی دارید، نمی‌توانید نوبت را رد کنید.

## Why pawns and fences set up on a board are no position

setup-too-many-players = صفحهٔ 2x2 حداکثر برای سه بازیکن جا دارد.
setup-player-missing = در بازی دونفره هر دو آدمک باید روی صفحه باشند، و در بازی‌های دیگر دست‌کم یکی.
setup-pawn-off-board = آدمک { $name } بیرون صفحه است.
setup-pawns-share-square = روی { $square } دو آدمک ایستاده است.
setup-too-many-fences = { $name } بیش از ۲۰ مانع در دست دارد.
setup-fence-off-board = مانع { $fence } از صفحه بیرون می‌زند.
setup-fences-collide = موانع { $fence } و { $other } روی هم افتاده‌اند یا همدیگر را قطع می‌کنند.
setup-cut-off = آدمک { $name } راهی به خط هدفش ندارد.
setup-two-winners = دو آدمک روی خط هدفشان هستند، اما فقط یکی می‌توانسته اول برسد.
setup-turn-of-nobody = نوبت بازیکنی است که از بازی حذف شده.

## Why a text is no position

position-fields =
    هر وضعیت پنج بخش دارد که / میانشان است، و بخش ششمی برای اندازهٔ صفحه اگر 9x9 نباشد؛ شمار بخش‌ها در اینجا { $found } است.
position-board = بخش آخر وضعیت اندازهٔ صفحه است، از 2x2 تا 9x9، مثلاً 5x5.
position-fence = «{ $text }» مانع معتبری نیست: دو بخش اول وضعیت خانه‌هایی از a1 تا h8 هستند.
position-repeated-fence = مانع { $fence } دو بار آمده است.
position-players = هر وضعیت دو، سه یا چهار آدمک دارد، اما اینجا { $found } تا هست.
position-pawn = «{ $text }» خانهٔ معتبری برای آدمک نیست: یک حرف از a تا i و یک رقم از 1 تا 9 لازم است، یا - برای بازیکنی که حذف شده.
position-left-count = در هر وضعیت برای هر آدمک یک عدد می‌آید: شمار موانع در دست.
position-left = «{ $text }» شمار معتبری برای موانع در دست نیست: این عدد از 0 تا 20 است.
position-turn = «{ $text }» نوبت معتبری نیست: برای بازیکن اول 1، برای دوم 2 و به همین ترتیب.

## How a game ends

ending-goal = { $name } به خط هدف می‌رسد و برنده می‌شود.
ending-resign = { $name } برنده است: بازیکن دیگر تسلیم شد.
ending-time = { $name } برنده است: وقت بازیکن دیگر تمام شد.
ending-repetition = تساوی: همان وضعیت برای بار سوم.
ending-agreed = تساوی با توافق.
ending-last-player = { $name } آخرین بازیکن باقی‌مانده و برنده است.
ending-aborted = بازی لغو شد.
ending-abandoned = بازی رها شد.
