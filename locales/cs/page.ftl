### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Dojdi na druhou stranu, nebo zataras cestu ostatním.
# For search engines and for previews of links
app-description = Doveď figurku na druhou stranu, nebo zataras cestu ostatním. Hra v prohlížeči pro dva, tři nebo čtyři hráče, proti lidem i počítači. Bez registrace.
# The picture in previews of links
app-preview = Deska s figurkami a překážkami.
needs-script = Ke hře je potřeba JavaScript, který je tu vypnutý. Pravidla se dají číst i bez něj.
back-to-start = Na úvodní stránku
close = Zavřít

## The bar at the top

settings = Nastavení
look = Vzhled
look-wood = Dřevo
look-light = Světlý
look-dark = Tmavý
language = Jazyk
sound = Zvuky
confirm-fences = Ptát se před postavením překážky
confirm-touch = Na dotykových displejích
confirm-always = Vždy
confirm-never = Nikdy
notify = Upozornit, když jsem na tahu
notify-hint = I když je vpředu jiné okno.
show-on-board = Zobrazit na desce
overlay-legal = Kam může moje figurka
overlay-ways = Nejkratší cesty
overlay-lengths = Délka každé cesty
overlay-last = Poslední tah
overlay-coordinates = Souřadnice

## Start

start-title = Zahraj si Fencepost
start-resume = Pokračovat ve hře
start-resume-what = { $players } hráči, zatím { $moves ->
    [one] jeden tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
  }
start-computer = Hrát s počítačem
start-computer-hint = Funguje i bez připojení.
start-invite = Pozvat někoho
start-invite-hint = Pošli odkaz nebo ukaž QR kód. Bez registrace.
start-pass = Hrát u jedné obrazovky
start-pass-hint = Dva až čtyři lidé se střídají.
start-open = Otevřené partie
start-open-none = Teď nikdo nečeká. Otevři partii a ostatní ji tu uvidí.
start-open-offline = Chybí spojení se serverem. S počítačem a u jedné obrazovky se dá hrát i tak.
start-watch = Sledovat
start-watch-none = Teď se nehraje žádná veřejná partie.
start-rules = Přečíst pravidla
start-rules-hint = Dvě minuty, s obrázky.
start-now = Začít
start-create = Vytvořit odkaz
start-level = Úroveň { $level }
level-label = Síla
level-1 = Nováček
level-2 = První krůčky
level-3 = Snadný
level-4 = Pohodový
level-5 = Solidní
level-6 = Zdatný
level-7 = Silný
level-8 = Velmi silný
level-9 = Expert
level-10 = Plná síla
players-label = Hráči
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Hodiny
clock-none = Bez hodin
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, prodleva { $seconds } s
clock-per-move = { $seconds } s na tah
clock-hourglass = Přesýpací hodiny, { $minutes } min
clock-own = Vlastní hodiny
clock-kind = Druh hodin
clock-kind-increment = Čas na hráče s přídavkem
clock-kind-delay = Čas na hráče s prodlevou
clock-kind-per-move = Čas na tah
clock-kind-hourglass = Přesýpací hodiny
clock-own-minutes = Minuty na hráče
clock-own-seconds = Sekundy na tah
first-label = Kdo začíná
first-lot = Losem
first-me = Já
first-other = Soupeř
first-another = Jiný hráč
seats-label = Ostatní místa
seat-person = Člověk
seat-computer = Počítač
listed-label = Ukázat mezi otevřenými partiemi
your-name = Tvoje jméno
your-name-hint = Jen pokud chceš.
join = Přidat se
watch = Sledovat
game-of = { $players } hráči
game-watch-move = Tah { $number }

## Waiting for others

invite-title = Čeká se na hráče
invite-hint = Kdo otevře tento odkaz, může si přisednout. Stejným odkazem se dá i sledovat.
invite-link = Odkaz na partii
invite-copy = Kopírovat
invite-copied = Zkopírováno
invite-share = Sdílet
invite-qr = QR kód odkazu
invite-seats = { $open ->
    [one] Jedno volné místo
    [few] { $open } volná místa
    [many] { $open } volného místa
   *[other] { $open } volných míst
  }
invite-cancel = Zrušit
join-title = Máš pozvánku
join-hint = { $name } na tebe čeká.
join-hint-somebody = Někdo na tebe čeká.
join-sit = Přisednout a hrát

## A game

