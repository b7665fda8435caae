### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Várakozás a játékosokra
invite-hint = Aki megnyitja ezt a linket, leülhet játszani. Ugyanezzel a linkkel nézni is lehet.
invite-link = Link a játszmához
invite-copy = Másolás
invite-copied = Másolva
invite-share = Megosztás
invite-qr = A link QR-kódja
invite-seats = { $open ->
    [one] Egy szabad hely van
   *[other] { $open } szabad hely van
  }
invite-cancel = Lemondás
join-title = Meghívást kaptál
join-hint = { $name } vár rád.
join-hint-somebody = Valaki vár rád.
join-sit = Leülök játszani

## A game

player-out = kiesett
player-away = nincs itt
player-thinking = gondolkodik…
fences-left = Maradt akadály: { $count }
way-length = Lépések a célig: { $count }
your-turn = Te jössz
turn-of = Soron: { $name }
not-started = Még nincs meg minden játékos
first-move-wait = Soron: { $name }, az első lépésre még { $seconds } mp van. Utána a játszma félbeszakad.
first-move-wait-you = Még { $seconds } mp-ed van az első lépésedre. Utána a játszma félbeszakad.
left-for-good = { $name } egy ideje nincs itt.
take-over = Játssza tovább a gép
give-time-to = 15 mp ráadás: { $name }
place-fence = Lerakom: { $move }
drop-fence = Visszaveszem
take-fence-hint = Húzz egy akadályt a táblára, vagy érints meg egy vájatot.
moves = Lépések
no-moves-yet = Még nincs lépés
move-first = Az elejére
move-back = Egy lépéssel vissza
move-on = Egy lépéssel tovább
move-last = Az utolsó lépéshez
looking-back = Egy korábbi állást nézel.
back-to-game = Vissza a játékhoz
flip = Fordítás
actions = Műveletek
takeback = Visszavonás
draw = Döntetlen
resign = Feladás
resign-sure = Biztosan feladod?
draw-sure = Mindenki beleegyezik a döntetlenbe?
yes = Igen
no = Nem
rematch = Visszavágó
play-back = Visszajátszás
share = Megosztás
copy-record = Lejegyzés másolása
download-record = Lejegyzés mentése
new-game = Új játszma
give-time = 15 mp ráadás
more = Továbbiak
accept = Elfogadom
decline = Elutasítom
withdraw = Visszavonom
offers-draw = { $name } döntetlent ajánl.
offers-takeback = { $name } visszavonná ezt a lépést: { $move }.
offers-rematch = { $name } visszavágót szeretne.
offered-draw = Döntetlent ajánlottál.
offered-takeback = Kérted ennek a lépésnek a visszavonását: { $move }.
offered-rematch = Visszavágót kértél.
next-game = A következő játszmához
premove-set = Ha lehet, { $move } következik.
phrases = Mondj valamit
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-good-game = Jó játék volt!
phrase-well-played = Szép játék!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá!
phrase-one-moment = Egy pillanat!
phrase-hurry = Te jössz!
phrase-sorry = Bocsánat!
phrase-bye = Viszlát!
says = { $name }: { $text }
you-won = Nyertél
you-lost = Vesztettél
game-drawn = Döntetlen
game-broken-off = Félbeszakadt
won-by = A győztes: { $name }

## The connection

link-lost = Megszakadt a kapcsolat. Újrapróbálás…
link-joining = Kapcsolódás…
link-missing = Itt nincs ilyen játszma.
local-missing = Ez a böngésző már nem őrzi azt a játszmát.
turn-title = Te jössz – Fencepost

## The board, by keyboard and for screen readers

board-label = Tábla. A nyílbillentyűk mozgatják a kurzort, a h vízszintes, a v függőleges akadályra vált, a p visszavisz a mezőkhöz, az Enter lép.
move-input = Írj be egy lépést
move-input-go = Lépés
move-input-hint = Például e3 vagy e3h
keys = Billentyűk
keys-arrows = A táblán: a kurzor mozgatása. Máshol: lapozás a lépések közt
keys-home-end = Első és utolsó lépés
keys-h = Vízszintes akadály
keys-v = Függőleges akadály
keys-p = Vissza a mezőkhöz
keys-enter = Lépés
keys-escape = Az akadály elengedése
keys-f = A tábla megfordítása
keys-m = Hangok be és ki
keys-question = Ez a lista
say-square = { $square }, szabad
say-square-pawn = { $square }, bábu: { $name }
say-square-goes = { $square }, ide léphet a bábud
say-fence-across = { $fence }, vízszintes, e mezők fölött: { $from } és { $to }
say-fence-upright = { $fence }, függőleges, e mezőktől jobbra: { $from } és { $to }
say-fence-placed = { $fence }, itt akadály van
say-fence-blocked = { $fence }, ide nem tehető akadály
say-moved = { $name }: bábu ide: { $move }.
say-fenced = { $name }: akadály ide: { $move }.
say-passed = { $name }: kényszerű passz.
say-out = { $name }: kiesett.
