### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Ziņojums nav JSON.
error-bad-message = Trūkst lauka, vai tā tips ir nepareizs.
# $field: the name of the field in the message
error-bad-value = Laukam „{ $field }” nevar būt šāda vērtība.
# $text: what was sent as a move
error-not-a-move = „{ $text }” nav derīgs gājiens: bandinieka gājiens ir lauciņš, piemēram, e2, barjera – lauciņš ar h vai v, piemēram, e3h.
error-no-token = Tam vajadzīga vietas atslēga.
error-unknown-token = Šī atslēga nepieder nevienai partijas vietai.
error-other-origin = Pieprasījumi no citām vietnēm nav atļauti.
# $host: the name in the address that was asked for
error-unknown-host = Šis serveris neatbild uz vārdu { $host }. Tā uzturētājam tas jāpalaiž ar --allow-host { $host } vai --public-url.
error-no-such-game = Partija nav atrasta.
error-no-such-page = Šajā adresē nekā nav.
error-method-not-allowed = Metode nav atļauta.
error-analysis-off = Analīze šajā serverī ir izslēgta.
error-own-game = Tu patlaban spēlē šo pozīciju pret citiem. Varēsi analizēt partiju, kad tā būs beigusies.
error-not-started = Partija nav sākusies: vēl ir brīva vieta.
error-game-over = Partija ir beigusies.
error-not-over = Partija vēl nav beigusies.
error-ply-mismatch = Partija jau ir pavirzījusies tālāk vai vēl nav sasniegusi šo gājienu.
error-not-your-turn = Tagad iet cits spēlētājs.
error-no-open-seat = Nav brīvu vietu.
error-seat-taken = Šī vieta ir aizņemta.
error-nothing-to-take-back = Tev nav gājiena, ko atsaukt.
error-nothing-offered = Tāda piedāvājuma nav.
error-offered-already = Kopš pēdējā gājiena tu to jau piedāvāji.
error-no-clock = Šai partijai nav pulksteņa.
error-not-playing = Šī vieta partijā nespēlē vai vairs nespēlē.
error-name-a-seat = Norādi vietu, kas saņem laiku. Tā nevar būt tava.
error-still-here = Šis spēlētājs joprojām ir te vai aizgāja tikai nupat.
error-game-too-long = Partija tam ir par garu. Tu joprojām vari izdarīt gājienu vai padoties.
error-too-large = Ziņojums ir par garu.
error-too-slow = Ziņojums nāca pārāk ilgi.
error-rate = Par daudz pieprasījumu. Lūdzu, mazliet pagaidi.
error-too-many-games = Tev ir par daudz nepabeigtu partiju.
error-too-many-sockets = Par daudz savienojumu vienlaikus.
error-too-many-phrases = Ne tik ātri, lūdzu.
error-too-many-analyses = Par daudz analīžu vienlaikus.
error-storage = Partiju neizdevās saglabāt. Nekas nav mainījies; lūdzu, mēģini vēlreiz.
error-storage-full = Servera disks ir pilns. Nekas nav mainījies; lūdzu, mēģini vēlāk.
error-read-only = Serveris nevar rakstīt savā mapē. Nekas nav mainījies; lūdzu, mēģini vēlāk.
error-storage-gone = Servera datubāze ir izdzēsta vai aizstāta. Nekas netiek saglabāts, kamēr serveris nav palaists no jauna.
error-engines-gone = Dators nevar spēlēt šajā serverī, kamēr serveris nav palaists no jauna.
error-storage-damaged = Servera datubāze ir bojāta. Nekas netiek saglabāts, kamēr tā nav salabota.
error-storage-slow = Meklēšana aizņēma pārāk daudz laika. Lūdzu, mēģini vēlreiz.
error-stopping = Serveris tiek pārstartēts. Lūdzu, mēģini vēlreiz.
error-internal = Serverī radās kļūda. Nekas nav zaudēts; lūdzu, mēģini vēlreiz.

## The program

