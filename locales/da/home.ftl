### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spil Fencepost
start-resume = Fortsæt partiet
start-resume-what = { $players } spillere, { $moves ->
    [one] ét træk
   *[other] { $moves } træk
  } indtil nu
start-computer = Spil mod computeren
start-computer-hint = Virker også offline.
start-invite = Invitér nogen
start-invite-hint = Send et link, eller vis en QR-kode. Helt uden konto.
start-pass = Spil på samme skærm
start-pass-hint = To til fire spillere på én enhed.
start-open = Åbne partier
start-open-none = Ingen venter lige nu. Start et parti, så kan andre se det her.
start-open-offline = Ingen forbindelse til serveren. Du kan stadig spille mod computeren eller på samme skærm.
start-watch = Se med
start-watch-none = Ingen offentlige partier lige nu.
start-rules = Læs reglerne
start-rules-hint = Læst på to minutter, med billeder.
start-now = Start
start-create = Opret link
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
clock-own = Tilpasset
clock-kind = Urtype
clock-kind-increment = Tid pr. spiller, med tillæg
clock-kind-delay = Tid pr. spiller, med forsinkelse
clock-kind-per-move = Tid pr. træk
clock-kind-hourglass = Timeglas
clock-own-minutes = Minutter pr. spiller
clock-own-seconds = Sekunder pr. træk
first-label = Hvem begynder
first-lot = Tilfældigt
first-me = Mig
first-other = Modstanderen
first-another = En anden
seats-label = Andre pladser
seat-person = Menneske
listed-label = Vis blandt de åbne partier
join = Deltag
watch = Se med
game-watch-move = Træk { $number }

## The first look

home-what = Forhindringsløbet for 2 til 4 spillere.
home-play = Spil nu
home-play-hint = Gratis, uden konto
home-learn = Lær reglerne
home-tutorial = Lær ved at spille
home-tutorial-hint = I femten små trin
home-puzzle = Dagens opgave
# The board on the start page, for screen readers
home-board = Spilleplade. Piletasterne vælger et felt, h og v en forhindring. Enter spiller trækket, og partiet begynder.
home-tip-title = Det er din tur.
home-tip = Flyt, eller sæt en forhindring, så begynder partiet.
home-tip-fence = Tryk på forhindringen igen for at sætte den.
home-beginning = Partiet begynder …

## The form

mode-label = Mod
mode-computer = Computer
mode-invite = En ven
mode-pass = Samme skærm
more-options = Flere indstillinger
summary-first-lot = Tilfældig start
summary-first-me = Du begynder
summary-first-other = Modstanderen begynder
summary-fences = { $fences ->
    [one] én forhindring hver
   *[other] { $fences } forhindringer hver
  }
clock-kind-game = Tid til hele partiet
clock-own-game = Minutter i alt
board-width = Kolonner
board-height = Rækker
fences-each = Forhindringer til hver
fences-usual = Normalt ({ $fences })

## Others

lobby-waiting = Venter
lobby-yours = Dit åbne parti
exhibition-live = Direkte
exhibition-title = Programmer spiller mod hinanden
exhibition-recorded = Et optaget parti
