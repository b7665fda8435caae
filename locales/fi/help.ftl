### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Käyttö
help-heading-commands = Komennot
help-heading-arguments = Argumentit
help-heading-options = Valitsimet
help-heading-set-up = Mistä peli alkaa
help-heading-pictures = Kuvat
help-heading-examples = Esimerkkejä

help = Fencepost: nappuloiden kilpajuoksu aitojen lomitse, kahdelle, kolmelle tai neljälle pelaajalle
    .long =
        Fencepost: nappuloiden kilpajuoksu aitojen lomitse, kahdelle, kolmelle tai neljälle pelaajalle.

        Ruudut nimetään kuten shakkilaudalla, a1 on vasemmassa alakulmassa. Siirto on
          e2     ruutu, johon nappula päätyy, myös hyppäämällä;
          e3h    vaakasuora aita ruutujen e3 ja f3 pohjoispuolella;
          e3v    pystysuora aita ruutujen e3 ja e4 itäpuolella;
          pass   kun mikään muu ei ole sallittua.

        Jokaisella komennolla on oma ohjeensa: fencepost legal --help
    .examples =
        fencepost show                       lauta ennen ensimmäistä siirtoa
        fencepost show e2 e8 e3h             lauta kolmen siirron jälkeen
        fencepost legal --players 4 e2       siirrot, joilla länsi voi vastata siirtoon e2
        fencepost convert game.qgn -o g.gif  peli liikkuvana kuvana
        fencepost perft 3                    asemien määrä, moottorin tarkistukseen

help-any-help = Näytä ohje; -h näyttää lyhyen, --help pitkän
help-version = Näytä versio

## Where the game starts

help-any-players = Pelaajien määrä: 2, 3 tai 4; oletus 2
    .long =
        Pelaajien määrä: 2, 3 tai 4; oletus 2.

        Kaksi pelaajaa ovat etelä ja pohjoinen, kolme pelaajaa etelä, länsi ja pohjoinen.
help-any-board = Laudan leveys ja korkeus, 2x2–9x9; oletus 9x9
help-any-fences = Aitoja pelaajaa kohti, 0–20; oletus 10, 6 tai 5, kun pelaajia on kaksi, kolme tai neljä
help-any-position = Aloita tästä asemasta
    .long =
        Aloita tästä asemasta uuden pelin sijaan.

        Asema on yksi tekstirivi, sama, jonka ”fencepost show” tulostaa viimeisenä:
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        eli vaakasuorien ja pystysuorien aitojen ruudut peräkkäin kirjoitettuina; nappuloiden ruudut vuorojärjestyksessä (- jos pelaaja on poissa pelistä); kunkin jäljellä olevat aidat; ja 1, jos ensimmäinen pelaaja on vuorossa, 2, jos toinen. Jos lauta ei ole 9x9, sen koko annetaan kuudentena osana, esimerkiksi 5x5.

help-any-moves = Ensin pelattavat siirrot, esimerkiksi e2 e8 e3h; out:west, kun länsi poistuu kolmen tai neljän pelistä

## serve

help-serve = Käynnistä verkkosovellus; tämän fencepost tekee myös ilman komentoa
    .long =
        Käynnistä verkkosovellus: pelaa selaimessa ihmisiä ja moottoreita vastaan, ja rajapinnan kautta botit pelaavat mukana. Tämän fencepost tekee myös ilman komentoa.

        Osoite tulostetaan, kun palvelin on valmis. Ctrl+C tai SIGTERM lopettaa sen siististi. Kävi miten kävi, jokainen kuitattu siirto on levyllä, ja pelit jatkuvat uudelleenkäynnistyksen jälkeen kellot samassa lukemassa.
    .examples =
        fencepost serve                                    vain tällä koneella, osoitteessa http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games kaikille verkossa oleville
        fencepost serve --trust-proxy --base /fencepost    käänteisen välityspalvelimen takana
