### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Sinun vuorosi – Fencepost

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
