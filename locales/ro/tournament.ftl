### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Turnee
tournaments-hint = Împerecheri, rezultate și clasament, pe table adevărate sau online. Fără cont.
tournaments-yours = Turneele tale
tournaments-public = Turnee publice
tournaments-none = Acum nu există turnee publice.
tournament-missing = Acest turneu nu există.

## Making one

tournament-new = Turneu nou
tournament-name = Nume
tournament-where = Unde
tournament-at-board = Pe table adevărate
tournament-online = Online
tournament-format = Sistem
format-swiss = Elvețian
format-round-robin = Fiecare cu fiecare
format-knock-out = Eliminatoriu
format-swiss-hint = Toți joacă în fiecare rundă, cu adversari care au puncte apropiate.
format-round-robin-hint = Fiecare joacă cu toți ceilalți.
format-knock-out-hint = Cine câștigă merge mai departe. Cei care pierd semifinalele joacă pentru locul trei.
tournament-table = Jucători la o masă
tournament-rounds = Runde
tournament-double = Tur-retur
tournament-listed = Arată în lista publică
tournament-create = Creează turneul

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · un jucător
        [few] { $format } · { $players } jucători
       *[other] { $format } · { $players } de jucători
    }
tab-tables = Mese
tab-standings = Clasament
tab-players = Jucători
tab-print = Tipărește și salvează
round-number = Runda { $round }
round-of = din { $rounds }
round-before = Runda anterioară
round-after = Runda următoare
results-in = Rezultate: { $in } din { $all }
table-number = Masa { $table }
goes-first = începe
bye = { $name } nu joacă în această rundă
bye-points = nu joacă
round-none = Prima rundă nu are încă împerecheri.
tournament-finished = Încheiat
tournament-winner = { $name } câștigă turneul
result-none = Încă fără rezultat
result-absent = nu s-a prezentat
result-nobody = Nu s-a prezentat nimeni
result-draw = Remiză
column-rank = Loc
column-player = Jucător
column-points = Puncte
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz redus
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Întâlnire directă
tiebreak-wins = Victorii
tiebreak-buchholz-what = Suma punctelor tuturor adversarilor.
tiebreak-buchholz-cut-1-what = La fel, dar fără adversarul cu cele mai puține puncte.
tiebreak-sonneborn-berger-what = Punctele adversarilor învinși, plus jumătate din punctele celor cu care s-a făcut remiză.
tiebreak-direct-encounter-what = Punctele din partidele dintre cei aflați la egalitate.
tiebreak-wins-what = Partide câștigate.
sums-title = Calculul departajării: { $name }
sums-round = Runda { $round }: { $name }
sums-unplayed = Runda { $round }: nejucată
sums-unplayed-what = O rundă nejucată contează ca o partidă împotriva cuiva cu aceleași puncte, până la o limită (FIDE).
sums-cut = nu contează
sums-total = Total
withdrawn = s-a retras
rating = Rating
watch-table = Urmărește
watch-all = Urmărește toate mesele
open-clock = Deschide un ceas pentru această masă
open-screen = Ecran pentru proiector
share-tournament = Invită jucători

## Players

join-tournament = Înscrie-te la acest turneu
join-name = Numele tău
join-now = Înscrie-te
registration-closed = Înscrierile s-au închis.
you-play = Joci ca { $name }
your-table-sits-out = Nu joci în această rundă.
your-table-wait = Așteaptă runda următoare. Pagina se actualizează singură.
your-game = Deschide partida ta
who-won = Cine a câștigat?
proposal-sent = Trimis. Contează de îndată ce altcineva de la masă confirmă.
proposal-confirm = { $name } spune: { $result }
proposal-agree = Confirmă
proposal-disputed = Telefoanele voastre nu spun același lucru. Anunțați organizatorul.
withdraw-me = Părăsește turneul
withdraw-sure = Pleci de tot? Nu vei mai avea partide.

## The organiser

organiser = Organizezi acest turneu
assistant = Ajuți la acest turneu
tap-winner = Atinge câștigătorul. Atinge din nou ca să anulezi.
result-just-entered = Masa { $table }: altcineva tocmai a introdus un rezultat. Atinge din nou ca să-l schimbi.
phone-says = { $name } anunță de pe telefon: { $result }
phones-differ = Telefoanele de la această masă nu spun același lucru.
accept-result = Acceptă
other-result = Alt rezultat
player-add = Adaugă jucător
player-add-name = Nume
player-add-rating = Rating (opțional)
player-late = Înscriere târzie
player-withdraw = Retrage
player-back = Readu în turneu
player-link = Link pentru telefonul acestui jucător
round-pair = Împerechează runda { $round }
round-pair-first = Împerechează prima rundă
round-pair-anyway = Împerechează cu repetări
round-undo = Anulează runda
results-missing =
    { $count ->
        [one] lipsește un rezultat
        [few] lipsesc { $count } rezultate
       *[other] lipsesc { $count } de rezultate
    }
players-missing = E nevoie de cel puțin doi jucători.
pair-only-repeats = Unii ar trebui să se întâlnească din nou. Poți permite repetările.
pair-only-second-byes = Cineva ar rămâne a doua oară fără partidă. Poți permite asta.
pair-last-round = S-au jucat toate rundele.
pairing = Se împerechează…
round-begins = Runda următoare începe la { $time }.
round-waits = Runda următoare nu poate începe singură. Organizatorul trebuie să o împerecheze.
settings-tournament = Setările turneului
settings-registration = Înscrieri deschise
settings-repeats = Permite întâlniri repetate dacă altfel nu se poate
settings-points = Puncte la mese de { $players }
settings-place = Locul { $place }
settings-tiebreaks = Ordinea departajărilor
settings-up = Mută mai sus: { $name }
settings-absent = Minute până la pierderea prin neprezentare
settings-start = Runda următoare începe la
settings-round-time = Minute pe rundă (gol: fără limită)
settings-pause = Minute între runde (gol: pornire manuală)
settings-engines = Calculatorul ocupă locurile libere
settings-no-engines = Niciodată
settings-save = Salvează
settings-saved = Salvat.
organiser-link = Linkul tău secret
organiser-link-hint = Cine are acest link poate face orice. Păstrează-l ca să organizezi de pe alt dispozitiv.
assistants = Asistenți
assistant-name = Nume
assistant-add = Adaugă asistent
assistant-revoke = Revocă
assistant-revoked = revocat
assistant-link-hint = Trimite acest link către { $name }. Se arată o singură dată.

## Print and save

print-pairings = Tipărește împerecherile
print-standings = Tipărește clasamentul
print-crosstable = Tipărește tabelul încrucișat
save-json = Totul (JSON)
save-standings = Clasament (CSV)
save-crosstable = Tabel încrucișat (CSV)
save-games = Toate partidele (.qgn)
crosstable = Tabel încrucișat

## The projector screen

screen-scan = Scanează ca să urmărești
screen-round = Runda
time-left = Timp rămas
