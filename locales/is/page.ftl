### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Komdu þér yfir, eða lokaðu leiðinni.
# For search engines and for previews of links
app-description = Komdu peðinu þínu yfir borðið eða settu hlið í veginn fyrir hina. Spilaðu í vafranum, tvö, þrjú eða fjögur saman, við fólk eða tölvuna. Þú þarft ekki að skrá þig.
# The picture in previews of links
app-preview = Borð með peðum og hliðum.
needs-script = Til að spila þarf JavaScript, sem slökkt er á hér. Reglurnar má lesa án þess.
back-to-start = Á upphafssíðu
close = Loka

## The bar at the top

settings = Stillingar
look = Útlit
look-wood = Viður
look-light = Ljóst
look-dark = Dökkt
language = Tungumál
sound = Hljóð
confirm-fences = Staðfesta hlið
confirm-touch = Á snertiskjám
confirm-always = Alltaf
confirm-never = Aldrei
notify = Láta mig vita þegar ég á leik
notify-hint = Líka þegar annar gluggi er fremstur.
show-on-board = Sýna á borðinu
overlay-legal = Hvert peðið mitt kemst
overlay-ways = Stystu leiðir
overlay-lengths = Lengd hverrar leiðar
overlay-last = Síðasti leikur
overlay-coordinates = Hnit

## Start

start-title = Spila Fencepost
start-resume = Halda áfram
start-resume-what = { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
  }, { $moves ->
    [one] { $moves } leikur
   *[other] { $moves } leikir
  } hingað til
start-computer = Spila við tölvuna
start-computer-hint = Virkar líka án nettengingar.
start-invite = Bjóða einhverjum
start-invite-hint = Sendu hlekk eða sýndu QR-kóða. Þú þarft ekki að skrá þig.
start-pass = Saman við einn skjá
start-pass-hint = Tvö til fjögur saman við þennan skjá.
start-open = Opin spil
start-open-none = Enginn bíður í augnablikinu. Opnaðu spil og þá sjá aðrir það hér.
start-open-offline = Ekkert samband við þjóninn. Þú getur samt spilað við tölvuna eða með öðrum við þennan skjá.
start-watch = Horfa á
start-watch-none = Ekkert opinbert spil er í gangi í augnablikinu.
start-rules = Lesa reglurnar
start-rules-hint = Tvær mínútur, með myndum.
start-now = Byrja
start-create = Búa til hlekk
start-level = Stig { $level }
level-label = Styrkur
level-1 = Byrjandi
level-2 = Fyrstu skref
level-3 = Létt
level-4 = Afslappað
level-5 = Traust
level-6 = Þjálfað
level-7 = Sterkt
level-8 = Mjög sterkt
level-9 = Meistari
level-10 = Fullur styrkur
players-label = Leikmenn
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Klukka
clock-none = Engin klukka
clock-minutes = { $minutes } mín.
clock-increment = { $minutes } mín. + { $seconds } sek.
clock-delay = { $minutes } mín., { $seconds } sek. töf
clock-per-move = { $seconds } sek. á leik
clock-hourglass = Stundaglas { $minutes } mín.
clock-own = Eigin klukka
clock-kind = Tegund klukku
clock-kind-increment = Tími á mann með viðbót
clock-kind-delay = Tími á mann með töf
clock-kind-per-move = Tími á leik
clock-kind-hourglass = Stundaglas
clock-own-minutes = Mínútur á mann
clock-own-seconds = Sekúndur á leik
first-label = Hver byrjar
first-lot = Hlutkesti
first-me = Ég
first-other = Mótherjinn
first-another = Einhver annar
seats-label = Önnur sæti
seat-person = Manneskja
seat-computer = Tölva
listed-label = Sýna meðal opinna spila
your-name = Nafnið þitt
your-name-hint = Bara ef þú vilt.
join = Vera með
watch = Horfa á
game-of = { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
  }
game-watch-move = Leikur { $number }

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

you = Þú
engine-name = Tölva, stig { $level }
engine-full = Tölva, fullur styrkur
open-seat = Laust sæti
guest = Gestur
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
page-missing = Engin síða er á þessari slóð.
trouble-offline = Þjónninn svarar ekki.
trouble-seat = Einhver var að taka þetta sæti.
trouble-too-many = Þetta var of mikið í einu. Reyndu aftur eftir smástund.
trouble-too-many-wait = Of margar beiðnir. Reyndu aftur eftir { $seconds } sek.
trouble-offered = Þú hefur þegar boðið þetta frá síðasta leik.
trouble-too-long = Spilið er orðið of langt fyrir það. Þú getur enn leikið eða gefist upp.
trouble-other = Þetta tókst ekki.
turn-title = Þú átt leik – Fencepost
turn-notice = Þú átt leik.

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
