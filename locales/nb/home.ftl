### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spill Fencepost
start-resume = Spill videre
start-resume-what = { $players } spillere, { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  } så langt
start-computer = Spill mot datamaskinen
start-computer-hint = Virker også uten nett.
start-invite = Inviter noen
start-invite-hint = Send en lenke eller vis en QR-kode. Helt uten konto.
start-pass = Spill på samme skjerm
start-pass-hint = To til fire personer ved denne skjermen.
start-open = Åpne partier
start-open-none = Ingen venter akkurat nå. Åpne et parti, så ser andre det her.
start-open-offline = Ingen forbindelse med serveren. Du kan likevel spille mot datamaskinen og på samme skjerm.
start-watch = Se på
start-watch-none = Ingen offentlige partier er i gang akkurat nå.
start-rules = Les reglene
start-rules-hint = To minutter, med bilder.
start-now = Start
start-create = Lag lenke
start-level = Nivå { $level }
level-label = Styrke
level-1 = Helt fersk
level-2 = Første skritt
level-3 = Lett
level-4 = Avslappet
level-5 = Solid
level-6 = Dreven
level-7 = Sterk
level-8 = Svært sterk
level-9 = Ekspert
level-10 = Full styrke
players-label = Spillere
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Klokke
clock-own = Egen klokke
clock-kind = Type klokke
clock-kind-increment = Tid per spiller med tillegg
clock-kind-delay = Tid per spiller med forsinkelse
clock-kind-per-move = Tid per trekk
clock-kind-hourglass = Timeglass
clock-own-minutes = Minutter per spiller
clock-own-seconds = Sekunder per trekk
first-label = Hvem begynner
first-lot = Loddtrekning
first-me = Jeg
first-other = Den andre
first-another = En annen
seats-label = Andre plasser
seat-person = Menneske
listed-label = Vis blant de åpne partiene
join = Bli med
watch = Se på
game-watch-move = Trekk { $number }
