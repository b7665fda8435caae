### The page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Gå tvärs över – eller mura in dem.
# For search engines and for previews of links
app-description = Gå över till andra sidan med din pjäs, eller ställ väggar i vägen för de andra. Spela i webbläsaren med två, tre eller fyra spelare, mot människor eller datorn. Inget konto behövs.
# The picture in previews of links
app-preview = Ett bräde med pjäser och väggar.
needs-script = Spelet kräver JavaScript, som är avstängt här. Reglerna går att läsa ändå.
back-to-start = Till startsidan
close = Stäng

## The bar at the top

settings = Inställningar
look = Utseende
look-wood = Trä
look-light = Ljust
look-dark = Mörkt
language = Språk
sound = Ljud
confirm-fences = Bekräfta väggar
confirm-touch = På pekskärmar
confirm-always = Alltid
confirm-never = Aldrig
notify = Säg till när det är min tur
notify-hint = Även när ett annat fönster ligger framför.
show-on-board = Visa på brädet
overlay-legal = Vart min pjäs kan gå
overlay-ways = Kortaste vägar
overlay-lengths = Varje vägs längd
overlay-last = Senaste draget
overlay-coordinates = Koordinater

## Start

start-title = Spela Fencepost
start-resume = Spela vidare
start-resume-what = { $players } spelare, { $moves ->
    [one] ett drag
   *[other] { $moves } drag
  } hittills
start-computer = Spela mot datorn
start-computer-hint = Fungerar även utan internet.
start-invite = Bjud in någon
start-invite-hint = Skicka en länk eller visa en QR-kod. Inget konto behövs.
start-pass = Spela på samma skärm
start-pass-hint = Två till fyra personer vid den här skärmen.
start-open = Öppna partier
start-open-none = Ingen väntar just nu. Öppna ett parti, så ser andra det här.
start-open-offline = Ingen kontakt med servern. Du kan ändå spela mot datorn och på samma skärm.
start-watch = Titta på
start-watch-none = Inget offentligt parti pågår just nu.
start-rules = Läs reglerna
start-rules-hint = Två minuter, med bilder.
start-now = Starta
start-create = Skapa länk
start-level = Nivå { $level }
level-label = Styrka
level-1 = Nybörjare
level-2 = Första stegen
level-3 = Lätt
level-4 = Avspänd
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
clock-none = Ingen klocka
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, { $seconds } s fördröjning
clock-per-move = { $seconds } s per drag
clock-hourglass = Timglas { $minutes } min
clock-own = Egen klocka
clock-kind = Typ av klocka
clock-kind-increment = Tid per spelare med tillägg
clock-kind-delay = Tid per spelare med fördröjning
clock-kind-per-move = Tid per drag
clock-kind-hourglass = Timglas
clock-own-minutes = Minuter per spelare
clock-own-seconds = Sekunder per drag
first-label = Vem börjar
first-lot = Lottning
first-me = Jag
first-other = Den andra
first-another = Någon annan
seats-label = Övriga platser
seat-person = Människa
seat-computer = Dator
listed-label = Visa bland öppna partier
your-name = Ditt namn
your-name-hint = Bara om du vill.
join = Gå med
watch = Titta på
game-of = { $players } spelare
game-watch-move = Drag { $number }

## Waiting for others

invite-title = Väntar på spelare
invite-hint = Alla som öppnar länken kan slå sig ner. Via samma länk kan andra titta på.
invite-link = Länk till partiet
invite-copy = Kopiera
invite-copied = Kopierad
invite-share = Dela
invite-qr = QR-kod för länken
invite-seats = { $open ->
    [one] En plats är ledig
   *[other] { $open } platser är lediga
  }
invite-cancel = Avbryt
join-title = Du är inbjuden
join-hint = { $name } väntar på dig.
join-hint-somebody = Någon väntar på dig.
join-sit = Sätt dig och spela

## A game

