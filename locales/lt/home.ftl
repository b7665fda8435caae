### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Žaisk Fencepost
start-resume = Tęsti partiją
start-resume-what = { $players } žaidėjai, jau { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }
start-computer = Žaisti su kompiuteriu
start-computer-hint = Veikia ir be interneto.
start-invite = Pakviesti žaisti
start-invite-hint = Nusiųsk nuorodą arba parodyk QR kodą. Paskyros nereikia.
start-pass = Prie vieno ekrano
start-pass-hint = Nuo dviejų iki keturių žaidėjų viename įrenginyje.
start-open = Atviros partijos
start-open-none = Dabar niekas nelaukia. Pradėk partiją, ir kiti ją čia pamatys.
start-open-offline = Nepavyksta pasiekti serverio. Vis tiek gali žaisti su kompiuteriu arba prie vieno ekrano.
start-watch = Stebėti
start-watch-none = Dabar viešų partijų nėra.
start-rules = Skaityti taisykles
start-rules-hint = Dvi minutės skaitymo, su paveikslėliais.
start-now = Pradėti
start-create = Sukurti nuorodą
start-level = { $level } lygis
level-label = Stiprumas
level-1 = Naujokas
level-2 = Pirmi žingsniai
level-3 = Lengvas
level-4 = Mėgėjas
level-5 = Tvirtas
level-6 = Įgudęs
level-7 = Stiprus
level-8 = Labai stiprus
level-9 = Ekspertas
level-10 = Visa jėga
players-label = Žaidėjai
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Laikrodis
clock-own = Kita trukmė
clock-kind = Laikrodžio tipas
clock-kind-increment = Laikas žaidėjui su priedu
clock-kind-delay = Laikas žaidėjui su delsa
clock-kind-per-move = Laikas ėjimui
clock-kind-hourglass = Smėlio laikrodis
clock-own-minutes = Minutės žaidėjui
clock-own-seconds = Sekundės ėjimui
first-label = Kas pradeda
first-lot = Atsitiktinai
first-me = Aš
first-other = Varžovas
first-another = Kas nors kitas
seats-label = Kitos vietos
seat-person = Žmogus
listed-label = Rodyti tarp atvirų partijų
join = Prisijungti
watch = Stebėti
game-watch-move = { $number } ėjimas

## The first look

home-what = Barjerų lenktynės 2–4 žaidėjams.
home-play = Žaisti dabar
home-play-hint = Nemokamai, be paskyros
home-learn = Išmokti taisykles
home-tutorial = Mokytis žaidžiant
home-tutorial-hint = Penkiolika trumpų pamokų
# Leads to the puzzle of the day
home-puzzle = Dienos užduotis
# The board on the start page, for screen readers
home-board = Žaidimo laukas. Rodyklėmis renkiesi kvadratėlį, h ir v – barjerą. Enter atlieka ėjimą, ir partija prasideda.
home-tip-title = Tavo ėjimas.
home-tip = Ženk arba pastatyk barjerą, ir partija prasidės.
home-tip-fence = Paliesk barjerą dar kartą, kad jį pastatytum.
home-beginning = Partija prasideda…

## The form

mode-label = Su kuo
mode-computer = Kompiuteris
mode-invite = Draugas
mode-pass = Šis ekranas
more-options = Daugiau parinkčių
summary-first-lot = Pradeda bet kas
summary-first-me = Pradedi tu
summary-first-other = Pradeda varžovas
summary-fences = { $fences ->
    [one] po { $fences } barjerą
    [few] po { $fences } barjerus
    [many] po { $fences } barjero
   *[other] po { $fences } barjerų
  }
clock-kind-game = Laikas visai partijai
clock-own-game = Iš viso minučių
board-width = Stulpeliai
board-height = Eilės
fences-each = Barjerai žaidėjui
fences-usual = Įprastai ({ $fences })

## Others

lobby-waiting = Laukia
lobby-yours = Tavo atvira partija
exhibition-live = Tiesiogiai
exhibition-title = Žaidžia programos
exhibition-recorded = Įrašyta partija
