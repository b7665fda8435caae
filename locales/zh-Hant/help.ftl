### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = 用法
help-heading-commands = 命令
help-heading-arguments = 引數
help-heading-options = 選項
help-heading-set-up = 對局從哪裡開始
help-heading-pictures = 圖片
help-heading-examples = 範例

help = Fencepost：棋子繞過圍牆、比誰先到對岸的棋盤遊戲，二到四人玩
    .long =
        Fencepost：棋子繞過圍牆、比誰先到對岸的棋盤遊戲，二到四人玩。

        格子的名稱和西洋棋盤一樣，左下角是 a1。棋步的寫法：
          e2     棋子落腳的格子，跳越也一樣；
          e3h    橫放的圍牆，在 e3 和 f3 北邊；
          e3v    直放的圍牆，在 e3 和 e4 東邊；
          pass   沒有其他走法時跳過回合。

        每個命令都有自己的說明：fencepost legal --help
    .examples =
        fencepost show                       第一步之前的棋盤
        fencepost show e2 e8 e3h             走三步之後的棋盤
        fencepost legal --players 4 e2       西家對 e2 可以怎麼回應
        fencepost convert game.qgn -o g.gif  把對局做成動畫
        fencepost perft 3                    計算局面數，用來檢驗引擎

help-any-help = 顯示說明；-h 較簡短，--help 較詳細
help-version = 顯示版本

## Where the game starts

help-any-players = 玩家人數：2、3 或 4；預設 2
    .long =
        玩家人數：2、3 或 4；預設 2。

        兩人時是南家和北家，三人時是南家、西家和北家。
help-any-board = 棋盤的寬和高，2x2 到 9x9；預設 9x9
help-any-fences = 每位玩家的圍牆數，0 到 20；預設二人 10、三人 6、四人 5
help-any-position = 改從這個局面開始
    .long =
        不從全新的對局，改從這個局面開始。

        局面是一行文字，就是 "fencepost show" 最後印出的那一行：
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        依序為：橫放圍牆與直放圍牆的格子，連寫不隔開；各棋子的格子，依行動順序（出局的玩家寫 -）；各人手上的圍牆數；輪到第一位玩家寫 1，輪到第二位寫 2。棋盤不是 9x9 時，在第六部分註明，例如 5x5。

help-any-moves = 先走的棋步，例如 e2 e8 e3h；三人或四人對局中西家退出則寫 out:west

## serve

help-serve = 啟動網頁應用程式；不帶命令執行 fencepost 也是如此
    .long =
        啟動網頁應用程式：在瀏覽器裡和真人或引擎對戰，機器人也可以透過 API 對戰。不帶命令執行 fencepost 也是如此。

        伺服器就緒時會印出網址。Ctrl+C 或 SIGTERM 可正常結束；無論發生什麼事，已回應的每一步都已寫入磁碟，再次啟動後對局會繼續，時鐘維持原狀。
    .examples =
        fencepost serve                                    只供本機使用，網址 http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games 供網路上所有人使用
        fencepost serve --trust-proxy --base /fencepost    在反向代理後面
