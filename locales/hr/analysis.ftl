### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Odigraj potez na ploči ili otvori partiju.
analysis-drop = Ispusti partiju ovdje

## Opening

analysis-open = Otvori
analysis-open-text = Zapis partije, popis poteza, pozicija ili poveznica
analysis-open-file = Odaberi datoteku
analysis-new = Nova ploča
analysis-recent = Nedavne analize
analysis-delete-study = Izbriši ovu analizu
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partija { $game } od { $games }
analysis-which-notation = Ovi se potezi mogu čitati u više zapisa. Koji je pravi?
dialect-fencepost = Redci se broje odozdo, počinje Jug
dialect-glendenning = Redci se broje odozgo, počinje Jug
dialect-qtp = Redci se broje odozdo, počinje Sjever

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Redak { $line }, stupac { $column }: { $why }
analysis-too-large = Ovo je veće od 1 MB. Otvori manju datoteku.
analysis-too-long = Ovo ima više od 20.000 poteza. Otvori kraću partiju.
analysis-not-a-record = U ovom tekstu nema partije, popisa poteza ni pozicije.
analysis-unreadable = Ovo se ne može pročitati.
analysis-link-damaged = Ova je poveznica nepotpuna ili oštećena. Kopiraj je ponovno, od prvog do zadnjeg slova.
analysis-link-newer = Ova je poveznica iz novije verzije Fenceposta. Ponovno učitaj stranicu i pokušaj još jednom.
analysis-game-running = Ova partija još traje. Možeš je analizirati kad završi.

## Sharing

analysis-too-long-link = Ova je analiza preduga za poveznicu. Spremi je u datoteku. Ostaje i u ovom pregledniku.

## The tree

analysis-comment = Komentar
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Znak
mark-good = Dobar potez
mark-mistake = Pogreška
mark-brilliant = Sjajan potez
mark-blunder = Gruba pogreška
mark-interesting = Zanimljiv potez
mark-dubious = Sumnjiv potez
analysis-variations = Varijante: { $count }
analysis-fold = Sakrij varijante
analysis-unfold = Prikaži varijante
analysis-promote = Pomakni varijantu gore
analysis-make-main = Učini glavnom varijantom
analysis-delete = Izbriši odavde nadalje
analysis-undo = Poništi
analysis-keys-variations = Prethodna ili sljedeća varijanta

## The engine

engine = Program
engine-absent = Program se ne može učitati u ovom pregledniku.
engine-depth = Dubina { $depth }
# Millions of positions in a second
engine-speed = { $count } mil./s
engine-lines = Varijante: { $count }
engine-fewer = Manje varijanti
engine-more = Više varijanti
# Proven; $plies: moves of both players together
engine-win-in = Pobjeda u { $plies }
engine-loss-in = Poraz u { $plies }
engine-chances = Izgledi za pobjedu
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = na potezu
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Najbolja prepreka { $fence }: { $name } +{ $steps }
