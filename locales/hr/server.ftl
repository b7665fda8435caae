### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Poruka nije JSON.
error-bad-message = U poruci nedostaje polje ili je polje pogrešne vrste.
# $field: the name of the field in the message
error-bad-value = Polje „{ $field }” ne može imati ovu vrijednost.
# $text: what was sent as a move
error-not-a-move = „{ $text }” nije valjan potez: potez figure je polje, na primjer e2, a prepreka je polje i h ili v, na primjer e3h.
error-no-token = Za ovo je potreban token mjesta.
error-unknown-token = Ovaj token ne pripada nijednom mjestu u partiji.
error-other-origin = Zahtjevi s drugih web-mjesta nisu dopušteni.
# $host: the name in the address that was asked for
error-unknown-host = Ovaj poslužitelj ne odgovara na ime { $host }. Njegov ga administrator mora pokrenuti s --allow-host { $host } ili --public-url.
error-no-such-game = Partija nije pronađena.
error-no-such-page = Na ovoj adresi nema ničega.
error-method-not-allowed = Metoda nije dopuštena.
error-analysis-off = Analiza je na ovom poslužitelju isključena.
error-own-game = Ovu poziciju upravo igraš protiv drugih. Partiju možeš analizirati kad završi.
error-not-started = Partija nije počela: jedno je mjesto još slobodno.
error-game-over = Partija je gotova.
error-not-over = Partija još nije gotova.
error-ply-mismatch = Partija je otišla dalje ili još nije stigla do tog poteza.
error-not-your-turn = Na potezu je drugi igrač.
error-no-open-seat = Nema slobodnog mjesta.
error-seat-taken = Ovo je mjesto zauzeto.
error-nothing-to-take-back = Nemaš potez koji bi se mogao vratiti.
error-nothing-offered = Nema takve ponude.
error-offered-already = To je već ponuđeno nakon zadnjeg poteza.
error-no-clock = Ova partija nema sat.
error-not-playing = Ovo mjesto ne igra u partiji ili više nije u njoj.
error-name-a-seat = Navedi mjesto koje dobiva vrijeme; to ne može biti tvoje.
error-still-here = Igrač s ovog mjesta još je tu ili je upravo otišao.
error-game-too-long = Partija je za to preduga. I dalje možeš odigrati potez ili se predati.
error-too-large = Poruka je preduga.
error-too-slow = Poruka je predugo pristizala.
error-rate = Previše zahtjeva. Pričekaj malo.
error-too-many-games = Imaš previše nezavršenih partija.
error-too-many-sockets = Previše veza odjednom.
error-too-many-phrases = Ne tako brzo, molim.
error-too-many-analyses = Previše analiza odjednom.
error-storage = Partija se nije mogla spremiti. Ništa nije promijenjeno; pokušaj ponovno.
error-storage-full = Disk poslužitelja je pun. Ništa nije promijenjeno; pokušaj poslije.
error-read-only = Poslužitelj ne može pisati u svoju mapu. Ništa nije promijenjeno; pokušaj poslije.
error-storage-gone = Baza podataka poslužitelja izbrisana je ili zamijenjena. Ništa se ne sprema dok se poslužitelj ponovno ne pokrene.
error-engines-gone = Računalo ne može igrati na ovom poslužitelju dok se poslužitelj ponovno ne pokrene.
error-storage-damaged = Baza podataka poslužitelja je oštećena. Ništa se ne sprema dok se ne popravi.
error-storage-slow = Pretraga je trajala predugo. Pokušaj ponovno.
error-stopping = Poslužitelj se ponovno pokreće. Pokušaj ponovno.
error-internal = Na poslužitelju je nešto pošlo po zlu. Ništa nije izgubljeno; pokušaj ponovno.

## The program

