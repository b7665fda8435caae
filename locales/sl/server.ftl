### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Sporočilo ni JSON.
error-bad-message = V sporočilu manjka polje ali pa je polje napačne vrste.
# $field: the name of the field in the message
error-bad-value = Polje »{ $field }« ne more imeti te vrednosti.
# $text: what was sent as a move
error-not-a-move = »{ $text }« ni veljavna poteza: poteza kmeta je polje, na primer e2, ograja je polje in h ali v, na primer e3h.
error-no-token = Za to je potreben žeton sedeža.
error-unknown-token = Ta žeton ne pripada nobenemu sedežu v partiji.
error-other-origin = Zahteve z drugih spletnih mest niso dovoljene.
# $host: the name in the address that was asked for
error-unknown-host = Ta strežnik se ne odziva na ime { $host }. Skrbnik ga mora zagnati z --allow-host { $host } ali --public-url.
error-no-such-game = Partije ni mogoče najti.
error-no-such-page = Na tem naslovu ni ničesar.
error-method-not-allowed = Metoda ni dovoljena.
error-analysis-off = Analiza je na tem strežniku izklopljena.
error-own-game = Ta položaj pravkar igraš proti drugim. Partijo lahko analiziraš, ko se konča.
error-not-started = Partija se še ni začela: sedež je še prost.
error-game-over = Partije je konec.
error-not-over = Partije še ni konec.
error-ply-mismatch = Partija je šla medtem naprej ali pa do te poteze še ni prišla.
error-not-your-turn = Na vrsti je drug igralec.
error-no-open-seat = Prostega sedeža ni.
error-seat-taken = Ta sedež je zaseden.
error-nothing-to-take-back = Nimaš poteze, ki bi jo bilo mogoče vrniti.
error-nothing-offered = Take ponudbe ni.
error-offered-already = To je bilo od zadnje poteze že ponujeno.
error-no-clock = Ta partija nima ure.
error-not-playing = Ta sedež ne igra v partiji ali ni več v njej.
error-name-a-seat = Navedi sedež, ki dobi čas; to ne more biti tvoj.
error-still-here = Igralec s tega sedeža je še tu ali pa je pravkar odšel.
error-game-too-long = Partija je za to predolga. Še vedno lahko odigraš potezo ali se predaš.
error-too-large = Sporočilo je predolgo.
error-too-slow = Sporočilo je prihajalo predolgo.
error-rate = Preveč zahtev. Malo počakaj.
error-too-many-games = Imaš preveč nedokončanih partij.
error-too-many-sockets = Preveč povezav naenkrat.
error-too-many-phrases = Ne tako hitro, prosim.
error-too-many-analyses = Preveč analiz naenkrat.
error-storage = Partije ni bilo mogoče shraniti. Nič se ni spremenilo; poskusi znova.
error-storage-full = Disk strežnika je poln. Nič se ni spremenilo; poskusi pozneje.
error-read-only = Strežnik ne more pisati v svojo mapo. Nič se ni spremenilo; poskusi pozneje.
error-storage-gone = Podatkovna zbirka strežnika je bila izbrisana ali zamenjana. Nič se ne shranjuje, dokler se strežnik ne zažene znova.
error-engines-gone = Računalnik na tem strežniku ne more igrati, dokler se strežnik ne zažene znova.
error-storage-damaged = Podatkovna zbirka strežnika je poškodovana. Nič se ne shranjuje, dokler ni popravljena.
error-storage-slow = Iskanje je trajalo predolgo. Poskusi znova.
error-stopping = Strežnik se znova zaganja. Poskusi znova.
error-internal = Na strežniku je šlo nekaj narobe. Nič ni izgubljeno; poskusi znova.

## The program

