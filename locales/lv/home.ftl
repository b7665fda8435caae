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
start-invite = Uzaicināt draugu
start-invite-hint = Nosūti saiti vai parādi QR kodu. Konts nav vajadzīgs.
start-pass = Pie viena ekrāna
start-pass-hint = Divi līdz četri cilvēki pēc kārtas.
start-open = Atvērtās partijas
start-open-none = Pašlaik neviens negaida. Atver partiju, un citi to te redzēs.
start-open-offline = Nav savienojuma ar serveri. Ar datoru un pie viena ekrāna var spēlēt tik un tā.
start-watch = Skatīties
start-watch-none = Pašlaik nenotiek neviena publiska partija.
start-rules = Lasīt noteikumus
start-rules-hint = Divas minūtes, ar attēliem.
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
clock-own = Savs pulkstenis
clock-kind = Pulksteņa veids
clock-kind-increment = Laiks katram, ar pielikumu
clock-kind-delay = Laiks katram, ar aizturi
clock-kind-per-move = Laiks gājienam
clock-kind-hourglass = Smilšu pulkstenis
clock-own-minutes = Minūtes katram
clock-own-seconds = Sekundes gājienam
first-label = Kas sāk
first-lot = Izloze
first-me = Es
first-other = Pretinieks
first-another = Cits spēlētājs
seats-label = Pārējās vietas
seat-person = Cilvēks
listed-label = Rādīt starp atvērtajām partijām
join = Pievienoties
watch = Skatīties
game-watch-move = { $number }. gājiens
