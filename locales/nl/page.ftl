### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Loop naar de overkant, of bouw hun weg dicht.
# For search engines and for previews of links
app-description = Loop met je pion naar de overkant of zet de anderen barricades in de weg. Speel in je browser met twee, drie of vier spelers, tegen mensen of tegen de computer. Zonder account.
# The picture in previews of links
app-preview = Een bord met pionnen en barricades.
needs-script = Om te spelen is JavaScript nodig, en dat staat hier uit. De spelregels kun je ook zonder lezen.
back-to-start = Naar de startpagina
close = Sluiten

## The bar at the top

settings = Instellingen
look = Uiterlijk
look-wood = Hout
look-light = Licht
look-dark = Donker
language = Taal
sound = Geluid
confirm-fences = Barricades bevestigen
confirm-touch = Op aanraakschermen
confirm-always = Altijd
confirm-never = Nooit
notify = Waarschuw me als ik aan de beurt ben
notify-hint = Ook als er een ander venster vooraan staat.
show-on-board = Op het bord tonen
overlay-legal = Waar mijn pion heen kan
overlay-ways = Kortste wegen
overlay-lengths = Lengte van elke weg
overlay-last = Laatste zet
overlay-coordinates = Coördinaten

## Start

clock-none = Geen klok
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s uitstel
clock-per-move = { $seconds } s per zet
clock-hourglass = Zandloper { $minutes } min
seat-computer = Computer
your-name = Je naam
your-name-hint = Alleen als je wilt.
game-of = { $players } spelers

## A game

you = Jij
engine-name = Computer, niveau { $level }
engine-full = Computer, volle kracht
open-seat = Vrije plaats
guest = Gast

## The connection

page-missing = Op dit adres is geen pagina.
trouble-offline = De server antwoordt niet.
trouble-seat = Die plaats is net bezet.
trouble-too-many = Dat was te veel tegelijk. Probeer het zo nog eens.
trouble-too-many-wait = Te veel verzoeken. Probeer het over { $seconds } s nog eens.
trouble-offered = Dat heb je sinds de laatste zet al aangeboden.
trouble-too-long = De partij is daarvoor te lang geworden. Zetten en opgeven kan nog wel.
trouble-other = Dat is niet gelukt.
turn-notice = Je bent aan de beurt.
