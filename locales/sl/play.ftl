### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Čakamo na igralce
invite-hint = Kdor odpre to povezavo, lahko sede k igri. Po isti povezavi lahko drugi gledajo.
invite-link = Povezava do partije
invite-copy = Kopiraj
invite-copied = Kopirano
invite-share = Deli
invite-qr = Koda QR povezave
invite-seats = { $open ->
    [one] { $open } prost sedež
    [two] { $open } prosta sedeža
    [few] { $open } prosti sedeži
   *[other] { $open } prostih sedežev
  }
invite-cancel = Prekliči
join-title = Imaš povabilo
join-hint = { $name } te čaka.
join-hint-somebody = Nekdo te čaka.
join-sit = Sedi in igraj

## A game

player-out = zunaj igre
player-away = ni tu
player-thinking = razmišlja …
fences-left = Preostale ograje: { $count }
way-length = Koraki do cilja: { $count }
your-turn = Ti si na vrsti
turn-of = Na vrsti: { $name }
not-started = Niso zasedeni vsi sedeži
first-move-wait = { $name }: še { $seconds } s za prvo potezo. Potem se partija prekine.
first-move-wait-you = Imaš še { $seconds } s za prvo potezo. Potem se partija prekine.
left-for-good = { $name }: že nekaj časa brez povezave.
take-over = Naj nadaljuje računalnik
give-time-to = { $name }: daj 15 sekund
place-fence = Postavi { $move }
drop-fence = Odstrani
take-fence-hint = Povleci ograjo na ploščo ali se dotakni utora.
moves = Poteze
no-moves-yet = Potez še ni
move-first = Na začetek
move-back = Potezo nazaj
move-on = Potezo naprej
move-last = Na zadnjo potezo
looking-back = Gledaš prejšnje poteze.
back-to-game = Nazaj v partijo
flip = Obrni
actions = Dejanja
takeback = Vrni potezo
draw = Remi
resign = Predaj se
resign-sure = Se res želiš predati?
draw-sure = Se vsi strinjajo z remijem?
yes = Da
no = Ne
rematch = Revanša
play-back = Predvajaj
share = Deli
copy-record = Kopiraj zapis
download-record = Shrani zapis
new-game = Nova partija
give-time = Daj 15 sekund
more = Več
accept = Sprejmi
decline = Zavrni
withdraw = Umakni
offers-draw = { $name } ponuja remi.
offers-takeback = { $name } želi vrniti potezo { $move }.
offers-rematch = { $name } želi revanšo.
offered-draw = Ponujaš remi.
offered-takeback = Želiš vrniti potezo { $move }.
offered-rematch = Želiš revanšo.
next-game = Na naslednjo partijo
premove-set = Sledi { $move }, če bo mogoče.
phrases = Reci kaj
phrase-hello = Živijo!
phrase-good-luck = Srečno!
phrase-good-game = Dobra partija!
phrase-well-played = Dobro odigrano!
phrase-thanks = Hvala!
phrase-oops = Ups!
phrase-one-moment = Samo trenutek, prosim.
phrase-hurry = Ti si na vrsti!
phrase-sorry = Oprosti!
phrase-bye = Adijo!
says = { $name }: { $text }
you-won = Zmaga je tvoja
you-lost = Tokrat poraz
game-drawn = Remi
game-broken-off = Prekinjeno
won-by = Zmaga: { $name }

## The connection

link-lost = Povezava je prekinjena. Poskušamo znova …
link-joining = Povezovanje …
link-missing = Te partije tukaj ni.
local-missing = Ta brskalnik te partije ne hrani več.
turn-title = Ti si na vrsti – Fencepost

## The board, by keyboard and for screen readers

board-label = Plošča. Puščice premikajo kazalec, h in v položita ograjo, p vrne na polja, Enter odigra potezo.
move-input = Vpiši potezo
move-input-go = Igraj
move-input-hint = Na primer e3 ali e3h
keys = Tipke
keys-arrows = Na plošči: premik kazalca. Drugje: listanje po potezah
keys-home-end = Prva in zadnja poteza
keys-h = Kazalec vodoravno
keys-v = Kazalec navpično
keys-p = Nazaj na polja
keys-enter = Odigraj
keys-escape = Odstrani ograjo
keys-f = Obrni ploščo
keys-m = Vklopi ali izklopi zvoke
keys-question = Ta seznam
say-square = { $square }, prosto
say-square-pawn = { $square }, kmet: { $name }
say-square-goes = { $square }, tvoj kmet lahko gre sem
say-fence-across = { $fence }, vodoravno, nad { $from } in { $to }
say-fence-upright = { $fence }, navpično, desno od { $from } in { $to }
say-fence-placed = { $fence }, tukaj je ograja
say-fence-blocked = { $fence }, tukaj ograja ni mogoča
say-moved = { $name }: kmet na { $move }.
say-fenced = { $name }: ograja { $move }.
say-passed = { $name }: prisilno izpuščena poteza.
say-out = Zunaj igre: { $name }.
