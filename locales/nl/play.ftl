### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Wachten op spelers
invite-hint = Wie deze link opent, kan aanschuiven. Met dezelfde link kunnen anderen meekijken.
invite-link = Link naar de partij
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-qr = QR-code van de link
invite-seats = { $open ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $open } plaatsen vrij
  }
invite-cancel = Afblazen
join-title = Je bent uitgenodigd
join-hint = { $name } wacht op je.
join-hint-somebody = Er wacht iemand op je.
join-sit = Aanschuiven en spelen

## A game

player-out = uitgeschakeld
player-away = weg
player-thinking = denkt na…
fences-left = Barricades over: { $count }
way-length = Stappen naar het doel: { $count }
your-turn = Jij bent aan de beurt
turn-of = Aan de beurt: { $name }
not-started = Nog niet alle plaatsen zijn bezet
first-move-wait = { $name }: nog { $seconds } s voor de eerste zet. Daarna wordt de partij afgebroken.
first-move-wait-you = Je hebt nog { $seconds } s voor je eerste zet. Daarna wordt de partij afgebroken.
left-for-good = { $name } is al een tijdje weg.
take-over = Laat de computer verder spelen
give-time-to = Geef { $name } 15 seconden
place-fence = { $move } plaatsen
drop-fence = Weer oppakken
take-fence-hint = Sleep een barricade naar het bord of tik op een groef.
moves = Zetten
no-moves-yet = Nog geen zetten
move-first = Naar het begin
move-back = Eén zet terug
move-on = Eén zet verder
move-last = Naar de laatste zet
looking-back = Je kijkt naar eerdere zetten.
back-to-game = Terug naar de partij
flip = Draaien
actions = Acties
takeback = Zet terug
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
offered-takeback = Je hebt gevraagd { $move } terug te nemen.
offered-rematch = Je hebt om revanche gevraagd.
next-game = Naar de volgende partij
premove-set = { $move } komt hierna, als dat kan.
phrases = Iets zeggen
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-good-game = Leuke partij!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-one-moment = Momentje, alsjeblieft.
phrase-hurry = Jij bent aan de beurt!
phrase-sorry = Sorry!
phrase-bye = Tot ziens!
says = { $name }: { $text }
you-won = Je hebt gewonnen
you-lost = Je hebt verloren
game-drawn = Remise
game-broken-off = Afgebroken
won-by = { $name } heeft gewonnen

## The connection

link-lost = Verbinding verbroken. Nieuwe poging…
link-joining = Verbinding maken…
link-missing = Deze partij bestaat hier niet.
local-missing = Deze partij is in deze browser niet meer bewaard.
turn-title = Jij bent aan de beurt – Fencepost

## The board, by keyboard and for screen readers

board-label = Bord. Met de pijltoetsen beweeg je de cursor, met h en v leg je een barricade, met p ga je terug naar de velden, met Enter speel je de zet.
move-input = Typ een zet
move-input-go = Speel
move-input-hint = Bijvoorbeeld e3 of e3h
keys = Toetsen
keys-arrows = Op het bord: cursor bewegen. Elders: door de zetten bladeren
keys-home-end = Eerste en laatste zet
keys-h = Cursor horizontaal
keys-v = Cursor verticaal
keys-p = Terug naar de velden
keys-enter = Zet spelen
keys-escape = Barricade terugleggen
keys-f = Bord draaien
keys-m = Geluid aan en uit
keys-question = Deze lijst
say-square = { $square }, vrij
say-square-pawn = { $square }, pion: { $name }
say-square-goes = { $square }, hier kan je pion heen
say-fence-across = { $fence }, horizontaal, boven { $from } en { $to }
say-fence-upright = { $fence }, verticaal, rechts van { $from } en { $to }
say-fence-placed = { $fence }, hier ligt een barricade
say-fence-blocked = { $fence }, hier kan geen barricade liggen
say-moved = { $name } gaat naar { $move }.
say-fenced = { $name } plaatst barricade { $move }.
say-passed = { $name } moet passen.
say-out = { $name }: uitgeschakeld.
