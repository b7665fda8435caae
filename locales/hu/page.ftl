### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Juss át, vagy állj a többiek útjába!
# For search engines and for previews of links
app-description = Vidd át a bábudat a táblán, és lassítsd a többieket akadályokkal! Játssz a böngészőben kettesben, hármasban vagy négyesben, emberek vagy a gép ellen. Fiók nem kell hozzá.
# The picture in previews of links
app-preview = Tábla bábukkal és akadályokkal.
needs-script = A játékhoz JavaScript kell. A szabályok anélkül is olvashatók.
back-to-start = Kezdőlap
close = Bezárás

## The bar at the top

places = Menü
place-play = Játék
place-games = Játszmák
place-learn = Tanulás
place-puzzles = Feladványok
place-analysis = Elemzés
place-rules = Szabályok
place-editor = Szerkesztő
place-clock = Óra
place-tournaments = Versenyek
storage-refused = Ebben a böngészőben nincs hely a játszmák mentésére, vagy nem engedélyezett. Tovább játszhatsz, de a játszmák eltűnnek, ha bezárod az oldalt.
settings = Beállítások
look = Téma
look-system = Rendszer
look-wood = Fa
look-light = Világos
look-dark = Sötét
language = Nyelv
sound = Hangok
confirm-fences = Megerősítés akadály lerakása előtt
confirm-touch = Érintőképernyőn
confirm-always = Mindig
confirm-never = Soha
notify = Értesítés, ha én jövök
notify-hint = Akkor is, ha másik ablakban vagy.
show-on-board = Megjelenítés a táblán
overlay-legal = Hová léphet a bábum
overlay-ways = Legrövidebb utak
overlay-lengths = Az utak hossza
overlay-last = Utolsó lépés
overlay-coordinates = Koordináták

## Start

clock-none = Óra nélkül
clock-minutes = { $minutes } perc
clock-increment = { $minutes } perc + { $seconds } mp
clock-delay = { $minutes } perc, { $seconds } mp késleltetés
clock-per-move = { $seconds } mp lépésenként
clock-hourglass = Homokóra, { $minutes } perc
clock-game = { $minutes } perc az egész játszmára
seat-computer = Gép
your-name = A neved
your-name-hint = Nem kötelező
game-of = { $players } játékos

## A game

you = Te
engine-name = Gép, { $level }. szint
engine-full = Gép, teljes erő
open-seat = Szabad hely
guest = Vendég

## The connection

page-missing = Az oldal nem található.
trouble-offline = A kiszolgáló nem válaszol.
trouble-seat = Ezt a helyet épp most foglalták el.
trouble-too-many = Túl sok kérés. Próbáld újra kicsit később.
trouble-too-many-wait = Túl sok kérés. Próbáld újra { $seconds } mp múlva.
trouble-offered = Ezt az utolsó lépés óta már felajánlottad.
trouble-too-long = Ehhez ez a játszma túl hosszú. Lépni és feladni még tudsz.
trouble-other = Valami hiba történt.
turn-notice = Te következel.
