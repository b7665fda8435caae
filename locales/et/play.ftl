### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Mängijate ootel
invite-hint = Igaüks, kes selle lingi avab, saab mänguga liituda. Sama lingiga saab ka pealt vaadata.
invite-link = Mängu link
invite-copy = Kopeeri
invite-copied = Kopeeritud
invite-share = Jaga
invite-qr = Lingi QR-kood
invite-seats = { $open ->
    [one] Üks koht on vaba
   *[other] { $open } kohta on vaba
  }
invite-cancel = Tühista
join-title = Sind on kutsutud
join-hint = { $name } ootab sind.
join-hint-somebody = Sind oodatakse.
join-sit = Liitu mänguga

## A game

player-out = väljas
player-away = eemal
player-thinking = mõtleb…
fences-left = Takistustarasid alles: { $count }
way-length = Samme sihini: { $count }
your-turn = Sinu kord
turn-of = Käigul: { $name }
not-started = Kõik kohad ei ole veel hõivatud
first-move-wait = { $name }: esimeseks käiguks on aega { $seconds } s. Seejärel mäng katkestatakse.
first-move-wait-you = Sul on esimeseks käiguks aega { $seconds } s. Seejärel mäng katkestatakse.
left-for-good = { $name } on juba mõnda aega eemal.
take-over = Las arvuti mängib edasi
give-time-to = Anna 15 sekundit juurde: { $name }
place-fence = Aseta { $move }
drop-fence = Võta ära
take-fence-hint = Lohista takistustara lauale või puuduta soont.
moves = Käigud
no-moves-yet = Käike veel pole
move-first = Algusesse
move-back = Käik tagasi
move-on = Käik edasi
move-last = Viimase käiguni
looking-back = Vaatad varasemat seisu.
back-to-game = Tagasi mängu
flip = Pööra
actions = Tegevused
takeback = Võta tagasi
draw = Viik
resign = Alistu
resign-sure = Kas tõesti alistud?
draw-sure = Kas kõik on viigiga nõus?
yes = Jah
no = Ei
rematch = Revanš
play-back = Mängi ette
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
next-game = Järgmise mängu juurde
premove-set = Järgmisena { $move }, kui saab.
phrases = Ütle midagi
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
game-broken-off = Katkestatud
won-by = Võitja: { $name }

## The connection

link-lost = Ühendus katkes. Proovin uuesti…
link-joining = Ühendan…
link-missing = Sellist mängu siin ei ole.
local-missing = Seda mängu enam selles brauseris ei ole.
turn-title = Sinu kord – Fencepost

## The board, by keyboard and for screen readers

board-label = Mängulaud. Nooleklahvid liigutavad kursorit, h ja v asetavad takistustara, p viib tagasi ruutudele, Enter mängib käigu.
move-input = Kirjuta käik
move-input-go = Mängi
move-input-hint = Näiteks e3 või e3h
keys = Klahvid
keys-arrows = Laual: liiguta kursorit. Mujal: liigu käikude vahel
keys-home-end = Esimene ja viimane käik
keys-h = Kursor rõhtsaks
keys-v = Kursor püsti
keys-p = Tagasi ruutudele
keys-enter = Mängi käik
keys-escape = Loobu takistustarast
keys-f = Pööra laud ümber
keys-m = Helid sisse ja välja
keys-question = See loend
say-square = { $square }, vaba
say-square-pawn = { $square }, nupp: { $name }
say-square-goes = { $square }, sinu nupp saab siia käia
say-fence-across = { $fence }, rõhtsalt, ruutude { $from } ja { $to } kohal
say-fence-upright = { $fence }, püsti, ruutudest { $from } ja { $to } paremal
say-fence-placed = { $fence }, siin on takistustara
say-fence-blocked = { $fence }, siia ei saa takistustara asetada
say-moved = { $name }: ruudule { $move }.
say-fenced = { $name }: takistustara { $move }.
say-passed = { $name }: käik jääb vahele.
say-out = { $name }: mängust väljas.
