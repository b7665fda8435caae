### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Mesajul nu este JSON.
error-bad-message = Lipsește un câmp sau un câmp este de tip greșit.
# $field: the name of the field in the message
error-bad-value = Câmpul „{ $field }” nu poate avea această valoare.
# $text: what was sent as a move
error-not-a-move = „{ $text }” nu este o mutare validă: o mutare a pionului este o căsuță ca e2, o barieră este o căsuță urmată de h sau v ca e3h.
error-no-token = Pentru asta e nevoie de tokenul unui loc.
error-unknown-token = Acest token nu aparține niciunui loc din partidă.
error-other-origin = Cererile de pe alte site-uri nu sunt permise.
# $host: the name in the address that was asked for
error-unknown-host = Acest server nu răspunde la numele { $host }. Cine îl administrează trebuie să-l pornească cu --allow-host { $host } sau --public-url.
error-no-such-game = Partida nu a fost găsită.
error-no-such-page = La această adresă nu se află nimic.
error-method-not-allowed = Metodă nepermisă.
error-analysis-off = Analiza este oprită pe acest server.
error-own-game = Joci această poziție împotriva altora. Poți analiza partida când se termină.
error-not-started = Partida nu a început: mai este un loc liber.
error-game-over = Partida s-a terminat.
error-not-over = Partida nu s-a terminat încă.
error-ply-mismatch = Partida a mers mai departe între timp sau nu a ajuns încă acolo.
error-not-your-turn = E rândul altui jucător.
error-no-open-seat = Niciun loc nu e liber.
error-seat-taken = Acest loc este ocupat.
error-nothing-to-take-back = Nu ai nicio mutare de luat înapoi.
error-nothing-offered = Nu există o astfel de propunere.
error-offered-already = Ai propus deja asta de la ultima mutare.
error-no-clock = Această partidă nu are ceas.
error-not-playing = Acest loc nu este în joc sau nu mai este.
error-name-a-seat = Numește locul care primește timpul; nu poate fi al tău.
error-still-here = Acest jucător e încă aici sau tocmai a plecat.
error-game-too-long = Partida e prea lungă pentru asta. Încă poți muta sau ceda.
error-too-large = Mesajul este prea lung.
error-too-slow = Mesajul a ajuns prea greu.
error-rate = Prea multe cereri. Așteaptă puțin.
error-too-many-games = Ai prea multe partide neterminate.
error-too-many-sockets = Prea multe conexiuni deodată.
error-too-many-phrases = Mai încet, te rog.
error-too-many-analyses = Prea multe analize deodată.
error-storage = Partida nu a putut fi salvată. Nu s-a schimbat nimic; încearcă din nou.
error-storage-full = Discul serverului este plin. Nu s-a schimbat nimic; încearcă mai târziu.
error-read-only = Serverul nu poate scrie în dosarul său. Nu s-a schimbat nimic; încearcă mai târziu.
error-storage-gone = Baza de date a serverului a fost ștearsă sau înlocuită. Nu se salvează nimic până la repornirea serverului.
error-engines-gone = Calculatorul nu poate juca pe acest server până la repornirea serverului.
error-storage-damaged = Baza de date a serverului este deteriorată. Nu se salvează nimic până când este reparată.
error-storage-slow = Căutarea a durat prea mult. Încearcă din nou.
error-stopping = Serverul repornește. Încearcă din nou.
error-internal = Ceva n-a mers bine pe server. Nu s-a pierdut nimic; încearcă din nou.

## The program

