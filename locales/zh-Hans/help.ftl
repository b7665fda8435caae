### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = 用法
help-heading-commands = 命令
help-heading-arguments = 参数
help-heading-options = 选项
help-heading-set-up = 对局从哪里开始
help-heading-pictures = 图片
help-heading-examples = 示例

help = Fencepost：棋子绕过围墙、比谁先到对岸的棋盘游戏，二到四人玩
    .long =
        Fencepost：棋子绕过围墙、比谁先到对岸的棋盘游戏，二到四人玩。

        格子的名称和国际象棋棋盘一样，左下角是 a1。着法的写法：
          e2     棋子落脚的格子，跳越也一样；
          e3h    横放的围墙，在 e3 和 f3 北边；
          e3v    竖放的围墙，在 e3 和 e4 东边；
          pass   没有其他走法时跳过回合。

        每个命令都有自己的帮助：fencepost legal --help
    .examples =
        fencepost show                       第一步之前的棋盘
        fencepost show e2 e8 e3h             走三步之后的棋盘
        fencepost legal --players 4 e2       西家可以怎样应对 e2
        fencepost convert game.qgn -o g.gif  把对局做成动画
        fencepost perft 3                    统计局面数，用来检验引擎

help-any-help = 显示帮助；-h 较简短，--help 较详细
help-version = 显示版本

## Where the game starts

help-any-players = 玩家人数：2、3 或 4；默认 2
    .long =
        玩家人数：2、3 或 4；默认 2。

        两人时是南家和北家，三人时是南家、西家和北家。
help-any-board = 棋盘的宽和高，2x2 到 9x9；默认 9x9
help-any-fences = 每位玩家的围墙数，0 到 20；默认二人 10、三人 6、四人 5
help-any-position = 改从这个局面开始
    .long =
        不从全新的对局，而从这个局面开始。

        局面是一行文本，就是 "fencepost show" 最后输出的那一行：
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        依次为：横放围墙和竖放围墙的格子，连写不隔开；各棋子的格子，按行动顺序（出局的玩家写 -）；各人手上的围墙数；轮到第一位玩家写 1，轮到第二位写 2。棋盘不是 9x9 时，在第六部分注明，例如 5x5。

help-any-moves = 先走的着法，例如 e2 e8 e3h；三人或四人对局中西家退出则写 out:west

## serve

help-serve = 启动网页应用；不带命令运行 fencepost 也是如此
    .long =
        启动网页应用：在浏览器里和真人或引擎对战，机器人也可以通过 API 对战。不带命令运行 fencepost 也是如此。

        服务器就绪时会输出地址。Ctrl+C 或 SIGTERM 可正常结束；无论发生什么，已应答的每一步都已写入磁盘，再次启动后对局会继续，棋钟保持原样。
    .examples =
        fencepost serve                                    只供本机使用，地址 http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games 供网络上所有人使用
        fencepost serve --trust-proxy --base /fencepost    在反向代理后面
help-serve-listen = 监听地址；默认 127.0.0.1:8080，只有本机能访问。端口 0 表示自动选一个空闲端口
help-serve-data = 存放所有对局的文件夹；默认为当前用户的文件夹
help-serve-most-data = 对局文件最大可到多少 MiB；默认不限
help-serve-base = 所有内容所在的路径，与反向代理转发的路径相同；默认 /
help-serve-trust-proxy = 信任反向代理报告的地址（X-Forwarded-For）。只能在反向代理后面使用
help-serve-allow-origin = 也允许这个网站的页面调用服务器；可多次指定
help-serve-no-analysis = 不提供分析
help-serve-metrics = 即使其他人能访问服务器，也在 /metrics 提供 Prometheus 数据
help-serve-engine-threads = 引擎思考用的线程数；默认为处理器数减一
help-serve-engine-pace = 只有引擎参加的对局，每步之间的毫秒数；默认 500
help-serve-requests = 单个地址长期平均每秒的请求数；默认 50。此项及其他所有上限，0 都表示不限
help-serve-burst = 单个地址瞬时的请求数；默认 500
help-serve-games-per-guest = 单个浏览器未结束的对局数；默认 200
help-serve-games-per-address = 单个地址创建的未结束对局数；默认 2000
help-serve-sockets-per-guest = 单个浏览器打开的套接字数；默认 100
help-serve-sockets-per-address = 单个地址打开的套接字数；默认 1000
help-serve-log = 写到标准错误的日志详细程度：off、error、warn、info 或 debug；默认 info
help-serve-log-json = 以 JSON 写日志，每行一个对象

help-export = 把服务器上所有对局的棋谱输出为一份 .qgn
    .long =
        把服务器上所有对局的棋谱输出为一份 .qgn，最旧的在前。服务器运行时也可以使用。
    .examples =
        fencepost export -o all.qgn               默认文件夹中的所有对局
        fencepost export --data games | less      另一个文件夹的对局
help-export-data = 对局所在的文件夹；默认为当前用户的文件夹
help-export-output = 要写入的文件；默认为标准输出

