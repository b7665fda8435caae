### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
start-pass-hint = Dvaja až štyria hráči na jednom zariadení.
start-open = Otvorené partie
start-open-none = Teraz nikto nečaká. Založ partiu a ostatní ju tu uvidia.
start-open-offline = Server nie je dostupný. Ďalej môžeš hrať s počítačom alebo pri jednej obrazovke.
start-watch = Sledovať
start-watch-none = Teraz sa nehrá žiadna verejná partia.
start-rules = Prečítať pravidlá
start-rules-hint = Dve minúty čítania, s obrázkami.
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
clock-own = Vlastné
clock-kind = Druh hodín
clock-kind-increment = Čas na hráča s prídavkom
clock-kind-delay = Čas na hráča s oneskorením
clock-kind-per-move = Čas na ťah
clock-kind-hourglass = Presýpacie hodiny
clock-own-minutes = Minúty na hráča
clock-own-seconds = Sekundy na ťah
first-label = Kto začína
first-lot = Náhodne
first-me = Ja
first-other = Súper
first-another = Niekto iný
seats-label = Ostatné miesta
seat-person = Človek
listed-label = Zobraziť medzi otvorenými partiami
join = Pridať sa
watch = Sledovať
game-watch-move = Ťah { $number }

## The first look

home-what = Preteky s prekážkami pre 2 až 4 hráčov.
home-play = Hrať
home-play-hint = Zadarmo, bez registrácie
home-learn = Naučiť sa pravidlá
home-tutorial = Nauč sa to hrou
home-tutorial-hint = Pätnásť malých krokov
home-puzzle = Úloha dňa
# The board on the start page, for screen readers
home-board = Doska. Šípkami vyberieš políčko, klávesmi h a v prekážku. Enter zahrá ťah a partia sa začne.
home-tip-title = Si na ťahu.
home-tip = Urob krok alebo postav prekážku a partia sa začne.
home-tip-fence = Ďalším ťuknutím prekážku postavíš.
home-beginning = Partia sa začína…

## The form

mode-label = Súper
mode-computer = Počítač
mode-invite = Kamarát
mode-pass = Táto obrazovka
more-options = Ďalšie možnosti
summary-first-lot = Prvý ťah losom
summary-first-me = Začínaš ty
summary-first-other = Začína súper
summary-fences = { $fences ->
    [one] jedna prekážka na hráča
    [few] { $fences } prekážky na hráča
    [many] { $fences } prekážky na hráča
   *[other] { $fences } prekážok na hráča
  }
clock-kind-game = Čas na celú partiu
clock-own-game = Minúty spolu
board-width = Stĺpce
board-height = Rady
fences-each = Prekážky na hráča
fences-usual = Zvyčajne ({ $fences })

## Others

lobby-waiting = Čaká sa
lobby-yours = Tvoja otvorená partia
exhibition-live = Naživo
exhibition-title = Hrajú počítače
exhibition-recorded = Zaznamenaná partia
