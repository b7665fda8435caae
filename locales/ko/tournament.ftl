### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = 대회
tournaments-hint = 대진, 결과, 순위를 한곳에서. 실제 보드든 온라인이든 돼요. 계정은 필요 없어요.
tournaments-yours = 내 대회
tournaments-public = 공개 대회
tournaments-none = 지금은 공개 대회가 없어요.
tournament-missing = 없는 대회예요.

## Making one

tournament-new = 새 대회
tournament-name = 이름
tournament-where = 장소
tournament-at-board = 실제 보드에서
tournament-online = 온라인
tournament-format = 방식
format-swiss = 스위스식
format-round-robin = 풀리그
format-knock-out = 토너먼트
format-swiss-hint = 모두가 라운드마다 성적이 비슷한 상대와 둬요.
format-round-robin-hint = 모두가 서로 한 번씩 만나요.
format-knock-out-hint = 이긴 사람이 올라가요. 준결승에서 진 사람끼리는 3위 결정전을 해요.
tournament-table = 테이블당 인원
tournament-rounds = 라운드 수
tournament-double = 서로 두 번씩 만나기
tournament-listed = 공개 목록에 표시
tournament-create = 대회 만들기

## What everybody sees

tournament-what = { $format } · { $players }명
tab-tables = 테이블
tab-standings = 순위
tab-players = 참가자
tab-print = 인쇄와 저장
round-number = { $round }라운드
round-of = / 전체 { $rounds }라운드
round-before = 이전 라운드
round-after = 다음 라운드
results-in = 결과 { $in }/{ $all }
table-number = 테이블 { $table }
goes-first = 먼저
bye = { $name }: 이번 라운드는 쉬어요
bye-points = 쉼
round-none = 아직 1라운드 대진이 없어요.
tournament-finished = 끝남
tournament-winner = { $name } 우승
result-none = 아직 결과 없음
result-absent = 불참
result-nobody = 모두 불참
result-draw = 무승부
column-rank = 순위
column-player = 참가자
column-points = 점수
tiebreak-buchholz = 부흐홀츠
tiebreak-buchholz-cut-1 = 부흐홀츠 컷 1
tiebreak-sonneborn-berger = 존네보른-베르거
tiebreak-direct-encounter = 맞대결
tiebreak-wins = 승수
tiebreak-buchholz-what = 모든 상대의 점수를 더한 값.
tiebreak-buchholz-cut-1-what = 같은 값에서 가장 낮은 점수를 뺀 것.
tiebreak-sonneborn-berger-what = 이긴 상대의 점수와 비긴 상대 점수의 절반을 더한 값.
tiebreak-direct-encounter-what = 동점자끼리 둔 게임에서 얻은 점수.
tiebreak-wins-what = 이긴 게임 수.
sums-title = { $name }: 동점 처리 계산
sums-round = { $round }라운드: { $name }
sums-unplayed = { $round }라운드: 두지 않음
sums-unplayed-what = 두지 않은 라운드는 점수가 같은 상대와 둔 것으로 치되 한도가 있어요(FIDE).
sums-cut = 제외
sums-total = 합계
withdrawn = 빠짐
rating = 레이팅
watch-table = 관전
watch-all = 모든 테이블 관전
open-clock = 이 테이블의 시계 열기
open-screen = 프로젝터 화면
share-tournament = 참가자 초대

## Players

join-tournament = 이 대회에 참가
join-name = 내 이름
join-now = 참가
registration-closed = 접수가 끝났어요.
you-play = 나: { $name }
your-table-sits-out = 이번 라운드는 쉬어요.
your-table-wait = 다음 라운드를 기다리세요. 이 페이지는 저절로 새로워져요.
your-game = 내 게임 열기
who-won = 누가 이겼나요?
proposal-sent = 보냈어요. 같은 테이블의 다른 사람이 확인하면 확정돼요.
proposal-confirm = { $name }: { $result }
proposal-agree = 확인
proposal-disputed = 서로 다른 결과를 보냈어요. 주최자에게 말하세요.
withdraw-me = 대회에서 빠지기
withdraw-sure = 정말 빠질까요? 더는 대진에 들어가지 않아요.

## The organiser

organiser = 내가 주최하는 대회예요
assistant = 내가 돕는 대회예요
tap-winner = 이긴 사람을 누르세요. 다시 누르면 취소돼요.
result-just-entered = 테이블 { $table }: 방금 다른 사람이 결과를 입력했어요. 바꾸려면 다시 누르세요.
phone-says = { $name }의 휴대폰: { $result }
phones-differ = 이 테이블에서 서로 다른 결과를 보냈어요.
accept-result = 승인
other-result = 다른 결과
player-add = 참가자 추가
player-add-name = 이름
player-add-rating = 레이팅(선택)
player-late = 늦은 참가
player-withdraw = 빼기
player-back = 다시 넣기
player-link = 이 참가자의 휴대폰용 링크
round-pair = { $round }라운드 대진 짜기
round-pair-first = 1라운드 대진 짜기
round-pair-anyway = 재대결 허용하고 짜기
round-undo = 라운드 되돌리기
results-missing = 빠진 결과 { $count }개
players-missing = 참가자가 두 명 이상 있어야 해요.
pair-only-repeats = 이미 만난 사람끼리 다시 만나야 해요. 재대결을 허용할 수 있어요.
pair-only-second-byes = 누군가 두 번 쉬게 돼요. 허용할 수 있어요.
pair-last-round = 모든 라운드가 끝났어요.
pairing = 대진을 짜는 중…
round-begins = 다음 라운드 시작: { $time }
round-waits = 다음 라운드를 자동으로 시작할 수 없어요. 주최자가 대진을 짜야 해요.
settings-tournament = 대회 설정
settings-registration = 참가 접수 중
settings-repeats = 다른 방법이 없으면 재대결 허용
settings-points = { $players }인 테이블의 점수
settings-place = { $place }위
settings-tiebreaks = 동점 처리 순서
settings-up = { $name } 위로
settings-absent = 불참자가 지기까지의 시간(분)
settings-start = 다음 라운드 시작 시각
settings-round-time = 라운드 시간(분, 비우면 제한 없음)
settings-pause = 라운드 사이 시간(분, 비우면 직접 시작)
settings-engines = 컴퓨터로 빈자리 채우기
settings-no-engines = 안 함
settings-save = 저장
settings-saved = 저장했어요.
organiser-link = 나만의 비밀 링크
organiser-link-hint = 이 링크가 있으면 누구나 모든 것을 할 수 있어요. 다른 기기에서도 운영하려면 잘 보관하세요.
assistants = 도우미
assistant-name = 이름
assistant-add = 도우미 추가
assistant-revoke = 권한 취소
assistant-revoked = 권한 취소됨
assistant-link-hint = { $name } 님에게 이 링크를 보내세요. 한 번만 보여요.

## Print and save

print-pairings = 대진 인쇄
print-standings = 순위 인쇄
print-crosstable = 대전표 인쇄
save-json = 전체(JSON)
save-standings = 순위(CSV)
save-crosstable = 대전표(CSV)
save-games = 모든 게임(.qgn)
crosstable = 대전표

## The projector screen

screen-scan = 스캔해서 함께 보기
screen-round = 라운드
time-left = 남은 시간
