### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Juss át, vagy zárd el az utat!
# For search engines and for previews of links
app-description = Vidd át a bábudat a táblán, vagy állíts akadályt a többiek útjába! Játssz a böngészőben kettesben, hármasban vagy négyesben, emberek vagy a gép ellen. Fiók nem kell hozzá.
# The picture in previews of links
app-preview = Tábla bábukkal és akadályokkal.
needs-script = A játékhoz JavaScript kell, de itt ki van kapcsolva. A szabályok anélkül is olvashatók.
back-to-start = Vissza a kezdőlapra
close = Bezárás

## The bar at the top

settings = Beállítások
look = Megjelenés
look-wood = Fa
look-light = Világos
look-dark = Sötét
language = Nyelv
sound = Hangok
confirm-fences = Rákérdezés akadály lerakása előtt
confirm-touch = Érintőképernyőn
confirm-always = Mindig
confirm-never = Soha
notify = Szóljon, ha én jövök
notify-hint = Akkor is, ha másik ablak van elöl.
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
seat-computer = Gép
your-name = A neved
your-name-hint = Csak ha szeretnéd.
game-of = { $players } játékos

## A game

you = Te
engine-name = Gép, { $level }. szint
engine-full = Gép, teljes erő
open-seat = Szabad hely
guest = Vendég

## The connection

page-missing = Ezen a címen nincs oldal.
trouble-offline = A kiszolgáló nem válaszol.
trouble-seat = Ezt a helyet épp most foglalták el.
trouble-too-many = Ez túl sok volt egyszerre. Próbáld újra kicsit később.
trouble-too-many-wait = Túl sok kérés. Próbáld újra { $seconds } mp múlva.
trouble-offered = Ezt az utolsó lépés óta már felajánlottad.
trouble-too-long = Ehhez a játszma már túl hosszú. Lépni és feladni még lehet.
trouble-other = Ez nem sikerült.
turn-notice = Te következel.