# $url: the address of the page
serve-ready = Fencepost radi na { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Slušanje na { $address } nije moguće: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Mapa { $folder } ne može se koristiti: { $why }.
# $why: the system's own words
serve-no-threads = Poslužitelj se nije mogao pokrenuti: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Datoteka { $file } ne može se koristiti: { $why }.
store-storage-full = U { $file } se ne može pisati: disk je pun.
store-read-only = U { $file } se ne može pisati: provjeri čija je mapa i je li samo za čitanje.
store-damaged = Datoteka { $file } je oštećena ({ $why }). Ništa nije promijenjeno. Stavi sigurnosnu kopiju na njezino mjesto ili je makni pa počni iznova.
store-newer = Datoteku { $file } zapisala je novija inačica Fenceposta. Ništa nije promijenjeno; upotrijebi nju.
store-locked = Datoteku { $file } koristi drugi program.
store-gone = Datoteka { $file } izbrisana je ili zamijenjena dok se koristila.
store-timed-out = Datoteka { $file } nije odgovorila na vrijeme.
store-conflict = Datoteku { $file } istodobno je izmijenio drugi program.
store-unreachable = { $file } nije dostupna: { $why }.
store-too-old = { $file } radi na PostgreSQL-u { $why }, koji je prestar: potrebna je verzija 13 ili novija.

# $file: the file that should become the copy
backup-exists = Datoteka { $file } već postoji. Navedi novu.
# $why: what the database says
backup-failed = Pisanje u { $file } nije uspjelo: { $why }.

# $file: the file that should be put back
restore-not-a-store = Datoteka { $file } nije baza podataka Fenceposta.
# $file: the database that is there
restore-needs-replace = U datoteci { $file } već ima partija. Uz --replace ostaju sačuvane pokraj nje pod drugim imenom.
# $file: where they are
restore-kept = Partije koje su bile ondje sada su u datoteci { $file }.

postgres-tool = { $file } je baza podataka PostgreSQL. Upotrijebi { $tool }.

move-data-done = Sve je kopirano u { $file }; brojevi i sažeci se podudaraju. Partije: { $games }, događaji: { $events }.
move-data-not-empty = { $file } nije prazna. Ništa nije promijenjeno; navedi praznu bazu podataka.
move-data-differs = Kopija u { $file } razlikovala bi se od izvornika u tablici { $table }. Ništa nije promijenjeno.

# $file: the database, $games and $events: how many
verify-sound = Datoteka { $file } je ispravna. Partije: { $games }, događaji: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partija { $game }: njezini se događaji ne slažu od broja { $seq } nadalje.
verify-entry = Partija { $game }: njezin unos na popisima ne odgovara njezinim događajima.
error-in-tournament = U turnirskoj partiji to nije moguće.
error-no-key = Za ovo je potreban ključ organizatora ili tvoj vlastiti token.
error-not-allowed = Ovaj ključ to ne dopušta.
error-no-such-tournament = Turnir nije pronađen.
error-no-such-player = Nema igrača s tim brojem.
error-no-such-table = Nema takvog kola ili stola.
error-no-such-assistant = Nema takvog pomoćnika.
error-registration-closed = Prijave su zatvorene.
error-too-late = Za to je prekasno: prvo je kolo već upareno.
error-tournament-full = Turnir je popunjen.
error-has-results = Ovo kolo već ima rezultate i više se ne može poništiti.
error-not-the-last-round = Poništiti se može samo zadnje kolo.
error-has-result = Ovaj stol već ima drugi rezultat. Zamoli organizatora da ga ispravi.
error-not-a-result = To nije rezultat za ovaj stol. Upiši po jedan broj za svakog igrača, na primjer 1-0 ili 0-0-1.
error-needs-a-winner = Na turniru na ispadanje stol mora imati pobjednika.
error-played-online = Rezultat dolazi iz partije na ovom poslužitelju.
error-results-missing = Nedostaju rezultati ovog kola.
error-last-round = To je bilo zadnje kolo.
error-too-few-players = Potrebna su barem dva igrača.
error-only-repeats = Kako god se kolo uparilo, neki ponovno igraju međusobno. Možeš dopustiti ponavljanja.
error-only-second-byes = Netko mora pauzirati, a svi su već pauzirali. Možeš dopustiti ponavljanja.
error-no-winner = Jedan stol zadnjeg kola nema pobjednika.
error-too-many-tournaments = Imaš previše nezavršenih turnira.
