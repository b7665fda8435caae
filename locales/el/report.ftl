### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

## What is shown beside the board

study-views = Εμφάνιση
view-moves = Κινήσεις
view-explorer = Εξερεύνηση
view-report = Αναφορά

## Making the report

report-make = Ανάλυση της παρτίδας
report-intro = Η μηχανή κοιτάζει κάθε κίνηση και δείχνει πού κρίθηκε η παρτίδα. Χρειάζεται περίπου ένα λεπτό.
report-empty = Πρώτα παίξε ή άνοιξε μια παρτίδα.
report-progress = Ανάλυση της παρτίδας: { $percent }%
report-stop = Διακοπή
report-again = Νέα ανάλυση
report-changed = Η παρτίδα άλλαξε μετά από αυτή την αναφορά.

## The report

report-accuracy = Ακρίβεια
report-blunders =
    { $count ->
        [one] { $count } σοβαρό λάθος
       *[other] { $count } σοβαρά λάθη
    }
report-mistakes =
    { $count ->
        [one] { $count } λάθος
       *[other] { $count } λάθη
    }
report-dubious =
    { $count ->
        [one] { $count } αμφίβολη κίνηση
       *[other] { $count } αμφίβολες κινήσεις
    }
report-clean = Κανένα λάθος
report-chances = Πιθανότητες νίκης
report-steps = Βήματα που μένουν
report-fences = Διαθέσιμα εμπόδια
report-at = Κίνηση { $number }, { $move }: { $chances }
report-at-start = Αρχή: { $chances }
report-points = Κρίσιμες στιγμές
report-no-points = Κανείς δεν έκανε σοβαρό λάθος.
report-drop = { $before } → { $after }%
report-table = Όλες οι κινήσεις σε πίνακα
report-column-move = Κίνηση
report-column-best = Καλύτερη
report-column-before = Πριν
report-column-after = Μετά
report-column-mark = Σημάδι

## Trying again

report-try =
    { $count ->
        [one] Διόρθωσε { $count } λάθος ({ $name })
       *[other] Διόρθωσε { $count } λάθη ({ $name })
    }
try-title = Βρες καλύτερη κίνηση για το { $name }
try-count = { $number } από { $count }
try-played = Εδώ παίχτηκε { $move }.
try-thinking = Έλεγχος: { $move }…
try-good = Το { $move } είναι καλή κίνηση.
try-best = Το { $move } είναι η καλύτερη κίνηση.
try-bad = Όχι { $move }. { $why }
try-hint = Υπόδειξη
try-hint-pawn = Μετακίνησε το πιόνι.
try-hint-fence = Βάλε ένα εμπόδιο.
try-hint-near = Βάλε ένα εμπόδιο κοντά στο { $place }.
try-show = Δείξε την κίνηση
try-shown = Η καλύτερη κίνηση είναι { $best }.
try-next = Επόμενο
try-end = Πίσω στην αναφορά
