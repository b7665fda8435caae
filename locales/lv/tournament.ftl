### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Turnīri
tournaments-hint = Izlozes, rezultāti un kopvērtējums, pie īstiem galdiem vai tiešsaistē. Konts nav vajadzīgs.
tournaments-yours = Tavi turnīri
tournaments-public = Publiskie turnīri
tournaments-none = Pašlaik publisku turnīru nav.
tournament-missing = Šāda turnīra nav.

## Making one

tournament-new = Jauns turnīrs
tournament-name = Nosaukums
tournament-where = Kur
tournament-at-board = Pie īstiem galdiem
tournament-online = Tiešsaistē
tournament-format = Sistēma
format-swiss = Šveices sistēma
format-round-robin = Riņķa sistēma
format-knock-out = Izslēgšanas sistēma
format-swiss-hint = Visi spēlē katrā kārtā pret pretiniekiem ar līdzīgu punktu skaitu.
format-round-robin-hint = Katrs tiekas ar katru.
format-knock-out-hint = Uzvarētājs tiek tālāk. Pusfinālu zaudētāji spēlē par trešo vietu.
tournament-table = Spēlētāji pie galda
tournament-rounds = Kārtas
tournament-double = Visi tiekas divreiz
tournament-listed = Rādīt publiskajā sarakstā
tournament-create = Izveidot turnīru

## What everybody sees

tournament-what =
    { $players ->
        [zero] { $format } · { $players } spēlētāju
        [one] { $format } · { $players } spēlētājs
       *[other] { $format } · { $players } spēlētāji
    }
tab-tables = Galdi
tab-standings = Kopvērtējums
tab-players = Spēlētāji
tab-print = Drukāt un saglabāt
round-number = { $round }. kārta
round-of = no { $rounds }
round-before = Iepriekšējā kārta
round-after = Nākamā kārta
results-in = Rezultāti: { $in } no { $all }
table-number = { $table }. galds
goes-first = sāk
bye = { $name } šajā kārtā nespēlē
bye-points = nespēlē
round-none = Pirmā kārta vēl nav izlozēta.
tournament-finished = Beidzies
tournament-winner = { $name } uzvar turnīrā
result-none = Rezultāta vēl nav
result-absent = neieradās
result-nobody = Neviens neieradās
result-draw = Neizšķirts
column-rank = Vieta
column-player = Spēlētājs
column-points = Punkti
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz bez zemākā
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Savstarpējā spēle
tiebreak-wins = Uzvaras
tiebreak-buchholz-what = Visu pretinieku punktu summa.
tiebreak-buchholz-cut-1-what = Tas pats bez pretinieka ar vismazāk punktiem.
tiebreak-sonneborn-berger-what = Pieveikto pretinieku punkti un puse no to punktiem, ar kuriem nospēlēts neizšķirti.
tiebreak-direct-encounter-what = Punkti no partijām starp tiem, kam punktu ir vienādi.
tiebreak-wins-what = Uzvarētās partijas.
sums-title = Kā tas aprēķināts: { $name }
sums-round = { $round }. kārta: { $name }
sums-unplayed = { $round }. kārta: nav spēlēta
sums-unplayed-what = Nespēlēta kārta skaitās kā spēle pret kādu ar tikpat punktiem, līdz noteiktai robežai (FIDE).
sums-cut = neskaita
sums-total = Kopā
withdrawn = izstājās
rating = Reitings
watch-table = Skatīties
watch-all = Skatīties visus galdus
open-clock = Atvērt pulksteni šim galdam
open-screen = Ekrāns projektoram
share-tournament = Aicināt spēlētājus

## Players

