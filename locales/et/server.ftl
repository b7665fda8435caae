### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Sõnum ei ole JSON.
error-bad-message = Mõni väli puudub või on valet tüüpi.
# $field: the name of the field in the message
error-bad-value = Väljal „{ $field }“ ei saa olla seda väärtust.
# $text: what was sent as a move
error-not-a-move = „{ $text }“ ei ole sobiv käik: nupukäik on ruut, näiteks e2, takistustara on ruut ja h või v, näiteks e3h.
error-no-token = Selleks on vaja koha pääsutõendit.
error-unknown-token = See pääsutõend ei kuulu ühelegi selle mängu kohale.
error-other-origin = Päringud teistelt saitidelt ei ole lubatud.
# $host: the name in the address that was asked for
error-unknown-host = See server ei vasta nimele { $host }. Selle haldaja peab ta käivitama valikuga --allow-host { $host } või --public-url.
error-no-such-game = Mängu ei leitud.
error-no-such-page = Sellel aadressil ei ole midagi.
error-method-not-allowed = See meetod ei ole lubatud.
error-analysis-off = Analüüs on selles serveris välja lülitatud.
error-own-game = Sa mängid seda seisu praegu teiste vastu. Saad mängu analüüsida, kui see on läbi.
error-not-started = Mäng ei ole alanud: mõni koht on veel vaba.
error-game-over = Mäng on läbi.
error-not-over = Mäng ei ole veel läbi.
error-ply-mismatch = Mäng on vahepeal edasi läinud või ei ole veel selle käiguni jõudnud.
error-not-your-turn = On teise mängija kord.
error-no-open-seat = Ükski koht ei ole vaba.
error-seat-taken = See koht on hõivatud.
error-nothing-to-take-back = Sul ei ole käiku, mida tagasi võtta.
error-nothing-offered = Sellist pakkumist ei ole.
error-offered-already = Oled seda pärast viimast käiku juba pakkunud.
error-no-clock = Selles mängus ei ole kella.
error-not-playing = See koht ei ole mängus (enam) kaasas.
error-name-a-seat = Nimeta koht, mis aja saab; see ei saa olla sinu oma.
error-still-here = See mängija on veel siin või lahkus alles äsja.
error-game-too-long = Mäng on selle jaoks liiga pikk. Käia või alistuda saad endiselt.
error-too-large = Sõnum on liiga pikk.
error-too-slow = Sõnumi kohalejõudmine võttis liiga kaua aega.
error-rate = Liiga palju päringuid. Palun oota veidi.
error-too-many-games = Sul on liiga palju lõpetamata mänge.
error-too-many-sockets = Liiga palju ühendusi korraga.
error-too-many-phrases = Mitte nii kiiresti, palun.
error-too-many-analyses = Liiga palju analüüse korraga.
error-storage = Mängu ei saanud salvestada. Midagi ei muutunud; palun proovi uuesti.
error-storage-full = Serveri ketas on täis. Midagi ei muutunud; palun proovi hiljem uuesti.
error-read-only = Server ei saa oma kausta kirjutada. Midagi ei muutunud; palun proovi hiljem uuesti.
error-storage-gone = Serveri andmebaas kustutati või asendati. Midagi ei salvestata, kuni server uuesti käivitatakse.
error-engines-gone = Arvuti ei saa selles serveris mängida, kuni server uuesti käivitatakse.
error-storage-damaged = Serveri andmebaas on rikutud. Midagi ei salvestata, kuni see parandatakse.
error-storage-slow = Otsing võttis liiga kaua aega. Palun proovi uuesti.
error-stopping = Server taaskäivitub. Palun proovi hetke pärast uuesti.
error-internal = Serveris läks midagi valesti. Midagi ei läinud kaotsi; palun proovi uuesti.

## The program

