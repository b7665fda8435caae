### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Gå tvers over – eller steng veien for dem.
# For search engines and for previews of links
app-description = Før brikken din over til den andre siden, eller steng veien for de andre. Spill i nettleseren med to, tre eller fire spillere, mot mennesker eller datamaskinen. Helt uten konto.
# The picture in previews of links
app-preview = Et brett med brikker og sperrer.
needs-script = Spillet trenger JavaScript, som er slått av her. Reglene kan leses uten.
back-to-start = Til forsiden
close = Lukk

## The bar at the top

settings = Innstillinger
look = Utseende
look-wood = Tre
look-light = Lyst
look-dark = Mørkt
language = Språk
sound = Lyder
confirm-fences = Bekreft sperrer
confirm-touch = På berøringsskjermer
confirm-always = Alltid
confirm-never = Aldri
notify = Si fra når det er min tur
notify-hint = Også når et annet vindu ligger foran.
show-on-board = Vis på brettet
overlay-legal = Hvor brikken min kan gå
overlay-ways = Korteste veier
overlay-lengths = Lengden på hver vei
overlay-last = Siste trekk
overlay-coordinates = Koordinater

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
clock-none = Uten klokke
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s forsinkelse
clock-per-move = { $seconds } s per trekk
clock-hourglass = Timeglass { $minutes } min
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
seat-computer = Datamaskin
listed-label = Vis blant de åpne partiene
your-name = Navnet ditt
your-name-hint = Bare hvis du vil.
join = Bli med
watch = Se på
game-of = { $players } spillere
game-watch-move = Trekk { $number }

## Waiting for others

invite-title = Venter på spillere
invite-hint = Alle som åpner lenken, kan sette seg. Andre kan se på via samme lenke.
invite-link = Lenke til partiet
invite-copy = Kopier
invite-copied = Kopiert
invite-share = Del
invite-qr = QR-kode for lenken
invite-seats = { $open ->
    [one] Én plass er ledig
   *[other] { $open } plasser er ledige
  }
invite-cancel = Avlys
join-title = Du er invitert
join-hint = { $name } venter på deg.
join-hint-somebody = Noen venter på deg.
join-sit = Sett deg og spill

## A game

you = Du
engine-name = Datamaskin, nivå { $level }
engine-full = Datamaskin, full styrke
open-seat = Ledig plass
guest = Gjest
player-out = ute
player-away = borte
player-thinking = tenker …
fences-left = Sperrer igjen: { $count }
way-length = Skritt til målet: { $count }
your-turn = Din tur
turn-of = Tur: { $name }
not-started = Ikke alle plasser er tatt
first-move-wait = { $name } har { $seconds } s igjen til første trekk. Deretter blir partiet avbrutt.
first-move-wait-you = Du har { $seconds } s igjen til ditt første trekk. Deretter blir partiet avbrutt.
left-for-good = { $name } har vært borte en stund.
take-over = La datamaskinen spille videre
give-time-to = Gi { $name } 15 sekunder
place-fence = Sett { $move }
drop-fence = Ta den opp igjen
take-fence-hint = Dra en sperre inn på brettet, eller trykk på et spor.
moves = Trekk
no-moves-yet = Ingen trekk ennå
move-first = Til starten
move-back = Ett trekk tilbake
move-on = Ett trekk fram
move-last = Til siste trekk
looking-back = Du ser på tidligere trekk.
back-to-game = Tilbake til partiet
flip = Snu
actions = Handlinger
takeback = Angre
draw = Remis
resign = Gi opp
resign-sure = Vil du virkelig gi opp?
draw-sure = Er alle enige om remis?
yes = Ja
no = Nei
rematch = Revansj
play-back = Spill av
share = Del
copy-record = Kopier partiet
download-record = Lagre partiet
new-game = Nytt parti
give-time = Gi 15 sekunder
more = Mer
accept = Godta
decline = Avslå
withdraw = Trekk tilbake
offers-draw = { $name } tilbyr remis.
offers-takeback = { $name } vil gjerne angre { $move }.
offers-rematch = { $name } vil gjerne ha revansj.
offered-draw = Du har tilbudt remis.
offered-takeback = Du har bedt om å få angre { $move }.
offered-rematch = Du har bedt om revansj.
next-game = Til neste parti
premove-set = { $move } kommer som neste trekk, hvis det går.
phrases = Si noe
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-good-game = Bra parti!
phrase-well-played = Godt spilt!
phrase-thanks = Takk!
phrase-oops = Oi!
phrase-one-moment = Et øyeblikk.
phrase-hurry = Din tur!
phrase-sorry = Beklager!
phrase-bye = Ha det!
says = { $name }: { $text }
you-won = Du vant
you-lost = Du tapte
game-drawn = Remis
game-broken-off = Avbrutt
won-by = { $name } vant

## The connection

link-lost = Mistet forbindelsen. Prøver igjen …
link-joining = Kobler til …
link-missing = Dette partiet finnes ikke her.
local-missing = Denne nettleseren har ikke lenger det partiet lagret.
page-missing = Det er ingen side på denne adressen.
trouble-offline = Serveren svarer ikke.
trouble-seat = Den plassen ble nettopp tatt.
trouble-too-many = Det var for mye på én gang. Prøv igjen om litt.
trouble-too-many-wait = For mange forespørsler. Prøv igjen om { $seconds } s.
trouble-offered = Det har du allerede tilbudt siden siste trekk.
trouble-too-long = Partiet er blitt for langt til det. Du kan fortsatt trekke eller gi opp.
trouble-other = Det gikk ikke.
turn-title = Din tur – Fencepost
turn-notice = Det er din tur.

## The board, by keyboard and for screen readers

board-label = Spillebrett. Piltastene flytter markøren, h og v legger en sperre, p går tilbake til rutene, Enter spiller trekket.
move-input = Skriv et trekk
move-input-go = Spill
move-input-hint = For eksempel e3 eller e3h
keys = Taster
keys-arrows = På brettet: flytt markøren. Ellers: bla gjennom trekkene
keys-home-end = Første og siste trekk
keys-h = Legg markøren vannrett
keys-v = Still markøren loddrett
keys-p = Tilbake til rutene
keys-enter = Spill trekket
keys-escape = Legg vekk sperren
keys-f = Snu brettet
keys-m = Lyder av og på
keys-question = Denne listen
say-square = { $square }, ledig
say-square-pawn = { $square }, brikke: { $name }
say-square-goes = { $square }, brikken din kan gå hit
say-fence-across = { $fence }, vannrett, over { $from } og { $to }
say-fence-upright = { $fence }, loddrett, til høyre for { $from } og { $to }
say-fence-placed = { $fence }, her ligger en sperre
say-fence-blocked = { $fence }, her kan det ikke ligge en sperre
say-moved = { $name } flytter til { $move }.
say-fenced = { $name } setter sperren { $move }.
say-passed = { $name } må stå over.
say-out = { $name } er ute.
