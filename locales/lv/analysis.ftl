### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Izdari gājienu laukumā vai atver partiju.
analysis-drop = Nomet partiju šeit

## Opening

analysis-open = Atvērt
analysis-open-text = Partija, gājienu saraksts, pozīcija vai saite
analysis-open-file = Izvēlēties failu
analysis-new = Jauns laukums
analysis-recent = Pēdējās analīzes
analysis-delete-study = Dzēst šo analīzi
# A file with several games. $game: the number of the one that is shown
analysis-game-of = { $game }. partija no { $games }
analysis-which-notation = Šos gājienus var lasīt vairākos pierakstos. Kurš tas ir?
dialect-fencepost = Rindas skaita no apakšas, sāk Dienvidi
dialect-glendenning = Rindas skaita no augšas, sāk Dienvidi
dialect-qtp = Rindas skaita no apakšas, sāk Ziemeļi

## Why something cannot be opened

# $why: a whole sentence
analysis-at = { $line }. rinda, { $column }. kolonna: { $why }
analysis-too-large = Tas ir lielāks par 1 MB. Atver mazāku failu.
analysis-too-long = Te ir vairāk nekā 20 000 gājienu. Atver īsāku partiju.
analysis-not-a-record = Šajā tekstā nav ne partijas, ne gājienu saraksta, ne pozīcijas.
analysis-unreadable = To nevar nolasīt.
analysis-link-damaged = Šī saite ir nepilnīga vai bojāta. Nokopē to vēlreiz no pirmā burta līdz pēdējam.
analysis-link-newer = Šī saite ir no jaunākas Fencepost versijas. Pārlādē lapu un mēģini vēlreiz.
analysis-game-running = Šī partija vēl turpinās. Varēsi to analizēt, kad tā būs beigusies.

## Sharing

analysis-too-long-link = Šī analīze saitei ir par garu. Saglabā to failā. Tā paliek arī šajā pārlūkā.

## The tree

analysis-comment = Komentārs
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Zīme
mark-good = Labs gājiens
mark-mistake = Kļūda
mark-brilliant = Spožs gājiens
mark-blunder = Rupja kļūda
mark-interesting = Interesants gājiens
mark-dubious = Apšaubāms gājiens
analysis-variations = Varianti: { $count }
analysis-fold = Paslēpt variantus
analysis-unfold = Rādīt variantus
analysis-promote = Pārvietot variantu augstāk
analysis-make-main = Padarīt par galveno variantu
analysis-delete = Dzēst no šejienes
analysis-undo = Atsaukt
analysis-keys-variations = Iepriekšējais vai nākamais variants

## The engine

engine = Dzinējs
engine-absent = Dzinēju šajā pārlūkā nevar ielādēt.
engine-depth = Dziļums { $depth }
# Millions of positions in a second
engine-speed = { $count } milj./s
engine-lines = Varianti: { $count }
engine-fewer = Mazāk variantu
engine-more = Vairāk variantu
# Proven; $plies: moves of both players together
engine-win-in = Uzvara { $plies } gājienos
engine-loss-in = Zaudējums { $plies } gājienos
engine-chances = Izredzes uzvarēt
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = pie gājiena
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Labākā barjera { $fence }: { $name } +{ $steps }
