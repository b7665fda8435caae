### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Laukiama žaidėjų
invite-hint = Su šia nuoroda bet kas gali prisijungti arba stebėti.
invite-link = Partijos nuoroda
invite-copy = Kopijuoti
invite-copied = Nukopijuota
invite-share = Dalytis
invite-qr = Nuorodos QR kodas
invite-seats = { $open ->
    [one] { $open } laisva vieta
    [few] { $open } laisvos vietos
    [many] { $open } laisvos vietos
   *[other] { $open } laisvų vietų
  }
invite-cancel = Atšaukti partiją
join-title = Tave kviečia žaisti
join-hint = { $name } tavęs laukia.
join-hint-somebody = Kažkas tavęs laukia.
join-sit = Prisijungti ir žaisti

## A game

player-out = iškrito
player-away = atsijungė
player-thinking = galvoja…
fences-left = Liko barjerų: { $count }
way-length = Žingsnių iki finišo: { $count }
your-turn = Tavo ėjimas
turn-of = Eina: { $name }
not-started = Laukiama žaidėjų
first-move-wait = { $name } – pirmam ėjimui liko { $seconds } s. Paskui partija bus atšaukta.
first-move-wait-you = Pirmam ėjimui tau liko { $seconds } s. Paskui partija bus atšaukta.
left-for-good = { $name } jau kurį laiką neprisijungia.
take-over = Leisti toliau žaisti kompiuteriui
give-time-to = Pridėti 15 sekundžių: { $name }
place-fence = Statyti { $move }
drop-fence = Atšaukti
take-fence-hint = Nutempk barjerą į lauką arba paliesk tarpą tarp kvadratėlių.
moves = Ėjimai
no-moves-yet = Ėjimų dar nėra
move-first = Pirmas ėjimas
move-back = Ėjimas atgal
move-on = Ėjimas pirmyn
move-last = Paskutinis ėjimas
looking-back = Žiūri ankstesnę poziciją.
back-to-game = Grįžti į partiją
flip = Apsukti lauką
actions = Veiksmai
takeback = Atšaukti ėjimą
draw = Lygiosios
resign = Pasiduoti
resign-sure = Tikrai pasiduodi?
draw-sure = Ar visi sutinka su lygiosiomis?
yes = Taip
no = Ne
rematch = Revanšas
play-back = Rodyti iš naujo
share = Dalytis
copy-record = Kopijuoti partijos įrašą
download-record = Išsaugoti partijos įrašą
new-game = Nauja partija
give-time = Pridėti 15 sekundžių
more = Daugiau
accept = Priimti
decline = Atmesti
withdraw = Atsiimti
offers-draw = { $name } siūlo lygiąsias.
offers-takeback = { $name } nori atšaukti ėjimą { $move }.
offers-rematch = { $name } nori revanšo.
offered-draw = Pasiūlei lygiąsias.
offered-takeback = Paprašei atšaukti ėjimą { $move }.
offered-rematch = Paprašei revanšo.
next-game = Į kitą partiją
premove-set = Išankstinis ėjimas { $move }, jei dar bus galima
phrases = Greitos žinutės
phrase-hello = Labas!
phrase-good-luck = Sėkmės!
phrase-good-game = Gera partija!
phrase-well-played = Puikiai sužaista!
phrase-thanks = Ačiū!
phrase-oops = Oi!
phrase-one-moment = Minutėlę, prašau.
phrase-hurry = Tavo ėjimas!
phrase-sorry = Atsiprašau!
phrase-bye = Iki!
says = { $name }: { $text }
you-won = Laimėjai
you-lost = Pralaimėjai
game-drawn = Lygiosios
game-broken-off = Atšaukta
won-by = Laimėjo { $name }

## The connection

link-lost = Ryšys nutrūko. Bandoma iš naujo…
link-joining = Jungiamasi…
link-missing = Partija nerasta.
local-missing = Ši partija nebesaugoma šioje naršyklėje.
turn-title = Tavo ėjimas – Fencepost

## The board, by keyboard and for screen readers

