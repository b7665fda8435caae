### The games of this device, at /games.

games-title = Οι παρτίδες σου
games-hint = Αποθηκεύονται μόνο σε αυτόν τον περιηγητή.
games-import = Εισαγωγή παρτίδας
games-none = Καμία παρτίδα ακόμη
games-none-hint = Εδώ μένουν όλες οι παρτίδες που παίζεις σε αυτή τη συσκευή. Παίξε μία ή εισήγαγε ένα αρχείο παρτίδας (.qgn).
games-none-play = Παίξε τώρα
games-running = Σε εξέλιξη
games-finished = Τελειωμένες
# $moves: how many were played
games-moves = { $moves ->
    [one] μία κίνηση
   *[other] { $moves } κινήσεις
  }
games-won = Κέρδισες
games-lost = Έχασες
games-draw = Ισοπαλία
# $name: a player or a seat
games-winner = Νίκη: { $name }
games-rename = Μετονομασία
games-export = Εξαγωγή
games-delete = Διαγραφή
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Ανάλυση: { $game }
games-rename-which = Μετονομασία: { $game }
games-export-which = Εξαγωγή: { $game }
games-delete-which = Διαγραφή: { $game }
games-name = Όνομα της παρτίδας
games-save = Αποθήκευση
games-cancel = Ακύρωση
games-deleted = Η παρτίδα «{ $game }» διαγράφηκε.
games-undo = Αναίρεση
games-imported = Η παρτίδα «{ $game }» εισήχθη.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Αυτό το αρχείο είναι μεγαλύτερο από 1 MB.
import-not-a-record = Αυτό το αρχείο δεν περιέχει παρτίδα.
import-bad-tag = Το «{ $text }» δεν είναι έγκυρο σε αυτό το αρχείο.
import-bad-move = Το «{ $text }» δεν είναι έγκυρη κίνηση.
import-unclosed = Σε αυτό το αρχείο ένα σχόλιο ή μια παραλλαγή δεν έχει αρχή ή δεν έχει τέλος.
import-after-result = Το «{ $text }» έρχεται μετά το αποτέλεσμα: τίποτα δεν μπορεί να το ακολουθεί.
import-too-long = Αυτή η παρτίδα είναι πολύ μεγάλη.
# $number: the number of the move, counted one by one
import-illegal-move = Η κίνηση { $number }, { $text }, δεν επιτρέπεται.
import-bad-result = Το αποτέλεσμα { $text } δεν ταιριάζει με την παρτίδα.
import-no-rules = Δεν ήταν δυνατό να φορτωθούν οι κανόνες για τον έλεγχο των κινήσεων. Δοκίμασε ξανά.
import-unreadable = Αυτό το αρχείο δεν διαβάζεται.
