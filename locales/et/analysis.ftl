### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Tee laual käik või ava mäng.
analysis-drop = Lohista mäng siia

## Opening

analysis-open = Ava
analysis-open-text = Mäng, käikude loend, seis või link
analysis-open-file = Vali fail
analysis-new = Uus laud
analysis-recent = Viimased analüüsid
analysis-delete-study = Kustuta see analüüs
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Mäng { $game } / { $games }
analysis-which-notation = Neid käike saab lugeda mitmes kirjaviisis. Milline see on?
dialect-fencepost = Read alt üles, alustab Lõuna
dialect-glendenning = Read ülalt alla, alustab Lõuna
dialect-qtp = Read alt üles, alustab Põhi

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Rida { $line }, veerg { $column }: { $why }
analysis-too-large = See on suurem kui 1 MB. Ava väiksem fail.
analysis-too-long = Siin on üle 20 000 käigu. Ava lühem mäng.
analysis-not-a-record = Selles tekstis pole mängu, käikude loendit ega seisu.
analysis-unreadable = Seda ei saa lugeda.
analysis-link-damaged = See link on poolik või rikutud. Kopeeri see uuesti, esimesest tähest viimaseni.
analysis-link-newer = See link on tehtud Fenceposti uuema versiooniga. Laadi leht uuesti ja proovi veel kord.
analysis-game-running = See mäng alles käib. Saad seda analüüsida, kui see on läbi.

## Sharing

analysis-too-long-link = See analüüs on lingi jaoks liiga pikk. Salvesta see failina. See jääb ka sellesse brauserisse.

## The tree

analysis-comment = Kommentaar
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Märk
mark-good = Hea käik
mark-mistake = Viga
mark-brilliant = Hiilgav käik
mark-blunder = Jäme viga
mark-interesting = Huvitav käik
mark-dubious = Kahtlane käik
analysis-variations = Variante: { $count }
analysis-fold = Peida variandid
analysis-unfold = Näita variante
analysis-promote = Nihuta variant üles
analysis-make-main = Tee peavariandiks
analysis-delete = Kustuta siit alates
analysis-undo = Võta tagasi
analysis-keys-variations = Eelmine või järgmine variant

## The engine

engine = Mootor
engine-absent = Mootorit ei saa selles brauseris laadida.
engine-depth = Sügavus { $depth }
# Millions of positions in a second
engine-speed = { $count } mln/s
engine-lines = Variante: { $count }
engine-fewer = Vähem variante
engine-more = Rohkem variante
# Proven; $plies: moves of both players together
engine-win-in = Võit { $plies } käiguga
engine-loss-in = Kaotus { $plies } käiguga
engine-chances = Võiduvõimalused
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = käigul
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Parim takistustara { $fence }: { $name } +{ $steps }
