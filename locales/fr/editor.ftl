### The position editor, at /editor.

editor-title = Éditeur de position
editor-board = Plateau de l’éditeur de position
editor-tools = Outils
editor-mirror = Miroir
editor-clear = Sans barrières
editor-turn = Tourner
editor-undo = Annuler
editor-empty = Vide
editor-start = Départ
editor-in-hand = En réserve
editor-turn-hint = Touchez une forme : ce sera à elle de jouer
editor-moves-next = au trait
editor-set-turn = À { $name } de jouer
editor-more = Une barrière de plus : { $name }
editor-fewer = Une barrière de moins : { $name }
editor-take-off = Retirer { $name } du plateau
editor-put-back = Remettre { $name } sur le plateau
editor-ready = Prêt à jouer
editor-faults = À corriger : { $count }
editor-fix = Corriger
editor-position = Position en texte
editor-position-wrong = Ce n’est pas une position.
editor-play = Jouer à partir d’ici
editor-analyse = Analyser
