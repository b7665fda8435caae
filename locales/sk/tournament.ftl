### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turnaje
tournaments-hint = Žrebovanie, výsledky a poradie, pri skutočných doskách aj online. Bez registrácie.
tournaments-yours = Tvoje turnaje
tournaments-public = Verejné turnaje
tournaments-none = Teraz nie je žiadny verejný turnaj.
tournament-missing = Tento turnaj neexistuje.

## Making one

tournament-new = Nový turnaj
tournament-name = Názov
tournament-where = Kde
tournament-at-board = Pri skutočných doskách
tournament-online = Online
tournament-format = Systém
format-swiss = Švajčiarsky
format-round-robin = Každý s každým
format-knock-out = Vyraďovací
format-swiss-hint = Všetci hrajú každé kolo, so súpermi s podobným počtom bodov.
format-round-robin-hint = Každý sa stretne s každým.
format-knock-out-hint = Víťaz postupuje. Porazení zo semifinále hrajú o tretie miesto.
tournament-table = Hráčov pri stole
tournament-rounds = Kolá
tournament-double = Každý s každým dvakrát
tournament-listed = Ukázať vo verejnom zozname
tournament-create = Vytvoriť turnaj

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] jeden hráč
        [few] { $players } hráči
        [many] { $players } hráča
       *[other] { $players } hráčov
    }
tab-tables = Stoly
tab-standings = Poradie
tab-players = Hráči
tab-print = Tlač a uloženie
round-number = Kolo { $round }
round-of = z { $rounds }
round-before = Predchádzajúce kolo
round-after = Ďalšie kolo
results-in = Výsledky: { $in } z { $all }
table-number = Stôl { $table }
goes-first = začína
bye = { $name } má v tomto kole voľno
bye-points = voľno
round-none = Prvé kolo ešte nie je nažrebované.
tournament-finished = Dohrané
tournament-winner = Víťaz turnaja: { $name }
result-none = Zatiaľ bez výsledku
result-absent = neúčasť
result-nobody = Nikto neprišiel
result-draw = Remíza
column-rank = Miesto
column-player = Hráč
column-points = Body
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Skrátený Buchholz
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Vzájomné partie
tiebreak-wins = Výhry
tiebreak-buchholz-what = Súčet bodov všetkých súperov.
tiebreak-buchholz-cut-1-what = To isté bez najnižšej hodnoty.
tiebreak-sonneborn-berger-what = Body porazených súperov a polovica bodov tých, s ktorými bola remíza.
tiebreak-direct-encounter-what = Body z partií medzi tými, čo majú rovnako bodov.
tiebreak-wins-what = Počet vyhratých partií.
sums-title = Pomocné hodnotenia: { $name }
sums-round = Kolo { $round }: { $name }
sums-unplayed = Kolo { $round }: bez hry
sums-unplayed-what = Neodohrané kolo sa počíta ako partia proti niekomu s rovnakým počtom bodov, do určitej hranice (FIDE).
sums-cut = nepočíta sa
sums-total = Spolu
withdrawn = mimo turnaja
rating = Rating
watch-table = Sledovať
watch-all = Sledovať všetky stoly
open-clock = Otvoriť hodiny pre tento stôl
open-screen = Obraz pre projektor
share-tournament = Pozvať hráčov

## Players

join-tournament = Prihlásiť sa na turnaj
join-name = Tvoje meno
join-now = Prihlásiť sa
registration-closed = Prihlášky sú uzavreté.
you-play = Hráš ako { $name }
your-table-sits-out = V tomto kole máš voľno.
your-table-wait = Počkaj na ďalšie kolo. Stránka sa obnoví sama.
your-game = Otvoriť svoju partiu
who-won = Kto vyhral?
proposal-sent = Odoslané. Platí, len čo to pri stole potvrdí ešte niekto.
proposal-confirm = { $name } hlási: { $result }
proposal-agree = Potvrdiť
proposal-disputed = Vaše telefóny hlásia rôzne výsledky. Povedzte to organizátorovi.
withdraw-me = Odstúpiť z turnaja
withdraw-sure = Odstúpiť nadobro? Do ďalších kôl ťa už žrebovať nebudeme.

## The organiser

organiser = Organizuješ tento turnaj
assistant = Pomáhaš pri tomto turnaji
tap-winner = Ťukni na víťaza. Ďalším ťuknutím to vrátiš.
result-just-entered = Stôl { $table }: výsledok práve zadal niekto iný. Ďalším ťuknutím ho zmeníš.
phone-says = { $name } hlási z telefónu: { $result }
phones-differ = Telefóny pri tomto stole hlásia rôzne výsledky.
accept-result = Prijať
other-result = Iný výsledok
player-add = Pridať hráča
player-add-name = Meno
player-add-rating = Rating (nepovinné)
player-late = Neskorá prihláška
player-withdraw = Odhlásiť
player-back = Vrátiť
player-link = Odkaz pre telefón hráča
round-pair = Nažrebovať kolo { $round }
round-pair-first = Nažrebovať prvé kolo
round-pair-anyway = Žrebovať s opakovaním
round-undo = Vrátiť kolo
results-missing =
    { $count ->
        [one] chýba jeden výsledok
        [few] chýbajú { $count } výsledky
        [many] chýba { $count } výsledku
       *[other] chýba { $count } výsledkov
    }
players-missing = Treba aspoň dvoch hráčov.
pair-only-repeats = Niektorí by spolu museli hrať znova. Môžeš povoliť opakovanie.
pair-only-second-byes = Niekto by musel mať voľno druhý raz. Môžeš to povoliť.
pair-last-round = Všetky kolá sú odohrané.
pairing = Žrebuje sa…
round-begins = Ďalšie kolo sa začne o { $time }.
round-waits = Ďalšie kolo sa nemôže spustiť samo. Musí ho nažrebovať organizátor.
settings-tournament = Nastavenia turnaja
settings-registration = Prihlášky sú otvorené
settings-repeats = Povoliť opakované dvojice, keď sa inak nedá
settings-points = Body pri stoloch pre { $players }
settings-place = { $place }. miesto
settings-tiebreaks = Poradie pomocných hodnotení
settings-up = Posunúť vyššie: { $name }
settings-absent = Po koľkých minútach neprítomní prehrávajú
settings-start = Ďalšie kolo sa začína o
settings-round-time = Minúty na kolo (prázdne: bez obmedzenia)
settings-pause = Minúty medzi kolami (prázdne: spustiť ručne)
settings-engines = Počítač obsadí voľné miesta
settings-no-engines = Nikdy
settings-save = Uložiť
settings-saved = Uložené.
organiser-link = Tvoj tajný odkaz
organiser-link-hint = Kto má tento odkaz, môže všetko. Nechaj si ho na riadenie turnaja z iného zariadenia.
assistants = Pomocníci
assistant-name = Meno
assistant-add = Pridať pomocníka
assistant-revoke = Odobrať prístup
assistant-revoked = bez prístupu
assistant-link-hint = Tento odkaz pošli pomocníkovi: { $name }. Uvidíš ho iba raz.

## Print and save

print-pairings = Tlač žrebovania
print-standings = Tlač poradia
print-crosstable = Tlač krížovej tabuľky
save-json = Všetko (JSON)
save-standings = Poradie (CSV)
save-crosstable = Krížová tabuľka (CSV)
save-games = Všetky partie (.qgn)
crosstable = Krížová tabuľka

## The projector screen

screen-scan = Naskenuj a sleduj
screen-round = Kolo
time-left = Zostáva