board-label = Žaidimo laukas. Rodyklės perkelia žymeklį, h ir v pasirenka horizontalų arba vertikalų barjerą, p grąžina prie kvadratėlių, Enter atlieka ėjimą.
move-input = Įvesk ėjimą
move-input-go = Eiti
move-input-hint = pvz., e3 arba e3h
keys = Klavišai
keys-arrows = Lauke: perkelia žymeklį. Kitur: verčia ėjimus
keys-home-end = Pirmas ir paskutinis ėjimas
keys-h = Horizontalus barjeras
keys-v = Vertikalus barjeras
keys-p = Atgal prie kvadratėlių
keys-enter = Atlikti ėjimą
keys-escape = Atšaukti barjerą
keys-f = Apsukti lauką
keys-m = Įjungti ir išjungti garsus
keys-question = Šis sąrašas
say-square = { $square }, laisvas
say-square-pawn = { $square }, pėstininkas: { $name }
say-square-goes = { $square }, čia gali eiti tavo pėstininkas
say-fence-across = { $fence }, horizontaliai, virš { $from } ir { $to }
say-fence-upright = { $fence }, vertikaliai, į dešinę nuo { $from } ir { $to }
say-fence-placed = { $fence }, čia stovi barjeras
say-fence-blocked = { $fence }, čia barjero statyti negalima
say-moved = { $name } eina į { $move }.
say-fenced = { $name } stato barjerą { $move }.
say-passed = { $name } turi praleisti ėjimą.
say-out = { $name } iškrito.
say-moved-you = Nuėjai į { $move }.
say-fenced-you = Pastatei barjerą { $move }.
say-passed-you = Tau tenka praleisti ėjimą.
say-out-you = Tu iškritai.
say-square-pawn-you = { $square }, tavo pėstininkas
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } atkirstų kelią tavo pėstininkui: jis nebegalėtų išeiti iš { $squares }.
move-input-open = Ėjimus rašyti tekstu
# $text: what was typed
move-input-wrong = „{ $text }“ nėra ėjimas. Rašyk e3, jei nori žengti, arba e3h, jei nori statyti barjerą.
keys-slash = Įvesti ėjimą

## How a game ended, said to one of the players

ending-goal-you = Pasiekei finišo liniją.
ending-resign-you = Varžovas pasidavė.
ending-time-you = Baigėsi varžovo laikas.
ending-last-player-you = Kitų žaidėjų nebeliko.
ending-resign-lost = Pasidavei.
ending-time-lost = Baigėsi tavo laikas.
review = Peržiūrėti
# $level: a number
next-level = Žaisti { $level } lygį
result-moves = { $count ->
    [one] ėjimas
    [few] ėjimai
    [many] ėjimo
   *[other] ėjimų
  }
# A caption under the number, whatever it is
result-fences = pastatyta barjerų
result-steps = žingsnių iki finišo

## What happens beside the moves, in one short line

news-draw-declined = { $name } atmetė lygiąsias.
news-draw-declined-you = Atmetei lygiąsias.
news-takeback-declined = { $name } neleido atšaukti ėjimo.
news-takeback-declined-you = Neleidai atšaukti ėjimo.
news-rematch-declined = { $name } nenori revanšo.
news-rematch-declined-you = Atsisakei revanšo.
news-withdrawn = { $name } atsiėmė pasiūlymą.
news-withdrawn-you = Atsiėmei pasiūlymą.
news-takeback = Paskutinis ėjimas atšauktas.
news-takeover = { $name }: toliau žaidžia kompiuteris.
news-time = { $name } gavo dar { $seconds } s.
news-time-you = Gavai dar { $seconds } s.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } nebegalima.
# $text: the phrase
phrase-sent = Išsiųsta: { $text }

## Help during a game

hint = Užuomina
hint-thinking = Galvojama…
hints-used = Užuominos: { $count }
rules-panel = Taisyklės
rules-panel-loading = Taisyklės įkeliamos…
rules-panel-missing = Taisyklių dabar įkelti nepavyksta. Reikia ryšio.
