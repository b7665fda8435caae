### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = エラー: { $sentence }
# $why: the system's own words
problem-output = 結果を出力できませんでした: { $why }
# $number: the place among the moves given, $why: a whole sentence
problem-move = { $number }手目: { $why }
move-unreadable =
    「{ $text }」は正しい手ではありません。駒の手はe2のようなマス、フェンスはe3hのようにマスとhまたはvで書きます。ほかにpassと、プレイヤーが抜けるときのout:westがあります。

# $file: its name, $why: the system's own words
problem-read = { $file }を読み込めませんでした: { $why }
problem-write = { $file }に書き込めませんでした: { $why }
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: ノード{ $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = UTF-8のテキストではありません。
problem-long-line = この行は長すぎて、対局とはみなせません。
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why }（その手以外のマスとフェンスは、このプログラムの書き方で示しています。）

## Convert

# What errors call it instead of the name of a file
standard-input = 標準入力
convert-no-game = { $file }に対局がありません。
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    対局{ $game }はありません。{ $file }にあるのは{ $count }局です。
convert-many-games = { $file }には{ $count }局ありますが、画像にできるのは1局です。--game 1のように選んでください。
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    { $ply }手目はありません。この対局は{ $count }手です。
# $option: such as --theme, $form: such as qgn
convert-idle-option = 形式{ $form }では{ $option }は使われません。
convert-terminal =
    形式{ $form }の画像は端末に表示できません。--output game.{ $form } のようにファイルに書き出してください。
convert-too-large = 幅{ $width }ピクセルの画像は大きすぎます。--sizeを小さくしてください。
# $why: technical words
convert-picture = 画像を作成できませんでした: { $why }

## Analyze

analyze-no-game = { $file }から読み取れる対局がありませんでした。

## Explore

explore-no-game = これらのファイルには、読み取れる対局がありません。
explore-too-many = 1つの索引には対局が多すぎます。いくつかに分けてください。
# $games, $positions: numbers
explore-built = 対局：{ $games }、局面：{ $positions }

## What is wrong with a game in JSON

json-syntax = JSONではありません。
json-end = テキストが対局の途中で終わっています。
# $detail: technical words in English
json-data = このJSONは正しい対局ではありません: { $detail }
json-move-at-start = 最初のノードは対局の開始なので、手を持ちません。
json-no-move = 最初以外のノードには手が必要ですが、このノードにはありません。
json-parent = 親ノードは子より前になければなりません。
json-clock = 「{ $text }」は正しい時計の表示ではありません。0:09:58のように書きます。
json-eval = 「{ $text }」は正しい評価値ではありません。0.63のように、0から1までの数を文字列で書きます。
json-derived-tag = タグ{ $name }はここには書けません。開始局面と結果から決まります。

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = { $plies }手で勝ち: { $moves }
solve-losing = { $plies }手で負け: { $moves }
solve-drawing = 引き分け: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = この対局を解くには約{ $needs }のメモリが必要ですが、使えるのは{ $there }です。

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = { $needs }のテーブルはメモリに入りません。使えるのは{ $there }です。

## Captions under pictures

caption-start = 開始
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }、{ $name }
caption-out = { $name }が対局を抜ける
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }。{ $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = プレイヤーは2、3、4人のいずれかです
argument-board = ボードは5x7のようにWIDTHxHEIGHTで、それぞれ2から9までです
# $least and $most: numbers
argument-number = { $least }から{ $most }までの整数を指定してください
argument-number-from = { $least }以上の整数を指定してください

argument-listen = 127.0.0.1:8080や[::]:8080のように、アドレスとポートを指定してください
argument-base = パスは/fencepostのようにスラッシュで始まります
argument-origin = オリジンはhttps://example.orgのように、スキームとホストで書きます
argument-host = ホストはexample.orgのように、スキームやポートやパスのない名前で書きます
argument-public-url = 公開アドレスはhttps://example.org/fencepostのように、スキームとホスト、必要ならパスで書きます
argument-database = データベースはpostgres://user:password@host/fencepostのようなアドレスで書きます
argument-left-out = このプログラムはその機能なしでビルドされています。./run --buildですべてを含むプログラムをビルドできます

# $text: what was asked for, $tags: the tags of all languages
argument-language = 言語「{ $text }」はありません。使えるのは{ $tags }です

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }は{ $square }: 手持ちフェンス{ $fences }枚、{ $steps ->
        [0] ゴールに到達
       *[other] ゴールまで{ $steps }歩
    }
show-player-out = { $name }は脱落しています
show-turn = { $name }の番です。
show-turn-repeated = { $name }の番です。この局面はすでに2回現れています。3回目で引き分けになります。

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = 3人と4人: { $result }
