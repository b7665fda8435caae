### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spil Fencepost
start-resume = Spil videre
start-resume-what = { $players } spillere, { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  } indtil nu
start-computer = Spil mod computeren
start-computer-hint = Virker også uden internet.
start-invite = Inviter nogen
start-invite-hint = Send et link, eller vis en QR-kode. Helt uden konto.
start-pass = Spil på samme skærm
start-pass-hint = To til fire personer ved denne skærm.
start-open = Åbne partier
start-open-none = Ingen venter lige nu. Åbn et parti, så kan andre se det her.
start-open-offline = Ingen forbindelse til serveren. Du kan stadig spille mod computeren og på samme skærm.
start-watch = Se med
start-watch-none = Der er ingen offentlige partier i gang lige nu.
start-rules = Læs reglerne
start-rules-hint = To minutter, med billeder.
start-now = Start
start-create = Lav et link
start-level = Niveau { $level }
level-label = Styrke
level-1 = Helt ny
level-2 = Første skridt
level-3 = Let
level-4 = Afslappet
level-5 = Solid
level-6 = Øvet
level-7 = Stærk
level-8 = Meget stærk
level-9 = Ekspert
level-10 = Fuld styrke
players-label = Spillere
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Ur
clock-own = Eget ur
clock-kind = Slags ur
clock-kind-increment = Tid pr. spiller med tillæg
clock-kind-delay = Tid pr. spiller med forsinkelse
clock-kind-per-move = Tid pr. træk
clock-kind-hourglass = Timeglas
clock-own-minutes = Minutter pr. spiller
clock-own-seconds = Sekunder pr. træk
first-label = Hvem begynder
first-lot = Lodtrækning
first-me = Mig
first-other = Den anden
first-another = En anden
seats-label = Andre pladser
seat-person = Menneske
listed-label = Vis blandt de åbne partier
join = Deltag
watch = Se med
game-watch-move = Træk { $number }
