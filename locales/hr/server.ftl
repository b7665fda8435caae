### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = Poruka nije JSON.
failure-bad-message = U poruci nedostaje podatak ili je podatak pogrešne vrste.
# $field: the name of the field in the message
failure-bad-value = Podatak „{ $field }” ne može imati ovu vrijednost.
# $text: what was sent as a move
failure-not-a-move = „{ $text }” nije potez: potez figure je polje, na primjer e2, a prepreka je polje i h ili v, na primjer e3h.
failure-no-token = Za ovo je potreban token mjesta.
failure-unknown-token = Ovaj token ne pripada nijednom mjestu u partiji.
failure-other-origin = Stranice drugih web-mjesta to ne smiju.
# $host: the name in the address that was asked for
failure-unknown-host = Ovaj poslužitelj ne odgovara na ime { $host }. Tko ga održava, mora ga pokrenuti s --allow-host { $host } ili --public-url.
failure-no-such-game = Nema takve partije.
failure-no-such-page = Na ovoj adresi nema ničega.
failure-method-not-allowed = Ova adresa ne poznaje tu metodu.
failure-analysis-off = Ovaj poslužitelj ne radi analize.
failure-not-started = Partija nije počela: jedno je mjesto još slobodno.
failure-game-over = Partija je gotova.
failure-not-over = Partija još nije gotova.
failure-ply-mismatch = Partija je u međuvremenu otišla dalje ili još nije stigla dotle.
failure-not-your-turn = Na potezu je drugi igrač.
failure-no-open-seat = Nema slobodnog mjesta.
failure-seat-taken = Ovo je mjesto zauzeto.
failure-nothing-to-take-back = Nemaš potez koji bi se mogao vratiti.
failure-nothing-offered = Nema takve ponude.
failure-offered-already = To je već jednom ponuđeno nakon zadnjeg poteza.
failure-no-clock = Ova partija nema sat.
failure-not-playing = Ovo mjesto ne igra u partiji ili je već izvan igre.
failure-name-a-seat = Navedi mjesto koje dobiva vrijeme; to ne može biti tvoje.
failure-still-here = Igrač s ovog mjesta još je tu ili je upravo otišao.
failure-game-too-long = Ova je partija postala preduga: preostaje samo odigrati potez ili se predati.
failure-too-large = Poruka je preduga.
failure-too-slow = Poruka je predugo pristizala.
failure-rate = Previše zahtjeva. Pričekaj malo.
failure-too-many-games = Imaš previše nezavršenih partija.
failure-too-many-sockets = Previše veza odjednom.
failure-too-many-phrases = Ne tako brzo, molim.
failure-too-many-analyses = Previše analiza odjednom.
failure-storage = Partija se nije mogla spremiti. Ništa nije promijenjeno; pokušaj ponovno.
failure-storage-full = Disk poslužitelja je pun. Ništa nije promijenjeno; pokušaj poslije.
failure-read-only = Poslužitelj ne može pisati u svoju mapu. Ništa nije promijenjeno; pokušaj poslije.
failure-storage-gone = Baza podataka poslužitelja izbrisana je ili zamijenjena. Ništa se ne sprema dok se poslužitelj ponovno ne pokrene.
failure-engines-gone = Računalo ne može igrati na ovom poslužitelju dok se poslužitelj ponovno ne pokrene.
failure-storage-damaged = Baza podataka poslužitelja je oštećena. Ništa se ne sprema dok se ne popravi.
failure-storage-slow = Pretraga je trajala predugo. Pokušaj ponovno.
failure-stopping = Poslužitelj se ponovno pokreće. Pokušaj odmah ponovno.
failure-internal = Na poslužitelju je nešto pošlo po zlu. Ništa nije izgubljeno; pokušaj ponovno.

## The program

# $url: the address of the page
serve-ready = Fencepost je na { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Slušanje na { $address } nije moguće: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Mapa { $folder } ne može se rabiti: { $why }.
# $why: the system's own words
serve-no-threads = Poslužitelj se nije mogao pokrenuti: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = Datoteka { $file } ne može se rabiti: { $why }.
store-storage-full = U { $file } se ne može pisati: disk je pun.
store-read-only = U { $file } se ne može pisati: provjeri čija je mapa i je li samo za čitanje.
store-damaged = Datoteka { $file } je oštećena ({ $why }). Ništa nije promijenjeno. Stavi sigurnosnu kopiju na njezino mjesto ili je makni pa počni iznova.
store-newer = Datoteku { $file } zapisala je novija inačica Fenceposta. Ništa nije promijenjeno; upotrijebi nju.
store-locked = Datoteku { $file } rabi drugi program.
store-gone = Datoteka { $file } izbrisana je ili zamijenjena dok se rabila.
store-timed-out = Datoteka { $file } nije odgovorila na vrijeme.
store-conflict = Datoteku { $file } istodobno je izmijenio drugi program.

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

# $file: the database, $games and $events: how many
verify-sound = Datoteka { $file } je ispravna. Partije: { $games }, događaji: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partija { $game }: njezini se događaji ne slažu od broja { $seq } nadalje.
verify-entry = Partija { $game }: ono što popisi prikazuju ne odgovara njezinim događajima.
