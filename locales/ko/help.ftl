### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = 사용법
help-heading-commands = 명령
help-heading-arguments = 인수
help-heading-options = 옵션
help-heading-set-up = 게임의 시작
help-heading-pictures = 그림
help-heading-examples = 예

help = Fencepost: 장애물이 있는 보드에서 말이 겨루는 경주, 2~4인용
    .long =
        Fencepost: 장애물이 있는 보드에서 말이 겨루는 경주, 2~4인용.

        칸의 이름은 체스판과 같고 왼쪽 아래가 a1이에요. 수는 다음과 같이 적어요.
          e2     말이 도착하는 칸, 뛰어넘기도 같음
          e3h    가로 장애물, e3과 f3의 북쪽
          e3v    세로 장애물, e3과 e4의 동쪽
          pass   다른 수가 없을 때

        명령마다 도움말이 따로 있어요: fencepost legal --help
    .examples =
        fencepost show                       첫 수를 두기 전의 보드
        fencepost show e2 e8 e3h             세 수를 둔 뒤의 보드
        fencepost legal --players 4 e2       e2 다음에 서쪽이 둘 수 있는 수
        fencepost convert game.qgn -o g.gif  게임을 움직이는 그림으로
        fencepost perft 3                    엔진을 확인하는 국면 수

help-any-help = 도움말 출력. -h는 짧게, --help는 자세히
help-version = 버전 출력

## Where the game starts

help-any-players = 인원: 2, 3, 4. 기본값 2
    .long =
        인원: 2, 3, 4. 기본값 2.

        2명은 남쪽과 북쪽, 3명은 남쪽, 서쪽, 북쪽이에요.
help-any-board = 보드의 너비와 높이, 2x2~9x9. 기본값 9x9
help-any-fences = 플레이어마다 장애물 수, 0~20. 기본값은 2명 10, 3명 6, 4명 5
help-any-position = 이 국면에서 시작
    .long =
        새 게임 대신 이 국면에서 시작해요.

        국면은 "fencepost show"가 마지막에 출력하는 한 줄의 텍스트예요.
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        차례로 가로 장애물의 칸과 세로 장애물의 칸을 각각 붙여 쓴 것, 차례순으로 적은 말의 칸(나간 플레이어는 -), 각자 남은 장애물 수, 그리고 첫째 플레이어 차례면 1, 둘째면 2예요. 9x9가 아닌 보드는 5x5처럼 여섯째 부분에 적어요.

help-any-moves = 먼저 둘 수(예: e2 e8 e3h). 3~4인 게임에서 서쪽이 나가는 곳은 out:west

## serve

help-serve = 웹 앱 시작. 명령 없이 fencepost를 실행해도 같음
    .long =
        웹 앱을 시작해요. 브라우저에서 사람이나 엔진과 겨루고, 봇은 API로 참가할 수 있어요. 명령 없이 fencepost를 실행해도 같아요.

        서버가 준비되면 주소를 출력해요. Ctrl+C나 SIGTERM으로 깔끔하게 끝나요. 무슨 일이 있어도 응답한 수는 모두 디스크에 남아 있고, 다시 시작하면 게임은 시계까지 그대로 이어져요.
    .examples =
        fencepost serve                                    이 컴퓨터에서만, http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games 네트워크의 모두에게
        fencepost serve --trust-proxy --base /fencepost    리버스 프록시 뒤에서
help-serve-listen = 연결을 받을 주소. 기본값 127.0.0.1:8080에는 이 컴퓨터에서만 접속할 수 있어요. 포트 0은 비어 있는 포트를 써요
help-serve-data = 모든 게임을 둘 폴더. 기본값은 이 사용자의 폴더
help-serve-most-data = 모든 게임을 담은 파일의 최대 크기, MiB 단위. 기본값은 제한 없음
help-serve-base = 모든 것이 놓이는 경로, 리버스 프록시가 넘기는 것과 같음. 기본값 /
help-serve-trust-proxy = 리버스 프록시가 알리는 주소(X-Forwarded-For)를 믿기. 프록시 뒤에서만 쓰세요
help-serve-allow-origin = 이 사이트의 페이지도 서버를 호출하도록 허용. 여러 번 지정할 수 있어요
help-serve-no-analysis = 분석을 제공하지 않기
help-serve-metrics = 다른 곳에서 서버에 접속할 수 있을 때도 /metrics에서 Prometheus용 수치 제공
help-serve-engine-threads = 엔진이 생각하는 데 쓸 스레드 수. 기본값은 프로세서 수보다 하나 적게
help-serve-engine-pace = 엔진끼리만 하는 게임에서 수 사이의 밀리초. 기본값 500
help-serve-requests = 한 주소에서 오는 초당 요청 수(장기 평균). 기본값 50. 이것을 비롯한 모든 제한에서 0은 제한 없음
help-serve-burst = 한 주소에서 한꺼번에 오는 요청 수. 기본값 500
help-serve-games-per-guest = 한 브라우저의 끝나지 않은 게임 수. 기본값 200
help-serve-games-per-address = 한 주소에서 만든 끝나지 않은 게임 수. 기본값 2000
help-serve-sockets-per-guest = 한 브라우저가 연 소켓 수. 기본값 100
help-serve-sockets-per-address = 한 주소에서 연 소켓 수. 기본값 1000
help-serve-log = 표준 오류에 쓸 로그의 양: off, error, warn, info, debug. 기본값 info
help-serve-log-json = 로그를 한 줄에 객체 하나씩 JSON으로 쓰기

