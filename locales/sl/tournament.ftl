### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turnirji
tournaments-hint = Pari, rezultati in lestvica, ob pravi plošči ali na spletu. Brez registracije.
tournaments-yours = Tvoji turnirji
tournaments-public = Javni turnirji
tournaments-none = Trenutno ni javnih turnirjev.
tournament-missing = Ta turnir ne obstaja.

## Making one

tournament-new = Nov turnir
tournament-name = Ime
tournament-where = Kje
tournament-at-board = Ob pravi plošči
tournament-online = Na spletu
tournament-format = Sistem
format-swiss = Švicarski
format-round-robin = Vsak z vsakim
format-knock-out = Na izpadanje
format-swiss-hint = Vsi igrajo vsak krog, z nasprotniki s podobnim številom točk.
format-round-robin-hint = Vsak igra z vsakim.
format-knock-out-hint = Zmagovalec gre naprej. Poraženca polfinalov igrata za tretje mesto.
tournament-table = Igralcev za mizo
tournament-rounds = Krogi
tournament-double = Vsak z vsakim dvakrat
tournament-listed = Prikaži na javnem seznamu
tournament-create = Ustvari turnir

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] { $players } igralec
        [two] { $players } igralca
        [few] { $players } igralci
       *[other] { $players } igralcev
    }
tab-tables = Mize
tab-standings = Lestvica
tab-players = Igralci
tab-print = Tisk in datoteke
round-number = Krog { $round }
round-of = od { $rounds }
round-before = Prejšnji krog
round-after = Naslednji krog
results-in = Rezultati: { $in } od { $all }
table-number = Miza { $table }
goes-first = začne
bye = { $name } v tem krogu počiva
bye-points = počitek
round-none = Pari prvega kroga še niso določeni.
tournament-finished = Končan
tournament-winner = Zmaga na turnirju: { $name }
result-none = Še ni rezultata
result-absent = odsotnost
result-nobody = Nihče ni prišel
result-draw = Remi
column-rank = Mesto
column-player = Igralec
column-points = Točke
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Skrajšani Buchholz
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Medsebojne partije
tiebreak-wins = Zmage
tiebreak-buchholz-what = Seštevek točk vseh nasprotnikov.
tiebreak-buchholz-cut-1-what = Enako, brez najnižjega med njimi.
tiebreak-sonneborn-berger-what = Točke premaganih nasprotnikov in polovica točk tistih, s katerimi je bil remi.
tiebreak-direct-encounter-what = Točke iz partij med izenačenimi igralci.
tiebreak-wins-what = Število dobljenih partij.
sums-title = Dodatni kriteriji: { $name }
sums-round = Krog { $round }: { $name }
sums-unplayed = Krog { $round }: brez igre
sums-unplayed-what = Neodigran krog šteje kot igra proti nekomu z enakim številom točk, do določene meje (FIDE).
sums-cut = ne šteje
sums-total = Skupaj
withdrawn = zunaj turnirja
rating = Rating
watch-table = Gledaj
watch-all = Gledaj vse mize
open-clock = Odpri uro za to mizo
open-screen = Zaslon za projektor
share-tournament = Povabi igralce

## Players

join-tournament = Prijavi se na turnir
join-name = Tvoje ime
join-now = Prijavi se
registration-closed = Prijave so zaprte.
you-play = Igraš kot { $name }
your-table-sits-out = V tem krogu počivaš.
your-table-wait = Počakaj na naslednji krog. Stran se osveži sama.
your-game = Odpri svojo partijo
who-won = Kdo je zmagal?
proposal-sent = Poslano. Velja, ko to potrdi še nekdo za mizo.
proposal-confirm = { $name } javlja: { $result }
proposal-agree = Potrdi
proposal-disputed = Vaši telefoni javljajo različne rezultate. Povejte organizatorju.
withdraw-me = Zapusti turnir
withdraw-sure = Zares zapustiš turnir? V nove kroge te ne bomo več razporedili.

## The organiser

organiser = Organiziraš ta turnir
assistant = Pomagaš na tem turnirju
tap-winner = Dotakni se zmagovalca. Še en dotik to prekliče.
result-just-entered = Miza { $table }: nekdo drug je pravkar vnesel rezultat. Še en dotik ga spremeni.
phone-says = { $name } javlja s telefona: { $result }
phones-differ = Telefoni za to mizo javljajo različne rezultate.
accept-result = Sprejmi
other-result = Drug rezultat
player-add = Dodaj igralca
player-add-name = Ime
player-add-rating = Rating (neobvezno)
player-late = Pozna prijava
player-withdraw = Odjavi
player-back = Vrni
player-link = Povezava za igralčev telefon
round-pair = Določi pare: krog { $round }
round-pair-first = Določi pare prvega kroga
round-pair-anyway = Določi s ponovitvami
round-undo = Razveljavi krog
results-missing =
    { $count ->
        [one] manjka { $count } rezultat
        [two] manjkata { $count } rezultata
        [few] manjkajo { $count } rezultati
       *[other] manjka { $count } rezultatov
    }
players-missing = Potrebna sta vsaj dva igralca.
pair-only-repeats = Nekateri bi morali znova igrati med seboj. Lahko dovoliš ponovitve.
pair-only-second-byes = Nekdo bi moral počivati drugič. To lahko dovoliš.
pair-last-round = Vsi krogi so odigrani.
pairing = Določanje parov …
round-begins = Naslednji krog se začne ob { $time }.
round-waits = Naslednji krog se ne more začeti sam. Pare mora določiti organizator.
settings-tournament = Nastavitve turnirja
settings-registration = Prijave so odprte
settings-repeats = Dovoli ponovljena srečanja, kadar drugače ne gre
settings-points = Točke pri mizah za { $players }
settings-place = { $place }. mesto
settings-tiebreaks = Vrstni red dodatnih kriterijev
settings-up = Pomakni više: { $name }
settings-absent = Po koliko minutah odsotni izgubijo
settings-start = Naslednji krog se začne ob
settings-round-time = Minute na krog (prazno: brez omejitve)
settings-pause = Minute med krogi (prazno: ročni začetek)
settings-engines = Računalnik zasede prazna mesta
settings-no-engines = Nikoli
settings-save = Shrani
settings-saved = Shranjeno.
organiser-link = Tvoja skrivna povezava
organiser-link-hint = Kdor ima to povezavo, lahko stori vse. Shrani jo za vodenje turnirja z druge naprave.
assistants = Pomočniki
assistant-name = Ime
assistant-add = Dodaj pomočnika
assistant-revoke = Odvzemi dostop
assistant-revoked = brez dostopa
assistant-link-hint = Pošlji to povezavo pomočniku: { $name }. Prikaže se samo enkrat.

## Print and save

print-pairings = Natisni pare
print-standings = Natisni lestvico
print-crosstable = Natisni križno tabelo
save-json = Vse (JSON)
save-standings = Lestvica (CSV)
save-crosstable = Križna tabela (CSV)
save-games = Vse partije (.qgn)
crosstable = Križna tabela

## The projector screen

screen-scan = Skeniraj in spremljaj
screen-round = Krog
time-left = Preostali čas
