### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Ren naar de overkant, of versper hun weg.
# For search engines and for previews of links
app-description = Loop met je pion naar de overkant en zet de anderen barricades in de weg. Speel in je browser met twee, drie of vier spelers, tegen mensen of tegen de computer. Zonder account.
# The picture in previews of links
app-preview = Een bord met pionnen en barricades.
needs-script = Om te spelen heb je JavaScript nodig. De spelregels kun je wel lezen.
back-to-start = Startpagina
close = Sluiten

## The bar at the top

places = Menu
place-play = Spelen
place-games = Partijen
place-learn = Leren
place-puzzles = Puzzels
place-analysis = Analyse
place-rules = Spelregels
place-editor = Editor
place-clock = Klok
place-tournaments = Toernooien
storage-refused = Deze browser heeft geen ruimte om partijen op te slaan, of staat het niet toe. Je kunt verder spelen, maar als je de pagina sluit, zijn de partijen weg.
settings = Instellingen
look = Thema
look-system = Systeem
look-wood = Hout
look-light = Licht
look-dark = Donker
language = Taal
sound = Geluid
confirm-fences = Bevestigen voor het plaatsen van een barricade
confirm-touch = Op aanraakschermen
confirm-always = Altijd
confirm-never = Nooit
notify = Melding als ik aan de beurt ben
notify-hint = Ook als je in een ander venster bent.
show-on-board = Op het bord tonen
overlay-legal = Waar mijn pion heen kan
overlay-ways = Kortste wegen
overlay-lengths = Lengte van de wegen
overlay-last = Laatste zet
overlay-coordinates = Coördinaten

## Start

clock-none = Geen klok
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s vertraging
clock-per-move = { $seconds } s per zet
clock-hourglass = Zandloper { $minutes } min
clock-game = { $minutes } min voor de hele partij
seat-computer = Computer
your-name = Je naam
your-name-hint = Niet verplicht
game-of = { $players } spelers

## A game

you = Jij
engine-name = Computer, niveau { $level }
engine-full = Computer, volle kracht
open-seat = Vrije plaats
guest = Gast

## The connection

page-missing = Pagina niet gevonden.
trouble-offline = De server reageert niet.
trouble-seat = Die plaats is net bezet.
trouble-too-many = Te veel verzoeken. Probeer het zo nog eens.
trouble-too-many-wait = Te veel verzoeken. Probeer het over { $seconds } s nog eens.
trouble-offered = Dat heb je sinds de laatste zet al aangeboden.
trouble-too-long = Deze partij is daar te lang voor. Zetten en opgeven kan nog wel.
trouble-other = Er ging iets mis.
turn-notice = Je bent aan de beurt.
