### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = Din tur – Fencepost

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
