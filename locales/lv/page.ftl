### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Tiec pāri vai aizšķērso ceļu citiem.
# For search engines and for previews of links
app-description = Aizved savu bandinieku uz otru pusi vai aizšķērso ceļu citiem. Spēlē pārlūkā divatā, trijatā vai četratā, ar cilvēkiem vai datoru. Konts nav vajadzīgs.
# The picture in previews of links
app-preview = Spēles laukums ar bandiniekiem un barjerām.
needs-script = Lai spēlētu, vajadzīgs JavaScript, bet te tas ir izslēgts. Noteikumus var lasīt arī bez tā.
back-to-start = Uz sākumlapu
close = Aizvērt

## The bar at the top

settings = Iestatījumi
look = Izskats
look-wood = Koks
look-light = Gaišs
look-dark = Tumšs
language = Valoda
sound = Skaņas
confirm-fences = Jautāt pirms barjeras novietošanas
confirm-touch = Skārienekrānos
confirm-always = Vienmēr
confirm-never = Nekad
notify = Paziņot, kad ir mans gājiens
notify-hint = Arī tad, ja priekšā ir cits logs.
show-on-board = Rādīt uz laukuma
overlay-legal = Kurp var iet mans bandinieks
overlay-ways = Īsākie ceļi
overlay-lengths = Katra ceļa garums
overlay-last = Pēdējais gājiens
overlay-coordinates = Koordinātas

## Start

start-title = Spēlē Fencepost
start-resume = Turpināt spēli
start-resume-what = { $players } spēlētāji, līdz šim { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
  }
start-computer = Spēlēt ar datoru
start-computer-hint = Darbojas arī bez interneta.
start-invite = Uzaicināt draugu
start-invite-hint = Nosūti saiti vai parādi QR kodu. Konts nav vajadzīgs.
start-pass = Pie viena ekrāna
start-pass-hint = Divi līdz četri cilvēki pēc kārtas.
start-open = Atvērtās partijas
start-open-none = Pašlaik neviens negaida. Atver partiju, un citi to te redzēs.
start-open-offline = Nav savienojuma ar serveri. Ar datoru un pie viena ekrāna var spēlēt tik un tā.
start-watch = Skatīties
start-watch-none = Pašlaik nenotiek neviena publiska partija.
start-rules = Lasīt noteikumus
start-rules-hint = Divas minūtes, ar attēliem.
start-now = Sākt
start-create = Izveidot saiti
start-level = { $level }. līmenis
level-label = Spēks
level-1 = Iesācējs
level-2 = Pirmie soļi
level-3 = Viegls
level-4 = Amatieris
level-5 = Stabils
level-6 = Prasmīgs
level-7 = Stiprs
level-8 = Ļoti stiprs
level-9 = Eksperts
level-10 = Pilns spēks
players-label = Spēlētāji
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Pulkstenis
clock-none = Bez pulksteņa
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, aizture { $seconds } s
clock-per-move = { $seconds } s gājienam
clock-hourglass = Smilšu pulkstenis, { $minutes } min
clock-own = Savs pulkstenis
clock-kind = Pulksteņa veids
clock-kind-increment = Laiks katram, ar pielikumu
clock-kind-delay = Laiks katram, ar aizturi
clock-kind-per-move = Laiks gājienam
clock-kind-hourglass = Smilšu pulkstenis
clock-own-minutes = Minūtes katram
clock-own-seconds = Sekundes gājienam
first-label = Kas sāk
first-lot = Izloze
first-me = Es
first-other = Pretinieks
first-another = Cits spēlētājs
seats-label = Pārējās vietas
seat-person = Cilvēks
seat-computer = Dators
listed-label = Rādīt starp atvērtajām partijām
your-name = Tavs vārds
your-name-hint = Tikai ja vēlies.
join = Pievienoties
watch = Skatīties
game-of = { $players } spēlētāji
game-watch-move = { $number }. gājiens

## Waiting for others

invite-title = Gaidām spēlētājus
invite-hint = Kas atver šo saiti, var piesēsties. Ar to pašu saiti var arī skatīties.
invite-link = Saite uz partiju
invite-copy = Kopēt
invite-copied = Nokopēts
invite-share = Kopīgot
invite-qr = Saites QR kods
invite-seats = { $open ->
    [zero] { $open } brīvu vietu
    [one] { $open } brīva vieta
   *[other] { $open } brīvas vietas
  }
invite-cancel = Atcelt
join-title = Tevi aicina spēlēt
join-hint = { $name } gaida tevi.
join-hint-somebody = Kāds tevi gaida.
join-sit = Piesēsties un spēlēt

## A game

