### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Your turn – Fencepost

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
say-moved-you = You moved to { $move }.
say-fenced-you = You placed the fence { $move }.
say-passed-you = You have to pass.
say-out-you = You are out.
say-square-pawn-you = { $square }, your pawn
# In place of refusal-cuts-off, where it is the reader's own pawn
refusal-cuts-off-you = { $move } would cut off your pawn: it could no longer leave { $squares }.
move-input-open = Enter moves as text
# $text: what was typed
move-input-wrong = “{ $text }” is not a move. Type e3 for a step or e3h for a fence.
keys-slash = Type a move

## How a game ended, said to one of the players

ending-goal-you = You reached the goal line.
ending-resign-you = Your opponent resigned.
ending-time-you = Your opponent ran out of time.
ending-last-player-you = You are the last player left.
ending-resign-lost = You resigned.
ending-time-lost = You ran out of time.
review = Review
# $level: a number
next-level = Play level { $level }
result-moves = { $count ->
    [one] move
   *[other] moves
  }
result-fences = fences placed

## What happens beside the moves, in one short line

news-draw-declined = { $name } declined the draw.
news-draw-declined-you = You declined the draw.
news-takeback-declined = { $name } did not allow the takeback.
news-takeback-declined-you = You did not allow the takeback.
news-rematch-declined = { $name } does not want a rematch.
news-rematch-declined-you = You declined the rematch.
news-withdrawn = { $name } withdrew the offer.
news-withdrawn-you = You withdrew your offer.
news-takeback = The last move was taken back.
news-takeover = The computer now plays for { $name }.
news-time = { $name } got { $seconds } more seconds.
news-time-you = You got { $seconds } more seconds.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } can no longer be played.
# $text: the phrase
phrase-sent = Sent: { $text }

## Help during a game

hint = Hint
hint-thinking = Thinking…
hints-used = Hints: { $count }
rules-panel = Rules
rules-panel-loading = Loading the rules…
rules-panel-missing = The rules cannot be loaded right now. They need a connection.