help-serve-listen = Missä kuunnellaan; oletus 127.0.0.1:8080, johon pääsee vain tältä koneelta. Portti 0 valitsee vapaan portin
help-serve-data = Kaikkien pelien kansio; oletuksena tämän käyttäjän kansio
help-serve-most-data = Pelitiedoston suurin sallittu koko mebitavuina; oletuksena ei rajaa
help-serve-base = Polku, jonka alla kaikki on, sellaisena kuin käänteinen välityspalvelin sen välittää; oletus /
help-serve-trust-proxy = Luota käänteisen välityspalvelimen ilmoittamiin osoitteisiin (X-Forwarded-For). Vain sellaisen takana
help-serve-allow-origin = Salli myös tämän sivuston sivujen lähettää pyyntöjä palvelimelle; voi antaa useita kertoja
help-serve-no-analysis = Älä tarjoa analyysiä
help-serve-metrics = Tarjoa Prometheus-lukuja osoitteessa /metrics myös silloin, kun muut pääsevät palvelimelle
help-serve-engine-threads = Säikeet, joilla moottorit laskevat; oletuksena yksi vähemmän kuin suorittimia
help-serve-engine-pace = Millisekunteja siirtojen välillä, kun vain moottorit pelaavat; oletus 500
help-serve-requests = Pyyntöjä sekunnissa yhdestä osoitteesta pitkällä aikavälillä; oletus 50. Tässä ja kaikissa muissa rajoissa 0 tarkoittaa rajatonta
help-serve-burst = Pyyntöjä yhdestä osoitteesta kerralla; oletus 500
help-serve-games-per-guest = Yhden selaimen keskeneräisiä pelejä; oletus 200
help-serve-games-per-address = Yhdestä osoitteesta luotuja keskeneräisiä pelejä; oletus 2000
help-serve-sockets-per-guest = Yhden selaimen avoimia yhteyksiä; oletus 100
help-serve-sockets-per-address = Avoimia yhteyksiä yhdestä osoitteesta; oletus 1000
help-serve-log = Kuinka paljon vakiovirheeseen kirjoitetaan: off, error, warn, info tai debug; oletus info
help-serve-log-json = Kirjoita loki JSON-muodossa, yksi olio riviä kohti

help-export = Kirjoita palvelimen kaikkien pelien pöytäkirjat yhtenä .qgn-virtana
    .long =
        Kirjoita palvelimen kaikkien pelien pöytäkirjat yhtenä .qgn-virtana, vanhin ensin. Palvelin saa olla käynnissä.
    .examples =
        fencepost export -o all.qgn               tavallisen kansion kaikki pelit
        fencepost export --data games | less      toisen kansion pelit
help-export-data = Pelien kansio; oletuksena tämän käyttäjän kansio
help-export-output = Tiedosto, johon kirjoitetaan; oletuksena vakiotuloste

help-backup = Kopioi palvelimen kaikki pelit tiedostoon sen ollessa käynnissä
    .long =
        Kopioi palvelimen kaikki pelit tiedostoon sen ollessa käynnissä.

        Kopio on täydellinen ja eheä. Palauta se pysäyttämällä palvelin ja siirtämällä tiedosto datakansioon nimellä fencepost.db niiden tiedostojen tilalle, joiden nimi alkaa samoin.
    .examples =
        fencepost backup monday.db                tavallisen kansion pelit
        fencepost backup --data games monday.db   toisen kansion pelit
help-backup-file = Uusi tiedosto; olemassa olevaan ei kosketa
help-backup-data = Pelien kansio; oletuksena tämän käyttäjän kansio

## perft

help-perft = Laske asemat, joihin päästään annetulla määrällä siirtoja
    .long =
        Laske asemat, joihin päästään annetulla määrällä siirtoja.

        Näin vertaillaan ohjelmia, jotka osaavat säännöt: jos kaksi ohjelmaa saa saman luvun, ne ovat samaa mieltä kaikista sallituista siirroista siihen syvyyteen asti. Luku on yksinään viimeisellä rivillä. Voitettu peli päättyy siihen, pakollinen passi lasketaan siirroksi, eivätkä toistuvat asemat vaikuta.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   jokainen ensisiirto erikseen
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Syvyys siirtoina: 0–100
help-perft-divide = Tulosta ennen lukua jokainen ensisiirto ja sen osuus luvusta

## legal

