### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Čeká se na hráče
invite-hint = Kdo má tento odkaz, může hrát nebo sledovat.
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
invite-cancel = Zrušit partii
join-title = Máš pozvánku
join-hint = { $name } na tebe čeká.
join-hint-somebody = Někdo na tebe čeká.
join-sit = Přidat se a hrát

## A game

player-out = mimo hru
player-away = pryč
player-thinking = přemýšlí…
fences-left = Zbývá překážek: { $count }
way-length = Kroků do cíle: { $count }
your-turn = Jsi na tahu
turn-of = Na tahu: { $name }
not-started = Čeká se na hráče
first-move-wait = { $name } – na první tah zbývá { $seconds } s. Pak bude partie zrušena.
first-move-wait-you = Na první tah ti zbývá { $seconds } s. Pak bude partie zrušena.
left-for-good = { $name } je už nějakou dobu pryč.
take-over = Předat hru počítači
give-time-to = Přidat 15 sekund: { $name }
place-fence = Postavit { $move }
drop-fence = Zrušit
take-fence-hint = Přetáhni překážku na desku nebo klepni na mezeru mezi poli.
moves = Tahy
no-moves-yet = Zatím žádné tahy
move-first = Na začátek
move-back = O tah zpět
move-on = O tah vpřed
move-last = Na poslední tah
looking-back = Prohlížíš si dřívější pozici.
back-to-game = Zpět do hry
flip = Otočit desku
actions = Akce
takeback = Vrátit tah
draw = Remíza
resign = Vzdát
resign-sure = Opravdu vzdát?
draw-sure = Souhlasí všichni s remízou?
yes = Ano
no = Ne
rematch = Odveta
play-back = Přehrát
share = Sdílet
copy-record = Kopírovat zápis partie
download-record = Uložit zápis partie
new-game = Nová hra
give-time = Přidat 15 sekund
more = Více
accept = Přijmout
decline = Odmítnout
withdraw = Odvolat
offers-draw = { $name } nabízí remízu.
offers-takeback = { $name } chce vrátit tah { $move }.
offers-rematch = { $name } chce odvetu.
offered-draw = Nabízíš remízu.
offered-takeback = Žádáš o vrácení tahu { $move }.
offered-rematch = Žádáš o odvetu.
next-game = Přejít k další partii
premove-set = Připravený tah { $move }, pokud půjde zahrát
phrases = Rychlé zprávy
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
game-broken-off = Zrušeno
won-by = Vítěz: { $name }

## The connection

link-lost = Spojení přerušeno. Zkouším to znovu…
link-joining = Připojování…
link-missing = Partie nenalezena.
local-missing = Tato partie už v tomto prohlížeči není uložená.
turn-title = Jsi na tahu – Fencepost

## The board, by keyboard and for screen readers

board-label = Deska. Šipky posouvají kurzor, h a v zvolí vodorovnou nebo svislou překážku, p se vrátí na pole, Enter zahraje tah.
move-input = Napiš tah
move-input-go = Zahrát
move-input-hint = např. e3 nebo e3h
keys = Klávesy
keys-arrows = Na desce: posouvají kurzor. Jinde: procházejí tahy
keys-home-end = První a poslední tah
keys-h = Vodorovná překážka
keys-v = Svislá překážka
keys-p = Zpět na pole
keys-enter = Zahrát tah
keys-escape = Zrušit překážku
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
say-moved = { $name } táhne na { $move }.
say-fenced = { $name } staví překážku { $move }.
say-passed = { $name } musí vynechat tah.
say-out = { $name } je mimo hru.
say-moved-you = Táhneš na { $move }.
say-fenced-you = Stavíš překážku { $move }.
say-passed-you = Musíš vynechat tah.
say-out-you = Jsi mimo hru.
say-square-pawn-you = { $square }, tvoje figurka
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } by tvé figurce uzavřela cestu: zůstala by uvězněná na { $squares }.
move-input-open = Zadávat tahy textem
# $text: what was typed
move-input-wrong = „{ $text }“ není tah. Napiš e3 pro krok nebo e3h pro překážku.
keys-slash = Napsat tah

## How a game ended, said to one of the players

ending-goal-you = Tvoje figurka je v cílové řadě.
ending-resign-you = Soupeř se vzdal.
ending-time-you = Soupeři došel čas.
ending-last-player-you = Zůstáváš ve hře jako poslední.
ending-resign-lost = Partie vzdána.
ending-time-lost = Došel ti čas.
review = Prohlédnout
# $level: a number
next-level = Hrát úroveň { $level }
result-moves = { $count ->
    [one] tah
    [few] tahy
    [many] tahu
   *[other] tahů
  }
# A caption under the number, whatever it is
result-fences = postavené překážky
result-steps = kroků do cíle

## What happens beside the moves, in one short line

news-draw-declined = { $name } odmítá remízu.
news-draw-declined-you = Odmítáš remízu.
news-takeback-declined = { $name } nechce tah vrátit.
news-takeback-declined-you = Nedovoluješ vrátit tah.
news-rematch-declined = { $name } nechce odvetu.
news-rematch-declined-you = Odmítáš odvetu.
news-withdrawn = { $name } stahuje nabídku.
news-withdrawn-you = Stahuješ nabídku.
news-takeback = Poslední tah byl vrácen.
news-takeover = { $name }: dál hraje počítač.
news-time = { $name } dostává { $seconds } s navíc.
news-time-you = Dostáváš { $seconds } s navíc.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } už zahrát nelze.
# $text: the phrase
phrase-sent = Odesláno: { $text }

## Help during a game

hint = Nápověda
hint-thinking = Přemýšlím…
hints-used = Nápovědy: { $count }
rules-panel = Pravidla
rules-panel-loading = Načítají se pravidla…
rules-panel-missing = Pravidla teď nelze načíst. Je k tomu potřeba připojení.
