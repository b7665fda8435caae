### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } i još { $more }

## Why a move is refused

refusal-game-over = Za { $move } je prekasno: partija je gotova.
refusal-wrong-turn = { $move } mora pričekati: na potezu je { $name }.
refusal-not-playing = { $name } ne igra u ovoj partiji ili više nije u njoj.
refusal-nobody-leaves-two = Partiju udvoje ne možeš napustiti; možeš se predati.
refusal-off-board = { $move } nije na ovoj ploči.
# $square: where the pawn stands
refusal-out-of-reach = Figura s { $square } ne može stići na { $move } u jednom potezu.
refusal-occupied = Polje { $move } je zauzeto ({ $name }).
refusal-fence-in-the-way = Prepreka { $fence } zatvara put do { $move }.
# $square: where the straight jump lands
refusal-jump-open = Ne možeš u stranu na { $move } dok možeš skočiti ravno na { $square }.
refusal-no-fences-left = Ne možeš postaviti { $move }: nemaš više prepreka, pa moraš pomaknuti figuru.
refusal-overlaps = { $move } bi ležala preko prepreke { $fence }.
refusal-crosses = { $move } bi presjekla prepreku { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } bi zatvorila figuru ({ $name }): više ne bi mogla otići s { $squares }.
refusal-must-move = Ne možeš propustiti potez dok imaš dopušten potez.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Na ploči 2x2 ima mjesta za najviše tri igrača.
setup-player-missing = U partiji udvoje obje figure moraju biti na ploči, a u svakoj drugoj barem jedna.
setup-pawn-off-board = Figura igrača { $name } stoji izvan ploče.
setup-pawns-share-square = Na { $square } stoje dvije figure.
setup-too-many-fences = { $name } ima više od 20 prepreka u zalihi.
setup-fence-off-board = Prepreka { $fence } strši preko ruba ploče.
setup-fences-collide = Prepreke { $fence } i { $other } preklapaju se ili križaju.
setup-cut-off = Figura igrača { $name } nema put do svoje ciljne crte.
setup-two-winners = Dvije figure stoje na svojim ciljnim crtama, a samo je jedna mogla stići prva.
setup-turn-of-nobody = Na potezu je igrač koji je već izvan igre.

## Why a text is no position

position-fields =
    Pozicija ima pet dijelova odvojenih znakom / i šesti za veličinu ploče ako nije 9x9; broj dijelova ovdje: { $found }.
position-board = Zadnji je dio pozicije veličina ploče, od 2x2 do 9x9, na primjer 5x5.
position-fence = „{ $text }” nije valjana prepreka: prva su dva dijela pozicije polja od a1 do h8.
position-repeated-fence = Prepreka { $fence } navedena je dvaput.
position-players = Pozicija ima dvije, tri ili četiri figure; broj figura ovdje: { $found }.
position-pawn = „{ $text }” nije valjano polje za figuru: treba slovo od a do i te znamenka od 1 do 9, ili - za igrača izvan igre.
position-left-count = Pozicija ima po jedan broj prepreka u zalihi za svaku figuru.
position-left = „{ $text }” nije valjan broj prepreka u zalihi: on je od 0 do 20.
position-turn = „{ $text }” nije valjan podatak o tome tko je na potezu: 1 je prvi igrač, 2 drugi i tako dalje.

## How a game ends

ending-goal = { $name } stiže do ciljne crte i pobjeđuje.
ending-resign = { $name } pobjeđuje: protivnik se predao.
ending-time = { $name } pobjeđuje na vrijeme.
ending-repetition = Remi: ista pozicija treći put.
ending-agreed = Remi po dogovoru.
ending-last-player = { $name } ostaje u igri bez suparnika i pobjeđuje.
ending-aborted = Partija je otkazana.
ending-abandoned = Partija je napuštena.
