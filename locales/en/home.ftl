### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Play Fencepost
start-resume = Continue game
start-resume-what = { $players } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
  } so far
start-computer = Play the computer
start-computer-hint = Works offline, too.
start-invite = Invite someone
start-invite-hint = Send a link or show a QR code. No account needed.
start-pass = Pass and play
start-pass-hint = Two to four players on one device.
start-open = Open games
start-open-none = Nobody is waiting right now. Start one and others will see it here.
start-open-offline = Can’t reach the server. You can still play the computer or pass and play.
start-watch = Watch
start-watch-none = No public games right now.
start-rules = Read the rules
start-rules-hint = A two-minute read, with pictures.
start-now = Start
start-create = Create link
start-level = Level { $level }
level-label = Strength
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
clock-own = Custom
clock-kind = Clock type
clock-kind-increment = Per player, with increment
clock-kind-delay = Per player, with delay
clock-kind-per-move = Time per move
clock-kind-hourglass = Hourglass
clock-own-minutes = Minutes per player
clock-own-seconds = Seconds per move
first-label = Who goes first
first-lot = Random
first-me = Me
first-other = Opponent
first-another = Someone else
seats-label = Other seats
seat-person = A person
listed-label = List among open games
join = Join
watch = Watch
game-watch-move = Move { $number }

## The first look

home-what = The fence race for 2 to 4 players.
home-play = Play now
home-play-hint = Free, no account
home-learn = Learn the rules
# In place of “Learn the rules” for somebody who is here for the first time: leads to the tutorial
home-tutorial = Learn by playing
home-tutorial-hint = Fifteen small steps
# Leads to the puzzle of the day
home-puzzle = Puzzle of the day
# The board on the start page, for screen readers
home-board = Board. Arrow keys choose a square, h and v a fence. Enter plays, and the game begins.
home-tip-title = Your move.
home-tip = Step or place a fence, and the game begins.
home-tip-fence = Tap the fence again to place it.
home-beginning = The game begins…

## The form

mode-label = Against
mode-computer = Computer
mode-invite = A friend
mode-pass = This screen
more-options = More options
summary-first-lot = Random first move
summary-first-me = You go first
summary-first-other = Opponent goes first
summary-fences = { $fences ->
    [one] one fence each
   *[other] { $fences } fences each
  }
clock-kind-game = Time for the whole game
clock-own-game = Minutes in all
board-width = Columns
board-height = Rows
fences-each = Fences each
fences-usual = Usual ({ $fences })

## Others

lobby-waiting = Waiting
lobby-yours = Your open game
exhibition-live = Live
exhibition-title = Engines are playing
exhibition-recorded = A recorded game