help-backup = 在服务器运行时，把所有对局复制到一个文件
    .long =
        在服务器运行时，把所有对局复制到一个文件。

        备份完整且一致。要恢复时，先停止服务器，再把该文件以 fencepost.db 为名放进数据文件夹，替换所有以此名称开头的文件。
    .examples =
        fencepost backup monday.db                默认文件夹中的对局
        fencepost backup --data games monday.db   另一个文件夹的对局
help-backup-file = 新文件；已存在的文件不会被改动
help-backup-data = 对局所在的文件夹；默认为当前用户的文件夹

## perft

help-perft = 统计指定步数内能到达的局面数
    .long =
        统计指定步数内能到达的局面数。

        这是比对不同程序的规则实现的方法：如果两个程序得到相同的数字，它们在这个深度内的每一步合法着法都一致。总数单独写在最后一行。分出胜负的对局到此为止，被迫跳过算一步，局面重复则不影响。
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   分别列出每个第一步
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = 统计几步深：0 到 100
help-perft-divide = 在总数之前，输出每个第一步及其后的局面数

## legal

help-legal = 列出合法着法
    .long =
        在一行中列出某个局面、或走了几步之后的合法着法。

        按字母顺序排列。没有合法着法时输出 pass；对局已结束时为空行。
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = 用文本画出局面
    .long =
        用文本画出某个局面，或走了几步之后的局面。

        S、W、N、E 是南家、西家、北家、东家的棋子，# 是围墙。棋盘下方列出手上的围墙、每枚棋子到终点的最短步数、轮到谁，最后一行是局面本身，可用于 --position。
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = 何时使用颜色：auto（终端支持时，默认）、always 或 never

## convert

help-convert = 把棋谱和着法列表转换成其他格式或图片
    .long =
        读取棋谱或着法列表，写成其他格式或图片。

        文本格式：
          qgn     棋谱：标签、带编号的着法、变化、注释、结果
          moves   只有着法，每行一局
          json    每行一个对象，包含棋谱的全部内容
        单个对局的图片：
          svg     一个局面，矢量图
          png     一个局面，位图
          gif     整局棋，每步一帧

        一个文件可以有任意多局。只要其中有错，就什么都不写，并指出错在哪里、为什么。
    .examples =
        fencepost convert game.txt > game.qgn          把着法列表整理成棋谱
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = 要读取的文件；- 是标准输入
help-convert-from = 文件的格式：qgn、moves 或 json；未指定则自动判断
help-convert-to = 要写成的格式：qgn、moves、json、svg、png 或 gif
    .long =
        要写成的格式：qgn、moves、json、svg、png 或 gif。

        未指定时由 --output 的文件名决定，否则为 qgn。
help-convert-dialect = 文件中着法的记法：fencepost、glendenning、openspiel 或 qtp
    .long =
        文件中着法的记法：fencepost、glendenning、openspiel 或 qtp；默认 fencepost。

        glendenning 和 openspiel 从对面开始数行。qtp 的围墙名称高一行，而且由北家先走。
help-convert-to-dialect = 写出着法的记法；选择同上
help-convert-output = 写入这个文件，最后一次写完；- 是标准输出，与未指定相同
help-convert-game = 只处理这个编号的对局；第一局是 1
help-convert-players = 着法列表的玩家人数（列表本身无法注明）：2、3 或 4；默认 2
help-convert-board = 其棋盘的宽和高，2x2 到 9x9；默认 9x9
help-convert-fences = 其每位玩家的围墙数，0 到 20
help-convert-position = 改用这个起始局面
help-convert-ply = 显示走了这么多步之后的局面，0 是开局；默认为最后一步
help-convert-theme = 外观：wood、light 或 dark；默认 wood
help-convert-size = 宽度，以像素计，16 到 4096
help-convert-coordinates = 棋盘四周标注字母和数字；默认就是如此
help-convert-no-coordinates = 不标注字母和数字
help-convert-flip = 从北边看
help-convert-delay = gif 每帧停留多久，以毫秒计，20 到 60000；默认 900

## engine

help-engine = 作为引擎下棋：从标准输入接收，由标准输出应答
    .long =
        作为引擎供其他程序使用：从标准输入接收，由标准输出应答。

        有两种协议：uci 是国际象棋引擎的协议，着法换成本游戏的；qtp 是雅典大学的文本协议。两者都在 docs/protocols.md 中说明。想手动试用 uci，请依次输入 position startpos moves e2、go movetime 1000、quit。
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = 通信协议：uci（默认）或 qtp
help-engine-player = 由谁代替引擎，用来衡量其他引擎：random、racer、greedy 或 rollouts，由弱到强
help-engine-level = 棋力：1 到 10 适合真人；默认 0 为全力
help-engine-threads = 搜索用的线程数；默认 1
help-engine-hash = 已知局面表的内存，以 MiB 计；默认 64
help-engine-seed = 决定所有随机选择的数字；默认 0
help-engine-movetime = 使用 qtp 时每步思考多久，以毫秒计；默认 1000

