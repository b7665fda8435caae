### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Prejdi na druhú stranu alebo zahraď cestu ostatným.
# For search engines and for previews of links
app-description = Preveď figúrku na druhú stranu alebo zahraď cestu ostatným. Hra v prehliadači pre dvoch, troch alebo štyroch hráčov, proti ľuďom aj počítaču. Bez registrácie.
# The picture in previews of links
app-preview = Doska s figúrkami a prekážkami.
needs-script = Na hranie treba JavaScript, ktorý je tu vypnutý. Pravidlá sa dajú čítať aj bez neho.
back-to-start = Na úvodnú stránku
close = Zavrieť

## The bar at the top

settings = Nastavenia
look = Vzhľad
look-wood = Drevo
look-light = Svetlý
look-dark = Tmavý
language = Jazyk
sound = Zvuky
confirm-fences = Pýtať sa pred postavením prekážky
confirm-touch = Na dotykových obrazovkách
confirm-always = Vždy
confirm-never = Nikdy
notify = Upozorniť, keď som na ťahu
notify-hint = Aj keď je vpredu iné okno.
show-on-board = Zobraziť na doske
overlay-legal = Kam môže moja figúrka
overlay-ways = Najkratšie cesty
overlay-lengths = Dĺžka každej cesty
overlay-last = Posledný ťah
overlay-coordinates = Súradnice

## Start

start-title = Zahraj si Fencepost
start-resume = Pokračovať v hre
start-resume-what = { $players } hráči, zatiaľ { $moves ->
    [one] jeden ťah
    [few] { $moves } ťahy
    [many] { $moves } ťahu
   *[other] { $moves } ťahov
  }
start-computer = Hrať s počítačom
start-computer-hint = Funguje aj bez pripojenia.
start-invite = Pozvať niekoho
start-invite-hint = Pošli odkaz alebo ukáž QR kód. Bez registrácie.
start-pass = Hrať pri jednej obrazovke
start-pass-hint = Dvaja až štyria ľudia sa striedajú.
start-open = Otvorené partie
start-open-none = Teraz nikto nečaká. Otvor partiu a ostatní ju tu uvidia.
start-open-offline = Chýba spojenie so serverom. S počítačom a pri jednej obrazovke sa dá hrať aj tak.
start-watch = Sledovať
start-watch-none = Teraz sa nehrá žiadna verejná partia.
start-rules = Prečítať pravidlá
start-rules-hint = Dve minúty, s obrázkami.
start-now = Začať
start-create = Vytvoriť odkaz
start-level = Úroveň { $level }
level-label = Sila
level-1 = Nováčik
level-2 = Prvé kroky
level-3 = Ľahký
level-4 = Pohodový
level-5 = Solídny
level-6 = Zdatný
level-7 = Silný
level-8 = Veľmi silný
level-9 = Expert
level-10 = Plná sila
players-label = Hráči
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Hodiny
clock-none = Bez hodín
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, oneskorenie { $seconds } s
clock-per-move = { $seconds } s na ťah
clock-hourglass = Presýpacie hodiny, { $minutes } min
clock-own = Vlastné hodiny
clock-kind = Druh hodín
clock-kind-increment = Čas na hráča s prídavkom
clock-kind-delay = Čas na hráča s oneskorením
clock-kind-per-move = Čas na ťah
clock-kind-hourglass = Presýpacie hodiny
clock-own-minutes = Minúty na hráča
clock-own-seconds = Sekundy na ťah
first-label = Kto začína
first-lot = Losovaním
first-me = Ja
first-other = Súper
first-another = Iný hráč
seats-label = Ostatné miesta
seat-person = Človek
seat-computer = Počítač
listed-label = Ukázať medzi otvorenými partiami
your-name = Tvoje meno
your-name-hint = Iba ak chceš.
join = Pridať sa
watch = Sledovať
game-of = { $players } hráči
game-watch-move = Ťah { $number }

## Waiting for others

invite-title = Čaká sa na hráčov
invite-hint = Kto otvorí tento odkaz, môže si prisadnúť. Tým istým odkazom sa dá aj sledovať.
invite-link = Odkaz na partiu
invite-copy = Kopírovať
invite-copied = Skopírované
invite-share = Zdieľať
invite-qr = QR kód odkazu
invite-seats = { $open ->
    [one] Jedno voľné miesto
    [few] { $open } voľné miesta
    [many] { $open } voľného miesta
   *[other] { $open } voľných miest
  }
invite-cancel = Zrušiť
join-title = Máš pozvánku
join-hint = { $name } na teba čaká.
join-hint-somebody = Niekto na teba čaká.
join-sit = Prisadnúť si a hrať

## A game

