### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Joacă Fencepost
start-resume = Continuă partida
start-resume-what = { $players } jucători, { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  } până acum
start-computer = Joacă împotriva calculatorului
start-computer-hint = Merge și fără rețea.
start-invite = Invită pe cineva
start-invite-hint = Trimite un link sau arată un cod QR. Fără cont.
start-pass = Joacă pe același ecran
start-pass-hint = De la două la patru persoane, pe rând.
start-open = Partide deschise
start-open-none = Acum nu așteaptă nimeni. Deschide o partidă și ceilalți o vor vedea aici.
start-open-offline = Fără legătură cu serverul. Poți juca totuși cu calculatorul sau cu alții pe acest ecran.
start-watch = Urmărește
start-watch-none = Acum nu se joacă nicio partidă publică.
start-rules = Citește regulile
start-rules-hint = Două minute, cu imagini.
start-now = Începe
start-create = Creează linkul
start-level = Nivelul { $level }
level-label = Forță
level-1 = Învățăcel
level-2 = Primii pași
level-3 = Ușor
level-4 = Amator
level-5 = Solid
level-6 = Priceput
level-7 = Puternic
level-8 = Foarte puternic
level-9 = Expert
level-10 = Forță maximă
players-label = Jucători
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Ceas
clock-own = Alt ceas
clock-kind = Tipul ceasului
clock-kind-increment = Timp cu increment
clock-kind-delay = Timp cu pauză
clock-kind-per-move = Timp pe mutare
clock-kind-hourglass = Clepsidră
clock-own-minutes = Minute per jucător
clock-own-seconds = Secunde pe mutare
first-label = Cine începe
first-lot = La sorți
first-me = Eu
first-other = Celălalt
first-another = Alt jucător
seats-label = Celelalte locuri
seat-person = O persoană
listed-label = Arată între partidele deschise
join = Intră
watch = Urmărește
game-watch-move = Mutarea { $number }
