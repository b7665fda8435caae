### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Gå tværs over – eller spær vejen for dem.
# For search engines and for previews of links
app-description = Før din brik over på den anden side, eller spær vejen for de andre. Spil i browseren med to, tre eller fire spillere, mod mennesker eller computeren. Helt uden konto.
# The picture in previews of links
app-preview = En spilleplade med brikker og forhindringer.
needs-script = Spillet kræver JavaScript, som er slået fra her. Reglerne kan læses uden.
back-to-start = Til forsiden
close = Luk

## The bar at the top

settings = Indstillinger
look = Udseende
look-wood = Træ
look-light = Lys
look-dark = Mørk
language = Sprog
sound = Lyde
confirm-fences = Bekræft forhindringer
confirm-touch = På touchskærme
confirm-always = Altid
confirm-never = Aldrig
notify = Sig til, når det er min tur
notify-hint = Også når et andet vindue er forrest.
show-on-board = Vis på spillepladen
overlay-legal = Hvor min brik kan gå hen
overlay-ways = Korteste veje
overlay-lengths = Hver vejs længde
overlay-last = Sidste træk
overlay-coordinates = Koordinater

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
clock-none = Uden ur
clock-minutes = { $minutes } min.
clock-increment = { $minutes } min. + { $seconds } sek.
clock-delay = { $minutes } min., { $seconds } sek. forsinkelse
clock-per-move = { $seconds } sek. pr. træk
clock-hourglass = Timeglas { $minutes } min.
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
seat-computer = Computer
listed-label = Vis blandt de åbne partier
your-name = Dit navn
your-name-hint = Kun hvis du har lyst.
join = Deltag
watch = Se med
game-of = { $players } spillere
game-watch-move = Træk { $number }

## Waiting for others

invite-title = Venter på spillere
invite-hint = Alle, der åbner linket, kan sætte sig. Andre kan se med via samme link.
invite-link = Link til partiet
invite-copy = Kopiér
invite-copied = Kopieret
invite-share = Del
invite-qr = QR-kode til linket
invite-seats = { $open ->
    [one] Én plads er ledig
   *[other] { $open } pladser er ledige
  }
invite-cancel = Aflys
join-title = Du er inviteret
join-hint = { $name } venter på dig.
join-hint-somebody = Der er nogen, der venter på dig.
join-sit = Sæt dig og spil

## A game

you = Du
engine-name = Computer, niveau { $level }
engine-full = Computer, fuld styrke
open-seat = Ledig plads
guest = Gæst
player-out = ude
player-away = væk
player-thinking = tænker …
fences-left = Forhindringer tilbage: { $count }
way-length = Skridt til målet: { $count }
your-turn = Din tur
turn-of = Tur: { $name }
not-started = Ikke alle pladser er taget
first-move-wait = { $name } har { $seconds } sek. tilbage til første træk. Derefter bliver partiet afbrudt.
first-move-wait-you = Du har { $seconds } sek. tilbage til dit første træk. Derefter bliver partiet afbrudt.
left-for-good = { $name } har været væk et stykke tid.
take-over = Lad computeren spille videre
give-time-to = Giv { $name } 15 sekunder
place-fence = Sæt { $move }
drop-fence = Tag den op igen
take-fence-hint = Træk en forhindring ind på spillepladen, eller tryk på en rille.
moves = Træk
no-moves-yet = Ingen træk endnu
move-first = Til starten
move-back = Ét træk tilbage
move-on = Ét træk frem
move-last = Til sidste træk
looking-back = Du ser på tidligere træk.
back-to-game = Tilbage til partiet
flip = Vend
actions = Handlinger
takeback = Fortryd
draw = Remis
resign = Giv op
resign-sure = Vil du virkelig give op?
draw-sure = Er alle enige om remis?
yes = Ja
no = Nej
rematch = Revanche
play-back = Afspil
share = Del
copy-record = Kopiér partiet
download-record = Gem partiet
new-game = Nyt parti
give-time = Giv 15 sekunder
more = Mere
accept = Accepter
decline = Afslå
withdraw = Træk tilbage
offers-draw = { $name } tilbyder remis.
offers-takeback = { $name } vil gerne fortryde { $move }.
offers-rematch = { $name } vil gerne have revanche.
offered-draw = Du har tilbudt remis.
offered-takeback = Du har bedt om at fortryde { $move }.
offered-rematch = Du har bedt om revanche.
next-game = Til næste parti
premove-set = { $move } spilles som det næste, hvis det kan lade sig gøre.
phrases = Sig noget
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-good-game = Godt parti!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-oops = Ups!
phrase-one-moment = Lige et øjeblik.
phrase-hurry = Det er din tur!
phrase-sorry = Undskyld!
phrase-bye = Farvel!
says = { $name }: { $text }
you-won = Du vandt
you-lost = Du tabte
game-drawn = Remis
game-broken-off = Afbrudt
won-by = { $name } vandt

## The connection

link-lost = Forbindelsen røg. Prøver igen …
link-joining = Forbinder …
link-missing = Det parti findes ikke her.
local-missing = Denne browser har ikke længere det parti gemt.
page-missing = Der er ingen side på denne adresse.
trouble-offline = Serveren svarer ikke.
trouble-seat = Den plads er lige blevet taget.
trouble-too-many = Det var for meget på én gang. Prøv igen om lidt.
trouble-too-many-wait = For mange forespørgsler. Prøv igen om { $seconds } sek.
trouble-offered = Det har du allerede tilbudt siden det sidste træk.
trouble-too-long = Partiet er blevet for langt til det. Du kan stadig trække eller give op.
trouble-other = Det lykkedes ikke.
turn-title = Din tur – Fencepost
turn-notice = Det er din tur.

## The board, by keyboard and for screen readers

board-label = Spilleplade. Piletasterne flytter markøren, h og v lægger en forhindring, p går tilbage til felterne, Enter spiller trækket.
move-input = Skriv et træk
move-input-go = Spil
move-input-hint = For eksempel e3 eller e3h
keys = Taster
keys-arrows = På spillepladen: flyt markøren. Andre steder: bladr gennem trækkene
keys-home-end = Første og sidste træk
keys-h = Læg markøren vandret
keys-v = Stil markøren lodret
keys-p = Tilbage til felterne
keys-enter = Spil trækket
keys-escape = Læg forhindringen væk
keys-f = Vend spillepladen
keys-m = Lyde til og fra
keys-question = Denne liste
say-square = { $square }, frit
say-square-pawn = { $square }, brik: { $name }
say-square-goes = { $square }, din brik kan gå hertil
say-fence-across = { $fence }, vandret, over { $from } og { $to }
say-fence-upright = { $fence }, lodret, til højre for { $from } og { $to }
say-fence-placed = { $fence }, her ligger en forhindring
say-fence-blocked = { $fence }, her kan der ikke ligge en forhindring
say-moved = { $name } flytter til { $move }.
say-fenced = { $name } sætter forhindringen { $move }.
say-passed = { $name } må melde pas.
say-out = { $name } er ude.
