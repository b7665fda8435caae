### Why another move was better, in one short sentence: for the game report, the coach and the puzzles.

reason-win-missed = Χαμένη νίκη: το { $better } κερδίζει σίγουρα.
reason-race-lost = Έτσι χάνεται η κούρσα: το { $name } φτάνει πρώτο.
reason-jump-allowed = Τώρα το { $name } μπορεί να πηδήξει στο { $square }.
reason-longer-path =
    { $steps ->
        [one] Ο δρόμος ως τον τερματισμό μακραίνει κατά ένα βήμα.
       *[other] Ο δρόμος ως τον τερματισμό μακραίνει κατά { $steps } βήματα.
    }
reason-fence-costs-mover =
    { $steps ->
        [one] Αυτό το εμπόδιο κοστίζει ένα βήμα σε όποιον το έβαλε.
       *[other] Αυτό το εμπόδιο κοστίζει { $steps } βήματα σε όποιον το έβαλε.
    }
reason-fence-wasted = Χαμένο εμπόδιο: δεν μακραίνει τον δρόμο κανενός.
reason-fence-allowed =
    { $steps ->
        [one] Τώρα το { $fence } κοστίζει ένα βήμα.
       *[other] Τώρα το { $fence } κοστίζει { $steps } βήματα.
    }
reason-trap-missed =
    { $steps ->
        [one] Χαμένη παγίδα: { $better } και μετά { $then } κοστίζει στο { $name } ένα βήμα.
       *[other] Χαμένη παγίδα: { $better } και μετά { $then } κοστίζει στο { $name } { $steps } βήματα.
    }
reason-better-fence =
    { $steps ->
        [one] Το { $better } κοστίζει στο { $name } ένα βήμα.
       *[other] Το { $better } κοστίζει στο { $name } { $steps } βήματα.
    }
reason-step-wasted = Χαμένο βήμα: ο τερματισμός δεν είναι πιο κοντά.
reason-better-step = Ένα βήμα στο { $better } φέρνει πιο κοντά στον τερματισμό.
reason-better-move = Το { $better } κρατά καλύτερες πιθανότητες.