you = Tu
engine-name = Dators, { $level }. līmenis
engine-full = Dators, pilns spēks
open-seat = Brīva vieta
guest = Viesis
player-out = ārpus spēles
player-away = prom
player-thinking = domā…
fences-left = Atlikušās barjeras: { $count }
way-length = Soļi līdz mērķim: { $count }
your-turn = Tavs gājiens
turn-of = Iet: { $name }
not-started = Vēl nav aizņemtas visas vietas
first-move-wait = { $name } – pirmajam gājienam vēl ir { $seconds } s. Pēc tam partija tiks pārtraukta.
first-move-wait-you = Pirmajam gājienam tev vēl ir { $seconds } s. Pēc tam partija tiks pārtraukta.
left-for-good = { $name } jau kādu laiku ir prom.
take-over = Lai tālāk spēlē dators
give-time-to = Pielikt 15 sekundes: { $name }
place-fence = Likt { $move }
drop-fence = Noņemt
take-fence-hint = Pārvelc barjeru uz laukumu vai pieskaries rievai.
moves = Gājieni
no-moves-yet = Gājienu vēl nav
move-first = Uz sākumu
move-back = Gājienu atpakaļ
move-on = Gājienu uz priekšu
move-last = Uz pēdējo gājienu
looking-back = Tu skaties agrāku pozīciju.
back-to-game = Atpakaļ uz spēli
flip = Apgriezt
actions = Darbības
takeback = Atsaukt
draw = Neizšķirts
resign = Padoties
resign-sure = Tiešām padoties?
draw-sure = Vai visi piekrīt neizšķirtam?
yes = Jā
no = Nē
rematch = Revanšs
play-back = Noskatīties
share = Kopīgot
copy-record = Kopēt pierakstu
download-record = Saglabāt pierakstu
new-game = Jauna spēle
give-time = Pielikt 15 sekundes
more = Vairāk
accept = Pieņemt
decline = Noraidīt
withdraw = Atsaukt
offers-draw = { $name } piedāvā neizšķirtu.
offers-takeback = { $name } vēlas atsaukt { $move }.
offers-rematch = { $name } vēlas revanšu.
offered-draw = Tu piedāvāji neizšķirtu.
offered-takeback = Tu lūdzi atsaukt { $move }.
offered-rematch = Tu lūdzi revanšu.
next-game = Uz nākamo partiju
premove-set = Nākamais gājiens: { $move }, ja būs iespējams.
phrases = Pateikt kaut ko
phrase-hello = Sveiki!
phrase-good-luck = Lai veicas!
phrase-good-game = Laba partija!
phrase-well-played = Labi nospēlēts!
phrase-thanks = Paldies!
phrase-oops = Ups!
phrase-one-moment = Vienu mirklīti, lūdzu.
phrase-hurry = Tavs gājiens!
phrase-sorry = Piedod!
phrase-bye = Atā!
says = { $name }: { $text }
you-won = Tu uzvarēji
you-lost = Tu zaudēji
game-drawn = Neizšķirts
game-broken-off = Pārtraukta
won-by = Uzvarēja { $name }

## The connection

link-lost = Savienojums pārtrūka. Mēģinu vēlreiz…
link-joining = Savienojas…
link-missing = Tādas partijas te nav.
local-missing = Šis pārlūks to partiju vairs neglabā.
page-missing = Šajā adresē lapas nav.
trouble-offline = Serveris neatbild.
trouble-seat = Šo vietu kāds tikko aizņēma.
trouble-too-many = Par daudz uzreiz. Pēc brīža mēģini vēlreiz.
trouble-too-many-wait = Par daudz pieprasījumu. Mēģini vēlreiz pēc { $seconds } s.
trouble-offered = Kopš pēdējā gājiena tu to jau piedāvāji.
trouble-too-long = Partija tam ir kļuvusi par garu. Tu joprojām vari izdarīt gājienu vai padoties.
trouble-other = Tas neizdevās.
turn-title = Tavs gājiens – Fencepost
turn-notice = Tagad ir tavs gājiens.

## The board, by keyboard and for screen readers

board-label = Laukums. Bultiņas pārvieto kursoru, h un v liek barjeru, p atgriežas pie lauciņiem, Enter izdara gājienu.
move-input = Ieraksti gājienu
move-input-go = Iet
move-input-hint = Piemēram, e3 vai e3h
keys = Taustiņi
keys-arrows = Uz laukuma: pārvieto kursoru. Citur: šķirsta gājienus
keys-home-end = Pirmais un pēdējais gājiens
keys-h = Kursors guļus
keys-v = Kursors stāvus
keys-p = Atpakaļ pie lauciņiem
keys-enter = Izdarīt gājienu
keys-escape = Noņemt barjeru
keys-f = Apgriezt laukumu
keys-m = Ieslēgt un izslēgt skaņas
keys-question = Šis saraksts
say-square = { $square }, brīvs
say-square-pawn = { $square }, bandinieks: { $name }
say-square-goes = { $square }, te var iet tavs bandinieks
say-fence-across = { $fence }, guļus, virs { $from } un { $to }
say-fence-upright = { $fence }, stāvus, pa labi no { $from } un { $to }
say-fence-placed = { $fence }, te ir barjera
say-fence-blocked = { $fence }, te barjeru likt nevar
say-moved = { $name }: uz { $move }.
say-fenced = { $name }: barjera { $move }.
say-passed = { $name }: gājiens jāizlaiž.
say-out = { $name }: ārpus spēles.
