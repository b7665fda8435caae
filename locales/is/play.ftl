### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Beðið eftir leikmönnum
invite-hint = Allir með þennan hlekk geta verið með eða horft á.
invite-link = Hlekkur á spilið
invite-copy = Afrita
invite-copied = Afritað
invite-share = Deila
invite-qr = QR-kóði fyrir hlekkinn
invite-seats = { $open ->
    [one] { $open } sæti er laust
   *[other] { $open } sæti eru laus
  }
invite-cancel = Aflýsa spilinu
join-title = Þér er boðið
join-hint = { $name } bíður eftir þér.
join-hint-somebody = Einhver bíður eftir þér.
join-sit = Vera með og spila

## A game

player-out = úr leik
player-away = fjarverandi
player-thinking = hugsar …
fences-left = Hlið eftir: { $count }
way-length = Skref í mark: { $count }
your-turn = Þú átt leik
turn-of = Á leik: { $name }
not-started = Beðið eftir leikmönnum
first-move-wait = { $name } hefur { $seconds } sek. til að leika fyrsta leik. Eftir það er spilinu aflýst.
first-move-wait-you = Þú hefur { $seconds } sek. til að leika fyrsta leik. Eftir það er spilinu aflýst.
left-for-good = { $name } hefur verið í burtu um stund.
take-over = Láta tölvuna taka við
give-time-to = Gefa 15 sekúndur: { $name }
place-fence = Setja { $move }
drop-fence = Hætta við
take-fence-hint = Dragðu hlið inn á borðið eða snertu bil á milli reita.
moves = Leikir
no-moves-yet = Engir leikir enn
move-first = Fyrsti leikur
move-back = Einn leik aftur á bak
move-on = Einn leik áfram
move-last = Síðasti leikur
looking-back = Þú ert að skoða fyrri stöðu.
back-to-game = Aftur í spilið
flip = Snúa borðinu
actions = Aðgerðir
takeback = Taka leik til baka
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
next-game = Fara í næsta spil
premove-set = { $move } bíður, ef það verður enn leyfilegt
phrases = Skyndispjall
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
game-broken-off = Aflýst
won-by = { $name } vann

## The connection

link-lost = Sambandið rofnaði. Reyni aftur …
link-joining = Tengist …
link-missing = Spilið fannst ekki.
local-missing = Þetta spil er ekki lengur geymt í þessum vafra.
turn-title = Þú átt leik – Fencepost

## The board, by keyboard and for screen readers

board-label = Spilaborð. Örvalyklar færa bendilinn, h og v velja lárétt eða lóðrétt hlið, p fer aftur á reitina, Enter leikur.
move-input = Sláðu inn leik
move-input-go = Leika
move-input-hint = t.d. e3 eða e3h
keys = Lyklar
keys-arrows = Á borðinu: færa bendilinn. Annars staðar: fletta í gegnum leikina
keys-home-end = Fyrsti og síðasti leikur
keys-h = Lárétt hlið
keys-v = Lóðrétt hlið
keys-p = Aftur á reitina
keys-enter = Leika
keys-escape = Hætta við hliðið
keys-f = Snúa borðinu
keys-m = Kveikja og slökkva á hljóði
keys-question = Þessi listi
say-square = { $square }, laus
say-square-pawn = { $square }, peð: { $name }
say-square-goes = { $square }, peðið þitt kemst hingað
say-fence-across = { $fence }, lárétt, fyrir ofan { $from } og { $to }
say-fence-upright = { $fence }, lóðrétt, hægra megin við { $from } og { $to }
say-fence-placed = { $fence }, hér liggur hlið
say-fence-blocked = { $fence }, hér er ekki hægt að setja hlið
say-moved = { $name } færir peðið á { $move }.
say-fenced = { $name } setur hliðið { $move }.
say-passed = { $name } verður að segja pass.
say-out = { $name } er úr leik.
say-moved-you = Þú færðir peðið á { $move }.
say-fenced-you = Þú settir hliðið { $move }.
say-passed-you = Þú verður að segja pass.
say-out-you = Þú ert úr leik.
say-square-pawn-you = { $square }, peðið þitt
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } myndi loka peðið þitt inni: það kæmist ekki lengur burt af { $squares }.
move-input-open = Slá inn leiki sem texta
# $text: what was typed
move-input-wrong = „{ $text }“ er ekki leikur. Sláðu inn e3 fyrir skref eða e3h fyrir hlið.
keys-slash = Slá inn leik

## How a game ended, said to one of the players

ending-goal-you = Þú komst á marklínuna.
ending-resign-you = Mótherjinn gafst upp.
ending-time-you = Mótherjinn féll á tíma.
ending-last-player-you = Þú ert síðasti leikmaðurinn eftir.
ending-resign-lost = Þú gafst upp.
ending-time-lost = Þú féllst á tíma.
review = Skoða spilið
# $level: a number
next-level = Spila stig { $level }
result-moves = { $count ->
    [one] leikur
   *[other] leikir
  }
# A caption under the number, whatever it is
result-fences = hlið sett
result-steps = skref í mark

## What happens beside the moves, in one short line

news-draw-declined = { $name } hafnaði jafntefli.
news-draw-declined-you = Þú hafnaðir jafntefli.
news-takeback-declined = { $name } leyfði ekki að taka leikinn til baka.
news-takeback-declined-you = Þú leyfðir ekki að taka leikinn til baka.
news-rematch-declined = { $name } vill ekki spila aftur.
news-rematch-declined-you = Þú hafnaðir öðru spili.
news-withdrawn = { $name } dró tilboðið til baka.
news-withdrawn-you = Þú dróst tilboðið til baka.
news-takeback = Síðasti leikur var tekinn til baka.
news-takeover = Tölvan tekur nú við: { $name }.
news-time = { $name } fékk { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
  } í viðbót.
news-time-you = Þú fékkst { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
  } í viðbót.
# On the card of who got them
time-gift = +{ $seconds } sek.
premove-dropped = Ekki er lengur hægt að leika { $move }.
# $text: the phrase
phrase-sent = Þú sendir: { $text }

## Help during a game

hint = Vísbending
hint-thinking = Hugsa …
hints-used = Vísbendingar: { $count }
rules-panel = Reglur
rules-panel-loading = Hleð reglunum …
rules-panel-missing = Ekki er hægt að hlaða reglunum núna. Til þess þarf nettengingu.
