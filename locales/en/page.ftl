### Every screen of the page in the browser.
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

places = Menu
place-play = Play
place-games = Games
place-rules = Rules
storage-refused = This browser has no room to save games, or does not allow it. You can play on, but games are gone when you close the page.
settings = Settings
look = Look
look-system = System
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

clock-none = No clock
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s delay
clock-per-move = { $seconds } s a move
clock-hourglass = Hourglass { $minutes } min
clock-game = { $minutes } min for the whole game
seat-computer = Computer
your-name = Your name
your-name-hint = Only if you like.
game-of = { $players } players

## A game

you = You
engine-name = Computer, level { $level }
engine-full = Computer, full strength
open-seat = Free seat
guest = Guest

## The connection

page-missing = There is no page at this address.
trouble-offline = The server does not answer.
trouble-seat = That seat has just been taken.
trouble-too-many = That was too much at once. Try again in a moment.
trouble-too-many-wait = Too many requests. Try again in { $seconds } s.
trouble-offered = You have already offered this since the last move.
trouble-too-long = The game has grown too long for that. You can still move or resign.
trouble-other = That did not work.
turn-notice = It is your turn.
