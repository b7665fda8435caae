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
start-computer-hint = Gre tudi brez omrežja.
start-invite = Povabi koga
start-invite-hint = S povezavo ali kodo QR. Brez registracije.
start-pass = Igrajte na enem zaslonu
start-pass-hint = Za 2 do 4 ljudi pred tem zaslonom.
start-open = Odprte partije
start-open-none = Trenutno nihče ne čaka. Odpri partijo in drugi jo bodo videli tukaj.
start-open-offline = Ni povezave s strežnikom. Računalnik in igra na enem zaslonu vseeno delujeta.
start-watch = Gledaj
start-watch-none = Trenutno ni nobene javne partije.
start-rules = Preberi pravila
start-rules-hint = Dve minuti, s slikami.
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
clock-own = Lastna ura
clock-kind = Vrsta ure
clock-kind-increment = Čas za vsakega, z dodatkom
clock-kind-delay = Čas za vsakega, z zamikom
clock-kind-per-move = Čas na potezo
clock-kind-hourglass = Peščena ura
clock-own-minutes = Minut za vsakega
clock-own-seconds = Sekund na potezo
first-label = Kdo začne
first-lot = Žreb
first-me = Jaz
first-other = Nasprotnik
first-another = Drug igralec
seats-label = Drugi sedeži
seat-person = Človek
listed-label = Prikaži med odprtimi partijami
join = Pridruži se
watch = Gledaj
game-watch-move = Poteza { $number }
