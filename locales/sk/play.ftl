### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Čaká sa na hráčov
invite-hint = Kto má tento odkaz, môže hrať alebo sledovať.
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
invite-cancel = Zrušiť partiu
join-title = Máš pozvánku
join-hint = { $name } na teba čaká.
join-hint-somebody = Niekto na teba čaká.
join-sit = Pridať sa a hrať

## A game

player-out = mimo hry
player-away = preč
player-thinking = premýšľa…
fences-left = Zostáva prekážok: { $count }
way-length = Krokov do cieľa: { $count }
your-turn = Si na ťahu
turn-of = Na ťahu: { $name }
not-started = Čaká sa na hráčov
first-move-wait = { $name } – na prvý ťah zostáva { $seconds } s. Potom bude partia zrušená.
first-move-wait-you = Na prvý ťah ti zostáva { $seconds } s. Potom bude partia zrušená.
left-for-good = { $name } je už nejaký čas preč.
take-over = Prenechať hru počítaču
give-time-to = Pridať 15 sekúnd: { $name }
place-fence = Postaviť { $move }
drop-fence = Zrušiť
take-fence-hint = Potiahni prekážku na dosku alebo ťukni na medzeru medzi políčkami.
moves = Ťahy
no-moves-yet = Zatiaľ žiadne ťahy
move-first = Na začiatok
move-back = O ťah späť
move-on = O ťah vpred
move-last = Na posledný ťah
looking-back = Prezeráš si skoršiu pozíciu.
back-to-game = Späť do hry
flip = Otočiť dosku
actions = Akcie
takeback = Vrátiť ťah
draw = Remíza
resign = Vzdať sa
resign-sure = Naozaj sa vzdať?
draw-sure = Súhlasia všetci s remízou?
yes = Áno
no = Nie
rematch = Odveta
play-back = Prehrať
share = Zdieľať
copy-record = Kopírovať zápis partie
download-record = Uložiť zápis partie
new-game = Nová hra
give-time = Pridať 15 sekúnd
more = Viac
accept = Prijať
decline = Odmietnuť
withdraw = Odvolať
offers-draw = { $name } ponúka remízu.
offers-takeback = { $name } chce vrátiť ťah { $move }.
offers-rematch = { $name } chce odvetu.
offered-draw = Ponúkaš remízu.
offered-takeback = Žiadaš o vrátenie ťahu { $move }.
offered-rematch = Žiadaš o odvetu.
next-game = Prejsť na ďalšiu partiu
premove-set = Pripravený ťah { $move }, ak sa bude dať zahrať
phrases = Rýchle správy
phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-good-game = Pekná partia!
phrase-well-played = Dobre zahrané!
phrase-thanks = Vďaka!
phrase-oops = Ups!
phrase-one-moment = Moment, prosím.
phrase-hurry = Si na ťahu!
phrase-sorry = Prepáč!
phrase-bye = Maj sa!
says = { $name }: { $text }
you-won = Výhra
you-lost = Prehra
game-drawn = Remíza
game-broken-off = Zrušená partia
won-by = Víťaz: { $name }

## The connection

link-lost = Spojenie sa prerušilo. Skúšam znova…
link-joining = Pripájanie…
link-missing = Partia sa nenašla.
local-missing = Táto partia už v tomto prehliadači nie je uložená.
turn-title = Si na ťahu – Fencepost

## The board, by keyboard and for screen readers

board-label = Doska. Šípky posúvajú kurzor, h a v zvolia vodorovnú alebo zvislú prekážku, p sa vráti na políčka, Enter zahrá ťah.
move-input = Napíš ťah
move-input-go = Zahrať
move-input-hint = napr. e3 alebo e3h
keys = Klávesy
keys-arrows = Na doske: posúvajú kurzor. Inde: prechádzajú ťahy
keys-home-end = Prvý a posledný ťah
keys-h = Vodorovná prekážka
keys-v = Zvislá prekážka
keys-p = Späť na políčka
keys-enter = Zahrať ťah
keys-escape = Zrušiť prekážku
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
say-moved = { $name } ťahá na { $move }.
say-fenced = { $name } stavia prekážku { $move }.
say-passed = { $name } musí vynechať ťah.
say-out = { $name } je mimo hry.
say-moved-you = Ťaháš na { $move }.
say-fenced-you = Staviaš prekážku { $move }.
say-passed-you = Musíš vynechať ťah.
say-out-you = Si mimo hry.
say-square-pawn-you = { $square }, tvoja figúrka
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } by tvojej figúrke uzavrela cestu: zostala by uväznená na { $squares }.
move-input-open = Zadávať ťahy textom
# $text: what was typed
move-input-wrong = „{ $text }“ nie je ťah. Napíš e3 pre krok alebo e3h pre prekážku.
keys-slash = Napísať ťah

## How a game ended, said to one of the players

ending-goal-you = Tvoja figúrka je v cieľovom rade.
ending-resign-you = Súper sa vzdal.
ending-time-you = Súperovi sa minul čas.
ending-last-player-you = Zostávaš v hre ako posledný hráč.
ending-resign-lost = Partia vzdaná.
ending-time-lost = Minul sa ti čas.
review = Prezrieť
# $level: a number
next-level = Hrať úroveň { $level }
result-moves = { $count ->
    [one] ťah
    [few] ťahy
    [many] ťahu
   *[other] ťahov
  }
# A caption under the number, whatever it is
result-fences = postavené prekážky
result-steps = krokov do cieľa

## What happens beside the moves, in one short line

news-draw-declined = { $name } odmieta remízu.
news-draw-declined-you = Odmietaš remízu.
news-takeback-declined = { $name } nechce ťah vrátiť.
news-takeback-declined-you = Nedovoľuješ vrátiť ťah.
news-rematch-declined = { $name } nechce odvetu.
news-rematch-declined-you = Odmietaš odvetu.
news-withdrawn = { $name } sťahuje ponuku.
news-withdrawn-you = Sťahuješ ponuku.
news-takeback = Posledný ťah bol vrátený.
news-takeover = { $name }: ďalej hrá počítač.
news-time = { $name } dostáva { $seconds } s navyše.
news-time-you = Dostávaš { $seconds } s navyše.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } sa už zahrať nedá.
# $text: the phrase
phrase-sent = Odoslané: { $text }

## Help during a game

hint = Nápoveda
hint-thinking = Premýšľam…
hints-used = Nápovedy: { $count }
rules-panel = Pravidlá
rules-panel-loading = Načítavajú sa pravidlá…
rules-panel-missing = Pravidlá sa teraz nedajú načítať. Treba na to pripojenie.