# $url: the address of the page
serve-ready = Fencepost darbojas adresē { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Adresē { $address } nevar klausīties: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Mapi { $folder } nevar lietot: { $why }.
# $why: the system's own words
serve-no-threads = Serveri neizdevās palaist: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Failu { $file } nevar lietot: { $why }.
store-storage-full = Failu { $file } nevar ierakstīt: disks ir pilns.
store-read-only = Failu { $file } nevar ierakstīt: pārbaudi, kam pieder mape un vai tā nav tikai lasāma.
store-damaged = Fails { $file } ir bojāts ({ $why }). Nekas netika mainīts. Ieliec tā vietā rezerves kopiju vai pārvieto to citur, lai sāktu no jauna.
store-newer = Failu { $file } ierakstīja jaunāka Fencepost versija. Nekas netika mainīts; lūdzu, lieto to.
store-locked = Failu { $file } lieto cita programma.
store-gone = Fails { $file } lietošanas laikā tika izdzēsts vai aizstāts.
store-timed-out = Fails { $file } neatbildēja laikā.
store-conflict = Failu { $file } tajā pašā laikā mainīja cita programma.
store-unreachable = { $file } nav sasniedzama: { $why }.
store-too-old = { $file } darbojas ar PostgreSQL { $why }, kas ir pārāk veca: vajadzīga 13. vai jaunāka versija.

# $file: the file that should become the copy
backup-exists = Fails { $file } jau pastāv. Lūdzu, norādi jaunu failu.
# $why: what the database says
backup-failed = Neizdevās ierakstīt { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = Fails { $file } nav Fencepost datubāze.
# $file: the database that is there
restore-needs-replace = Failā { $file } jau ir partijas. Ar --replace tās paliek tam blakus ar citu nosaukumu.
# $file: where they are
restore-kept = Tur bijušās partijas tagad ir failā { $file }.

postgres-tool = { $file } ir PostgreSQL datubāze. Lūdzu, izmanto { $tool }.

move-data-done = Viss ir nokopēts uz { $file }; skaits un kontrolsummas sakrīt. Partijas: { $games }, notikumi: { $events }.
move-data-not-empty = { $file } nav tukša. Nekas netika mainīts; lūdzu, norādi tukšu datubāzi.
move-data-differs = Kopija { $file } atšķirtos no oriģināla tabulā { $table }. Nekas netika mainīts.

# $file: the database, $games and $events: how many
verify-sound = Fails { $file } ir kārtībā. Partijas: { $games }, notikumi: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partija { $game }: tās notikumi no { $seq }. numura nesader kopā.
verify-entry = Partija { $game }: tās ieraksts sarakstos nesakrīt ar tās notikumiem.
error-in-tournament = Turnīra partijā tas nav iespējams.

# Tournaments
error-no-key = Tam vajadzīga organizatora atslēga vai tavējā.
error-not-allowed = Šī atslēga to neatļauj.
error-no-such-tournament = Turnīrs nav atrasts.
error-no-such-player = Spēlētāja ar šādu numuru nav.
error-no-such-table = Tādas kārtas vai tāda galda nav.
error-no-such-assistant = Tāda palīga nav.
error-registration-closed = Pieteikšanās ir slēgta.
error-too-late = Ir par vēlu: pirmā kārta jau ir izlozēta.
error-tournament-full = Turnīrā vairs nav vietu.
error-has-results = Šai kārtai jau ir rezultāti, to vairs nevar atsaukt.
error-not-the-last-round = Atsaukt var tikai pēdējo kārtu.
error-has-result = Šim galdam jau ir cits rezultāts. Lūdz organizatoru to izlabot.
error-not-a-result = Šim galdam tāds rezultāts neder. Raksti vienu skaitli katram spēlētājam, piemēram, 1-0 vai 0-0-1.
error-needs-a-winner = Izslēgšanas sistēmā katram galdam vajag uzvarētāju.
error-played-online = Rezultāts nāk no partijas šajā serverī.
error-results-missing = Trūkst šīs kārtas rezultātu.
error-last-round = Tā bija pēdējā kārta.
error-too-few-players = Vajag vismaz divus spēlētājus.
error-only-repeats = Lai kā šī kārta tiktu salikta, daži tiekas vēlreiz. Vari atļaut atkārtojumus.
error-only-second-byes = Kādam jāpaliek bez partijas, bet visi jau reiz ir palikuši. Vari atļaut atkārtojumus.
error-no-winner = Kādam pēdējās kārtas galdam nav uzvarētāja.
error-too-many-tournaments = Tev ir par daudz nepabeigtu turnīru.
