### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Fencepost spelen
start-resume = Verder spelen
start-resume-what = { $players } spelers, tot nu toe { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }
start-computer = Tegen de computer
start-computer-hint = Werkt ook offline.
start-invite = Iemand uitnodigen
start-invite-hint = Stuur een link of laat een QR-code zien. Zonder account.
start-pass = Op één apparaat
start-pass-hint = Met twee tot vier spelers.
start-open = Open partijen
start-open-none = Er wacht nu niemand. Start een partij, dan zien anderen die hier.
start-open-offline = Geen verbinding met de server. Tegen de computer of samen op één apparaat kun je nog wel spelen.
start-watch = Kijken
start-watch-none = Er zijn nu geen openbare partijen.
start-rules = Spelregels lezen
start-rules-hint = In twee minuten gelezen, met plaatjes.
start-now = Starten
start-create = Link maken
start-level = Niveau { $level }
level-label = Speelsterkte
level-1 = Beginner
level-2 = Eerste stappen
level-3 = Makkelijk
level-4 = Recreatief
level-5 = Degelijk
level-6 = Bedreven
level-7 = Sterk
level-8 = Heel sterk
level-9 = Expert
level-10 = Volle kracht
players-label = Spelers
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Klok
clock-own = Aangepast
clock-kind = Soort klok
clock-kind-increment = Tijd per speler, met increment
clock-kind-delay = Tijd per speler, met vertraging
clock-kind-per-move = Tijd per zet
clock-kind-hourglass = Zandloper
clock-own-minutes = Minuten per speler
clock-own-seconds = Seconden per zet
first-label = Wie begint
first-lot = Willekeurig
first-me = Ik
first-other = Tegenstander
first-another = Iemand anders
seats-label = Andere plaatsen
seat-person = Mens
listed-label = Bij de open partijen tonen
join = Meedoen
watch = Kijken
game-watch-move = Zet { $number }

## The first look

home-what = De barricaderace voor 2 tot 4 spelers.
home-play = Nu spelen
home-play-hint = Gratis, zonder account
home-learn = Leer de spelregels
home-tutorial = Al spelend leren
home-tutorial-hint = In vijftien kleine stappen
home-puzzle = Puzzel van de dag
# The board on the start page, for screen readers
home-board = Bord. Met de pijltoetsen kies je een veld, met h en v een barricade. Met Enter speel je de zet, en de partij begint.
home-tip-title = Jouw beurt.
home-tip = Verzet je pion of plaats een barricade, en de partij begint.
home-tip-fence = Tik nog eens op de barricade om hem te plaatsen.
home-beginning = De partij begint…

## The form

mode-label = Tegen
mode-computer = Computer
mode-invite = Vrienden
mode-pass = Eén apparaat
more-options = Meer opties
summary-first-lot = Loting wie begint
summary-first-me = Jij begint
summary-first-other = Tegenstander begint
summary-fences = { $fences ->
    [one] elk één barricade
   *[other] elk { $fences } barricades
  }
clock-kind-game = Tijd voor de hele partij
clock-own-game = Minuten in totaal
board-width = Kolommen
board-height = Rijen
fences-each = Barricades per speler
fences-usual = Standaard ({ $fences })

## Others

lobby-waiting = Wacht
lobby-yours = Je open partij
exhibition-live = Live
exhibition-title = Engines spelen tegen elkaar
exhibition-recorded = Een opgenomen partij
