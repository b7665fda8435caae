### The page in the browser.
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

start-title = Játssz Fencepostot!
start-resume = Játék folytatása
start-resume-what = { $players } játékos, eddig { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
  }
start-computer = Játék a gép ellen
start-computer-hint = Hálózat nélkül is működik.
start-invite = Hívj meg valakit
start-invite-hint = Küldj linket, vagy mutass QR-kódot. Fiók nem kell hozzá.
start-pass = Közös képernyőn
start-pass-hint = Ketten–négyen ennél a képernyőnél.
start-open = Nyitott játszmák
start-open-none = Most senki sem vár. Nyiss egy játszmát, és a többiek itt meglátják.
start-open-offline = Nincs kapcsolat a kiszolgálóval. A gép ellen és közös képernyőn így is játszhatsz.
start-watch = Játszmák nézése
start-watch-none = Most nem folyik nyilvános játszma.
start-rules = Szabályok
start-rules-hint = Két perc, képekkel.
start-now = Indítás
start-create = Link készítése
start-level = { $level }. szint
level-label = Erősség
level-1 = Most tanulja
level-2 = Első lépések
level-3 = Könnyű
level-4 = Laza
level-5 = Megbízható
level-6 = Ügyes
level-7 = Erős
level-8 = Nagyon erős
level-9 = Mester
level-10 = Teljes erő
players-label = Játékosok
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Óra
clock-none = Óra nélkül
clock-minutes = { $minutes } perc
clock-increment = { $minutes } perc + { $seconds } mp
clock-delay = { $minutes } perc, { $seconds } mp késleltetés
clock-per-move = { $seconds } mp lépésenként
clock-hourglass = Homokóra, { $minutes } perc
clock-own = Saját óra
clock-kind = Az óra fajtája
clock-kind-increment = Alapidő + többletidő
clock-kind-delay = Alapidő + késleltetés
clock-kind-per-move = Idő lépésenként
clock-kind-hourglass = Homokóra
clock-own-minutes = Perc fejenként
clock-own-seconds = Másodperc lépésenként
first-label = Ki kezd
first-lot = Sorsolás
first-me = Én
first-other = A másik
first-another = Valaki más
seats-label = A többi hely
seat-person = Ember
seat-computer = Gép
listed-label = Jelenjen meg a nyitott játszmák közt
your-name = A neved
your-name-hint = Csak ha szeretnéd.
join = Beszállok
watch = Nézem
game-of = { $players } játékos
game-watch-move = { $number }. lépés

## Waiting for others

invite-title = Várakozás a játékosokra
invite-hint = Aki megnyitja ezt a linket, leülhet játszani. Ugyanezzel a linkkel nézni is lehet.
invite-link = Link a játszmához
invite-copy = Másolás
invite-copied = Másolva
invite-share = Megosztás
invite-qr = A link QR-kódja
invite-seats = { $open ->
    [one] Egy szabad hely van
   *[other] { $open } szabad hely van
  }
invite-cancel = Lemondás
join-title = Meghívást kaptál
join-hint = { $name } vár rád.
join-hint-somebody = Valaki vár rád.
join-sit = Leülök játszani

## A game

