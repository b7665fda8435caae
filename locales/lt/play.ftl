### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Laukiama žaidėjų
invite-hint = Kas atvers šią nuorodą, galės prisėsti žaisti. Ta pati nuoroda tinka ir stebėti.
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
invite-cancel = Atšaukti
join-title = Tave kviečia žaisti
join-hint = { $name } tavęs laukia.
join-hint-somebody = Kažkas tavęs laukia.
join-sit = Prisėsti ir žaisti

## A game

player-out = iškrito
player-away = atsijungė
player-thinking = galvoja…
fences-left = Liko barjerų: { $count }
way-length = Žingsnių iki finišo: { $count }
your-turn = Tavo ėjimas
turn-of = Eina: { $name }
not-started = Dar ne visos vietos užimtos
first-move-wait = { $name } – pirmam ėjimui liko { $seconds } s. Paskui partija bus nutraukta.
first-move-wait-you = Pirmam ėjimui tau liko { $seconds } s. Paskui partija bus nutraukta.
left-for-good = { $name } – jau kurį laiką nėra ryšio.
take-over = Tegu toliau žaidžia kompiuteris
give-time-to = Pridėti 15 sekundžių: { $name }
place-fence = Statyti { $move }
drop-fence = Atsiimti
take-fence-hint = Nutempk barjerą į lauką arba paliesk griovelį.
moves = Ėjimai
no-moves-yet = Ėjimų dar nėra
move-first = Į pradžią
move-back = Ėjimas atgal
move-on = Ėjimas pirmyn
move-last = Į paskutinį ėjimą
looking-back = Žiūri ankstesnę poziciją.
back-to-game = Atgal į žaidimą
flip = Apsukti
actions = Veiksmai
takeback = Atšaukti
draw = Lygiosios
resign = Pasiduoti
resign-sure = Tikrai pasiduodi?
draw-sure = Ar visi sutinka su lygiosiomis?
yes = Taip
no = Ne
rematch = Revanšas
play-back = Peržiūrėti
share = Dalytis
copy-record = Kopijuoti įrašą
download-record = Išsaugoti įrašą
new-game = Nauja partija
give-time = Pridėti 15 sekundžių
more = Daugiau
accept = Priimti
decline = Atmesti
withdraw = Atsiimti
offers-draw = { $name } siūlo lygiąsias.
offers-takeback = { $name } nori atšaukti { $move }.
offers-rematch = { $name } nori revanšo.
offered-draw = Siūlai lygiąsias.
offered-takeback = Prašai atšaukti { $move }.
offered-rematch = Prašai revanšo.
next-game = Į kitą partiją
premove-set = Kitas ėjimas: { $move }, jei bus galima.
phrases = Pasakyti ką nors
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
game-broken-off = Nutraukta
won-by = Laimėjo { $name }

## The connection

link-lost = Ryšys nutrūko. Bandoma iš naujo…
link-joining = Jungiamasi…
link-missing = Tokios partijos čia nėra.
local-missing = Ši naršyklė tos partijos nebesaugo.
turn-title = Tavo ėjimas – Fencepost

## The board, by keyboard and for screen readers

board-label = Žaidimo laukas. Rodyklės perkelia žymeklį, h ir v deda barjerą, p grąžina prie kvadratėlių, Enter atlieka ėjimą.
move-input = Įvesk ėjimą
move-input-go = Eiti
move-input-hint = Pavyzdžiui, e3 arba e3h
keys = Klavišai
keys-arrows = Lauke: perkelia žymeklį. Kitur: verčia ėjimus
keys-home-end = Pirmas ir paskutinis ėjimas
keys-h = Žymeklis gulsčiai
keys-v = Žymeklis stačiai
keys-p = Atgal prie kvadratėlių
keys-enter = Atlikti ėjimą
keys-escape = Atsiimti barjerą
keys-f = Apsukti lauką
keys-m = Įjungti ir išjungti garsus
keys-question = Šis sąrašas
say-square = { $square }, laisvas
say-square-pawn = { $square }, pėstininkas: { $name }
say-square-goes = { $square }, čia gali eiti tavo pėstininkas
say-fence-across = { $fence }, gulsčiai, virš { $from } ir { $to }
say-fence-upright = { $fence }, stačiai, į dešinę nuo { $from } ir { $to }
say-fence-placed = { $fence }, čia stovi barjeras
say-fence-blocked = { $fence }, čia barjero statyti negalima
say-moved = { $name }: į { $move }.
say-fenced = { $name }: barjeras { $move }.
say-passed = { $name }: tenka praleisti ėjimą.
say-out = { $name }: nebežaidžia.
