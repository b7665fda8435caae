### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Játssz Fencepostot!
start-resume = Játszma folytatása
start-resume-what = { $players } játékos, eddig { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
  }
start-computer = Játék a gép ellen
start-computer-hint = Internet nélkül is működik.
start-invite = Hívj meg valakit
start-invite-hint = Küldj linket, vagy mutass QR-kódot. Fiók nem kell hozzá.
start-pass = Játék közös képernyőn
start-pass-hint = Kettőtől négy játékosig, egy eszközön.
start-open = Nyitott játszmák
start-open-none = Most senki sem vár. Indíts egy játszmát, és a többiek itt meglátják.
start-open-offline = A kiszolgáló nem érhető el. A gép ellen és közös képernyőn így is játszhatsz.
start-watch = Játszmák nézése
start-watch-none = Most nincs nyilvános játszma.
start-rules = Szabályok elolvasása
start-rules-hint = Kétperces olvasmány, képekkel.
start-now = Indítás
start-create = Link készítése
start-level = { $level }. szint
level-label = Erősség
level-1 = Kezdő
level-2 = Első lépések
level-3 = Könnyű
level-4 = Alkalmi
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
clock-own = Egyéni
clock-kind = Az óra típusa
clock-kind-increment = Fejenként, többletidővel
clock-kind-delay = Fejenként, késleltetéssel
clock-kind-per-move = Idő lépésenként
clock-kind-hourglass = Homokóra
clock-own-minutes = Perc játékosonként
clock-own-seconds = Másodperc lépésenként
first-label = Ki kezd?
first-lot = Véletlenszerűen
first-me = Én
first-other = Az ellenfél
first-another = Valaki más
seats-label = A többi hely
seat-person = Ember
listed-label = Megjelenik a nyitott játszmák közt
join = Beszállok
watch = Nézem
game-watch-move = { $number }. lépés

## The first look

home-what = Akadályverseny 2–4 játékosnak.
home-play = Játssz most
home-play-hint = Ingyen, fiók nélkül
home-learn = Tanuld meg a szabályokat
home-tutorial = Tanulj játszva
home-tutorial-hint = Tizenöt rövid lecke
home-puzzle = A nap feladványa
# The board on the start page, for screen readers
home-board = Tábla. A nyílbillentyűkkel mezőt, a h és a v billentyűvel akadályt választasz. Az Enter lép, és kezdődik a játszma.
home-tip-title = Te jössz.
home-tip = Lépj, vagy rakj le egy akadályt, és kezdődik a játszma.
home-tip-fence = Érintsd meg újra az akadályt a lerakáshoz.
home-beginning = Kezdődik a játszma…

## The form

mode-label = Ellenfél
mode-computer = Gép
mode-invite = Egy barát
mode-pass = Ez a képernyő
more-options = További beállítások
summary-first-lot = Véletlen kezdő
summary-first-me = Te kezdesz
summary-first-other = Az ellenfél kezd
summary-fences = { $fences ->
    [one] fejenként egy akadály
   *[other] fejenként { $fences } akadály
  }
clock-kind-game = Idő az egész játszmára
clock-own-game = Perc összesen
board-width = Oszlopok
board-height = Sorok
fences-each = Akadály fejenként
fences-usual = A szokásos ({ $fences })

## Others

lobby-waiting = Várakozik
lobby-yours = A te nyitott játszmád
exhibition-live = Élő
exhibition-title = Motorok játszanak
exhibition-recorded = Rögzített játszma