## bench

help-bench = 搜索一组固定的局面，用来比较引擎和计算机
    .long =
        搜索一组固定的局面，用来比较引擎和计算机。

        每行列出看过的局面数和找到的着法。最后一行是双人局面的总和与速度：只要引擎相同，节点数在每次运行、每台计算机上都一样。三人和四人的结果单独列在它前一行。
    .examples =
        fencepost bench

## match

help-match = 让两个引擎对战，看谁更强
    .long =
        让两个引擎对战，看谁更强。

        A 和 B 是支持 uci 或 qtp 协议的程序命令行，请各自加上引号。每个开局会交换先后各下一次，裁判按规则检查每一步；比分从 A 的角度计算，误差以成对的对局估计。Ctrl-C 结束比赛，并列出目前结果。

        崩溃、不合法的着法或超时都判负，并另外计数。三人或四人时，犯规者出局，其他人继续。
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = 计算比分的引擎的命令行
help-match-engine-b = 另一个引擎的命令行
help-match-games = 对局数；默认 100。每局交换先后，所以最好是偶数
help-match-time = 思考限制：每步 100ms 或 2s，每步 10000n（节点），或 60+0.5，即棋钟与每步加秒，以秒计；默认 100ms
help-match-time-b = 同上，只用于 B
help-match-openings = 开局文件，每行一个：先走的着法，# 之后是注释。默认为起始局面
help-match-records = 把所有对局写入这个文件，格式为 .qgn
help-match-sprt = 一旦确定 A 强 ELO1，或至多只强 ELO0，就停止
    .long =
        一旦确定 A 强 ELO1（H1），或至多只强 ELO0（H0），就停止。

        这是以成对对局进行的序贯概率比检验。再加两个数字，如 0,10,0.01,0.05，是误认 H1 或 H0 的概率；默认各为 0.05。
help-match-concurrency = 同时进行几局；默认 1
help-match-field = 三人或四人时，谁占几个座位：a-vs-bbb（默认）、aa-vs-bb、aaa-vs-b 等。座位每局更换，直到大家都坐过每个位置
help-match-max-plies = 走到这么多步就判和棋；默认 400
help-match-margin = 应答可以超出时限多久，例如 50ms；默认 100ms
help-match-patience = 限制节点而不限时间时，等一步最多等多久；默认 120s
help-match-protocol-a = 与 A 通信的协议：uci（默认）或 qtp
help-match-protocol-b = 与 B 通信的协议：uci（默认）或 qtp
help-match-name-a = 棋谱中 A 的名称；默认为它自己的名称
help-match-name-b = 棋谱中 B 的名称；默认为它自己的名称
help-match-option-a = 以 uci 设置 A 的选项，例如 Hash=256。可多次指定
help-match-option-b = 以 uci 设置 B 的选项，例如 Hash=256。可多次指定
help-match-seed = 决定随机选择的数字，用于有 Seed 选项的引擎；默认 0
help-match-progress = 何时报告比赛进度：auto（在终端上以一行显示，默认）、always（写入文件时也报告，每局一行）或 never

## solve

help-solve = 求出小型双人对局在双方最佳着法下谁会赢
    .long =
        求出小型双人对局在双方最佳着法下谁会赢。

        所有可能出现的局面都会算到，所以答案完全准确。赢家求快，输家尽量拖延；长度以双方的总步数计算。最后一行是结果："first player wins in N"、"second player wins in N" 或 "draw"。它前面列出能保持这个结果的第一步，最好的在前。

        时间和内存随棋盘和围墙迅速增加：5x5 每人 3 道围墙需要几秒和 74 MiB，5 道则要一分钟和 663 MiB。内存放不下的对局会被拒绝。
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = 棋盘的宽和高，2x2 到 9x9；默认 9x9，但那太大了
help-solve-fences = 每位玩家的围墙数，0 到 20；默认 10
help-solve-memory = 最多使用多少内存，以 MiB 计；默认为可用内存
help-solve-threads = 使用的线程数；默认每个处理器核心一个

## rules

help-rules = 输出游戏规则
    .long =
        输出游戏规则，附有用字符画的图。

        语言按终端设置，或用标签指定，例如 de 或 zh-Hant。
    .examples =
        fencepost rules            使用这个终端的语言
        fencepost rules ja | less  日语
help-rules-language = 语言标签；默认按终端设置

## completions

help-completions = 输出让 shell 自动补全命令和选项的脚本
    .long =
        输出让 shell 自动补全命令和选项的脚本。

        把它放在 shell 查找这类脚本的位置，再打开一个新的 shell。
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = shell 种类：bash、zsh、fish、powershell 或 elvish

## help

help-help = 显示命令的帮助
    .long = 显示命令的帮助，与 COMMAND --help 相同；不指定命令则显示程序的帮助。
    .examples = fencepost help convert
help-help-command = 命令