# $url: the address of the page
serve-ready = Fencepost rulează la { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Nu se poate asculta la { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Dosarul { $folder } nu poate fi folosit: { $why }.
# $why: the system's own words
serve-no-threads = Serverul nu a putut fi pornit: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } nu poate fi folosit: { $why }.
store-storage-full = { $file } nu poate fi scris: discul este plin.
store-read-only = { $file } nu poate fi scris: verifică al cui este dosarul și dacă este numai pentru citire.
store-damaged = { $file } este deteriorat ({ $why }). Nu s-a schimbat nimic. Pune o copie de rezervă în locul lui sau mută-l în altă parte ca să începi de la zero.
store-newer = { $file } a fost scris de o versiune mai nouă de Fencepost. Nu s-a schimbat nimic; folosește acea versiune.
store-locked = { $file } este folosit de alt program.
store-gone = { $file } a fost șters sau înlocuit în timp ce era folosit.
store-timed-out = { $file } nu a răspuns la timp.
store-conflict = { $file } a fost modificat în același timp de alt program.
store-unreachable = { $file } nu poate fi accesată: { $why }.
store-too-old = { $file } rulează pe PostgreSQL { $why }, care este prea vechi: e nevoie de versiunea 13 sau mai nouă.

# $file: the file that should become the copy
backup-exists = { $file } există deja. Alege un fișier nou.
# $why: what the database says
backup-failed = { $file } nu a putut fi scris: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } nu este o bază de date Fencepost.
# $file: the database that is there
restore-needs-replace = { $file } conține deja partide. Cu --replace ele sunt păstrate alături, sub alt nume.
# $file: where they are
restore-kept = Partidele care erau acolo sunt acum în { $file }.

postgres-tool = { $file } este o bază de date PostgreSQL. Folosește { $tool }.

move-data-done = Totul a fost copiat în { $file }; numerele și sumele de control coincid. Partide: { $games }, evenimente: { $events }.
move-data-not-empty = { $file } nu este goală. Nu s-a schimbat nimic; indică o bază de date goală.
move-data-differs = Copia din { $file } ar diferi de original în tabelul { $table }. Nu s-a schimbat nimic.

# $file: the database, $games and $events: how many
verify-sound = { $file } este în regulă. Partide: { $games }, evenimente: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partida { $game }: evenimentele ei nu se potrivesc începând cu numărul { $seq }.
verify-entry = Partida { $game }: ce apare despre ea în liste nu corespunde cu evenimentele ei.
error-in-tournament = Nu se poate într-o partidă de turneu.

# Tournaments
error-no-key = E nevoie de cheia organizatorului sau de propriul tău token.
error-not-allowed = Această cheie nu permite asta.
error-no-such-tournament = Turneul nu a fost găsit.
error-no-such-player = Nu există niciun jucător cu acest număr.
error-no-such-table = Nu există o astfel de rundă sau masă.
error-no-such-assistant = Nu există un astfel de asistent.
error-registration-closed = Înscrierile s-au închis.
error-too-late = E prea târziu: prima rundă are deja împerecheri.
error-tournament-full = Turneul este complet.
error-has-results = Această rundă are deja rezultate și nu mai poate fi anulată.
error-not-the-last-round = Numai ultima rundă poate fi anulată.
error-has-result = Această masă are deja alt rezultat. Cere-i organizatorului să-l corecteze.
error-not-a-result = Acesta nu este un rezultat pentru această masă. Scrie câte un număr pentru fiecare jucător, de exemplu 1-0 sau 0-0-1.
error-needs-a-winner = Într-un turneu eliminatoriu, fiecare masă trebuie să aibă un câștigător.
error-played-online = Rezultatul vine din partida de pe acest server.
error-results-missing = Lipsesc rezultate din această rundă.
error-last-round = Aceea a fost ultima rundă.
error-too-few-players = E nevoie de cel puțin doi jucători.
error-only-repeats = Oricum s-ar împerechea runda, unii se întâlnesc din nou. Poți permite repetările.
error-only-second-byes = Cineva trebuie să rămână fără partidă, dar toți au rămas deja o dată. Poți permite repetările.
error-no-winner = O masă din ultima rundă nu are câștigător.
error-too-many-tournaments = Ai prea multe turnee neterminate.
