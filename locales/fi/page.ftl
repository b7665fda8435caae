### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Kulje yli tai aitaa muut.
# For search engines and for previews of links
app-description = Vie nappulasi laudan yli tai tuki muiden tie aidoilla. Pelaa selaimessa kahden, kolmen tai neljän kesken, ihmisiä tai tietokonetta vastaan. Tiliä ei tarvita.
# The picture in previews of links
app-preview = Lauta, nappuloita ja aitoja.
needs-script = Pelaamiseen tarvitaan JavaScript, joka ei ole täällä käytössä. Säännöt voi lukea ilmankin.
back-to-start = Takaisin etusivulle
close = Sulje

## The bar at the top

settings = Asetukset
look = Ulkoasu
look-wood = Puu
look-light = Vaalea
look-dark = Tumma
language = Kieli
sound = Äänet
confirm-fences = Kysy ennen aidan asettamista
confirm-touch = Kosketusnäytöllä
confirm-always = Aina
confirm-never = Ei koskaan
notify = Ilmoita, kun on vuoroni
notify-hint = Myös silloin, kun toinen ikkuna on päällimmäisenä.
show-on-board = Näytä laudalla
overlay-legal = Minne nappulani pääsee
overlay-ways = Lyhimmät tiet
overlay-lengths = Teiden pituudet
overlay-last = Viimeisin siirto
overlay-coordinates = Koordinaatit

## Start

start-title = Pelaa Fencepostia
start-resume = Jatka peliä
start-resume-what = { $players } pelaajaa, { $moves ->
    [one] yksi siirto
   *[other] { $moves } siirtoa
  } pelattu
start-computer = Pelaa tietokonetta vastaan
start-computer-hint = Toimii myös ilman verkkoa.
start-invite = Kutsu joku pelaamaan
start-invite-hint = Jaa linkki tai QR-koodi. Tiliä ei tarvita.
start-pass = Samalla laitteella
start-pass-hint = 2–4 pelaajaa tämän näytön ääressä.
start-open = Avoimet pelit
start-open-none = Juuri nyt kukaan ei odota. Avaa peli, niin muut näkevät sen täällä.
start-open-offline = Palvelimeen ei saada yhteyttä. Voit silti pelata tietokonetta vastaan tai samalla laitteella.
start-watch = Katso pelejä
start-watch-none = Juuri nyt ei ole käynnissä julkisia pelejä.
start-rules = Lue säännöt
start-rules-hint = Kaksi minuuttia, kuvien kera.
start-now = Aloita
start-create = Luo linkki
start-level = Taso { $level }
level-label = Vahvuus
level-1 = Vasta-alkaja
level-2 = Ensiaskeleet
level-3 = Helppo
level-4 = Rento
level-5 = Vakaa
level-6 = Taitava
level-7 = Vahva
level-8 = Hyvin vahva
level-9 = Ekspertti
level-10 = Täysi voima
players-label = Pelaajia
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Kello
clock-none = Ei kelloa
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, viive { $seconds } s
clock-per-move = { $seconds } s / siirto
clock-hourglass = Tiimalasi { $minutes } min
clock-own = Oma kello
clock-kind = Kellon tyyppi
clock-kind-increment = Peliaika ja lisäaika
clock-kind-delay = Peliaika ja viive
clock-kind-per-move = Aika siirtoa kohti
clock-kind-hourglass = Tiimalasi
clock-own-minutes = Minuutteja pelaajalle
clock-own-seconds = Sekunteja siirrolle
first-label = Kuka aloittaa
first-lot = Arvotaan
first-me = Minä
first-other = Vastustaja
first-another = Joku muu
seats-label = Muut paikat
seat-person = Ihminen
seat-computer = Tietokone
listed-label = Näytä avoimissa peleissä
your-name = Nimesi
your-name-hint = Vain jos haluat.
join = Liity
watch = Katso
game-of = { $players } pelaajaa
game-watch-move = Siirto { $number }

## Waiting for others

invite-title = Odotetaan pelaajia
invite-hint = Kuka tahansa, joka avaa linkin, voi liittyä peliin. Samasta linkistä pääsee myös katsomaan.
invite-link = Linkki peliin
invite-copy = Kopioi
invite-copied = Kopioitu
invite-share = Jaa
invite-qr = Linkin QR-koodi
invite-seats = { $open ->
    [one] Yksi paikka vapaana
   *[other] { $open } paikkaa vapaana
  }
invite-cancel = Peru kutsu
join-title = Sinut on kutsuttu
join-hint = { $name } odottaa sinua.
join-hint-somebody = Sinua odotetaan.
join-sit = Liity peliin

## A game

