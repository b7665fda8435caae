### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turneringer
tournaments-hint = Rundeoppsett, resultater og tabell, ved ekte brett eller på nett. Helt uten konto.
tournaments-yours = Turneringene dine
tournaments-public = Offentlige turneringer
tournaments-none = Ingen offentlige turneringer akkurat nå.
tournament-missing = Denne turneringen finnes ikke.

## Making one

tournament-new = Ny turnering
tournament-name = Navn
tournament-where = Hvor
tournament-at-board = Ved ekte brett
tournament-online = På nett
tournament-format = Turneringsform
format-swiss = Sveitsersystem
format-round-robin = Alle mot alle
format-knock-out = Utslagning
format-swiss-hint = Alle spiller hver runde, mot spillere med omtrent like mange poeng.
format-round-robin-hint = Alle møter alle.
format-knock-out-hint = Vinneren går videre. Taperne i semifinalene spiller om tredjeplassen.
tournament-table = Spillere per bord
tournament-rounds = Runder
tournament-double = Alle møtes to ganger
tournament-listed = Vis på den offentlige listen
tournament-create = Lag turnering

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · én spiller
       *[other] { $format } · { $players } spillere
    }
tab-tables = Bord
tab-standings = Tabell
tab-players = Spillere
tab-print = Skriv ut og lagre
round-number = Runde { $round }
round-of = av { $rounds }
round-before = Forrige runde
round-after = Neste runde
results-in = { $in } av { $all } resultater er inne
table-number = Bord { $table }
goes-first = begynner
bye = { $name } står over denne runden
bye-points = står over
round-none = Første runde er ikke satt opp ennå.
tournament-finished = Ferdig
tournament-winner = { $name } vinner turneringen
result-none = Ikke noe resultat ennå
result-absent = møtte ikke
result-nobody = Ingen møtte
result-draw = Remis
column-rank = Plass
column-player = Spiller
column-points = Poeng
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz uten laveste
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Innbyrdes oppgjør
tiebreak-wins = Seire
tiebreak-buchholz-what = Poengene til alle motstanderne lagt sammen.
tiebreak-buchholz-cut-1-what = Det samme uten den laveste.
tiebreak-sonneborn-berger-what = Poengene til motstanderne som ble slått, og halvparten ved remis.
tiebreak-direct-encounter-what = Poengene fra partiene mellom dem som står likt.
tiebreak-wins-what = Partier vunnet.
sums-title = Utregning ved poenglikhet: { $name }
sums-round = Runde { $round }: { $name }
sums-unplayed = Runde { $round }: ikke spilt
sums-unplayed-what = En runde som ikke ble spilt, teller som et parti mot noen med like mange poeng, opp til en grense (FIDE).
sums-cut = ikke regnet med
sums-total = I alt
withdrawn = trukket seg
rating = Rating
watch-table = Se på
watch-all = Se på alle bord
open-clock = Åpne en klokke for dette bordet
open-screen = Vis på storskjerm
share-tournament = Inviter spillere

## Players

join-tournament = Bli med i turneringen
join-name = Navnet ditt
join-now = Bli med
registration-closed = Påmeldingen er stengt.
you-play = Du er { $name }
your-table-sits-out = Du står over denne runden.
your-table-wait = Vent på neste runde. Siden oppdaterer seg selv.
your-game = Åpne partiet ditt
who-won = Hvem vant?
proposal-sent = Sendt. Det teller så snart en annen ved bordet bekrefter det.
proposal-confirm = { $name } melder: { $result }
proposal-agree = Bekreft
proposal-disputed = Telefonene deres melder ikke det samme. Si fra til arrangøren.
withdraw-me = Forlat turneringen
withdraw-sure = Vil du forlate turneringen for godt? Du blir ikke satt opp flere ganger.

## The organiser

organiser = Du arrangerer denne turneringen
assistant = Du hjelper til i denne turneringen
tap-winner = Trykk på vinneren. Trykk igjen for å angre.
result-just-entered = Bord { $table }: Noen andre har nettopp ført inn et resultat. Trykk igjen for å endre det.
phone-says = Telefonen til { $name } melder: { $result }
phones-differ = Telefonene ved dette bordet melder ikke det samme.
accept-result = Godta
other-result = Et annet resultat
player-add = Legg til spiller
player-add-name = Navn
player-add-rating = Rating (valgfritt)
player-late = Sen påmelding
player-withdraw = Meld av
player-back = Ta med igjen
player-link = Lenke til telefonen til spilleren
round-pair = Sett opp runde { $round }
round-pair-first = Sett opp første runde
round-pair-anyway = Sett opp med gjentakelser
round-undo = Angre runden
results-missing =
    { $count ->
        [one] ett resultat mangler
       *[other] { $count } resultater mangler
    }
players-missing = Det må være minst to spillere.
pair-only-repeats = Noen måtte i så fall møtes igjen. Du kan tillate gjentakelser.
pair-only-second-byes = Noen må i så fall stå over to ganger. Det kan du tillate.
pair-last-round = Alle runder er spilt.
pairing = Setter opp runden …
round-begins = Neste runde begynner kl. { $time }.
round-waits = Neste runde kan ikke starte av seg selv. Arrangøren må sette den opp.
settings-tournament = Innstillinger for turneringen
settings-registration = Påmeldingen er åpen
settings-repeats = Tillat at noen møtes på nytt når det ikke går ellers
settings-points = Poeng ved bord med { $players }
settings-place = Plass { $place }
settings-tiebreaks = Rekkefølge ved poenglikhet
settings-up = Flytt { $name } opp
settings-absent = Minutter før fraværende taper
settings-start = Neste runde begynner kl.
settings-round-time = Minutter per runde (tomt: ingen grense)
settings-pause = Minutter mellom rundene (tomt: start selv)
settings-engines = Datamaskinen fyller tomme plasser
settings-no-engines = Aldri
settings-save = Lagre
settings-saved = Lagret.
organiser-link = Din hemmelige lenke
organiser-link-hint = Den som har denne lenken, kan gjøre alt. Ta vare på den, så kan du styre turneringen fra en annen enhet.
assistants = Hjelpere
assistant-name = Navn
assistant-add = Legg til hjelper
assistant-revoke = Trekk tilbake
assistant-revoked = trukket tilbake
assistant-link-hint = Send denne lenken til { $name }. Den vises bare én gang.

## Print and save

print-pairings = Skriv ut rundeoppsett
print-standings = Skriv ut tabell
print-crosstable = Skriv ut krysstabell
save-json = Alt (JSON)
save-standings = Tabell (CSV)
save-crosstable = Krysstabell (CSV)
save-games = Alle partier (.qgn)
crosstable = Krysstabell

## The projector screen

screen-scan = Skann og følg med
screen-round = Runde
time-left = Tid igjen
