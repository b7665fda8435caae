### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turniri
tournaments-hint = Parovi, rezultati i poredak, za pravom pločom ili na internetu. Bez registracije.
tournaments-yours = Tvoji turniri
tournaments-public = Javni turniri
tournaments-none = Trenutačno nema javnih turnira.
tournament-missing = Ovaj turnir ne postoji.

## Making one

tournament-new = Novi turnir
tournament-name = Naziv
tournament-where = Gdje
tournament-at-board = Za pravom pločom
tournament-online = Na internetu
tournament-format = Sustav
format-swiss = Švicarski
format-round-robin = Svatko sa svakim
format-knock-out = Na ispadanje
format-swiss-hint = Svi igraju svako kolo, protiv igrača sa sličnim brojem bodova.
format-round-robin-hint = Svatko igra sa svakim.
format-knock-out-hint = Pobjednik ide dalje. Poraženi u polufinalu igraju za treće mjesto.
tournament-table = Igrača za stolom
tournament-rounds = Kola
tournament-double = Svatko sa svakim dvaput
tournament-listed = Prikaži na javnom popisu
tournament-create = Izradi turnir

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }
tab-tables = Stolovi
tab-standings = Poredak
tab-players = Igrači
tab-print = Ispis i spremanje
round-number = Kolo { $round }
round-of = od { $rounds }
round-before = Prethodno kolo
round-after = Sljedeće kolo
results-in = Rezultati: { $in } od { $all }
table-number = Stol { $table }
goes-first = počinje
bye = { $name } pauzira u ovom kolu
bye-points = pauza
round-none = Parovi prvog kola još nisu određeni.
tournament-finished = Završen
tournament-winner = Pobjeda na turniru: { $name }
result-none = Još nema rezultata
result-absent = izostanak
result-nobody = Nitko nije došao
result-draw = Remi
column-rank = Mjesto
column-player = Igrač
column-points = Bodovi
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Skraćeni Buchholz
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Međusobni susreti
tiebreak-wins = Pobjede
tiebreak-buchholz-what = Zbroj bodova svih protivnika.
tiebreak-buchholz-cut-1-what = Isto, bez najmanjeg od njih.
tiebreak-sonneborn-berger-what = Bodovi pobijeđenih protivnika i polovica bodova onih s kojima je bio remi.
tiebreak-direct-encounter-what = Bodovi iz partija među onima koji su izjednačeni.
tiebreak-wins-what = Broj dobivenih partija.
sums-title = Dodatni kriteriji: { $name }
sums-round = Kolo { $round }: { $name }
sums-unplayed = Kolo { $round }: bez igre
sums-unplayed-what = Neodigrano kolo računa se kao igra protiv nekoga s istim brojem bodova, do određene granice (FIDE).
sums-cut = ne računa se
sums-total = Ukupno
withdrawn = izvan turnira
rating = Rejting
watch-table = Gledaj
watch-all = Gledaj sve stolove
open-clock = Otvori sat za ovaj stol
open-screen = Zaslon za projektor
share-tournament = Pozovi igrače

## Players

join-tournament = Prijavi se na turnir
join-name = Tvoje ime
join-now = Prijavi se
registration-closed = Prijave su zatvorene.
you-play = Igraš kao { $name }
your-table-sits-out = U ovom kolu pauziraš.
your-table-wait = Pričekaj sljedeće kolo. Stranica se sama osvježava.
your-game = Otvori svoju partiju
who-won = Tko je pobijedio?
proposal-sent = Poslano. Vrijedi čim to potvrdi još netko za stolom.
proposal-confirm = { $name } javlja: { $result }
proposal-agree = Potvrdi
proposal-disputed = Vaši mobiteli javljaju različite rezultate. Recite to organizatoru.
withdraw-me = Napusti turnir
withdraw-sure = Zauvijek napuštaš turnir? Više nećeš dobivati protivnike.

## The organiser

organiser = Organiziraš ovaj turnir
assistant = Pomažeš na ovom turniru
tap-winner = Dodirni pobjednika. Dodirni još jednom da poništiš.
result-just-entered = Stol { $table }: netko drugi upravo je unio rezultat. Dodirni još jednom da ga promijeniš.
phone-says = { $name } javlja s mobitela: { $result }
phones-differ = Mobiteli za ovim stolom javljaju različite rezultate.
accept-result = Prihvati
other-result = Drugi rezultat
player-add = Dodaj igrača
player-add-name = Ime
player-add-rating = Rejting (neobvezno)
player-late = Kasna prijava
player-withdraw = Odjavi
player-back = Vrati
player-link = Poveznica za mobitel igrača
round-pair = Upari kolo { $round }
round-pair-first = Upari prvo kolo
round-pair-anyway = Upari s ponavljanjem
round-undo = Poništi kolo
results-missing =
    { $count ->
        [one] nedostaje { $count } rezultat
        [few] nedostaju { $count } rezultata
       *[other] nedostaje { $count } rezultata
    }
players-missing = Potrebna su barem dva igrača.
pair-only-repeats = Neki bi morali ponovno igrati međusobno. Možeš dopustiti ponavljanja.
pair-only-second-byes = Netko bi morao pauzirati drugi put. Možeš to dopustiti.
pair-last-round = Sva su kola odigrana.
pairing = Uparivanje…
round-begins = Sljedeće kolo počinje u { $time }.
round-waits = Sljedeće kolo ne može početi samo. Organizator ga mora upariti.
settings-tournament = Postavke turnira
settings-registration = Prijave su otvorene
settings-repeats = Dopusti ponovljene susrete kad drukčije ne ide
settings-points = Bodovi za stolom s { $players } igrača
settings-place = { $place }. mjesto
settings-tiebreaks = Redoslijed dodatnih kriterija
settings-up = Pomakni gore: { $name }
settings-absent = Nakon koliko minuta odsutni gube
settings-start = Sljedeće kolo počinje u
settings-round-time = Minute po kolu (prazno: bez ograničenja)
settings-pause = Minute između kola (prazno: ručni početak)
settings-engines = Računalo popunjava prazna mjesta
settings-no-engines = Nikad
settings-save = Spremi
settings-saved = Spremljeno.
organiser-link = Tvoja tajna poveznica
organiser-link-hint = Tko ima ovu poveznicu, može sve. Sačuvaj je za vođenje turnira s drugog uređaja.
assistants = Pomoćnici
assistant-name = Ime
assistant-add = Dodaj pomoćnika
assistant-revoke = Ukini pristup
assistant-revoked = bez pristupa
assistant-link-hint = Pošalji ovu poveznicu pomoćniku: { $name }. Prikazuje se samo jednom.

## Print and save

print-pairings = Ispiši parove
print-standings = Ispiši poredak
print-crosstable = Ispiši križnu tablicu
save-json = Sve (JSON)
save-standings = Poredak (CSV)
save-crosstable = Križna tablica (CSV)
save-games = Sve partije (.qgn)
crosstable = Križna tablica

## The projector screen

screen-scan = Skeniraj i prati
screen-round = Kolo
time-left = Preostalo vrijeme
