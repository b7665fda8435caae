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
