### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Leiktu á borðinu eða opnaðu spil.
analysis-drop = Slepptu spilinu hér

## Opening

analysis-open = Opna
analysis-open-text = Spil, leikjalisti, staða eða hlekkur
analysis-open-file = Velja skrá
analysis-new = Nýtt borð
analysis-recent = Nýlegar greiningar
analysis-delete-study = Eyða þessari greiningu
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Spil { $game } af { $games }
analysis-which-notation = Þessa leiki má lesa með fleiri en einum rithætti. Hver er hann?
dialect-fencepost = Raðir taldar neðan frá, Suður byrjar
dialect-glendenning = Raðir taldar ofan frá, Suður byrjar
dialect-qtp = Raðir taldar neðan frá, Norður byrjar

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Lína { $line }, dálkur { $column }: { $why }
analysis-too-large = Þetta er stærra en 1 MB. Opnaðu minni skrá.
analysis-too-long = Þetta eru fleiri en 20.000 leikir. Opnaðu styttra spil.
analysis-not-a-record = Í þessum texta er hvorki spil, leikjalisti né staða.
analysis-unreadable = Þetta er ekki læsilegt.
analysis-link-damaged = Hlekkurinn er skemmdur eða ekki heill. Afritaðu hann aftur, frá fyrsta staf til þess síðasta.
analysis-link-newer = Hlekkurinn er úr nýrri útgáfu af Fencepost. Endurhladdu síðuna og reyndu aftur.
analysis-game-running = Þetta spil er enn í gangi. Þú getur greint það þegar því er lokið.

## Sharing

analysis-too-long-link = Greiningin er of löng fyrir hlekk. Vistaðu hana í skrá. Hún geymist líka í þessum vafra.

## The tree

analysis-comment = Athugasemd
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Merki
mark-good = Góður leikur
mark-mistake = Mistök
mark-brilliant = Snilldarleikur
mark-blunder = Afleikur
mark-interesting = Áhugaverður leikur
mark-dubious = Vafasamur leikur
analysis-variations = Afbrigði: { $count }
analysis-fold = Fela afbrigði
analysis-unfold = Sýna afbrigði
analysis-promote = Færa afbrigði ofar
analysis-make-main = Gera að aðalafbrigði
analysis-delete = Eyða héðan í frá
analysis-undo = Afturkalla
analysis-keys-variations = Fyrra eða næsta afbrigði

## The engine

engine = Vél
engine-absent = Ekki er hægt að hlaða vélinni í þessum vafra.
engine-depth = Dýpt { $depth }
# Millions of positions in a second
engine-speed = { $count } millj./s
engine-lines = Línur: { $count }
engine-fewer = Færri línur
engine-more = Fleiri línur
# Proven; $plies: moves of both players together
engine-win-in = Sigur í { $plies }
engine-loss-in = Tap í { $plies }
engine-chances = Sigurlíkur
per-cent = { $number }%

## The path to the goal

# Of a player: it is their turn
path-to-move = á leik
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Besta hlið { $fence }: { $name } +{ $steps }