help-serve-listen = 接受連線的位址；預設 127.0.0.1:8080，只有本機能連。連接埠 0 表示自動選一個可用的
help-serve-data = 存放所有對局的資料夾；預設為目前使用者的資料夾
help-serve-most-data = 對局檔案最大可到多少 MiB；預設不限
help-serve-base = 所有內容所在的路徑，與反向代理轉送的路徑相同；預設 /
help-serve-trust-proxy = 信任反向代理回報的位址（X-Forwarded-For）。只能在反向代理後面使用
help-serve-allow-origin = 也允許這個網站的頁面呼叫伺服器；可重複指定
help-serve-no-analysis = 不提供分析
help-serve-metrics = 即使其他人連得到伺服器，也在 /metrics 提供 Prometheus 數據
help-serve-engine-threads = 引擎思考用的執行緒數；預設為處理器數減一
help-serve-engine-pace = 只有引擎參加的對局，每步之間的毫秒數；預設 500
help-serve-requests = 單一位址長期平均每秒的請求數；預設 50。此項及其他所有上限，0 都表示不限
help-serve-burst = 單一位址瞬間的請求數；預設 500
help-serve-games-per-guest = 單一瀏覽器未結束的對局數；預設 200
help-serve-games-per-address = 單一位址建立的未結束對局數；預設 2000
help-serve-sockets-per-guest = 單一瀏覽器開啟的 socket 連線數；預設 100
help-serve-sockets-per-address = 單一位址開啟的 socket 連線數；預設 1000
help-serve-log = 寫到標準錯誤的記錄詳細程度：off、error、warn、info 或 debug；預設 info
help-serve-log-json = 以 JSON 寫記錄，每行一個物件

help-export = 把伺服器上所有對局的棋譜輸出為一份 .qgn
    .long =
        把伺服器上所有對局的棋譜輸出為一份 .qgn，最舊的在前。伺服器執行中也可以使用。
    .examples =
        fencepost export -o all.qgn               預設資料夾中的所有對局
        fencepost export --data games | less      另一個資料夾的對局
help-export-data = 對局所在的資料夾；預設為目前使用者的資料夾
help-export-output = 要寫入的檔案；預設為標準輸出

help-backup = 在伺服器執行時，把所有對局複製到一個檔案
    .long =
        在伺服器執行時，把所有對局複製到一個檔案。

        備份完整而且一致。要還原時，先停止伺服器，再把該檔案以 fencepost.db 為名放進存放對局的資料夾，取代所有以此名稱開頭的檔案。
    .examples =
        fencepost backup monday.db                預設資料夾中的對局
        fencepost backup --data games monday.db   另一個資料夾的對局
help-backup-file = 新檔案；已存在的檔案不會被更動
help-backup-data = 對局所在的資料夾；預設為目前使用者的資料夾

## perft

help-perft = 計算在指定步數內能到達的局面數
    .long =
        計算在指定步數內能到達的局面數。

        這是比對不同程式的規則實作的方法：如果兩個程式得到相同的數字，它們在這個深度內的每一步合法棋步都一致。總數單獨寫在最後一行。分出勝負的對局到此為止，被迫跳過算一步，局面重複則不影響。
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   分別列出每個第一步
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = 計算幾步深：0 到 100
help-perft-divide = 在總數之前，印出每個第一步及其後的局面數

## legal

help-legal = 列出合法棋步
    .long =
        在一行中列出某個局面、或走了幾步之後的合法棋步。

        按字母順序排列。沒有合法棋步時印出 pass；對局已結束時為空行。
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = 以文字畫出局面
    .long =
        以文字畫出某個局面，或走了幾步之後的局面。

        S、W、N、E 是南家、西家、北家、東家的棋子，# 是圍牆。棋盤下方列出手上的圍牆、每枚棋子到終點的最短步數、輪到誰，最後一行是局面本身，可用於 --position。
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = 何時使用顏色：auto（終端機支援時，預設）、always 或 never

## convert

help-convert = 把棋譜和棋步清單轉成其他格式或圖片
    .long =
        讀取棋譜或棋步清單，寫成其他格式或圖片。

        文字格式：
          qgn     棋譜：標籤、有編號的棋步、變化、註解、結果
          moves   只有棋步，每行一局
          json    每行一個物件，包含棋譜的全部內容
        單一對局的圖片：
          svg     一個局面，向量圖
          png     一個局面，點陣圖
          gif     整場對局，每步一格畫面

        一個檔案可以有任意多局。只要其中有錯，就什麼都不寫，並指出錯在哪裡、為什麼。
    .examples =
        fencepost convert game.txt > game.qgn          把棋步清單整理成棋譜
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = 要讀取的檔案；- 是標準輸入
help-convert-from = 檔案的格式：qgn、moves 或 json；未指定則自動判斷
help-convert-to = 要寫成的格式：qgn、moves、json、svg、png 或 gif
    .long =
        要寫成的格式：qgn、moves、json、svg、png 或 gif。

        未指定時依 --output 的檔名決定，否則為 qgn。
