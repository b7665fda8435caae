### The page in the browser.
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
clock-none = Geen klok
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s uitstel
clock-per-move = { $seconds } s per zet
clock-hourglass = Zandloper { $minutes } min
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
seat-computer = Computer
listed-label = Bij de open partijen tonen
your-name = Je naam
your-name-hint = Alleen als je wilt.
join = Meedoen
watch = Kijken
game-of = { $players } spelers
game-watch-move = Zet { $number }

## Waiting for others

invite-title = Wachten op spelers
invite-hint = Wie deze link opent, kan aanschuiven. Met dezelfde link kunnen anderen meekijken.
invite-link = Link naar de partij
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-qr = QR-code van de link
invite-seats = { $open ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $open } plaatsen vrij
  }
invite-cancel = Afblazen
join-title = Je bent uitgenodigd
join-hint = { $name } wacht op je.
join-hint-somebody = Er wacht iemand op je.
join-sit = Aanschuiven en spelen

## A game

you = Jij
engine-name = Computer, niveau { $level }
engine-full = Computer, volle kracht
open-seat = Vrije plaats
guest = Gast
player-out = uitgeschakeld
player-away = weg
player-thinking = denkt na…
fences-left = Barricades over: { $count }
way-length = Stappen naar het doel: { $count }
your-turn = Jij bent aan de beurt
turn-of = Aan de beurt: { $name }
not-started = Nog niet alle plaatsen zijn bezet
first-move-wait = { $name }: nog { $seconds } s voor de eerste zet. Daarna wordt de partij afgebroken.
first-move-wait-you = Je hebt nog { $seconds } s voor je eerste zet. Daarna wordt de partij afgebroken.
left-for-good = { $name } is al een tijdje weg.
take-over = Laat de computer verder spelen
give-time-to = Geef { $name } 15 seconden
place-fence = { $move } plaatsen
drop-fence = Weer oppakken
take-fence-hint = Sleep een barricade naar het bord of tik op een groef.
moves = Zetten
no-moves-yet = Nog geen zetten
move-first = Naar het begin
move-back = Eén zet terug
move-on = Eén zet verder
move-last = Naar de laatste zet
looking-back = Je kijkt naar eerdere zetten.
back-to-game = Terug naar de partij
flip = Draaien
actions = Acties
takeback = Zet terug
draw = Remise
resign = Opgeven
resign-sure = Echt opgeven?
draw-sure = Is iedereen het eens met remise?
yes = Ja
no = Nee
rematch = Revanche
play-back = Afspelen
share = Delen
copy-record = Partij kopiëren
download-record = Partij opslaan
new-game = Nieuwe partij
give-time = Geef 15 seconden
more = Meer
accept = Accepteren
decline = Afwijzen
withdraw = Intrekken
offers-draw = { $name } biedt remise aan.
offers-takeback = { $name } wil { $move } terugnemen.
offers-rematch = { $name } wil revanche.
offered-draw = Je hebt remise aangeboden.
offered-takeback = Je hebt gevraagd { $move } terug te nemen.
offered-rematch = Je hebt om revanche gevraagd.
next-game = Naar de volgende partij
premove-set = { $move } komt hierna, als dat kan.
phrases = Iets zeggen
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-good-game = Leuke partij!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-one-moment = Momentje, alsjeblieft.
phrase-hurry = Jij bent aan de beurt!
phrase-sorry = Sorry!
phrase-bye = Tot ziens!
says = { $name }: { $text }
you-won = Je hebt gewonnen
you-lost = Je hebt verloren
game-drawn = Remise
game-broken-off = Afgebroken
won-by = { $name } heeft gewonnen

## The connection

link-lost = Verbinding verbroken. Nieuwe poging…
link-joining = Verbinding maken…
link-missing = Deze partij bestaat hier niet.
local-missing = Deze partij is in deze browser niet meer bewaard.
page-missing = Op dit adres is geen pagina.
trouble-offline = De server antwoordt niet.
trouble-seat = Die plaats is net bezet.
trouble-too-many = Dat was te veel tegelijk. Probeer het zo nog eens.
trouble-too-many-wait = Te veel verzoeken. Probeer het over { $seconds } s nog eens.
trouble-offered = Dat heb je sinds de laatste zet al aangeboden.
trouble-too-long = De partij is daarvoor te lang geworden. Zetten en opgeven kan nog wel.
trouble-other = Dat is niet gelukt.
turn-title = Jij bent aan de beurt – Fencepost
turn-notice = Je bent aan de beurt.

## The board, by keyboard and for screen readers

board-label = Bord. Met de pijltoetsen beweeg je de cursor, met h en v leg je een barricade, met p ga je terug naar de velden, met Enter speel je de zet.
move-input = Typ een zet
move-input-go = Speel
move-input-hint = Bijvoorbeeld e3 of e3h
keys = Toetsen
keys-arrows = Op het bord: cursor bewegen. Elders: door de zetten bladeren
keys-home-end = Eerste en laatste zet
keys-h = Cursor horizontaal
keys-v = Cursor verticaal
keys-p = Terug naar de velden
keys-enter = Zet spelen
keys-escape = Barricade terugleggen
keys-f = Bord draaien
keys-m = Geluid aan en uit
keys-question = Deze lijst
say-square = { $square }, vrij
say-square-pawn = { $square }, pion: { $name }
say-square-goes = { $square }, hier kan je pion heen
say-fence-across = { $fence }, horizontaal, boven { $from } en { $to }
say-fence-upright = { $fence }, verticaal, rechts van { $from } en { $to }
say-fence-placed = { $fence }, hier ligt een barricade
say-fence-blocked = { $fence }, hier kan geen barricade liggen
say-moved = { $name } gaat naar { $move }.
say-fenced = { $name } plaatst barricade { $move }.
say-passed = { $name } moet passen.
say-out = { $name }: uitgeschakeld.
