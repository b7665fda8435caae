### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = 메시지가 JSON이 아니에요.
error-bad-message = 필드가 빠졌거나 형식이 달라요.
# $field: the name of the field in the message
error-bad-value = “{ $field }” 필드에는 이 값을 쓸 수 없어요.
# $text: what was sent as a move
error-not-a-move = “{ $text }” 표기는 올바른 수가 아니에요. 말의 수는 e2처럼 칸으로, 장애물은 e3h처럼 칸과 h 또는 v로 적어요.
error-no-token = 자리의 토큰이 필요해요.
error-unknown-token = 이 토큰은 게임의 어느 자리에도 속하지 않아요.
error-other-origin = 다른 사이트에서 온 요청은 허용되지 않아요.
# $host: the name in the address that was asked for
error-unknown-host = 이 서버는 { $host } 이름으로는 응답하지 않아요. 운영자가 --allow-host { $host } 또는 --public-url을 붙여 시작해야 해요.
error-no-such-game = 게임을 찾을 수 없어요.
error-no-such-page = 이 주소에는 아무것도 없어요.
error-method-not-allowed = 허용되지 않는 메서드예요.
error-analysis-off = 이 서버에서는 분석이 꺼져 있어요.
error-own-game = 지금 다른 사람과 두고 있는 국면이에요. 게임이 끝나면 분석할 수 있어요.
error-not-started = 게임이 시작되지 않았어요. 아직 빈자리가 있어요.
error-game-over = 게임이 끝났어요.
error-not-over = 게임이 아직 끝나지 않았어요.
error-ply-mismatch = 게임이 그사이 진행됐거나 아직 그 수까지 가지 않았어요.
error-not-your-turn = 다른 플레이어의 차례예요.
error-no-open-seat = 빈자리가 없어요.
error-seat-taken = 이미 다른 사람이 앉은 자리예요.
error-nothing-to-take-back = 무를 수 있는 내 수가 없어요.
error-nothing-offered = 그런 제안이 없어요.
error-offered-already = 마지막 수 이후에 이미 제안했어요.
error-no-clock = 이 게임에는 시계가 없어요.
error-not-playing = 이 자리는 게임에 없거나 이미 탈락했어요.
error-name-a-seat = 시간을 받을 자리를 적어 주세요. 내 자리는 안 돼요.
error-still-here = 이 플레이어는 아직 있거나 방금 나갔어요.
error-game-too-long = 게임이 너무 길어서 할 수 없어요. 수를 두거나 기권할 수는 있어요.
error-too-large = 메시지가 너무 길어요.
error-too-slow = 메시지가 도착하는 데 너무 오래 걸렸어요.
error-rate = 요청이 너무 많아요. 잠시 기다려 주세요.
error-too-many-games = 끝나지 않은 내 게임이 너무 많아요.
error-too-many-sockets = 동시 연결이 너무 많아요.
error-too-many-phrases = 조금만 천천히 해 주세요.
error-too-many-analyses = 동시에 하는 분석이 너무 많아요.
error-storage = 게임을 저장하지 못했어요. 바뀐 것은 없으니 다시 시도하세요.
error-storage-full = 서버의 디스크가 가득 찼어요. 바뀐 것은 없으니 나중에 다시 시도하세요.
error-read-only = 서버가 폴더에 쓸 수 없어요. 바뀐 것은 없으니 나중에 다시 시도하세요.
error-storage-gone = 서버의 데이터베이스가 삭제되거나 교체됐어요. 서버를 다시 시작할 때까지 아무것도 저장되지 않아요.
error-engines-gone = 서버를 다시 시작할 때까지 이 서버에서는 컴퓨터가 둘 수 없어요.
error-storage-damaged = 서버의 데이터베이스가 손상됐어요. 고칠 때까지 아무것도 저장되지 않아요.
error-storage-slow = 검색이 너무 오래 걸렸어요. 다시 시도하세요.
error-stopping = 서버를 다시 시작하고 있어요. 다시 시도하세요.
error-internal = 서버에 문제가 생겼어요. 잃은 것은 없으니 다시 시도하세요.

## The program

