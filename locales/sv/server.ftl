### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Meddelandet är inte JSON.
error-bad-message = Ett fält saknas eller har fel typ.
# $field: the name of the field in the message
error-bad-value = Fältet ”{ $field }” kan inte ha det här värdet.
# $text: what was sent as a move
error-not-a-move = ”{ $text }” är inget giltigt drag: ett drag med pjäsen är en ruta som e2, en vägg är en ruta med h eller v som e3h.
error-no-token = Det här kräver en token för en plats.
error-unknown-token = Denna token hör inte till någon plats i partiet.
error-other-origin = Förfrågningar från andra webbplatser är inte tillåtna.
# $host: the name in the address that was asked for
error-unknown-host = Den här servern svarar inte på namnet { $host }. Den som sköter den måste starta den med --allow-host { $host } eller --public-url.
error-no-such-game = Partiet hittades inte.
error-no-such-page = Det finns inget på den här adressen.
error-method-not-allowed = Metoden är inte tillåten.
error-analysis-off = Analys är avstängd på den här servern.
error-own-game = Du spelar den här ställningen mot andra just nu. Du kan analysera partiet när det är slut.
error-not-started = Partiet har inte börjat: en plats är fortfarande ledig.
error-game-over = Partiet är slut.
error-not-over = Partiet är inte slut än.
error-ply-mismatch = Partiet har gått vidare sedan dess, eller har inte kommit till det draget än.
error-not-your-turn = Det är en annan spelares tur.
error-no-open-seat = Ingen plats är ledig.
error-seat-taken = Den här platsen är upptagen.
error-nothing-to-take-back = Du har inget drag att ångra.
error-nothing-offered = Det finns inget sådant erbjudande.
error-offered-already = Det har du redan erbjudit sedan det senaste draget.
error-no-clock = Det här partiet har ingen klocka.
error-not-playing = Den här platsen är inte (längre) med i partiet.
error-name-a-seat = Ange platsen som får tiden; det kan inte vara din egen.
error-still-here = Spelaren är kvar, eller gick alldeles nyss.
error-game-too-long = Partiet är för långt för det. Du kan fortfarande dra eller ge upp.
error-too-large = Meddelandet är för långt.
error-too-slow = Meddelandet tog för lång tid på sig att komma fram.
error-rate = För många förfrågningar. Vänta lite.
error-too-many-games = Du har för många oavslutade partier.
error-too-many-sockets = För många anslutningar samtidigt.
error-too-many-phrases = Inte så fort, tack.
error-too-many-analyses = För många analyser samtidigt.
error-storage = Partiet kunde inte sparas. Inget har ändrats; försök igen.
error-storage-full = Serverns disk är full. Inget har ändrats; försök igen senare.
error-read-only = Servern kan inte skriva i sin mapp. Inget har ändrats; försök igen senare.
error-storage-gone = Serverns databas har raderats eller ersatts. Inget sparas förrän servern har startats om.
error-engines-gone = Datorn kan inte spela på den här servern förrän servern har startats om.
error-storage-damaged = Serverns databas är skadad. Inget sparas förrän den har reparerats.
error-storage-slow = Sökningen tog för lång tid. Försök igen.
error-stopping = Servern startas om. Försök igen om en stund.
error-internal = Något gick fel på servern. Inget har gått förlorat; försök igen.

## The program

# $url: the address of the page
serve-ready = Fencepost körs på { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Det går inte att lyssna på { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Mappen { $folder } går inte att använda: { $why }.
# $why: the system's own words
serve-no-threads = Servern kunde inte startas: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } går inte att använda: { $why }.
store-storage-full = { $file } går inte att skriva: disken är full.
store-read-only = { $file } går inte att skriva: kontrollera vem som äger mappen och om den är skrivskyddad.
store-damaged = { $file } är skadad ({ $why }). Inget har ändrats. Sätt dit en säkerhetskopia i stället, eller flytta undan filen för att börja om.
store-newer = { $file } är skriven av en nyare version av Fencepost. Inget har ändrats; använd den versionen.
store-locked = { $file } används av ett annat program.
store-gone = { $file } raderades eller ersattes medan den användes.
store-timed-out = { $file } svarade inte i tid.
store-conflict = { $file } ändrades av ett annat program samtidigt.
store-unreachable = { $file } går inte att nå: { $why }.
store-too-old = { $file } körs på PostgreSQL { $why }, som är för gammal: version 13 eller nyare behövs.

# $file: the file that should become the copy
backup-exists = { $file } finns redan. Ange en ny fil.
# $why: what the database says
backup-failed = { $file } kunde inte skrivas: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } är ingen Fencepost-databas.
# $file: the database that is there
restore-needs-replace = Det finns redan partier i { $file }. Med --replace sparas de bredvid under ett annat namn.
# $file: where they are
restore-kept = Partierna som fanns där ligger nu i { $file }.

postgres-tool = { $file } är en PostgreSQL-databas. Använd { $tool }.

move-data-done = Allt kopierades till { $file }; antal och kontrollsummor stämmer. Partier: { $games }, händelser: { $events }.
move-data-not-empty = { $file } är inte tom. Ingenting ändrades; ange en tom databas.
move-data-differs = Kopian i { $file } skulle skilja sig från originalet i tabellen { $table }. Ingenting ändrades.

# $file: the database, $games and $events: how many
verify-sound = { $file } är hel. Partier: { $games }, händelser: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Parti { $game }: händelserna passar inte ihop från nummer { $seq }.
verify-entry = Parti { $game }: det som listorna visar stämmer inte med händelserna.
error-in-tournament = Det går inte i ett turneringsparti.

error-no-key = Det här kräver arrangörens nyckel eller din egen token.
error-not-allowed = Den här nyckeln ger inte rätt till det.
error-no-such-tournament = Turneringen hittades inte.
error-no-such-player = Det finns ingen spelare med det numret.
error-no-such-table = Ronden eller bordet finns inte.
error-no-such-assistant = Medhjälparen finns inte.
error-registration-closed = Anmälan är stängd.
error-too-late = Det är för sent: första ronden är lottad.
error-tournament-full = Turneringen är full.
error-has-results = Ronden har resultat och kan inte längre ångras.
error-not-the-last-round = Bara den sista ronden kan ångras.
error-has-result = Bordet har redan ett annat resultat. Be arrangören rätta det.
error-not-a-result = Det är inget resultat för det här bordet. Skriv ett tal per spelare, till exempel 1-0 eller 0-0-1.
error-needs-a-winner = Vid utslagning måste varje bord ha en vinnare.
error-played-online = Resultatet kommer från partiet på den här servern.
error-results-missing = Det saknas resultat från den här ronden.
error-last-round = Det var den sista ronden.
error-too-few-players = Det behövs minst två spelare.
error-only-repeats = Hur ronden än lottas möts några igen. Du kan tillåta upprepningar.
error-only-second-byes = Någon måste stå över, och det har alla redan gjort. Du kan tillåta upprepningar.
error-no-winner = Ett bord i sista ronden har ingen vinnare.
error-too-many-tournaments = Du har för många oavslutade turneringar.
