### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Se așteaptă jucători
invite-hint = Cine deschide acest link poate lua loc. Cu același link partida poate fi și urmărită.
invite-link = Link către partidă
invite-copy = Copiază
invite-copied = Copiat
invite-share = Distribuie
invite-qr = Codul QR al linkului
invite-seats = { $open ->
    [one] Un loc liber
    [few] { $open } locuri libere
   *[other] { $open } de locuri libere
  }
invite-cancel = Anulează partida
join-title = Ai o invitație
join-hint = { $name } te așteaptă.
join-hint-somebody = Cineva te așteaptă.
join-sit = Ia loc și joacă

## A game

player-out = ieșit
player-away = plecat
player-thinking = se gândește…
fences-left = Bariere rămase: { $count }
way-length = Pași până la sosire: { $count }
your-turn = E rândul tău
turn-of = La rând: { $name }
not-started = Mai sunt locuri libere
first-move-wait = { $name }: au mai rămas { $seconds } s pentru prima mutare. Apoi partida se întrerupe.
first-move-wait-you = Mai ai { $seconds } s pentru prima mutare. Apoi partida se întrerupe.
left-for-good = { $name } lipsește de ceva timp.
take-over = Lasă calculatorul să continue
give-time-to = Încă 15 secunde pentru { $name }
place-fence = Pune { $move }
drop-fence = Ia bariera înapoi
take-fence-hint = Trage o barieră pe tablă sau atinge un șanț.
moves = Mutări
no-moves-yet = Nicio mutare încă
move-first = La început
move-back = Mutarea anterioară
move-on = Mutarea următoare
move-last = La ultima mutare
looking-back = Revezi mutările jucate.
back-to-game = Înapoi la partidă
flip = Întoarce
actions = Acțiuni
takeback = Ia înapoi
draw = Remiză
resign = Cedează
resign-sure = Sigur vrei să cedezi?
draw-sure = Toți acceptă remiza?
yes = Da
no = Nu
rematch = Revanșă
play-back = Revezi
share = Distribuie
copy-record = Copiază notația
download-record = Salvează notația
new-game = Partidă nouă
give-time = Dă 15 secunde
more = Mai multe
accept = Acceptă
decline = Refuză
withdraw = Retrage
offers-draw = { $name } propune remiză.
offers-takeback = { $name } vrea să ia înapoi { $move }.
offers-rematch = { $name } vrea revanșa.
offered-draw = Ai propus remiză.
offered-takeback = Ai cerut să iei înapoi { $move }.
offered-rematch = Ai cerut revanșa.
next-game = La partida următoare
premove-set = Urmează { $move }, dacă se poate.
phrases = Spune ceva
phrase-hello = Salut!
phrase-good-luck = Baftă!
phrase-good-game = Frumoasă partidă!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-oops = Hopa!
phrase-one-moment = O clipă, te rog.
phrase-hurry = E rândul tău!
phrase-sorry = Scuze!
phrase-bye = Pa!
says = { $name }: { $text }
you-won = Ai câștigat
you-lost = Ai pierdut
game-drawn = Remiză
game-broken-off = Partidă întreruptă
won-by = { $name } a câștigat

## The connection

link-lost = Legătura s-a pierdut. Se încearcă din nou…
link-joining = Se conectează…
link-missing = Această partidă nu există aici.
local-missing = Acest browser nu mai păstrează partida.
turn-title = E rândul tău – Fencepost

## The board, by keyboard and for screen readers

board-label = Tablă. Săgețile mută cursorul, h și v pun o barieră orizontal sau vertical, p revine la căsuțe, Enter joacă.
move-input = Scrie o mutare
move-input-go = Joacă
move-input-hint = De exemplu e3 sau e3h
keys = Taste
keys-arrows = Pe tablă: mută cursorul. În rest: parcurge mutările
keys-home-end = Prima și ultima mutare
keys-h = Barieră orizontală
keys-v = Barieră verticală
keys-p = Înapoi la căsuțe
keys-enter = Joacă
keys-escape = Lasă bariera
keys-f = Întoarce tabla
keys-m = Pornește și oprește sunetele
keys-question = Această listă
say-square = { $square }, liberă
say-square-pawn = { $square }, pion: { $name }
say-square-goes = { $square }, pionul tău poate merge aici
say-fence-across = { $fence }, orizontală, deasupra căsuțelor { $from } și { $to }
say-fence-upright = { $fence }, verticală, la dreapta căsuțelor { $from } și { $to }
say-fence-placed = { $fence }, aici este o barieră
say-fence-blocked = { $fence }, aici nu se poate pune o barieră
say-moved = { $name }: pionul pe { $move }.
say-fenced = { $name }: bariera { $move }.
say-passed = { $name }: nicio mutare posibilă, rândul trece mai departe.
say-out = { $name }: în afara jocului.
