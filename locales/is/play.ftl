### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Beðið eftir leikmönnum
invite-hint = Hver sem opnar þennan hlekk getur fengið sér sæti. Með sama hlekk geta aðrir horft á.
invite-link = Hlekkur á spilið
invite-copy = Afrita
invite-copied = Afritað
invite-share = Deila
invite-qr = QR-kóði fyrir hlekkinn
invite-seats = { $open ->
    [one] { $open } sæti er laust
   *[other] { $open } sæti eru laus
  }
invite-cancel = Hætta við
join-title = Þér er boðið
join-hint = { $name } bíður eftir þér.
join-hint-somebody = Einhver bíður eftir þér.
join-sit = Setjast og spila

## A game

player-out = úr leik
player-away = fjarverandi
player-thinking = hugsar …
fences-left = Hlið eftir: { $count }
way-length = Skref í mark: { $count }
your-turn = Þú átt leik
turn-of = Á leik: { $name }
not-started = Enn eru laus sæti
first-move-wait = { $name }: { $seconds } sek. eftir til að leika fyrsta leik. Eftir það er hætt við spilið.
first-move-wait-you = Þú hefur { $seconds } sek. til að leika fyrsta leik. Eftir það er hætt við spilið.
left-for-good = { $name } hefur verið í burtu um stund.
take-over = Láta tölvuna spila áfram
give-time-to = Gefa 15 sekúndur: { $name }
place-fence = Setja { $move }
drop-fence = Taka það upp aftur
take-fence-hint = Dragðu hlið inn á borðið eða snertu rauf.
moves = Leikir
no-moves-yet = Engir leikir enn
move-first = Að upphafi
move-back = Einn leik aftur á bak
move-on = Einn leik áfram
move-last = Að síðasta leik
looking-back = Þú ert að skoða fyrri leiki.
back-to-game = Aftur í spilið
flip = Snúa
actions = Aðgerðir
takeback = Afturkalla
draw = Jafntefli
resign = Gefast upp
resign-sure = Viltu örugglega gefast upp?
draw-sure = Eru allir sammála um jafntefli?
yes = Já
no = Nei
rematch = Spila aftur
play-back = Endursýna
share = Deila
copy-record = Afrita spilið
download-record = Vista spilið
new-game = Nýtt spil
give-time = Gefa 15 sekúndur
more = Meira
accept = Samþykkja
decline = Hafna
withdraw = Draga til baka
offers-draw = { $name } býður jafntefli.
offers-takeback = { $name } vill taka { $move } til baka.
offers-rematch = { $name } vill spila aftur.
offered-draw = Þú bauðst jafntefli.
offered-takeback = Þú baðst um að taka { $move } til baka.
offered-rematch = Þú baðst um að spila aftur.
next-game = Í næsta spil
premove-set = { $move } kemur næst, ef hægt er.
phrases = Segja eitthvað
phrase-hello = Halló!
phrase-good-luck = Gangi þér vel!
phrase-good-game = Gott spil!
phrase-well-played = Vel spilað!
phrase-thanks = Takk!
phrase-oops = Úps!
phrase-one-moment = Augnablik.
phrase-hurry = Þú átt leik!
phrase-sorry = Fyrirgefðu!
phrase-bye = Bless!
says = { $name }: { $text }
you-won = Þú vannst
you-lost = Þú tapaðir
game-drawn = Jafntefli
game-broken-off = Hætt við
won-by = { $name } vann

## The connection

link-lost = Sambandið rofnaði. Reyni aftur …
link-joining = Tengist …
link-missing = Þetta spil er ekki til hér.
local-missing = Þessi vafri geymir ekki lengur það spil.
turn-title = Þú átt leik – Fencepost

## The board, by keyboard and for screen readers

board-label = Spilaborð. Örvalyklar færa bendilinn, h og v leggja hlið, p fer aftur á reitina, Enter leikur.
move-input = Sláðu inn leik
move-input-go = Leika
move-input-hint = Til dæmis e3 eða e3h
keys = Lyklar
keys-arrows = Á borðinu: færa bendilinn. Annars staðar: fletta í gegnum leikina
keys-home-end = Fyrsti og síðasti leikur
keys-h = Leggja bendilinn lárétt
keys-v = Reisa bendilinn lóðrétt
keys-p = Aftur á reitina
keys-enter = Leika
keys-escape = Leggja hliðið frá sér
keys-f = Snúa borðinu
keys-m = Kveikja og slökkva á hljóði
keys-question = Þessi listi
say-square = { $square }, laus
say-square-pawn = { $square }, peð: { $name }
say-square-goes = { $square }, peðið þitt kemst hingað
say-fence-across = { $fence }, lárétt, fyrir ofan { $from } og { $to }
say-fence-upright = { $fence }, lóðrétt, hægra megin við { $from } og { $to }
say-fence-placed = { $fence }, hér liggur hlið
say-fence-blocked = { $fence }, hér getur hlið ekki legið
say-moved = { $name }: peð á { $move }.
say-fenced = { $name }: hlið á { $move }.
say-passed = { $name }: neyðist til að segja pass.
say-out = { $name }: úr leik.
