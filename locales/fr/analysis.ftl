### The analysis board, at /analysis: a game with variations and comments, and the engine beside it.
###
### `$move` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player.

analysis-empty = Jouez un coup sur le plateau ou ouvrez une partie.
analysis-drop = Déposez la partie ici

## Opening

analysis-open = Ouvrir
analysis-open-text = Partie, liste de coups, position ou lien
analysis-open-file = Choisir un fichier
analysis-new = Nouveau plateau
analysis-recent = Analyses récentes
analysis-delete-study = Supprimer cette analyse
# A file with several games. $game: the number of the one that is shown
analysis-game-of = Partie { $game } sur { $games }
analysis-which-notation = Ces coups peuvent se lire dans plusieurs notations. De laquelle s’agit-il ?
dialect-fencepost = Rangées comptées du bas, Sud commence
dialect-glendenning = Rangées comptées du haut, Sud commence
dialect-qtp = Rangées comptées du bas, Nord commence

## Why something cannot be opened

# $why: a whole sentence
analysis-at = Ligne { $line }, colonne { $column } : { $why }
analysis-too-large = C’est plus grand que 1 Mo. Ouvrez un fichier plus petit.
analysis-too-long = Il y a plus de 20 000 coups. Ouvrez une partie plus courte.
analysis-not-a-record = Ce texte ne contient ni partie, ni liste de coups, ni position.
analysis-unreadable = Impossible de lire ceci.
analysis-link-damaged = Ce lien est incomplet ou abîmé. Copiez-le à nouveau, de la première à la dernière lettre.
analysis-link-newer = Ce lien vient d’une version plus récente de Fencepost. Rechargez la page et réessayez.
analysis-game-running = Cette partie est encore en cours. Vous pourrez l’analyser quand elle sera finie.

## Sharing

analysis-too-long-link = Cette analyse est trop longue pour un lien. Enregistrez-la dans un fichier. Elle reste aussi dans ce navigateur.

## The tree

analysis-comment = Commentaire
# The marks !, ?, !!, ??, !? and ?! after a move
analysis-marks = Signe
mark-good = Bon coup
mark-mistake = Erreur
mark-brilliant = Coup brillant
mark-blunder = Gaffe
mark-interesting = Coup intéressant
mark-dubious = Coup douteux
analysis-variations = Variantes : { $count }
analysis-fold = Masquer les variantes
analysis-unfold = Afficher les variantes
analysis-promote = Monter la variante
analysis-make-main = En faire la ligne principale
analysis-delete = Supprimer à partir d’ici
analysis-undo = Annuler
analysis-keys-variations = Variante précédente ou suivante

## The engine

engine = Moteur
engine-absent = Le moteur ne peut pas être chargé dans ce navigateur.
engine-depth = Profondeur { $depth }
# Millions of positions in a second
engine-speed = { $count } M/s
engine-lines = Lignes : { $count }
engine-fewer = Moins de lignes
engine-more = Plus de lignes
# Proven; $plies: moves of both players together
engine-win-in = Gain en { $plies }
engine-loss-in = Perte en { $plies }
engine-chances = Chances de gain
per-cent = { $number } %

## The path to the goal

# Of a player: it is their turn
path-to-move = au trait
# $name: the colour of the player whose path gets longer, by $steps
path-best-fence = Meilleure barrière { $fence } : { $name } +{ $steps }