you = Du
engine-name = Dator, nivå { $level }
engine-full = Dator, full styrka
open-seat = Ledig plats
guest = Gäst
player-out = ute
player-away = borta
player-thinking = tänker …
fences-left = Väggar kvar: { $count }
way-length = Steg till målet: { $count }
your-turn = Din tur
turn-of = På tur: { $name }
not-started = Alla platser är inte tagna
first-move-wait = { $name } har { $seconds } s kvar till första draget. Sedan avbryts partiet.
first-move-wait-you = Du har { $seconds } s kvar till ditt första drag. Sedan avbryts partiet.
left-for-good = { $name } har varit borta ett tag.
take-over = Låt datorn spela vidare
give-time-to = Ge { $name } 15 sekunder
place-fence = Sätt { $move }
drop-fence = Ta upp den igen
take-fence-hint = Dra in en vägg på brädet eller tryck på ett spår.
moves = Drag
no-moves-yet = Inga drag än
move-first = Till början
move-back = Ett drag bakåt
move-on = Ett drag framåt
move-last = Till senaste draget
looking-back = Du tittar på tidigare drag.
back-to-game = Tillbaka till partiet
flip = Vänd
actions = Åtgärder
takeback = Ångra
draw = Remi
resign = Ge upp
resign-sure = Vill du verkligen ge upp?
draw-sure = Är alla överens om remi?
yes = Ja
no = Nej
rematch = Revansch
play-back = Spela upp
share = Dela
copy-record = Kopiera partiet
download-record = Spara partiet
new-game = Nytt parti
give-time = Ge 15 sekunder
more = Mer
accept = Godta
decline = Avböj
withdraw = Dra tillbaka
offers-draw = { $name } erbjuder remi.
offers-takeback = { $name } vill ångra { $move }.
offers-rematch = { $name } vill ha revansch.
offered-draw = Du har erbjudit remi.
offered-takeback = Du har bett att få ångra { $move }.
offered-rematch = Du har bett om revansch.
next-game = Till nästa parti
premove-set = { $move } spelas härnäst, om det går.
phrases = Säg något
phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-good-game = Bra parti!
phrase-well-played = Bra spelat!
phrase-thanks = Tack!
phrase-oops = Hoppsan!
phrase-one-moment = Ett ögonblick, tack.
phrase-hurry = Din tur!
phrase-sorry = Förlåt!
phrase-bye = Hej då!
says = { $name }: { $text }
you-won = Du vann
you-lost = Du förlorade
game-drawn = Remi
game-broken-off = Avbrutet
won-by = { $name } vann

## The connection

link-lost = Anslutningen bröts. Försöker igen …
link-joining = Ansluter …
link-missing = Det partiet finns inte här.
local-missing = Den här webbläsaren har inte kvar det partiet.
page-missing = Det finns ingen sida på den här adressen.
trouble-offline = Servern svarar inte.
trouble-seat = Den platsen blev just tagen.
trouble-too-many = Det blev för mycket på en gång. Försök igen om en stund.
trouble-too-many-wait = För många förfrågningar. Försök igen om { $seconds } s.
trouble-offered = Det har du redan erbjudit sedan det senaste draget.
trouble-too-long = Partiet har blivit för långt för det. Du kan fortfarande dra eller ge upp.
trouble-other = Det gick inte.
turn-title = Din tur – Fencepost
turn-notice = Det är din tur.

## The board, by keyboard and for screen readers

board-label = Spelbräde. Piltangenterna flyttar markören, h och v lägger en vägg, p går tillbaka till rutorna, Enter spelar draget.
move-input = Skriv ett drag
move-input-go = Spela
move-input-hint = Till exempel e3 eller e3h
keys = Tangenter
keys-arrows = På brädet: flytta markören. Annars: bläddra bland dragen
keys-home-end = Första och sista draget
keys-h = Lägg markören vågrätt
keys-v = Ställ markören lodrätt
keys-p = Tillbaka till rutorna
keys-enter = Spela draget
keys-escape = Lägg undan väggen
keys-f = Vänd brädet
keys-m = Ljud av och på
keys-question = Den här listan
say-square = { $square }, ledig
say-square-pawn = { $square }, pjäs: { $name }
say-square-goes = { $square }, din pjäs kan gå hit
say-fence-across = { $fence }, vågrätt, ovanför { $from } och { $to }
say-fence-upright = { $fence }, lodrätt, till höger om { $from } och { $to }
say-fence-placed = { $fence }, här ligger en vägg
say-fence-blocked = { $fence }, här kan ingen vägg ligga
say-moved = { $name } går till { $move }.
say-fenced = { $name } sätter väggen { $move }.
say-passed = { $name } måste passa.
say-out = { $name } är ute.
