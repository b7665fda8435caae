### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = 、
# $list: the first few, $more: how many are not named
list-and-more = { $list }ほか{ $more }マス

## Why a move is refused

refusal-game-over = 対局はもう終わっているため、{ $move }は指せません。
refusal-wrong-turn = { $move }はまだ指せません。今は{ $name }の番です。
refusal-not-playing = { $name }はこの対局に参加していないか、すでに脱落しています。
refusal-nobody-leaves-two = 2人の対局は途中で抜けられません。代わりに投了してください。
refusal-off-board = { $move }はこのボードにありません。
# $square: where the pawn stands
refusal-out-of-reach = { $square }の駒は、1手では{ $move }に行けません。
refusal-occupied = { $move }にはすでに{ $name }の駒がいます。
refusal-fence-in-the-way = フェンス{ $fence }があるため、{ $move }に進めません。
# $square: where the straight jump lands
refusal-jump-open = { $square }へまっすぐ飛び越えられるときは、横の{ $move }には行けません。
refusal-no-fences-left = { $move }は置けません。フェンスが残っていないので、駒を動かしてください。
refusal-overlaps = { $move }はフェンス{ $fence }と重なります。
refusal-crosses = { $move }はフェンス{ $fence }と交差します。
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move }を置くと、{ $name }の駒が{ $squares }から出られなくなります。
refusal-must-move = 指せる手があるときは、パスできません。

## Why pawns and fences set up on a board are no position

setup-too-many-players = 2x2のボードで遊べるのは3人までです。
setup-player-missing = 2人の対局では両方の駒が、それ以外では少なくとも1つの駒がボード上に必要です。
setup-pawn-off-board = { $name }の駒がボードの外にあります。
setup-pawns-share-square = { $square }に駒が2つあります。
setup-too-many-fences = { $name }の手持ちフェンスが20枚を超えています。
setup-fence-off-board = フェンス{ $fence }がボードからはみ出しています。
setup-fences-collide = フェンス{ $fence }と{ $other }が重なっているか、交差しています。
setup-cut-off = { $name }の駒がゴールラインに行く道がありません。
setup-two-winners = 2つの駒がそれぞれのゴールラインにいますが、先に着けるのは1つだけです。
setup-turn-of-nobody = 脱落したプレイヤーの番になっています。

## Why a text is no position

position-fields =
    局面は / で区切った5つの部分からなり、ボードが9x9でなければ6つ目に大きさを書きますが、ここには{ $found }個あります。
position-board = 局面の最後の部分はボードの大きさで、2x2から9x9までです（例: 5x5）。
position-fence = 「{ $text }」は正しいフェンスではありません。局面の最初の2つの部分には、a1からh8までのマスを書きます。
position-repeated-fence = フェンス{ $fence }が2回書かれています。
position-players = 局面の駒は2つ、3つ、4つのいずれかですが、ここには{ $found }個あります。
position-pawn = 「{ $text }」は駒の正しいマスではありません。aからiの文字と1から9の数字で書き、脱落したプレイヤーは - とします。
position-left-count = 局面には、駒ごとに手持ちフェンスの数が1つずつ必要です。
position-left = 「{ $text }」は手持ちフェンスの正しい数ではありません。0から20までです。
position-turn = 「{ $text }」は正しい手番ではありません。最初のプレイヤーが1、次が2、のように書きます。

## How a game ends

ending-goal = { $name }がゴールラインに着いて勝ちました。
ending-resign = 相手の投了により、{ $name }の勝ちです。
ending-time = 相手の時間切れにより、{ $name }の勝ちです。
ending-repetition = 同じ局面が3回現れたため、引き分けです。
ending-agreed = 合意により引き分けです。
ending-last-player = 最後まで残った{ $name }の勝ちです。
ending-aborted = 対局は中止されました。
ending-abandoned = 対局は途中で放置されました。
