### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
listed-label = Jelenjen meg a nyitott játszmák közt
join = Beszállok
watch = Nézem
game-watch-move = { $number }. lépés
