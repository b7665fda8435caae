### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prijeđi ploču – ili prepriječi put drugima.
# For search engines and for previews of links
app-description = Prevedi svoju figuru na drugu stranu ili prepriječi put ostalima. Igraj u pregledniku udvoje, utroje ili učetvero, protiv ljudi ili računala. Bez registracije.
# The picture in previews of links
app-preview = Ploča s figurama i preprekama.
needs-script = Za igru je potreban JavaScript, a ovdje je isključen. Pravila se mogu čitati i bez njega.
back-to-start = Na početnu
close = Zatvori

## The bar at the top

settings = Postavke
look = Izgled
look-wood = Drvo
look-light = Svijetlo
look-dark = Tamno
language = Jezik
sound = Zvukovi
confirm-fences = Pitaj prije postavljanja prepreke
confirm-touch = Na zaslonima na dodir
confirm-always = Uvijek
confirm-never = Nikad
notify = Javi mi kad sam na potezu
notify-hint = I dok je otvoren drugi prozor.
show-on-board = Prikaži na ploči
overlay-legal = Kamo može moja figura
overlay-ways = Najkraće putove
overlay-lengths = Duljinu svakog puta
overlay-last = Zadnji potez
overlay-coordinates = Koordinate

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
clock-none = Bez sata
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, odgoda { $seconds } s
clock-per-move = { $seconds } s po potezu
clock-hourglass = Pješčani sat, { $minutes } min
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
seat-computer = Računalo
listed-label = Prikaži među otvorenim partijama
your-name = Tvoje ime
your-name-hint = Samo ako želiš.
join = Pridruži se
watch = Gledaj
game-of = { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
  }
game-watch-move = Potez { $number }

## Waiting for others

invite-title = Čekamo igrače
invite-hint = Tko otvori ovu poveznicu, može sjesti za ploču. Istom poveznicom drugi mogu gledati.
invite-link = Poveznica na partiju
invite-copy = Kopiraj
invite-copied = Kopirano
invite-share = Podijeli
invite-qr = QR kod poveznice
invite-seats = { $open ->
    [one] { $open } slobodno mjesto
    [few] { $open } slobodna mjesta
   *[other] { $open } slobodnih mjesta
  }
invite-cancel = Otkaži
join-title = Imaš poziv na igru
join-hint = { $name } te čeka.
join-hint-somebody = Netko te čeka.
join-sit = Sjedni i igraj

## A game

you = Ti
engine-name = Računalo, razina { $level }
engine-full = Računalo, puna snaga
open-seat = Slobodno mjesto
guest = Gost
player-out = izvan igre
player-away = nije tu
player-thinking = razmišlja…
fences-left = Preostalo prepreka: { $count }
way-length = Koraka do cilja: { $count }
your-turn = Na potezu si
turn-of = Na potezu: { $name }
not-started = Nisu sva mjesta zauzeta
first-move-wait = { $name }: još { $seconds } s za prvi potez. Nakon toga partija se prekida.
first-move-wait-you = Imaš još { $seconds } s za prvi potez. Nakon toga partija se prekida.
left-for-good = { $name } već neko vrijeme nije tu.
take-over = Neka računalo nastavi
give-time-to = { $name }: daj 15 sekundi
place-fence = Postavi { $move }
drop-fence = Ukloni
take-fence-hint = Povuci prepreku na ploču ili dodirni utor.
moves = Potezi
no-moves-yet = Još nema poteza
move-first = Na početak
move-back = Potez natrag
move-on = Potez naprijed
move-last = Na zadnji potez
looking-back = Gledaš ranije poteze.
back-to-game = Natrag u partiju
flip = Okreni
actions = Radnje
takeback = Vrati potez
draw = Remi
resign = Predaj se
resign-sure = Zaista se predaješ?
draw-sure = Pristaju li svi na remi?
yes = Da
no = Ne
rematch = Uzvrat
play-back = Repriza
share = Podijeli
copy-record = Kopiraj zapis
download-record = Spremi zapis
new-game = Nova partija
give-time = Daj 15 sekundi
more = Još
accept = Prihvati
decline = Odbij
withdraw = Povuci
offers-draw = { $name } nudi remi.
offers-takeback = { $name } želi vratiti { $move }.
offers-rematch = { $name } želi uzvrat.
offered-draw = Nudiš remi.
offered-takeback = Tražiš da se vrati { $move }.
offered-rematch = Nudiš uzvrat.
next-game = Na sljedeću partiju
premove-set = Slijedi { $move }, ako bude moguće.
phrases = Reci nešto
phrase-hello = Bok!
phrase-good-luck = Sretno!
phrase-good-game = Dobra partija!
phrase-well-played = Dobro odigrano!
phrase-thanks = Hvala!
phrase-oops = Ups!
phrase-one-moment = Samo trenutak.
phrase-hurry = Ti si na potezu!
phrase-sorry = Oprosti!
phrase-bye = Vidimo se!
says = { $name }: { $text }
you-won = Pobjeda je tvoja
you-lost = Ovaj put poraz
game-drawn = Remi
game-broken-off = Prekinuto
won-by = Pobjeda: { $name }

## The connection

link-lost = Veza je prekinuta. Pokušavamo ponovno…
link-joining = Povezivanje…
link-missing = Ovdje nema takve partije.
local-missing = Ovaj preglednik više ne čuva tu partiju.
page-missing = Na ovoj adresi nema stranice.
trouble-offline = Poslužitelj ne odgovara.
trouble-seat = To je mjesto upravo zauzeto.
trouble-too-many = To je bilo previše odjednom. Pokušaj ponovno za koji trenutak.
trouble-too-many-wait = Previše zahtjeva. Pokušaj ponovno za { $seconds } s.
trouble-offered = To je već jednom ponuđeno nakon zadnjeg poteza.
trouble-too-long = Partija je za to postala preduga. I dalje možeš odigrati potez ili se predati.
trouble-other = Nije uspjelo.
turn-title = Na potezu si – Fencepost
turn-notice = Na potezu si.

## The board, by keyboard and for screen readers

board-label = Ploča. Strelice pomiču pokazivač, h i v polažu prepreku, p vraća na polja, Enter odigrava potez.
move-input = Upiši potez
move-input-go = Igraj
move-input-hint = Na primjer e3 ili e3h
keys = Tipke
keys-arrows = Na ploči: pomiču pokazivač. Drugdje: listaju poteze
keys-home-end = Prvi i zadnji potez
keys-h = Pokazivač vodoravno
keys-v = Pokazivač okomito
keys-p = Natrag na polja
keys-enter = Odigraj
keys-escape = Ukloni prepreku
keys-f = Okreni ploču
keys-m = Uključi ili isključi zvukove
keys-question = Ovaj popis
say-square = { $square }, slobodno
say-square-pawn = { $square }, figura: { $name }
say-square-goes = { $square }, tvoja figura može ovamo
say-fence-across = { $fence }, vodoravno, iznad { $from } i { $to }
say-fence-upright = { $fence }, okomito, desno od { $from } i { $to }
say-fence-placed = { $fence }, ovdje je prepreka
say-fence-blocked = { $fence }, ovdje ne može prepreka
say-moved = { $name }: figura na { $move }.
say-fenced = { $name }: prepreka { $move }.
say-passed = { $name }: potez se mora preskočiti.
say-out = Izvan igre: { $name }.
