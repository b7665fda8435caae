### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } και { $more } ακόμη

## Why a move is refused

refusal-game-over = Πολύ αργά για το { $move }: η παρτίδα τελείωσε.
refusal-wrong-turn = Το { $move } πρέπει να περιμένει. Σειρά: { $name }.
refusal-not-playing = { $name } δεν είναι σε αυτή την παρτίδα ή δεν είναι πια.
refusal-nobody-leaves-two = Δεν μπορείς να φύγεις από παρτίδα δύο παικτών, μόνο να παραιτηθείς.
refusal-off-board = Το { $move } δεν είναι σε αυτό το ταμπλό.
# $square: where the pawn stands
refusal-out-of-reach = Το πιόνι στο { $square } δεν μπορεί να φτάσει στο { $move } με μία κίνηση.
refusal-occupied = Στο { $move } βρίσκεται ήδη πιόνι ({ $name }).
refusal-fence-in-the-way = Το εμπόδιο { $fence } κλείνει τον δρόμο προς το { $move }.
# $square: where the straight jump lands
refusal-jump-open = Δεν μπορείς να κάνεις πλάγιο άλμα στο { $move } όσο μπορείς να κάνεις ευθύ άλμα στο { $square }.
refusal-no-fences-left = Δεν μπορείς να βάλεις το { $move }: δεν έχεις άλλα εμπόδια, άρα πρέπει να μετακινήσεις το πιόνι σου.
refusal-overlaps = Το { $move } θα επικάλυπτε το εμπόδιο { $fence }.
refusal-crosses = Το { $move } θα διασταυρωνόταν με το εμπόδιο { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = Το { $move } θα παγίδευε ένα πιόνι ({ $name }): δεν θα μπορούσε πια να βγει από εκεί ({ $squares }).
refusal-must-move = Δεν μπορείς να πας πάσο όσο έχεις επιτρεπτή κίνηση.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Σε ταμπλό 2x2 χωράνε το πολύ τρεις παίκτες.
setup-player-missing = Σε παρτίδα δύο παικτών πρέπει να είναι και τα δύο πιόνια στο ταμπλό, στις υπόλοιπες τουλάχιστον ένα.
setup-pawn-off-board = Ένα πιόνι ({ $name }) βρίσκεται έξω από το ταμπλό.
setup-pawns-share-square = Στο { $square } βρίσκονται δύο πιόνια.
setup-too-many-fences = { $name } έχει πάνω από 20 διαθέσιμα εμπόδια.
setup-fence-off-board = Το εμπόδιο { $fence } προεξέχει από το ταμπλό.
setup-fences-collide = Τα εμπόδια { $fence } και { $other } επικαλύπτονται ή διασταυρώνονται.
setup-cut-off = Ένα πιόνι ({ $name }) δεν έχει δρόμο προς τη γραμμή τερματισμού του.
setup-two-winners = Δύο πιόνια βρίσκονται στη γραμμή τερματισμού τους, αλλά μόνο ένα μπορεί να έφτασε πρώτο.
setup-turn-of-nobody = Είναι η σειρά ενός παίκτη που είναι εκτός παιχνιδιού.

## Why a text is no position

position-fields =
    Μια θέση έχει πέντε μέρη που χωρίζονται με /, και ένα έκτο για το μέγεθος του ταμπλό αν δεν είναι 9x9· εδώ { $found ->
        [one] υπάρχει ένα
       *[other] υπάρχουν { $found }
    }.
position-board = Το τελευταίο μέρος μιας θέσης είναι το μέγεθος του ταμπλό, από 2x2 έως 9x9, για παράδειγμα 5x5.
position-fence = Το «{ $text }» δεν είναι έγκυρο εμπόδιο: τα δύο πρώτα μέρη μιας θέσης είναι τετράγωνα από a1 έως h8.
position-repeated-fence = Το εμπόδιο { $fence } υπάρχει δύο φορές.
position-players =
    Μια θέση έχει δύο, τρία ή τέσσερα πιόνια· εδώ { $found ->
        [one] υπάρχει ένα
       *[other] υπάρχουν { $found }
    }.
position-pawn = Το «{ $text }» δεν είναι έγκυρο τετράγωνο για πιόνι: χρειάζεται ένα γράμμα από a έως i και ένα ψηφίο από 1 έως 9, ή - για παίκτη εκτός παιχνιδιού.
position-left-count = Μια θέση έχει για κάθε πιόνι έναν αριθμό διαθέσιμων εμποδίων.
position-left = Το «{ $text }» δεν είναι έγκυρος αριθμός διαθέσιμων εμποδίων: πρέπει να είναι από 0 έως 20.
position-turn = Το «{ $text }» δεν δείχνει ποιος παίζει: 1 είναι ο πρώτος παίκτης, 2 ο δεύτερος και ούτω καθεξής.

## How a game ends

ending-goal = Νίκη: { $name }. Έφτασε στη γραμμή τερματισμού.
ending-resign = Νίκη: { $name }. Ο αντίπαλος παραιτήθηκε.
ending-time = Νίκη στον χρόνο: { $name }.
ending-repetition = Ισοπαλία: η ίδια θέση για τρίτη φορά.
ending-agreed = Ισοπαλία με συμφωνία.
ending-last-player = Νίκη: { $name }. Δεν έμεινε κανείς άλλος στο παιχνίδι.
ending-aborted = Η παρτίδα ακυρώθηκε.
ending-abandoned = Η παρτίδα έμεινε στη μέση.