you = Sinä
engine-name = Tietokone, taso { $level }
engine-full = Tietokone, täysi voima
open-seat = Vapaa paikka
guest = Vieras
player-out = ulkona
player-away = poissa
player-thinking = miettii…
fences-left = Aitoja jäljellä: { $count }
way-length = Askelia maaliin: { $count }
your-turn = Sinun vuorosi
turn-of = Vuorossa: { $name }
not-started = Paikkoja on vielä vapaana
first-move-wait = { $name }: { $seconds } s aikaa ensimmäiseen siirtoon. Sen jälkeen peli keskeytetään.
first-move-wait-you = Sinulla on { $seconds } s aikaa ensimmäiseen siirtoosi. Sen jälkeen peli keskeytetään.
left-for-good = { $name } on ollut hetken poissa.
take-over = Anna tietokoneen jatkaa
give-time-to = Anna 15 sekuntia lisää: { $name }
place-fence = Aseta { $move }
drop-fence = Nosta pois
take-fence-hint = Vedä aita laudalle tai kosketa uraa.
moves = Siirrot
no-moves-yet = Ei vielä siirtoja
move-first = Alkuun
move-back = Siirto taaksepäin
move-on = Siirto eteenpäin
move-last = Viimeiseen siirtoon
looking-back = Katselet aiempaa asemaa.
back-to-game = Takaisin peliin
flip = Käännä
actions = Toiminnot
takeback = Peru siirto
draw = Tasapeli
resign = Luovuta
resign-sure = Luovutetaanko varmasti?
draw-sure = Sopiiko tasapeli kaikille?
yes = Kyllä
no = Ei
rematch = Revanssi
play-back = Toista
share = Jaa
copy-record = Kopioi pöytäkirja
download-record = Tallenna pöytäkirja
new-game = Uusi peli
give-time = Anna 15 sekuntia
more = Lisää
accept = Hyväksy
decline = Hylkää
withdraw = Peru
offers-draw = { $name } tarjoaa tasapeliä.
offers-takeback = { $name } haluaisi perua siirron { $move }.
offers-rematch = { $name } haluaisi revanssin.
offered-draw = Tarjosit tasapeliä.
offered-takeback = Pyysit siirron { $move } perumista.
offered-rematch = Pyysit revanssia.
next-game = Seuraavaan peliin
premove-set = Seuraavaksi { $move }, jos se käy.
phrases = Sano jotain
phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-good-game = Hyvä peli!
phrase-well-played = Hyvin pelattu!
phrase-thanks = Kiitos!
phrase-oops = Hups!
phrase-one-moment = Hetkinen vain.
phrase-hurry = Sinun vuorosi!
phrase-sorry = Anteeksi!
phrase-bye = Heippa!
says = { $name }: { $text }
you-won = Voitit
you-lost = Hävisit
game-drawn = Tasapeli
game-broken-off = Keskeytetty
won-by = Voittaja: { $name }

## The connection

link-lost = Yhteys katkesi. Yritetään uudelleen…
link-joining = Yhdistetään…
link-missing = Täällä ei ole sellaista peliä.
local-missing = Peli ei ole enää tämän selaimen muistissa.
page-missing = Tässä osoitteessa ei ole sivua.
trouble-offline = Palvelin ei vastaa.
trouble-seat = Joku ehti juuri varata paikan.
trouble-too-many = Liian monta pyyntöä kerralla. Yritä hetken päästä uudelleen.
trouble-too-many-wait = Liian monta pyyntöä. Yritä uudelleen { $seconds } s kuluttua.
trouble-offered = Olet jo tarjonnut tätä viime siirron jälkeen.
trouble-too-long = Peli on venynyt siihen liian pitkäksi. Voit yhä siirtää tai luovuttaa.
trouble-other = Se ei onnistunut.
turn-title = Sinun vuorosi – Fencepost
turn-notice = On sinun vuorosi.

## The board, by keyboard and for screen readers

board-label = Lauta. Nuolinäppäimet siirtävät kohdistinta, h ja v asettavat aidan, p palaa ruutuihin, Enter pelaa siirron.
move-input = Kirjoita siirto
move-input-go = Pelaa
move-input-hint = Esimerkiksi e3 tai e3h
keys = Näppäimet
keys-arrows = Laudalla: siirrä kohdistinta. Muualla: selaa siirtoja
keys-home-end = Ensimmäinen ja viimeinen siirto
keys-h = Kohdistin vaakaan
keys-v = Kohdistin pystyyn
keys-p = Takaisin ruutuihin
keys-enter = Pelaa siirto
keys-escape = Jätä aita asettamatta
keys-f = Käännä lauta
keys-m = Äänet päälle ja pois
keys-question = Tämä luettelo
say-square = { $square }, vapaa
say-square-pawn = { $square }, nappula: { $name }
say-square-goes = { $square }, nappulasi pääsee tähän
say-fence-across = { $fence }, vaakaan, ruutujen { $from } ja { $to } yläpuolelle
say-fence-upright = { $fence }, pystyyn, ruutujen { $from } ja { $to } oikealle puolelle
say-fence-placed = { $fence }, tässä on aita
say-fence-blocked = { $fence }, tähän ei voi asettaa aitaa
say-moved = { $name }: ruutuun { $move }.
say-fenced = { $name }: aita { $move }.
say-passed = { $name }: pakko passata.
say-out = { $name }: ulkona pelistä.
