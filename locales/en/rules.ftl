### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = The rules of the game
# For search engines and for previews of links
rules-description = How to play with two, three or four: pawns, fences, jumps and clocks, with ten figures.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 or 4 players · ages 8+ · 10 to 20 minutes
# $number: 1 to 10
rules-figure = Figure { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N and E are the pawns of South, West, North and East, # is a fence, * is where the pawn may move, x is not allowed.
# Stands before a paragraph
rules-ruling = Our ruling
# At the end of the page
rules-ruling-note = Printed rules differ in places and leave some questions open. Where a paragraph is marked “{ rules-ruling }”, the answer is Fencepost’s own.

## Goal

rules-aim-title = Goal
rules-aim = Move your pawn to the far side of the board before the others reach theirs. Fences make their path longer, but they can never close it completely.

## Setup

rules-ready-title = Setup
rules-ready-board = The board has 9 by 9 squares. Seen from the South seat, the columns are a to i from left to right and the rows are 1 to 9 from bottom to top.
rules-ready-two = Two players sit South and North and get 10 fences each. South starts on e1 and wins on row 9. North starts on e9 and wins on row 1.
rules-ready-first = Draw lots for the South seat, or agree on who takes it. South goes first; play continues clockwise.

## Your turn

rules-turn-title = Your turn
rules-turn = Either move your pawn or place one fence. You may not pass. With no fences left, you must move your pawn.

## Moving the pawn

rules-pawn-title = Moving the pawn
rules-pawn = Your pawn moves one square up, down, left or right. It does not move diagonally, or onto a square with another pawn.
rules-pawn-fence = Pawns cannot cross a fence; they go around it.

## Placing a fence

rules-fence-title = Placing a fence
rules-fence = A fence is two squares long and lies in the groove between two pairs of squares, horizontally or vertically. It may not hang over the edge or be shifted by half a square.
rules-fence-overlap = Fences may not overlap, not even by half. They may touch, end to end or in a T.
rules-fence-cross = Fences may not cross each other either.
rules-fence-stays = Once placed, a fence stays where it is for the rest of the game.
rules-fence-way = After every fence, each pawn, including your own, must still have a path to its goal line. A fence that shuts a pawn in is not allowed.
rules-fence-way-ruling = Only fences count here: a pawn never blocks a path, and a jump never opens one.

## Face to face

rules-jump-title = Face to face
rules-jump = If another pawn is on the next square and no fence lies between you, you may jump over it, onto the square straight behind it. This works in all four directions.
rules-jump-side = If a fence or another pawn blocks that jump, you may move to the left or right of the pawn you would have jumped instead, provided that the square is free and no fence lies between it and that pawn. While you can jump straight, you may not step to the side.
rules-jump-edge = The edge of the board blocks a jump just as a fence does.
rules-jump-one = You jump over one pawn at most, and you never have to jump while you can do something else.
rules-jump-pass = If you can neither move your pawn nor place a fence, you pass.

## The end of the game

rules-end-title = The end of the game
rules-end = The first player whose pawn reaches any square of its goal line wins at once, even by a jump.
rules-end-leave = With two players, you lose if you resign or run out of time.
rules-end-draw = When the same position occurs for the third time, with the same number of fences in hand and the same player to move, the game is a draw. The starting position counts. All who are still playing may also agree on a draw.

## Three and four players

rules-many-title = Three and four players
rules-many-four = Four players get 5 fences each and play in the order South, West, North, East. West starts on a5 and wins on column i. East starts on i5 and wins on column a.
rules-many-three = Three players get 6 fences each; 2 fences stay in the box.
rules-many-three-seats = They sit South, West and North.
rules-many-leave = With three or four players, if you resign or run out of time, your pawn leaves the board together with your fences in hand. Fences on the board stay, your turns are skipped, and nobody has to keep a path open for you. The last player left wins.

## Playing with a clock

rules-clock-title = Playing with a clock
rules-clock = In tournaments, time is limited. The options are:
rules-clock-player = Time per player: everyone has the same time for the whole game. If you like, the clock adds an increment after each move, or waits for a fixed delay on every move before it runs.
rules-clock-game = Time for the whole game: it is shared out equally among the players.
rules-clock-move = Time per move: each move must be made within this time.
rules-clock-hourglass = Hourglass: the time that you use goes to the others, in equal shares.
# What the server does
rules-clock-start = Online, the clocks start once everyone has made a first move. If somebody takes longer than a minute for it, the game is called off.

## Other boards

rules-boards-title = Other boards
rules-boards = For practice, each side of the board can have 2 to 9 squares, and each player 0 to 20 fences. A 2 by 2 board has room for three players at most.
rules-boards-start = Pawns start in the middle of their side. If it has an even number of squares, South and North start just to the right of the middle, West and East just above it.

## Writing moves down

rules-writing-title = Writing moves down
rules-writing = A pawn move is written as the square where it ends, such as e2. A fence is named after the square to the lower left of its middle: e3h is horizontal, above e3 and f3; e3v is vertical, to the right of e3 and e4.

## The figures

rules-figure-1 = The start of a two-player game.
rules-figure-2 = The four steps of a pawn.
rules-figure-3 = A fence blocks the straight path: the pawn goes around it.
rules-figure-4 = Right: between two pairs of squares. Crossed out: shifted by half a square.
rules-figure-5 = The last fence would shut the pawn in: not allowed.
rules-figure-6 = The straight jump.
rules-figure-7 = A fence behind the pawn: jump to its left or right.
rules-figure-8 = The same with one side closed: one jump is left.
rules-figure-9 = Another pawn behind: no double jump, but both sides are open.
rules-figure-10 = On its goal line: the pawn has won.

## Around the rules

rules-print = Print
rules-play = Play
# In place of “Play” for somebody who came from a game
rules-back = Back to the game
rules-name = Fencepost is an independent project. The game is sold as Quoridor®, a name that belongs to its publisher. Fencepost is not affiliated with the publisher.
