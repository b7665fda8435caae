### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Čekamo igrače
invite-hint = Tko ima ovu poveznicu, može igrati ili gledati.
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
invite-cancel = Otkaži partiju
join-title = Imaš poziv na igru
join-hint = { $name } te čeka.
join-hint-somebody = Netko te čeka.
join-sit = Pridruži se i igraj

## A game

player-out = izvan igre
player-away = nije tu
player-thinking = razmišlja…
fences-left = Preostalo prepreka: { $count }
way-length = Koraka do cilja: { $count }
your-turn = Na potezu si
turn-of = Na potezu: { $name }
not-started = Čekamo igrače
first-move-wait = { $name }: još { $seconds } s za prvi potez. Nakon toga partija se otkazuje.
first-move-wait-you = Imaš još { $seconds } s za prvi potez. Nakon toga partija se otkazuje.
left-for-good = { $name } već neko vrijeme nije tu.
take-over = Prepusti igru računalu
give-time-to = { $name }: daj 15 sekundi
place-fence = Postavi { $move }
drop-fence = Odustani
take-fence-hint = Povuci prepreku na ploču ili dodirni razmak između polja.
moves = Potezi
no-moves-yet = Još nema poteza
move-first = Na početak
move-back = Jedan potez natrag
move-on = Jedan potez naprijed
move-last = Na zadnji potez
looking-back = Gledaš raniju poziciju.
back-to-game = Natrag u partiju
flip = Okreni ploču
actions = Radnje
takeback = Vrati potez
draw = Remi
resign = Predaj se
resign-sure = Zaista se predaješ?
draw-sure = Pristaju li svi na remi?
yes = Da
no = Ne
rematch = Revanš
play-back = Reproduciraj
share = Podijeli
copy-record = Kopiraj zapis partije
download-record = Spremi zapis partije
new-game = Nova partija
give-time = Daj 15 sekundi
more = Još
accept = Prihvati
decline = Odbij
withdraw = Povuci
offers-draw = { $name } nudi remi.
offers-takeback = { $name } želi vratiti potez { $move }.
offers-rematch = { $name } želi revanš.
offered-draw = Nudiš remi.
offered-takeback = Tražiš da se vrati potez { $move }.
offered-rematch = Tražiš revanš.
next-game = Idi na sljedeću partiju
premove-set = Unaprijed odabran potez { $move }, ako bude dopušten
phrases = Brze poruke
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
you-won = Pobjeda!
you-lost = Poraz
game-drawn = Remi
game-broken-off = Otkazano
won-by = Pobjeda: { $name }

## The connection

link-lost = Veza je prekinuta. Pokušavamo ponovno…
link-joining = Povezivanje…
link-missing = Partija nije pronađena.
local-missing = Ova partija više nije spremljena u ovom pregledniku.
turn-title = Na potezu si – Fencepost

## The board, by keyboard and for screen readers

board-label = Ploča. Strelice pomiču pokazivač, h i v biraju vodoravnu ili okomitu prepreku, p vraća na polja, Enter odigrava potez.
move-input = Upiši potez
move-input-go = Igraj
move-input-hint = npr. e3 ili e3h
keys = Tipke
keys-arrows = Na ploči: pomiču pokazivač. Drugdje: listaju poteze
keys-home-end = Prvi i zadnji potez
keys-h = Vodoravna prepreka
keys-v = Okomita prepreka
keys-p = Natrag na polja
keys-enter = Odigraj
keys-escape = Odustani od prepreke
keys-f = Okreni ploču
keys-m = Uključi ili isključi zvukove
keys-question = Ovaj popis
say-square = { $square }, slobodno
say-square-pawn = { $square }, figura: { $name }
say-square-goes = { $square }, tvoja figura može ovamo
say-fence-across = { $fence }, vodoravno, iznad { $from } i { $to }
say-fence-upright = { $fence }, okomito, desno od { $from } i { $to }
say-fence-placed = { $fence }, ovdje je prepreka
say-fence-blocked = { $fence }, ovdje ne može stajati prepreka
say-moved = { $name } ide na { $move }.
say-fenced = { $name } postavlja prepreku { $move }.
say-passed = { $name } mora propustiti potez.
say-out = { $name } ispada iz igre.
say-moved-you = Ideš na { $move }.
say-fenced-you = Postavljaš prepreku { $move }.
say-passed-you = Moraš propustiti potez.
say-out-you = Ispadaš iz igre.
say-square-pawn-you = { $square }, tvoja figura
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } bi zatvorila tvoju figuru: više ne bi mogla otići s { $squares }.
move-input-open = Upisuj poteze kao tekst
# $text: what was typed
move-input-wrong = „{ $text }” nije potez. Upiši e3 za korak ili e3h za prepreku.
keys-slash = Upiši potez

## How a game ended, said to one of the players

ending-goal-you = Tvoja je figura na ciljnoj crti.
ending-resign-you = Protivnik se predao.
ending-time-you = Protivniku je isteklo vrijeme.
ending-last-player-you = U igri si samo još ti.
ending-resign-lost = Partija je predana.
ending-time-lost = Isteklo ti je vrijeme.
review = Pregled
# $level: a number
next-level = Igraj razinu { $level }
result-moves = { $count ->
    [one] potez
    [few] poteza
   *[other] poteza
  }
# A caption under the number, whatever it is
result-fences = postavljene prepreke
result-steps = koraka do cilja

## What happens beside the moves, in one short line

news-draw-declined = { $name } odbija remi.
news-draw-declined-you = Odbijaš remi.
news-takeback-declined = { $name } ne dopušta vraćanje poteza.
news-takeback-declined-you = Ne dopuštaš vraćanje poteza.
news-rematch-declined = { $name } ne želi revanš.
news-rematch-declined-you = Odbijaš revanš.
news-withdrawn = { $name } povlači ponudu.
news-withdrawn-you = Povlačiš ponudu.
news-takeback = Zadnji je potez vraćen.
news-takeover = { $name }: dalje igra računalo.
news-time = { $name } dobiva još { $seconds } s.
news-time-you = Dobivaš još { $seconds } s.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } se više ne može odigrati.
# $text: the phrase
phrase-sent = Poslano: { $text }

## Help during a game

hint = Savjet
hint-thinking = Razmišljam…
hints-used = Savjeti: { $count }
rules-panel = Pravila
rules-panel-loading = Učitavanje pravila…
rules-panel-missing = Pravila se trenutačno ne mogu učitati. Potrebna je veza.