help-legal = Luettele sallitut siirrot
    .long =
        Luettele yhdellä rivillä aseman sallitut siirrot, tai ne, jotka ovat sallittuja annettujen siirtojen jälkeen.

        Siirrot ovat aakkosjärjestyksessä. Jos mikään ei ole sallittua, rivillä on pass; jos peli on päättynyt, rivi on tyhjä.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Piirrä asema tekstinä
    .long =
        Piirrä tekstinä asema, tai se, johon annetut siirrot johtavat.

        S, W, N ja E ovat etelän, lännen, pohjoisen ja idän nappulat, # on aita. Laudan alla ovat jäljellä olevat aidat, kunkin nappulan lyhimmän tien pituus maaliin, vuorossa oleva pelaaja ja viimeisellä rivillä itse asema valitsinta --position varten.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Milloin käytetään värejä: auto (oletus, väripäätteissä), always tai never

## convert

help-convert = Muunna pöytäkirjat ja siirtoluettelot toiseen muotoon tai kuviksi
    .long =
        Lue pöytäkirjoja tai siirtoluetteloita ja kirjoita ne toisessa muodossa tai kuvina.

        Tekstimuodot:
          qgn     pöytäkirja: tunnisteet, numeroidut siirrot, muunnelmat, kommentit, tulos
          moves   pelkät siirrot, yksi peli riviä kohti
          json    yksi olio riviä kohti, kaikki, mitä pöytäkirjassa on
        Kuvamuodot, yhdestä pelistä:
          svg     asema piirroksena
          png     asema kuvapisteinä
          gif     koko peli, yksi ruutu siirtoa kohti

        Tiedostossa voi olla mikä tahansa määrä pelejä. Jos siinä on jokin virhe, mitään ei kirjoiteta, ja ilmoitus kertoo, missä vika on ja miksi.
    .examples =
        fencepost convert game.txt > game.qgn          siisti pöytäkirja siirtoluettelosta
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Luettava tiedosto; - on vakiosyöte
help-convert-from = Sen muoto: qgn, moves tai json; päätellään, ellei anneta
help-convert-to = Kirjoitettava muoto: qgn, moves, json, svg, png tai gif
    .long =
        Kirjoitettava muoto: qgn, moves, json, svg, png tai gif.

        Ellei sitä anneta, se päätellään valitsimen --output tiedostonimestä; muuten se on qgn.
help-convert-dialect = Miten siirrot on merkitty tiedostossa: fencepost, glendenning, openspiel tai qtp
    .long =
        Miten siirrot on merkitty tiedostossa: fencepost, glendenning, openspiel tai qtp; oletus fencepost.

        glendenning ja openspiel laskevat rivit vastapuolelta. qtp nimeää aidan yhtä ylemmän rivin mukaan, ja pohjoinen aloittaa.
help-convert-to-dialect = Miten siirrot kirjoitetaan; samat vaihtoehdot
help-convert-output = Kirjoita tähän tiedostoon, kerralla lopuksi; - on vakiotuloste, joka on myös oletus
help-convert-game = Vain peli, jolla on tämä numero; ensimmäinen on 1
help-convert-players = Pelaajien määrä siirtoluetteloissa, joista se ei selviä: 2, 3 tai 4; oletus 2
help-convert-board = Niiden laudan leveys ja korkeus, 2x2–9x9; oletus 9x9
help-convert-fences = Niiden aitoja pelaajaa kohti, 0–20
help-convert-position = Asema, josta ne alkavat
help-convert-ply = Näytä asema näin monen siirron jälkeen, 0 on alku; oletuksena viimeinen
help-convert-theme = Ulkoasu: wood, light tai dark; oletus wood
help-convert-size = Leveys kuvapisteinä, 16–4096
help-convert-coordinates = Kirjaimet ja numerot laudan reunoilla; näin on oletuksenakin
help-convert-no-coordinates = Ilman niitä
help-convert-flip = Pohjoisesta katsottuna
help-convert-delay = Kuinka kauan kukin gif-kuvan ruutu näkyy, millisekunteina 20–60000; oletus 900

## engine

