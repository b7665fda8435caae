### The position editor, at /editor.

editor-title = Επεξεργασία θέσης
editor-board = Ταμπλό επεξεργασίας θέσης
editor-tools = Εργαλεία
editor-mirror = Καθρέφτισμα
editor-clear = Χωρίς εμπόδια
editor-turn = Στροφή
editor-undo = Αναίρεση
editor-empty = Άδειο
editor-start = Αρχή
editor-in-hand = Διαθέσιμα
editor-turn-hint = Άγγιξε ένα σχήμα για να πάρει σειρά
editor-moves-next = παίζει τώρα
editor-set-turn = Παίζει τώρα: { $name }
editor-more = Ένα εμπόδιο παραπάνω: { $name }
editor-fewer = Ένα εμπόδιο λιγότερο: { $name }
editor-take-off = Αφαίρεση από το ταμπλό: { $name }
editor-put-back = Επιστροφή στο ταμπλό: { $name }
editor-ready = Έτοιμο για παιχνίδι
editor-faults = Προς διόρθωση: { $count }
editor-fix = Διόρθωση
editor-position = Θέση ως κείμενο
editor-position-wrong = Αυτό δεν είναι θέση.
editor-play = Παίξε από εδώ
editor-analyse = Ανάλυση
