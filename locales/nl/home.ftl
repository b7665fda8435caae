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
start-computer-hint = Werkt ook zonder internet.
start-invite = Iemand uitnodigen
start-invite-hint = Stuur een link of laat een QR-code zien. Zonder account.
start-pass = Samen op één scherm
start-pass-hint = Met twee, drie of vier mensen op dit apparaat.
start-open = Open partijen
start-open-none = Er wacht nu niemand. Open een partij en anderen zien hem hier.
start-open-offline = Geen verbinding met de server. Tegen de computer en samen op één scherm kun je gewoon spelen.
start-watch = Kijken
start-watch-none = Er is nu geen openbare partij bezig.
start-rules = Spelregels lezen
start-rules-hint = Twee minuten, met plaatjes.
start-now = Begin
start-create = Link maken
start-level = Niveau { $level }
level-label = Speelsterkte
level-1 = Beginner
level-2 = Eerste stappen
level-3 = Makkelijk
level-4 = Ontspannen
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
clock-own = Eigen klok
clock-kind = Soort klok
clock-kind-increment = Tijd per speler met toeslag
clock-kind-delay = Tijd per speler met uitstel
clock-kind-per-move = Tijd per zet
clock-kind-hourglass = Zandloper
clock-own-minutes = Minuten per speler
clock-own-seconds = Seconden per zet
first-label = Wie begint
first-lot = Loten
first-me = Ik
first-other = De ander
first-another = Iemand anders
seats-label = Andere plaatsen
seat-person = Mens
listed-label = Bij de open partijen tonen
join = Meedoen
watch = Kijken
game-watch-move = Zet { $number }
