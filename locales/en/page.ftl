### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Race across, or block their path.
# For search engines and for previews of links
app-description = Race your pawn across the board and block the others with fences. Play in the browser with two, three or four players, against people or the computer. No account needed.
# The picture in previews of links
app-preview = A board with pawns and fences.
needs-script = You need JavaScript to play. You can still read the rules.
back-to-start = Home
close = Close

## The bar at the top

places = Menu
place-play = Play
place-games = Games
place-learn = Learn
place-puzzles = Puzzles
place-analysis = Analysis
place-rules = Rules
place-editor = Editor
place-clock = Clock
place-tournaments = Tournaments
storage-refused = This browser has no room to save games, or does not allow it. You can play on, but games are gone when you close the page.
settings = Settings
look = Theme
look-system = System
look-wood = Wood
look-light = Light
look-dark = Dark
language = Language
sound = Sounds
confirm-fences = Confirm before placing a fence
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
notify = Notify me when it’s my turn
notify-hint = Even when you’re in another window.
show-on-board = Show on the board
overlay-legal = Where my pawn can go
overlay-ways = Shortest paths
overlay-lengths = Path lengths
overlay-last = Last move
overlay-coordinates = Coordinates

## Start

clock-none = No clock
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s delay
clock-per-move = { $seconds } s per move
clock-hourglass = Hourglass { $minutes } min
clock-game = { $minutes } min for the whole game
seat-computer = Computer
your-name = Your name
your-name-hint = Optional
game-of = { $players } players

## A game

you = You
engine-name = Computer, level { $level }
engine-full = Computer, full strength
open-seat = Free seat
guest = Guest

## The connection

page-missing = Page not found.
trouble-offline = The server isn’t responding.
trouble-seat = That seat was just taken.
trouble-too-many = Too many requests. Try again in a moment.
trouble-too-many-wait = Too many requests. Try again in { $seconds } s.
trouble-offered = You’ve already offered this since the last move.
trouble-too-long = This game is too long for that. You can still move or resign.
trouble-other = Something went wrong.
turn-notice = It’s your turn.
