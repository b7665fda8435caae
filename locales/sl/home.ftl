### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Igraj Fencepost
start-resume = Nadaljuj partijo
start-resume-what = { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
  }, doslej { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
  }
start-computer = Igraj z računalnikom
start-computer-hint = Deluje tudi brez povezave.
start-invite = Povabi koga
start-invite-hint = Pošlji povezavo ali pokaži kodo QR. Brez registracije.
start-pass = Igra na eni napravi
start-pass-hint = Za dva do štiri igralce.
start-open = Odprte partije
start-open-none = Trenutno nihče ne čaka. Začni partijo in drugi jo bodo videli tukaj.
start-open-offline = Strežnik ni dosegljiv. Še vedno lahko igraš z računalnikom ali na eni napravi.
start-watch = Gledaj
start-watch-none = Trenutno ni nobene javne partije.
start-rules = Preberi pravila
start-rules-hint = Dve minuti branja, s slikami.
start-now = Začni
start-create = Ustvari povezavo
start-level = Stopnja { $level }
level-label = Moč
level-1 = Začetnik
level-2 = Prvi koraki
level-3 = Lahko
level-4 = Rekreativno
level-5 = Solidno
level-6 = Spretno
level-7 = Močno
level-8 = Zelo močno
level-9 = Mojster
level-10 = Polna moč
players-label = Igralci
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Ura
clock-own = Po meri
clock-kind = Vrsta ure
clock-kind-increment = Čas na igralca, z dodatkom
clock-kind-delay = Čas na igralca, z zamikom
clock-kind-per-move = Čas na potezo
clock-kind-hourglass = Peščena ura
clock-own-minutes = Minute na igralca
clock-own-seconds = Sekunde na potezo
first-label = Kdo začne
first-lot = Naključno
first-me = Jaz
first-other = Nasprotnik
first-another = Nekdo drug
seats-label = Drugi sedeži
seat-person = Človek
listed-label = Prikaži med odprtimi partijami
join = Pridruži se
watch = Gledaj
game-watch-move = Poteza { $number }

## The first look

home-what = Dirka z ograjami za 2 do 4 igralce.
home-play = Igraj
home-play-hint = Brezplačno, brez registracije
home-learn = Spoznaj pravila
home-tutorial = Uči se z igro
home-tutorial-hint = Petnajst majhnih korakov
home-puzzle = Uganka dneva
# The board on the start page, for screen readers
home-board = Plošča. S puščicami izbereš polje, s h in v ograjo. Enter odigra potezo in partija se začne.
home-tip-title = Ti si na vrsti.
home-tip = Naredi korak ali postavi ograjo in partija se začne.
home-tip-fence = Še enkrat se dotakni ograje, da jo postaviš.
home-beginning = Partija se začenja …

## The form

mode-label = Nasprotnik
mode-computer = Računalnik
mode-invite = Prijatelj
mode-pass = Ta naprava
more-options = Več možnosti
summary-first-lot = Prva poteza po žrebu
summary-first-me = Začneš ti
summary-first-other = Začne nasprotnik
summary-fences = { $fences ->
    [one] { $fences } ograja na igralca
    [two] { $fences } ograji na igralca
    [few] { $fences } ograje na igralca
   *[other] { $fences } ograj na igralca
  }
clock-kind-game = Čas za celo partijo
clock-own-game = Minute skupaj
board-width = Stolpci
board-height = Vrste
fences-each = Ograje na igralca
fences-usual = Običajno ({ $fences })

## Others

lobby-waiting = Čakanje
lobby-yours = Tvoja odprta partija
exhibition-live = V živo
exhibition-title = Igrajo računalniki
exhibition-recorded = Posneta partija
