### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Din tur – Fencepost

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
