### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
  }

## Why a move is refused

refusal-game-over = Trop tard pour { $move } : la partie est terminée.
refusal-wrong-turn = { $move } doit attendre : c’est à { $name } de jouer.
refusal-not-playing = { $name } ne joue pas, ou plus, dans cette partie.
refusal-nobody-leaves-two = On ne quitte pas une partie à deux : il faut abandonner.
refusal-off-board = { $move } n’est pas sur ce plateau.
# $square: where the pawn stands
refusal-out-of-reach = Le pion en { $square } ne peut pas aller en { $move } en un seul coup.
refusal-occupied = La case { $move } est déjà occupée ({ $name }).
refusal-fence-in-the-way = La barrière { $fence } barre le chemin vers { $move }.
# $square: where the straight jump lands
refusal-jump-open = Pas de saut de côté en { $move } tant que le saut tout droit en { $square } est possible.
refusal-no-fences-left = Impossible de poser { $move } : vous n’avez plus de barrière, vous devez déplacer votre pion.
refusal-overlaps = { $move } recouvrirait la barrière { $fence }.
refusal-crosses = { $move } croiserait la barrière { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } enfermerait un pion ({ $name }) : il ne pourrait plus quitter { $squares }.
refusal-must-move = On ne peut pas passer tant qu’un coup est permis.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Un plateau 2x2 accueille trois joueurs au plus.
setup-player-missing = Dans une partie à deux, les deux pions doivent être sur le plateau ; sinon, au moins un.
setup-pawn-off-board = Le pion { $name } se trouve hors du plateau.
setup-pawns-share-square = Deux pions occupent { $square }.
setup-too-many-fences = { $name } a plus de 20 barrières en réserve.
setup-fence-off-board = La barrière { $fence } dépasse du plateau.
setup-fences-collide = Les barrières { $fence } et { $other } se chevauchent ou se croisent.
setup-cut-off = Le pion { $name } n’a aucun chemin vers sa ligne de but.
setup-two-winners = Deux pions se trouvent sur leur ligne de but, or un seul a pu y arriver en premier.
setup-turn-of-nobody = C’est le tour d’un joueur qui n’est plus en jeu.

## Why a text is no position

position-fields =
    Une position compte cinq parties séparées par /, et une sixième pour la taille du plateau si ce n’est pas 9x9 ; ici, il y en a { $found }.
position-board = La dernière partie d’une position est la taille du plateau, de 2x2 à 9x9, par exemple 5x5.
position-fence = « { $text } » n’est pas une barrière valable : les deux premières parties d’une position sont des cases de a1 à h8.
position-repeated-fence = La barrière { $fence } y figure deux fois.
position-players = Une position compte deux, trois ou quatre pions ; ici, il y en a { $found }.
position-pawn = « { $text } » n’est pas une case valable pour un pion : il faut une lettre de a à i et un chiffre de 1 à 9, ou - pour un joueur hors jeu.
position-left-count = Une position indique pour chaque pion un nombre de barrières en réserve.
position-left = « { $text } » n’est pas un nombre valable de barrières en réserve : il va de 0 à 20.
position-turn = « { $text } » n’indique pas à qui c’est de jouer : 1 pour le premier joueur, 2 pour le deuxième, et ainsi de suite.

## How a game ends

ending-goal = { $name } gagne en atteignant la ligne de but.
ending-resign = { $name } gagne : l’adversaire a abandonné.
ending-time = { $name } gagne au temps.
ending-repetition = Partie nulle : la même position pour la troisième fois.
ending-agreed = Partie nulle d’un commun accord.
ending-last-player = { $name } gagne : plus personne d’autre n’est en jeu.
ending-aborted = La partie a été annulée.
ending-abandoned = La partie a été laissée inachevée.
