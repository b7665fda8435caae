### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } og { $more } til

## Why a move is refused

refusal-game-over = For sent til { $move }: Partiet er slut.
refusal-wrong-turn = { $move } må vente: Det er { $name }, der har turen.
refusal-not-playing = { $name } er ikke (længere) med i dette parti.
refusal-nobody-leaves-two = Du kan ikke forlade et parti med to spillere, men du kan give op.
refusal-off-board = { $move } ligger ikke på denne spilleplade.
# $square: where the pawn stands
refusal-out-of-reach = Brikken på { $square } kan ikke nå { $move } i ét træk.
refusal-occupied = På { $move } står der allerede en brik ({ $name }).
refusal-fence-in-the-way = Forhindringen { $fence } spærrer vejen til { $move }.
# $square: where the straight jump lands
refusal-jump-open = Du må ikke gå til siden til { $move }, så længe du kan springe lige frem til { $square }.
refusal-no-fences-left = Du kan ikke sætte { $move }: Du har ingen forhindringer tilbage, så du skal flytte din brik.
refusal-overlaps = { $move } ville overlappe forhindringen { $fence }.
refusal-crosses = { $move } ville krydse forhindringen { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } ville spærre en brik inde ({ $name }): Den kunne ikke længere komme væk fra { $squares }.
refusal-must-move = Du må ikke melde pas, så længe du har et lovligt træk.

## Why pawns and fences set up on a board are no position

setup-too-many-players = På en spilleplade på 2x2 er der højst plads til tre spillere.
setup-player-missing = Med to spillere skal begge brikker stå på spillepladen, ellers mindst én.
setup-pawn-off-board = En brik står uden for spillepladen ({ $name }).
setup-pawns-share-square = Der står to brikker på { $square }.
setup-too-many-fences = { $name } har mere end 20 forhindringer på hånden.
setup-fence-off-board = Forhindringen { $fence } stikker ud over kanten.
setup-fences-collide = Forhindringerne { $fence } og { $other } overlapper eller krydser hinanden.
setup-cut-off = En brik har ingen vej til sin mållinje ({ $name }).
setup-two-winners = To brikker står på deres mållinje, men kun den ene kan have været først.
setup-turn-of-nobody = Turen tilhører en spiller, der er slået ud.

## Why a text is no position

position-fields =
    En stilling har fem dele med / imellem og en sjette til spillepladens størrelse, hvis den ikke er 9x9, men her er der { $found }.
position-board = Den sidste del af en stilling er spillepladens størrelse, fra 2x2 til 9x9, for eksempel 5x5.
position-fence = ”{ $text }” er ikke en gyldig forhindring: De første to dele af en stilling er felter fra a1 til h8.
position-repeated-fence = Forhindringen { $fence } er der to gange.
position-players = En stilling har to, tre eller fire brikker, men her er der { $found }.
position-pawn = ”{ $text }” er ikke et gyldigt felt til en brik: Brug et bogstav fra a til i og et ciffer fra 1 til 9, eller - for en spiller, der er slået ud.
position-left-count = En stilling skal have ét antal forhindringer på hånden for hver brik.
position-left = ”{ $text }” er ikke et gyldigt antal forhindringer på hånden: Det går fra 0 til 20.
position-turn = ”{ $text }” siger ikke, hvis tur det er: 1 er den første spiller, 2 den anden og så videre.

## How a game ends

ending-goal = { $name } når mållinjen og vinder.
ending-resign = { $name } vinder: Modstanderen gav op.
ending-time = { $name } vinder på tid.
ending-repetition = Remis: samme stilling for tredje gang.
ending-agreed = Remis efter aftale.
ending-last-player = { $name } er den sidste spiller tilbage og vinder.
ending-aborted = Partiet blev aflyst.
ending-abandoned = Partiet blev forladt.
