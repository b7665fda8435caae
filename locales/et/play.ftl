### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Mängijate ootel
invite-hint = Igaüks, kel on see link, saab liituda või vaadata.
invite-link = Mängu link
invite-copy = Kopeeri
invite-copied = Kopeeritud
invite-share = Jaga
invite-qr = Lingi QR-kood
invite-seats = { $open ->
    [one] Üks koht on vaba
   *[other] { $open } kohta on vaba
  }
invite-cancel = Tühista mäng
join-title = Sind on kutsutud
join-hint = { $name } ootab sind.
join-hint-somebody = Keegi ootab sind.
join-sit = Liitu ja mängi

## A game

player-out = mängust väljas
player-away = eemal
player-thinking = mõtleb…
fences-left = Takistustarasid alles: { $count }
way-length = Samme sihini: { $count }
your-turn = Sinu kord
turn-of = Käigul: { $name }
not-started = Mängijate ootel
first-move-wait = { $name }: esimeseks käiguks on aega { $seconds } s. Seejärel mäng tühistatakse.
first-move-wait-you = Sul on esimeseks käiguks aega { $seconds } s. Seejärel mäng tühistatakse.
left-for-good = { $name } on juba mõnda aega eemal.
take-over = Las arvuti võtab üle
give-time-to = Anna 15 sekundit juurde: { $name }
place-fence = Aseta { $move }
drop-fence = Tühista
take-fence-hint = Lohista takistustara lauale või puuduta ruutude vahet.
moves = Käigud
no-moves-yet = Käike veel pole
move-first = Esimene käik
move-back = Üks käik tagasi
move-on = Üks käik edasi
move-last = Viimane käik
looking-back = Vaatad varasemat seisu.
back-to-game = Tagasi mängu
flip = Pööra laud
actions = Tegevused
takeback = Võta käik tagasi
draw = Viik
resign = Alistu
resign-sure = Kas tõesti alistud?
draw-sure = Kas kõik on viigiga nõus?
yes = Jah
no = Ei
rematch = Revanš
play-back = Esita uuesti
share = Jaga
copy-record = Kopeeri üleskirjutus
download-record = Salvesta üleskirjutus
new-game = Uus mäng
give-time = Anna 15 sekundit
more = Veel
accept = Nõustu
decline = Keeldu
withdraw = Loobu
offers-draw = { $name } pakub viiki.
offers-takeback = { $name } soovib käigu { $move } tagasi võtta.
offers-rematch = { $name } soovib revanši.
offered-draw = Pakkusid viiki.
offered-takeback = Palusid käigu { $move } tagasi võtta.
offered-rematch = Palusid revanši.
next-game = Mine järgmise mängu juurde
premove-set = { $move } on ootel, kui see on siis veel lubatud
phrases = Kiirvestlus
phrase-hello = Tere!
phrase-good-luck = Edu!
phrase-good-game = Tore mäng!
phrase-well-played = Hästi mängitud!
phrase-thanks = Aitäh!
phrase-oops = Ups!
phrase-one-moment = Üks hetk, palun.
phrase-hurry = Sinu kord!
phrase-sorry = Vabandust!
phrase-bye = Head aega!
says = { $name }: { $text }
you-won = Sa võitsid
you-lost = Sa kaotasid
game-drawn = Viik
game-broken-off = Tühistatud
won-by = { $name } võitis

## The connection

link-lost = Ühendus katkes. Proovin uuesti…
link-joining = Ühendan…
link-missing = Mängu ei leitud.
local-missing = See mäng ei ole enam selles brauseris salvestatud.
turn-title = Sinu kord – Fencepost

## The board, by keyboard and for screen readers

board-label = Mängulaud. Nooleklahvid liigutavad kursorit, h ja v valivad horisontaalse või vertikaalse takistustara, p viib tagasi ruutudele, Enter mängib käigu.
move-input = Kirjuta käik
move-input-go = Mängi
move-input-hint = nt e3 või e3h
keys = Klahvid
keys-arrows = Laual: liiguta kursorit. Mujal: liigu käikude vahel
keys-home-end = Esimene ja viimane käik
keys-h = Horisontaalne takistustara
keys-v = Vertikaalne takistustara
keys-p = Tagasi ruutudele
keys-enter = Mängi käik
keys-escape = Tühista takistustara
keys-f = Pööra laud
keys-m = Helid sisse ja välja
keys-question = See loend
say-square = { $square }, vaba
say-square-pawn = { $square }, nupp: { $name }
say-square-goes = { $square }, sinu nupp saab siia käia
say-fence-across = { $fence }, horisontaalne, ruutude { $from } ja { $to } kohal
say-fence-upright = { $fence }, vertikaalne, ruutudest { $from } ja { $to } paremal
say-fence-placed = { $fence }, siin on takistustara
say-fence-blocked = { $fence }, siia ei saa takistustara asetada
say-moved = { $name } käib ruudule { $move }.
say-fenced = { $name } asetab takistustara { $move }.
say-passed = { $name } peab käigu vahele jätma.
say-out = { $name } on mängust väljas.
say-moved-you = Käisid ruudule { $move }.
say-fenced-you = Asetasid takistustara { $move }.
say-passed-you = Pead käigu vahele jätma.
say-out-you = Oled mängust väljas.
say-square-pawn-you = { $square }, sinu nupp
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } sulgeks sinu nupu sisse: sellele jääks veel ainult { $squares }.
move-input-open = Sisesta käike tekstina
# $text: what was typed
move-input-wrong = „{ $text }“ ei ole käik. Kirjuta sammu jaoks e3 või takistustara jaoks e3h.
keys-slash = Kirjuta käik

## How a game ended, said to one of the players

ending-goal-you = Jõudsid sihtjoonele.
ending-resign-you = Vastane alistus.
ending-time-you = Vastase aeg sai otsa.
ending-last-player-you = Jäid viimasena alles.
ending-resign-lost = Sa alistusid.
ending-time-lost = Su aeg sai otsa.
review = Vaata läbi
# $level: a number
next-level = Mängi tasemel { $level }
result-moves = { $count ->
    [one] käik
   *[other] käiku
  }
# A caption under the number, whatever it is
result-fences = takistustara asetatud
result-steps = sammu sihini

## What happens beside the moves, in one short line

news-draw-declined = { $name } keeldus viigist.
news-draw-declined-you = Keeldusid viigist.
news-takeback-declined = { $name } ei lubanud käiku tagasi võtta.
news-takeback-declined-you = Sa ei lubanud käiku tagasi võtta.
news-rematch-declined = { $name } ei soovi revanši.
news-rematch-declined-you = Keeldusid revanšist.
news-withdrawn = { $name } võttis pakkumise tagasi.
news-withdrawn-you = Võtsid pakkumise tagasi.
news-takeback = Viimane käik võeti tagasi.
news-takeover = Arvuti võttis mängu üle: { $name }.
news-time = { $name } sai { $seconds ->
    [one] ühe sekundi
   *[other] { $seconds } sekundit
  } juurde.
news-time-you = Said { $seconds ->
    [one] ühe sekundi
   *[other] { $seconds } sekundit
  } juurde.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } ei ole enam võimalik.
# $text: the phrase
phrase-sent = Saadetud: { $text }

## Help during a game

hint = Vihje
hint-thinking = Mõtlen…
hints-used = Vihjeid: { $count }
rules-panel = Reeglid
rules-panel-loading = Laadin reegleid…
rules-panel-missing = Reegleid ei saa praegu laadida. Selleks on vaja ühendust.
