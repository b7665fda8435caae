### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Ziņojums nav JSON.
failure-bad-message = Ziņojumā trūkst lauka, vai lauks ir nepareiza veida.
# $field: the name of the field in the message
failure-bad-value = Laukam „{ $field }” nevar būt šāda vērtība.
# $text: what was sent as a move
failure-not-a-move = „{ $text }” nav gājiens: bandinieka gājiens ir lauciņš, piemēram, e2, barjera – lauciņš ar h vai v, piemēram, e3h.
failure-no-token = Tam vajadzīga vietas atslēga.
failure-unknown-token = Šī atslēga nepieder nevienai partijas vietai.
failure-other-origin = Citu vietņu lapas to nedrīkst darīt.
# $host: the name in the address that was asked for
failure-unknown-host = Šis serveris neatbild uz vārdu { $host }. Tā uzturētājam tas jāpalaiž ar --allow-host { $host } vai --public-url.
failure-no-such-game = Tādas partijas nav.
failure-no-such-page = Šajā adresē nekā nav.
failure-method-not-allowed = Šī adrese tādu metodi nepazīst.
failure-analysis-off = Šis serveris neanalizē.
failure-not-started = Partija nav sākusies: vēl ir brīva vieta.
failure-game-over = Partija ir beigusies.
failure-not-over = Partija vēl nav beigusies.
failure-ply-mismatch = Partija jau ir pavirzījusies tālāk vai vēl nav līdz turienei tikusi.
failure-not-your-turn = Tagad iet cits spēlētājs.
failure-no-open-seat = Nav brīvu vietu.
failure-seat-taken = Šī vieta ir aizņemta.
failure-nothing-to-take-back = Tev nav gājiena, ko atsaukt.
failure-nothing-offered = Nekas tāds nav piedāvāts.
failure-offered-already = Kopš pēdējā gājiena tu to jau piedāvāji.
failure-no-clock = Šai partijai nav pulksteņa.
failure-not-playing = Šī vieta partijā nespēlē vai jau ir ārpus spēles.
failure-name-a-seat = Norādi vietu, kas saņem laiku; tā nevar būt tava.
failure-still-here = Šīs vietas spēlētājs joprojām ir te vai aizgāja tikai nupat.
failure-game-too-long = Šī partija ir kļuvusi par garu: atliek tikai izdarīt gājienu vai padoties.
failure-too-large = Ziņojums ir par garu.
failure-too-slow = Ziņojums pienāca pārāk lēni.
failure-rate = Par daudz pieprasījumu. Lūdzu, mazliet pagaidi.
failure-too-many-games = Tev ir par daudz nepabeigtu partiju.
failure-too-many-sockets = Par daudz savienojumu vienlaikus.
failure-too-many-phrases = Ne tik ātri, lūdzu.
failure-too-many-analyses = Par daudz analīžu vienlaikus.
failure-storage = Partiju neizdevās saglabāt. Nekas nav mainījies; lūdzu, mēģini vēlreiz.
failure-storage-full = Servera disks ir pilns. Nekas nav mainījies; lūdzu, mēģini vēlāk.
failure-read-only = Serveris nevar rakstīt savā mapē. Nekas nav mainījies; lūdzu, mēģini vēlāk.
failure-storage-gone = Servera datubāze ir izdzēsta vai aizstāta. Nekas netiek saglabāts, kamēr serveris nav palaists no jauna.
failure-engines-gone = Dators nevar spēlēt šajā serverī, kamēr serveris nav palaists no jauna.
failure-storage-damaged = Servera datubāze ir bojāta. Nekas netiek saglabāts, kamēr tā nav salabota.
failure-storage-slow = Meklēšana ilga pārāk ilgi. Lūdzu, mēģini vēlreiz.
failure-stopping = Serveris tiek pārstartēts. Lūdzu, tūlīt mēģini vēlreiz.
failure-internal = Serverī radās kļūda. Nekas nav zaudēts; lūdzu, mēģini vēlreiz.

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

# $file: the file that should become the copy
backup-exists = { $file } jau pastāv. Lūdzu, norādi jaunu failu.
# $why: what the database says
backup-failed = Neizdevās ierakstīt { $file }: { $why }.

# $file: the file that should be put back
restore-not-a-store = Fails { $file } nav Fencepost datubāze.
# $file: the database that is there
restore-needs-replace = Failā { $file } jau ir partijas. Ar --replace tās paliek tam blakus ar citu nosaukumu.
# $file: where they are
restore-kept = Tur bijušās partijas tagad ir failā { $file }.

# $file: the database, $games and $events: how many
verify-sound = Fails { $file } ir kārtībā. Partijas: { $games }, notikumi: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partija { $game }: tās notikumi no { $seq }. numura nesader kopā.
verify-entry = Partija { $game }: sarakstos redzamais nesakrīt ar tās notikumiem.
