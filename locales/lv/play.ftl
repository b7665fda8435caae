### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Gaidām spēlētājus
invite-hint = Kas atver šo saiti, var piesēsties. Ar to pašu saiti var arī skatīties.
invite-link = Saite uz partiju
invite-copy = Kopēt
invite-copied = Nokopēts
invite-share = Kopīgot
invite-qr = Saites QR kods
invite-seats = { $open ->
    [zero] { $open } brīvu vietu
    [one] { $open } brīva vieta
   *[other] { $open } brīvas vietas
  }
invite-cancel = Atcelt
join-title = Tevi aicina spēlēt
join-hint = { $name } gaida tevi.
join-hint-somebody = Kāds tevi gaida.
join-sit = Piesēsties un spēlēt

## A game

player-out = ārpus spēles
player-away = prom
player-thinking = domā…
fences-left = Atlikušās barjeras: { $count }
way-length = Soļi līdz mērķim: { $count }
your-turn = Tavs gājiens
turn-of = Iet: { $name }
not-started = Vēl nav aizņemtas visas vietas
first-move-wait = { $name } – pirmajam gājienam vēl ir { $seconds } s. Pēc tam partija tiks pārtraukta.
first-move-wait-you = Pirmajam gājienam tev vēl ir { $seconds } s. Pēc tam partija tiks pārtraukta.
left-for-good = { $name } jau kādu laiku ir prom.
take-over = Lai tālāk spēlē dators
give-time-to = Pielikt 15 sekundes: { $name }
place-fence = Likt { $move }
drop-fence = Noņemt
take-fence-hint = Pārvelc barjeru uz laukumu vai pieskaries rievai.
moves = Gājieni
no-moves-yet = Gājienu vēl nav
move-first = Uz sākumu
move-back = Gājienu atpakaļ
move-on = Gājienu uz priekšu
move-last = Uz pēdējo gājienu
looking-back = Tu skaties agrāku pozīciju.
back-to-game = Atpakaļ uz spēli
flip = Apgriezt
actions = Darbības
takeback = Atsaukt
draw = Neizšķirts
resign = Padoties
resign-sure = Tiešām padoties?
draw-sure = Vai visi piekrīt neizšķirtam?
yes = Jā
no = Nē
rematch = Revanšs
play-back = Noskatīties
share = Kopīgot
copy-record = Kopēt pierakstu
download-record = Saglabāt pierakstu
new-game = Jauna spēle
give-time = Pielikt 15 sekundes
more = Vairāk
accept = Pieņemt
decline = Noraidīt
withdraw = Atsaukt
offers-draw = { $name } piedāvā neizšķirtu.
offers-takeback = { $name } vēlas atsaukt { $move }.
offers-rematch = { $name } vēlas revanšu.
offered-draw = Tu piedāvāji neizšķirtu.
offered-takeback = Tu lūdzi atsaukt { $move }.
offered-rematch = Tu lūdzi revanšu.
next-game = Uz nākamo partiju
premove-set = Nākamais gājiens: { $move }, ja būs iespējams.
phrases = Pateikt kaut ko
phrase-hello = Sveiki!
phrase-good-luck = Lai veicas!
phrase-good-game = Laba partija!
phrase-well-played = Labi nospēlēts!
phrase-thanks = Paldies!
phrase-oops = Ups!
phrase-one-moment = Vienu mirklīti, lūdzu.
phrase-hurry = Tavs gājiens!
phrase-sorry = Piedod!
phrase-bye = Atā!
says = { $name }: { $text }
you-won = Tu uzvarēji
you-lost = Tu zaudēji
game-drawn = Neizšķirts
game-broken-off = Pārtraukta
won-by = Uzvarēja { $name }

## The connection

link-lost = Savienojums pārtrūka. Mēģinu vēlreiz…
link-joining = Savienojas…
link-missing = Tādas partijas te nav.
local-missing = Šis pārlūks to partiju vairs neglabā.
turn-title = Tavs gājiens – Fencepost

## The board, by keyboard and for screen readers

board-label = Laukums. Bultiņas pārvieto kursoru, h un v liek barjeru, p atgriežas pie lauciņiem, Enter izdara gājienu.
move-input = Ieraksti gājienu
move-input-go = Iet
move-input-hint = Piemēram, e3 vai e3h
keys = Taustiņi
keys-arrows = Uz laukuma: pārvieto kursoru. Citur: šķirsta gājienus
keys-home-end = Pirmais un pēdējais gājiens
keys-h = Kursors guļus
keys-v = Kursors stāvus
keys-p = Atpakaļ pie lauciņiem
keys-enter = Izdarīt gājienu
keys-escape = Noņemt barjeru
keys-f = Apgriezt laukumu
keys-m = Ieslēgt un izslēgt skaņas
keys-question = Šis saraksts
say-square = { $square }, brīvs
say-square-pawn = { $square }, bandinieks: { $name }
say-square-goes = { $square }, te var iet tavs bandinieks
say-fence-across = { $fence }, guļus, virs { $from } un { $to }
say-fence-upright = { $fence }, stāvus, pa labi no { $from } un { $to }
say-fence-placed = { $fence }, te ir barjera
say-fence-blocked = { $fence }, te barjeru likt nevar
say-moved = { $name }: uz { $move }.
say-fenced = { $name }: barjera { $move }.
say-passed = { $name }: gājiens jāizlaiž.
say-out = { $name }: ārpus spēles.
