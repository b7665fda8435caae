### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Meldingen er ikke JSON.
error-bad-message = Et felt mangler eller har feil type.
# $field: the name of the field in the message
error-bad-value = Feltet «{ $field }» kan ikke ha denne verdien.
# $text: what was sent as a move
error-not-a-move = «{ $text }» er ikke et gyldig trekk: Et trekk med brikken er en rute som e2, en sperre er en rute med h eller v som e3h.
error-no-token = Dette krever tokenet til en plass.
error-unknown-token = Dette tokenet hører ikke til noen plass i partiet.
error-other-origin = Forespørsler fra andre nettsteder er ikke tillatt.
# $host: the name in the address that was asked for
error-unknown-host = Denne serveren svarer ikke på navnet { $host }. Den som drifter den, må starte den med --allow-host { $host } eller --public-url.
error-no-such-game = Fant ikke partiet.
error-no-such-page = Det er ingenting på denne adressen.
error-method-not-allowed = Metoden er ikke tillatt.
error-analysis-off = Analyse er slått av på denne serveren.
error-own-game = Du spiller denne stillingen mot andre akkurat nå. Du kan analysere partiet når det er over.
error-not-started = Partiet har ikke begynt: En plass er fortsatt ledig.
error-game-over = Partiet er over.
error-not-over = Partiet er ikke over ennå.
error-ply-mismatch = Partiet har gått videre siden, eller har ikke kommet til det trekket ennå.
error-not-your-turn = Det er en annen spillers tur.
error-no-open-seat = Ingen plass er ledig.
error-seat-taken = Denne plassen er tatt.
error-nothing-to-take-back = Du har ikke noe trekk å angre.
error-nothing-offered = Det finnes ikke noe slikt tilbud.
error-offered-already = Det har du allerede tilbudt siden siste trekk.
error-no-clock = Dette partiet har ingen klokke.
error-not-playing = Denne plassen er ikke (lenger) med i partiet.
error-name-a-seat = Oppgi plassen som skal få tiden; det kan ikke være din egen.
error-still-here = Spilleren er her fortsatt, eller gikk nettopp.
error-game-too-long = Partiet er for langt til det. Du kan fortsatt trekke eller gi opp.
error-too-large = Meldingen er for lang.
error-too-slow = Meldingen brukte for lang tid på å komme fram.
error-rate = For mange forespørsler. Vent litt.
error-too-many-games = Du har for mange uferdige partier.
error-too-many-sockets = For mange forbindelser samtidig.
error-too-many-phrases = Ikke så fort, takk.
error-too-many-analyses = For mange analyser samtidig.
error-storage = Partiet kunne ikke lagres. Ingenting er endret; prøv igjen.
error-storage-full = Disken til serveren er full. Ingenting er endret; prøv igjen senere.
error-read-only = Serveren kan ikke skrive i mappen sin. Ingenting er endret; prøv igjen senere.
error-storage-gone = Databasen til serveren er slettet eller byttet ut. Ingenting lagres før serveren er startet på nytt.
error-engines-gone = Datamaskinen kan ikke spille på denne serveren før den er startet på nytt.
error-storage-damaged = Databasen til serveren er skadet. Ingenting lagres før den er reparert.
error-storage-slow = Søket tok for lang tid. Prøv igjen.
error-stopping = Serveren starter på nytt. Prøv igjen om litt.
error-internal = Noe gikk galt på serveren. Ingenting er tapt; prøv igjen.

## The program

# $url: the address of the page
serve-ready = Fencepost kjører på { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Kan ikke lytte på { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Mappen { $folder } kan ikke brukes: { $why }.
# $why: the system's own words
serve-no-threads = Serveren kunne ikke startes: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } kan ikke brukes: { $why }.
store-storage-full = { $file } kan ikke skrives: Disken er full.
store-read-only = { $file } kan ikke skrives: Sjekk hvem som eier mappen, og om den er skrivebeskyttet.
store-damaged = { $file } er skadet ({ $why }). Ingenting ble endret. Legg en sikkerhetskopi i stedet, eller flytt filen vekk for å begynne på nytt.
store-newer = { $file } er skrevet av en nyere versjon av Fencepost. Ingenting ble endret; bruk den versjonen.
store-locked = { $file } er i bruk av et annet program.
store-gone = { $file } ble slettet eller byttet ut mens filen var i bruk.
store-timed-out = { $file } svarte ikke i tide.
store-conflict = { $file } ble endret av et annet program samtidig.
store-unreachable = { $file } kan ikke nås: { $why }.
store-too-old = { $file } kjører på PostgreSQL { $why }, som er for gammel: versjon 13 eller nyere trengs.

# $file: the file that should become the copy
backup-exists = { $file } finnes allerede. Oppgi en ny fil.
# $why: what the database says
backup-failed = { $file } kunne ikke skrives: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } er ikke en Fencepost-database.
# $file: the database that is there
restore-needs-replace = Det er allerede partier i { $file }. Med --replace blir de tatt vare på ved siden av under et annet navn.
# $file: where they are
restore-kept = Partiene som var der før, ligger nå i { $file }.

postgres-tool = { $file } er en PostgreSQL-database. Bruk { $tool }.

move-data-done = Alt ble kopiert til { $file }; antall og kontrollsummer stemmer. Partier: { $games }, hendelser: { $events }.
move-data-not-empty = { $file } er ikke tom. Ingenting ble endret; oppgi en tom database.
move-data-differs = Kopien i { $file } ville avvike fra originalen i tabellen { $table }. Ingenting ble endret.

# $file: the database, $games and $events: how many
verify-sound = { $file } er i orden. Partier: { $games }, hendelser: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Parti { $game }: hendelsene passer ikke sammen fra nummer { $seq }.
verify-entry = Parti { $game }: det listene viser, stemmer ikke med hendelsene.
error-in-tournament = Dette går ikke i et turneringsparti.

error-no-key = Dette krever nøkkelen til arrangøren eller ditt eget token.
error-not-allowed = Denne nøkkelen gir ikke lov til det.
error-no-such-tournament = Fant ikke turneringen.
error-no-such-player = Det finnes ingen spiller med dette nummeret.
error-no-such-table = Runden eller bordet finnes ikke.
error-no-such-assistant = Hjelperen finnes ikke.
error-registration-closed = Påmeldingen er stengt.
error-too-late = Det er for sent: Første runde er satt opp.
error-tournament-full = Turneringen er full.
error-has-results = Denne runden har resultater og kan ikke angres lenger.
error-not-the-last-round = Bare den siste runden kan angres.
error-has-result = Dette bordet har allerede et annet resultat. Be arrangøren rette det.
error-not-a-result = Dette er ikke et resultat for dette bordet. Skriv ett tall per spiller, for eksempel 1-0 eller 0-0-1.
error-needs-a-winner = I en utslagsturnering må hvert bord ha en vinner.
error-played-online = Resultatet kommer fra partiet på denne serveren.
error-results-missing = Det mangler resultater fra denne runden.
error-last-round = Det var den siste runden.
error-too-few-players = Det må være minst to spillere.
error-only-repeats = Uansett hvordan runden settes opp, møtes noen igjen. Du kan tillate gjentakelser.
error-only-second-byes = Noen må stå over, og det har alle allerede gjort. Du kan tillate gjentakelser.
error-no-winner = Et bord i siste runde har ingen vinner.
error-too-many-tournaments = Du har for mange uferdige turneringer.
