### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Din tur – Fencepost

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
