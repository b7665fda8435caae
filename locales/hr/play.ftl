### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Čekamo igrače
invite-hint = Tko otvori ovu poveznicu, može sjesti za ploču. Istom poveznicom drugi mogu gledati.
invite-link = Poveznica na partiju
invite-copy = Kopiraj
invite-copied = Kopirano
invite-share = Podijeli
invite-qr = QR kod poveznice
invite-seats = { $open ->
    [one] { $open } slobodno mjesto
    [few] { $open } slobodna mjesta
   *[other] { $open } slobodnih mjesta
  }
invite-cancel = Otkaži
join-title = Imaš poziv na igru
join-hint = { $name } te čeka.
join-hint-somebody = Netko te čeka.
join-sit = Sjedni i igraj

## A game

player-out = izvan igre
player-away = nije tu
player-thinking = razmišlja…
fences-left = Preostalo prepreka: { $count }
way-length = Koraka do cilja: { $count }
your-turn = Na potezu si
turn-of = Na potezu: { $name }
not-started = Nisu sva mjesta zauzeta
first-move-wait = { $name }: još { $seconds } s za prvi potez. Nakon toga partija se prekida.
first-move-wait-you = Imaš još { $seconds } s za prvi potez. Nakon toga partija se prekida.
left-for-good = { $name } već neko vrijeme nije tu.
take-over = Neka računalo nastavi
give-time-to = { $name }: daj 15 sekundi
place-fence = Postavi { $move }
drop-fence = Ukloni
take-fence-hint = Povuci prepreku na ploču ili dodirni utor.
moves = Potezi
no-moves-yet = Još nema poteza
move-first = Na početak
move-back = Potez natrag
move-on = Potez naprijed
move-last = Na zadnji potez
looking-back = Gledaš ranije poteze.
back-to-game = Natrag u partiju
flip = Okreni
actions = Radnje
takeback = Vrati potez
draw = Remi
resign = Predaj se
resign-sure = Zaista se predaješ?
draw-sure = Pristaju li svi na remi?
yes = Da
no = Ne
rematch = Uzvrat
play-back = Repriza
share = Podijeli
copy-record = Kopiraj zapis
download-record = Spremi zapis
new-game = Nova partija
give-time = Daj 15 sekundi
more = Još
accept = Prihvati
decline = Odbij
withdraw = Povuci
offers-draw = { $name } nudi remi.
offers-takeback = { $name } želi vratiti { $move }.
offers-rematch = { $name } želi uzvrat.
offered-draw = Nudiš remi.
offered-takeback = Tražiš da se vrati { $move }.
offered-rematch = Nudiš uzvrat.
next-game = Na sljedeću partiju
premove-set = Slijedi { $move }, ako bude moguće.
phrases = Reci nešto
phrase-hello = Bok!
phrase-good-luck = Sretno!
phrase-good-game = Dobra partija!
phrase-well-played = Dobro odigrano!
phrase-thanks = Hvala!
phrase-oops = Ups!
phrase-one-moment = Samo trenutak.
phrase-hurry = Ti si na potezu!
phrase-sorry = Oprosti!
phrase-bye = Vidimo se!
says = { $name }: { $text }
you-won = Pobjeda je tvoja
you-lost = Ovaj put poraz
game-drawn = Remi
game-broken-off = Prekinuto
won-by = Pobjeda: { $name }

## The connection

link-lost = Veza je prekinuta. Pokušavamo ponovno…
link-joining = Povezivanje…
link-missing = Ovdje nema takve partije.
local-missing = Ovaj preglednik više ne čuva tu partiju.
turn-title = Na potezu si – Fencepost

## The board, by keyboard and for screen readers

board-label = Ploča. Strelice pomiču pokazivač, h i v polažu prepreku, p vraća na polja, Enter odigrava potez.
move-input = Upiši potez
move-input-go = Igraj
move-input-hint = Na primjer e3 ili e3h
keys = Tipke
keys-arrows = Na ploči: pomiču pokazivač. Drugdje: listaju poteze
keys-home-end = Prvi i zadnji potez
keys-h = Pokazivač vodoravno
keys-v = Pokazivač okomito
keys-p = Natrag na polja
keys-enter = Odigraj
keys-escape = Ukloni prepreku
keys-f = Okreni ploču
keys-m = Uključi ili isključi zvukove
keys-question = Ovaj popis
say-square = { $square }, slobodno
say-square-pawn = { $square }, figura: { $name }
say-square-goes = { $square }, tvoja figura može ovamo
say-fence-across = { $fence }, vodoravno, iznad { $from } i { $to }
say-fence-upright = { $fence }, okomito, desno od { $from } i { $to }
say-fence-placed = { $fence }, ovdje je prepreka
say-fence-blocked = { $fence }, ovdje ne može prepreka
say-moved = { $name }: figura na { $move }.
say-fenced = { $name }: prepreka { $move }.
say-passed = { $name }: potez se mora preskočiti.
say-out = Izvan igre: { $name }.
