### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = “{ $text }” 표기는 올바른 수가 아니에요. 말의 수는 e2처럼 칸으로, 장애물은 e3h처럼 칸과 h 또는 v로 적어요.
record-bad-glyph = “{ $text }” 표기는 수 뒤에 붙이는 올바른 기호가 아니에요. !, ?, !!, ??, !?, ?! 중 하나를 수 바로 뒤에 붙여요.
record-unclosed-comment = 설명이 끝나지 않았어요. 닫는 중괄호가 없어요.
record-stray-brace = 이 닫는 중괄호에 짝이 되는 설명이 없어요.
record-unclosed-variation = 변화도가 끝나지 않았어요. 닫는 괄호가 없어요.
record-stray-parenthesis = 이 닫는 괄호에 짝이 되는 변화도가 없어요.
record-variation-of-nothing = 변화도는 바꾸려는 수 뒤에 오는데, 여기에는 그 수가 없어요.
record-bad-tag = 올바른 태그가 아니에요. 태그는 [Event "친선 게임"]처럼 적어요.
record-repeated-tag = 이 태그는 한 번만 쓸 수 있어요.
record-tag-after-moves = { $text } 태그가 수 뒤에 있어요. 태그는 수 앞에 적어요.
record-bad-players = “{ $text }” 표기는 올바른 인원이 아니에요. 2, 3, 4 중 하나예요.
record-bad-board = “{ $text }” 표기는 올바른 보드가 아니에요. 크기는 2x2부터 9x9까지예요(예: 5x7).
record-bad-fences = “{ $text }” 표기는 올바른 장애물 수가 아니에요. 플레이어마다 0개부터 20개까지예요.
# $why: a whole sentence
record-bad-position = 시작 국면이 잘못됐어요. { $why }
record-bad-setup = { $why }
record-position-differs = “{ $text }” 내용이 시작 국면과 어긋나요.
record-bad-result =
    “{ $text }” 표기는 올바른 결과가 아니에요. 1-0이나 1/2-1/2처럼 플레이어마다 숫자 하나를 - 기호로 나눠 적고, 끝나지 않은 게임은 * 기호로 적어요.
# $players: how many play
record-result-players = 결과 { $text } 표기가 맞지 않아요. 플레이어 { $players }명에게 숫자가 하나씩 있어야 해요.
# $score: the right result
record-result-on-board = 결과 { $text } 표기가 잘못됐어요. 수순대로면 { $score } 결과예요.
record-result-winner-out = 결과 { $text } 표기가 잘못됐어요. { $name } 플레이어는 탈락했으므로 이길 수 없어요.
# $names: a list of seats
record-result-shares = 결과 { $text } 표기가 잘못됐어요. 무승부는 남은 플레이어({ $names })가 나눠 가져요.
# $tag: the result in the tag
record-results-differ = 결과 { $text } 표기가 태그의 { $tag } 결과와 달라요.
record-result-in-variation = 결과 { $text } 표기가 변화도 안에 있어요. 결과는 게임 끝에 적어요.
record-after-result = 결과 뒤에 “{ $text }” 표기가 있어요. 결과 뒤에는 아무것도 올 수 없어요.
