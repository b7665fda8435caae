### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = σφάλμα: { $sentence }
# $why: the system's own words
problem-output = Δεν ήταν δυνατό να γραφτεί η έξοδος: { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Κίνηση { $number }: { $why }
move-unreadable =
    Το «{ $text }» δεν είναι έγκυρη κίνηση: η μετακίνηση ενός πιονιού είναι ένα τετράγωνο όπως e2, ένα εμπόδιο είναι ένα τετράγωνο και h ή v, όπως e3h· υπάρχουν επίσης το pass και, για παίκτη που φεύγει, το out:west.

# $file: its name, $why: the system's own words
problem-read = Δεν ήταν δυνατό να διαβαστεί το { $file }: { $why }.
problem-write = Δεν ήταν δυνατό να γραφτεί το { $file }: { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Κόμβος { $node }: { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Αυτό δεν είναι κείμενο σε UTF-8.
problem-long-line = Αυτή η γραμμή είναι υπερβολικά μεγάλη για να είναι παρτίδα.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (Εκτός από αυτή την κίνηση, τα τετράγωνα και τα εμπόδια ονομάζονται με τη γραφή αυτού του προγράμματος.)

## Convert

# What errors call it instead of the name of a file
standard-input = τυπική είσοδος
convert-no-game = Το { $file } δεν περιέχει καμία παρτίδα.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Δεν υπάρχει παρτίδα με αριθμό { $game }: το { $file } περιέχει { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }.
convert-many-games = Το { $file } περιέχει { $count } παρτίδες και μια εικόνα δείχνει μόνο μία: διάλεξέ την, για παράδειγμα με --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Δεν υπάρχει κίνηση με αριθμό { $ply }: η παρτίδα έχει { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = Το { $option } δεν ισχύει για τη μορφή { $form }.
convert-terminal =
    Μια εικόνα σε μορφή { $form } δεν εμφανίζεται σε τερματικό: γράψε τη σε αρχείο, για παράδειγμα με --output game.{ $form }.
convert-too-large = Μια εικόνα με πλάτος { $width } pixel θα ήταν πολύ μεγάλη: διάλεξε μικρότερο --size.
# $why: technical words
convert-picture = Δεν ήταν δυνατό να δημιουργηθεί η εικόνα: { $why }.

## Analyze

analyze-no-game = Δεν διαβάστηκε καμία παρτίδα από το { $file }.

## Explore

explore-no-game = Κανένα από αυτά τα αρχεία δεν περιέχει παρτίδα που να διαβάζεται.
explore-too-many = Οι παρτίδες είναι πάρα πολλές για ένα ευρετήριο: μοίρασέ τις σε περισσότερα.
explore-built = Παρτίδες: { $games }, θέσεις: { $positions }

## What is wrong with a game in JSON

json-syntax = Αυτό δεν είναι JSON.
json-end = Το κείμενο τελειώνει στη μέση μιας παρτίδας.
# $detail: technical words in English
json-data = Αυτό το JSON δεν είναι έγκυρη παρτίδα: { $detail }.
json-move-at-start = Ο πρώτος κόμβος είναι η αρχή της παρτίδας και δεν έχει κίνηση.
json-no-move = Όλοι οι κόμβοι εκτός από τον πρώτο έχουν κίνηση, και αυτός δεν έχει.
json-parent = Ο γονέας ενός κόμβου πρέπει να βρίσκεται πριν από αυτόν.
json-clock = Το «{ $text }» δεν είναι χρόνος ρολογιού: γράφεται όπως 0:09:58.
json-eval = Το «{ $text }» δεν είναι αξιολόγηση: είναι κείμενο με έναν αριθμό από 0 έως 1, όπως 0.63.
json-derived-tag = Η ετικέτα { $name } δεν έχει θέση εδώ: προκύπτει από την αρχή και το αποτέλεσμα.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Κερδίζει σε { $plies }: { $moves }
solve-losing = Χάνει σε { $plies }: { $moves }
solve-drawing = Φέρνει ισοπαλία: { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Η επίλυση αυτής της παρτίδας χρειάζεται περίπου { $needs } μνήμης, αλλά υπάρχουν μόνο { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Ένας πίνακας { $needs } δεν χωράει στη μνήμη: υπάρχουν μόνο { $there }.

## Captions under pictures

caption-start = Η αρχή
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } φεύγει από την παρτίδα
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = σε μια παρτίδα παίζουν 2, 3 ή 4
argument-board = ένα ταμπλό γράφεται WIDTHxHEIGHT, πλάτος και ύψος από 2 έως 9, για παράδειγμα 5x7
# $least and $most: numbers
argument-number = πρέπει να είναι ακέραιος από { $least } έως { $most }
argument-number-from = πρέπει να είναι ακέραιος από { $least } και πάνω

argument-listen = πρέπει να είναι μια διεύθυνση και μια θύρα, για παράδειγμα 127.0.0.1:8080 ή [::]:8080
argument-base = μια διαδρομή αρχίζει με κάθετο, για παράδειγμα /fencepost
argument-origin = μια προέλευση είναι πρωτόκολλο και διακομιστής, για παράδειγμα https://example.org
argument-host = ένας διακομιστής είναι ένα όνομα χωρίς πρωτόκολλο, θύρα και διαδρομή, για παράδειγμα example.org
argument-public-url = μια δημόσια διεύθυνση είναι πρωτόκολλο, διακομιστής και ίσως διαδρομή, για παράδειγμα https://example.org/fencepost
argument-database = μια βάση δεδομένων είναι διεύθυνση όπως postgres://user:password@host/fencepost
argument-left-out = αυτό το πρόγραμμα φτιάχτηκε χωρίς αυτό· το ./run --build φτιάχνει ένα με τα πάντα

# $text: what was asked for, $tags: the tags of all languages
argument-language = δεν υπάρχει η γλώσσα «{ $text }»· υπάρχουν { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } στο { $square }: { $fences ->
        [one] { $fences } διαθέσιμο εμπόδιο
       *[other] { $fences } διαθέσιμα εμπόδια
    }, { $steps ->
        [0] στον τερματισμό
        [one] { $steps } βήμα ακόμη
       *[other] { $steps } βήματα ακόμη
    }
show-player-out = { $name }: εκτός παιχνιδιού
show-turn = Σειρά: { $name }.
show-turn-repeated = Σειρά: { $name }. Η θέση αυτή εμφανίζεται για δεύτερη φορά· στην τρίτη είναι ισοπαλία.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Τρεις και τέσσερις παίκτες: { $result }
