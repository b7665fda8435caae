### Every screen of the page in the browser.
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

clock-none = Engin klukka
clock-minutes = { $minutes } mín.
clock-increment = { $minutes } mín. + { $seconds } sek.
clock-delay = { $minutes } mín., { $seconds } sek. töf
clock-per-move = { $seconds } sek. á leik
clock-hourglass = Stundaglas { $minutes } mín.
seat-computer = Tölva
your-name = Nafnið þitt
your-name-hint = Bara ef þú vilt.
game-of = { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
  }

## A game

you = Þú
engine-name = Tölva, stig { $level }
engine-full = Tölva, fullur styrkur
open-seat = Laust sæti
guest = Gestur

## The connection

page-missing = Engin síða er á þessari slóð.
trouble-offline = Þjónninn svarar ekki.
trouble-seat = Einhver var að taka þetta sæti.
trouble-too-many = Þetta var of mikið í einu. Reyndu aftur eftir smástund.
trouble-too-many-wait = Of margar beiðnir. Reyndu aftur eftir { $seconds } sek.
trouble-offered = Þú hefur þegar boðið þetta frá síðasta leik.
trouble-too-long = Spilið er orðið of langt fyrir það. Þú getur enn leikið eða gefist upp.
trouble-other = Þetta tókst ekki.
turn-notice = Þú átt leik.
