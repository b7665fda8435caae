### What the program says on a terminal. Its help is not here: it is in English only.

## What is wrong

# $sentence: any of the sentences below or of game.ftl
problem = erreur : { $sentence }
# $why: the system's own words
problem-output = Impossible d’écrire la sortie : { $why }.
# $number: the place among the moves given, $why: a whole sentence
problem-move = Coup { $number } : { $why }
move-unreadable =
    « { $text } » n’est pas un coup valable : un déplacement s’écrit par une case comme e2, une barrière par une case suivie de h ou v comme e3h ; il y a aussi pass et, pour un joueur qui quitte la partie, out:west.

# $file: its name, $why: the system's own words
problem-read = Impossible de lire { $file } : { $why }.
problem-write = Impossible d’écrire { $file } : { $why }.
# $why: a whole sentence
problem-in-file = { $file }:{ $line }:{ $column }: { $why }
# $node: a number, counted from 0; $why: a whole sentence
problem-in-node = { $file }:{ $line }: Nœud { $node } : { $why }
problem-in-game = { $file }:{ $line }: { $why }
problem-no-text = Ce n’est pas du texte en UTF-8.
problem-long-line = Cette ligne est trop longue pour être une partie.
# $why: a sentence about a move that was read in the notation of another program
problem-own-notation = { $why } (À part ce coup, les cases et les barrières sont nommées dans la notation de ce programme.)

## Convert

# What errors call it instead of the name of a file
standard-input = entrée standard
convert-no-game = { $file } ne contient aucune partie.
# $game: the number asked for, $count: how many there are
convert-no-such-game =
    Il n’y a pas de partie numéro { $game } : { $file } contient { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }.
convert-many-games = { $file } contient { $count } parties et une image n’en montre qu’une : choisissez-la, par exemple avec --game 1.
# $ply: the number asked for, $count: how many there are
convert-no-such-ply =
    Il n’y a pas de coup numéro { $ply } : la partie compte { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
# $option: such as --theme, $form: such as qgn
convert-idle-option = { $option } ne s’applique pas au format { $form }.
convert-terminal =
    Une image au format { $form } ne s’affiche pas dans un terminal : écrivez-la dans un fichier, par exemple avec --output game.{ $form }.
convert-too-large = Une image de { $width } pixels de large serait trop grande : choisissez une valeur plus petite pour --size.
# $why: technical words
convert-picture = Impossible de produire l’image : { $why }.

## Analyze

analyze-no-game = Aucune partie de { $file } n’a pu être lue.

## Explore

explore-no-game = Aucun de ces fichiers ne contient de partie lisible.
explore-too-many = Il y a trop de parties pour un seul index : répartissez-les en plusieurs.
explore-built = Parties : { $games }, positions : { $positions }

## What is wrong with a game in JSON

json-syntax = Ce n’est pas du JSON.
json-end = Le texte s’arrête au milieu d’une partie.
# $detail: technical words in English
json-data = Ce JSON n’est pas une partie valable : { $detail }.
json-move-at-start = Le premier nœud est le début de la partie et n’a pas de coup.
json-no-move = Tous les nœuds sauf le premier ont un coup ; celui-ci n’en a pas.
json-parent = Le parent d’un nœud doit figurer avant lui.
json-clock = « { $text } » n’est pas un temps de pendule : il s’écrit comme 0:09:58.
json-eval = « { $text } » n’est pas une évaluation : c’est un texte contenant un nombre de 0 à 1, par exemple 0.63.
json-derived-tag = L’étiquette { $name } n’a rien à faire ici : elle découle du début et du résultat.

## Solve. The line with the value itself is for other programs to read, and is the same in every language.

# $moves: moves separated by blanks, $plies: how many moves of both players it takes
solve-winning = Gagne en { $plies } : { $moves }
solve-losing = Perd en { $plies } : { $moves }
solve-drawing = Fait nulle : { $moves }
# $needs and $there: such as 74 MiB
solve-too-large = Résoudre cette partie demande environ { $needs } de mémoire, mais il n’y en a que { $there }.

## Engine

# $needs and $there: such as 74 MiB
engine-hash-too-large = Une table de { $needs } ne tient pas en mémoire : il n’y a que { $there }.

## Captions under pictures

caption-start = Le début
caption-versus = { " – " }
# $move: with its number, such as 3. e4
caption-move = { $move }, { $name }
caption-out = { $name } quitte la partie
# $what: one of the captions above, $how: a sentence about how the game ended
caption-end = { $what }. { $how }

## Values of arguments. The parser puts them after "invalid value 'x' for '--board <WxH>': ".

argument-players = une partie se joue à 2, 3 ou 4
argument-board = un plateau s’écrit WIDTHxHEIGHT, largeur et hauteur de 2 à 9, par exemple 5x7
# $least and $most: numbers
argument-number = il faut un nombre entier de { $least } à { $most }
argument-number-from = il faut un nombre entier à partir de { $least }

argument-listen = il faut une adresse et un port, par exemple 127.0.0.1:8080 ou [::]:8080
argument-base = un chemin commence par une barre oblique, par exemple /fencepost
argument-origin = une origine se compose d’un schéma et d’un hôte, par exemple https://example.org
argument-host = un hôte est un nom sans schéma, port ni chemin, par exemple example.org
argument-public-url = une adresse publique se compose d’un schéma, d’un hôte et éventuellement d’un chemin, par exemple https://example.org/fencepost
argument-database = une base de données est une adresse telle que postgres://utilisateur:motdepasse@hote/fencepost
argument-left-out = ce programme a été compilé sans cela ; ./run --build en compile un avec tout

# $text: what was asked for, $tags: the tags of all languages
argument-language = la langue « { $text } » n’existe pas ici ; langues disponibles : { $tags }

## The text board

# $square: where the pawn stands, $fences: fences in hand, $steps: length of the shortest way to the goal line
show-player =
    { $name } en { $square } : { $fences ->
        [one] { $fences } barrière
       *[other] { $fences } barrières
    } en réserve, { $steps ->
        [0] au but
        [one] encore { $steps } pas
       *[other] encore { $steps } pas
    }
show-player-out = { $name } est hors jeu
show-turn = À { $name } de jouer.
show-turn-repeated = À { $name } de jouer. C’est la deuxième fois que cette position se présente ; à la troisième, la partie est nulle.

## The fixed set of positions

# $result: such as 32000 nodes 25000 nps, the same in every language
bench-more-players = Trois et quatre joueurs : { $result }