join-tournament = Pieteikties šim turnīram
join-name = Tavs vārds
join-now = Pieteikties
registration-closed = Pieteikšanās ir slēgta.
you-play = Tu esi { $name }
your-table-sits-out = Šajā kārtā tu nespēlē.
your-table-wait = Gaidi nākamo kārtu. Šī lapa atjaunojas pati.
your-game = Atvērt savu partiju
who-won = Kas uzvarēja?
proposal-sent = Nosūtīts. Rezultātu ieskaitīs, kad to apstiprinās vēl kāds pie galda.
proposal-confirm = { $name } saka: { $result }
proposal-agree = Apstiprināt
proposal-disputed = Jūsu tālruņi rāda atšķirīgi. Pasakiet organizatoram.
withdraw-me = Izstāties no turnīra
withdraw-sure = Izstāties pavisam? Partiju tev vairs nebūs.

## The organiser

organiser = Tu rīko šo turnīru
assistant = Tu palīdzi šajā turnīrā
tap-winner = Pieskaries uzvarētājam. Pieskaries vēlreiz, lai atsauktu.
result-just-entered = { $table }. galds: kāds cits tikko ievadīja rezultātu. Pieskaries vēlreiz, lai to mainītu.
phone-says = { $name } tālrunī norāda: { $result }
phones-differ = Šī galda tālruņi rāda atšķirīgi.
accept-result = Pieņemt
other-result = Cits rezultāts
player-add = Pievienot spēlētāju
player-add-name = Vārds
player-add-rating = Reitings (nav obligāti)
player-late = Vēla pieteikšanās
player-withdraw = Izņemt
player-back = Atgriezt
player-link = Saite šī spēlētāja tālrunim
round-pair = Izlozēt { $round }. kārtu
round-pair-first = Izlozēt pirmo kārtu
round-pair-anyway = Izlozēt ar atkārtojumiem
round-undo = Atsaukt kārtu
results-missing =
    { $count ->
        [zero] trūkst { $count } rezultātu
        [one] trūkst { $count } rezultāta
       *[other] trūkst { $count } rezultātu
    }
players-missing = Vajag vismaz divus spēlētājus.
pair-only-repeats = Dažiem būtu jātiekas vēlreiz. Vari atļaut atkārtojumus.
pair-only-second-byes = Kāds otro reizi paliktu bez partijas. Vari to atļaut.
pair-last-round = Visas kārtas ir nospēlētas.
pairing = Izlozē…
round-begins = Nākamā kārta sākas { $time }.
round-waits = Nākamā kārta nevar sākties pati. Tā jāizlozē organizatoram.
settings-tournament = Turnīra iestatījumi
settings-registration = Pieteikšanās ir atvērta
settings-repeats = Atļaut atkārtotas tikšanās, ja citādi nevar
settings-points = Punkti, ja pie galda { $players }
settings-place = { $place }. vieta
settings-tiebreaks = Papildrādītāju secība
settings-up = Pārvietot augstāk: { $name }
settings-absent = Minūtes līdz zaudējumam neierašanās dēļ
settings-start = Nākamā kārta sākas
settings-round-time = Minūtes kārtai (tukšs: bez ierobežojuma)
settings-pause = Minūtes starp kārtām (tukšs: sāk ar roku)
settings-engines = Dators ieņem brīvās vietas
settings-no-engines = Nekad
settings-save = Saglabāt
settings-saved = Saglabāts.
organiser-link = Tava slepenā saite
organiser-link-hint = Kam ir šī saite, tas var darīt visu. Saglabā to, lai rīkotu turnīru no citas ierīces.
assistants = Palīgi
assistant-name = Vārds
assistant-add = Pievienot palīgu
assistant-revoke = Atņemt tiesības
assistant-revoked = tiesības atņemtas
assistant-link-hint = Šī saite domāta: { $name }. To rāda tikai vienreiz.

## Print and save

print-pairings = Drukāt izlozi
print-standings = Drukāt kopvērtējumu
print-crosstable = Drukāt krusttabulu
save-json = Viss (JSON)
save-standings = Kopvērtējums (CSV)
save-crosstable = Krusttabula (CSV)
save-games = Visas partijas (.qgn)
crosstable = Krusttabula

## The projector screen

screen-scan = Noskenē un seko
screen-round = Kārta
time-left = Atlikušais laiks
