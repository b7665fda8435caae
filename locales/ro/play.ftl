### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Se așteaptă jucători
invite-hint = Oricine are acest link poate intra sau privi.
invite-link = Link către partidă
invite-copy = Copiază
invite-copied = Copiat
invite-share = Distribuie
invite-qr = Codul QR al linkului
invite-seats = { $open ->
    [one] Un loc este liber
    [few] { $open } locuri sunt libere
   *[other] { $open } de locuri sunt libere
  }
invite-cancel = Anulează partida
join-title = Ai o invitație
join-hint = { $name } te așteaptă.
join-hint-somebody = Cineva te așteaptă.
join-sit = Intră și joacă

## A game

player-out = eliminat
player-away = absent
player-thinking = se gândește…
fences-left = Bariere rămase: { $count }
way-length = Pași până la sosire: { $count }
your-turn = Rândul tău
turn-of = La rând: { $name }
not-started = Se așteaptă jucători
first-move-wait = { $name } mai are { $seconds } s pentru prima mutare. Apoi partida se anulează.
first-move-wait-you = Mai ai { $seconds } s pentru prima mutare. Apoi partida se anulează.
left-for-good = { $name } lipsește de ceva timp.
take-over = Lasă calculatorul să continue
give-time-to = Încă 15 secunde: { $name }
place-fence = Pune { $move }
drop-fence = Anulează
take-fence-hint = Trage o barieră pe tablă sau atinge spațiul dintre două căsuțe.
moves = Mutări
no-moves-yet = Nicio mutare încă
move-first = Prima mutare
move-back = Mutarea anterioară
move-on = Mutarea următoare
move-last = Ultima mutare
looking-back = Vezi o poziție anterioară.
back-to-game = Înapoi la partidă
flip = Întoarce tabla
actions = Acțiuni
takeback = Ia mutarea înapoi
draw = Remiză
resign = Cedează
resign-sure = Sigur vrei să cedezi?
draw-sure = Toți sunt de acord cu remiza?
yes = Da
no = Nu
rematch = Revanșă
play-back = Redare
share = Distribuie
copy-record = Copiază partida
download-record = Salvează partida
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
next-game = Mergi la partida următoare
premove-set = Mutare anticipată { $move }, dacă mai e permisă
phrases = Mesaje rapide
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
game-broken-off = Anulată
won-by = { $name } a câștigat

## The connection

link-lost = Conexiune pierdută. Se încearcă din nou…
link-joining = Se conectează…
link-missing = Partida nu a fost găsită.
local-missing = Această partidă nu mai este salvată în acest browser.
turn-title = Rândul tău – Fencepost

## The board, by keyboard and for screen readers

board-label = Tablă. Săgețile mută cursorul, h și v aleg o barieră orizontală sau verticală, p revine la căsuțe, Enter joacă.
move-input = Scrie o mutare
move-input-go = Joacă
move-input-hint = de ex. e3 sau e3h
keys = Taste
keys-arrows = Pe tablă: mută cursorul. În rest: parcurge mutările
keys-home-end = Prima și ultima mutare
keys-h = Barieră orizontală
keys-v = Barieră verticală
keys-p = Înapoi la căsuțe
keys-enter = Joacă
keys-escape = Anulează bariera
keys-f = Întoarce tabla
keys-m = Pornește și oprește sunetele
keys-question = Această listă
say-square = { $square }, liberă
say-square-pawn = { $square }, pion: { $name }
say-square-goes = { $square }, pionul tău poate merge acolo
say-fence-across = { $fence }, orizontală, deasupra căsuțelor { $from } și { $to }
say-fence-upright = { $fence }, verticală, la dreapta căsuțelor { $from } și { $to }
say-fence-placed = { $fence }, aici este o barieră
say-fence-blocked = { $fence }, aici nu se poate pune o barieră
say-moved = { $name } mută pe { $move }.
say-fenced = { $name } pune bariera { $move }.
say-passed = { $name } își pierde rândul.
say-out = { $name } iese din joc.
say-moved-you = Ai mutat pe { $move }.
say-fenced-you = Ai pus bariera { $move }.
say-passed-you = Îți pierzi rândul.
say-out-you = Ai ieșit din joc.
say-square-pawn-you = { $square }, pionul tău
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } ți-ar închide pionul: n-ar mai putea ieși din { $squares }.
move-input-open = Scrie mutările
# $text: what was typed
move-input-wrong = „{ $text }” nu este o mutare. Scrie e3 pentru un pas sau e3h pentru o barieră.
keys-slash = Scrie o mutare

## How a game ended, said to one of the players

ending-goal-you = Ai ajuns la linia de sosire.
ending-resign-you = Adversarul a cedat.
ending-time-you = Adversarul a rămas fără timp.
ending-last-player-you = Numai tu ai rămas în joc.
ending-resign-lost = Ai cedat.
ending-time-lost = Ai rămas fără timp.
review = Revezi
# $level: a number
next-level = Joacă la nivelul { $level }
result-moves = { $count ->
    [one] mutare
    [few] mutări
   *[other] de mutări
  }
# A caption under the number, whatever it is
result-fences = bariere puse
result-steps = pași până la sosire

## What happens beside the moves, in one short line

news-draw-declined = { $name } a refuzat remiza.
news-draw-declined-you = Ai refuzat remiza.
news-takeback-declined = { $name } nu a permis luarea mutării înapoi.
news-takeback-declined-you = Nu ai permis luarea mutării înapoi.
news-rematch-declined = { $name } nu vrea revanșa.
news-rematch-declined-you = Ai refuzat revanșa.
news-withdrawn = { $name } și-a retras propunerea.
news-withdrawn-you = Ți-ai retras propunerea.
news-takeback = Ultima mutare a fost luată înapoi.
news-takeover = Calculatorul joacă acum pentru { $name }.
news-time = { $name } a primit încă { $seconds } s.
news-time-you = Ai primit încă { $seconds } s.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } nu mai este posibilă.
# $text: the phrase
phrase-sent = Trimis: { $text }

## Help during a game

hint = Indiciu
hint-thinking = Se gândește…
hints-used = Indicii: { $count }
rules-panel = Reguli
rules-panel-loading = Se încarcă regulile…
rules-panel-missing = Regulile nu pot fi încărcate acum. E nevoie de conexiune.
