### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Venter på spillere
invite-hint = Alle med denne lenken kan bli med eller se på.
invite-link = Lenke til partiet
invite-copy = Kopier
invite-copied = Kopiert
invite-share = Del
invite-qr = QR-kode for lenken
invite-seats = { $open ->
    [one] Én plass er ledig
   *[other] { $open } plasser er ledige
  }
invite-cancel = Avlys partiet
join-title = Du er invitert
join-hint = { $name } venter på deg.
join-hint-somebody = Noen venter på deg.
join-sit = Bli med og spill

## A game

player-out = slått ut
player-away = borte
player-thinking = tenker …
fences-left = Sperrer igjen: { $count }
way-length = Skritt til målet: { $count }
your-turn = Din tur
turn-of = Tur: { $name }
not-started = Venter på spillere
first-move-wait = { $name } har { $seconds } s igjen til første trekk. Deretter blir partiet avlyst.
first-move-wait-you = Du har { $seconds } s igjen til ditt første trekk. Deretter blir partiet avlyst.
left-for-good = { $name } har vært borte en stund.
take-over = La datamaskinen ta over
give-time-to = Gi { $name } 15 sekunder
place-fence = Sett { $move }
drop-fence = Avbryt
take-fence-hint = Dra en sperre inn på brettet, eller trykk mellom to ruter.
moves = Trekk
no-moves-yet = Ingen trekk ennå
move-first = Første trekk
move-back = Ett trekk tilbake
move-on = Ett trekk fram
move-last = Siste trekk
looking-back = Du ser på en tidligere stilling.
back-to-game = Tilbake til partiet
flip = Snu brettet
actions = Handlinger
takeback = Angre trekk
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
offered-draw = Du tilbød remis.
offered-takeback = Du ba om å få angre { $move }.
offered-rematch = Du ba om revansj.
next-game = Gå til neste parti
premove-set = { $move } er klart, hvis det fortsatt er lov
phrases = Hurtigchat
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
game-broken-off = Avlyst
won-by = { $name } vant

## The connection

link-lost = Mistet forbindelsen. Prøver igjen …
link-joining = Kobler til …
link-missing = Fant ikke partiet.
local-missing = Partiet er ikke lenger lagret i denne nettleseren.
turn-title = Din tur – Fencepost

## The board, by keyboard and for screen readers

board-label = Spillebrett. Piltastene flytter markøren, h og v velger en vannrett eller loddrett sperre, p går tilbake til rutene, Enter spiller trekket.
move-input = Skriv et trekk
move-input-go = Spill
move-input-hint = f.eks. e3 eller e3h
keys = Taster
keys-arrows = På brettet: flytt markøren. Ellers: bla gjennom trekkene
keys-home-end = Første og siste trekk
keys-h = Vannrett sperre
keys-v = Loddrett sperre
keys-p = Tilbake til rutene
keys-enter = Spill trekket
keys-escape = Avbryt sperren
keys-f = Snu brettet
keys-m = Lyder av og på
keys-question = Denne listen
say-square = { $square }, ledig
say-square-pawn = { $square }, brikke: { $name }
say-square-goes = { $square }, hit kan brikken din gå
say-fence-across = { $fence }, vannrett, over { $from } og { $to }
say-fence-upright = { $fence }, loddrett, til høyre for { $from } og { $to }
say-fence-placed = { $fence }, her ligger en sperre
say-fence-blocked = { $fence }, her kan det ikke settes en sperre
say-moved = { $name } flytter til { $move }.
say-fenced = { $name } setter sperren { $move }.
say-passed = { $name } må stå over.
say-out = { $name } er slått ut.
say-moved-you = Du flyttet til { $move }.
say-fenced-you = Du satte sperren { $move }.
say-passed-you = Du må stå over.
say-out-you = Du er slått ut.
say-square-pawn-you = { $square }, brikken din
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } ville stenge brikken din inne: Den kunne ikke lenger komme vekk fra { $squares }.
move-input-open = Skriv trekk som tekst
# $text: what was typed
move-input-wrong = «{ $text }» er ikke et trekk. Skriv e3 for et skritt eller e3h for en sperre.
keys-slash = Skriv et trekk

## How a game ended, said to one of the players

ending-goal-you = Du nådde mållinjen.
ending-resign-you = Motstanderen ga opp.
ending-time-you = Motstanderen brukte opp tiden.
ending-last-player-you = Du er siste spiller igjen.
ending-resign-lost = Du ga opp.
ending-time-lost = Du brukte opp tiden.
review = Se gjennom
# $level: a number
next-level = Spill nivå { $level }
result-moves = { $count ->
    [one] trekk
   *[other] trekk
  }
# A caption under the number, whatever it is
result-fences = sperrer satt
result-steps = skritt til målet

## What happens beside the moves, in one short line

news-draw-declined = { $name } avslo remis.
news-draw-declined-you = Du avslo remis.
news-takeback-declined = { $name } sa nei til å angre trekket.
news-takeback-declined-you = Du sa nei til å angre trekket.
news-rematch-declined = { $name } vil ikke ha revansj.
news-rematch-declined-you = Du avslo revansjen.
news-withdrawn = { $name } trakk tilbudet tilbake.
news-withdrawn-you = Du trakk tilbudet tilbake.
news-takeback = Det siste trekket ble tatt tilbake.
news-takeover = Datamaskinen spiller nå for { $name }.
news-time = { $name } fikk { $seconds } sekunder til.
news-time-you = Du fikk { $seconds } sekunder til.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } kan ikke spilles lenger.
# $text: the phrase
phrase-sent = Sendt: { $text }

## Help during a game

hint = Tips
hint-thinking = Tenker …
hints-used = Tips: { $count }
rules-panel = Regler
rules-panel-loading = Laster reglene …
rules-panel-missing = Reglene kan ikke lastes akkurat nå. Det krever tilkobling.