help-engine = Pelaa moottorina: kuuntele vakiosyötettä, vastaa vakiotulosteeseen
    .long =
        Pelaa moottorina muille ohjelmille: kuuntele vakiosyötettä, vastaa vakiotulosteeseen.

        Yhteyskäytäntöjä on kaksi: uci eli shakkimoottorien käytäntö tämän pelin siirroilla, ja qtp, Ateenan yliopiston tekstikäytäntö. Molemmat on kuvattu tiedostossa docs/protocols.md. Kokeile uci-käytäntöä käsin kirjoittamalla: position startpos moves e2, sitten: go movetime 1000, sitten: quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Yhteyskäytäntö: uci (oletus) tai qtp
help-engine-player = Kuka pelaa moottorin sijasta, muiden mittaamiseen: random, racer, greedy tai rollouts, heikoin ensin
help-engine-level = Kuinka hyvin pelataan: 1–10 ihmisiä varten; oletus 0 on täysi voima
help-engine-threads = Hakuun käytettävien säikeiden määrä; oletus 1
help-engine-hash = Tunnettujen asemien taulukon muisti mebitavuina; oletus 64
help-engine-seed = Luku, joka ratkaisee kaikki sattumanvaraiset valinnat; oletus 0
help-engine-movetime = Käytännöllä qtp: miettimisaika siirtoa kohti millisekunteina; oletus 1000

## bench

help-bench = Tutki kiinteä joukko asemia moottorien ja tietokoneiden vertailuun
    .long =
        Tutki kiinteä joukko asemia moottorien ja tietokoneiden vertailuun.

        Joka rivi kertoo, montako asemaa tutkittiin ja mikä siirto löytyi. Viimeisellä rivillä on kahden pelaajan asemien summa ja nopeus: solmujen määrä on sama joka ajolla ja koneella, kunhan moottori on sama. Kolmella ja neljällä pelaajalla on oma rivinsä sitä ennen.
    .examples =
        fencepost bench

## match

help-match = Peluuta kahta moottoria vastakkain ja kerro, kumpi on vahvempi
    .long =
        Peluuta kahta moottoria vastakkain ja kerro, kumpi on vahvempi.

        A ja B ovat sellaisten ohjelmien komentorivejä, jotka osaavat yhteyskäytännön uci tai qtp; pane kumpikin lainausmerkkeihin. Jokainen avaus pelataan kahdesti puolia vaihtaen, tuomari tarkistaa jokaisen siirron sääntöjen mukaan, ja tulos kerrotaan A:n kannalta pelipareista lasketun virherajan kanssa. Ctrl-C lopettaa ottelun ja kertoo siihenastisen tuloksen.

        Pelin häviää kaatumalla, sääntöjen vastaisella siirrolla tai ajan ylityksellä; nämä lasketaan erikseen. Kolmen tai neljän pelissä näin tehnyt putoaa pois ja muut jatkavat.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = Sen moottorin komentorivi, jonka tulos kerrotaan
help-match-engine-b = Toisen moottorin komentorivi
help-match-games = Pelien määrä; oletus 100. Puolet vaihtuvat pelistä toiseen, joten parillinen määrä on paras
help-match-time = Miettimisen määrä: 100ms tai 2s siirtoa kohti, 10000n (solmua) siirtoa kohti, tai 60+0.5 eli kello ja lisäaika sekunteina; oletus 100ms
help-match-time-b = Sama vain B:lle
help-match-openings = Avaustiedosto, yksi avaus riviä kohti: alkusiirrot ja kommentit merkin # jälkeen. Oletuksena alkuasema
help-match-records = Kirjoita kaikki pelit tähän tiedostoon, .qgn-muodossa
help-match-sprt = Lopeta heti, kun on selvää, että A on vahvempi määrällä ELO1 tai enintään määrällä ELO0
    .long =
        Lopeta heti, kun on selvää, että A on vahvempi määrällä ELO1 (H1) tai enintään määrällä ELO0 (H0).

        Tämä on pelipareille tehtävä peräkkäinen todennäköisyyssuhteen testi. Kaksi lisälukua, kuten 0,10,0.01,0.05, ovat todennäköisyydet hyväksyä H1 tai H0 virheellisesti; oletus kummallekin 0.05.
