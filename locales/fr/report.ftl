### The game report on the analysis board: a look through a whole game, and trying its mistakes again.

## What is shown beside the board

study-views = Afficher
view-moves = Coups
view-explorer = Explorateur
view-report = Rapport

## Making the report

report-make = Analyser la partie
report-intro = Le moteur examine chaque coup et montre où la partie a basculé. Cela prend une minute environ.
report-empty = Jouez ou ouvrez d’abord une partie.
report-progress = Analyse de la partie : { $percent } %
report-stop = Arrêter
report-again = Analyser à nouveau
report-changed = La partie a changé depuis ce rapport.

## The report

report-accuracy = Précision
report-blunders =
    { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
report-mistakes =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
report-dubious =
    { $count ->
        [one] { $count } coup douteux
       *[other] { $count } coups douteux
    }
report-clean = Aucune erreur
report-chances = Chances de gain
report-steps = Pas restants
report-fences = Barrières en réserve
report-at = Coup { $number }, { $move } : { $chances }
report-at-start = Début : { $chances }
report-points = Tournants de la partie
report-no-points = Personne n’a fait de grosse erreur.
report-drop = { $before } → { $after } %
report-table = Tous les coups en tableau
report-column-move = Coup
report-column-best = Meilleur
report-column-before = Avant
report-column-after = Après
report-column-mark = Signe

## Trying again

report-try =
    { $count ->
        [one] Rejouer { $count } erreur ({ $name })
       *[other] Rejouer { $count } erreurs ({ $name })
    }
try-title = Trouvez un meilleur coup pour { $name }
try-count = { $number } sur { $count }
try-played = Ici, { $move } a été joué.
try-thinking = Examen de { $move }…
try-good = { $move } est un bon coup.
try-best = { $move } est le meilleur coup.
try-bad = Pas { $move }. { $why }
try-hint = Indice
try-hint-pawn = Déplacez le pion.
try-hint-fence = Posez une barrière.
try-hint-near = Posez une barrière près de { $place }.
try-show = Voir le coup
try-shown = Le meilleur coup est { $best }.
try-next = Suivant
try-end = Retour au rapport
