### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turnaje
tournaments-hint = Losování, výsledky a pořadí, u skutečných desek i online. Bez registrace.
tournaments-yours = Tvoje turnaje
tournaments-public = Veřejné turnaje
tournaments-none = Teď není žádný veřejný turnaj.
tournament-missing = Tento turnaj neexistuje.

## Making one

tournament-new = Nový turnaj
tournament-name = Název
tournament-where = Kde
tournament-at-board = U skutečných desek
tournament-online = Online
tournament-format = Systém
format-swiss = Švýcarský
format-round-robin = Každý s každým
format-knock-out = Vyřazovací
format-swiss-hint = Všichni hrají každé kolo, se soupeři s podobným počtem bodů.
format-round-robin-hint = Každý se utká s každým.
format-knock-out-hint = Vítěz postupuje. Poražení ze semifinále hrají o třetí místo.
tournament-table = Hráčů u stolu
tournament-rounds = Kola
tournament-double = Každý s každým dvakrát
tournament-listed = Ukázat ve veřejném seznamu
tournament-create = Vytvořit turnaj

## What everybody sees

tournament-what =
    { $format } · { $players ->
        [one] jeden hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }
tab-tables = Stoly
tab-standings = Pořadí
tab-players = Hráči
tab-print = Tisk a uložení
round-number = Kolo { $round }
round-of = z { $rounds }
round-before = Předchozí kolo
round-after = Další kolo
results-in = Výsledky: { $in } z { $all }
table-number = Stůl { $table }
goes-first = začíná
bye = { $name } má v tomto kole volno
bye-points = volno
round-none = První kolo ještě není nalosované.
tournament-finished = Dohráno
tournament-winner = Vítěz turnaje: { $name }
result-none = Zatím bez výsledku
result-absent = neúčast
result-nobody = Nikdo nepřišel
result-draw = Remíza
column-rank = Místo
column-player = Hráč
column-points = Body
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Krácený Buchholz
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Vzájemné partie
tiebreak-wins = Výhry
tiebreak-buchholz-what = Součet bodů všech soupeřů.
tiebreak-buchholz-cut-1-what = Totéž bez nejnižší hodnoty.
tiebreak-sonneborn-berger-what = Body poražených soupeřů a polovina bodů těch, s nimiž byla remíza.
tiebreak-direct-encounter-what = Body z partií mezi těmi, kdo mají stejně bodů.
tiebreak-wins-what = Počet vyhraných partií.
sums-title = Pomocná hodnocení: { $name }
sums-round = Kolo { $round }: { $name }
sums-unplayed = Kolo { $round }: bez hry
sums-unplayed-what = Neodehrané kolo se počítá jako partie proti někomu se stejným počtem bodů, do určité meze (FIDE).
sums-cut = nepočítá se
sums-total = Celkem
withdrawn = mimo turnaj
rating = Rating
watch-table = Sledovat
watch-all = Sledovat všechny stoly
open-clock = Otevřít hodiny pro tento stůl
open-screen = Obraz pro projektor
share-tournament = Pozvat hráče

## Players

join-tournament = Přihlásit se do turnaje
join-name = Tvoje jméno
join-now = Přihlásit se
registration-closed = Přihlášky jsou uzavřené.
you-play = Hraješ jako { $name }
your-table-sits-out = V tomto kole máš volno.
your-table-wait = Počkej na další kolo. Stránka se obnoví sama.
your-game = Otevřít svou partii
who-won = Kdo vyhrál?
proposal-sent = Odesláno. Platí, jakmile to u stolu potvrdí ještě někdo.
proposal-confirm = { $name } hlásí: { $result }
proposal-agree = Potvrdit
proposal-disputed = Vaše telefony hlásí různé výsledky. Řekněte to pořadateli.
withdraw-me = Odstoupit z turnaje
withdraw-sure = Odstoupit nadobro? Do dalších kol už tě losovat nebudeme.

## The organiser

organiser = Pořádáš tento turnaj
assistant = Pomáháš u tohoto turnaje
tap-winner = Klepni na vítěze. Dalším klepnutím to vrátíš.
result-just-entered = Stůl { $table }: výsledek právě zadal někdo jiný. Dalším klepnutím ho změníš.
phone-says = { $name } hlásí z telefonu: { $result }
phones-differ = Telefony u tohoto stolu hlásí různé výsledky.
accept-result = Přijmout
other-result = Jiný výsledek
player-add = Přidat hráče
player-add-name = Jméno
player-add-rating = Rating (nepovinné)
player-late = Pozdní přihláška
player-withdraw = Odhlásit
player-back = Vrátit
player-link = Odkaz pro telefon hráče
round-pair = Nalosovat kolo { $round }
round-pair-first = Nalosovat první kolo
round-pair-anyway = Losovat s opakováním
round-undo = Vrátit kolo
results-missing =
    { $count ->
        [one] chybí jeden výsledek
        [few] chybí { $count } výsledky
        [many] chybí { $count } výsledku
       *[other] chybí { $count } výsledků
    }
players-missing = Jsou potřeba aspoň dva hráči.
pair-only-repeats = Někteří by spolu museli hrát znovu. Můžeš povolit opakování.
pair-only-second-byes = Někdo by musel mít volno podruhé. Můžeš to povolit.
pair-last-round = Všechna kola jsou odehraná.
pairing = Losuje se…
round-begins = Další kolo začne v { $time }.
round-waits = Další kolo se nemůže spustit samo. Musí ho nalosovat pořadatel.
settings-tournament = Nastavení turnaje
settings-registration = Přihlášky jsou otevřené
settings-repeats = Povolit opakované dvojice, když to jinak nejde
settings-points = Body u stolů pro { $players }
settings-place = { $place }. místo
settings-tiebreaks = Pořadí pomocných hodnocení
settings-up = Posunout výš: { $name }
settings-absent = Za kolik minut nepřítomní prohrávají
settings-start = Další kolo začíná v
settings-round-time = Minuty na kolo (prázdné: bez omezení)
settings-pause = Minuty mezi koly (prázdné: spustit ručně)
settings-engines = Počítač obsadí volná místa
settings-no-engines = Nikdy
settings-save = Uložit
settings-saved = Uloženo.
organiser-link = Tvůj tajný odkaz
organiser-link-hint = Kdo má tento odkaz, může všechno. Nech si ho, ať můžeš turnaj řídit i z jiného zařízení.
assistants = Pomocníci
assistant-name = Jméno
assistant-add = Přidat pomocníka
assistant-revoke = Odebrat přístup
assistant-revoked = bez přístupu
assistant-link-hint = Tento odkaz pošli pomocníkovi: { $name }. Uvidíš ho jen jednou.

## Print and save

print-pairings = Tisk losování
print-standings = Tisk pořadí
print-crosstable = Tisk křížové tabulky
save-json = Všechno (JSON)
save-standings = Pořadí (CSV)
save-crosstable = Křížová tabulka (CSV)
save-games = Všechny partie (.qgn)
crosstable = Křížová tabulka

## The projector screen

screen-scan = Naskenuj a sleduj
screen-round = Kolo
time-left = Zbývá
