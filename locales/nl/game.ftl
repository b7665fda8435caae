### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } en nog { $more }

## Why a move is refused

refusal-game-over = Te laat voor { $move }: de partij is afgelopen.
refusal-wrong-turn = { $move } moet wachten: { $name } is aan de beurt.
refusal-not-playing = { $name } doet niet (meer) mee aan deze partij.
refusal-nobody-leaves-two = Een partij met twee spelers kun je niet verlaten, alleen opgeven.
refusal-off-board = { $move } ligt niet op dit bord.
# $square: where the pawn stands
refusal-out-of-reach = De pion op { $square } kan niet in één zet naar { $move }.
refusal-occupied = Op { $move } staat al de pion van { $name }.
refusal-fence-in-the-way = De barricade { $fence } verspert de weg naar { $move }.
# $square: where the straight jump lands
refusal-jump-open = Je mag niet opzij naar { $move } zolang je recht naar { $square } kunt springen.
refusal-no-fences-left = Je kunt { $move } niet plaatsen: je barricades zijn op, dus je moet je pion verzetten.
refusal-overlaps = { $move } zou de barricade { $fence } overlappen.
refusal-crosses = { $move } zou de barricade { $fence } kruisen.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } zou de pion van { $name } insluiten: die kan dan niet meer weg van { $squares }.
refusal-must-move = Je mag niet passen zolang je een zet kunt doen.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Op een bord van 2x2 passen hooguit drie spelers.
setup-player-missing = In een partij met twee spelers moeten beide pionnen op het bord staan, anders minstens één.
setup-pawn-off-board = De pion van { $name } staat naast het bord.
setup-pawns-share-square = Er staan twee pionnen op { $square }.
setup-too-many-fences = { $name } heeft meer dan 20 barricades in de hand.
setup-fence-off-board = De barricade { $fence } steekt over de rand.
setup-fences-collide = De barricades { $fence } en { $other } overlappen of kruisen elkaar.
setup-cut-off = De pion van { $name } heeft geen weg naar zijn doellijn.
setup-two-winners = Er staan twee pionnen op hun doellijn, maar er kan er maar één de eerste zijn geweest.
setup-turn-of-nobody = Er is een speler aan de beurt die uitgeschakeld is.

## Why a text is no position

position-fields =
    Een stelling heeft vijf delen met / ertussen, en een zesde voor de grootte van het bord als dat niet 9x9 is, maar hier { $found ->
        [one] is het er { $found }
       *[other] zijn het er { $found }
    }.
position-board = Het laatste deel van een stelling is de grootte van het bord, van 2x2 t/m 9x9, bijvoorbeeld 5x5.
position-fence = “{ $text }” is geen geldige barricade: de eerste twee delen van een stelling zijn velden van a1 t/m h8.
position-repeated-fence = De barricade { $fence } komt twee keer voor.
position-players = Een stelling heeft twee, drie of vier pionnen, maar hier { $found ->
    [one] is het er { $found }
   *[other] zijn het er { $found }
  }.
position-pawn = “{ $text }” is geen geldig veld voor een pion: gebruik een letter van a t/m i en een cijfer van 1 t/m 9, of - voor een speler die uitgeschakeld is.
position-left-count = Een stelling heeft voor elke pion één aantal barricades in de hand nodig.
position-left = “{ $text }” is geen geldig aantal barricades in de hand: dat loopt van 0 t/m 20.
position-turn = “{ $text }” zegt niet wie er aan de beurt is: 1 is de eerste speler, 2 de tweede, enzovoort.

## How a game ends

ending-goal = { $name } bereikt de doellijn en wint.
ending-resign = { $name } wint: de tegenstander heeft opgegeven.
ending-time = { $name } wint op tijd.
ending-repetition = Remise: voor de derde keer dezelfde stelling.
ending-agreed = Remise in onderling overleg.
ending-last-player = { $name } blijft als laatste speler over en wint.
ending-aborted = De partij is afgelast.
ending-abandoned = De partij is niet uitgespeeld.
