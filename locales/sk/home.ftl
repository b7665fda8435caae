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
listed-label = Ukázať medzi otvorenými partiami
join = Pridať sa
watch = Sledovať
game-watch-move = Ťah { $number }
