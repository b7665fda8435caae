### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = 错误：{ $sentence }
# $why: the system's own words
problem-output = 无法输出结果：{ $why }。
# $number: the place among the moves given, $why: a whole sentence
problem-move = 第 { $number } 步：{ $why }
move-unreadable =
    “{ $text }”不是有效的着法：移动棋子写格子，例如 e2；围墙写格子加 h 或 v，例如 e3h。此外还有 pass，以及玩家退出时用的 out:west。

# $file: its name, $why: the system's own words
problem-read = 无法读取 { $file }：{ $why }。
problem-write = 无法写入 { $file }：{ $why }。
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: 节点 { $node }：{ $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = 这不是 UTF-8 文本。
problem-long-line = 这一行太长，不可能是对局。
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why }（除那一步外，格子和围墙都用本程序的记法表示。）

## Convert

# What errors call it instead of the name of a file
standard-input = 标准输入
convert-no-game = { $file } 里没有对局。
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    没有第 { $game } 局：{ $file } 里共有 { $count } 局。
convert-many-games = { $file } 里有 { $count } 局，而一张图只能表现一局：请选一局，例如 --game 1。
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    没有第 { $ply } 步：这局棋共有 { $count } 步。
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } 对 { $form } 格式不起作用。
convert-terminal =
    { $form } 格式的图片无法在终端显示：请写入文件，例如 --output game.{ $form }。
convert-too-large = 宽 { $width } 像素的图片太大：请用较小的 --size。
# $why: technical words
convert-picture = 无法生成图片：{ $why }。

## Analyze

analyze-no-game = { $file } 里没有能读取的对局。

## Explore

explore-no-game = 这些文件里没有能读取的对局。
explore-too-many = 对局太多，一个索引放不下：请拆成几个。
# $games, $positions: numbers
explore-built = 对局：{ $games }，局面：{ $positions }

## What is wrong with a game in JSON

json-syntax = 这不是 JSON。
json-end = 文本在对局中途就结束了。
# $detail: technical words in English
json-data = 这份 JSON 不是有效的对局：{ $detail }。
json-move-at-start = 第一个节点是对局的开局，不能有着法。
json-no-move = 除第一个节点外，每个节点都要有着法，这个却没有。
json-parent = 节点的父节点必须排在它前面。
json-clock = “{ $text }”不是有效的棋钟读数：写法如 0:09:58。
json-eval = “{ $text }”不是有效的评分：应为文本形式的 0 到 1 之间的数字，例如 0.63。
json-derived-tag = 标签 { $name } 不该出现在这里：它由开局和结果决定。

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = { $plies } 步获胜：{ $moves }
solve-losing = { $plies } 步落败：{ $moves }
solve-drawing = 和棋：{ $moves }
# $needs and $there: such as 74 MiB
solve-too-large = 求解这个对局约需 { $needs } 内存，但只有 { $there }。

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = 内存放不下 { $needs } 的表：只有 { $there }。

## Captions under pictures

caption-start = 开局
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }，{ $name }
caption-out = { $name }退出对局
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }。{ $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = 对局有 2、3 或 4 位玩家
argument-board = 棋盘写成 WIDTHxHEIGHT，各为 2 到 9，例如 5x7
# $least and $most: numbers
argument-number = 这里要填 { $least } 到 { $most } 的整数
argument-number-from = 这里要填不小于 { $least } 的整数

argument-listen = 这里要填地址和端口，例如 127.0.0.1:8080 或 [::]:8080
argument-base = 路径要以斜杠开头，例如 /fencepost
argument-origin = 来源由协议和主机组成，例如 https://example.org
argument-host = 主机是不带协议、端口和路径的名称，例如 example.org
argument-public-url = 公开地址由协议、主机和可选的路径组成，例如 https://example.org/fencepost
argument-database = 数据库是一个地址，例如 postgres://user:password@host/fencepost
argument-left-out = 此程序构建时未包含该功能；./run --build 会构建包含全部功能的程序

# $text: what was asked for, $tags: the tags of all languages
argument-language = 没有“{ $text }”这种语言；可用的有 { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }在 { $square }：手上 { $fences } 道围墙，{ $steps ->
        [0] 已到终点
       *[other] 还差 { $steps } 步
    }
show-player-out = { $name }已出局
show-turn = 轮到{ $name }。
show-turn-repeated = 轮到{ $name }。这个局面已经出现两次；第三次就是和棋。

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = 三人和四人：{ $result }
