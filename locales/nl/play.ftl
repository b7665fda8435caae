### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Wachten op spelers
invite-hint = Iedereen met deze link kan meedoen of meekijken.
invite-link = Link naar de partij
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-qr = QR-code van de link
invite-seats = { $open ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $open } plaatsen vrij
  }
invite-cancel = Partij annuleren
join-title = Je bent uitgenodigd
join-hint = { $name } wacht op je.
join-hint-somebody = Er wacht iemand op je.
join-sit = Meedoen en spelen

## A game

player-out = uitgeschakeld
player-away = weg
player-thinking = denkt na…
fences-left = Barricades over: { $count }
way-length = Stappen naar het doel: { $count }
your-turn = Jouw beurt
turn-of = Aan de beurt: { $name }
not-started = Wachten op spelers
first-move-wait = { $name } heeft nog { $seconds } s voor de eerste zet. Daarna wordt de partij afgelast.
first-move-wait-you = Je hebt nog { $seconds } s voor je eerste zet. Daarna wordt de partij afgelast.
left-for-good = { $name } is al een tijdje weg.
take-over = Laat de computer het overnemen
give-time-to = Geef { $name } 15 seconden
place-fence = { $move } plaatsen
drop-fence = Annuleren
take-fence-hint = Sleep een barricade naar het bord of tik tussen twee velden.
moves = Zetten
no-moves-yet = Nog geen zetten
move-first = Eerste zet
move-back = Eén zet terug
move-on = Eén zet vooruit
move-last = Laatste zet
looking-back = Je bekijkt een eerdere stelling.
back-to-game = Terug naar de partij
flip = Bord draaien
actions = Acties
takeback = Zet terugnemen
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
offered-takeback = Je hebt gevraagd om { $move } terug te nemen.
offered-rematch = Je hebt om revanche gevraagd.
next-game = Naar de volgende partij
premove-set = { $move } staat klaar, als dat dan nog mag
phrases = Snelchat
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-good-game = Leuke partij!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-one-moment = Eén moment, alsjeblieft.
phrase-hurry = Jouw beurt!
phrase-sorry = Sorry!
phrase-bye = Doei!
says = { $name }: { $text }
you-won = Je hebt gewonnen
you-lost = Je hebt verloren
game-drawn = Remise
game-broken-off = Afgelast
won-by = { $name } heeft gewonnen

## The connection

link-lost = Verbinding verbroken. Nieuwe poging…
link-joining = Verbinding maken…
link-missing = Partij niet gevonden.
local-missing = Deze partij staat niet meer in deze browser.
turn-title = Jouw beurt – Fencepost

## The board, by keyboard and for screen readers

board-label = Bord. Met de pijltoetsen beweeg je de cursor, met h en v kies je een horizontale of verticale barricade, met p ga je terug naar de velden, met Enter speel je de zet.
move-input = Typ een zet
move-input-go = Speel
move-input-hint = bijv. e3 of e3h
keys = Toetsen
keys-arrows = Op het bord: cursor bewegen. Elders: door de zetten bladeren
keys-home-end = Eerste en laatste zet
keys-h = Horizontale barricade
keys-v = Verticale barricade
keys-p = Terug naar de velden
keys-enter = Zet spelen
keys-escape = Barricade annuleren
keys-f = Bord draaien
keys-m = Geluid aan en uit
keys-question = Deze lijst
say-square = { $square }, vrij
say-square-pawn = { $square }, pion van { $name }
say-square-goes = { $square }, hier kan je pion heen
say-fence-across = { $fence }, horizontaal, boven { $from } en { $to }
say-fence-upright = { $fence }, verticaal, rechts van { $from } en { $to }
say-fence-placed = { $fence }, hier ligt een barricade
say-fence-blocked = { $fence }, hier kan geen barricade
say-moved = { $name } gaat naar { $move }.
say-fenced = { $name } plaatst de barricade { $move }.
say-passed = { $name } moet passen.
say-out = { $name } is uitgeschakeld.
say-moved-you = Je ging naar { $move }.
say-fenced-you = Je hebt de barricade { $move } geplaatst.
say-passed-you = Je moet passen.
say-out-you = Je bent uitgeschakeld.
say-square-pawn-you = { $square }, jouw pion
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } zou jouw pion insluiten: die kan dan niet meer weg van { $squares }.
move-input-open = Zetten als tekst invoeren
# $text: what was typed
move-input-wrong = “{ $text }” is geen zet. Typ e3 voor een stap of e3h voor een barricade.
keys-slash = Typ een zet

## How a game ended, said to one of the players

ending-goal-you = Je hebt de doellijn bereikt.
ending-resign-you = Je tegenstander heeft opgegeven.
ending-time-you = De tijd van je tegenstander is op.
ending-last-player-you = Je bent als laatste speler over.
ending-resign-lost = Je hebt opgegeven.
ending-time-lost = Je tijd is op.
review = Terugkijken
# $level: a number
next-level = Speel niveau { $level }
result-moves = { $count ->
    [one] zet
   *[other] zetten
  }
# A caption under the number, whatever it is
result-fences = barricades geplaatst
result-steps = stappen naar het doel

## What happens beside the moves, in one short line

news-draw-declined = { $name } heeft remise afgewezen.
news-draw-declined-you = Je hebt remise afgewezen.
news-takeback-declined = { $name } stond het terugnemen niet toe.
news-takeback-declined-you = Je stond het terugnemen niet toe.
news-rematch-declined = { $name } wil geen revanche.
news-rematch-declined-you = Je hebt de revanche afgewezen.
news-withdrawn = { $name } heeft het aanbod ingetrokken.
news-withdrawn-you = Je hebt je aanbod ingetrokken.
news-takeback = De laatste zet is teruggenomen.
news-takeover = De computer speelt nu voor { $name }.
news-time = { $name } kreeg { $seconds } seconden erbij.
news-time-you = Je kreeg { $seconds } seconden erbij.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } kan niet meer.
# $text: the phrase
phrase-sent = Verstuurd: { $text }

## Help during a game

hint = Tip
hint-thinking = Denkt na…
hints-used = Tips: { $count }
rules-panel = Spelregels
rules-panel-loading = Spelregels laden…
rules-panel-missing = De spelregels kunnen nu niet worden geladen. Daar is verbinding voor nodig.
