### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } και { $more } ακόμη

## Why a move is refused

refusal-game-over = Το { $move } έρχεται αργά: η παρτίδα τελείωσε.
refusal-wrong-turn = Το { $move } πρέπει να περιμένει. Σειρά: { $name }.
refusal-not-playing = { $name } δεν παίζει σε αυτή την παρτίδα ή δεν παίζει πια.
refusal-nobody-leaves-two = Κανείς δεν μπορεί να φύγει από παρτίδα δύο παικτών: όποιος θέλει να σταματήσει, παραιτείται.
refusal-off-board = Το { $move } είναι έξω από αυτό το ταμπλό.
# $square: where the pawn stands
refusal-out-of-reach = Το πιόνι στο { $square } δεν μπορεί να φτάσει στο { $move } με μία κίνηση.
refusal-occupied = Στο { $move } βρίσκεται ήδη πιόνι ({ $name }).
refusal-fence-in-the-way = Το εμπόδιο { $fence } κλείνει τον δρόμο προς το { $move }.
# $square: where the straight jump lands
refusal-jump-open = Δεν γίνεται πλάγιο άλμα στο { $move } όσο είναι ελεύθερο το ευθύ άλμα στο { $square }.
refusal-no-fences-left = Το { $move } δεν μπορεί να τοποθετηθεί: δεν έμειναν εμπόδια, άρα πρέπει να μετακινηθεί το πιόνι.
refusal-overlaps = Το { $move } θα έπεφτε πάνω στο εμπόδιο { $fence }.
refusal-crosses = Το { $move } θα διασταυρωνόταν με το εμπόδιο { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = Το { $move } θα παγίδευε ένα πιόνι ({ $name }): δεν θα μπορούσε πια να βγει από εκεί ({ $squares }).
refusal-must-move = Δεν γίνεται πάσο όσο επιτρέπεται κάποια άλλη κίνηση.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Σε ταμπλό 2x2 χωράνε το πολύ τρεις παίκτες.
setup-player-missing = Σε παρτίδα δύο παικτών πρέπει να έχουν και οι δύο πιόνι στο ταμπλό, στις υπόλοιπες τουλάχιστον ένας.
setup-pawn-off-board = Ένα πιόνι ({ $name }) βρίσκεται έξω από το ταμπλό.
setup-pawns-share-square = Στο { $square } βρίσκονται δύο πιόνια.
setup-too-many-fences = { $name } έχει πάνω από 20 διαθέσιμα εμπόδια.
setup-fence-off-board = Το εμπόδιο { $fence } προεξέχει από το ταμπλό.
setup-fences-collide = Τα εμπόδια { $fence } και { $other } επικαλύπτονται ή διασταυρώνονται.
setup-cut-off = Ένα πιόνι ({ $name }) δεν έχει δρόμο προς τη γραμμή τερματισμού του.
setup-two-winners = Δύο πιόνια βρίσκονται στη γραμμή τερματισμού τους, αλλά μόνο ένα μπορεί να έφτασε πρώτο.
setup-turn-of-nobody = Είναι η σειρά ενός παίκτη που έχει βγει από το παιχνίδι.

## Why a text is no position

position-fields =
    Μια θέση έχει πέντε μέρη που χωρίζονται με /, και ένα έκτο για το μέγεθος του ταμπλό αν δεν είναι 9x9· εδώ υπάρχουν { $found }.
position-board = Το τελευταίο μέρος μιας θέσης είναι το μέγεθος του ταμπλό, από 2x2 έως 9x9, για παράδειγμα 5x5.
position-fence = Το «{ $text }» δεν είναι εμπόδιο: τα δύο πρώτα μέρη μιας θέσης είναι τετράγωνα από a1 έως h8.
position-repeated-fence = Το εμπόδιο { $fence } υπάρχει δύο φορές.
position-players = Μια θέση έχει δύο, τρία ή τέσσερα πιόνια· εδώ υπάρχουν { $found }.
position-pawn = Το «{ $text }» δεν είναι τετράγωνο για πιόνι: χρειάζεται ένα γράμμα από a έως i και ένα ψηφίο από 1 έως 9, ή - για παίκτη που έχει βγει.
position-left-count = Μια θέση έχει για κάθε πιόνι έναν αριθμό διαθέσιμων εμποδίων.
position-left = Το «{ $text }» δεν είναι αριθμός διαθέσιμων εμποδίων: αυτός πάει από 0 έως 20.
position-turn = Το «{ $text }» δεν δείχνει ποιος παίζει: είναι 1 για τον πρώτο παίκτη, 2 για τον δεύτερο και ούτω καθεξής.

## How a game ends

ending-goal = { $name } φτάνει στη γραμμή τερματισμού και κερδίζει.
ending-resign = { $name } κερδίζει: ο αντίπαλος παραιτήθηκε.
ending-time = { $name } κερδίζει στον χρόνο.
ending-repetition = Ισοπαλία: η ίδια θέση για τρίτη φορά.
ending-agreed = Ισοπαλία με συμφωνία.
ending-last-player = Στο παιχνίδι μένει μόνο { $name }, που κερδίζει.
ending-aborted = Η παρτίδα διακόπηκε.
ending-abandoned = Η παρτίδα εγκαταλείφθηκε.