help-export = 서버의 모든 게임 기보를 하나의 .qgn으로 출력
    .long =
        서버의 모든 게임 기보를 오래된 것부터 하나의 .qgn으로 출력해요. 서버가 돌고 있어도 돼요.
    .examples =
        fencepost export -o all.qgn               기본 폴더의 모든 게임
        fencepost export --data games | less      다른 폴더의 게임
help-export-data = 게임 폴더. 기본값은 이 사용자의 폴더
help-export-output = 쓸 파일. 기본값은 표준 출력

help-backup = 서버가 도는 동안 모든 게임을 파일로 복사
    .long =
        서버가 도는 동안 모든 게임을 파일로 복사해요.

        복사본은 온전하고 일관돼요. 되돌리려면 서버를 멈추고, 이 파일을 fencepost.db라는 이름으로 데이터 폴더에 넣어 그 이름으로 시작하는 파일들을 대신하게 하세요.
    .examples =
        fencepost backup monday.db                기본 폴더의 게임
        fencepost backup --data games monday.db   다른 폴더의 게임
help-backup-file = 새 파일. 이미 있는 파일은 건드리지 않아요
help-backup-data = 게임 폴더. 기본값은 이 사용자의 폴더

## perft

help-perft = 정한 수만큼 두어 이를 수 있는 국면 세기
    .long =
        정한 수만큼 두어 이를 수 있는 국면을 세어요.

        규칙을 아는 프로그램끼리 견주는 방법이에요. 두 프로그램의 수가 같으면 그 깊이까지 모든 합법적인 수가 일치해요. 합계는 마지막 줄에 따로 나와요. 승부가 난 게임은 거기서 끝나고, 어쩔 수 없이 차례를 넘기는 것도 한 수로 세며, 국면이 반복되어도 달라지지 않아요.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   첫 수마다 따로
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = 셀 깊이(수): 0~100
help-perft-divide = 합계 앞에 첫 수마다 그 뒤의 국면 수 출력

## legal

help-legal = 합법적인 수 나열
    .long =
        국면에서, 또는 몇 수를 둔 뒤에 합법적인 수를 한 줄에 나열해요.

        글자순으로 정렬돼요. 합법적인 수가 없으면 pass, 게임이 끝났으면 빈 줄이에요.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = 국면을 텍스트로 그리기
    .long =
        국면을, 또는 몇 수를 둔 뒤의 국면을 텍스트로 그려요.

        S, W, N, E는 남쪽, 서쪽, 북쪽, 동쪽의 말이고 # 기호는 장애물이에요. 보드 아래에는 남은 장애물, 말마다 도착선까지 가장 짧은 길의 길이, 누구 차례인지, 그리고 마지막 줄에 --position에 쓸 국면이 나와요.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = 색을 쓸 때: auto(지원하는 터미널에서, 기본값), always, never

## convert

help-convert = 기보와 수순을 다른 형식이나 그림으로 바꾸기
    .long =
        기보나 수순을 읽어 다른 형식이나 그림으로 써요.

        텍스트 형식:
          qgn     기보: 태그, 번호를 매긴 수, 변화도, 설명, 결과
          moves   수만, 한 줄에 한 게임
          json    한 줄에 객체 하나, 기보의 모든 내용
        한 게임의 그림:
          svg     한 국면, 벡터 그림
          png     한 국면, 픽셀 그림
          gif     게임 전체, 한 수에 한 장면

        파일 하나에 게임이 몇 개든 있을 수 있어요. 잘못된 곳이 있으면 아무것도 쓰지 않고 어디가 왜 잘못됐는지 알려요.
    .examples =
        fencepost convert game.txt > game.qgn          수순을 말끔한 기보로
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = 읽을 파일. - 기호는 표준 입력
help-convert-from = 파일의 형식: qgn, moves, json. 지정하지 않으면 추측
help-convert-to = 쓸 형식: qgn, moves, json, svg, png, gif
    .long =
        쓸 형식: qgn, moves, json, svg, png, gif.

        지정하지 않으면 --output 파일의 이름을 따르고, 그것도 없으면 qgn이에요.
