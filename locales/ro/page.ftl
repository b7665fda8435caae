### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Treci dincolo sau închide-le drumul.
# For search engines and for previews of links
app-description = Du-ți pionul pe partea cealaltă sau închide-le drumul celorlalți. Joacă în browser în doi, trei sau patru, cu alți oameni sau cu calculatorul. Fără cont.
# The picture in previews of links
app-preview = O tablă cu pioni și bariere.
needs-script = Pentru joc e nevoie de JavaScript, care aici este oprit. Regulile se pot citi și fără el.
back-to-start = Înapoi la pagina de start
close = Închide

## The bar at the top

settings = Setări
look = Aspect
look-wood = Lemn
look-light = Luminos
look-dark = Întunecat
language = Limbă
sound = Sunete
confirm-fences = Confirmă fiecare barieră
confirm-touch = Pe ecrane tactile
confirm-always = Mereu
confirm-never = Niciodată
notify = Anunță-mă când sunt la rând
notify-hint = Și când altă fereastră e în față.
show-on-board = Arată pe tablă
overlay-legal = Unde poate merge pionul meu
overlay-ways = Cele mai scurte drumuri
overlay-lengths = Lungimea fiecărui drum
overlay-last = Ultima mutare
overlay-coordinates = Coordonate

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
clock-none = Fără ceas
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, pauză { $seconds } s
clock-per-move = { $seconds } s pe mutare
clock-hourglass = Clepsidră { $minutes } min
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
seat-computer = Calculator
listed-label = Arată între partidele deschise
your-name = Numele tău
your-name-hint = Doar dacă vrei.
join = Intră
watch = Urmărește
game-of = { $players } jucători
game-watch-move = Mutarea { $number }

## Waiting for others

invite-title = Se așteaptă jucători
invite-hint = Cine deschide acest link poate lua loc. Cu același link partida poate fi și urmărită.
invite-link = Link către partidă
invite-copy = Copiază
invite-copied = Copiat
invite-share = Distribuie
invite-qr = Codul QR al linkului
invite-seats = { $open ->
    [one] Un loc liber
    [few] { $open } locuri libere
   *[other] { $open } de locuri libere
  }
invite-cancel = Anulează partida
join-title = Ai o invitație
join-hint = { $name } te așteaptă.
join-hint-somebody = Cineva te așteaptă.
join-sit = Ia loc și joacă

## A game

you = Tu
engine-name = Calculator, nivelul { $level }
engine-full = Calculator, forță maximă
open-seat = Loc liber
guest = Oaspete
player-out = ieșit
player-away = plecat
player-thinking = se gândește…
fences-left = Bariere rămase: { $count }
way-length = Pași până la sosire: { $count }
your-turn = E rândul tău
turn-of = La rând: { $name }
not-started = Mai sunt locuri libere
first-move-wait = { $name }: au mai rămas { $seconds } s pentru prima mutare. Apoi partida se întrerupe.
first-move-wait-you = Mai ai { $seconds } s pentru prima mutare. Apoi partida se întrerupe.
left-for-good = { $name } lipsește de ceva timp.
take-over = Lasă calculatorul să continue
give-time-to = Încă 15 secunde pentru { $name }
place-fence = Pune { $move }
drop-fence = Ia bariera înapoi
take-fence-hint = Trage o barieră pe tablă sau atinge un șanț.
moves = Mutări
no-moves-yet = Nicio mutare încă
move-first = La început
move-back = Mutarea anterioară
move-on = Mutarea următoare
move-last = La ultima mutare
looking-back = Revezi mutările jucate.
back-to-game = Înapoi la partidă
flip = Întoarce
actions = Acțiuni
takeback = Ia înapoi
draw = Remiză
resign = Cedează
resign-sure = Sigur vrei să cedezi?
draw-sure = Toți acceptă remiza?
yes = Da
no = Nu
rematch = Revanșă
play-back = Revezi
share = Distribuie
copy-record = Copiază notația
download-record = Salvează notația
new-game = Partidă nouă
give-time = Dă 15 secunde
more = Mai multe
accept = Acceptă
decline = Refuză
withdraw = Retrage
offers-draw = { $name } propune remiză.
offers-takeback = { $name } vrea să ia înapoi { $move }.
offers-rematch = { $name } vrea revanșa.
offered-draw = Ai propus remiză.
offered-takeback = Ai cerut să iei înapoi { $move }.
offered-rematch = Ai cerut revanșa.
next-game = La partida următoare
premove-set = Urmează { $move }, dacă se poate.
phrases = Spune ceva
phrase-hello = Salut!
phrase-good-luck = Baftă!
phrase-good-game = Frumoasă partidă!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-oops = Hopa!
phrase-one-moment = O clipă, te rog.
phrase-hurry = E rândul tău!
phrase-sorry = Scuze!
phrase-bye = Pa!
says = { $name }: { $text }
you-won = Ai câștigat
you-lost = Ai pierdut
game-drawn = Remiză
game-broken-off = Partidă întreruptă
won-by = { $name } a câștigat

## The connection

link-lost = Legătura s-a pierdut. Se încearcă din nou…
link-joining = Se conectează…
link-missing = Această partidă nu există aici.
local-missing = Acest browser nu mai păstrează partida.
page-missing = La această adresă nu există nicio pagină.
trouble-offline = Serverul nu răspunde.
trouble-seat = Locul tocmai a fost ocupat.
trouble-too-many = A fost prea mult deodată. Încearcă iar peste puțin timp.
trouble-too-many-wait = Prea multe cereri. Încearcă din nou peste { $seconds } s.
trouble-offered = Ai propus deja asta de la ultima mutare.
trouble-too-long = Partida s-a lungit prea mult pentru asta. Încă poți muta sau ceda.
trouble-other = Nu a mers.
turn-title = E rândul tău – Fencepost
turn-notice = E rândul tău.

## The board, by keyboard and for screen readers

board-label = Tablă. Săgețile mută cursorul, h și v pun o barieră orizontal sau vertical, p revine la căsuțe, Enter joacă.
move-input = Scrie o mutare
move-input-go = Joacă
move-input-hint = De exemplu e3 sau e3h
keys = Taste
keys-arrows = Pe tablă: mută cursorul. În rest: parcurge mutările
keys-home-end = Prima și ultima mutare
keys-h = Barieră orizontală
keys-v = Barieră verticală
keys-p = Înapoi la căsuțe
keys-enter = Joacă
keys-escape = Lasă bariera
keys-f = Întoarce tabla
keys-m = Pornește și oprește sunetele
keys-question = Această listă
say-square = { $square }, liberă
say-square-pawn = { $square }, pion: { $name }
say-square-goes = { $square }, pionul tău poate merge aici
say-fence-across = { $fence }, orizontală, deasupra căsuțelor { $from } și { $to }
say-fence-upright = { $fence }, verticală, la dreapta căsuțelor { $from } și { $to }
say-fence-placed = { $fence }, aici este o barieră
say-fence-blocked = { $fence }, aici nu se poate pune o barieră
say-moved = { $name }: pionul pe { $move }.
say-fenced = { $name }: bariera { $move }.
say-passed = { $name }: nicio mutare posibilă, rândul trece mai departe.
say-out = { $name }: în afara jocului.
