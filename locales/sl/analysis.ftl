### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Odigraj potezo na plošči ali odpri partijo.
analysis-drop = Spusti partijo sem

## Opening

analysis-open = Odpri
analysis-open-text = Zapis partije, seznam potez, položaj ali povezava
analysis-open-file = Izberi datoteko
analysis-new = Nova plošča
analysis-recent = Zadnje analize
analysis-delete-study = Izbriši to analizo
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partija { $game } od { $games }
analysis-which-notation = Te poteze je mogoče brati v več kot enem zapisu. Kateri je pravi?
dialect-fencepost = Vrste štete od spodaj, začne Jug
dialect-glendenning = Vrste štete od zgoraj, začne Jug
dialect-qtp = Vrste štete od spodaj, začne Sever

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Vrstica { $line }, stolpec { $column }: { $why }
analysis-too-large = To je večje od 1 MB. Odpri manjšo datoteko.
analysis-too-long = To je več kot 20.000 potez. Odpri krajšo partijo.
analysis-not-a-record = V tem besedilu ni partije, seznama potez ali položaja.
analysis-unreadable = Tega ni mogoče prebrati.
analysis-link-damaged = Ta povezava je nepopolna ali poškodovana. Kopiraj jo znova, od prve do zadnje črke.
analysis-link-newer = Ta povezava je iz novejše različice Fenceposta. Znova naloži stran in poskusi še enkrat.
analysis-game-running = Ta partija še poteka. Analiziraš jo lahko, ko se konča.

## Sharing

analysis-too-long-link = Ta analiza je predolga za povezavo. Shrani jo v datoteko. Ostane tudi v tem brskalniku.

## The tree

analysis-comment = Komentar
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Znak
mark-good = Dobra poteza
mark-mistake = Napaka
mark-brilliant = Sijajna poteza
mark-blunder = Huda napaka
mark-interesting = Zanimiva poteza
mark-dubious = Dvomljiva poteza
analysis-variations = Variante: { $count }
analysis-fold = Skrij variante
analysis-unfold = Pokaži variante
analysis-promote = Premakni varianto višje
analysis-make-main = Naredi glavno varianto
analysis-delete = Izbriši od tu naprej
analysis-undo = Razveljavi
analysis-keys-variations = Prejšnja ali naslednja varianta

## The engine

engine = Program
engine-absent = Programa v tem brskalniku ni mogoče naložiti.
engine-depth = Globina { $depth }
# Millions of positions in a second
engine-speed = { $count } mio./s
engine-lines = Variante: { $count }
engine-fewer = Manj variant
engine-more = Več variant
# Proven; $plies: moves of both players together
engine-win-in = Zmaga v { $plies }
engine-loss-in = Poraz v { $plies }
engine-chances = Možnosti za zmago
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = na vrsti
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Najboljša ograja { $fence }: { $name } +{ $steps }
