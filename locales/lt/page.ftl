### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Pereik į kitą pusę arba užtverk kelią kitiems.
# For search engines and for previews of links
app-description = Nuvesk savo pėstininką į kitą pusę arba užtverk kelią kitiems. Žaisk naršyklėje dviese, trise ar keturiese, su žmonėmis arba kompiuteriu. Paskyros nereikia.
# The picture in previews of links
app-preview = Žaidimo laukas su pėstininkais ir barjerais.
needs-script = Žaidimui reikia JavaScript, o čia jis išjungtas. Taisykles galima skaityti ir be jo.
back-to-start = Į pradžios puslapį
close = Užverti

## The bar at the top

settings = Nustatymai
look = Išvaizda
look-wood = Medis
look-light = Šviesi
look-dark = Tamsi
language = Kalba
sound = Garsai
confirm-fences = Klausti prieš statant barjerą
confirm-touch = Jutikliniuose ekranuose
confirm-always = Visada
confirm-never = Niekada
notify = Pranešti, kai mano ėjimas
notify-hint = Ir tada, kai priekyje kitas langas.
show-on-board = Rodyti lauke
overlay-legal = Kur gali eiti mano pėstininkas
overlay-ways = Trumpiausi keliai
overlay-lengths = Kiekvieno kelio ilgis
overlay-last = Paskutinis ėjimas
overlay-coordinates = Koordinatės

## Start

start-title = Žaisk Fencepost
start-resume = Žaisti toliau
start-resume-what = { $players } žaidėjai, jau { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }
start-computer = Žaisti su kompiuteriu
start-computer-hint = Veikia ir be interneto.
start-invite = Pakviesti draugą
start-invite-hint = Nusiųsk nuorodą arba parodyk QR kodą. Paskyros nereikia.
start-pass = Prie vieno ekrano
start-pass-hint = Nuo dviejų iki keturių žmonių paeiliui.
start-open = Atviros partijos
start-open-none = Dabar niekas nelaukia. Atverk partiją, ir kiti ją čia pamatys.
start-open-offline = Nėra ryšio su serveriu. Su kompiuteriu ir prie vieno ekrano vis tiek galima žaisti.
start-watch = Stebėti
start-watch-none = Dabar nevyksta jokia vieša partija.
start-rules = Skaityti taisykles
start-rules-hint = Dvi minutės, su paveikslėliais.
start-now = Pradėti
start-create = Sukurti nuorodą
start-level = { $level } lygis
level-label = Stiprumas
level-1 = Naujokas
level-2 = Pirmi žingsniai
level-3 = Lengvas
level-4 = Mėgėjas
level-5 = Tvirtas
level-6 = Įgudęs
level-7 = Stiprus
level-8 = Labai stiprus
level-9 = Ekspertas
level-10 = Visa jėga
players-label = Žaidėjai
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Laikrodis
clock-none = Be laikrodžio
clock-minutes = { $minutes } min.
clock-increment = { $minutes } min. + { $seconds } s
clock-delay = { $minutes } min., delsa { $seconds } s
clock-per-move = { $seconds } s ėjimui
clock-hourglass = Smėlio laikrodis, { $minutes } min.
clock-own = Savas laikrodis
clock-kind = Laikrodžio rūšis
clock-kind-increment = Laikas žaidėjui su priedu
clock-kind-delay = Laikas žaidėjui su delsa
clock-kind-per-move = Laikas ėjimui
clock-kind-hourglass = Smėlio laikrodis
clock-own-minutes = Minutės žaidėjui
clock-own-seconds = Sekundės ėjimui
first-label = Kas pradeda
first-lot = Burtais
first-me = Aš
first-other = Varžovas
first-another = Kitas žaidėjas
seats-label = Kitos vietos
seat-person = Žmogus
seat-computer = Kompiuteris
listed-label = Rodyti tarp atvirų partijų
your-name = Tavo vardas
your-name-hint = Tik jei nori.
join = Prisijungti
watch = Stebėti
game-of = { $players } žaidėjai
game-watch-move = { $number } ėjimas

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

you = Tu
engine-name = Kompiuteris, { $level } lygis
engine-full = Kompiuteris, visa jėga
open-seat = Laisva vieta
guest = Svečias
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
page-missing = Šiuo adresu puslapio nėra.
trouble-offline = Serveris neatsako.
trouble-seat = Tą vietą ką tik kažkas užėmė.
trouble-too-many = Per daug vienu metu. Po akimirkos bandyk dar kartą.
trouble-too-many-wait = Per daug užklausų. Bandyk dar kartą po { $seconds } s.
trouble-offered = Po paskutinio ėjimo tai jau siūlei.
trouble-too-long = Partija tam jau per ilga. Vis dar gali eiti arba pasiduoti.
trouble-other = Nepavyko.
turn-title = Tavo ėjimas – Fencepost
turn-notice = Dabar tavo ėjimas.

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
