### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Beskeden er ikke JSON.
failure-bad-message = Beskeden mangler et felt, eller et felt er af den forkerte slags.
# $field: the name of the field in the message
failure-bad-value = Feltet ”{ $field }” kan ikke have denne værdi.
# $text: what was sent as a move
failure-not-a-move = ”{ $text }” er ikke et træk: Et træk med brikken er et felt som e2, en forhindring er et felt med h eller v som e3h.
failure-no-token = Det kræver et token for en plads.
failure-unknown-token = Dette token hører ikke til nogen plads i partiet.
failure-other-origin = Sider fra andre websteder må ikke gøre dette.
# $host: the name in the address that was asked for
failure-unknown-host = Denne server svarer ikke på navnet { $host }. Den, der driver den, skal starte den med --allow-host { $host } eller --public-url.
failure-no-such-game = Det parti findes ikke.
failure-no-such-page = Der er intet på denne adresse.
failure-method-not-allowed = Denne adresse kender ikke den metode.
failure-analysis-off = Denne server analyserer ikke.
failure-not-started = Partiet er ikke begyndt: En plads er stadig ledig.
failure-game-over = Partiet er slut.
failure-not-over = Partiet er ikke slut endnu.
failure-ply-mismatch = Partiet er gået videre siden, eller er ikke nået dertil endnu.
failure-not-your-turn = Det er en anden spillers tur.
failure-no-open-seat = Ingen plads er ledig.
failure-seat-taken = Denne plads er taget.
failure-nothing-to-take-back = Du har ikke noget træk at fortryde.
failure-nothing-offered = Der er ikke tilbudt noget af den slags.
failure-offered-already = Det har du allerede tilbudt siden det sidste træk.
failure-no-clock = Dette parti har intet ur.
failure-not-playing = Denne plads er ikke med i partiet, eller ikke længere.
failure-name-a-seat = Angiv den plads, der skal have tiden; det kan ikke være din egen.
failure-still-here = Spilleren på denne plads er her stadig eller er først lige gået.
failure-game-too-long = Dette parti er blevet for langt: nu kan man kun trække eller give op.
failure-too-large = Beskeden er for lang.
failure-too-slow = Beskeden var for længe om at nå frem.
failure-rate = For mange kald. Vent lidt.
failure-too-many-games = Du har for mange partier, der ikke er slut endnu.
failure-too-many-sockets = For mange forbindelser ad gangen.
failure-too-many-phrases = Ikke så hurtigt, tak.
failure-too-many-analyses = For mange analyser ad gangen.
failure-storage = Partiet kunne ikke gemmes. Intet er ændret; prøv igen.
failure-storage-full = Serverens disk er fuld. Intet er ændret; prøv igen senere.
failure-read-only = Serveren kan ikke skrive i sin mappe. Intet er ændret; prøv igen senere.
failure-storage-gone = Serverens database er blevet slettet eller erstattet. Intet gemmes, før serveren er genstartet.
failure-engines-gone = Computeren kan ikke spille på denne server, før serveren er genstartet.
failure-storage-damaged = Serverens database er beskadiget. Intet gemmes, før den er repareret.
failure-storage-slow = Søgningen tog for lang tid. Prøv igen.
failure-stopping = Serveren bliver genstartet. Prøv igen med det samme.
failure-internal = Noget gik galt på serveren. Intet er gået tabt; prøv igen.

## The program

# $url: the address of the page
serve-ready = Fencepost er på { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Der kan ikke lyttes på { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Mappen { $folder } kan ikke bruges: { $why }.
# $why: the system's own words
serve-no-threads = Serveren kunne ikke startes: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } kan ikke bruges: { $why }.
store-storage-full = { $file } kan ikke skrives: Disken er fuld.
store-read-only = { $file } kan ikke skrives: Se efter, hvem der ejer mappen, og om den er skrivebeskyttet.
store-damaged = { $file } er beskadiget ({ $why }). Intet blev ændret. Sæt en sikkerhedskopi i stedet, eller flyt filen væk for at begynde forfra.
store-newer = { $file } er skrevet af en nyere Fencepost. Intet blev ændret; brug den nyere.
store-locked = { $file } er i brug af et andet program.
store-gone = { $file } blev slettet eller erstattet, mens filen var i brug.
store-timed-out = { $file } svarede ikke i tide.
store-conflict = { $file } blev ændret af et andet program på samme tid.

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

# $file: the database, $games and $events: how many
verify-sound = { $file } er i orden. Partier: { $games }, hændelser: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Parti { $game }: hændelserne passer ikke sammen fra nummer { $seq }.
verify-entry = Parti { $game }: det, listerne viser, stemmer ikke med hændelserne.
