### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } og { $more } til

## Why a move is refused

refusal-game-over = For sent for { $move }: Partiet er over.
refusal-wrong-turn = { $move } må vente: { $name } har turen.
refusal-not-playing = { $name } er ikke (lenger) med i dette partiet.
refusal-nobody-leaves-two = Du kan ikke forlate et parti med to spillere, men du kan gi opp.
refusal-off-board = { $move } ligger ikke på dette brettet.
# $square: where the pawn stands
refusal-out-of-reach = Brikken på { $square } kommer seg ikke til { $move } i ett trekk.
refusal-occupied = På { $move } står det allerede en brikke ({ $name }).
refusal-fence-in-the-way = Sperren { $fence } stenger veien til { $move }.
# $square: where the straight jump lands
refusal-jump-open = Du får ikke gå til siden til { $move } så lenge du kan hoppe rett fram til { $square }.
refusal-no-fences-left = Du kan ikke sette { $move }: Du har ingen sperrer igjen, så du må flytte brikken.
refusal-overlaps = { $move } ville overlappe sperren { $fence }.
refusal-crosses = { $move } ville krysse sperren { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } ville stenge en brikke inne ({ $name }): Den kunne ikke lenger komme vekk fra { $squares }.
refusal-must-move = Du får ikke stå over så lenge du har et lovlig trekk.

## Why pawns and fences set up on a board are no position

setup-too-many-players = På et brett på 2x2 er det plass til høyst tre spillere.
setup-player-missing = Med to spillere må begge brikkene stå på brettet, ellers minst én.
setup-pawn-off-board = Brikken til { $name } står utenfor brettet.
setup-pawns-share-square = To brikker står på { $square }.
setup-too-many-fences = { $name } har mer enn 20 sperrer på hånden.
setup-fence-off-board = Sperren { $fence } stikker utenfor kanten.
setup-fences-collide = Sperrene { $fence } og { $other } overlapper eller krysser hverandre.
setup-cut-off = Brikken til { $name } har ingen vei til mållinjen sin.
setup-two-winners = To brikker står på mållinjen sin, men bare én kan ha vært først.
setup-turn-of-nobody = Turen tilhører en spiller som er slått ut.

## Why a text is no position

position-fields =
    En stilling har fem deler med / imellom, og en sjette for størrelsen på brettet hvis den ikke er 9x9, men her er det { $found }.
position-board = Den siste delen av en stilling er størrelsen på brettet, fra 2x2 til 9x9, for eksempel 5x5.
position-fence = «{ $text }» er ikke en gyldig sperre: De to første delene av en stilling er ruter fra a1 til h8.
position-repeated-fence = Sperren { $fence } er der to ganger.
position-players = En stilling har to, tre eller fire brikker, men her er det { $found }.
position-pawn = «{ $text }» er ikke en gyldig rute for en brikke: Bruk en bokstav fra a til i og et siffer fra 1 til 9, eller - for en spiller som er slått ut.
position-left-count = En stilling må ha ett antall sperrer på hånden for hver brikke.
position-left = «{ $text }» er ikke et gyldig antall sperrer på hånden: Det går fra 0 til 20.
position-turn = «{ $text }» sier ikke hvem som har turen: 1 er den første spilleren, 2 den andre og så videre.

## How a game ends

ending-goal = { $name } når mållinjen og vinner.
ending-resign = { $name } vinner: Motstanderen ga opp.
ending-time = { $name } vinner på tid.
ending-repetition = Remis: samme stilling for tredje gang.
ending-agreed = Remis etter avtale.
ending-last-player = { $name } er siste spiller igjen og vinner.
ending-aborted = Partiet ble avlyst.
ending-abandoned = Partiet ble forlatt.
