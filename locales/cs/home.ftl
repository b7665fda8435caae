### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
start-pass-hint = Dva až čtyři hráči na jednom zařízení.
start-open = Otevřené partie
start-open-none = Teď nikdo nečeká. Založ partii a ostatní ji tu uvidí.
start-open-offline = Server není dostupný. Dál můžeš hrát s počítačem nebo u jedné obrazovky.
start-watch = Sledovat
start-watch-none = Teď se nehraje žádná veřejná partie.
start-rules = Přečíst pravidla
start-rules-hint = Dvě minuty čtení, s obrázky.
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
clock-own = Vlastní
clock-kind = Druh hodin
clock-kind-increment = Čas na hráče s přídavkem
clock-kind-delay = Čas na hráče s prodlevou
clock-kind-per-move = Čas na tah
clock-kind-hourglass = Přesýpací hodiny
clock-own-minutes = Minuty na hráče
clock-own-seconds = Sekundy na tah
first-label = Kdo začíná
first-lot = Náhodně
first-me = Já
first-other = Soupeř
first-another = Někdo jiný
seats-label = Ostatní místa
seat-person = Člověk
listed-label = Zobrazit mezi otevřenými partiemi
join = Přidat se
watch = Sledovat
game-watch-move = Tah { $number }

## The first look

home-what = Závod s překážkami pro 2 až 4 hráče.
home-play = Hrát
home-play-hint = Zdarma, bez registrace
home-learn = Naučit se pravidla
home-tutorial = Nauč se to hrou
home-tutorial-hint = Patnáct malých kroků
home-puzzle = Úloha dne
# The board on the start page, for screen readers
home-board = Deska. Šipkami vybereš pole, klávesami h a v překážku. Enter zahraje tah a partie začne.
home-tip-title = Jsi na tahu.
home-tip = Udělej krok nebo postav překážku a partie začne.
home-tip-fence = Dalším klepnutím překážku postavíš.
home-beginning = Partie začíná…

## The form

mode-label = Soupeř
mode-computer = Počítač
mode-invite = Kamarád
mode-pass = Tato obrazovka
more-options = Další možnosti
summary-first-lot = První tah losem
summary-first-me = Začínáš ty
summary-first-other = Začíná soupeř
summary-fences = { $fences ->
    [one] jedna překážka na hráče
    [few] { $fences } překážky na hráče
    [many] { $fences } překážky na hráče
   *[other] { $fences } překážek na hráče
  }
clock-kind-game = Čas na celou partii
clock-own-game = Minuty celkem
board-width = Sloupce
board-height = Řady
fences-each = Překážky na hráče
fences-usual = Obvykle ({ $fences })

## Others

lobby-waiting = Čeká se
lobby-yours = Tvoje otevřená partie
exhibition-live = Živě
exhibition-title = Hrají počítače
exhibition-recorded = Zaznamenaná partie