# $url: the address of the page
serve-ready = Fencepost 실행 중: { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = { $address } 주소로 연결을 받을 수 없어요: { $why }
# $folder: its name, $why: the system's own words
serve-no-folder = { $folder } 폴더를 쓸 수 없어요: { $why }
# $why: the system's own words
serve-no-threads = 서버를 시작하지 못했어요: { $why }

# $file: its name, $why: SQLite's own words
store-storage = { $file } 파일을 쓸 수 없어요: { $why }
store-storage-full = { $file } 파일에 기록할 수 없어요. 디스크가 가득 찼어요.
store-read-only = { $file } 파일에 기록할 수 없어요. 폴더의 소유자와 읽기 전용 여부를 확인하세요.
store-damaged = { $file } 파일이 손상됐어요({ $why }). 바꾼 것은 없어요. 백업으로 바꾸거나 다른 곳으로 옮기고 새로 시작하세요.
store-newer = { $file } 파일은 더 새로운 버전의 Fencepost에서 기록됐어요. 바꾼 것은 없으니 그 버전을 쓰세요.
store-locked = { $file } 파일을 다른 프로그램이 쓰고 있어요.
store-gone = { $file } 파일이 사용 중에 삭제되거나 교체됐어요.
store-timed-out = { $file } 파일이 제때 응답하지 않았어요.
store-conflict = { $file } 파일을 다른 프로그램이 동시에 바꿨어요.
store-unreachable = { $file }에 연결할 수 없어요: { $why }.
store-too-old = { $file }은(는) PostgreSQL { $why }에서 실행되는데 너무 오래됐어요. 13 이상의 버전이 필요해요.

# $file: the file that should become the copy
backup-exists = { $file } 파일이 이미 있어요. 새 파일 이름을 지정하세요.
# $why: what the database says
backup-failed = { $file } 파일에 기록하지 못했어요: { $why }

# $file: the file that should be put back
restore-not-a-store = { $file } 파일은 Fencepost 데이터베이스가 아니에요.
# $file: the database that is there
restore-needs-replace = { $file } 파일에 이미 게임이 있어요. --replace를 쓰면 다른 이름으로 옆에 보관돼요.
# $file: where they are
restore-kept = 거기 있던 게임은 이제 { $file } 파일에 있어요.

postgres-tool = { $file }은(는) PostgreSQL 데이터베이스예요. { $tool }을(를) 사용해 주세요.

move-data-done = 모두 { $file }(으)로 복사했고, 개수와 해시가 일치해요. 게임: { $games }, 이벤트: { $events }.
move-data-not-empty = { $file }이(가) 비어 있지 않아요. 아무것도 바뀌지 않았어요. 빈 데이터베이스를 지정해 주세요.
move-data-differs = { $file }의 사본이 { $table } 표에서 원본과 다를 뻔했어요. 아무것도 바뀌지 않았어요.

# $file: the database, $games and $events: how many
verify-sound = { $file } 파일은 이상 없어요. 게임: { $games }, 이벤트: { $events }.
# $game: its name, $seq: the number of an event
verify-game = 게임 { $game }: { $seq }번 이벤트부터 앞뒤가 맞지 않아요.
verify-entry = 게임 { $game }: 목록의 항목이 이벤트와 맞지 않아요.

## Tournaments

error-in-tournament = 대회 게임에서는 할 수 없어요.
error-no-key = 주최자의 키나 내 토큰이 필요해요.
error-not-allowed = 이 키로는 할 수 없어요.
error-no-such-tournament = 대회를 찾을 수 없어요.
error-no-such-player = 이 번호의 참가자가 없어요.
error-no-such-table = 그런 라운드나 테이블이 없어요.
error-no-such-assistant = 그런 도우미가 없어요.
error-registration-closed = 접수가 끝났어요.
error-too-late = 이미 늦었어요. 1라운드 대진이 정해졌어요.
error-tournament-full = 대회 정원이 찼어요.
error-has-results = 이 라운드에는 이미 결과가 있어서 되돌릴 수 없어요.
error-not-the-last-round = 마지막 라운드만 되돌릴 수 있어요.
error-has-result = 이 테이블에는 이미 다른 결과가 있어요. 주최자에게 고쳐 달라고 하세요.
error-not-a-result = 이 테이블에 맞는 결과가 아니에요. 1-0이나 0-0-1처럼 참가자마다 숫자를 하나씩 적으세요.
error-needs-a-winner = 토너먼트에서는 테이블마다 승자가 있어야 해요.
error-played-online = 결과는 이 서버의 게임에서 나와요.
error-results-missing = 이 라운드의 결과가 아직 다 나오지 않았어요.
error-last-round = 그 라운드가 마지막이었어요.
error-too-few-players = 참가자가 두 명 이상 있어야 해요.
error-only-repeats = 이 라운드를 어떻게 짜도 이미 만난 사람끼리 다시 만나요. 재대결을 허용할 수 있어요.
error-only-second-byes = 누군가 쉬어야 하는데 모두 이미 한 번씩 쉬었어요. 반복을 허용할 수 있어요.
error-no-winner = 마지막 라운드에 승자가 없는 테이블이 있어요.
error-too-many-tournaments = 끝나지 않은 내 대회가 너무 많아요.