help-convert-dialect = 파일의 수 표기법: fencepost, glendenning, openspiel, qtp
    .long =
        파일의 수 표기법: fencepost, glendenning, openspiel, qtp. 기본값 fencepost.

        glendenning과 openspiel은 가로줄을 반대편부터 세어요. qtp는 장애물 이름이 한 줄 높고 북쪽이 먼저 시작해요.
help-convert-to-dialect = 쓸 때의 수 표기법. 선택지는 같음
help-convert-output = 이 파일에 끝에서 한꺼번에 쓰기. - 기호는 표준 출력이며 지정하지 않은 것과 같음
help-convert-game = 이 번호의 게임만. 첫 게임은 1
help-convert-players = 수순만으로는 알 수 없는 인원: 2, 3, 4. 기본값 2
help-convert-board = 그 보드의 너비와 높이, 2x2~9x9. 기본값 9x9
help-convert-fences = 그 플레이어마다 장애물 수, 0~20
help-convert-position = 대신 시작할 국면
help-convert-ply = 이만큼 둔 뒤의 국면, 시작은 0. 기본값은 마지막 국면
help-convert-theme = 테마: wood, light, dark. 기본값 wood
help-convert-size = 너비, 픽셀 단위, 16~4096
help-convert-coordinates = 보드 둘레에 글자와 숫자 표시. 지정하지 않아도 같음
help-convert-no-coordinates = 글자와 숫자 없이
help-convert-flip = 북쪽에서 보기
help-convert-delay = gif 한 장면이 머무는 시간, 밀리초, 20~60000. 기본값 900

## engine

help-engine = 엔진으로 두기: 표준 입력으로 받고 표준 출력으로 답함
    .long =
        다른 프로그램을 위한 엔진으로 움직여요. 표준 입력으로 받고 표준 출력으로 답해요.

        프로토콜은 두 가지예요. uci는 체스 엔진의 프로토콜에 이 게임의 수를 쓴 것이고, qtp는 아테네 대학교의 텍스트 프로토콜이에요. 둘 다 docs/protocols.md에 설명이 있어요. uci를 손으로 써 보려면 position startpos moves e2, go movetime 1000, quit 순으로 입력하세요.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = 통신 방식: uci(기본값) 또는 qtp
help-engine-player = 다른 엔진의 실력을 재기 위해 엔진 대신 두는 상대: random, racer, greedy, rollouts, 약한 것부터
help-engine-level = 실력: 사람에게는 1~10. 기본값 0은 최강
help-engine-threads = 탐색에 쓸 스레드 수. 기본값 1
help-engine-hash = 아는 국면의 테이블에 쓸 메모리, MiB 단위. 기본값 64
help-engine-seed = 운에 맡긴 선택을 모두 정하는 수. 기본값 0
help-engine-movetime = qtp에서 한 수를 생각하는 시간, 밀리초. 기본값 1000

## bench

help-bench = 정해진 국면들을 탐색해 엔진과 컴퓨터 비교
    .long =
        정해진 국면들을 탐색해 엔진과 컴퓨터를 비교해요.

        줄마다 살펴본 국면 수와 찾은 수가 나와요. 마지막 줄은 2인 국면의 합계와 속도예요. 엔진이 같으면 노드 수는 언제 어느 컴퓨터에서 실행해도 같아요. 3명과 4명은 그 앞 줄에 따로 나와요.
    .examples =
        fencepost bench

## match

help-match = 두 엔진을 겨루게 해 어느 쪽이 강한지 알아보기
    .long =
        두 엔진을 겨루게 해 어느 쪽이 강한지 알아봐요.

        A와 B는 uci나 qtp 프로토콜을 쓰는 프로그램의 명령줄이며, 각각 따옴표로 묶어요. 모든 초반 수순은 선후를 바꿔 두 번 두고, 심판이 모든 수를 규칙에 따라 확인해요. 점수는 A 쪽에서 본 것이며 두 게임씩 묶어 구한 오차와 함께 나와요. Ctrl-C를 누르면 대결을 끝내고 그때까지의 결과를 알려요.

        비정상 종료, 반칙 수, 시간 초과는 지는 것이며 따로 세어요. 3~4인 게임에서는 그렇게 한 쪽만 나가고 나머지는 계속해요.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = 점수를 알려 줄 엔진의 명령줄
