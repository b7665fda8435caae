### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = Το «{ $text }» δεν είναι έγκυρη κίνηση: η μετακίνηση ενός πιονιού είναι ένα τετράγωνο όπως e2, ένα εμπόδιο είναι ένα τετράγωνο και h ή v, όπως e3h.
record-bad-glyph = Το «{ $text }» δεν είναι έγκυρο σημάδι μετά από κίνηση: υπάρχουν τα !, ?, !!, ??, !? και ?!, κολλημένα στην κίνησή τους.
record-unclosed-comment = Αυτό το σχόλιο δεν τελειώνει: λείπει ένα άγκιστρο που κλείνει.
record-stray-brace = Αυτό το άγκιστρο που κλείνει δεν τελειώνει κανένα σχόλιο.
record-unclosed-variation = Αυτή η παραλλαγή δεν τελειώνει: λείπει μια παρένθεση που κλείνει.
record-stray-parenthesis = Αυτή η παρένθεση που κλείνει δεν τελειώνει καμία παραλλαγή.
record-variation-of-nothing = Μια παραλλαγή έρχεται μετά την κίνηση που αντικαθιστά, και εδώ δεν υπάρχει καμία.
record-bad-tag = Αυτή δεν είναι έγκυρη ετικέτα: μια ετικέτα γράφεται όπως [Event "Casual game"].
record-repeated-tag = Αυτή η ετικέτα μπορεί να υπάρχει μόνο μία φορά.
record-tag-after-moves = Η ετικέτα { $text } έρχεται μετά τις κινήσεις: οι ετικέτες μπαίνουν πριν από αυτές.
record-bad-players = Το «{ $text }» δεν είναι έγκυρος αριθμός παικτών: μπορούν να είναι 2, 3 ή 4.
record-bad-board = Το «{ $text }» δεν είναι έγκυρο ταμπλό: το μέγεθος πάει από 2x2 έως 9x9, για παράδειγμα 5x7.
record-bad-fences = Το «{ $text }» δεν είναι έγκυρος αριθμός εμποδίων: κάθε παίκτης έχει από 0 έως 20.
# $why: a whole sentence
record-bad-position = Η αρχική θέση είναι λάθος. { $why }
record-bad-setup = { $why }
record-position-differs = Το «{ $text }» έρχεται σε αντίθεση με την αρχική θέση.
record-bad-result =
    Το «{ $text }» δεν είναι έγκυρο αποτέλεσμα: είναι ένας αριθμός για κάθε παίκτη με - ανάμεσα, όπως 1-0 ή 1/2-1/2, ή * για παρτίδα που δεν τελείωσε.
# $players: how many play
record-result-players = Το αποτέλεσμα { $text } δεν ταιριάζει: χρειάζεται ένας αριθμός για καθέναν από τους { $players } παίκτες.
# $score: the right result
record-result-on-board = Το αποτέλεσμα { $text } είναι λάθος: σύμφωνα με τις κινήσεις είναι { $score }.
record-result-winner-out = Το αποτέλεσμα { $text } είναι λάθος: { $name } είναι εκτός παιχνιδιού και δεν μπορεί να έχει κερδίσει.
# $names: a list of seats
record-result-shares = Το αποτέλεσμα { $text } είναι λάθος: την ισοπαλία μοιράζονται όσοι παίζουν ακόμη: { $names }.
# $tag: the result in the tag
record-results-differ = Το αποτέλεσμα { $text } δεν είναι αυτό της ετικέτας, { $tag }.
record-result-in-variation = Το αποτέλεσμα { $text } βρίσκεται σε παραλλαγή: η θέση του είναι στο τέλος της παρτίδας.
record-after-result = Το «{ $text }» έρχεται μετά το αποτέλεσμα: τίποτα δεν μπορεί να το ακολουθεί.
