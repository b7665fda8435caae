### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Komdu þér yfir, eða lokaðu leiðinni.
# For search engines and for previews of links
app-description = Komdu peðinu þínu yfir borðið og settu hlið í veginn fyrir hina. Spilaðu í vafranum, tvö, þrjú eða fjögur saman, við fólk eða tölvuna. Þú þarft ekki að skrá þig.
# The picture in previews of links
app-preview = Borð með peðum og hliðum.
needs-script = Þú þarft JavaScript til að spila. Reglurnar geturðu lesið án þess.
back-to-start = Upphafssíða
close = Loka

## The bar at the top

places = Valmynd
place-play = Spila
place-games = Spil
place-learn = Læra
place-puzzles = Þrautir
place-analysis = Greining
place-rules = Reglur
place-editor = Ritill
place-clock = Klukka
place-tournaments = Mót
storage-refused = Þessi vafri hefur ekki pláss til að geyma spil, eða leyfir það ekki. Þú getur spilað áfram, en spilin hverfa þegar þú lokar síðunni.
settings = Stillingar
look = Útlit
look-system = Eins og kerfið
look-wood = Viður
look-light = Ljóst
look-dark = Dökkt
language = Tungumál
sound = Hljóð
confirm-fences = Staðfesta áður en hlið er sett
confirm-touch = Á snertiskjám
confirm-always = Alltaf
confirm-never = Aldrei
notify = Láta mig vita þegar ég á leik
notify-hint = Líka þegar þú ert í öðrum glugga.
show-on-board = Sýna á borðinu
overlay-legal = Hvert peðið mitt kemst
overlay-ways = Stystu leiðir
overlay-lengths = Lengd leiða
overlay-last = Síðasti leikur
overlay-coordinates = Hnit

## Start

clock-none = Engin klukka
clock-minutes = { $minutes } mín.
clock-increment = { $minutes } mín. + { $seconds } sek.
clock-delay = { $minutes } mín., { $seconds } sek. töf
clock-per-move = { $seconds } sek. á leik
clock-hourglass = Stundaglas { $minutes } mín.
clock-game = { $minutes } mín. fyrir allt spilið
seat-computer = Tölva
your-name = Nafnið þitt
your-name-hint = Valfrjálst
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

page-missing = Síðan fannst ekki.
trouble-offline = Þjónninn svarar ekki.
trouble-seat = Einhver var að taka þetta sæti.
trouble-too-many = Of margar beiðnir. Reyndu aftur eftir smástund.
trouble-too-many-wait = Of margar beiðnir. Reyndu aftur eftir { $seconds } sek.
trouble-offered = Þú hefur þegar boðið þetta frá síðasta leik.
trouble-too-long = Spilið er of langt fyrir það. Þú getur enn leikið eða gefist upp.
trouble-other = Eitthvað fór úrskeiðis.
turn-notice = Þú átt leik.
