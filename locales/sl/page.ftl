### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prečkaj ploščo – ali zagradi pot drugim.
# For search engines and for previews of links
app-description = Pripelji svojega kmeta na drugo stran ali zagradi pot drugim. Igraj v brskalniku v dvoje, troje ali četvero, proti ljudem ali računalniku. Brez registracije.
# The picture in previews of links
app-preview = Plošča s kmeti in ograjami.
needs-script = Za igro je potreben JavaScript, ki je tukaj izklopljen. Pravila lahko bereš tudi brez njega.
back-to-start = Na začetno stran
close = Zapri

## The bar at the top

settings = Nastavitve
look = Videz
look-wood = Les
look-light = Svetlo
look-dark = Temno
language = Jezik
sound = Zvoki
confirm-fences = Vprašaj pred postavitvijo ograje
confirm-touch = Na zaslonih na dotik
confirm-always = Vedno
confirm-never = Nikoli
notify = Povej mi, ko sem na vrsti
notify-hint = Tudi ko je odprto drugo okno.
show-on-board = Prikaži na plošči
overlay-legal = Kam lahko gre moj kmet
overlay-ways = Najkrajše poti
overlay-lengths = Dolžino vsake poti
overlay-last = Zadnjo potezo
overlay-coordinates = Koordinate

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
clock-none = Brez ure
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, zamik { $seconds } s
clock-per-move = { $seconds } s na potezo
clock-hourglass = Peščena ura, { $minutes } min
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
seat-computer = Računalnik
listed-label = Prikaži med odprtimi partijami
your-name = Tvoje ime
your-name-hint = Samo če želiš.
join = Pridruži se
watch = Gledaj
game-of = { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
  }
game-watch-move = Poteza { $number }

## Waiting for others

invite-title = Čakamo na igralce
invite-hint = Kdor odpre to povezavo, lahko sede k igri. Po isti povezavi lahko drugi gledajo.
invite-link = Povezava do partije
invite-copy = Kopiraj
invite-copied = Kopirano
invite-share = Deli
invite-qr = Koda QR povezave
invite-seats = { $open ->
    [one] { $open } prost sedež
    [two] { $open } prosta sedeža
    [few] { $open } prosti sedeži
   *[other] { $open } prostih sedežev
  }
invite-cancel = Prekliči
join-title = Imaš povabilo
join-hint = { $name } te čaka.
join-hint-somebody = Nekdo te čaka.
join-sit = Sedi in igraj

## A game

you = Ti
engine-name = Računalnik, stopnja { $level }
engine-full = Računalnik, polna moč
open-seat = Prost sedež
guest = Gost
player-out = zunaj igre
player-away = ni tu
player-thinking = razmišlja …
fences-left = Preostale ograje: { $count }
way-length = Koraki do cilja: { $count }
your-turn = Ti si na vrsti
turn-of = Na vrsti: { $name }
not-started = Niso zasedeni vsi sedeži
first-move-wait = { $name }: še { $seconds } s za prvo potezo. Potem se partija prekine.
first-move-wait-you = Imaš še { $seconds } s za prvo potezo. Potem se partija prekine.
left-for-good = { $name }: že nekaj časa brez povezave.
take-over = Naj nadaljuje računalnik
give-time-to = { $name }: daj 15 sekund
place-fence = Postavi { $move }
drop-fence = Odstrani
take-fence-hint = Povleci ograjo na ploščo ali se dotakni utora.
moves = Poteze
no-moves-yet = Potez še ni
move-first = Na začetek
move-back = Potezo nazaj
move-on = Potezo naprej
move-last = Na zadnjo potezo
looking-back = Gledaš prejšnje poteze.
back-to-game = Nazaj v partijo
flip = Obrni
actions = Dejanja
takeback = Vrni potezo
draw = Remi
resign = Predaj se
resign-sure = Se res želiš predati?
draw-sure = Se vsi strinjajo z remijem?
yes = Da
no = Ne
rematch = Revanša
play-back = Predvajaj
share = Deli
copy-record = Kopiraj zapis
download-record = Shrani zapis
new-game = Nova partija
give-time = Daj 15 sekund
more = Več
accept = Sprejmi
decline = Zavrni
withdraw = Umakni
offers-draw = { $name } ponuja remi.
offers-takeback = { $name } želi vrniti potezo { $move }.
offers-rematch = { $name } želi revanšo.
offered-draw = Ponujaš remi.
offered-takeback = Želiš vrniti potezo { $move }.
offered-rematch = Želiš revanšo.
next-game = Na naslednjo partijo
premove-set = Sledi { $move }, če bo mogoče.
phrases = Reci kaj
phrase-hello = Živijo!
phrase-good-luck = Srečno!
phrase-good-game = Dobra partija!
phrase-well-played = Dobro odigrano!
phrase-thanks = Hvala!
phrase-oops = Ups!
phrase-one-moment = Samo trenutek, prosim.
phrase-hurry = Ti si na vrsti!
phrase-sorry = Oprosti!
phrase-bye = Adijo!
says = { $name }: { $text }
you-won = Zmaga je tvoja
you-lost = Tokrat poraz
game-drawn = Remi
game-broken-off = Prekinjeno
won-by = Zmaga: { $name }

## The connection

link-lost = Povezava je prekinjena. Poskušamo znova …
link-joining = Povezovanje …
link-missing = Te partije tukaj ni.
local-missing = Ta brskalnik te partije ne hrani več.
page-missing = Na tem naslovu ni strani.
trouble-offline = Strežnik se ne odziva.
trouble-seat = Ta sedež je bil pravkar zaseden.
trouble-too-many = To je bilo preveč naenkrat. Poskusi čez trenutek.
trouble-too-many-wait = Preveč zahtev. Poskusi znova čez { $seconds } s.
trouble-offered = To je bilo po zadnji potezi že ponujeno.
trouble-too-long = Partija je za to postala predolga. Še vedno lahko potegneš ali se predaš.
trouble-other = Ni uspelo.
turn-title = Ti si na vrsti – Fencepost
turn-notice = Ti si na vrsti.

## The board, by keyboard and for screen readers

board-label = Plošča. Puščice premikajo kazalec, h in v položita ograjo, p vrne na polja, Enter odigra potezo.
move-input = Vpiši potezo
move-input-go = Igraj
move-input-hint = Na primer e3 ali e3h
keys = Tipke
keys-arrows = Na plošči: premik kazalca. Drugje: listanje po potezah
keys-home-end = Prva in zadnja poteza
keys-h = Kazalec vodoravno
keys-v = Kazalec navpično
keys-p = Nazaj na polja
keys-enter = Odigraj
keys-escape = Odstrani ograjo
keys-f = Obrni ploščo
keys-m = Vklopi ali izklopi zvoke
keys-question = Ta seznam
say-square = { $square }, prosto
say-square-pawn = { $square }, kmet: { $name }
say-square-goes = { $square }, tvoj kmet lahko gre sem
say-fence-across = { $fence }, vodoravno, nad { $from } in { $to }
say-fence-upright = { $fence }, navpično, desno od { $from } in { $to }
say-fence-placed = { $fence }, tukaj je ograja
say-fence-blocked = { $fence }, tukaj ograja ni mogoča
say-moved = { $name }: kmet na { $move }.
say-fenced = { $name }: ograja { $move }.
say-passed = { $name }: prisilno izpuščena poteza.
say-out = Zunaj igre: { $name }.
