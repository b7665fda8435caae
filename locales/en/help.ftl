### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-set-up = Where the game starts
help-heading-pictures = Pictures
help-heading-examples = Examples

help = Fencepost: a race of pawns across a board of fences, for two, three or four players
    .long =
        Fencepost: a race of pawns across a board of fences, for two, three or four players.

        Squares are named like those of a chessboard, a1 at the bottom left. A move is
          e2     the square a pawn lands on, also by a jump;
          e3h    a horizontal fence, north of e3 and f3;
          e3v    a vertical fence, east of e3 and e4;
          pass   where nothing else is legal.

        Each command has a help of its own: fencepost legal --help
    .examples =
        fencepost show                       the board before the first move
        fencepost show e2 e8 e3h             the board after three moves
        fencepost legal --players 4 e2       the moves that West may answer e2 with
        fencepost convert game.qgn -o g.gif  a game as moving pictures
        fencepost perft 3                    a count of positions, to check an engine

help-any-help = Print help; -h gives less, --help gives more
help-version = Print the version

## Where the game starts

help-any-players = How many play: 2, 3 or 4; 2 if not given
    .long =
        How many play: 2, 3 or 4; 2 if not given.

        Two are South and North, three are South, West and North.
help-any-board = Width and height of the board, 2x2 to 9x9; 9x9 if not given
help-any-fences = Fences for each player, 0 to 20; 10, 6 or 5 for two, three or four players if not given
help-any-position = Start from this position instead
    .long =
        Start from this position instead of a fresh game.

        A position is one line of text, as "fencepost show" prints it last:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        that is: the squares of the horizontal and of the vertical fences, run together; the pawns' squares in the order of turns (- for a player who is out); the fences each has in hand; and 1 if the first player is to move, 2 if the second. A board that is not 9x9 is named in a sixth part, such as 5x5.

help-any-moves = Moves to play first, such as e2 e8 e3h; out:west where West leaves a game of three or four

## serve

help-serve = Start the web app; this is also what fencepost does without a command
    .long =
        Start the web app: play in a browser against people and engines, and over an API for bots. This is also what fencepost does without a command.

        The address is printed when the server is ready. Ctrl+C or a SIGTERM ends it cleanly; whatever happens, every move that was answered is on disk, and games go on when it is started again, with the clocks as they were.
    .examples =
        fencepost serve                                    on this machine alone, at http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games for everybody in the network
        fencepost serve --trust-proxy --public-url https://example.org/fencepost    behind a reverse proxy
help-serve-listen = Where to listen; 127.0.0.1:8080 if not given, which only this machine can reach. Port 0 takes a free one
help-serve-data = The folder for all games; if not given, a folder of this user
help-serve-most-data = Let the file of all games grow to so many MiB and no further; no bound if not given
help-serve-base = The path under which everything lies, as a reverse proxy passes it on; / if not given, or the path of --public-url
help-serve-public-url = Where the server is seen from outside. Links, previews and cookies go by it, its host is answered to, and its path is the base
help-serve-allow-host = Answer to this name, too; may be given several times. IP addresses, localhost and the host of --public-url always are
help-serve-trust-proxy = Believe the addresses that a reverse proxy reports (X-Forwarded-For). Only behind one
help-serve-allow-origin = Let pages of this site call the server, too; may be given several times
help-serve-no-analysis = Offer no analysis
help-serve-metrics = Serve numbers for Prometheus at /metrics also when others can reach the server
help-serve-engine-threads = Threads on which engines think; one less than there are processors if not given
help-serve-engine-pace = Milliseconds between the moves of games in which only engines play; 500 if not given
help-serve-end-idle-after = End games without a clock, and those that wait for players, after so many days in which nothing happened; default: 30, and 0 is never
help-serve-requests = Calls and pages per second from one address in the long run; 50 if not given. For this and all other limits 0 is none
help-serve-burst = Calls and pages from one address at once; 500 if not given
help-serve-file-requests = Calls for the page's files per second from one address in the long run; 200 if not given
help-serve-file-burst = Calls for the page's files from one address at once; 3000 if not given
help-serve-games-per-guest = Unfinished games of one browser; 200 if not given
help-serve-games-per-address = Unfinished games made from one address; 2000 if not given
help-serve-sockets-per-guest = Open sockets of one browser; 100 if not given
help-serve-sockets-per-address = Open sockets from one address; 1000 if not given
help-serve-log = How much to write to standard error: off, error, warn, info or debug; info if not given
help-serve-log-json = Write the log as JSON, one object a line

help-export = Write the records of all games of the server, as one .qgn stream
    .long =
        Write the records of all games of the server as one .qgn stream, the oldest first. The server may be running.
    .examples =
        fencepost export -o all.qgn               all games of the usual folder
        fencepost export --data games | less      those of another one
help-export-data = The folder of the games; if not given, a folder of this user
help-export-output = The file to write to; standard output if not given

