### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.

puzzles-title = Énigmes
puzzle-of-the-day = Énigme du jour
puzzle-question = { $name } peut-il encore gagner ?
puzzle-question-many = Que doit jouer { $name } ?
puzzle-to-move = À { $name } de jouer
puzzle-find = Trouvez le seul bon coup
puzzle-loading = Chargement des énigmes…
puzzle-failed-to-load = Les énigmes n’ont pas pu être chargées. Connectez-vous à Internet et réessayez.
puzzle-retry = Réessayer
puzzle-number = Énigme { $number }

## Solving

puzzle-wrong = Ce n’est pas le bon coup.
puzzle-wrong-answer = L’adversaire répond par { $move }.
puzzle-right = Bien vu !
puzzle-right-too = { $move } gagne aussi.
puzzle-play-on = Continuez : montrez la suite.
puzzle-slipped = { $move } laisse échapper l’avantage. Essayez un autre coup.
puzzle-clear = Résolu. { $name } va gagner.
puzzle-clear-many = Résolu. { $name } a les meilleures chances.
puzzle-hint = Indice
puzzle-hint-next = Autre indice
puzzle-hint-number = Indice { $number } sur 3.
puzzle-hint-step = Déplacez le pion.
puzzle-hint-fence = Posez une barrière.
puzzle-hint-cost = Le chemin de { $name } s’allonge de { $steps } pas.
puzzle-hint-guard = Cela protège votre propre chemin.
puzzle-hint-path = Ensuite, il vous faut { $steps } pas.
puzzle-hint-place = Regardez autour de { $square }.
puzzle-show = Voir la solution
puzzle-solution = Le coup est { $move }.
puzzle-analyse = Analyser
puzzle-again = Réessayer
puzzle-next = Énigme suivante

## Beside the board

puzzle-grade = Difficulté
puzzle-grade-of = { $grade } sur 5
puzzle-streak =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
puzzle-streak-label = Jours d’affilée
puzzle-week = Cette semaine
puzzle-more = Plus d’énigmes
puzzle-left = À résoudre : { $left } sur { $all }
puzzle-all-done = Vous les avez toutes résolues. Vous pouvez les refaire.
puzzle-mark-solved = résolue
puzzle-mark-failed = non résolue
puzzle-mark-today = aujourd’hui

## Themes

theme-all = Toutes
theme-trap = Piège
theme-race = Course
theme-jump = Saut
theme-wasted-fence = Barrière gâchée
theme-defence = Défense
theme-endgame = Finale
theme-many = À 3 et à 4
puzzle-themes = Le thème

## The program that finds puzzles

puzzles-not-right = { $file } : dans ces lignes, le coup n’est pas le seul bon : { $lines }
puzzles-invalid = Cette énigme n’est pas valable : { $detail }.
