### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Dojdi na druhou stranu, nebo zataras cestu ostatním.
# For search engines and for previews of links
app-description = Doveď figurku přes desku a zdržuj ostatní překážkami. Hraj v prohlížeči ve dvou, třech nebo čtyřech, proti lidem i počítači. Bez registrace.
# The picture in previews of links
app-preview = Deska s figurkami a překážkami.
needs-script = Ke hře je potřeba JavaScript. Pravidla si můžeš přečíst i bez něj.
back-to-start = Domů
close = Zavřít

## The bar at the top

places = Nabídka
place-play = Hrát
place-games = Partie
place-learn = Výuka
place-puzzles = Úlohy
place-analysis = Rozbor
place-rules = Pravidla
place-editor = Editor
place-clock = Hodiny
place-tournaments = Turnaje
storage-refused = Tento prohlížeč nemá na ukládání partií místo, nebo ho nedovoluje. Hrát můžeš dál, ale po zavření stránky partie zmizí.
settings = Nastavení
look = Vzhled
look-system = Podle systému
look-wood = Dřevo
look-light = Světlý
look-dark = Tmavý
language = Jazyk
sound = Zvuky
confirm-fences = Potvrzovat postavení překážky
confirm-touch = Na dotykových displejích
confirm-always = Vždy
confirm-never = Nikdy
notify = Upozornit, když jsem na tahu
notify-hint = I když máš otevřené jiné okno.
show-on-board = Zobrazit na desce
overlay-legal = Kam může moje figurka
overlay-ways = Nejkratší cesty
overlay-lengths = Délky cest
overlay-last = Poslední tah
overlay-coordinates = Souřadnice

## Start

clock-none = Bez hodin
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, prodleva { $seconds } s
clock-per-move = { $seconds } s na tah
clock-hourglass = Přesýpací hodiny, { $minutes } min
clock-game = { $minutes } min na celou partii
seat-computer = Počítač
your-name = Tvoje jméno
your-name-hint = Nepovinné
game-of = { $players } hráči

## A game

you = Ty
engine-name = Počítač, úroveň { $level }
engine-full = Počítač, plná síla
open-seat = Volné místo
guest = Host

## The connection

page-missing = Stránka nenalezena.
trouble-offline = Server neodpovídá.
trouble-seat = To místo právě někdo obsadil.
trouble-too-many = Příliš mnoho požadavků. Zkus to za chvíli znovu.
trouble-too-many-wait = Příliš mnoho požadavků. Zkus to znovu za { $seconds } s.
trouble-offered = Tahle nabídka už od posledního tahu jednou zazněla.
trouble-too-long = Na to už je partie příliš dlouhá. Pořád ale můžeš táhnout nebo se vzdát.
trouble-other = Něco se pokazilo.
turn-notice = Jsi na tahu.
