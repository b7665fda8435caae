### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = 錯誤：{ $sentence }
# $why: the system's own words
problem-output = 無法輸出結果：{ $why }。
# $number: the place among the moves given, $why: a whole sentence
problem-move = 第 { $number } 步：{ $why }
move-unreadable =
    「{ $text }」不是有效的棋步：移動棋子寫格子，例如 e2；圍牆寫格子加 h 或 v，例如 e3h。另外還有 pass，以及玩家退出時用的 out:west。

# $file: its name, $why: the system's own words
problem-read = 無法讀取 { $file }：{ $why }。
problem-write = 無法寫入 { $file }：{ $why }。
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: 節點 { $node }：{ $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = 這不是 UTF-8 文字。
problem-long-line = 這一行太長，不可能是對局。
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why }（除了那一步以外，格子和圍牆都以本程式的記法表示。）

## Convert

# What errors call it instead of the name of a file
standard-input = 標準輸入
convert-no-game = { $file } 裡沒有對局。
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    沒有第 { $game } 局：{ $file } 裡共有 { $count } 局。
convert-many-games = { $file } 裡有 { $count } 局，而一張圖只能呈現一局：請選一局，例如 --game 1。
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    沒有第 { $ply } 步：這場對局共有 { $count } 步。
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } 對 { $form } 格式沒有作用。
convert-terminal =
    { $form } 格式的圖片無法顯示在終端機上：請寫入檔案，例如 --output game.{ $form }。
convert-too-large = 寬 { $width } 像素的圖片太大了：請用較小的 --size。
# $why: technical words
convert-picture = 無法產生圖片：{ $why }。

## Analyze

analyze-no-game = { $file } 裡沒有能讀取的對局。

## Explore

explore-no-game = 這些檔案裡沒有能讀取的對局。
explore-too-many = 對局太多，一個索引放不下：請拆成幾個。
# $games, $positions: numbers
explore-built = 對局：{ $games }，局面：{ $positions }

## What is wrong with a game in JSON

json-syntax = 這不是 JSON。
json-end = 文字在對局中途就結束了。
# $detail: technical words in English
json-data = 這份 JSON 不是有效的對局：{ $detail }。
json-move-at-start = 第一個節點是對局的開局，不能有棋步。
json-no-move = 除了第一個節點，每個節點都要有棋步，這個卻沒有。
json-parent = 節點的父節點必須排在它前面。
json-clock = 「{ $text }」不是有效的時鐘讀數：寫法如 0:09:58。
json-eval = 「{ $text }」不是有效的評分：應為文字形式的 0 到 1 之間的數字，例如 0.63。
json-derived-tag = 標籤 { $name } 不該出現在這裡：它由開局和結果決定。

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = { $plies } 步獲勝：{ $moves }
solve-losing = { $plies } 步落敗：{ $moves }
solve-drawing = 和局：{ $moves }
# $needs and $there: such as 74 MiB
solve-too-large = 求解這個對局約需 { $needs } 記憶體，但只有 { $there }。

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = 記憶體容不下 { $needs } 的表：只有 { $there }。

## Captions under pictures

caption-start = 開局
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }，{ $name }
caption-out = { $name }退出對局
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }。{ $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = 對局有 2、3 或 4 位玩家
argument-board = 棋盤寫成 WIDTHxHEIGHT，各為 2 到 9，例如 5x7
# $least and $most: numbers
argument-number = 這裡要填 { $least } 到 { $most } 的整數
argument-number-from = 這裡要填不小於 { $least } 的整數

argument-listen = 這裡要填位址和連接埠，例如 127.0.0.1:8080 或 [::]:8080
argument-base = 路徑要以斜線開頭，例如 /fencepost
argument-origin = 來源由通訊協定和主機組成，例如 https://example.org
argument-host = 主機是不含通訊協定、連接埠和路徑的名稱，例如 example.org
argument-public-url = 公開網址由通訊協定、主機和可選的路徑組成，例如 https://example.org/fencepost
argument-database = 資料庫是一個位址，例如 postgres://user:password@host/fencepost
argument-left-out = 此程式建置時未包含該功能；./run --build 會建置包含全部功能的程式

# $text: what was asked for, $tags: the tags of all languages
argument-language = 沒有「{ $text }」這個語言；可用的有 { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }在 { $square }：手上 { $fences } 道圍牆，{ $steps ->
        [0] 已到終點
       *[other] 還有 { $steps } 步
    }
show-player-out = { $name }已出局
show-turn = 輪到{ $name }。
show-turn-repeated = 輪到{ $name }。這個局面已經出現兩次；第三次就是和局。

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = 三人和四人：{ $result }
