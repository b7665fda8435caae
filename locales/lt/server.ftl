### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Pranešimas nėra JSON.
error-bad-message = Trūksta lauko arba jis netinkamo tipo.
# $field: the name of the field in the message
error-bad-value = Laukas „{ $field }“ negali turėti šios reikšmės.
# $text: what was sent as a move
error-not-a-move = „{ $text }“ nėra tinkamas ėjimas: pėstininko ėjimas yra kvadratėlis, pavyzdžiui, e2, barjeras – kvadratėlis su h arba v, pavyzdžiui, e3h.
error-no-token = Tam reikia vietos rakto.
error-unknown-token = Šis raktas nepriklauso jokiai partijos vietai.
error-other-origin = Užklausos iš kitų svetainių neleidžiamos.
# $host: the name in the address that was asked for
error-unknown-host = Šis serveris neatsako į vardą { $host }. Jo prižiūrėtojas turi jį paleisti su --allow-host { $host } arba --public-url.
error-no-such-game = Partija nerasta.
error-no-such-page = Šiuo adresu nieko nėra.
error-method-not-allowed = Metodas neleidžiamas.
error-analysis-off = Analizė šiame serveryje išjungta.
error-own-game = Šią poziciją dabar žaidi prieš kitus. Partiją galėsi analizuoti, kai ji baigsis.
error-not-started = Partija neprasidėjo: dar yra laisva vieta.
error-game-over = Partija baigta.
error-not-over = Partija dar nebaigta.
error-ply-mismatch = Partija jau pasistūmėjo toliau arba to ėjimo dar nepasiekė.
error-not-your-turn = Dabar eina kitas žaidėjas.
error-no-open-seat = Laisvų vietų nėra.
error-seat-taken = Ši vieta užimta.
error-nothing-to-take-back = Neturi ėjimo, kurį būtų galima atšaukti.
error-nothing-offered = Tokio pasiūlymo nėra.
error-offered-already = Po paskutinio ėjimo tai jau siūlei.
error-no-clock = Ši partija be laikrodžio.
error-not-playing = Ši vieta partijoje nežaidžia arba nebežaidžia.
error-name-a-seat = Nurodyk vietą, kuri gauna laiko. Tai negali būti tavo vieta.
error-still-here = Šis žaidėjas vis dar čia arba atsijungė ką tik.
error-game-too-long = Partija tam per ilga. Vis dar gali eiti arba pasiduoti.
error-too-large = Pranešimas per ilgas.
error-too-slow = Pranešimas keliavo per ilgai.
error-rate = Per daug užklausų. Truputį palauk.
error-too-many-games = Turi per daug nebaigtų partijų.
error-too-many-sockets = Per daug jungčių vienu metu.
error-too-many-phrases = Ne taip greitai, prašau.
error-too-many-analyses = Per daug analizių vienu metu.
error-storage = Partijos nepavyko išsaugoti. Niekas nepasikeitė; bandyk dar kartą.
error-storage-full = Serverio diskas pilnas. Niekas nepasikeitė; pabandyk vėliau.
error-read-only = Serveris negali rašyti į savo aplanką. Niekas nepasikeitė; pabandyk vėliau.
error-storage-gone = Serverio duomenų bazė ištrinta arba pakeista. Niekas neįrašoma, kol serveris nepaleidžiamas iš naujo.
error-engines-gone = Kompiuteris negali žaisti šiame serveryje, kol serveris nepaleidžiamas iš naujo.
error-storage-damaged = Serverio duomenų bazė sugadinta. Niekas neįrašoma, kol ji nesutaisyta.
error-storage-slow = Paieška užtruko per ilgai. Bandyk dar kartą.
error-stopping = Serveris paleidžiamas iš naujo. Bandyk dar kartą.
error-internal = Serveryje įvyko klaida. Niekas neprarasta; bandyk dar kartą.

## The program