help-convert-dialect = 檔案中棋步的記法：fencepost、glendenning、openspiel 或 qtp
    .long =
        檔案中棋步的記法：fencepost、glendenning、openspiel 或 qtp；預設 fencepost。

        glendenning 和 openspiel 從對面開始數橫列。qtp 的圍牆名稱高一列，而且由北家先走。
help-convert-to-dialect = 寫出棋步的記法；選擇同上
help-convert-output = 寫入這個檔案，最後一次寫完；- 是標準輸出，與未指定相同
help-convert-game = 只處理這個編號的對局；第一局是 1
help-convert-players = 棋步清單的玩家人數（清單本身無法註明）：2、3 或 4；預設 2
help-convert-board = 其棋盤的寬和高，2x2 到 9x9；預設 9x9
help-convert-fences = 其每位玩家的圍牆數，0 到 20
help-convert-position = 改用這個起始局面
help-convert-ply = 顯示走了這麼多步之後的局面，0 是開局；預設為最後一步
help-convert-theme = 外觀：wood、light 或 dark；預設 wood
help-convert-size = 寬度，以像素計，16 到 4096
help-convert-coordinates = 棋盤四周標示字母和數字；預設即如此
help-convert-no-coordinates = 不標示字母和數字
help-convert-flip = 從北邊看
help-convert-delay = gif 每格畫面停留多久，以毫秒計，20 到 60000；預設 900

## engine

help-engine = 作為引擎對弈：從標準輸入接收，由標準輸出回應
    .long =
        作為引擎供其他程式使用：從標準輸入接收，由標準輸出回應。

        有兩種協定：uci 是西洋棋引擎的協定，棋步換成本遊戲的；qtp 是雅典大學的文字協定。兩者都在 docs/protocols.md 中說明。想手動試 uci，請依序輸入 position startpos moves e2、go movetime 1000、quit。
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = 溝通協定：uci（預設）或 qtp
help-engine-player = 由誰代替引擎，用來衡量其他引擎：random、racer、greedy 或 rollouts，由弱到強
help-engine-level = 棋力：1 到 10 適合真人；預設 0 為全力
help-engine-threads = 搜尋用的執行緒數；預設 1
help-engine-hash = 已知局面表的記憶體，以 MiB 計；預設 64
help-engine-seed = 決定所有隨機選擇的數字；預設 0
help-engine-movetime = 使用 qtp 時每步思考多久，以毫秒計；預設 1000

## bench

help-bench = 搜尋一組固定的局面，用來比較引擎和電腦
    .long =
        搜尋一組固定的局面，用來比較引擎和電腦。

        每行列出看過的局面數和找到的棋步。最後一行是雙人局面的總和與速度：只要引擎相同，節點數在每次執行、每台電腦上都一樣。三人和四人的結果另列在它前一行。
    .examples =
        fencepost bench

## match

help-match = 讓兩個引擎對戰，看誰比較強
    .long =
        讓兩個引擎對戰，看誰比較強。

        A 和 B 是支援 uci 或 qtp 協定的程式命令列，請各自加上引號。每個開局走法會交換先後各下一次，裁判依規則檢查每一步；比分從 A 的角度計算，誤差以成對的對局估計。Ctrl-C 結束比賽，並列出目前結果。

        當機、不合法的棋步或超時都判輸，並另外計數。三人或四人時，犯規者出局，其他人繼續。
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = 計算比分的引擎的命令列
help-match-engine-b = 另一個引擎的命令列
help-match-games = 對局數；預設 100。每局交換先後，所以最好是偶數
help-match-time = 思考限制：每步 100ms 或 2s，每步 10000n（節點），或 60+0.5，即時鐘與每步加秒，以秒計；預設 100ms
help-match-time-b = 同上，只用於 B
help-match-openings = 開局走法的檔案，每行一個：先走的棋步，# 之後是註解。預設為起始局面
help-match-records = 把所有對局寫入這個檔案，格式為 .qgn
help-match-sprt = 一旦確定 A 強 ELO1，或至多只強 ELO0，就停止
    .long =
        一旦確定 A 強 ELO1（H1），或至多只強 ELO0（H0），就停止。

        這是以成對對局進行的逐次機率比檢定。再加兩個數字，如 0,10,0.01,0.05，是誤認 H1 或 H0 的機率；預設各為 0.05。
