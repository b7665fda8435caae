### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Toernooien
tournaments-hint = Indeling, uitslagen en stand, voor echte borden of online. Zonder account.
tournaments-yours = Je toernooien
tournaments-public = Openbare toernooien
tournaments-none = Er zijn nu geen openbare toernooien.
tournament-missing = Dit toernooi bestaat niet.

## Making one

tournament-new = Nieuw toernooi
tournament-name = Naam
tournament-where = Waar
tournament-at-board = Aan echte borden
tournament-online = Online
tournament-format = Vorm
format-swiss = Zwitsers
format-round-robin = Ieder tegen ieder
format-knock-out = Knock-out
format-swiss-hint = Iedereen speelt elke ronde, tegen spelers met ongeveer evenveel punten.
format-round-robin-hint = Iedereen speelt tegen iedereen.
format-knock-out-hint = De winnaar gaat door. De verliezers van de halve finales spelen om de derde plaats.
tournament-table = Spelers per tafel
tournament-rounds = Rondes
tournament-double = Ieder twee keer tegen ieder
tournament-listed = In de openbare lijst tonen
tournament-create = Toernooi maken

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · één speler
       *[other] { $format } · { $players } spelers
    }
tab-tables = Tafels
tab-standings = Stand
tab-players = Spelers
tab-print = Afdrukken en opslaan
round-number = Ronde { $round }
round-of = van { $rounds }
round-before = Vorige ronde
round-after = Volgende ronde
results-in = { $in } van { $all } uitslagen binnen
table-number = Tafel { $table }
goes-first = begint
bye = { $name } is deze ronde vrij
bye-points = vrij
round-none = De eerste ronde is nog niet ingedeeld.
tournament-finished = Afgelopen
tournament-winner = { $name } wint het toernooi
result-none = Nog geen uitslag
result-absent = niet komen opdagen
result-nobody = Niemand kwam opdagen
result-draw = Remise
column-rank = Plaats
column-player = Speler
column-points = Punten
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz min laagste
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Onderling resultaat
tiebreak-wins = Gewonnen
tiebreak-buchholz-what = De punten van alle tegenstanders bij elkaar.
tiebreak-buchholz-cut-1-what = Hetzelfde zonder de laagste.
tiebreak-sonneborn-berger-what = De punten van verslagen tegenstanders en de helft bij remise.
tiebreak-direct-encounter-what = De punten uit de partijen tussen spelers die gelijk staan.
tiebreak-wins-what = Gewonnen partijen.
sums-title = Zo komt de tiebreak van { $name } tot stand
sums-round = Ronde { $round }: { $name }
sums-unplayed = Ronde { $round }: niet gespeeld
sums-unplayed-what = Een niet gespeelde ronde telt als een partij tegen iemand met evenveel punten, tot een grens (FIDE).
sums-cut = weggelaten
sums-total = Totaal
withdrawn = teruggetrokken
rating = Rating
watch-table = Kijken
watch-all = Alle tafels bekijken
open-clock = Klok voor deze tafel openen
open-screen = Scherm voor de beamer
share-tournament = Spelers uitnodigen

## Players

join-tournament = Meedoen aan dit toernooi
join-name = Je naam
join-now = Meedoen
registration-closed = De inschrijving is gesloten.
you-play = Jij bent { $name }
your-table-sits-out = Je bent deze ronde vrij.
your-table-wait = Wacht op de volgende ronde. Deze pagina werkt zichzelf bij.
your-game = Je partij openen
who-won = Wie heeft gewonnen?
proposal-sent = Verstuurd. Het telt zodra iemand anders aan tafel het bevestigt.
proposal-confirm = { $name } meldt: { $result }
proposal-agree = Bevestigen
proposal-disputed = Jullie telefoons melden verschillende uitslagen. Zeg het tegen de organisator.
withdraw-me = Stoppen met dit toernooi
withdraw-sure = Definitief stoppen? Je wordt dan niet meer ingedeeld.

## The organiser

organiser = Jij organiseert dit toernooi
assistant = Jij helpt bij dit toernooi
tap-winner = Tik op de winnaar. Tik nog eens om het terug te nemen.
result-just-entered = Tafel { $table }: iemand anders heeft net een uitslag ingevoerd. Tik nog eens om die te wijzigen.
phone-says = Telefoon van { $name }: { $result }
phones-differ = De telefoons aan deze tafel melden verschillende uitslagen.
accept-result = Accepteren
other-result = Andere uitslag
player-add = Speler toevoegen
player-add-name = Naam
player-add-rating = Rating (niet verplicht)
player-late = Late inschrijving
player-withdraw = Terugtrekken
player-back = Terughalen
player-link = Link voor de telefoon van deze speler
round-pair = Ronde { $round } indelen
round-pair-first = Eerste ronde indelen
round-pair-anyway = Met herhalingen indelen
round-undo = Ronde terugnemen
results-missing =
    { $count ->
        [one] één uitslag ontbreekt
       *[other] { $count } uitslagen ontbreken
    }
players-missing = Er zijn minstens twee spelers nodig.
pair-only-repeats = Sommigen zouden opnieuw tegen elkaar moeten spelen. Je kunt herhalingen toestaan.
pair-only-second-byes = Iemand zou twee keer vrij zijn. Je kunt dat toestaan.
pair-last-round = Alle rondes zijn gespeeld.
pairing = Indelen…
round-begins = De volgende ronde begint om { $time }.
round-waits = De volgende ronde kan niet vanzelf beginnen. De organisator moet die indelen.
settings-tournament = Toernooi-instellingen
settings-registration = Inschrijving is open
settings-repeats = Herhaalde tegenstanders toestaan als het niet anders kan
settings-points = Punten aan tafels van { $players }
settings-place = Plaats { $place }
settings-tiebreaks = Volgorde van de tiebreaks
settings-up = { $name } omhoog
settings-absent = Minuten voordat afwezigen verliezen
settings-start = Volgende ronde begint om
settings-round-time = Minuten per ronde (leeg: geen limiet)
settings-pause = Minuten tussen de rondes (leeg: zelf starten)
settings-engines = Computer vult lege plaatsen
settings-no-engines = Nooit
settings-save = Opslaan
settings-saved = Opgeslagen.
organiser-link = Je geheime link
organiser-link-hint = Wie deze link heeft, mag alles. Bewaar hem om het toernooi vanaf een ander apparaat te leiden.
assistants = Helpers
assistant-name = Naam
assistant-add = Helper toevoegen
assistant-revoke = Intrekken
assistant-revoked = ingetrokken
assistant-link-hint = Stuur deze link naar { $name }. Hij wordt maar één keer getoond.

## Print and save

print-pairings = Indeling afdrukken
print-standings = Stand afdrukken
print-crosstable = Kruistabel afdrukken
save-json = Alles (JSON)
save-standings = Stand (CSV)
save-crosstable = Kruistabel (CSV)
save-games = Alle partijen (.qgn)
crosstable = Kruistabel

## The projector screen

screen-scan = Scan om te volgen
screen-round = Ronde
time-left = Resterende tijd
