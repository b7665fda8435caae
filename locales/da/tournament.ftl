### Tournaments: making one, running it, and the screen for a projector.
###
### `$name` is a player's name, `$result` looks like 1 : 0 in every language. A table is where two, three or four players meet.

tournaments-title = Turneringer
tournaments-hint = Parringer, resultater og stilling, ved rigtige spilleplader eller online. Helt uden konto.
tournaments-yours = Dine turneringer
tournaments-public = Offentlige turneringer
tournaments-none = Ingen offentlige turneringer lige nu.
tournament-missing = Turneringen findes ikke.

## Making one

tournament-new = Ny turnering
tournament-name = Navn
tournament-where = Hvor
tournament-at-board = Ved rigtige spilleplader
tournament-online = På nettet
tournament-format = Turneringsform
format-swiss = Schweizersystem
format-round-robin = Alle mod alle
format-knock-out = Cup
format-swiss-hint = Alle spiller i hver runde, mod spillere med omtrent lige mange point.
format-round-robin-hint = Alle møder alle.
format-knock-out-hint = Vinderen går videre. Taberne af semifinalerne spiller om tredjepladsen.
tournament-table = Spillere pr. bord
tournament-rounds = Runder
tournament-double = Alle møder hinanden to gange
tournament-listed = Vis på den offentlige liste
tournament-create = Opret turnering

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · én spiller
       *[other] { $format } · { $players } spillere
    }
tab-tables = Borde
tab-standings = Stilling
tab-players = Spillere
tab-print = Udskriv og gem
round-number = Runde { $round }
round-of = af { $rounds }
round-before = Forrige runde
round-after = Næste runde
results-in = { $in } af { $all } resultater er inde
table-number = Bord { $table }
goes-first = begynder
bye = { $name } sidder over i denne runde
bye-points = sidder over
round-none = Første runde er ikke sat op endnu.
tournament-finished = Slut
tournament-winner = { $name } vinder turneringen
result-none = Intet resultat endnu
result-absent = mødte ikke op
result-nobody = Ingen mødte op
result-draw = Remis
column-rank = Plads
column-player = Spiller
column-points = Point
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz uden laveste
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Indbyrdes opgør
tiebreak-wins = Sejre
tiebreak-buchholz-what = Alle modstanderes point lagt sammen.
tiebreak-buchholz-cut-1-what = Det samme uden den laveste.
tiebreak-sonneborn-berger-what = Point for de modstandere, der blev slået, og det halve ved remis.
tiebreak-direct-encounter-what = Point fra partierne mellem dem, der står lige.
tiebreak-wins-what = Vundne partier.
sums-title = Sådan er korrektionen regnet ud: { $name }
sums-round = Runde { $round }: { $name }
sums-unplayed = Runde { $round }: ikke spillet
sums-unplayed-what = En runde, der ikke blev spillet, tæller som et parti mod en med lige så mange point, op til en grænse (FIDE).
sums-cut = udeladt
sums-total = I alt
withdrawn = udgået
rating = Rating
watch-table = Se med
watch-all = Se alle borde
open-clock = Åbn et ur til dette bord
open-screen = Vis på storskærm
share-tournament = Invitér spillere

## Players

join-tournament = Deltag i turneringen
join-name = Dit navn
join-now = Deltag
registration-closed = Tilmeldingen er lukket.
you-play = Du er { $name }
your-table-sits-out = Du sidder over i denne runde.
your-table-wait = Vent på næste runde. Siden opdaterer sig selv.
your-game = Åbn dit parti
who-won = Hvem vandt?
proposal-sent = Sendt. Det tæller, så snart en anden ved bordet bekræfter det.
proposal-confirm = { $name } melder: { $result }
proposal-agree = Bekræft
proposal-disputed = Jeres telefoner melder ikke det samme. Sig det til arrangøren.
withdraw-me = Forlad turneringen
withdraw-sure = Vil du forlade turneringen for altid? Så får du ikke flere partier.

## The organiser

organiser = Du arrangerer denne turnering
assistant = Du hjælper med denne turnering
tap-winner = Tryk på vinderen. Tryk igen for at fortryde.
result-just-entered = Bord { $table }: En anden har lige indtastet et resultat. Tryk igen for at ændre det.
phone-says = Telefonen hos { $name } melder: { $result }
phones-differ = Telefonerne ved dette bord melder ikke det samme.
accept-result = Acceptér
other-result = Et andet resultat
player-add = Tilføj spiller
player-add-name = Navn
player-add-rating = Rating (valgfri)
player-late = Sen tilmelding
player-withdraw = Meld fra
player-back = Tag med igen
player-link = Link til spillerens telefon
round-pair = Sæt runde { $round } op
round-pair-first = Sæt første runde op
round-pair-anyway = Sæt op med gentagelser
round-undo = Fortryd runden
results-missing =
    { $count ->
        [one] ét resultat mangler
       *[other] { $count } resultater mangler
    }
players-missing = Der skal være mindst to spillere.
pair-only-repeats = Nogle ville skulle mødes igen. Du kan tillade gentagelser.
pair-only-second-byes = En spiller måtte sidde over to gange. Det kan du tillade.
pair-last-round = Alle runder er spillet.
pairing = Sætter runden op …
round-begins = Næste runde begynder kl. { $time }.
round-waits = Næste runde kan ikke starte af sig selv. Arrangøren skal sætte den op.
settings-tournament = Turneringens indstillinger
settings-registration = Tilmeldingen er åben
settings-repeats = Tillad gentagne møder, når det ikke kan være anderledes
settings-points = Point ved borde med { $players }
settings-place = Plads { $place }
settings-tiebreaks = Rækkefølge ved pointlighed
settings-up = Flyt { $name } op
settings-absent = Minutter, før fraværende taber
settings-start = Næste runde begynder kl.
settings-round-time = Minutter pr. runde (tomt: ingen grænse)
settings-pause = Minutter mellem runderne (tomt: start selv)
settings-engines = Computeren udfylder tomme pladser
settings-no-engines = Aldrig
settings-save = Gem
settings-saved = Gemt.
organiser-link = Dit hemmelige link
organiser-link-hint = Alle, der har dette link, kan alt. Gem det, så du kan styre turneringen fra en anden enhed.
assistants = Hjælpere
assistant-name = Navn
assistant-add = Tilføj hjælper
assistant-revoke = Tilbagekald
assistant-revoked = tilbagekaldt
assistant-link-hint = Send dette link til { $name }. Det vises kun én gang.

## Print and save

print-pairings = Udskriv parringer
print-standings = Udskriv stilling
print-crosstable = Udskriv krydstabel
save-json = Alt (JSON)
save-standings = Stilling (CSV)
save-crosstable = Krydstabel (CSV)
save-games = Alle partier (.qgn)
crosstable = Krydstabel

## The projector screen

screen-scan = Scan, og følg med
screen-round = Runde
time-left = Tid tilbage
