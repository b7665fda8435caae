### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Mängi Fenceposti
start-resume = Mängi edasi
start-resume-what = { $players } mängijat, { $moves ->
    [one] üks käik
   *[other] { $moves } käiku
  } tehtud
start-computer = Mängi arvutiga
start-computer-hint = Töötab ka ilma võrguta.
start-invite = Kutsu keegi mängima
start-invite-hint = Saada link või näita QR-koodi. Kontot pole vaja.
start-pass = Ühe ekraani taga
start-pass-hint = Kaks kuni neli inimest selle ekraani taga.
start-open = Avatud mängud
start-open-none = Praegu ei oota keegi. Ava mäng ja teised näevad seda siin.
start-open-offline = Serveriga pole ühendust. Arvutiga ja ühe ekraani taga saab ikka mängida.
start-watch = Vaata mänge
start-watch-none = Praegu ei käi ühtegi avalikku mängu.
start-rules = Loe reegleid
start-rules-hint = Kaks minutit, piltidega.
start-now = Alusta
start-create = Loo link
start-level = Tase { $level }
level-label = Tugevus
level-1 = Alles õpib
level-2 = Esimesed sammud
level-3 = Kerge
level-4 = Harrastaja
level-5 = Kindel
level-6 = Osav
level-7 = Tugev
level-8 = Väga tugev
level-9 = Ekspert
level-10 = Täisvõimsus
players-label = Mängijaid
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Kell
clock-own = Oma kell
clock-kind = Kella liik
clock-kind-increment = Aeg mängijale, lisaajaga
clock-kind-delay = Aeg mängijale, viivitusega
clock-kind-per-move = Aeg käigu kohta
clock-kind-hourglass = Liivakell
clock-own-minutes = Minuteid mängijale
clock-own-seconds = Sekundeid käigu kohta
first-label = Kes alustab
first-lot = Loositakse
first-me = Mina
first-other = Vastane
first-another = Keegi teine
seats-label = Teised kohad
seat-person = Inimene
listed-label = Näita avatud mängude seas
join = Liitu
watch = Vaata
game-watch-move = Käik { $number }
