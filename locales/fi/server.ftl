### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Viesti ei ole JSONia.
error-bad-message = Kenttä puuttuu tai on väärää tyyppiä.
# $field: the name of the field in the message
error-bad-value = Kentällä ”{ $field }” ei voi olla tätä arvoa.
# $text: what was sent as a move
error-not-a-move = ”{ $text }” ei ole kelvollinen siirto: nappulan siirto on ruutu, esimerkiksi e2, ja aita on ruutu ja h tai v, esimerkiksi e3h.
error-no-token = Tähän tarvitaan paikan avain.
error-unknown-token = Tämä avain ei kuulu millekään pelin paikalle.
error-other-origin = Pyynnöt muilta sivustoilta eivät ole sallittuja.
# $host: the name in the address that was asked for
error-unknown-host = Tämä palvelin ei vastaa nimeen { $host }. Ylläpitäjän on käynnistettävä se valinnalla --allow-host { $host } tai --public-url.
error-no-such-game = Peliä ei löytynyt.
error-no-such-page = Tässä osoitteessa ei ole mitään.
error-method-not-allowed = Metodi ei ole sallittu.
error-analysis-off = Analyysi ei ole käytössä tällä palvelimella.
error-own-game = Pelaat tätä asemaa parhaillaan muita vastaan. Voit analysoida pelin, kun se on päättynyt.
error-not-started = Peli ei ole alkanut: jokin paikka on vielä vapaana.
error-game-over = Peli on päättynyt.
error-not-over = Peli ei ole vielä päättynyt.
error-ply-mismatch = Peli on jo edennyt tästä siirrosta tai ei ole vielä siinä.
error-not-your-turn = On toisen pelaajan vuoro.
error-no-open-seat = Vapaita paikkoja ei ole.
error-seat-taken = Tämä paikka on varattu.
error-nothing-to-take-back = Sinulla ei ole siirtoa, jonka voisi perua.
error-nothing-offered = Sellaista tarjousta ei ole.
error-offered-already = Olet jo tarjonnut tätä viime siirron jälkeen.
error-no-clock = Tässä pelissä ei ole kelloa.
error-not-playing = Tämä paikka ei ole (enää) mukana pelissä.
error-name-a-seat = Nimeä paikka, joka saa ajan; se ei voi olla omasi.
error-still-here = Pelaaja on vielä täällä tai lähti vasta äsken.
error-game-too-long = Peli on siihen liian pitkä. Voit yhä siirtää tai luovuttaa.
error-too-large = Viesti on liian pitkä.
error-too-slow = Viestin saapuminen kesti liian kauan.
error-rate = Liian monta pyyntöä. Odota hetki.
error-too-many-games = Sinulla on liian monta keskeneräistä peliä.
error-too-many-sockets = Liian monta yhteyttä yhtä aikaa.
error-too-many-phrases = Ei niin nopeasti, kiitos.
error-too-many-analyses = Liian monta analyysiä yhtä aikaa.
error-storage = Peliä ei voitu tallentaa. Mikään ei muuttunut; yritä uudelleen.
error-storage-full = Palvelimen levy on täynnä. Mikään ei muuttunut; yritä myöhemmin uudelleen.
error-read-only = Palvelin ei voi kirjoittaa kansioonsa. Mikään ei muuttunut; yritä myöhemmin uudelleen.
error-storage-gone = Palvelimen tietokanta on poistettu tai korvattu. Mitään ei tallenneta, ennen kuin palvelin käynnistetään uudelleen.
error-engines-gone = Tietokone ei voi pelata tällä palvelimella, ennen kuin palvelin käynnistetään uudelleen.
error-storage-damaged = Palvelimen tietokanta on vioittunut. Mitään ei tallenneta, ennen kuin se on korjattu.
error-storage-slow = Haku kesti liian kauan. Yritä uudelleen.
error-stopping = Palvelin käynnistyy uudelleen. Yritä hetken päästä uudelleen.
error-internal = Palvelimessa meni jokin vikaan. Mitään ei kadonnut; yritä uudelleen.

## The program