you = Ty
engine-name = Počítač, úroveň { $level }
engine-full = Počítač, plná síla
open-seat = Volné místo
guest = Host
player-out = mimo hru
player-away = pryč
player-thinking = přemýšlí…
fences-left = Zbývá překážek: { $count }
way-length = Kroků do cíle: { $count }
your-turn = Jsi na tahu
turn-of = Na tahu: { $name }
not-started = Ještě nejsou obsazena všechna místa
first-move-wait = { $name } – na první tah zbývá { $seconds } s. Pak se partie přeruší.
first-move-wait-you = Na první tah ti zbývá { $seconds } s. Pak se partie přeruší.
left-for-good = { $name } je už nějakou dobu pryč.
take-over = Ať hraje dál počítač
give-time-to = Přidat 15 sekund: { $name }
place-fence = Postavit { $move }
drop-fence = Odložit
take-fence-hint = Přetáhni překážku na desku nebo se dotkni drážky.
moves = Tahy
no-moves-yet = Zatím žádné tahy
move-first = Na začátek
move-back = O tah zpět
move-on = O tah dál
move-last = Na poslední tah
looking-back = Prohlížíš si dřívější pozici.
back-to-game = Zpět do hry
flip = Otočit
actions = Akce
takeback = Vrátit
draw = Remíza
resign = Vzdát
resign-sure = Opravdu vzdát?
draw-sure = Souhlasí všichni s remízou?
yes = Ano
no = Ne
rematch = Odveta
play-back = Přehrát
share = Sdílet
copy-record = Kopírovat zápis
download-record = Uložit zápis
new-game = Nová hra
give-time = Přidat 15 sekund
more = Více
accept = Přijmout
decline = Odmítnout
withdraw = Vzít zpět
offers-draw = { $name } nabízí remízu.
offers-takeback = { $name } chce vrátit { $move }.
offers-rematch = { $name } chce odvetu.
offered-draw = Nabízíš remízu.
offered-takeback = Žádáš o vrácení { $move }.
offered-rematch = Žádáš o odvetu.
next-game = K další partii
premove-set = Další tah: { $move }, pokud to půjde.
phrases = Něco říct
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-good-game = Pěkná partie!
phrase-well-played = Dobře zahráno!
phrase-thanks = Díky!
phrase-oops = Jejda!
phrase-one-moment = Moment, prosím.
phrase-hurry = Jsi na tahu!
phrase-sorry = Promiň!
phrase-bye = Měj se!
says = { $name }: { $text }
you-won = Výhra
you-lost = Prohra
game-drawn = Remíza
game-broken-off = Přerušeno
won-by = Vyhrává { $name }

## The connection

link-lost = Spojení přerušeno. Zkouším to znovu…
link-joining = Připojování…
link-missing = Taková partie tu není.
local-missing = Tento prohlížeč už tu partii neuchovává.
page-missing = Na této adrese není žádná stránka.
trouble-offline = Server neodpovídá.
trouble-seat = To místo právě někdo obsadil.
trouble-too-many = Příliš mnoho najednou. Zkus to za chvíli znovu.
trouble-too-many-wait = Příliš mnoho požadavků. Zkus to znovu za { $seconds } s.
trouble-offered = Tahle nabídka už od posledního tahu jednou zazněla.
trouble-too-long = Na to už je partie příliš dlouhá. Táhnout nebo se vzdát můžeš pořád.
trouble-other = To se nepovedlo.
turn-title = Jsi na tahu – Fencepost
turn-notice = Jsi na tahu.

## The board, by keyboard and for screen readers

board-label = Deska. Šipky posouvají kurzor, h a v pokládají překážku, p se vrátí na pole, Enter zahraje tah.
move-input = Napiš tah
move-input-go = Zahrát
move-input-hint = Třeba e3 nebo e3h
keys = Klávesy
keys-arrows = Na desce: posouvají kurzor. Jinde: procházejí tahy
keys-home-end = První a poslední tah
keys-h = Kurzor vodorovně
keys-v = Kurzor svisle
keys-p = Zpět na pole
keys-enter = Zahrát tah
keys-escape = Odložit překážku
keys-f = Otočit desku
keys-m = Zapnout a vypnout zvuky
keys-question = Tento seznam
say-square = { $square }, volné
say-square-pawn = { $square }, figurka: { $name }
say-square-goes = { $square }, sem může tvoje figurka
say-fence-across = { $fence }, vodorovně, nad { $from } a { $to }
say-fence-upright = { $fence }, svisle, vpravo od { $from } a { $to }
say-fence-placed = { $fence }, tady stojí překážka
say-fence-blocked = { $fence }, sem překážku postavit nelze
say-moved = { $name }: tah na { $move }.
say-fenced = { $name }: překážka { $move }.
say-passed = { $name }: nucené vynechání tahu.
say-out = { $name }: mimo hru.
