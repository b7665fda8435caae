### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Les règles du jeu
# For search engines and for previews of links
rules-description = Comment jouer à deux, trois ou quatre : pions, barrières, sauts et pendules, avec dix images.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 ou 4 joueurs · dès 8 ans · 10 à 20 minutes
# $number: 1 to 10
rules-figure = Figure { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = S, W, N et E sont les pions de Sud, Ouest, Nord et Est, # est une barrière, * indique où le pion peut aller, x est interdit.
# Stands before a paragraph
rules-ruling = Notre choix
# At the end of the page
rules-ruling-note = Les règles imprimées ne disent pas toutes la même chose et laissent des questions ouvertes. Les paragraphes marqués « { rules-ruling } » donnent la réponse de Fencepost.

## Goal

rules-aim-title = Le but du jeu
rules-aim = Amenez votre pion de l’autre côté du plateau avant que les autres n’atteignent le leur. Avec vos barrières, vous allongez leur chemin, mais vous ne pouvez jamais le fermer tout à fait.

## Setup

rules-ready-title = La mise en place
rules-ready-board = Le plateau compte 9 cases sur 9. Vues de la place Sud, les colonnes vont de a à i, de gauche à droite, et les rangées de 1 à 9, de bas en haut.
rules-ready-two = À deux, on joue en Sud et en Nord, avec 10 barrières chacun. Sud part de e1 et gagne sur la rangée 9, Nord part de e9 et gagne sur la rangée 1.
rules-ready-first = Tirez la place Sud au sort, ou mettez-vous d’accord. Sud commence ; ensuite, on joue dans le sens des aiguilles d’une montre.

## Your turn

rules-turn-title = À votre tour
rules-turn = Déplacez votre pion ou posez une barrière. Vous ne pouvez pas passer votre tour. Si vous n’avez plus de barrière, vous devez déplacer le pion.

## Moving the pawn

rules-pawn-title = Déplacer le pion
rules-pawn = Votre pion se déplace d’une case vers le haut, le bas, la gauche ou la droite. Il ne va ni en diagonale, ni sur une case occupée par un autre pion.
rules-pawn-fence = Aucun pion ne traverse une barrière : il doit la contourner.

## Placing a fence

rules-fence-title = Poser une barrière
rules-fence = Une barrière est longue de deux cases et se pose dans la rainure entre deux paires de cases, à l’horizontale ou à la verticale. Elle ne doit ni dépasser du plateau, ni être décalée d’une demi-case.
rules-fence-overlap = Les barrières ne se chevauchent pas, même à moitié. Elles peuvent se toucher, bout à bout ou en T.
rules-fence-cross = Les barrières ne peuvent pas non plus se croiser.
rules-fence-stays = Une barrière posée reste en place jusqu’à la fin de la partie.
rules-fence-way = Après chaque barrière, chaque pion, y compris le vôtre, doit encore avoir un chemin vers sa ligne de but. Une barrière qui enferme un pion est interdite.
rules-fence-way-ruling = Seules les barrières comptent ici : un pion ne bloque jamais le chemin, et un saut n’en ouvre jamais.

## Face to face

rules-jump-title = Face à face
rules-jump = Si un autre pion se trouve sur la case voisine et qu’aucune barrière ne vous sépare, vous pouvez sauter par-dessus, sur la case juste derrière lui. C’est possible dans les quatre directions.
rules-jump-side = Si une barrière ou un autre pion empêche ce saut, vous pouvez aller à gauche ou à droite du pion d’en face, à condition que cette case soit libre et qu’aucune barrière ne la sépare de ce pion. Tant que le saut tout droit est possible, pas de saut de côté.
rules-jump-edge = Le bord du plateau empêche un saut, tout comme une barrière.
rules-jump-one = On ne saute jamais par-dessus plus d’un pion en un coup, et on n’est jamais obligé de sauter si autre chose est possible.
rules-jump-pass = Si vous ne pouvez ni déplacer votre pion ni poser une barrière, vous passez votre tour.

## The end of the game

rules-end-title = La fin de la partie
rules-end = Le premier joueur dont le pion atteint une case de sa ligne de but gagne aussitôt, même par un saut.
rules-end-leave = À deux, vous perdez si vous abandonnez ou si votre temps est écoulé.
rules-end-draw = Quand la même position se présente pour la troisième fois, avec le même nombre de barrières en réserve et le même joueur au trait, la partie est nulle. La position de départ compte. Tous ceux qui jouent encore peuvent aussi convenir d’une nulle.

## Three and four players

rules-many-title = À trois ou à quatre
rules-many-four = À quatre, chacun a 5 barrières et l’on joue dans l’ordre Sud, Ouest, Nord, Est. Ouest part de a5 et gagne sur la colonne i, Est part de i5 et gagne sur la colonne a.
rules-many-three = À trois, chacun a 6 barrières ; 2 barrières restent dans la boîte.
rules-many-three-seats = Les places sont Sud, Ouest et Nord.
rules-many-leave = À trois ou à quatre, si vous abandonnez ou si votre temps est écoulé, votre pion quitte le plateau avec vos barrières en réserve. Les barrières posées restent, vos tours sont passés et plus personne ne doit vous laisser un chemin. Le dernier joueur en jeu gagne.

## Playing with a clock

rules-clock-title = Avec une pendule
rules-clock = En tournoi, le temps est limité. Il y a plusieurs façons de faire :
rules-clock-player = Temps par joueur : chacun a le même temps pour toute la partie. Au choix, la pendule ajoute un incrément après chaque coup, ou attend à chaque coup un délai fixe avant de tourner.
rules-clock-game = Temps pour toute la partie : il est partagé également entre les joueurs.
rules-clock-move = Temps par coup : chaque coup doit être joué dans ce temps.
rules-clock-hourglass = Sablier : le temps que vous utilisez va aux autres, à parts égales.
# What the server does
rules-clock-start = En ligne, les pendules démarrent quand chacun a joué son premier coup. Si quelqu’un met plus d’une minute à le jouer, la partie est annulée.

## Other boards

rules-boards-title = Autres plateaux
rules-boards = Pour s’exercer, on peut prendre un plateau de 2 à 9 cases de côté, et de 0 à 20 barrières chacun. Un plateau de 2 sur 2 accueille trois joueurs au plus.
rules-boards-start = Les pions partent du milieu de leur côté. S’il compte un nombre pair de cases, Sud et Nord partent juste à droite du milieu, Ouest et Est juste au-dessus.

## Writing moves down

rules-writing-title = Noter les coups
rules-writing = Un déplacement se note par la case d’arrivée, comme e2. Une barrière porte le nom de la case en bas à gauche de son milieu : e3h est horizontale, au-dessus de e3 et f3 ; e3v est verticale, à droite de e3 et e4.

## The figures

rules-figure-1 = Le début d’une partie à deux.
rules-figure-2 = Les quatre pas d’un pion.
rules-figure-3 = Une barrière coupe le chemin : le pion la contourne.
rules-figure-4 = Correcte : entre deux paires de cases. Barrée : décalée d’une demi-case.
rules-figure-5 = La dernière barrière enfermerait le pion : interdit.
rules-figure-6 = Le saut tout droit.
rules-figure-7 = Une barrière derrière le pion : on saute à sa gauche ou à sa droite.
rules-figure-8 = La même chose avec un côté fermé : il reste un saut.
rules-figure-9 = Un autre pion derrière : pas de double saut, mais les deux côtés sont ouverts.
rules-figure-10 = Sur sa ligne de but : le pion a gagné.

## Around the rules

rules-print = Imprimer
rules-play = Jouer
# In place of “Play” for somebody who came from a game
rules-back = Retour à la partie
rules-name = Fencepost est un projet indépendant. Le jeu est vendu sous le nom de Quoridor®, qui appartient à son éditeur. Fencepost n’est pas lié à cet éditeur.
