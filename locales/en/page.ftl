### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Walk across, or fence them in.
# For search engines and for previews of links
app-description = Walk your pawn across, or fence the others in. Play in the browser with two, three or four players, against people or the computer. No account needed.
# The picture in previews of links
app-preview = A board with pawns and fences.
needs-script = Playing needs JavaScript, which is switched off here. The rules can be read without it.
back-to-start = Back to the start
close = Close

## The bar at the top

settings = Settings
look = Look
look-wood = Wood
look-light = Light
look-dark = Dark
language = Language
sound = Sounds
confirm-fences = Ask before a fence is set
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
notify = Tell me when it is my turn
notify-hint = Also while another window is in front.
show-on-board = Show on the board
overlay-legal = Where my pawn can go
overlay-ways = Shortest ways
overlay-lengths = Length of each way
overlay-last = Last move
overlay-coordinates = Coordinates

## Start

start-title = Play Fencepost
start-resume = Go on playing
start-resume-what = { $players } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
  } so far
start-computer = Play the computer
start-computer-hint = Works without a network, too.
start-invite = Invite somebody
start-invite-hint = Send a link or show a QR code. No account needed.
start-pass = Pass the screen around
start-pass-hint = Two to four people at this screen.
start-open = Open games
start-open-none = Nobody is waiting right now. Open a game and others will see it here.
start-open-offline = No connection to the server. The computer and passing the screen around work all the same.
start-watch = Watch
start-watch-none = No public game is going on right now.
start-rules = Read the rules
start-rules-hint = Two minutes, with pictures.
start-now = Start
start-create = Make the link
start-level = Level { $level }
level-label = How strong
level-1 = Just learning
level-2 = First steps
level-3 = Easy
level-4 = Casual
level-5 = Solid
level-6 = Skilled
level-7 = Strong
level-8 = Very strong
level-9 = Expert
level-10 = Full strength
players-label = Players
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Clock
clock-none = No clock
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s delay
clock-per-move = { $seconds } s a move
clock-hourglass = Hourglass { $minutes } min
clock-own = Own clock
clock-kind = Kind of clock
clock-kind-increment = Time each, with increment
clock-kind-delay = Time each, with delay
clock-kind-per-move = Time per move
clock-kind-hourglass = Hourglass
clock-own-minutes = Minutes each
clock-own-seconds = Seconds per move
first-label = Who begins
first-lot = By lot
first-me = I do
first-other = The other
first-another = Another player
seats-label = Other seats
seat-person = A person
seat-computer = Computer
listed-label = Show it among the open games
your-name = Your name
your-name-hint = Only if you like.
join = Join
watch = Watch
game-of = { $players } players
game-watch-move = Move { $number }

## Waiting for others

invite-title = Waiting for players
invite-hint = Whoever opens this link can sit down. The same link lets others watch.
invite-link = Link to the game
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-qr = QR code of the link
invite-seats = { $open ->
    [one] One seat is free
   *[other] { $open } seats are free
  }
invite-cancel = Call it off
join-title = You are invited
join-hint = { $name } waits for you.
join-hint-somebody = Somebody waits for you.
join-sit = Sit down and play

## A game

you = You
engine-name = Computer, level { $level }
engine-full = Computer, full strength
open-seat = Free seat
guest = Guest
player-out = out
player-away = away
player-thinking = thinking…
fences-left = Fences left: { $count }
way-length = Steps to the goal: { $count }
your-turn = Your turn
turn-of = { $name }'s turn
not-started = Not all seats are taken
first-move-wait = { $name } has { $seconds } s left for the first move. After that the game is broken off.
first-move-wait-you = You have { $seconds } s left for your first move. After that the game is broken off.
left-for-good = { $name } has been away for a while.
take-over = Let the computer play on
give-time-to = Give { $name } 15 seconds
place-fence = Set { $move }
drop-fence = Take it back up
take-fence-hint = Drag a fence onto the board, or touch a groove.
moves = Moves
no-moves-yet = No moves yet
move-first = To the start
move-back = One move back
move-on = One move on
move-last = To the last move
looking-back = You are looking back.
back-to-game = Back to the game
flip = Flip
actions = Actions
takeback = Take back
draw = Draw
resign = Resign
resign-sure = Really resign?
draw-sure = Do all agree on a draw?
yes = Yes
no = No
rematch = Rematch
play-back = Replay
share = Share
copy-record = Copy the record
download-record = Save the record
new-game = New game
give-time = Give 15 seconds
more = More
accept = Accept
decline = Decline
withdraw = Withdraw
offers-draw = { $name } offers a draw.
offers-takeback = { $name } would like to take back { $move }.
offers-rematch = { $name } would like a rematch.
offered-draw = You offered a draw.
offered-takeback = You asked to take back { $move }.
offered-rematch = You asked for a rematch.
next-game = To the next game
premove-set = { $move } comes next, if it can.
phrases = Say something
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-good-game = Good game!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-hurry = Your turn!
phrase-sorry = Sorry!
phrase-bye = Bye!
says = { $name }: { $text }
you-won = You won
you-lost = You lost
game-drawn = A draw
game-broken-off = Broken off
won-by = { $name } won

## The connection

link-lost = Connection lost. Trying again…
link-joining = Connecting…
link-missing = There is no such game here.
local-missing = This browser does not keep that game any more.
page-missing = There is no page at this address.
trouble-offline = The server does not answer.
trouble-seat = That seat has just been taken.
trouble-too-many = That was too much at once. Try again in a moment.
trouble-too-many-wait = Too many requests. Try again in { $seconds } s.
trouble-offered = You have already offered this since the last move.
trouble-too-long = The game has grown too long for that. You can still move or resign.
trouble-other = That did not work.
turn-title = Your turn – Fencepost
turn-notice = It is your turn.

## The board, by keyboard and for screen readers

board-label = Board. Arrow keys move the cursor, h and v lay a fence, p goes back to squares, Enter plays.
move-input = Type a move
move-input-go = Play
move-input-hint = Like e3 or e3h
keys = Keys
keys-arrows = On the board: move the cursor. Elsewhere: walk through the moves
keys-home-end = First and last move
keys-h = Lay the cursor across
keys-v = Stand the cursor up
keys-p = Back to squares
keys-enter = Play
keys-escape = Drop the fence
keys-f = Turn the board
keys-m = Sounds on and off
keys-question = This list
say-square = { $square }, free
say-square-pawn = { $square }, { $name }'s pawn
say-square-goes = { $square }, your pawn can go there
say-fence-across = { $fence }, across, above { $from } and { $to }
say-fence-upright = { $fence }, upright, right of { $from } and { $to }
say-fence-placed = { $fence }, a fence lies here
say-fence-blocked = { $fence }, no fence can lie here
say-moved = { $name } goes to { $move }.
say-fenced = { $name } sets the fence { $move }.
say-passed = { $name } has to pass.
say-out = { $name } is out.
