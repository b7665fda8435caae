### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Igraj Fencepost
start-resume = Nastavi partiju
start-resume-what = { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
  }, { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
  } dosad
start-computer = Igraj protiv računala
start-computer-hint = Radi i bez mreže.
start-invite = Pozovi nekoga
start-invite-hint = Poveznicom ili QR kodom. Bez registracije.
start-pass = Igrajte na jednom zaslonu
start-pass-hint = Dvoje do četvero za ovim zaslonom.
start-open = Otvorene partije
start-open-none = Trenutačno nitko ne čeka. Otvori partiju i drugi će je vidjeti ovdje.
start-open-offline = Nema veze s poslužiteljem. Računalo i igra na jednom zaslonu rade i ovako.
start-watch = Gledaj
start-watch-none = Trenutačno nema javnih partija.
start-rules = Pročitaj pravila
start-rules-hint = Dvije minute, sa slikama.
start-now = Počni
start-create = Izradi poveznicu
start-level = Razina { $level }
level-label = Jačina
level-1 = Početnik
level-2 = Prvi koraci
level-3 = Lako
level-4 = Rekreativno
level-5 = Solidno
level-6 = Vješto
level-7 = Jako
level-8 = Vrlo jako
level-9 = Stručnjak
level-10 = Puna snaga
players-label = Igrači
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Sat
clock-own = Vlastiti sat
clock-kind = Vrsta sata
clock-kind-increment = Vrijeme svakomu, s dodatkom
clock-kind-delay = Vrijeme svakomu, s odgodom
clock-kind-per-move = Vrijeme po potezu
clock-kind-hourglass = Pješčani sat
clock-own-minutes = Minuta svakomu
clock-own-seconds = Sekundi po potezu
first-label = Tko počinje
first-lot = Ždrijebom
first-me = Ja
first-other = Protivnik
first-another = Netko drugi
seats-label = Ostala mjesta
seat-person = Čovjek
listed-label = Prikaži među otvorenim partijama
join = Pridruži se
watch = Gledaj
game-watch-move = Potez { $number }