help-backup = Copy all games of the server to a file, while it runs
    .long =
        Copy all games of the server to a file, while it runs.

        The copy is whole and consistent, and only its owner may read it. fencepost restore puts it back.
    .examples =
        fencepost backup monday.db                the games of the usual folder
        fencepost backup --data games monday.db   those of another one
help-backup-file = The new file; one that is there already is not touched
help-backup-data = The folder of the games; if not given, a folder of this user

help-restore = Put a copy back that backup made
    .long =
        Put a copy back that backup made, as the games of a server that is not running.

        The copy is checked first. Games that are there already are replaced only with --replace, and then kept in a file beside them whose name is told.
    .examples =
        fencepost restore monday.db               as the games of the usual folder
        fencepost restore --data games --replace monday.db
help-restore-file = The copy
help-restore-data = The folder for the games; if not given, a folder of this user
help-restore-replace = Replace the games that are there; they are kept in another file

help-verify = Check all stored games
    .long =
        Check everything that is stored: the file, every game by playing it again, and what lists show of it. Nothing is changed, and the server may be running.

        Prints one line if all is well; otherwise one sentence for everything that is wrong, and the status is 2.
    .examples =
        fencepost verify                          the games of the usual folder
        fencepost verify --data games             those of another one
help-verify-data = The folder of the games; if not given, a folder of this user

## perft

help-perft = Count the positions that can be reached in so many moves
    .long =
        Count the positions that can be reached in so many moves.

        This is how programs that know the rules are compared: if two of them give the same number, they agree on every legal move up to that depth. The count stands alone on the last line. A game that is won ends there, a forced pass counts as a move, and repeated positions make no difference.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   each first move by itself
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = How many moves deep: 0 to 100
help-perft-divide = Before the count, print each first move with the part of the count that follows it

## legal

help-legal = List the legal moves
    .long =
        List the legal moves of a position, or after some moves, in one line.

        They are sorted letter by letter. Where nothing is legal the line says pass; where the game is over it is empty.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Draw a position as text
    .long =
        Draw a position, or the one after some moves, as text.

        S, W, N and E are the pawns of South, West, North and East, # is a fence. Below the board are the fences in hand, the length of each pawn's shortest way to its goal, who is to move, and on the last line the position itself, for --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = When to use colours: auto (on terminals that like them, the default), always or never

## convert

help-convert = Turn records and lists of moves into another form, or into pictures
    .long =
        Read records or lists of moves, and write them in another form, or as pictures.

        Forms of text:
          qgn     a record: tags, numbered moves, variations, comments, result
          moves   the moves alone, one game a line
          json    one object a line, with everything that a record holds
        Pictures, of one game:
          svg     a position, as a drawing
          png     a position, in pixels
          gif     the whole game, one frame a move

        A file may hold any number of games. If anything in it is wrong, nothing is written, and the message says where and why.
    .examples =
        fencepost convert game.txt > game.qgn          a tidy record of a list of moves
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = The file to read; - is standard input
help-convert-from = Its form: qgn, moves or json; guessed if not given
help-convert-to = The form to write: qgn, moves, json, svg, png or gif
    .long =
        The form to write: qgn, moves, json, svg, png or gif.

        If not given, it follows from the name of the --output file, and else is qgn.
help-convert-dialect = How moves are written in the file: fencepost, glendenning, openspiel or qtp
    .long =
        How moves are written in the file: fencepost, glendenning, openspiel or qtp; fencepost if not given.

        glendenning and openspiel count rows from the far side. qtp names a fence one row higher, and North begins.
help-convert-to-dialect = How to write moves; the same choice
help-convert-output = Write to this file, all at once at the end; - is standard output, as if not given
help-convert-game = Only the game with this number; the first is 1
help-convert-players = How many play in lists of moves, which cannot say it: 2, 3 or 4; 2 if not given
help-convert-board = Width and height of their board, 2x2 to 9x9; 9x9 if not given
help-convert-fences = Fences for each of their players, 0 to 20
help-convert-position = The position where they start instead
help-convert-ply = Show the position after so many moves, 0 for the start; the last one if not given
help-convert-theme = The look: wood, light or dark; wood if not given
help-convert-size = The width in pixels, 16 to 4096
help-convert-coordinates = With letters and numbers around the board; so it is anyway
help-convert-no-coordinates = Without them
help-convert-flip = Seen from the north
help-convert-delay = How long each frame of a gif stays, in milliseconds, 20 to 60000; 900 if not given

## engine

help-engine = Play as an engine: listen on standard input, answer on standard output
    .long =
        Play as an engine for other programs: listen on standard input, answer on standard output.

        There are two protocols: uci, that of chess engines with the moves of this game, and qtp, the text protocol of the University of Athens. Both are described in docs/protocols.md. To try uci by hand type: position startpos moves e2, then: go movetime 1000, then: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = How to talk: uci (the default) or qtp
