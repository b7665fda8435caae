### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Jsi na tahu – Fencepost

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