you = Ty
engine-name = Počítač, úroveň { $level }
engine-full = Počítač, plná sila
open-seat = Voľné miesto
guest = Hosť
player-out = mimo hry
player-away = preč
player-thinking = premýšľa…
fences-left = Zostáva prekážok: { $count }
way-length = Krokov do cieľa: { $count }
your-turn = Si na ťahu
turn-of = Na ťahu: { $name }
not-started = Ešte nie sú obsadené všetky miesta
first-move-wait = { $name } – na prvý ťah zostáva { $seconds } s. Potom sa partia preruší.
first-move-wait-you = Na prvý ťah ti zostáva { $seconds } s. Potom sa partia preruší.
left-for-good = { $name } je už nejaký čas preč.
take-over = Nech hrá ďalej počítač
give-time-to = Pridať 15 sekúnd: { $name }
place-fence = Postaviť { $move }
drop-fence = Odložiť
take-fence-hint = Presuň prekážku na dosku alebo sa dotkni drážky.
moves = Ťahy
no-moves-yet = Zatiaľ žiadne ťahy
move-first = Na začiatok
move-back = O ťah späť
move-on = O ťah ďalej
move-last = Na posledný ťah
looking-back = Prezeráš si skoršiu pozíciu.
back-to-game = Späť do hry
flip = Otočiť
actions = Akcie
takeback = Vrátiť
draw = Remíza
resign = Vzdať sa
resign-sure = Naozaj sa vzdať?
draw-sure = Súhlasia všetci s remízou?
yes = Áno
no = Nie
rematch = Odveta
play-back = Prezrieť
share = Zdieľať
copy-record = Kopírovať zápis
download-record = Uložiť zápis
new-game = Nová hra
give-time = Pridať 15 sekúnd
more = Viac
accept = Prijať
decline = Odmietnuť
withdraw = Vziať späť
offers-draw = { $name } ponúka remízu.
offers-takeback = { $name } chce vrátiť { $move }.
offers-rematch = { $name } chce odvetu.
offered-draw = Ponúkaš remízu.
offered-takeback = Žiadaš o vrátenie { $move }.
offered-rematch = Žiadaš o odvetu.
next-game = K ďalšej partii
premove-set = Ďalší ťah: { $move }, ak to pôjde.
phrases = Niečo povedať
phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-good-game = Pekná partia!
phrase-well-played = Dobre zahrané!
phrase-thanks = Vďaka!
phrase-oops = Ojoj!
phrase-one-moment = Moment, prosím.
phrase-hurry = Si na ťahu!
phrase-sorry = Prepáč!
phrase-bye = Maj sa!
says = { $name }: { $text }
you-won = Výhra
you-lost = Prehra
game-drawn = Remíza
game-broken-off = Prerušená partia
won-by = Víťazí { $name }

## The connection

link-lost = Spojenie sa prerušilo. Skúšam znova…
link-joining = Pripájanie…
link-missing = Taká partia tu nie je.
local-missing = Tento prehliadač už tú partiu neuchováva.
page-missing = Na tejto adrese nie je žiadna stránka.
trouble-offline = Server neodpovedá.
trouble-seat = To miesto práve niekto obsadil.
trouble-too-many = Priveľa naraz. Skús to o chvíľu znova.
trouble-too-many-wait = Priveľa požiadaviek. Skús to znova o { $seconds } s.
trouble-offered = Táto ponuka už od posledného ťahu raz zaznela.
trouble-too-long = Na to je už partia príliš dlhá. Ťahať alebo sa vzdať môžeš stále.
trouble-other = To sa nepodarilo.
turn-title = Si na ťahu – Fencepost
turn-notice = Si na ťahu.

## The board, by keyboard and for screen readers

board-label = Doska. Šípky posúvajú kurzor, h a v kladú prekážku, p sa vráti na políčka, Enter zahrá ťah.
move-input = Napíš ťah
move-input-go = Zahrať
move-input-hint = Napríklad e3 alebo e3h
keys = Klávesy
keys-arrows = Na doske: posúvajú kurzor. Inde: prechádzajú ťahy
keys-home-end = Prvý a posledný ťah
keys-h = Kurzor vodorovne
keys-v = Kurzor zvislo
keys-p = Späť na políčka
keys-enter = Zahrať ťah
keys-escape = Odložiť prekážku
keys-f = Otočiť dosku
keys-m = Zapnúť a vypnúť zvuky
keys-question = Tento zoznam
say-square = { $square }, voľné
say-square-pawn = { $square }, figúrka: { $name }
say-square-goes = { $square }, sem môže tvoja figúrka
say-fence-across = { $fence }, vodorovne, nad { $from } a { $to }
say-fence-upright = { $fence }, zvislo, vpravo od { $from } a { $to }
say-fence-placed = { $fence }, tu stojí prekážka
say-fence-blocked = { $fence }, sem sa prekážka postaviť nedá
say-moved = { $name }: ťah na { $move }.
say-fenced = { $name }: prekážka { $move }.
say-passed = { $name }: nútené vynechanie ťahu.
say-out = { $name }: mimo hry.
