### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Si na ťahu – Fencepost

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