help-match-concurrency = 同時進行幾局；預設 1
help-match-field = 三人或四人時，誰占幾個座位：a-vs-bbb（預設）、aa-vs-bb、aaa-vs-b 等。座位每局更換，直到大家都坐過每個位置
help-match-max-plies = 走到這麼多步就判和局；預設 400
help-match-margin = 回應可以超出時限多久，例如 50ms；預設 100ms
help-match-patience = 限制節點而不限時間時，等一步最多等多久；預設 120s
help-match-protocol-a = 與 A 溝通的協定：uci（預設）或 qtp
help-match-protocol-b = 與 B 溝通的協定：uci（預設）或 qtp
help-match-name-a = 棋譜中 A 的名稱；預設為它自己的名稱
help-match-name-b = 棋譜中 B 的名稱；預設為它自己的名稱
help-match-option-a = 以 uci 設定 A 的選項，例如 Hash=256。可重複指定
help-match-option-b = 以 uci 設定 B 的選項，例如 Hash=256。可重複指定
help-match-seed = 決定隨機選擇的數字，用於有 Seed 選項的引擎；預設 0
help-match-progress = 何時報告比賽進度：auto（在終端機上以一行顯示，預設）、always（寫入檔案時也報告，每局一行）或 never

## solve

help-solve = 找出小型雙人對局在雙方最佳走法下誰會贏
    .long =
        找出小型雙人對局在雙方最佳走法下誰會贏。

        所有可能出現的局面都會算過，所以答案完全準確。贏家求快，輸家盡量拖延；長度以雙方的總步數計算。最後一行是結果："first player wins in N"、"second player wins in N" 或 "draw"。它前面列出能保持這個結果的第一步，最好的在前。

        時間和記憶體隨棋盤和圍牆迅速增加：5x5 每人 3 道圍牆需要幾秒和 74 MiB，5 道則要一分鐘和 663 MiB。記憶體容納不下的對局會被拒絕。
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = 棋盤的寬和高，2x2 到 9x9；預設 9x9，但那太大了
help-solve-fences = 每位玩家的圍牆數，0 到 20；預設 10
help-solve-memory = 最多使用多少記憶體，以 MiB 計；預設為可用的記憶體
help-solve-threads = 使用的執行緒數；預設每個處理器核心一個

## rules

help-rules = 印出遊戲規則
    .long =
        印出遊戲規則，附上以文字字元畫的圖。

        語言依終端機設定，或以標籤指定，例如 de 或 zh-Hant。
    .examples =
        fencepost rules            使用這個終端機的語言
        fencepost rules ja | less  日文
help-rules-language = 語言標籤；預設依終端機設定

## completions

help-completions = 印出讓 shell 自動完成命令和選項的指令稿
    .long =
        印出讓 shell 自動完成命令和選項的指令稿。

        把它放在 shell 尋找這類指令稿的位置，再開一個新的 shell。
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = shell 種類：bash、zsh、fish、powershell 或 elvish

## help

help-help = 顯示命令的說明
    .long = 顯示命令的說明，與 COMMAND --help 相同；不指定命令則顯示程式的說明。
    .examples = fencepost help convert
help-help-command = 命令