help-match-concurrency = Kuinka monta peliä yhtä aikaa; oletus 1
help-match-field = Kolmella tai neljällä pelaajalla: kenellä on montako paikkaa, a-vs-bbb (oletus), aa-vs-bb, aaa-vs-b ja niin edelleen. Paikat vaihtuvat pelistä toiseen, kunnes jokainen on istunut kaikilla paikoilla
help-match-max-plies = Näin monen siirron pelit ovat tasapelejä; oletus 400
help-match-margin = Kuinka paljon vastaus saa ylittää sallitun ajan, esimerkiksi 50ms; oletus 100ms
help-match-patience = Kuinka kauan siirtoa odotetaan, kun lasketaan solmuja eikä aikaa; oletus 120s
help-match-protocol-a = A:n yhteyskäytäntö: uci (oletus) tai qtp
help-match-protocol-b = B:n yhteyskäytäntö: uci (oletus) tai qtp
help-match-name-a = A:n nimi pöytäkirjoissa; oletuksena sen oma nimi
help-match-name-b = B:n nimi pöytäkirjoissa; oletuksena sen oma nimi
help-match-option-a = Aseta A:lle jokin asetus, esimerkiksi Hash=256, uci-käytännössä. Voi antaa useita kertoja
help-match-option-b = Aseta B:lle jokin asetus, esimerkiksi Hash=256, uci-käytännössä. Voi antaa useita kertoja
help-match-seed = Luku, joka ratkaisee sattumanvaraiset valinnat moottoreille, joilla on asetus Seed; oletus 0
help-match-progress = Milloin ottelun tilanne kerrotaan: auto (oletus, yhdellä rivillä päätteessä), always (myös tiedostoihin, rivi peliä kohti) tai never

## solve

help-solve = Selvitä, kumpi voittaa pienen kahden pelaajan pelin, kun molemmat pelaavat parhaalla mahdollisella tavalla
    .long =
        Selvitä, kumpi voittaa pienen kahden pelaajan pelin, kun molemmat pelaavat parhaalla mahdollisella tavalla.

        Jokainen mahdollinen asema lasketaan läpi, joten vastaus on täsmällinen. Voittaja pitää kiirettä ja häviäjä sinnittelee niin kauan kuin voi; pituudet lasketaan molempien pelaajien siirtoina. Viimeisellä rivillä on arvo: "first player wins in N", "second player wins in N" tai "draw". Sitä ennen luetellaan ensisiirrot, jotka säilyttävät sen, parhaat ensin.

        Aika ja muisti kasvavat nopeasti laudan ja aitojen myötä: 5x5 ja 3 aitaa kummallakin vie sekunteja ja 74 MiB, 5 aitaa minuutin ja 663 MiB. Peliä, joka ei mahdu muistiin, ei ratkaista.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Laudan leveys ja korkeus, 2x2–9x9; oletus 9x9, joka on aivan liian suuri
help-solve-fences = Aitoja pelaajaa kohti, 0–20; oletus 10
help-solve-memory = Kuinka paljon muistia saa käyttää, mebitavuina; oletuksena vapaa muisti
help-solve-threads = Säikeiden määrä; oletuksena yksi suoritinydintä kohti

## rules

help-rules = Tulosta pelin säännöt
    .long =
        Tulosta pelin säännöt ja tavallisin merkein piirretyt kuvat.

        Kieli on päätteen kieli tai se, jonka tunnus annetaan, esimerkiksi de tai zh-Hant.
    .examples =
        fencepost rules            tämän päätteen kielellä
        fencepost rules ja | less  japaniksi
help-rules-language = Kielen tunnus; oletuksena päätteen kieli

## completions

help-completions = Tulosta skripti, joka täydentää komennot ja valitsimet komentotulkissa
    .long =
        Tulosta skripti, joka täydentää komennot ja valitsimet komentotulkissa.

        Pane se sinne, mistä komentotulkkisi etsii tällaisia skriptejä, ja käynnistä uusi komentotulkki.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Komentotulkki: bash, zsh, fish, powershell tai elvish

## help

help-help = Näytä komennon ohje
    .long = Näytä komennon ohje kuten COMMAND --help, tai koko ohjelman ohje.
    .examples = fencepost help convert
help-help-command = Komento
