### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Waiting for players
invite-hint = Anyone with this link can join or watch.
invite-link = Link to the game
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-qr = QR code of the link
invite-seats = { $open ->
    [one] One seat is free
   *[other] { $open } seats are free
  }
invite-cancel = Cancel game
join-title = You’re invited
join-hint = { $name } is waiting for you.
join-hint-somebody = Someone is waiting for you.
join-sit = Join and play

## A game

player-out = out
player-away = away
player-thinking = thinking…
fences-left = Fences left: { $count }
way-length = Steps to the goal: { $count }
your-turn = Your turn
turn-of = { $name }’s turn
not-started = Waiting for players
first-move-wait = { $name } has { $seconds } s left for the first move. After that the game is called off.
first-move-wait-you = You have { $seconds } s left for your first move. After that the game is called off.
left-for-good = { $name } has been away for a while.
take-over = Let the computer take over
give-time-to = Give { $name } 15 seconds
place-fence = Place { $move }
drop-fence = Cancel
take-fence-hint = Drag a fence onto the board, or tap a gap between squares.
moves = Moves
no-moves-yet = No moves yet
move-first = First move
move-back = One move back
move-on = One move forward
move-last = Last move
looking-back = You’re viewing an earlier position.
back-to-game = Back to the game
flip = Flip the board
actions = Actions
takeback = Take back
draw = Draw
resign = Resign
resign-sure = Really resign?
draw-sure = Does everyone agree to a draw?
yes = Yes
no = No
rematch = Rematch
play-back = Replay
share = Share
copy-record = Copy game record
download-record = Save game record
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
next-game = Go to the next game
premove-set = Premove { $move }, if still legal
phrases = Quick chat
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
game-drawn = Draw
game-broken-off = Called off
won-by = { $name } won

## The connection

link-lost = Connection lost. Trying again…
link-joining = Connecting…
link-missing = Game not found.
local-missing = This game is no longer saved in this browser.
turn-title = Your turn – Fencepost

## The board, by keyboard and for screen readers

board-label = Board. Arrow keys move the cursor, h and v choose a horizontal or vertical fence, p goes back to squares, Enter plays.
move-input = Type a move
move-input-go = Play
move-input-hint = e.g. e3 or e3h
keys = Keys
keys-arrows = On the board: move the cursor. Elsewhere: step through the moves
keys-home-end = First and last move
keys-h = Horizontal fence
keys-v = Vertical fence
keys-p = Back to squares
keys-enter = Play
keys-escape = Cancel the fence
keys-f = Flip the board
keys-m = Sounds on and off
keys-question = This list
say-square = { $square }, free
say-square-pawn = { $square }, { $name }’s pawn
say-square-goes = { $square }, your pawn can go there
say-fence-across = { $fence }, horizontal, above { $from } and { $to }
say-fence-upright = { $fence }, vertical, right of { $from } and { $to }
say-fence-placed = { $fence }, a fence is here
say-fence-blocked = { $fence }, no fence can go here
say-moved = { $name } moves to { $move }.
say-fenced = { $name } places the fence { $move }.
say-passed = { $name } has to pass.
say-out = { $name } is out.
say-moved-you = You moved to { $move }.
say-fenced-you = You placed the fence { $move }.
say-passed-you = You have to pass.
say-out-you = You are out.
say-square-pawn-you = { $square }, your pawn
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } would cut off your pawn: it could no longer leave { $squares }.
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
# A caption under the number, whatever it is
result-fences = fences placed
# A caption under numbers such as 0 : 4, one for each player
result-steps = steps to the goal

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