# $url: the address of the page
serve-ready = Fencepost veikia adresu { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Adresu { $address } klausytis negalima: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Aplanko { $folder } naudoti negalima: { $why }.
# $why: the system's own words
serve-no-threads = Nepavyko paleisti serverio: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Failo { $file } naudoti negalima: { $why }.
store-storage-full = Failo { $file } įrašyti negalima: diskas pilnas.
store-read-only = Failo { $file } įrašyti negalima: patikrink, kam priklauso aplankas ir ar jis ne tik skaitomas.
store-damaged = Failas { $file } sugadintas ({ $why }). Niekas nepakeista. Vietoj jo įdėk atsarginę kopiją arba perkelk jį kitur ir pradėk iš naujo.
store-newer = Failą { $file } įrašė naujesnė Fencepost versija. Niekas nepakeista; naudok ją.
store-locked = Failą { $file } naudoja kita programa.
store-gone = Failas { $file } buvo ištrintas arba pakeistas, kol buvo naudojamas.
store-timed-out = Failas { $file } neatsakė laiku.
store-conflict = Failą { $file } tuo pat metu pakeitė kita programa.
store-unreachable = { $file } nepasiekiama: { $why }.
store-too-old = { $file } veikia su PostgreSQL { $why }, kuri per sena: reikia 13 ar naujesnės versijos.

# $file: the file that should become the copy
backup-exists = Failas { $file } jau yra. Nurodyk naują failą.
# $why: what the database says
backup-failed = Nepavyko įrašyti { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = Failas { $file } nėra Fencepost duomenų bazė.
# $file: the database that is there
restore-needs-replace = Faile { $file } jau yra partijų. Su --replace jos lieka šalia kitu vardu.
# $file: where they are
restore-kept = Ten buvusios partijos dabar yra faile { $file }.

postgres-tool = { $file } yra PostgreSQL duomenų bazė. Naudok { $tool }.

move-data-done = Viskas nukopijuota į { $file }; kiekiai ir kontrolinės sumos sutampa. Partijos: { $games }, įvykiai: { $events }.
move-data-not-empty = { $file } netuščia. Niekas nepakeista; nurodyk tuščią duomenų bazę.
move-data-differs = Kopija { $file } skirtųsi nuo originalo lentelėje { $table }. Niekas nepakeista.

# $file: the database, $games and $events: how many
verify-sound = Failas { $file } tvarkingas. Partijų: { $games }, įvykių: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partija { $game }: jos įvykiai nuo { $seq } numerio nesiderina.
verify-entry = Partija { $game }: jos įrašas sąrašuose nesutampa su jos įvykiais.
error-in-tournament = Turnyro partijoje to daryti negalima.

# Tournaments
error-no-key = Tam reikia organizatoriaus rakto arba tavojo.
error-not-allowed = Šis raktas to neleidžia.
error-no-such-tournament = Turnyras nerastas.
error-no-such-player = Žaidėjo su tokiu numeriu nėra.
error-no-such-table = Tokio rato arba stalo nėra.
error-no-such-assistant = Tokio padėjėjo nėra.
error-registration-closed = Registracija baigta.
error-too-late = Jau per vėlu: pirmo rato poros sudarytos.
error-tournament-full = Turnyre vietų nebėra.
error-has-results = Šis ratas jau turi rezultatų, jo atšaukti nebegalima.
error-not-the-last-round = Atšaukti galima tik paskutinį ratą.
error-has-result = Šis stalas jau turi kitą rezultatą. Paprašyk organizatoriaus jį pataisyti.
error-not-a-result = Šiam stalui toks rezultatas netinka. Rašyk po vieną skaičių kiekvienam žaidėjui, pavyzdžiui, 1-0 arba 0-0-1.
error-needs-a-winner = Atkrintamosiose prie kiekvieno stalo kas nors turi laimėti.
error-played-online = Rezultatas imamas iš partijos šiame serveryje.
error-results-missing = Trūksta šio rato rezultatų.
error-last-round = Tai buvo paskutinis ratas.
error-too-few-players = Reikia bent dviejų žaidėjų.
error-only-repeats = Kad ir kaip būtų suporuotas šis ratas, kai kurie susitinka dar kartą. Gali leisti pasikartojimus.
error-only-second-byes = Kažkas turi likti be partijos, o visi jau po kartą liko. Gali leisti pasikartojimus.
error-no-winner = Prie vieno paskutinio rato stalo niekas nelaimėjo.
error-too-many-tournaments = Turi per daug nebaigtų turnyrų.
