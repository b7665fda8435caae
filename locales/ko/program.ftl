### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = 오류: { $sentence }
# $why: the system's own words
problem-output = 결과를 출력하지 못했어요: { $why }
# $number: the place among the moves given, $why: a whole sentence
problem-move = { $number }수째: { $why }
move-unreadable =
    “{ $text }” 표기는 올바른 수가 아니에요. 말의 수는 e2처럼 칸으로, 장애물은 e3h처럼 칸과 h 또는 v로 적어요. 그 밖에 pass, 그리고 플레이어가 나갈 때 쓰는 out:west가 있어요.

# $file: its name, $why: the system's own words
problem-read = { $file } 읽기에 실패했어요: { $why }
problem-write = { $file } 쓰기에 실패했어요: { $why }
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: 노드 { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = UTF-8 텍스트가 아니에요.
problem-long-line = 이 줄은 너무 길어서 게임일 수 없어요.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (그 수를 뺀 칸과 장애물은 이 프로그램의 표기법으로 적었어요.)

## Convert

# What errors call it instead of the name of a file
standard-input = 표준 입력
convert-no-game = { $file }에 게임이 없어요.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    { $game }번 게임이 없어요. { $file }에는 게임이 { $count }개 있어요.
convert-many-games = { $file }에 게임이 { $count }개 있는데 그림에는 하나만 담을 수 있어요. --game 1처럼 골라 주세요.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    { $ply }수째가 없어요. 이 게임은 { $count }수예요.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $form } 형식에서는 { $option } 옵션이 쓰이지 않아요.
convert-terminal =
    { $form } 형식의 그림은 터미널에 표시할 수 없어요. --output game.{ $form } 옵션처럼 파일에 쓰세요.
convert-too-large = 너비 { $width }픽셀인 그림은 너무 커요. 더 작은 --size 값을 고르세요.
# $why: technical words
convert-picture = 그림을 만들지 못했어요: { $why }

## Analyze

analyze-no-game = { $file }: 읽을 수 있는 게임이 없어요.

## Explore

explore-no-game = 이 파일들에는 읽을 수 있는 게임이 없어요.
explore-too-many = 색인 하나에 담기에는 게임이 너무 많아요. 여러 개로 나누세요.
# $games, $positions: numbers
explore-built = 게임: { $games }, 국면: { $positions }

## What is wrong with a game in JSON

json-syntax = JSON이 아니에요.
json-end = 게임 중간에서 텍스트가 끝났어요.
# $detail: technical words in English
json-data = 이 JSON은 올바른 게임이 아니에요: { $detail }
json-move-at-start = 첫 노드는 게임의 시작이라 수가 없어야 해요.
json-no-move = 첫 노드를 뺀 모든 노드에는 수가 있어야 하는데 이 노드에는 없어요.
json-parent = 부모 노드는 그 노드보다 앞에 있어야 해요.
json-clock = “{ $text }” 표기는 올바른 시계 값이 아니에요. 0:09:58처럼 적어요.
json-eval = “{ $text }” 표기는 올바른 평가값이 아니에요. 0.63처럼 0부터 1까지의 수를 문자열로 적어요.
json-derived-tag = { $name } 태그는 여기에 쓸 수 없어요. 시작과 결과에서 정해져요.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = { $plies }수 만에 승리: { $moves }
solve-losing = { $plies }수 만에 패배: { $moves }
solve-drawing = 무승부: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = 이 게임을 풀려면 메모리가 약 { $needs } 필요한데 { $there }뿐이에요.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = { $needs } 테이블은 메모리에 들어가지 않아요. { $there }뿐이에요.

## Captions under pictures

caption-start = 시작
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } 나감
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = 인원은 2, 3, 4명 중 하나예요
argument-board = 보드는 WIDTHxHEIGHT이고 각각 2부터 9까지예요(예: 5x7)
# $least and $most: numbers
argument-number = { $least }~{ $most } 범위의 정수여야 해요
argument-number-from = { $least } 이상의 정수여야 해요

argument-listen = 주소와 포트가 필요해요(예: 127.0.0.1:8080, [::]:8080)
argument-base = 경로는 /fencepost처럼 빗금으로 시작해요
argument-origin = 출처는 https://example.org처럼 스킴과 호스트로 이루어져요
argument-host = 호스트는 example.org처럼 스킴과 포트와 경로가 없는 이름이에요
argument-public-url = 공개 주소는 https://example.org/fencepost처럼 스킴과 호스트, 필요하면 경로로 이루어져요
argument-database = 데이터베이스는 postgres://user:password@host/fencepost처럼 쓴 주소예요
argument-left-out = 이 프로그램은 그 기능 없이 빌드되었어요. ./run --build로 모든 기능이 있는 프로그램을 빌드할 수 있어요

# $text: what was asked for, $tags: the tags of all languages
argument-language = “{ $text }” 언어는 없어요. 쓸 수 있는 언어: { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name }, { $square } 칸: 남은 장애물 { $fences }개, { $steps ->
        [0] 도착
       *[other] 도착선까지 { $steps }칸
    }
show-player-out = { $name } 탈락
show-turn = { $name } 차례예요.
show-turn-repeated = { $name } 차례예요. 이 국면은 이미 두 번 나왔어요. 세 번째면 무승부가 돼요.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = 3명과 4명: { $result }