you = Te
engine-name = Gép, { $level }. szint
engine-full = Gép, teljes erő
open-seat = Szabad hely
guest = Vendég
player-out = kiesett
player-away = nincs itt
player-thinking = gondolkodik…
fences-left = Maradt akadály: { $count }
way-length = Lépések a célig: { $count }
your-turn = Te jössz
turn-of = Soron: { $name }
not-started = Még nincs meg minden játékos
first-move-wait = Soron: { $name }, az első lépésre még { $seconds } mp van. Utána a játszma félbeszakad.
first-move-wait-you = Még { $seconds } mp-ed van az első lépésedre. Utána a játszma félbeszakad.
left-for-good = { $name } egy ideje nincs itt.
take-over = Játssza tovább a gép
give-time-to = 15 mp ráadás: { $name }
place-fence = Lerakom: { $move }
drop-fence = Visszaveszem
take-fence-hint = Húzz egy akadályt a táblára, vagy érints meg egy vájatot.
moves = Lépések
no-moves-yet = Még nincs lépés
move-first = Az elejére
move-back = Egy lépéssel vissza
move-on = Egy lépéssel tovább
move-last = Az utolsó lépéshez
looking-back = Egy korábbi állást nézel.
back-to-game = Vissza a játékhoz
flip = Fordítás
actions = Műveletek
takeback = Visszavonás
draw = Döntetlen
resign = Feladás
resign-sure = Biztosan feladod?
draw-sure = Mindenki beleegyezik a döntetlenbe?
yes = Igen
no = Nem
rematch = Visszavágó
play-back = Visszajátszás
share = Megosztás
copy-record = Lejegyzés másolása
download-record = Lejegyzés mentése
new-game = Új játszma
give-time = 15 mp ráadás
more = Továbbiak
accept = Elfogadom
decline = Elutasítom
withdraw = Visszavonom
offers-draw = { $name } döntetlent ajánl.
offers-takeback = { $name } visszavonná ezt a lépést: { $move }.
offers-rematch = { $name } visszavágót szeretne.
offered-draw = Döntetlent ajánlottál.
offered-takeback = Kérted ennek a lépésnek a visszavonását: { $move }.
offered-rematch = Visszavágót kértél.
next-game = A következő játszmához
premove-set = Ha lehet, { $move } következik.
phrases = Mondj valamit
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-good-game = Jó játék volt!
phrase-well-played = Szép játék!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá!
phrase-one-moment = Egy pillanat!
phrase-hurry = Te jössz!
phrase-sorry = Bocsánat!
phrase-bye = Viszlát!
says = { $name }: { $text }
you-won = Nyertél
you-lost = Vesztettél
game-drawn = Döntetlen
game-broken-off = Félbeszakadt
won-by = A győztes: { $name }

## The connection

link-lost = Megszakadt a kapcsolat. Újrapróbálás…
link-joining = Kapcsolódás…
link-missing = Itt nincs ilyen játszma.
local-missing = Ez a böngésző már nem őrzi azt a játszmát.
page-missing = Ezen a címen nincs oldal.
trouble-offline = A kiszolgáló nem válaszol.
trouble-seat = Ezt a helyet épp most foglalták el.
trouble-too-many = Ez túl sok volt egyszerre. Próbáld újra kicsit később.
trouble-too-many-wait = Túl sok kérés. Próbáld újra { $seconds } mp múlva.
trouble-offered = Ezt az utolsó lépés óta már felajánlottad.
trouble-too-long = Ehhez a játszma már túl hosszú. Lépni és feladni még lehet.
trouble-other = Ez nem sikerült.
turn-title = Te jössz – Fencepost
turn-notice = Te következel.

## The board, by keyboard and for screen readers

board-label = Tábla. A nyílbillentyűk mozgatják a kurzort, a h vízszintes, a v függőleges akadályra vált, a p visszavisz a mezőkhöz, az Enter lép.
move-input = Írj be egy lépést
move-input-go = Lépés
move-input-hint = Például e3 vagy e3h
keys = Billentyűk
keys-arrows = A táblán: a kurzor mozgatása. Máshol: lapozás a lépések közt
keys-home-end = Első és utolsó lépés
keys-h = Vízszintes akadály
keys-v = Függőleges akadály
keys-p = Vissza a mezőkhöz
keys-enter = Lépés
keys-escape = Az akadály elengedése
keys-f = A tábla megfordítása
keys-m = Hangok be és ki
keys-question = Ez a lista
say-square = { $square }, szabad
say-square-pawn = { $square }, bábu: { $name }
say-square-goes = { $square }, ide léphet a bábud
say-fence-across = { $fence }, vízszintes, e mezők fölött: { $from } és { $to }
say-fence-upright = { $fence }, függőleges, e mezőktől jobbra: { $from } és { $to }
say-fence-placed = { $fence }, itt akadály van
say-fence-blocked = { $fence }, ide nem tehető akadály
say-moved = { $name }: bábu ide: { $move }.
say-fenced = { $name }: akadály ide: { $move }.
say-passed = { $name }: kényszerű passz.
say-out = { $name }: kiesett.
