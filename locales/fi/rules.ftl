### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Pelin säännöt
# For search engines and for previews of links
rules-description = Näin pelataan kahden, kolmen tai neljän kesken: nappulat, aidat, hypyt ja kellot, kymmenen kuvan kera.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 tai 4 pelaajaa · 8-vuotiaista alkaen · 10–20 minuuttia
# $number: 1 to 10
rules-figure = Kuva { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N ja E ovat Etelän, Lännen, Pohjoisen ja Idän nappulat, # on aita, * on ruutu, johon nappula saa siirtyä, x ei ole sallittu.
# Stands before a paragraph
rules-ruling = Meidän tulkintamme
# At the end of the page
rules-ruling-note = Painetut säännöt poikkeavat paikoin toisistaan ja jättävät joitakin kysymyksiä auki. Kun kappaleen edessä lukee ”{ rules-ruling }”, vastaus on Fencepostin oma.

## Goal

rules-aim-title = Pelin tavoite
rules-aim = Vie nappulasi laudan vastakkaiselle puolelle, ennen kuin muut ehtivät omaan maaliinsa. Aidoilla pidennät muiden matkaa, mutta et saa koskaan sulkea heidän tietään kokonaan.

## Setup

rules-ready-title = Alkuvalmistelut
rules-ready-board = Laudalla on 9 kertaa 9 ruutua. Etelän paikalta katsottuna sarakkeet ovat vasemmalta oikealle a–i ja rivit alhaalta ylös 1–9.
rules-ready-two = Kaksi pelaajaa istuu paikoilla Etelä ja Pohjoinen, ja kumpikin ottaa 10 aitaa. Etelä aloittaa ruudusta e1 ja voittaa rivillä 9, Pohjoinen aloittaa ruudusta e9 ja voittaa rivillä 1.
rules-ready-first = Arpokaa, kuka istuu Etelän paikalle, tai sopikaa siitä. Etelä aloittaa, ja sitten vuoro kiertää myötäpäivään.

## Your turn

rules-turn-title = Sinun vuorosi
rules-turn = Siirrä nappulaasi tai aseta yksi aita. Passata ei saa. Kun aitasi ovat loppuneet, sinun on siirrettävä nappulaa.

## Moving the pawn

rules-pawn-title = Nappulan siirtäminen
rules-pawn = Nappulasi liikkuu yhden ruudun ylös, alas, vasemmalle tai oikealle. Se ei liiku vinottain eikä ruutuun, jossa on toinen nappula.
rules-pawn-fence = Mikään nappula ei kulje aidan läpi, vaan sen on kierrettävä aita.

## Placing a fence

rules-fence-title = Aidan asettaminen
rules-fence = Aita on kahden ruudun pituinen ja asetetaan vaakaan tai pystyyn uraan kahden ruutuparin väliin. Se ei saa ulottua laudan yli eikä olla puoli ruutua sivussa.
rules-fence-overlap = Aidat eivät saa mennä päällekkäin, eivät edes puoliksi. Ne saavat koskettaa toisiaan päistään tai T-kirjaimen tavoin.
rules-fence-cross = Aidat eivät myöskään saa mennä ristiin.
rules-fence-stays = Asetettu aita pysyy paikallaan pelin loppuun asti.
rules-fence-way = Jokaisen aidan jälkeen kaikilla nappuloilla, myös omallasi, on oltava tie maaliviivalleen. Aita, joka sulkee nappulan sisään, ei ole sallittu.
rules-fence-way-ruling = Tässä lasketaan vain aidat: nappula ei koskaan tuki tietä, eikä hyppy koskaan avaa sitä.

## Face to face

rules-jump-title = Nappulat vastakkain
rules-jump = Jos viereisessä ruudussa on toinen nappula eikä välissänne ole aitaa, saat hypätä sen yli suoraan sen takana olevaan ruutuun. Näin voit tehdä kaikkiin neljään suuntaan.
rules-jump-side = Jos hypyn tiellä on aita tai vielä toinen nappula, saat sen sijaan siirtyä sen nappulan vasemmalle tai oikealle puolelle, jonka yli olisit hypännyt, kunhan ruutu on vapaa eikä sen ja tuon nappulan välissä ole aitaa. Kun suora hyppy on mahdollinen, sivulle ei saa mennä.
rules-jump-edge = Laudan reuna estää hypyn samalla tavalla kuin aita.
rules-jump-one = Yhdellä siirrolla hyppäät enintään yhden nappulan yli, eikä sinun ole koskaan pakko hypätä, jos voit tehdä jotain muuta.
rules-jump-pass = Jos et voi siirtää nappulaasi etkä asettaa aitaa, passaat.

## The end of the game

rules-end-title = Pelin loppu
rules-end = Ensimmäinen pelaaja, jonka nappula pääsee mihin tahansa maaliviivansa ruutuun, voittaa heti, myös hypyllä.
rules-end-leave = Kahden pelaajan pelissä häviät, jos luovutat tai aikasi loppuu.
rules-end-draw = Kun sama asema toistuu kolmannen kerran, aitoja yhtä monta jäljellä ja sama pelaaja vuorossa, peli on tasapeli. Alkuasema lasketaan mukaan. Kaikki vielä mukana olevat voivat myös sopia tasapelin.

## Three and four players

rules-many-title = Kolme ja neljä pelaajaa
rules-many-four = Neljällä pelaajalla on kullakin 5 aitaa, ja vuorojärjestys on Etelä, Länsi, Pohjoinen, Itä. Länsi aloittaa ruudusta a5 ja voittaa sarakkeella i, Itä aloittaa ruudusta i5 ja voittaa sarakkeella a.
rules-many-three = Kolmella pelaajalla on kullakin 6 aitaa; 2 aitaa jää laatikkoon.
rules-many-three-seats = Paikat ovat Etelä, Länsi ja Pohjoinen.
rules-many-leave = Jos luovutat tai aikasi loppuu kolmen tai neljän pelissä, nappulasi ja jäljellä olevat aitasi poistuvat pelistä. Laudalla olevat aidat jäävät, vuorosi ohitetaan, eikä kenenkään tarvitse pitää sinulle tietä auki. Viimeisenä jäljellä oleva voittaa.

## Playing with a clock

rules-clock-title = Kellon kanssa
rules-clock = Turnauksissa on aikaraja. Se voidaan asettaa näin:
rules-clock-player = Aika pelaajaa kohti: kaikilla on sama aika koko peliin. Haluttaessa kello antaa jokaisen siirron jälkeen lisäaikaa tai odottaa joka siirrolla sovitun viiveen, ennen kuin se alkaa käydä.
rules-clock-game = Aika koko pelille: se jaetaan tasan pelaajien kesken.
rules-clock-move = Aika siirtoa kohti: jokainen siirto on tehtävä sen kuluessa.
rules-clock-hourglass = Tiimalasi: käyttämäsi aika siirtyy muille tasan jaettuna.
# What the server does
rules-clock-start = Verkossa kellot käynnistyvät vasta, kun kaikki ovat tehneet ensimmäisen siirtonsa. Jos se kestää joltakulta yli minuutin, peli perutaan.

## Other boards

rules-boards-title = Muut laudat
rules-boards = Harjoitellessa laudan sivu voi olla 2–9 ruutua ja kullakin voi olla 0–20 aitaa. Laudalle, jossa on 2 kertaa 2 ruutua, mahtuu enintään kolme pelaajaa.
rules-boards-start = Nappulat aloittavat sivunsa keskeltä. Jos ruutuja on parillinen määrä, Etelä ja Pohjoinen aloittavat heti keskikohdan oikealta puolelta, Länsi ja Itä heti sen yläpuolelta.

## Writing moves down

rules-writing-title = Siirtojen merkitseminen
rules-writing = Nappulan siirto on ruutu, johon se päätyy, esimerkiksi e2. Aita nimetään sen ruudun mukaan, joka on aidan keskikohdan alapuolella vasemmalla: e3h on vaakasuora, ruutujen e3 ja f3 yläpuolella; e3v on pystysuora, ruutujen e3 ja e4 oikealla puolella.

## The figures

rules-figure-1 = Kahden pelaajan pelin alku.
rules-figure-2 = Nappulan neljä askelta.
rules-figure-3 = Aita estää suoran tien: nappula kiertää sen.
rules-figure-4 = Oikein: kahden ruutuparin välissä. Yliviivattu: puoli ruutua sivussa.
rules-figure-5 = Viimeinen aita sulkisi nappulan sisään: ei sallittu.
rules-figure-6 = Suora hyppy.
rules-figure-7 = Nappulan takana on aita: hyppää sen vasemmalle tai oikealle puolelle.
rules-figure-8 = Sama, kun toinen puoli on suljettu: yksi hyppy jää.
rules-figure-9 = Takana vielä toinen nappula: ei kaksoishyppyä, mutta molemmat sivut ovat auki.
rules-figure-10 = Maaliviivallaan: nappula on voittanut.

## Around the rules

rules-print = Tulosta
rules-play = Pelaa
# In place of “Play” for somebody who came from a game
rules-back = Takaisin peliin
rules-name = Fencepost on itsenäinen hanke. Peliä, jota sillä pelataan, myydään nimellä Quoridor®, joka kuuluu pelin kustantajalle. Fencepost ei ole sidoksissa kustantajaan.
