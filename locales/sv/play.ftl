### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Väntar på spelare
invite-hint = Alla med den här länken kan gå med eller titta på.
invite-link = Länk till partiet
invite-copy = Kopiera
invite-copied = Kopierad
invite-share = Dela
invite-qr = QR-kod för länken
invite-seats = { $open ->
    [one] En plats är ledig
   *[other] { $open } platser är lediga
  }
invite-cancel = Ställ in partiet
join-title = Du är inbjuden
join-hint = { $name } väntar på dig.
join-hint-somebody = Någon väntar på dig.
join-sit = Gå med och spela

## A game

player-out = utslagen
player-away = borta
player-thinking = tänker …
fences-left = Väggar kvar: { $count }
way-length = Steg till målet: { $count }
your-turn = Din tur
turn-of = På tur: { $name }
not-started = Väntar på spelare
first-move-wait = { $name } har { $seconds } s kvar till första draget. Sedan ställs partiet in.
first-move-wait-you = Du har { $seconds } s kvar till ditt första drag. Sedan ställs partiet in.
left-for-good = { $name } har varit borta ett tag.
take-over = Låt datorn ta över
give-time-to = Ge { $name } 15 sekunder
place-fence = Sätt { $move }
drop-fence = Avbryt
take-fence-hint = Dra in en vägg på brädet eller tryck mellan två rutor.
moves = Drag
no-moves-yet = Inga drag än
move-first = Första draget
move-back = Ett drag bakåt
move-on = Ett drag framåt
move-last = Sista draget
looking-back = Du ser en tidigare ställning.
back-to-game = Tillbaka till partiet
flip = Vänd brädet
actions = Åtgärder
takeback = Ångra drag
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
accept = Acceptera
decline = Avböj
withdraw = Dra tillbaka
offers-draw = { $name } erbjuder remi.
offers-takeback = { $name } vill ångra { $move }.
offers-rematch = { $name } vill ha revansch.
offered-draw = Du erbjöd remi.
offered-takeback = Du bad att få ångra { $move }.
offered-rematch = Du bad om revansch.
next-game = Gå till nästa parti
premove-set = { $move } är förberett, om det fortfarande är tillåtet
phrases = Snabbchatt
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
game-broken-off = Inställt
won-by = { $name } vann

## The connection

link-lost = Anslutningen bröts. Försöker igen …
link-joining = Ansluter …
link-missing = Partiet hittades inte.
local-missing = Partiet finns inte längre sparat i den här webbläsaren.
turn-title = Din tur – Fencepost

## The board, by keyboard and for screen readers

board-label = Spelbräde. Piltangenterna flyttar markören, h och v väljer en vågrät eller lodrät vägg, p går tillbaka till rutorna, Enter spelar draget.
move-input = Skriv ett drag
move-input-go = Spela
move-input-hint = t.ex. e3 eller e3h
keys = Tangenter
keys-arrows = På brädet: flytta markören. Annars: bläddra bland dragen
keys-home-end = Första och sista draget
keys-h = Vågrät vägg
keys-v = Lodrät vägg
keys-p = Tillbaka till rutorna
keys-enter = Spela draget
keys-escape = Avbryt väggen
keys-f = Vänd brädet
keys-m = Ljud av och på
keys-question = Den här listan
say-square = { $square }, ledig
say-square-pawn = { $square }, pjäs: { $name }
say-square-goes = { $square }, hit kan din pjäs gå
say-fence-across = { $fence }, vågrät, ovanför { $from } och { $to }
say-fence-upright = { $fence }, lodrät, till höger om { $from } och { $to }
say-fence-placed = { $fence }, här ligger en vägg
say-fence-blocked = { $fence }, här går det inte att sätta en vägg
say-moved = { $name } flyttar till { $move }.
say-fenced = { $name } sätter väggen { $move }.
say-passed = { $name } måste passa.
say-out = { $name } är utslagen.
say-moved-you = Du flyttade till { $move }.
say-fenced-you = Du satte väggen { $move }.
say-passed-you = Du måste passa.
say-out-you = Du är utslagen.
say-square-pawn-you = { $square }, din pjäs
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } skulle stänga in din pjäs: den skulle inte längre kunna lämna { $squares }.
move-input-open = Skriv drag som text
# $text: what was typed
move-input-wrong = ”{ $text }” är inget drag. Skriv e3 för ett steg eller e3h för en vägg.
keys-slash = Skriv ett drag

## How a game ended, said to one of the players

ending-goal-you = Du nådde mållinjen.
ending-resign-you = Motståndaren gav upp.
ending-time-you = Motståndarens tid tog slut.
ending-last-player-you = Du är sista spelaren kvar.
ending-resign-lost = Du gav upp.
ending-time-lost = Din tid tog slut.
review = Gå igenom
# $level: a number
next-level = Spela nivå { $level }
result-moves = { $count ->
    [one] drag
   *[other] drag
  }
# A caption under the number, whatever it is
result-fences = satta väggar
result-steps = steg till målet

## What happens beside the moves, in one short line

news-draw-declined = { $name } avböjde remi.
news-draw-declined-you = Du avböjde remi.
news-takeback-declined = { $name } sa nej till att ångra draget.
news-takeback-declined-you = Du sa nej till att ångra draget.
news-rematch-declined = { $name } vill inte ha revansch.
news-rematch-declined-you = Du avböjde revanschen.
news-withdrawn = { $name } drog tillbaka erbjudandet.
news-withdrawn-you = Du drog tillbaka ditt erbjudande.
news-takeback = Det senaste draget togs tillbaka.
news-takeover = Datorn spelar nu för { $name }.
news-time = { $name } fick { $seconds } sekunder till.
news-time-you = Du fick { $seconds } sekunder till.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } går inte längre att spela.
# $text: the phrase
phrase-sent = Skickat: { $text }

## Help during a game

hint = Tips
hint-thinking = Tänker …
hints-used = Tips: { $count }
rules-panel = Regler
rules-panel-loading = Läser in reglerna …
rules-panel-missing = Reglerna kan inte läsas in just nu. Det krävs en anslutning.
