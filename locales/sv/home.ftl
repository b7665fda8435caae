### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spela Fencepost
start-resume = Fortsätt partiet
start-resume-what = { $players } spelare, { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  } hittills
start-computer = Spela mot datorn
start-computer-hint = Fungerar även offline.
start-invite = Bjud in någon
start-invite-hint = Skicka en länk eller visa en QR-kod. Inget konto behövs.
start-pass = Spela på samma skärm
start-pass-hint = Två till fyra spelare på en enhet.
start-open = Öppna partier
start-open-none = Ingen väntar just nu. Starta ett parti, så ser andra det här.
start-open-offline = Ingen kontakt med servern. Du kan fortfarande spela mot datorn eller på samma skärm.
start-watch = Titta
start-watch-none = Inga offentliga partier just nu.
start-rules = Läs reglerna
start-rules-hint = Lästa på två minuter, med bilder.
start-now = Starta
start-create = Skapa länk
start-level = Nivå { $level }
level-label = Styrka
level-1 = Nybörjare
level-2 = Första stegen
level-3 = Lätt
level-4 = Avslappnad
level-5 = Stabil
level-6 = Van
level-7 = Stark
level-8 = Mycket stark
level-9 = Expert
level-10 = Full styrka
players-label = Spelare
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Klocka
clock-own = Anpassad
clock-kind = Klocktyp
clock-kind-increment = Tid per spelare, med tillägg
clock-kind-delay = Tid per spelare, med fördröjning
clock-kind-per-move = Tid per drag
clock-kind-hourglass = Timglas
clock-own-minutes = Minuter per spelare
clock-own-seconds = Sekunder per drag
first-label = Vem börjar
first-lot = Slumpen
first-me = Jag
first-other = Motståndaren
first-another = Någon annan
seats-label = Övriga platser
seat-person = Människa
listed-label = Visa bland öppna partier
join = Gå med
watch = Titta
game-watch-move = Drag { $number }

## The first look

home-what = Kapplöpningen med väggar för 2 till 4 spelare.
home-play = Spela nu
home-play-hint = Gratis, utan konto
home-learn = Lär dig reglerna
home-tutorial = Lär dig genom att spela
home-tutorial-hint = I femton små steg
home-puzzle = Dagens kluring
# The board on the start page, for screen readers
home-board = Spelbräde. Piltangenterna väljer en ruta, h och v en vägg. Enter spelar draget, och partiet börjar.
home-tip-title = Din tur.
home-tip = Flytta eller sätt en vägg, så börjar partiet.
home-tip-fence = Tryck på väggen igen för att sätta den.
home-beginning = Partiet börjar …

## The form

mode-label = Mot
mode-computer = Dator
mode-invite = En vän
mode-pass = Samma skärm
more-options = Fler alternativ
summary-first-lot = Slumpad start
summary-first-me = Du börjar
summary-first-other = Motståndaren börjar
summary-fences = { $fences ->
    [one] en vägg var
   *[other] { $fences } väggar var
  }
clock-kind-game = Tid för hela partiet
clock-own-game = Minuter totalt
board-width = Kolumner
board-height = Rader
fences-each = Väggar per spelare
fences-usual = Vanligt ({ $fences })

## Others

lobby-waiting = Väntar
lobby-yours = Ditt öppna parti
exhibition-live = Direkt
exhibition-title = Datorprogram spelar mot varandra
exhibition-recorded = Ett inspelat parti
