### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Pelin säännöt
# For search engines and for previews of links
rules-description = Näin pelataan kahden, kolmen tai neljän kesken: nappulat, aidat, hypyt ja kellot, kymmenen kuvan kera.
rules-for-whom = 2, 3 tai 4 pelaajaa · 8-vuotiaista alkaen · 10–20 minuuttia
# $number: 1 to 10
rules-figure = Kuva { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N ja E ovat nappuloita, # on aita, * on ruutu, johon nappula saa siirtyä, x ei ole sallittu.
# Stands before a paragraph
rules-ruling = Meidän tulkintamme
rules-ruling-note = Painetut säännöt poikkeavat paikoin toisistaan ja jättävät joitakin kysymyksiä auki. Kun kappaleen edessä lukee ”{ rules-ruling }”, vastaus on Fencepostin oma.

## What it is about

rules-aim-title = Mistä on kyse
rules-aim = Vie nappulasi laudan vastakkaiselle puolelle, ennen kuin muut ehtivät omaan maaliinsa. Aidoilla pidennät muiden matkaa, mutta et saa koskaan sulkea heidän tietään kokonaan.

## Getting ready

rules-ready-title = Alkuvalmistelut
rules-ready-board = Laudalla on 9 kertaa 9 ruutua. Etelän paikalta katsottuna sarakkeet ovat vasemmalta oikealle a–i ja rivit alhaalta ylös 1–9.
rules-ready-two = Kaksi pelaajaa istuu etelässä ja pohjoisessa, ja kumpikin ottaa 10 aitaa. Etelä aloittaa ruudusta e1 ja voittaa rivillä 9, pohjoinen aloittaa ruudusta e9 ja voittaa rivillä 1.
rules-ready-first = Arpokaa, kuka istuu etelän paikalle, tai sopikaa siitä. Etelä aloittaa, ja sitten vuoro kiertää myötäpäivään.

## Your turn

rules-turn-title = Sinun vuorosi
rules-turn = Siirrä nappulaasi tai aseta yksi aita. Passata ei saa. Kun aitasi ovat loppuneet, siirrät nappulaa.

## Moving the pawn

rules-pawn-title = Nappulan siirtäminen
rules-pawn = Nappulasi liikkuu yhden ruudun ylös, alas, vasemmalle tai oikealle. Se ei liiku vinottain eikä ruutuun, jossa on toinen nappula.
rules-pawn-fence = Mikään nappula ei kulje aidan läpi, vaan sen on kierrettävä aita.

## Setting a fence

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
rules-jump-side = Jos hypyn tiellä on aita tai vielä toinen nappula, saat sen sijaan siirtyä edessäsi olevan nappulan vasemmalle tai oikealle puolelle, kunhan välissä ei ole aitaa ja ruutu on vapaa. Kun suora hyppy on mahdollinen, sivulle ei saa mennä.
rules-jump-edge = Laudan reuna estää hypyn samalla tavalla kuin aita.
rules-jump-one = Yhdellä siirrolla hyppäät enintään yhden nappulan yli, eikä sinun ole koskaan pakko hypätä, jos voit tehdä jotain muuta.
rules-jump-pass = Jos et voi siirtää nappulaasi etkä asettaa aitaa, passaat.

## The end

rules-end-title = Pelin loppu
rules-end = Ensimmäinen nappula, joka pääsee mihin tahansa maaliviivansa ruutuun, voittaa heti, vaikka se tulisi sinne hypäten.
rules-end-draw = Kun sama asema toistuu kolmannen kerran, samat aidat jäljellä ja sama pelaaja vuorossa, peli on tasapeli. Alkuasema lasketaan ensimmäiseksi kerraksi. Kaikki vielä mukana olevat voivat myös sopia tasapelin.

## Three and four players

rules-many-title = Kolme ja neljä pelaajaa
rules-many-four = Neljällä pelaajalla on kullakin 5 aitaa, ja vuorojärjestys on etelä, länsi, pohjoinen, itä. Länsi aloittaa ruudusta a5 ja voittaa sarakkeella i, itä aloittaa ruudusta i5 ja voittaa sarakkeella a.
rules-many-three = Kolmella pelaajalla on kullakin 6 aitaa; 2 aitaa jää laatikkoon.
rules-many-three-seats = He istuvat etelässä, lännessä ja pohjoisessa.
rules-many-leave = Jos luovutat tai aikasi loppuu, häviät kahden pelaajan pelin. Kolmen tai neljän pelissä nappulasi ja jäljellä olevat aitasi poistuvat pelistä. Laudalla olevat aidat jäävät, vuorosi ohitetaan, eikä kenenkään tarvitse pitää sinulle tietä auki. Viimeisenä jäljellä oleva voittaa.

## With a clock

rules-clock-title = Kellon kanssa
rules-clock = Turnauksissa on aikaraja. Se voidaan asettaa näin:
rules-clock-player = Aika pelaajaa kohti: kaikilla on sama aika koko peliin. Haluttaessa kello antaa jokaisen siirron jälkeen lisäaikaa tai odottaa joka siirrolla sovitun viiveen, ennen kuin se alkaa käydä.
rules-clock-game = Aika koko pelille: se jaetaan tasan pelaajien kesken.
rules-clock-move = Aika siirtoa kohti: jokainen siirto on tehtävä sen kuluessa.
rules-clock-hourglass = Tiimalasi: käyttämäsi aika siirtyy muille tasan jaettuna.

## Other boards

rules-boards-title = Muut laudat
rules-boards = Harjoitellessa laudan sivu voi olla 2–9 ruutua ja kullakin voi olla 0–20 aitaa. Laudalle, jossa on 2 kertaa 2 ruutua, mahtuu enintään kolme pelaajaa.

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
rules-figure-7 = Maaliviivallaan: nappula on voittanut.
rules-figure-8 = Nappulan takana on aita: hyppää vasemmalle tai oikealle.
rules-figure-9 = Sama, kun toinen puoli on suljettu: yksi hyppy jää.
rules-figure-10 = Takana vielä toinen nappula: ei kaksoishyppyä, mutta molemmat sivut ovat auki.

## At the foot of the page

rules-print = Tulosta
rules-play = Pelaa
rules-name = Fencepost on itsenäinen hanke. Peliä, jota sillä pelataan, myydään nimellä Quoridor®, joka kuuluu pelin kustantajalle. Fencepost ei ole sidoksissa kustantajaan.
