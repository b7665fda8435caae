### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = Gaidām spēlētājus
invite-hint = Ar šo saiti ikviens var pievienoties vai skatīties.
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
invite-cancel = Atcelt partiju
join-title = Tevi aicina spēlēt
join-hint = { $name } gaida tevi.
join-hint-somebody = Kāds tevi gaida.
join-sit = Pievienoties un spēlēt

## A game

player-out = izstājies
player-away = prom
player-thinking = domā…
fences-left = Atlikušās barjeras: { $count }
way-length = Soļi līdz mērķim: { $count }
your-turn = Tavs gājiens
turn-of = Iet: { $name }
not-started = Gaidām spēlētājus
first-move-wait = { $name } – pirmajam gājienam vēl ir { $seconds } s. Pēc tam partija tiks atcelta.
first-move-wait-you = Pirmajam gājienam tev vēl ir { $seconds } s. Pēc tam partija tiks atcelta.
left-for-good = { $name } jau kādu laiku ir prom.
take-over = Ļaut tālāk spēlēt datoram
give-time-to = Pielikt 15 sekundes: { $name }
place-fence = Likt { $move }
drop-fence = Atcelt
take-fence-hint = Velc barjeru uz laukumu vai pieskaries spraugai starp lauciņiem.
moves = Gājieni
no-moves-yet = Gājienu vēl nav
move-first = Pirmais gājiens
move-back = Gājienu atpakaļ
move-on = Gājienu uz priekšu
move-last = Pēdējais gājiens
looking-back = Tu skaties agrāku pozīciju.
back-to-game = Atpakaļ uz partiju
flip = Apgriezt laukumu
actions = Darbības
takeback = Atsaukt gājienu
draw = Neizšķirts
resign = Padoties
resign-sure = Tiešām padoties?
draw-sure = Vai visi piekrīt neizšķirtam?
yes = Jā
no = Nē
rematch = Revanšs
play-back = Rādīt no jauna
share = Kopīgot
copy-record = Kopēt partijas pierakstu
download-record = Saglabāt partijas pierakstu
new-game = Jauna partija
give-time = Pielikt 15 sekundes
more = Vairāk
accept = Pieņemt
decline = Noraidīt
withdraw = Atsaukt
offers-draw = { $name } piedāvā neizšķirtu.
offers-takeback = { $name } vēlas atsaukt gājienu { $move }.
offers-rematch = { $name } vēlas revanšu.
offered-draw = Tu piedāvāji neizšķirtu.
offered-takeback = Tu lūdzi atsaukt gājienu { $move }.
offered-rematch = Tu lūdzi revanšu.
next-game = Uz nākamo partiju
premove-set = Iepriekšējs gājiens { $move }, ja vēl būs atļauts
phrases = Ātrās ziņas
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
game-broken-off = Atcelta
won-by = Uzvarēja { $name }

## The connection

link-lost = Savienojums pārtrūka. Mēģinām vēlreiz…
link-joining = Savienojas…
link-missing = Partija nav atrasta.
local-missing = Šī partija vairs nav saglabāta šajā pārlūkā.
turn-title = Tavs gājiens – Fencepost

## The board, by keyboard and for screen readers

board-label = Laukums. Bultiņas pārvieto kursoru, h un v izvēlas horizontālu vai vertikālu barjeru, p atgriežas pie lauciņiem, Enter izdara gājienu.
move-input = Ieraksti gājienu
move-input-go = Iet
move-input-hint = piem., e3 vai e3h
keys = Taustiņi
keys-arrows = Uz laukuma: pārvieto kursoru. Citur: šķirsta gājienus
keys-home-end = Pirmais un pēdējais gājiens
keys-h = Horizontāla barjera
keys-v = Vertikāla barjera
keys-p = Atpakaļ pie lauciņiem
keys-enter = Izdarīt gājienu
keys-escape = Atcelt barjeru
keys-f = Apgriezt laukumu
keys-m = Ieslēgt un izslēgt skaņas
keys-question = Šis saraksts
say-square = { $square }, brīvs
say-square-pawn = { $square }, bandinieks: { $name }
say-square-goes = { $square }, te var iet tavs bandinieks
say-fence-across = { $fence }, horizontāli, virs { $from } un { $to }
say-fence-upright = { $fence }, vertikāli, pa labi no { $from } un { $to }
say-fence-placed = { $fence }, te ir barjera
say-fence-blocked = { $fence }, te barjeru likt nevar
say-moved = { $name } iet uz { $move }.
say-fenced = { $name } novieto barjeru { $move }.
say-passed = { $name } izlaiž gājienu.
say-out = { $name } ir ārpus spēles.
say-moved-you = Tu aizgāji uz { $move }.
say-fenced-you = Tu novietoji barjeru { $move }.
say-passed-you = Tev jāizlaiž gājiens.
say-out-you = Tu esi ārpus spēles.
say-square-pawn-you = { $square }, tavs bandinieks
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } nogrieztu ceļu tavam bandiniekam: tas vairs netiktu ārā no { $squares }.
move-input-open = Rakstīt gājienus tekstā
# $text: what was typed
move-input-wrong = „{ $text }” nav gājiens. Raksti e3, lai spertu soli, vai e3h, lai liktu barjeru.
keys-slash = Ierakstīt gājienu

## How a game ended, said to one of the players

ending-goal-you = Tu sasniedzi mērķa līniju.
ending-resign-you = Pretinieks padevās.
ending-time-you = Pretiniekam beidzās laiks.
ending-last-player-you = Citu spēlētāju vairs nav.
ending-resign-lost = Tu padevies.
ending-time-lost = Tev beidzās laiks.
review = Pārskatīt
# $level: a number
next-level = Spēlēt { $level }. līmeni
result-moves = { $count ->
    [zero] gājienu
    [one] gājiens
   *[other] gājieni
  }
# A caption under the number, whatever it is
result-fences = novietotas barjeras
result-steps = soļi līdz mērķim

## What happens beside the moves, in one short line

news-draw-declined = { $name } noraidīja neizšķirtu.
news-draw-declined-you = Tu noraidīji neizšķirtu.
news-takeback-declined = { $name } neļāva atsaukt gājienu.
news-takeback-declined-you = Tu neļāvi atsaukt gājienu.
news-rematch-declined = { $name } nevēlas revanšu.
news-rematch-declined-you = Tu atteicies no revanša.
news-withdrawn = { $name } atsauca piedāvājumu.
news-withdrawn-you = Tu atsauci piedāvājumu.
news-takeback = Pēdējais gājiens ir atsaukts.
news-takeover = { $name }: tālāk spēlē dators.
news-time = { $name } saņēma vēl { $seconds } s.
news-time-you = Tu saņēmi vēl { $seconds } s.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } vairs nav iespējams.
# $text: the phrase
phrase-sent = Nosūtīts: { $text }

## Help during a game

hint = Padoms
hint-thinking = Domā…
hints-used = Padomi: { $count }
rules-panel = Noteikumi
rules-panel-loading = Ielādē noteikumus…
rules-panel-missing = Noteikumus pašlaik nevar ielādēt. Vajadzīgs savienojums.
