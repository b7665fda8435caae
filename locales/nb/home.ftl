### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spill Fencepost
start-resume = Fortsett partiet
start-resume-what = { $players } spillere, { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
  } så langt
start-computer = Spill mot datamaskinen
start-computer-hint = Virker også uten nett.
start-invite = Inviter noen
start-invite-hint = Send en lenke eller vis en QR-kode. Helt uten konto.
start-pass = Spill på samme skjerm
start-pass-hint = To til fire spillere på én enhet.
start-open = Åpne partier
start-open-none = Ingen venter akkurat nå. Start et parti, så ser andre det her.
start-open-offline = Får ikke kontakt med serveren. Du kan fortsatt spille mot datamaskinen eller på samme skjerm.
start-watch = Se på
start-watch-none = Ingen offentlige partier akkurat nå.
start-rules = Les reglene
start-rules-hint = Lest på to minutter, med bilder.
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
clock-own = Tilpasset
clock-kind = Klokketype
clock-kind-increment = Tid per spiller, med tillegg
clock-kind-delay = Tid per spiller, med forsinkelse
clock-kind-per-move = Tid per trekk
clock-kind-hourglass = Timeglass
clock-own-minutes = Minutter per spiller
clock-own-seconds = Sekunder per trekk
first-label = Hvem begynner
first-lot = Tilfeldig
first-me = Jeg
first-other = Motstanderen
first-another = En annen
seats-label = Andre plasser
seat-person = Menneske
listed-label = Vis blant de åpne partiene
join = Bli med
watch = Se på
game-watch-move = Trekk { $number }

## The first look

home-what = Kappløpet med sperrer for 2 til 4 spillere.
home-play = Spill nå
home-play-hint = Gratis, uten konto
home-learn = Lær reglene
home-tutorial = Lær mens du spiller
home-tutorial-hint = I femten små steg
home-puzzle = Dagens nøtt
# The board on the start page, for screen readers
home-board = Spillebrett. Piltastene velger en rute, h og v en sperre. Enter spiller trekket, og partiet begynner.
home-tip-title = Din tur.
home-tip = Flytt eller sett en sperre, så begynner partiet.
home-tip-fence = Trykk på sperren igjen for å sette den.
home-beginning = Partiet begynner …

## The form

mode-label = Mot
mode-computer = Datamaskin
mode-invite = En venn
mode-pass = Samme skjerm
more-options = Flere valg
summary-first-lot = Tilfeldig start
summary-first-me = Du begynner
summary-first-other = Motstanderen begynner
summary-fences = { $fences ->
    [one] én sperre hver
   *[other] { $fences } sperrer hver
  }
clock-kind-game = Tid for hele partiet
clock-own-game = Minutter i alt
board-width = Kolonner
board-height = Rader
fences-each = Sperrer til hver
fences-usual = Vanlig ({ $fences })

## Others

lobby-waiting = Venter
lobby-yours = Ditt åpne parti
exhibition-live = Direkte
exhibition-title = Programmer spiller mot hverandre
exhibition-recorded = Opptak av et parti
