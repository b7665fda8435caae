### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Žaisk Fencepost
start-resume = Žaisti toliau
start-resume-what = { $players } žaidėjai, jau { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }
start-computer = Žaisti su kompiuteriu
start-computer-hint = Veikia ir be interneto.
start-invite = Pakviesti draugą
start-invite-hint = Nusiųsk nuorodą arba parodyk QR kodą. Paskyros nereikia.
start-pass = Prie vieno ekrano
start-pass-hint = Nuo dviejų iki keturių žmonių paeiliui.
start-open = Atviros partijos
start-open-none = Dabar niekas nelaukia. Atverk partiją, ir kiti ją čia pamatys.
start-open-offline = Nėra ryšio su serveriu. Su kompiuteriu ir prie vieno ekrano vis tiek galima žaisti.
start-watch = Stebėti
start-watch-none = Dabar nevyksta jokia vieša partija.
start-rules = Skaityti taisykles
start-rules-hint = Dvi minutės, su paveikslėliais.
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
clock-own = Savas laikrodis
clock-kind = Laikrodžio rūšis
clock-kind-increment = Laikas žaidėjui su priedu
clock-kind-delay = Laikas žaidėjui su delsa
clock-kind-per-move = Laikas ėjimui
clock-kind-hourglass = Smėlio laikrodis
clock-own-minutes = Minutės žaidėjui
clock-own-seconds = Sekundės ėjimui
first-label = Kas pradeda
first-lot = Burtais
first-me = Aš
first-other = Varžovas
first-another = Kitas žaidėjas
seats-label = Kitos vietos
seat-person = Žmogus
listed-label = Rodyti tarp atvirų partijų
join = Prisijungti
watch = Stebėti
game-watch-move = { $number } ėjimas