# $url: the address of the page
serve-ready = Fencepost teče na { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Poslušanje na { $address } ni mogoče: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Mape { $folder } ni mogoče uporabiti: { $why }.
# $why: the system's own words
serve-no-threads = Strežnika ni bilo mogoče zagnati: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Datoteke { $file } ni mogoče uporabiti: { $why }.
store-storage-full = V { $file } ni mogoče pisati: disk je poln.
store-read-only = V { $file } ni mogoče pisati: preveri, čigava je mapa in ali je samo za branje.
store-damaged = Datoteka { $file } je poškodovana ({ $why }). Nič ni bilo spremenjeno. Nadomesti jo z varnostno kopijo ali jo umakni in začni znova.
store-newer = Datoteko { $file } je zapisala novejša različica Fenceposta. Nič ni bilo spremenjeno; uporabi njo.
store-locked = Datoteko { $file } uporablja drug program.
store-gone = Datoteka { $file } je bila med uporabo izbrisana ali zamenjana.
store-timed-out = Datoteka { $file } ni odgovorila pravočasno.
store-conflict = Datoteko { $file } je hkrati spremenil drug program.
store-unreachable = Do { $file } ni mogoče priti: { $why }.
store-too-old = { $file } teče na PostgreSQL { $why }, ki je prestar: potrebna je različica 13 ali novejša.

# $file: the file that should become the copy
backup-exists = Datoteka { $file } že obstaja. Navedi novo.
# $why: what the database says
backup-failed = Pisanje v { $file } ni uspelo: { $why }.

# $file: the file that should be put back
restore-not-a-store = Datoteka { $file } ni podatkovna zbirka Fenceposta.
# $file: the database that is there
restore-needs-replace = V datoteki { $file } so že partije. Z --replace ostanejo shranjene ob njej pod drugim imenom.
# $file: where they are
restore-kept = Partije, ki so bile tam, so zdaj v datoteki { $file }.

postgres-tool = { $file } je podatkovna baza PostgreSQL. Uporabi { $tool }.

move-data-done = Vse je bilo kopirano v { $file }; števila in zgoščene vrednosti se ujemajo. Partije: { $games }, dogodki: { $events }.
move-data-not-empty = { $file } ni prazna. Nič ni bilo spremenjeno; navedi prazno podatkovno bazo.
move-data-differs = Kopija v { $file } bi se od izvirnika razlikovala v tabeli { $table }. Nič ni bilo spremenjeno.

# $file: the database, $games and $events: how many
verify-sound = Datoteka { $file } je v redu. Partije: { $games }, dogodki: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partija { $game }: njeni dogodki se od številke { $seq } naprej ne ujemajo.
verify-entry = Partija { $game }: njen vnos na seznamih se ne ujema z njenimi dogodki.
error-in-tournament = V turnirski partiji to ni mogoče.
error-no-key = Za to je potreben organizatorjev ključ ali tvoj žeton.
error-not-allowed = Ta ključ tega ne dovoli.
error-no-such-tournament = Turnirja ni mogoče najti.
error-no-such-player = Igralca s to številko ni.
error-no-such-table = Takega kroga ali take mize ni.
error-no-such-assistant = Takega pomočnika ni.
error-registration-closed = Prijave so zaprte.
error-too-late = Za to je prepozno: pari prvega kroga so že določeni.
error-tournament-full = Turnir je poln.
error-has-results = Ta krog že ima rezultate in ga ni več mogoče razveljaviti.
error-not-the-last-round = Razveljaviti je mogoče samo zadnji krog.
error-has-result = Ta miza že ima drug rezultat. Prosi organizatorja, naj ga popravi.
error-not-a-result = To ni rezultat za to mizo. Vpiši po eno število za vsakega igralca, na primer 1-0 ali 0-0-1.
error-needs-a-winner = Na turnirju na izpadanje mora imeti miza zmagovalca.
error-played-online = Rezultat določi partija na tem strežniku.
error-results-missing = Manjkajo rezultati tega kroga.
error-last-round = To je bil zadnji krog.
error-too-few-players = Potrebna sta vsaj dva igralca.
error-only-repeats = Kakor koli se krog določi, nekateri znova igrajo med seboj. Lahko dovoliš ponovitve.
error-only-second-byes = Nekdo mora počivati, a vsi so že počivali. Lahko dovoliš ponovitve.
error-no-winner = Ena od miz zadnjega kroga nima zmagovalca.
error-too-many-tournaments = Imaš preveč nedokončanih turnirjev.
