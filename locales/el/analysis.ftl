### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Παίξε μια κίνηση στο ταμπλό ή άνοιξε μια παρτίδα.
analysis-drop = Άφησε την παρτίδα εδώ

## Opening

analysis-open = Άνοιγμα
analysis-open-text = Παρτίδα, λίστα κινήσεων, θέση ή σύνδεσμος
analysis-open-file = Επιλογή αρχείου
analysis-new = Νέο ταμπλό
analysis-recent = Πρόσφατες αναλύσεις
analysis-delete-study = Διαγραφή αυτής της ανάλυσης
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Παρτίδα { $game } από { $games }
analysis-which-notation = Αυτές οι κινήσεις διαβάζονται με περισσότερους από έναν τρόπους γραφής. Ποιος είναι;
dialect-fencepost = Σειρές από κάτω, αρχίζει ο Νότος
dialect-glendenning = Σειρές από πάνω, αρχίζει ο Νότος
dialect-qtp = Σειρές από κάτω, αρχίζει ο Βορράς

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Γραμμή { $line }, στήλη { $column }: { $why }
analysis-too-large = Είναι μεγαλύτερο από 1 MB. Άνοιξε ένα μικρότερο αρχείο.
analysis-too-long = Έχει πάνω από 20.000 κινήσεις. Άνοιξε μια συντομότερη παρτίδα.
analysis-not-a-record = Σε αυτό το κείμενο δεν υπάρχει παρτίδα, λίστα κινήσεων ή θέση.
analysis-unreadable = Αυτό δεν μπορεί να διαβαστεί.
analysis-link-damaged = Ο σύνδεσμος είναι ελλιπής ή κατεστραμμένος. Αντίγραψέ τον ξανά, από το πρώτο ως το τελευταίο γράμμα.
analysis-link-newer = Ο σύνδεσμος είναι από νεότερη έκδοση του Fencepost. Ανανέωσε τη σελίδα και δοκίμασε ξανά.
analysis-game-running = Η παρτίδα συνεχίζεται ακόμη. Μπορείς να την αναλύσεις όταν τελειώσει.

## Sharing

analysis-too-long-link = Η ανάλυση είναι πολύ μεγάλη για σύνδεσμο. Αποθήκευσέ την σε αρχείο. Μένει και σε αυτόν τον περιηγητή.

## The tree

analysis-comment = Σχόλιο
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Σημάδι
mark-good = Καλή κίνηση
mark-mistake = Λάθος
mark-brilliant = Λαμπρή κίνηση
mark-blunder = Σοβαρό λάθος
mark-interesting = Ενδιαφέρουσα κίνηση
mark-dubious = Αμφίβολη κίνηση
analysis-variations = Παραλλαγές: { $count }
analysis-fold = Απόκρυψη παραλλαγών
analysis-unfold = Εμφάνιση παραλλαγών
analysis-promote = Μετακίνηση παραλλαγής πάνω
analysis-make-main = Ορισμός ως κύρια γραμμή
analysis-delete = Διαγραφή από εδώ και πέρα
analysis-undo = Αναίρεση
analysis-keys-variations = Προηγούμενη ή επόμενη παραλλαγή

## The engine

engine = Μηχανή
engine-absent = Η μηχανή δεν μπορεί να φορτωθεί σε αυτόν τον περιηγητή.
engine-depth = Βάθος { $depth }
# Millions of positions in a second
engine-speed = { $count } εκ./δ
engine-lines = Γραμμές: { $count }
engine-fewer = Λιγότερες γραμμές
engine-more = Περισσότερες γραμμές
# Proven; $plies: moves of both players together
engine-win-in = Νίκη σε { $plies }
engine-loss-in = Ήττα σε { $plies }
engine-chances = Πιθανότητες νίκης
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = παίζει
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Καλύτερο εμπόδιο { $fence }: { $name } +{ $steps }
