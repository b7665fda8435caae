### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = The rules of the game
# For search engines and for previews of links
rules-description = How two, three or four play: pawns, fences, jumps and clocks, with ten pictures.
rules-for-whom = 2, 3 or 4 players · from 8 years · 10 to 20 minutes
# $number: 1 to 10
rules-figure = Figure { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N and E are pawns, # is a fence, * is where the pawn may go, x is not allowed.
# Stands before a paragraph
rules-ruling = Our ruling
rules-ruling-note = Printed rules differ in places and leave some questions open. Where a paragraph is marked “{ rules-ruling }”, the answer is Fencepost’s own.

## What it is about

rules-aim-title = What it is about
rules-aim = Bring your pawn to the far side of the board before the others reach theirs. With fences you make their way longer, but you can never close it altogether.

## Getting ready

rules-ready-title = Getting ready
rules-ready-board = The board has 9 by 9 squares. Seen from the South seat, the columns are called a to i from left to right and the rows 1 to 9 from bottom to top.
rules-ready-two = Two players sit South and North and take 10 fences each. South starts on e1 and wins on row 9, North starts on e9 and wins on row 1.
rules-ready-first = Draw lots for the South seat, or agree on who takes it. South has the first turn; then it goes clockwise.

## Your turn

rules-turn-title = Your turn
rules-turn = Either move your pawn or set one fence. You may not pass. When your fences are used up, you move the pawn.

## Moving the pawn

rules-pawn-title = Moving the pawn
rules-pawn = Your pawn goes one square up, down, left or right. It does not go diagonally, nor onto a square where another pawn stands.
rules-pawn-fence = No pawn goes through a fence. It has to walk around it.

## Setting a fence

rules-fence-title = Setting a fence
rules-fence = A fence is as long as two squares and lies in the groove between two pairs of squares, across or upright. It may not stick out of the board or lie half a square off.
rules-fence-overlap = Fences may not overlap, not even by half. They may touch, end to end or like a T.
rules-fence-cross = Fences may not cross each other either.
rules-fence-stays = A fence that was set stays where it is for the rest of the game.
rules-fence-way = After every fence each pawn must still have a way to its goal line, your own pawn included. A fence that shuts a pawn in is not allowed.
rules-fence-way-ruling = Only fences count here: a pawn never blocks the way, and a jump never opens one.

## Face to face

rules-jump-title = Face to face
rules-jump = If another pawn stands on the next square and no fence lies between you, you may jump over it, onto the square straight behind it. You can do so in all four directions.
rules-jump-side = If a fence or a further pawn is in the way of that jump, you may go to the left or right of the pawn in front of you instead, provided that no fence lies between and the square is free. While the straight jump is open, you may not go to the side.
rules-jump-edge = The edge of the board is in the way of a jump just as a fence is.
rules-jump-one = You jump over one pawn at most, and you never have to jump while you can do something else.
rules-jump-pass = If you can neither move your pawn nor set a fence, you pass.

## The end

rules-end-title = The end of the game
rules-end = The first pawn on any square of its goal line wins at once, even if a jump took it there.
rules-end-draw = When the same position occurs for the third time, with the same fences in hand and the same player to move, the game is a draw. The start counts as the first time. All who are still playing may also agree on a draw.

## Three and four players

rules-many-title = Three and four players
rules-many-four = Four players have 5 fences each and play in the order South, West, North, East. West starts on a5 and wins on column i, East starts on i5 and wins on column a.
rules-many-three = Three players have 6 fences each; 2 fences stay in the box.
rules-many-three-seats = They sit South, West and North.
rules-many-leave = If you resign or run out of time, you lose a game of two. With three or four players your pawn leaves the board together with your fences in hand. Fences on the board stay, your turns are skipped, and nobody has to keep a way open for you. The last player left wins.

## With a clock

rules-clock-title = With a clock
rules-clock = In tournaments the time is limited. There are these ways:
rules-clock-player = Time per player: everyone has the same time for the whole game. On request the clock adds an increment after each move, or waits a set delay before it runs.
rules-clock-game = Time for the whole game: it is shared out equally among the players.
rules-clock-move = Time per move: every turn has to be made within it.
rules-clock-hourglass = Hourglass: the time that you use goes to the others, in equal shares.

## Other boards

rules-boards-title = Other boards
rules-boards = For practice the board can have 2 to 9 squares on each side, and everyone 0 to 20 fences. A board of 2 by 2 has room for three players at most.

## Writing moves down

rules-writing-title = Writing moves down
rules-writing = A pawn’s move is the square where it lands, such as e2. A fence is named after the square to the lower left of its middle: e3h lies across, above e3 and f3; e3v stands upright, to the right of e3 and e4.

## The figures

rules-figure-1 = The start of a game of two.
rules-figure-2 = The four steps of a pawn.
rules-figure-3 = A fence bars the straight way: the pawn walks around it.
rules-figure-4 = Right: between two pairs of squares. Crossed out: half a square off.
rules-figure-5 = The last fence would shut the pawn in: not allowed.
rules-figure-6 = The straight jump.
rules-figure-7 = On its goal line: the pawn has won.
rules-figure-8 = A fence behind the pawn: jump to its left or right.
rules-figure-9 = The same with one side closed: one jump is left.
rules-figure-10 = A further pawn behind: no double jump, but both sides are open.

## At the foot of the page

rules-print = Print
rules-play = Play
rules-name = Fencepost is a project of its own. The game that it plays is sold as Quoridor®, a name that belongs to its publisher. Fencepost is not affiliated with the publisher.
