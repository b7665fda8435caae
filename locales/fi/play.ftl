### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Odotetaan pelaajia
invite-hint = Kuka tahansa tämän linkin saanut voi liittyä tai katsoa.
invite-link = Linkki peliin
invite-copy = Kopioi
invite-copied = Kopioitu
invite-share = Jaa
invite-qr = Linkin QR-koodi
invite-seats = { $open ->
    [one] Yksi paikka vapaana
   *[other] { $open } paikkaa vapaana
  }
invite-cancel = Peru peli
join-title = Sinut on kutsuttu
join-hint = { $name } odottaa sinua.
join-hint-somebody = Joku odottaa sinua.
join-sit = Liity ja pelaa

## A game

player-out = pudonnut
player-away = poissa
player-thinking = miettii…
fences-left = Aitoja jäljellä: { $count }
way-length = Askelia maaliin: { $count }
your-turn = Sinun vuorosi
turn-of = Vuorossa: { $name }
not-started = Odotetaan pelaajia
first-move-wait = { $name }: { $seconds } s aikaa ensimmäiseen siirtoon. Sen jälkeen peli perutaan.
first-move-wait-you = Sinulla on { $seconds } s aikaa ensimmäiseen siirtoosi. Sen jälkeen peli perutaan.
left-for-good = { $name } on ollut poissa jo jonkin aikaa.
take-over = Anna tietokoneen jatkaa
give-time-to = Anna 15 sekuntia lisää: { $name }
place-fence = Aseta { $move }
drop-fence = Peruuta
take-fence-hint = Vedä aita laudalle tai napauta ruutujen väliä.
moves = Siirrot
no-moves-yet = Ei vielä siirtoja
move-first = Ensimmäinen siirto
move-back = Siirto taaksepäin
move-on = Siirto eteenpäin
move-last = Viimeinen siirto
looking-back = Katselet aiempaa asemaa.
back-to-game = Takaisin peliin
flip = Käännä lauta
actions = Toiminnot
takeback = Peru siirto
draw = Tasapeli
resign = Luovuta
resign-sure = Haluatko varmasti luovuttaa?
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
withdraw = Peru tarjous
offers-draw = { $name } tarjoaa tasapeliä.
offers-takeback = { $name } haluaisi perua siirron { $move }.
offers-rematch = { $name } haluaisi revanssin.
offered-draw = Tarjosit tasapeliä.
offered-takeback = Pyysit siirron { $move } perumista.
offered-rematch = Pyysit revanssia.
next-game = Seuraavaan peliin
premove-set = { $move } odottaa, jos se yhä käy
phrases = Pikaviestit
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
game-broken-off = Peruttu
won-by = { $name } voitti

## The connection

link-lost = Yhteys katkesi. Yritetään uudelleen…
link-joining = Yhdistetään…
link-missing = Peliä ei löytynyt.
local-missing = Peli ei ole enää tallessa tässä selaimessa.
turn-title = Sinun vuorosi – Fencepost

## The board, by keyboard and for screen readers

board-label = Lauta. Nuolinäppäimet siirtävät kohdistinta, h ja v valitsevat vaaka- tai pystysuoran aidan, p palaa ruutuihin, Enter pelaa siirron.
move-input = Kirjoita siirto
move-input-go = Pelaa
move-input-hint = esim. e3 tai e3h
keys = Näppäimet
keys-arrows = Laudalla: siirrä kohdistinta. Muualla: selaa siirtoja
keys-home-end = Ensimmäinen ja viimeinen siirto
keys-h = Vaakasuora aita
keys-v = Pystysuora aita
keys-p = Takaisin ruutuihin
keys-enter = Pelaa siirto
keys-escape = Peruuta aita
keys-f = Käännä lauta
keys-m = Äänet päälle ja pois
keys-question = Tämä luettelo
say-square = { $square }, vapaa
say-square-pawn = { $square }, nappula: { $name }
say-square-goes = { $square }, nappulasi pääsee tähän
say-fence-across = { $fence }, vaakasuora, ruutujen { $from } ja { $to } yläpuolella
say-fence-upright = { $fence }, pystysuora, ruutujen { $from } ja { $to } oikealla puolella
say-fence-placed = { $fence }, tässä on aita
say-fence-blocked = { $fence }, tähän ei voi asettaa aitaa
say-moved = { $name } siirtyy ruutuun { $move }.
say-fenced = { $name } asettaa aidan { $move }.
say-passed = { $name } joutuu passaamaan.
say-out = { $name } putosi pelistä.
say-moved-you = Siirryit ruutuun { $move }.
say-fenced-you = Asetit aidan { $move }.
say-passed-you = Joudut passaamaan.
say-out-you = Putosit pelistä.
say-square-pawn-you = { $square }, sinun nappulasi
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } sulkisi nappulasi sisään: sille jäisi enää { $squares }.
move-input-open = Syötä siirrot tekstinä
# $text: what was typed
move-input-wrong = ”{ $text }” ei ole siirto. Kirjoita e3, kun siirrät nappulaa, tai e3h, kun asetat aidan.
keys-slash = Kirjoita siirto

## How a game ended, said to one of the players

ending-goal-you = Pääsit maaliviivalle.
ending-resign-you = Vastustajasi luovutti.
ending-time-you = Vastustajaltasi loppui aika.
ending-last-player-you = Olet viimeisenä jäljellä.
ending-resign-lost = Luovutit.
ending-time-lost = Aikasi loppui.
review = Käy läpi
# $level: a number
next-level = Pelaa tasoa { $level }
result-moves = { $count ->
    [one] siirto
   *[other] siirtoa
  }
# A caption under the number, whatever it is
result-fences = aitoja asetettu
result-steps = askelta maaliin

## What happens beside the moves, in one short line

news-draw-declined = { $name } hylkäsi tasapelin.
news-draw-declined-you = Hylkäsit tasapelin.
news-takeback-declined = { $name } ei sallinut siirron perumista.
news-takeback-declined-you = Et sallinut siirron perumista.
news-rematch-declined = { $name } ei halua revanssia.
news-rematch-declined-you = Et halunnut revanssia.
news-withdrawn = { $name } perui tarjouksensa.
news-withdrawn-you = Peruit tarjouksesi.
news-takeback = Viimeisin siirto peruttiin.
news-takeover = Tietokone jatkaa nyt tällä paikalla: { $name }.
news-time = { $name } sai { $seconds ->
    [one] yhden sekunnin
   *[other] { $seconds } sekuntia
  } lisää.
news-time-you = Sait { $seconds ->
    [one] yhden sekunnin
   *[other] { $seconds } sekuntia
  } lisää.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } ei enää käy.
# $text: the phrase
phrase-sent = Lähetetty: { $text }

## Help during a game

hint = Vihje
hint-thinking = Mietitään…
hints-used = Vihjeitä: { $count }
rules-panel = Säännöt
rules-panel-loading = Ladataan sääntöjä…
rules-panel-missing = Sääntöjä ei voi nyt ladata. Siihen tarvitaan yhteys.
