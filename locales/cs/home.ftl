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
listed-label = Ukázat mezi otevřenými partiemi
join = Přidat se
watch = Sledovat
game-watch-move = Tah { $number }
