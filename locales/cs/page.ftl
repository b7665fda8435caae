### Every screen of the page in the browser.
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

clock-none = Bez hodin
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, prodleva { $seconds } s
clock-per-move = { $seconds } s na tah
clock-hourglass = Přesýpací hodiny, { $minutes } min
seat-computer = Počítač
your-name = Tvoje jméno
your-name-hint = Jen pokud chceš.
game-of = { $players } hráči

## A game

you = Ty
engine-name = Počítač, úroveň { $level }
engine-full = Počítač, plná síla
open-seat = Volné místo
guest = Host

## The connection

page-missing = Na této adrese není žádná stránka.
trouble-offline = Server neodpovídá.
trouble-seat = To místo právě někdo obsadil.
trouble-too-many = Příliš mnoho najednou. Zkus to za chvíli znovu.
trouble-too-many-wait = Příliš mnoho požadavků. Zkus to znovu za { $seconds } s.
trouble-offered = Tahle nabídka už od posledního tahu jednou zazněla.
trouble-too-long = Na to už je partie příliš dlouhá. Táhnout nebo se vzdát můžeš pořád.
trouble-other = To se nepovedlo.
turn-notice = Jsi na tahu.