# $url: the address of the page
serve-ready = Fencepost on käynnissä osoitteessa { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Osoitteessa { $address } ei voi kuunnella: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Kansiota { $folder } ei voi käyttää: { $why }.
# $why: the system's own words
serve-no-threads = Palvelinta ei voitu käynnistää: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Tiedostoa { $file } ei voi käyttää: { $why }.
store-storage-full = Tiedostoa { $file } ei voi kirjoittaa: levy on täynnä.
store-read-only = Tiedostoa { $file } ei voi kirjoittaa: tarkista, kuka kansion omistaa ja onko se kirjoitussuojattu.
store-damaged = Tiedosto { $file } on vioittunut ({ $why }). Mitään ei muutettu. Pane varmuuskopio sen tilalle tai siirrä se pois, jos haluat aloittaa alusta.
store-newer = Tiedoston { $file } on kirjoittanut Fencepostin uudempi versio. Mitään ei muutettu; käytä sitä versiota.
store-locked = Tiedosto { $file } on toisen ohjelman käytössä.
store-gone = Tiedosto { $file } poistettiin tai korvattiin kesken käytön.
store-timed-out = Tiedosto { $file } ei vastannut ajoissa.
store-conflict = Toinen ohjelma muutti samaan aikaan tiedostoa { $file }.
store-unreachable = Kohteeseen { $file } ei saada yhteyttä: { $why }.
store-too-old = { $file } toimii PostgreSQL-versiolla { $why }, joka on liian vanha: tarvitaan versio 13 tai uudempi.

# $file: the file that should become the copy
backup-exists = Tiedosto { $file } on jo olemassa. Anna uuden tiedoston nimi.
# $why: what the database says
backup-failed = Tiedostoa { $file } ei voitu kirjoittaa: { $why }.

# $file: the file that should be put back
restore-not-a-store = Tiedosto { $file } ei ole Fencepostin tietokanta.
# $file: the database that is there
restore-needs-replace = Tiedostossa { $file } on jo pelejä. Valitsimella --replace ne säilyvät sen vieressä toisella nimellä.
# $file: where they are
restore-kept = Siellä olleet pelit ovat nyt tiedostossa { $file }.

postgres-tool = { $file } on PostgreSQL-tietokanta. Käytä komentoa { $tool }.

move-data-done = Kaikki kopioitiin kohteeseen { $file }; määrät ja tarkistussummat täsmäävät. Pelejä: { $games }, tapahtumia: { $events }.
move-data-not-empty = { $file } ei ole tyhjä. Mitään ei muutettu; anna tyhjä tietokanta.
move-data-differs = Kopio kohteessa { $file } poikkeaisi alkuperäisestä taulussa { $table }. Mitään ei muutettu.

# $file: the database, $games and $events: how many
verify-sound = Tiedosto { $file } on kunnossa. Pelejä: { $games }, tapahtumia: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Peli { $game }: sen tapahtumat eivät sovi yhteen numerosta { $seq } alkaen.
verify-entry = Peli { $game }: luetteloissa näkyvä ei vastaa sen tapahtumia.
error-in-tournament = Tämä ei onnistu turnauspelissä.

error-no-key = Tähän tarvitaan järjestäjän avain tai oma avaimesi.
error-not-allowed = Tämä avain ei oikeuta siihen.
error-no-such-tournament = Turnausta ei löytynyt.
error-no-such-player = Tällä numerolla ei ole pelaajaa.
error-no-such-table = Sellaista kierrosta tai pöytää ei ole.
error-no-such-assistant = Sellaista avustajaa ei ole.
error-registration-closed = Ilmoittautuminen on päättynyt.
error-too-late = Se on myöhäistä: ensimmäinen kierros on jo paritettu.
error-tournament-full = Turnaus on täynnä.
error-has-results = Kierroksella on jo tuloksia, eikä sitä voi enää perua.
error-not-the-last-round = Vain viimeisimmän kierroksen voi perua.
error-has-result = Tällä pöydällä on jo toinen tulos. Pyydä järjestäjää korjaamaan se.
error-not-a-result = Tämä ei ole tämän pöydän tulos. Kirjoita yksi luku pelaajaa kohti, esimerkiksi 1-0 tai 0-0-1.
error-needs-a-winner = Pudotuspeleissä jokaisella pöydällä on oltava voittaja.
error-played-online = Tulos tulee tällä palvelimella pelatusta pelistä.
error-results-missing = Tältä kierrokselta puuttuu tuloksia.
error-last-round = Se oli viimeinen kierros.
error-too-few-players = Pelaajia tarvitaan vähintään kaksi.
error-only-repeats = Paritettiinpa kierros miten tahansa, jotkut kohtaavat uudelleen. Voit sallia uusinnat.
error-only-second-byes = Jonkun on oltava vapaalla, ja kaikki ovat jo olleet. Voit sallia uusinnat.
error-no-winner = Viimeisen kierroksen yhdellä pöydällä ei ole voittajaa.
error-too-many-tournaments = Sinulla on liian monta keskeneräistä turnausta.
