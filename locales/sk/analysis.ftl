### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Zahraj ťah na doske alebo otvor partiu.
analysis-drop = Pusť partiu sem

## Opening

analysis-open = Otvoriť
analysis-open-text = Zápis partie, zoznam ťahov, pozícia alebo odkaz
analysis-open-file = Vybrať súbor
analysis-new = Nová doska
analysis-recent = Posledné rozbory
analysis-delete-study = Zmazať tento rozbor
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partia { $game } z { $games }
analysis-which-notation = Tieto ťahy sa dajú čítať vo viacerých zápisoch. Ktorý to je?
dialect-fencepost = Rady počítané zdola, začína Juh
dialect-glendenning = Rady počítané zhora, začína Juh
dialect-qtp = Rady počítané zdola, začína Sever

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Riadok { $line }, stĺpec { $column }: { $why }
analysis-too-large = Je to väčšie ako 1 MB. Otvor menší súbor.
analysis-too-long = Je to viac ako 20 000 ťahov. Otvor kratšiu partiu.
analysis-not-a-record = V tomto texte nie je partia, zoznam ťahov ani pozícia.
analysis-unreadable = Nedá sa to prečítať.
analysis-link-damaged = Tento odkaz je neúplný alebo poškodený. Skopíruj ho znova, od prvého písmena po posledné.
analysis-link-newer = Tento odkaz je z novšej verzie Fencepostu. Načítaj stránku znova a skús to ešte raz.
analysis-game-running = Táto partia sa ešte hrá. Rozobrať ju môžeš, keď sa skončí.

## Sharing

analysis-too-long-link = Tento rozbor je na odkaz príliš dlhý. Ulož ho do súboru. Zostáva aj v tomto prehliadači.

## The tree

analysis-comment = Komentár
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Značka
mark-good = Dobrý ťah
mark-mistake = Chyba
mark-brilliant = Skvelý ťah
mark-blunder = Hrubá chyba
mark-interesting = Zaujímavý ťah
mark-dubious = Pochybný ťah
analysis-variations = Varianty: { $count }
analysis-fold = Skryť varianty
analysis-unfold = Ukázať varianty
analysis-promote = Posunúť variant vyššie
analysis-make-main = Urobiť hlavným variantom
analysis-delete = Zmazať odtiaľto ďalej
analysis-undo = Vrátiť
analysis-keys-variations = Predchádzajúci alebo ďalší variant

## The engine

engine = Engine
engine-absent = Engine sa v tomto prehliadači nedá načítať.
engine-depth = Hĺbka { $depth }
# Millions of positions in a second
engine-speed = { $count } mil./s
engine-lines = Varianty: { $count }
engine-fewer = Menej variantov
engine-more = Viac variantov
# Proven; $plies: moves of both players together
engine-win-in = Výhra v { $plies }
engine-loss-in = Prehra v { $plies }
engine-chances = Šance na výhru
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = na ťahu
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Najlepšia prekážka { $fence }: { $name } +{ $steps }