# $url: the address of the page
serve-ready = Fencepost töötab aadressil { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Aadressil { $address } ei saa kuulata: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Kausta { $folder } ei saa kasutada: { $why }.
# $why: the system's own words
serve-no-threads = Serverit ei saanud käivitada: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Faili { $file } ei saa kasutada: { $why }.
store-storage-full = Faili { $file } ei saa kirjutada: ketas on täis.
store-read-only = Faili { $file } ei saa kirjutada: kontrolli, kellele kaust kuulub ja kas see on kirjutuskaitstud.
store-damaged = Fail { $file } on rikutud ({ $why }). Midagi ei muudetud. Pane selle asemele varukoopia või tõsta see ära, et otsast alustada.
store-newer = Faili { $file } on kirjutanud Fenceposti uuem versioon. Midagi ei muudetud; palun kasuta seda versiooni.
store-locked = Faili { $file } kasutab teine programm.
store-gone = Fail { $file } kustutati või asendati kasutamise ajal.
store-timed-out = Fail { $file } ei vastanud õigel ajal.
store-conflict = Teine programm muutis samal ajal faili { $file }.
store-unreachable = { $file } pole kättesaadav: { $why }.
store-too-old = { $file } töötab PostgreSQL-i versioonil { $why }, mis on liiga vana: vaja on versiooni 13 või uuemat.

# $file: the file that should become the copy
backup-exists = Fail { $file } on juba olemas. Palun anna uue faili nimi.
# $why: what the database says
backup-failed = Faili { $file } ei saanud kirjutada: { $why }.

# $file: the file that should be put back
restore-not-a-store = Fail { $file } ei ole Fenceposti andmebaas.
# $file: the database that is there
restore-needs-replace = Failis { $file } on juba mänge. Valikuga --replace jäävad need selle kõrvale teise nime all alles.
# $file: where they are
restore-kept = Seal olnud mängud on nüüd failis { $file }.

postgres-tool = { $file } on PostgreSQL-i andmebaas. Kasuta käsku { $tool }.

move-data-done = Kõik kopeeriti andmebaasi { $file }; arvud ja räsid klapivad. Mänge: { $games }, sündmusi: { $events }.
move-data-not-empty = { $file } ei ole tühi. Midagi ei muudetud; nimeta tühi andmebaas.
move-data-differs = Koopia andmebaasis { $file } erineks originaalist tabelis { $table }. Midagi ei muudetud.

# $file: the database, $games and $events: how many
verify-sound = Fail { $file } on korras. Mänge: { $games }, sündmusi: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Mäng { $game }: selle sündmused ei sobi alates numbrist { $seq } kokku.
verify-entry = Mäng { $game }: loendites näidatav ei vasta selle sündmustele.
error-in-tournament = Turniirimängus ei ole see võimalik.

error-no-key = Selleks on vaja korraldaja võtit või sinu enda pääsutõendit.
error-not-allowed = See võti seda ei luba.
error-no-such-tournament = Turniiri ei leitud.
error-no-such-player = Selle numbriga mängijat ei ole.
error-no-such-table = Sellist vooru või lauda ei ole.
error-no-such-assistant = Sellist abilist ei ole.
error-registration-closed = Registreerimine on suletud.
error-too-late = Selleks on liiga hilja: esimene voor on juba loositud.
error-tournament-full = Turniir on täis.
error-has-results = Sellel voorul on juba tulemusi ja seda ei saa enam tagasi võtta.
error-not-the-last-round = Tagasi saab võtta ainult viimast vooru.
error-has-result = Sellel laual on juba teine tulemus. Palu korraldajal see parandada.
error-not-a-result = See ei ole selle laua tulemus. Kirjuta iga mängija kohta üks arv, näiteks 1-0 või 0-0-1.
error-needs-a-winner = Väljalangemisega turniiril peab igal laual olema võitja.
error-played-online = Tulemus tuleb selles serveris mängitud mängust.
error-results-missing = Selle vooru tulemusi on veel puudu.
error-last-round = See oli viimane voor.
error-too-few-players = Vaja on vähemalt kaht mängijat.
error-only-repeats = Kuidas vooru ka ei paaritataks, mõned mängivad uuesti omavahel. Võid lubada kordused.
error-only-second-byes = Keegi peab vabaks jääma ja kõik on juba korra olnud. Võid lubada kordused.
error-no-winner = Ühel viimase vooru laual ei ole võitjat.
error-too-many-tournaments = Sul on liiga palju lõpetamata turniire.
