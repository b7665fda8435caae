### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Jõua üle laua või sulge teistel tee.
# For search engines and for previews of links
app-description = Vii oma nupp üle laua või pane teistele takistustarad ette. Mängi brauseris kahe-, kolme- või neljakesi, inimeste või arvuti vastu. Kontot pole vaja.
# The picture in previews of links
app-preview = Mängulaud nuppude ja takistustaradega.
needs-script = Mängimiseks on vaja JavaScripti, mis on siin välja lülitatud. Reegleid saab lugeda ka ilma.
back-to-start = Avalehele
close = Sulge

## The bar at the top

settings = Seaded
look = Välimus
look-wood = Puit
look-light = Hele
look-dark = Tume
language = Keel
sound = Helid
confirm-fences = Küsi enne takistustara asetamist
confirm-touch = Puuteekraanil
confirm-always = Alati
confirm-never = Mitte kunagi
notify = Teata, kui on minu kord
notify-hint = Ka siis, kui ees on mõni teine aken.
show-on-board = Näita laual
overlay-legal = Kuhu mu nupp saab käia
overlay-ways = Lühimad teed
overlay-lengths = Teede pikkused
overlay-last = Viimane käik
overlay-coordinates = Koordinaadid

## Start

start-title = Mängi Fenceposti
start-resume = Mängi edasi
start-resume-what = { $players } mängijat, { $moves ->
    [one] üks käik
   *[other] { $moves } käiku
  } tehtud
start-computer = Mängi arvutiga
start-computer-hint = Töötab ka ilma võrguta.
start-invite = Kutsu keegi mängima
start-invite-hint = Saada link või näita QR-koodi. Kontot pole vaja.
start-pass = Ühe ekraani taga
start-pass-hint = Kaks kuni neli inimest selle ekraani taga.
start-open = Avatud mängud
start-open-none = Praegu ei oota keegi. Ava mäng ja teised näevad seda siin.
start-open-offline = Serveriga pole ühendust. Arvutiga ja ühe ekraani taga saab ikka mängida.
start-watch = Vaata mänge
start-watch-none = Praegu ei käi ühtegi avalikku mängu.
start-rules = Loe reegleid
start-rules-hint = Kaks minutit, piltidega.
start-now = Alusta
start-create = Loo link
start-level = Tase { $level }
level-label = Tugevus
level-1 = Alles õpib
level-2 = Esimesed sammud
level-3 = Kerge
level-4 = Harrastaja
level-5 = Kindel
level-6 = Osav
level-7 = Tugev
level-8 = Väga tugev
level-9 = Ekspert
level-10 = Täisvõimsus
players-label = Mängijaid
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Kell
clock-none = Kellata
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, viivitus { $seconds } s
clock-per-move = { $seconds } s käigu kohta
clock-hourglass = Liivakell { $minutes } min
clock-own = Oma kell
clock-kind = Kella liik
clock-kind-increment = Aeg mängijale, lisaajaga
clock-kind-delay = Aeg mängijale, viivitusega
clock-kind-per-move = Aeg käigu kohta
clock-kind-hourglass = Liivakell
clock-own-minutes = Minuteid mängijale
clock-own-seconds = Sekundeid käigu kohta
first-label = Kes alustab
first-lot = Loositakse
first-me = Mina
first-other = Vastane
first-another = Keegi teine
seats-label = Teised kohad
seat-person = Inimene
seat-computer = Arvuti
listed-label = Näita avatud mängude seas
your-name = Sinu nimi
your-name-hint = Ainult kui soovid.
join = Liitu
watch = Vaata
game-of = { $players } mängijat
game-watch-move = Käik { $number }

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

you = Sina
engine-name = Arvuti, tase { $level }
engine-full = Arvuti, täisvõimsus
open-seat = Vaba koht
guest = Külaline
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
page-missing = Sellel aadressil ei ole lehte.
trouble-offline = Server ei vasta.
trouble-seat = See koht just hõivati.
trouble-too-many = Liiga palju korraga. Proovi hetke pärast uuesti.
trouble-too-many-wait = Liiga palju päringuid. Proovi { $seconds } s pärast uuesti.
trouble-offered = Oled seda pärast viimast käiku juba pakkunud.
trouble-too-long = Mäng on selle jaoks liiga pikaks veninud. Käia või alistuda saad endiselt.
trouble-other = See ei õnnestunud.
turn-title = Sinu kord – Fencepost
turn-notice = On sinu kord.

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
