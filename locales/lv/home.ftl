### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spēlē Fencepost
start-resume = Turpināt spēli
start-resume-what = { $players } spēlētāji, līdz šim { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
  }
start-computer = Spēlēt ar datoru
start-computer-hint = Darbojas arī bez interneta.
start-invite = Uzaicināt kādu
start-invite-hint = Nosūti saiti vai parādi QR kodu. Konts nav vajadzīgs.
start-pass = Pie viena ekrāna
start-pass-hint = Divi līdz četri spēlētāji vienā ierīcē.
start-open = Atvērtās partijas
start-open-none = Pašlaik neviens negaida. Sāc partiju, un citi to te redzēs.
start-open-offline = Nevar sasniegt serveri. Joprojām vari spēlēt ar datoru vai pie viena ekrāna.
start-watch = Skatīties
start-watch-none = Pašlaik publisku partiju nav.
start-rules = Lasīt noteikumus
start-rules-hint = Divas minūtes lasīšanas, ar attēliem.
start-now = Sākt
start-create = Izveidot saiti
start-level = { $level }. līmenis
level-label = Spēks
level-1 = Iesācējs
level-2 = Pirmie soļi
level-3 = Viegls
level-4 = Amatieris
level-5 = Stabils
level-6 = Prasmīgs
level-7 = Stiprs
level-8 = Ļoti stiprs
level-9 = Eksperts
level-10 = Pilns spēks
players-label = Spēlētāji
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Pulkstenis
clock-own = Pielāgots
clock-kind = Pulksteņa veids
clock-kind-increment = Laiks katram, ar pieaugumu
clock-kind-delay = Laiks katram, ar aizturi
clock-kind-per-move = Laiks gājienam
clock-kind-hourglass = Smilšu pulkstenis
clock-own-minutes = Minūtes katram
clock-own-seconds = Sekundes gājienam
first-label = Kas sāk
first-lot = Nejauši
first-me = Es
first-other = Pretinieks
first-another = Kāds cits
seats-label = Pārējās vietas
seat-person = Cilvēks
listed-label = Rādīt starp atvērtajām partijām
join = Pievienoties
watch = Skatīties
game-watch-move = { $number }. gājiens

## The first look

home-what = Barjeru sacīkstes 2–4 spēlētājiem.
home-play = Spēlēt tagad
home-play-hint = Bez maksas, bez konta
home-learn = Apgūt noteikumus
home-tutorial = Mācīties spēlējot
home-tutorial-hint = Piecpadsmit īsas nodarbības
# Leads to the puzzle of the day
home-puzzle = Dienas uzdevums
# The board on the start page, for screen readers
home-board = Laukums. Ar bultiņām izvēlies lauciņu, ar h un v – barjeru. Enter izdara gājienu, un partija sākas.
home-tip-title = Tavs gājiens.
home-tip = Sper soli vai novieto barjeru, un partija sāksies.
home-tip-fence = Pieskaries barjerai vēlreiz, lai to novietotu.
home-beginning = Partija sākas…

## The form

mode-label = Pret
mode-computer = Dators
mode-invite = Draugs
mode-pass = Pie šī ekrāna
more-options = Citas iespējas
summary-first-lot = Sāk nejaušs spēlētājs
summary-first-me = Sāc tu
summary-first-other = Sāk pretinieks
summary-fences = { $fences ->
    [zero] katram { $fences } barjeru
    [one] katram { $fences } barjera
   *[other] katram { $fences } barjeras
  }
clock-kind-game = Laiks visai partijai
clock-own-game = Minūtes kopā
board-width = Kolonnas
board-height = Rindas
fences-each = Barjeras katram
fences-usual = Parasti ({ $fences })

## Others

lobby-waiting = Gaida
lobby-yours = Tava atvērtā partija
exhibition-live = Tiešraide
exhibition-title = Spēlē programmas
exhibition-recorded = Ierakstīta partija
