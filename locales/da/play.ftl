### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Venter på spillere
invite-hint = Alle med linket kan spille med eller se på.
invite-link = Link til partiet
invite-copy = Kopiér
invite-copied = Kopieret
invite-share = Del
invite-qr = QR-kode til linket
invite-seats = { $open ->
    [one] Én plads er ledig
   *[other] { $open } pladser er ledige
  }
invite-cancel = Aflys partiet
join-title = Du er inviteret
join-hint = { $name } venter på dig.
join-hint-somebody = Nogen venter på dig.
join-sit = Deltag og spil

## A game

player-out = slået ud
player-away = væk
player-thinking = tænker …
fences-left = Forhindringer tilbage: { $count }
way-length = Skridt til målet: { $count }
your-turn = Din tur
turn-of = Tur: { $name }
not-started = Venter på spillere
first-move-wait = { $name } har { $seconds } sek. tilbage til første træk. Derefter aflyses partiet.
first-move-wait-you = Du har { $seconds } sek. tilbage til dit første træk. Derefter aflyses partiet.
left-for-good = { $name } har været væk et stykke tid.
take-over = Lad computeren tage over
give-time-to = Giv { $name } 15 sekunder
place-fence = Sæt { $move }
drop-fence = Annullér
take-fence-hint = Træk en forhindring ind på spillepladen, eller tryk mellem to felter.
moves = Træk
no-moves-yet = Ingen træk endnu
move-first = Første træk
move-back = Ét træk tilbage
move-on = Ét træk frem
move-last = Sidste træk
looking-back = Du ser en tidligere stilling.
back-to-game = Tilbage til partiet
flip = Vend spillepladen
actions = Handlinger
takeback = Fortryd træk
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
accept = Acceptér
decline = Afslå
withdraw = Træk tilbage
offers-draw = { $name } tilbyder remis.
offers-takeback = { $name } vil gerne fortryde { $move }.
offers-rematch = { $name } vil gerne have revanche.
offered-draw = Du tilbød remis.
offered-takeback = Du bad om at fortryde { $move }.
offered-rematch = Du bad om revanche.
next-game = Gå til næste parti
premove-set = { $move } er klar, hvis det stadig er tilladt
phrases = Hurtigchat
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-good-game = Godt parti!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-oops = Ups!
phrase-one-moment = Lige et øjeblik.
phrase-hurry = Det er din tur!
phrase-sorry = Undskyld!
phrase-bye = Hej hej!
says = { $name }: { $text }
you-won = Du vandt
you-lost = Du tabte
game-drawn = Remis
game-broken-off = Aflyst
won-by = { $name } vandt

## The connection

link-lost = Forbindelsen blev afbrudt. Prøver igen …
link-joining = Forbinder …
link-missing = Partiet blev ikke fundet.
local-missing = Partiet er ikke længere gemt i denne browser.
turn-title = Din tur – Fencepost

## The board, by keyboard and for screen readers

board-label = Spilleplade. Piletasterne flytter markøren, h og v vælger en vandret eller lodret forhindring, p går tilbage til felterne, Enter spiller trækket.
move-input = Skriv et træk
move-input-go = Spil
move-input-hint = f.eks. e3 eller e3h
keys = Taster
keys-arrows = På spillepladen: flyt markøren. Andre steder: bladr gennem trækkene
keys-home-end = Første og sidste træk
keys-h = Vandret forhindring
keys-v = Lodret forhindring
keys-p = Tilbage til felterne
keys-enter = Spil trækket
keys-escape = Annullér forhindringen
keys-f = Vend spillepladen
keys-m = Lyde til og fra
keys-question = Denne liste
say-square = { $square }, frit
say-square-pawn = { $square }, brik: { $name }
say-square-goes = { $square }, hertil kan din brik gå
say-fence-across = { $fence }, vandret, over { $from } og { $to }
say-fence-upright = { $fence }, lodret, til højre for { $from } og { $to }
say-fence-placed = { $fence }, her ligger en forhindring
say-fence-blocked = { $fence }, her kan der ikke sættes en forhindring
say-moved = { $name } flytter til { $move }.
say-fenced = { $name } sætter forhindringen { $move }.
say-passed = { $name } må melde pas.
say-out = { $name } er slået ud.
say-moved-you = Du flyttede til { $move }.
say-fenced-you = Du satte forhindringen { $move }.
say-passed-you = Du må melde pas.
say-out-you = Du er slået ud.
say-square-pawn-you = { $square }, din brik
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } ville spærre din egen brik inde: Den kunne ikke længere komme væk fra { $squares }.
move-input-open = Skriv træk som tekst
# $text: what was typed
move-input-wrong = ”{ $text }” er ikke et træk. Skriv e3 for et skridt eller e3h for en forhindring.
keys-slash = Skriv et træk

## How a game ended, said to one of the players

ending-goal-you = Du nåede mållinjen.
ending-resign-you = Din modstander gav op.
ending-time-you = Din modstander løb tør for tid.
ending-last-player-you = Du er den sidste spiller tilbage.
ending-resign-lost = Du gav op.
ending-time-lost = Du løb tør for tid.
review = Gennemse
# $level: a number
next-level = Spil niveau { $level }
result-moves = { $count ->
    [one] træk
   *[other] træk
  }
# A caption under the number, whatever it is
result-fences = satte forhindringer
result-steps = skridt til målet

## What happens beside the moves, in one short line

news-draw-declined = { $name } afslog remis.
news-draw-declined-you = Du afslog remis.
news-takeback-declined = { $name } sagde nej til at fortryde trækket.
news-takeback-declined-you = Du sagde nej til at fortryde trækket.
news-rematch-declined = { $name } vil ikke have revanche.
news-rematch-declined-you = Du afslog revanchen.
news-withdrawn = { $name } trak tilbuddet tilbage.
news-withdrawn-you = Du trak dit tilbud tilbage.
news-takeback = Det sidste træk blev taget tilbage.
news-takeover = Computeren spiller nu for { $name }.
news-time = { $name } fik { $seconds } sekunder mere.
news-time-you = Du fik { $seconds } sekunder mere.
# On the card of who got them
time-gift = +{ $seconds } sek.
premove-dropped = { $move } kan ikke længere spilles.
# $text: the phrase
phrase-sent = Sendt: { $text }

## Help during a game

hint = Tip
hint-thinking = Tænker …
hints-used = Tip: { $count }
rules-panel = Regler
rules-panel-loading = Indlæser reglerne …
rules-panel-missing = Reglerne kan ikke indlæses lige nu. Det kræver en forbindelse.