help-engine-player = Who plays instead of the engine, to measure others against: random, racer, greedy or rollouts, the weakest first
help-engine-level = How well to play: 1 to 10 for people; 0, the default, is full strength
help-engine-threads = How many threads to search with; 1 if not given
help-engine-hash = Memory for the table of known positions, in MiB; 64 if not given
help-engine-seed = A number that settles every choice left to chance; 0 if not given
help-engine-movetime = With qtp, how long to think about each move, in milliseconds; 1000 if not given

## bench

help-bench = Search a fixed set of positions, to compare engines and computers
    .long =
        Search a fixed set of positions, to compare engines and computers.

        Each line tells how many positions were looked at and the move found. The last line is the sum for two players and the speed: the number of nodes is the same on every run and computer, as long as the engine is the same. Three and four players have a line of their own before it.
    .examples =
        fencepost bench

## match

help-match = Play two engines against each other and tell which is stronger
    .long =
        Play two engines against each other and tell which is stronger.

        A and B are command lines of programs that speak the uci or the qtp protocol; put quotation marks around each. Every opening is played twice with colours swapped, a referee checks every move by the rules, and the score is told from the side of A, with its error by pairs of games. Ctrl-C ends the match and tells the result so far.

        A game is lost by a crash, an illegal move or too much time; these are counted apart. With three or four players whoever does such a thing is out, and the others play on.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = The command line of the engine whose score is told
help-match-engine-b = The command line of the other engine
help-match-games = How many games; 100 if not given. Colours are swapped from game to game, so an even number is best
help-match-time = How much to think: 100ms or 2s a move, 10000n (nodes) a move, or 60+0.5, a clock with an increment in seconds; 100ms if not given
help-match-time-b = The same for B alone
help-match-openings = A file of openings, one a line: the moves to begin with, and comments after #. The start position if not given
help-match-records = Write all games to this file, as .qgn
help-match-sprt = Stop as soon as it is clear that A is stronger by ELO1, or by no more than ELO0
    .long =
        Stop as soon as it is clear that A is stronger by ELO1 (H1), or by no more than ELO0 (H0).

        This is a sequential probability ratio test over pairs of games. Two more numbers, as in 0,10,0.01,0.05, are the chances of accepting H1 or H0 wrongly; 0.05 each if not given.
help-match-concurrency = How many games at once; 1 if not given
help-match-field = With three or four players, who has how many seats: a-vs-bbb (the default), aa-vs-bb, aaa-vs-b and so on. Seats are changed from game to game until everybody has sat everywhere
help-match-max-plies = Games of so many moves are drawn; 400 if not given
help-match-margin = How much longer than allowed an answer may take, such as 50ms; 100ms if not given
help-match-patience = How long to wait for a move where nodes are counted, not time; 120s if not given
help-match-protocol-a = How to talk to A: uci (the default) or qtp
help-match-protocol-b = How to talk to B: uci (the default) or qtp
help-match-name-a = What to call A in records; its own name if not given
help-match-name-b = What to call B in records; its own name if not given
help-match-option-a = Set an option of A, such as Hash=256, in uci. May be given several times
help-match-option-b = Set an option of B, such as Hash=256, in uci. May be given several times
help-match-seed = A number that settles what is left to chance, for engines with the option Seed; 0 if not given
help-match-progress = When to say how the match stands: auto (in one line, on terminals, the default), always (also to files, a line a game) or never

## solve

help-solve = Find out who wins a small game of two with best play by both
    .long =
        Find out who wins a small game of two with best play by both.

        Every position that can come up is worked out, so the answer is exact. The winner hurries and the loser holds out for as long as possible; lengths are counted in plies, the moves of both players. The last line is the value: "first player wins in N", "second player wins in N" or "draw". Before it stand the first moves that keep it, the best ones first.

        Time and memory grow quickly with the board and the fences: 5x5 with 3 fences each takes seconds and 74 MiB, with 5 a minute and 663 MiB. A game that does not fit into memory is refused.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Width and height of the board, 2x2 to 9x9; 9x9, which is far too large, if not given
help-solve-fences = Fences for each player, 0 to 20; 10 if not given
help-solve-memory = How much memory may be taken, in MiB; what is free if not given
help-solve-threads = How many threads to work with; one for each processor core if not given

## rules

help-rules = Print the rules of the game
    .long =
        Print the rules of the game, with figures drawn in plain characters.

        The language is that of the terminal, or the one named by its tag, such as de or zh-Hant.
    .examples =
        fencepost rules            in the language of this terminal
        fencepost rules ja | less  in Japanese
help-rules-language = The tag of a language; that of the terminal if not given

## completions

help-completions = Print a script that completes commands and options in a shell
    .long =
        Print a script that completes commands and options in a shell.

        Put it where your shell looks for such scripts, then start a new shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = The shell: bash, zsh, fish, powershell or elvish

## help

help-help = Print the help of a command
    .long = Print the help of a command, as COMMAND --help does, or that of the program.
    .examples = fencepost help convert
help-help-command = The command
