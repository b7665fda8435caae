### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Čakamo na igralce
invite-hint = Kdor ima to povezavo, lahko igra ali gleda.
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
invite-cancel = Prekliči partijo
join-title = Imaš povabilo
join-hint = { $name } te čaka.
join-hint-somebody = Nekdo te čaka.
join-sit = Pridruži se in igraj

## A game

player-out = zunaj igre
player-away = ni tu
player-thinking = razmišlja …
fences-left = Preostale ograje: { $count }
way-length = Koraki do cilja: { $count }
your-turn = Ti si na vrsti
turn-of = Na vrsti: { $name }
not-started = Čakamo na igralce
first-move-wait = { $name }: še { $seconds } s za prvo potezo. Potem bo partija preklicana.
first-move-wait-you = Imaš še { $seconds } s za prvo potezo. Potem bo partija preklicana.
left-for-good = { $name }: že nekaj časa brez povezave.
take-over = Prepusti igro računalniku
give-time-to = { $name }: daj 15 sekund
place-fence = Postavi { $move }
drop-fence = Prekliči
take-fence-hint = Povleci ograjo na ploščo ali se dotakni vrzeli med polji.
moves = Poteze
no-moves-yet = Potez še ni
move-first = Na začetek
move-back = Eno potezo nazaj
move-on = Eno potezo naprej
move-last = Na zadnjo potezo
looking-back = Gledaš prejšnji položaj.
back-to-game = Nazaj v partijo
flip = Obrni ploščo
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
copy-record = Kopiraj zapis partije
download-record = Shrani zapis partije
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
next-game = Pojdi na naslednjo partijo
premove-set = Vnaprej izbrana poteza { $move }, če bo dovoljena
phrases = Hitra sporočila
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
you-won = Zmaga!
you-lost = Poraz
game-drawn = Remi
game-broken-off = Preklicano
won-by = Zmaga: { $name }

## The connection

link-lost = Povezava je prekinjena. Poskušamo znova …
link-joining = Povezovanje …
link-missing = Partije ni mogoče najti.
local-missing = Ta partija ni več shranjena v tem brskalniku.
turn-title = Ti si na vrsti – Fencepost

## The board, by keyboard and for screen readers

board-label = Plošča. Puščice premikajo kazalec, h in v izbereta vodoravno ali navpično ograjo, p vrne na polja, Enter odigra potezo.
move-input = Vpiši potezo
move-input-go = Igraj
move-input-hint = npr. e3 ali e3h
keys = Tipke
keys-arrows = Na plošči: premik kazalca. Drugje: listanje po potezah
keys-home-end = Prva in zadnja poteza
keys-h = Vodoravna ograja
keys-v = Navpična ograja
keys-p = Nazaj na polja
keys-enter = Odigraj
keys-escape = Prekliči ograjo
keys-f = Obrni ploščo
keys-m = Vklopi ali izklopi zvoke
keys-question = Ta seznam
say-square = { $square }, prosto
say-square-pawn = { $square }, kmet: { $name }
say-square-goes = { $square }, tvoj kmet lahko gre sem
say-fence-across = { $fence }, vodoravno, nad { $from } in { $to }
say-fence-upright = { $fence }, navpično, desno od { $from } in { $to }
say-fence-placed = { $fence }, tukaj je ograja
say-fence-blocked = { $fence }, tukaj ne more biti ograje
say-moved = { $name } gre na { $move }.
say-fenced = { $name } postavi ograjo { $move }.
say-passed = { $name } mora izpustiti potezo.
say-out = { $name } izpade iz igre.
say-moved-you = Greš na { $move }.
say-fenced-you = Postaviš ograjo { $move }.
say-passed-you = Potezo moraš izpustiti.
say-out-you = Izpadeš iz igre.
say-square-pawn-you = { $square }, tvoj kmet
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } bi zaprla tvojega kmeta: ne bi mogel več zapustiti { $squares }.
move-input-open = Vpisuj poteze kot besedilo
# $text: what was typed
move-input-wrong = »{ $text }« ni poteza. Vpiši e3 za korak ali e3h za ograjo.
keys-slash = Vpiši potezo

## How a game ended, said to one of the players

ending-goal-you = Tvoj kmet je na ciljni črti.
ending-resign-you = Nasprotnik se je predal.
ending-time-you = Nasprotniku je potekel čas.
ending-last-player-you = V igri si samo še ti.
ending-resign-lost = Partija je predana.
ending-time-lost = Potekel ti je čas.
review = Pregled
# $level: a number
next-level = Igraj stopnjo { $level }
result-moves = { $count ->
    [one] poteza
    [two] potezi
    [few] poteze
   *[other] potez
  }
# A caption under the number, whatever it is
result-fences = postavljene ograje
result-steps = koraki do cilja

## What happens beside the moves, in one short line

news-draw-declined = { $name } zavrača remi.
news-draw-declined-you = Zavračaš remi.
news-takeback-declined = { $name } ne dovoli vrnitve poteze.
news-takeback-declined-you = Ne dovoliš vrnitve poteze.
news-rematch-declined = { $name } ne želi revanše.
news-rematch-declined-you = Zavračaš revanšo.
news-withdrawn = { $name } umika ponudbo.
news-withdrawn-you = Umikaš ponudbo.
news-takeback = Zadnja poteza je vrnjena.
news-takeover = { $name }: naprej igra računalnik.
news-time = { $name } dobi še { $seconds } s.
news-time-you = Dobiš še { $seconds } s.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } ni več mogoče odigrati.
# $text: the phrase
phrase-sent = Poslano: { $text }

## Help during a game

hint = Namig
hint-thinking = Razmišljam …
hints-used = Namigi: { $count }
rules-panel = Pravila
rules-panel-loading = Nalaganje pravil …
rules-panel-missing = Pravil trenutno ni mogoče naložiti. Potrebna je povezava.
