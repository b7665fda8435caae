### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Beskeden er ikke JSON.
error-bad-message = Et felt mangler eller har den forkerte type.
# $field: the name of the field in the message
error-bad-value = Feltet ”{ $field }” kan ikke have denne værdi.
# $text: what was sent as a move
error-not-a-move = ”{ $text }” er ikke et gyldigt træk: Et træk med brikken er et felt som e2, en forhindring er et felt med h eller v som e3h.
error-no-token = Det kræver et token for en plads.
error-unknown-token = Dette token hører ikke til nogen plads i partiet.
error-other-origin = Forespørgsler fra andre websteder er ikke tilladt.
# $host: the name in the address that was asked for
error-unknown-host = Denne server svarer ikke på navnet { $host }. Den, der driver den, skal starte den med --allow-host { $host } eller --public-url.
error-no-such-game = Partiet blev ikke fundet.
error-no-such-page = Der er intet på denne adresse.
error-method-not-allowed = Metoden er ikke tilladt.
error-analysis-off = Analyse er slået fra på denne server.
error-own-game = Du spiller denne stilling mod andre lige nu. Du kan analysere partiet, når det er slut.
error-not-started = Partiet er ikke begyndt: En plads er stadig ledig.
error-game-over = Partiet er slut.
error-not-over = Partiet er ikke slut endnu.
error-ply-mismatch = Partiet er gået videre siden eller er ikke nået til det træk endnu.
error-not-your-turn = Det er en anden spillers tur.
error-no-open-seat = Ingen plads er ledig.
error-seat-taken = Denne plads er taget.
error-nothing-to-take-back = Du har ikke noget træk at fortryde.
error-nothing-offered = Der er ikke noget sådant tilbud.
error-offered-already = Det har du allerede tilbudt siden sidste træk.
error-no-clock = Dette parti har intet ur.
error-not-playing = Denne plads er ikke (længere) med i partiet.
error-name-a-seat = Angiv den plads, der skal have tiden; det kan ikke være din egen.
error-still-here = Spilleren er her stadig eller er lige gået.
error-game-too-long = Partiet er for langt til det. Du kan stadig trække eller give op.
error-too-large = Beskeden er for lang.
error-too-slow = Beskeden var for længe om at nå frem.
error-rate = For mange forespørgsler. Vent lidt.
error-too-many-games = Du har for mange uafsluttede partier.
error-too-many-sockets = For mange forbindelser ad gangen.
error-too-many-phrases = Ikke så hurtigt, tak.
error-too-many-analyses = For mange analyser ad gangen.
error-storage = Partiet kunne ikke gemmes. Intet er ændret; prøv igen.
error-storage-full = Serverens disk er fuld. Intet er ændret; prøv igen senere.
error-read-only = Serveren kan ikke skrive i sin mappe. Intet er ændret; prøv igen senere.
error-storage-gone = Serverens database er blevet slettet eller erstattet. Intet gemmes, før serveren er genstartet.
error-engines-gone = Computeren kan ikke spille på denne server, før serveren er genstartet.
error-storage-damaged = Serverens database er beskadiget. Intet gemmes, før den er repareret.
error-storage-slow = Søgningen tog for lang tid. Prøv igen.
error-stopping = Serveren genstarter. Prøv igen om lidt.
error-internal = Noget gik galt på serveren. Intet er gået tabt; prøv igen.

## The program

# $url: the address of the page
serve-ready = Fencepost kører på { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Kan ikke lytte på { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Mappen { $folder } kan ikke bruges: { $why }.
# $why: the system's own words
serve-no-threads = Serveren kunne ikke startes: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } kan ikke bruges: { $why }.
store-storage-full = { $file } kan ikke skrives: Disken er fuld.
store-read-only = { $file } kan ikke skrives: Se efter, hvem der ejer mappen, og om den er skrivebeskyttet.
store-damaged = { $file } er beskadiget ({ $why }). Intet blev ændret. Sæt en sikkerhedskopi i stedet, eller flyt filen væk for at begynde forfra.
store-newer = { $file } er skrevet af en nyere version af Fencepost. Intet blev ændret; brug den version.
store-locked = { $file } er i brug af et andet program.
store-gone = { $file } blev slettet eller erstattet, mens filen var i brug.
store-timed-out = { $file } svarede ikke i tide.
store-conflict = { $file } blev ændret af et andet program på samme tid.
store-unreachable = { $file } kan ikke nås: { $why }.
store-too-old = { $file } kører på PostgreSQL { $why }, som er for gammel: version 13 eller nyere er nødvendig.

# $file: the file that should become the copy
backup-exists = { $file } findes allerede. Angiv en ny fil.
# $why: what the database says
backup-failed = { $file } kunne ikke skrives: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } er ikke en Fencepost-database.
# $file: the database that is there
restore-needs-replace = Der er allerede partier i { $file }. Med --replace bevares de ved siden af under et andet navn.
# $file: where they are
restore-kept = De partier, der var der før, ligger nu i { $file }.

postgres-tool = { $file } er en PostgreSQL-database. Brug { $tool }.

move-data-done = Alt blev kopieret til { $file }; antal og kontrolsummer stemmer. Partier: { $games }, hændelser: { $events }.
move-data-not-empty = { $file } er ikke tom. Intet blev ændret; angiv en tom database.
move-data-differs = Kopien i { $file } ville afvige fra originalen i tabellen { $table }. Intet blev ændret.

# $file: the database, $games and $events: how many
verify-sound = { $file } er i orden. Partier: { $games }, hændelser: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Parti { $game }: hændelserne passer ikke sammen fra nummer { $seq }.
verify-entry = Parti { $game }: det, listerne viser, stemmer ikke med hændelserne.
error-in-tournament = Det kan man ikke i et turneringsparti.

error-no-key = Det kræver arrangørens nøgle eller dit eget token.
error-not-allowed = Denne nøgle giver ikke lov til det.
error-no-such-tournament = Turneringen blev ikke fundet.
error-no-such-player = Der er ingen spiller med dette nummer.
error-no-such-table = Den runde eller det bord findes ikke.
error-no-such-assistant = Den hjælper findes ikke.
error-registration-closed = Tilmeldingen er lukket.
error-too-late = Det er for sent: Første runde er sat op.
error-tournament-full = Turneringen er fuld.
error-has-results = Runden har resultater og kan ikke længere fortrydes.
error-not-the-last-round = Kun den sidste runde kan fortrydes.
error-has-result = Bordet har allerede et andet resultat. Bed arrangøren om at rette det.
error-not-a-result = Det er ikke et resultat for dette bord. Skriv ét tal pr. spiller, for eksempel 1-0 eller 0-0-1.
error-needs-a-winner = I en cup skal hvert bord have en vinder.
error-played-online = Resultatet kommer fra partiet på denne server.
error-results-missing = Der mangler resultater fra denne runde.
error-last-round = Det var den sidste runde.
error-too-few-players = Der skal være mindst to spillere.
error-only-repeats = Uanset hvordan runden sættes, mødes nogle igen. Du kan tillade gentagelser.
error-only-second-byes = En spiller skal sidde over, og det har alle allerede gjort. Du kan tillade gentagelser.
error-no-winner = Et bord i den sidste runde har ingen vinder.
error-too-many-tournaments = Du har for mange uafsluttede turneringer.
