### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = « { $text } » n’est pas un coup valable : un déplacement s’écrit par une case comme e2, une barrière par une case suivie de h ou v comme e3h.
record-bad-glyph = « { $text } » n’est pas un signe après un coup : il y a !, ?, !!, ??, !? et ?!, chacun collé à son coup.
record-unclosed-comment = Ce commentaire n’a pas de fin : il manque une accolade fermante.
record-stray-brace = Cette accolade fermante ne termine aucun commentaire.
record-unclosed-variation = Cette variante n’a pas de fin : il manque une parenthèse fermante.
record-stray-parenthesis = Cette parenthèse fermante ne termine aucune variante.
record-variation-of-nothing = Une variante vient après le coup qu’elle remplace, et ici il n’y en a pas.
record-bad-tag = Ce n’est pas une étiquette valable : une étiquette s’écrit comme [Event "Casual game"].
record-repeated-tag = Cette étiquette ne peut figurer qu’une fois.
record-tag-after-moves = L’étiquette { $text } vient après les coups : les étiquettes se placent avant.
record-bad-players = « { $text } » n’est pas un nombre valable de joueurs : on joue à 2, 3 ou 4.
record-bad-board = « { $text } » n’est pas un plateau valable : la taille va de 2x2 à 9x9, par exemple 5x7.
record-bad-fences = « { $text } » n’est pas un nombre valable de barrières : chaque joueur en a de 0 à 20.
# $why: a whole sentence
record-bad-position = La position de départ est fausse. { $why }
record-bad-setup = { $why }
record-position-differs = « { $text } » contredit la position de départ.
record-bad-result =
    « { $text } » n’est pas un résultat valable : il faut un nombre par joueur, séparés par -, comme 1-0 ou 1/2-1/2, ou bien * pour une partie inachevée.
# $players: how many play
record-result-players = Le résultat { $text } ne convient pas : il faut un nombre pour chacun des { $players } joueurs.
# $score: the right result
record-result-on-board = Le résultat { $text } est faux : d’après les coups, c’est { $score }.
record-result-winner-out = Le résultat { $text } est faux : { $name } est hors jeu et n’a pas pu gagner.
# $names: a list of seats
record-result-shares = Le résultat { $text } est faux : une nulle se partage entre ceux qui sont encore en jeu : { $names }.
# $tag: the result in the tag
record-results-differ = Le résultat { $text } n’est pas celui de l’étiquette, { $tag }.
record-result-in-variation = Le résultat { $text } se trouve dans une variante : sa place est à la fin de la partie.
record-after-result = « { $text } » vient après le résultat : rien ne doit le suivre.
