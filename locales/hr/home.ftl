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
start-computer-hint = Radi i bez internetske veze.
start-invite = Pozovi nekoga
start-invite-hint = Pošalji poveznicu ili pokaži QR kod. Bez registracije.
start-pass = Igra na jednom uređaju
start-pass-hint = Za dva do četiri igrača.
start-open = Otvorene partije
start-open-none = Trenutačno nitko ne čeka. Započni partiju i drugi će je vidjeti ovdje.
start-open-offline = Poslužitelj nije dostupan. I dalje možeš igrati protiv računala ili na jednom uređaju.
start-watch = Gledaj
start-watch-none = Trenutačno nema javnih partija.
start-rules = Pročitaj pravila
start-rules-hint = Dvije minute čitanja, sa slikama.
start-now = Kreni
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
clock-own = Prilagođeno
clock-kind = Vrsta sata
clock-kind-increment = Vrijeme po igraču, s dodatkom
clock-kind-delay = Vrijeme po igraču, s odgodom
clock-kind-per-move = Vrijeme po potezu
clock-kind-hourglass = Pješčani sat
clock-own-minutes = Minute po igraču
clock-own-seconds = Sekunde po potezu
first-label = Tko počinje
first-lot = Nasumično
first-me = Ja
first-other = Protivnik
first-another = Netko drugi
seats-label = Ostala mjesta
seat-person = Čovjek
listed-label = Prikaži među otvorenim partijama
join = Pridruži se
watch = Gledaj
game-watch-move = Potez { $number }

## The first look

home-what = Utrka s preprekama za 2 do 4 igrača.
home-play = Igraj
home-play-hint = Besplatno, bez registracije
home-learn = Nauči pravila
home-tutorial = Uči kroz igru
home-tutorial-hint = Petnaest malih koraka
home-puzzle = Zadatak dana
# The board on the start page, for screen readers
home-board = Ploča. Strelicama biraš polje, a tipkama h i v prepreku. Enter odigrava potez i partija počinje.
home-tip-title = Na potezu si.
home-tip = Napravi korak ili postavi prepreku i partija počinje.
home-tip-fence = Dodirni prepreku još jednom da je postaviš.
home-beginning = Partija počinje…

## The form

mode-label = Protivnik
mode-computer = Računalo
mode-invite = Prijatelj
mode-pass = Ovaj uređaj
more-options = Više opcija
summary-first-lot = Prvi potez nasumično
summary-first-me = Ti počinješ
summary-first-other = Počinje protivnik
summary-fences = { $fences ->
    [one] { $fences } prepreka po igraču
    [few] { $fences } prepreke po igraču
   *[other] { $fences } prepreka po igraču
  }
clock-kind-game = Vrijeme za cijelu partiju
clock-own-game = Minute ukupno
board-width = Stupci
board-height = Redci
fences-each = Prepreke po igraču
fences-usual = Uobičajeno ({ $fences })

## Others

lobby-waiting = Čeka se
lobby-yours = Tvoja otvorena partija
exhibition-live = Uživo
exhibition-title = Igraju računala
exhibition-recorded = Snimljena partija
