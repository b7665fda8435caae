### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Várakozás a játékosokra
invite-hint = Akinél ott a link, beszállhat vagy nézheti.
invite-link = Link a játszmához
invite-copy = Másolás
invite-copied = Másolva
invite-share = Megosztás
invite-qr = A link QR-kódja
invite-seats = { $open ->
    [one] Egy szabad hely van
   *[other] { $open } szabad hely van
  }
invite-cancel = Játszma lemondása
join-title = Meghívást kaptál
join-hint = { $name } vár rád.
join-hint-somebody = Valaki vár rád.
join-sit = Beszállok és játszom

## A game

player-out = kiesett
player-away = nincs itt
player-thinking = gondolkodik…
fences-left = Maradt akadály: { $count }
way-length = Lépések a célig: { $count }
your-turn = Te jössz
turn-of = { $name } következik
not-started = Várakozás a játékosokra
first-move-wait = { $name } még { $seconds } mp-ig teheti meg az első lépést. Utána a játszma elmarad.
first-move-wait-you = Még { $seconds } mp-ed van az első lépésedre. Utána a játszma elmarad.
left-for-good = { $name } egy ideje nincs itt.
take-over = Játssza tovább a gép
give-time-to = 15 mp ráadás: { $name }
place-fence = Lerakom: { $move }
drop-fence = Mégse
take-fence-hint = Húzz egy akadályt a táblára, vagy érintsd meg a mezők közti rést.
moves = Lépések
no-moves-yet = Még nincs lépés
move-first = Első lépés
move-back = Egy lépéssel vissza
move-on = Egy lépéssel tovább
move-last = Utolsó lépés
looking-back = Egy korábbi állást nézel.
back-to-game = Vissza a játszmához
flip = Forgatás
actions = Műveletek
takeback = Vissza­vonás
draw = Döntetlen
resign = Feladás
resign-sure = Biztosan feladod?
draw-sure = Mindenki beleegyezik a döntetlenbe?
yes = Igen
no = Nem
rematch = Visszavágó
play-back = Visszajátszás
share = Megosztás
copy-record = Játszma másolása
download-record = Játszma mentése
new-game = Új játszma
give-time = 15 mp ráadás
more = Egyéb
accept = Elfogadom
decline = Elutasítom
withdraw = Visszavonom
offers-draw = { $name } döntetlent ajánl.
offers-takeback = { $name } visszavonná ezt a lépést: { $move }.
offers-rematch = { $name } visszavágót szeretne.
offered-draw = Döntetlent ajánlottál.
offered-takeback = Kérted ennek a lépésnek a visszavonását: { $move }.
offered-rematch = Visszavágót kértél.
next-game = Tovább a következő játszmához
premove-set = Előre megadott lépés: { $move }, ha még szabályos
phrases = Gyors üzenetek
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-good-game = Jó játék volt!
phrase-well-played = Szép játék!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá!
phrase-one-moment = Egy pillanat, kérlek!
phrase-hurry = Te jössz!
phrase-sorry = Bocsánat!
phrase-bye = Viszlát!
says = { $name }: { $text }
you-won = Nyertél
you-lost = Vesztettél
game-drawn = Döntetlen
game-broken-off = Elmaradt
won-by = A győztes: { $name }

## The connection

link-lost = Megszakadt a kapcsolat. Újrapróbálás…
link-joining = Kapcsolódás…
link-missing = A játszma nem található.
local-missing = Ez a játszma már nincs mentve ebben a böngészőben.
turn-title = Te jössz – Fencepost

## The board, by keyboard and for screen readers

board-label = Tábla. A nyílbillentyűk mozgatják a kurzort, a h vízszintes, a v függőleges akadályt választ, a p visszavisz a mezőkhöz, az Enter lép.
move-input = Írj be egy lépést
move-input-go = Lépés
move-input-hint = pl. e3 vagy e3h
keys = Billentyűk
keys-arrows = A táblán: a kurzor mozgatása. Máshol: lapozás a lépések közt
keys-home-end = Első és utolsó lépés
keys-h = Vízszintes akadály
keys-v = Függőleges akadály
keys-p = Vissza a mezőkhöz
keys-enter = Lépés
keys-escape = Az akadály elvetése
keys-f = A tábla megfordítása
keys-m = Hangok be és ki
keys-question = Ez a lista
say-square = { $square }, szabad
say-square-pawn = { $square }, bábu: { $name }
say-square-goes = { $square }, oda léphet a bábud
say-fence-across = { $fence }, vízszintes, e mezők fölött: { $from } és { $to }
say-fence-upright = { $fence }, függőleges, e mezőktől jobbra: { $from } és { $to }
say-fence-placed = { $fence }, itt akadály van
say-fence-blocked = { $fence }, ide nem tehető akadály
say-moved = { $name } ide lép: { $move }.
say-fenced = { $name } ide rak akadályt: { $move }.
say-passed = { $name } passzolni kényszerül.
say-out = { $name } kiesett.
say-moved-you = Ide léptél: { $move }.
say-fenced-you = Ide raktál akadályt: { $move }.
say-passed-you = Passzolnod kell.
say-out-you = Kiestél.
say-square-pawn-you = { $square }, a te bábud
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } bezárná a bábudat, amely csak itt mozoghatna: { $squares }.
move-input-open = Lépések begépelése
# $text: what was typed
move-input-wrong = „{ $text }” nem lépés. Lépéshez írd például: e3, akadályhoz: e3h.
keys-slash = Lépés begépelése

## How a game ended, said to one of the players

ending-goal-you = Elérted a célvonalat.
ending-resign-you = Az ellenfeled feladta.
ending-time-you = Lejárt az ellenfeled ideje.
ending-last-player-you = Te maradtál utolsónak.
ending-resign-lost = Feladtad.
ending-time-lost = Lejárt az időd.
review = Átnézés
# $level: a number
next-level = Játék: { $level }. szint
result-moves = { $count ->
    [one] lépés
   *[other] lépés
  }
# A caption under the number, whatever it is
result-fences = lerakott akadály
result-steps = lépés a célig

## What happens beside the moves, in one short line

news-draw-declined = { $name } elutasította a döntetlent.
news-draw-declined-you = Elutasítottad a döntetlent.
news-takeback-declined = { $name } nem engedte visszavonni a lépést.
news-takeback-declined-you = Nem engedted visszavonni a lépést.
news-rematch-declined = { $name } nem kér visszavágót.
news-rematch-declined-you = Elutasítottad a visszavágót.
news-withdrawn = { $name } visszavonta az ajánlatát.
news-withdrawn-you = Visszavontad az ajánlatodat.
news-takeback = Az utolsó lépés vissza lett vonva.
news-takeover = Mostantól a gép játszik { $name } helyett.
news-time = { $name } még { $seconds } másodpercet kapott.
news-time-you = Még { $seconds } másodpercet kaptál.
# On the card of who got them
time-gift = +{ $seconds } mp
premove-dropped = { $move } már nem lehetséges.
# $text: the phrase
phrase-sent = Elküldve: { $text }

## Help during a game

hint = Tipp
hint-thinking = Gondolkodik…
hints-used = Tippek: { $count }
rules-panel = Szabályok
rules-panel-loading = A szabályok betöltése…
rules-panel-missing = A szabályok most nem tölthetők be. Kapcsolat kell hozzá.
