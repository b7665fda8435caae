### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Γρίφοι
puzzle-of-the-day = Ο γρίφος της ημέρας
puzzle-question = Μπορεί ακόμη να κερδίσει το { $name };
puzzle-question-many = Τι πρέπει να παίξει το { $name };
puzzle-to-move = Παίζει το { $name }
puzzle-find = Βρες τη μόνη καλή κίνηση
puzzle-loading = Οι γρίφοι φορτώνονται…
puzzle-failed-to-load = Οι γρίφοι δεν φορτώθηκαν. Συνδέσου στο διαδίκτυο και δοκίμασε ξανά.
puzzle-retry = Δοκίμασε ξανά
puzzle-number = Γρίφος { $number }

## Solving

puzzle-wrong = Δεν είναι αυτή η κίνηση.
puzzle-wrong-answer = Ο αντίπαλος απαντά με { $move }.
puzzle-right = Σωστά!
puzzle-right-too = Και το { $move } κερδίζει.
puzzle-play-on = Συνέχισε: δείξε πώς γίνεται.
puzzle-slipped = Με το { $move } χάνεται το πλεονέκτημα. Δοκίμασε άλλη κίνηση.
puzzle-clear = Λύθηκε. Το { $name } κερδίζει.
puzzle-clear-many = Λύθηκε. Το { $name } έχει τις καλύτερες πιθανότητες.
puzzle-hint = Υπόδειξη
puzzle-hint-next = Κι άλλη υπόδειξη
puzzle-hint-number = Υπόδειξη { $number } από 3.
puzzle-hint-step = Μετακίνησε το πιόνι.
puzzle-hint-fence = Βάλε ένα εμπόδιο.
puzzle-hint-cost =
    Μετά το { $name } χρειάζεται { $steps ->
        [one] ένα βήμα παραπάνω
       *[other] { $steps } βήματα παραπάνω
    }.
puzzle-hint-guard = Προστατεύει τον δικό σου δρόμο.
puzzle-hint-path =
    Μετά χρειάζεσαι { $steps ->
        [one] ένα βήμα
       *[other] { $steps } βήματα
    }.
puzzle-hint-place = Κοίτα γύρω από το { $square }.
puzzle-show = Δείξε τη λύση
puzzle-solution = Η κίνηση είναι { $move }.
puzzle-analyse = Ανάλυση
puzzle-again = Ξανά
puzzle-next = Επόμενος γρίφος

## Beside the board

puzzle-grade = Δυσκολία
puzzle-grade-of = { $grade } από 5
puzzle-streak =
    { $days ->
        [one] μία ημέρα
       *[other] { $days } ημέρες
    }
puzzle-streak-label = Συνεχόμενες ημέρες
puzzle-week = Αυτή την εβδομάδα
puzzle-more = Κι άλλοι γρίφοι
puzzle-left = Άλυτοι: { $left } από { $all }
puzzle-all-done = Τους έλυσες όλους. Μπορείς να τους λύσεις ξανά.
puzzle-mark-solved = λύθηκε
puzzle-mark-failed = δεν λύθηκε
puzzle-mark-today = σήμερα

## Themes

theme-all = Όλοι
theme-trap = Παγίδα
theme-race = Κούρσα
theme-jump = Άλμα
theme-wasted-fence = Χαμένο εμπόδιο
theme-defence = Άμυνα
theme-endgame = Φινάλε
theme-many = 3 και 4 παίκτες
puzzle-themes = Το θέμα του

## The program that finds puzzles

puzzles-not-right = { $file }: σε αυτές τις γραμμές η κίνηση δεν είναι η μόνη καλή: { $lines }
puzzles-invalid = Αυτός ο γρίφος δεν είναι έγκυρος: { $detail }.
