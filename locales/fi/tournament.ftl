### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turnaukset
tournaments-hint = Parit, tulokset ja sijoitukset, oikeilla laudoilla tai verkossa. Tiliä ei tarvita.
tournaments-yours = Turnauksesi
tournaments-public = Julkiset turnaukset
tournaments-none = Juuri nyt ei ole julkisia turnauksia.
tournament-missing = Tätä turnausta ei ole.

## Making one

tournament-new = Uusi turnaus
tournament-name = Nimi
tournament-where = Missä
tournament-at-board = Oikeilla laudoilla
tournament-online = Verkossa
tournament-format = Pelimuoto
format-swiss = Sveitsiläinen
format-round-robin = Kaikki kaikkia vastaan
format-knock-out = Pudotuspelit
format-swiss-hint = Kaikki pelaavat joka kierroksella niitä vastaan, joilla on suunnilleen yhtä monta pistettä.
format-round-robin-hint = Jokainen kohtaa jokaisen.
format-knock-out-hint = Voittaja jatkaa. Välierien häviäjät pelaavat kolmannesta sijasta.
tournament-table = Pelaajia pöydässä
tournament-rounds = Kierroksia
tournament-double = Kaikki kohtaavat kahdesti
tournament-listed = Näytä julkisessa luettelossa
tournament-create = Luo turnaus

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · yksi pelaaja
       *[other] { $format } · { $players } pelaajaa
    }
tab-tables = Pöydät
tab-standings = Tilanne
tab-players = Pelaajat
tab-print = Tulosta ja tallenna
round-number = Kierros { $round }
round-of = / { $rounds }
round-before = Edellinen kierros
round-after = Seuraava kierros
results-in = Tuloksia { $in } / { $all }
table-number = Pöytä { $table }
goes-first = aloittaa
bye = { $name } on vapaalla tällä kierroksella
bye-points = vapaakierros
round-none = Ensimmäistä kierrosta ei ole vielä paritettu.
tournament-finished = Päättynyt
tournament-winner = { $name } voittaa turnauksen
result-none = Ei vielä tulosta
result-absent = ei saapunut
result-nobody = Kukaan ei saapunut
result-draw = Tasapeli
column-rank = Sija
column-player = Pelaaja
column-points = Pisteet
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz ilman alinta
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Keskinäiset pelit
tiebreak-wins = Voitot
tiebreak-buchholz-what = Kaikkien vastustajien pisteet yhteensä.
tiebreak-buchholz-cut-1-what = Sama ilman niistä alinta.
tiebreak-sonneborn-berger-what = Voitettujen vastustajien pisteet ja puolet niiden pisteistä, joiden kanssa tuli tasapeli.
tiebreak-direct-encounter-what = Pisteet tasoissa olevien keskinäisistä peleistä.
tiebreak-wins-what = Voitetut pelit.
sums-title = Näin vertailupisteet lasketaan: { $name }
sums-round = Kierros { $round }: { $name }
sums-unplayed = Kierros { $round }: ei pelattu
sums-unplayed-what = Pelaamaton kierros lasketaan kuin peli samoissa pisteissä olevaa vastaan, tiettyyn rajaan asti (FIDE).
sums-cut = jätetty pois
sums-total = Yhteensä
withdrawn = vetäytynyt
rating = Vahvuusluku
watch-table = Katso
watch-all = Katso kaikkia pöytiä
open-clock = Avaa kello tälle pöydälle
open-screen = Näyttö videotykille
share-tournament = Kutsu pelaajia

## Players