help-match-engine-b = 다른 엔진의 명령줄
help-match-games = 게임 수. 기본값 100. 게임마다 선후를 바꾸므로 짝수가 좋아요
help-match-time = 생각하는 양: 한 수에 100ms나 2s, 한 수에 10000n(노드), 또는 60+0.5(시계와 추가 시간, 초). 기본값 100ms
help-match-time-b = B에만 같은 설정
help-match-openings = 초반 수순 파일, 한 줄에 하나: 먼저 둘 수, # 뒤는 설명. 기본값은 시작 국면
help-match-records = 모든 게임을 이 파일에 .qgn으로 쓰기
help-match-sprt = A가 ELO1만큼 강하거나 ELO0 넘게 강하지는 않다는 것이 분명해지면 멈추기
    .long =
        A가 ELO1만큼 강하거나(H1) ELO0 넘게 강하지는 않다는(H0) 것이 분명해지면 멈춰요.

        두 게임씩 묶어서 하는 축차 확률비 검정이에요. 0,10,0.01,0.05처럼 덧붙이는 두 수는 H1이나 H0을 잘못 받아들일 확률이에요. 기본값은 각각 0.05예요.
help-match-concurrency = 동시에 할 게임 수. 기본값 1
help-match-field = 3~4인 게임의 자리 구성: a-vs-bbb(기본값), aa-vs-bb, aaa-vs-b 등. 모두가 모든 자리에 앉아 볼 때까지 게임마다 자리를 바꿔요
help-match-max-plies = 이만큼 두면 무승부. 기본값 400
help-match-margin = 제한을 넘겨 답해도 되는 시간(예: 50ms). 기본값 100ms
help-match-patience = 시간 대신 노드로 제한할 때 한 수를 기다리는 시간. 기본값 120s
help-match-protocol-a = A와 통신하는 방식: uci(기본값) 또는 qtp
help-match-protocol-b = B와 통신하는 방식: uci(기본값) 또는 qtp
help-match-name-a = 기보에 쓸 A의 이름. 기본값은 엔진의 원래 이름
help-match-name-b = 기보에 쓸 B의 이름. 기본값은 엔진의 원래 이름
help-match-option-a = uci에서 A의 옵션 설정(예: Hash=256). 여러 번 지정할 수 있어요
help-match-option-b = uci에서 B의 옵션 설정(예: Hash=256). 여러 번 지정할 수 있어요
help-match-seed = 운에 맡긴 것을 정하는 수, Seed 옵션이 있는 엔진용. 기본값 0
help-match-progress = 진행 상황을 알릴 때: auto(터미널에 한 줄로, 기본값), always(파일에도, 게임마다 한 줄), never

## solve

help-solve = 작은 2인 게임에서 둘 다 최선을 다하면 누가 이기는지 알아내기
    .long =
        작은 2인 게임에서 둘 다 최선을 다하면 누가 이기는지 알아내요.

        나올 수 있는 모든 국면을 계산하므로 답이 정확해요. 이기는 쪽은 서두르고 지는 쪽은 최대한 버텨요. 길이는 두 플레이어의 수를 합쳐서 세어요. 마지막 줄이 값이에요: "first player wins in N", "second player wins in N" 또는 "draw". 그 앞에는 값을 지키는 첫 수가 좋은 것부터 나와요.

        시간과 메모리는 보드와 장애물에 따라 빠르게 늘어나요. 5x5에서 장애물이 3개씩이면 몇 초와 74 MiB, 5개씩이면 1분과 663 MiB가 들어요. 메모리에 들어가지 않는 게임은 거절돼요.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = 보드의 너비와 높이, 2x2~9x9. 기본값 9x9는 풀기에 너무 커요
help-solve-fences = 플레이어마다 장애물 수, 0~20. 기본값 10
help-solve-memory = 쓸 수 있는 메모리, MiB 단위. 기본값은 비어 있는 만큼
help-solve-threads = 쓸 스레드 수. 기본값은 프로세서 코어마다 하나

## rules

help-rules = 게임 규칙 출력
    .long =
        글자로 그린 그림과 함께 게임 규칙을 출력해요.

        언어는 터미널의 언어이거나 de, zh-Hant 같은 태그로 지정한 언어예요.
    .examples =
        fencepost rules            이 터미널의 언어로
        fencepost rules ja | less  일본어로
help-rules-language = 언어 태그. 기본값은 터미널의 언어

## completions

help-completions = 셸에서 명령과 옵션을 자동 완성하는 스크립트 출력
    .long =
        셸에서 명령과 옵션을 자동 완성하는 스크립트를 출력해요.

        셸이 이런 스크립트를 찾는 곳에 두고 새 셸을 여세요.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = 셸: bash, zsh, fish, powershell, elvish

## help

help-help = 명령의 도움말 출력
    .long = COMMAND --help와 같이 명령의 도움말을, 명령이 없으면 프로그램의 도움말을 출력해요.
    .examples = fencepost help convert
help-help-command = 명령