join-tournament = Liity tähän turnaukseen
join-name = Nimesi
join-now = Liity
registration-closed = Ilmoittautuminen on päättynyt.
you-play = Olet { $name }
your-table-sits-out = Olet vapaalla tällä kierroksella.
your-table-wait = Odota seuraavaa kierrosta. Tämä sivu päivittyy itsestään.
your-game = Avaa pelisi
who-won = Kuka voitti?
proposal-sent = Lähetetty. Tulos on voimassa, kun joku muu pöydässä vahvistaa sen.
proposal-confirm = { $name } ilmoittaa: { $result }
proposal-agree = Vahvista
proposal-disputed = Puhelimistanne tuli eri tulokset. Kertokaa järjestäjälle.
withdraw-me = Jätä turnaus
withdraw-sure = Lähdetkö lopullisesti? Et saa enää vastustajia.

## The organiser

organiser = Sinä järjestät tämän turnauksen
assistant = Sinä autat tässä turnauksessa
tap-winner = Napauta voittajaa. Peru napauttamalla uudelleen.
result-just-entered = Pöytä { $table }: joku muu kirjasi juuri tuloksen. Muuta sitä napauttamalla uudelleen.
phone-says = Puhelimesta ({ $name }): { $result }
phones-differ = Tämän pöydän puhelimista tuli eri tulokset.
accept-result = Hyväksy
other-result = Muu tulos
player-add = Lisää pelaaja
player-add-name = Nimi
player-add-rating = Vahvuusluku (valinnainen)
player-late = Myöhässä mukaan
player-withdraw = Poista turnauksesta
player-back = Palauta
player-link = Linkki pelaajan puhelimelle
round-pair = Parita kierros { $round }
round-pair-first = Parita ensimmäinen kierros
round-pair-anyway = Parita uusinnoilla
round-undo = Peru kierros
results-missing =
    { $count ->
        [one] yksi tulos puuttuu
       *[other] { $count } tulosta puuttuu
    }
players-missing = Pelaajia tarvitaan vähintään kaksi.
pair-only-repeats = Jotkut joutuisivat kohtaamaan uudelleen. Voit sallia uusinnat.
pair-only-second-byes = Joku joutuisi olemaan vapaalla toisen kerran. Voit sallia sen.
pair-last-round = Kaikki kierrokset on pelattu.
pairing = Paritetaan…
round-begins = Seuraava kierros alkaa kello { $time }.
round-waits = Seuraava kierros ei voi alkaa itsestään. Järjestäjän täytyy parittaa se.
settings-tournament = Turnauksen asetukset
settings-registration = Ilmoittautuminen on auki
settings-repeats = Salli samat parit uudelleen, jos muu ei ole mahdollista
settings-points = Pisteet { $players } pelaajan pöydissä
settings-place = Sija { $place }
settings-tiebreaks = Vertailujen järjestys
settings-up = Siirrä ylemmäs: { $name }
settings-absent = Minuutteja, ennen kuin poissa oleva häviää
settings-start = Seuraava kierros alkaa kello
settings-round-time = Minuutteja kierrosta kohti (tyhjä: ei rajaa)
settings-pause = Minuutteja kierrosten välillä (tyhjä: aloitetaan käsin)
settings-engines = Tietokone täyttää tyhjät paikat
settings-no-engines = Ei koskaan
settings-save = Tallenna
settings-saved = Tallennettu.
organiser-link = Salainen linkkisi
organiser-link-hint = Se, jolla on tämä linkki, voi tehdä kaiken. Säilytä se, niin voit ohjata turnausta toiselta laitteelta.
assistants = Avustajat
assistant-name = Nimi
assistant-add = Lisää avustaja
assistant-revoke = Peru oikeus
assistant-revoked = oikeus peruttu
assistant-link-hint = Lähetä tämä linkki avustajalle ({ $name }). Se näytetään vain kerran.

## Print and save

print-pairings = Tulosta parit
print-standings = Tulosta tilanne
print-crosstable = Tulosta ristitaulukko
save-json = Kaikki (JSON)
save-standings = Tilanne (CSV)
save-crosstable = Ristitaulukko (CSV)
save-games = Kaikki pelit (.qgn)
crosstable = Ristitaulukko

## The projector screen

screen-scan = Skannaa ja seuraa
screen-round = Kierros
time-left = Aikaa jäljellä
