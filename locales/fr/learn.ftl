### The tutorial, in fifteen small steps on a live board. A child of eight reads it: short sentences, one idea at a time.

learn-title = Apprendre à jouer
learn-progress = { $step } sur { $steps }
learn-steps = Leçons
learn-again = Recommencer
learn-next = Suivant
learn-back = Retour
learn-skip = Passer
learn-finish = Jouer une partie
learn-puzzles = Essayer une énigme
learn-hint = Indice :
learn-show-hint = Voir un indice
learn-step-done = { $step } : terminé
learn-step-open = { $step } : à faire
learn-over = Vous savez jouer, maintenant. Amusez-vous bien !

## What went wrong

learn-not = Pas { $move }.
learn-wrong-fence = C’est une barrière. Cette fois, faites un pas.
learn-wrong-step = C’est un pas. Cette fois, posez une barrière.
learn-wrong-away = Ce pas vous éloigne du but.
learn-wrong-same = Bleu a toujours { $after } pas à faire.
learn-wrong-both = Cela coûte { $theirs } pas à Bleu, et { $yours } à vous.
learn-wrong-longer = Maintenant, il vous faut { $after } pas. Avant, c’était { $before }.
learn-wrong-small = Maintenant, il faut { $after } pas à Bleu. Ce n’est pas encore assez.

## 1. A step

learn-step = Faites un pas
learn-step-text = Vous êtes Ambre. Vous voulez aller jusqu’à la rangée du haut. À chaque tour, votre pion peut avancer d’une case.
learn-step-task = Montez en e2.
learn-step-hint = Touchez la case au-dessus de votre pion.
learn-step-word = C’est ça ! En haut, en bas, à gauche ou à droite : une case par tour.

## 2. The goal

learn-goal = Atteignez le but
learn-goal-text = On ne traverse pas une barrière : on la contourne. N’importe quelle case de la rangée du haut fait gagner.
learn-goal-task = Allez jusqu’à la rangée du haut.
learn-goal-hint = Allez à gauche, en d8. Puis montez.
learn-goal-word = Gagné ! Le premier arrivé de l’autre côté gagne la partie.

## 3. A fence

learn-fence = Posez une barrière
learn-fence-text = Au lieu de faire un pas, vous pouvez poser une barrière. Elle est longue de deux cases. Bleu doit la contourner.
learn-fence-task = Posez une barrière devant Bleu.
learn-fence-hint = Touchez l’espace juste en dessous de Bleu.
learn-fence-word = Maintenant, il faut { $after } pas à Bleu. Avant, c’était { $before }.

## 4. A fence that is refused

learn-refused = Personne n’est enfermé
learn-refused-text = Bleu ne peut sortir du coin que d’un côté. Et si vous fermiez aussi ce côté ?
learn-refused-task = Essayez d’enfermer Bleu.
learn-refused-hint = Touchez l’espace à droite de b9.
learn-refused-word = Vous voyez ? C’est interdit. Chacun doit toujours avoir un chemin vers son but.
learn-refused-wrong = Bleu peut encore sortir. Fermez l’espace à côté de b9.

## 5. A jump

learn-jump = Sautez
learn-jump-text = Bleu est juste devant vous. Vous pouvez sauter par-dessus, sur la case de derrière.
learn-jump-task = Sautez par-dessus Bleu.
learn-jump-hint = Touchez e6, derrière Bleu.
learn-jump-word = Deux cases en un coup ! Un saut fait gagner un pas.
learn-jump-wrong = C’est permis. Mais maintenant, sautez par-dessus Bleu.

## 6. A side-step

learn-side = Passez à côté
learn-side-text = Il y a une barrière derrière Bleu. Impossible de sauter tout droit. Mais vous pouvez aller à côté de Bleu.
learn-side-task = Allez sur une case à côté de Bleu.
learn-side-hint = d6 et f6 sont libres. Touchez l’une des deux.
learn-side-word = Bravo ! Quand on ne peut pas sauter tout droit, on peut aller à gauche ou à droite de l’autre pion.
learn-side-blocked = La barrière empêche de sauter. Regardez à gauche et à droite de Bleu.
learn-side-wrong = C’est permis. Mais maintenant, allez à côté de Bleu.

## 7. A side-step with one side closed

learn-one-side = Un seul côté est libre
learn-one-side-text = Maintenant, il y a aussi une barrière à gauche de Bleu.
learn-one-side-task = Trouvez la case libre à côté de Bleu.
learn-one-side-hint = Regardez à droite de Bleu : f6.
learn-one-side-word = Exact. On ne traverse jamais une barrière, même en sautant.
learn-one-side-blocked = Une barrière sépare Bleu de cette case. Essayez de l’autre côté.

## 8. Four players

learn-four = À quatre
learn-four-text = On peut aussi jouer à trois ou à quatre. Chacun va du côté opposé : Vert vers la droite, Rouge vers la gauche. On peut sauter par-dessus n’importe qui.
learn-four-task = Sautez par-dessus Vert.
learn-four-hint = Vert, c’est le triangle. Touchez la case derrière lui.
learn-four-word = Bien. À quatre, chacun n’a que 5 barrières. Choisissez bien où les poser.
learn-four-wrong = C’est permis. Mais maintenant, sautez par-dessus Vert.

## 9. The length of a path

learn-path = Comptez vos pas
learn-path-text = Les pointillés montrent votre chemin le plus court. Le nombre dit combien de pas il compte. Le plus petit nombre est en tête.
learn-path-task = Rendez votre nombre plus petit.
learn-path-hint = Suivez les pointillés.
learn-path-word = Maintenant, il vous faut { $after } pas. Avant, c’était { $before }.

## 10. A fence that costs the other more

learn-cost = Une bonne barrière
learn-cost-text = Une barrière peut aussi vous gêner. Une bonne barrière coûte beaucoup de pas à Bleu, et aucun à vous.
learn-cost-task = Faites perdre 2 pas ou plus à Bleu, et aucun à vous.
learn-cost-hint = Regardez juste en dessous de Bleu. Il y a déjà une barrière. Prolongez-la.
learn-cost-word = Il faut maintenant { $after } pas à Bleu, et à vous autant qu’avant. Voilà une bonne barrière.

## 11. The pocket

learn-pocket = Fermez l’impasse
learn-pocket-text = Bleu descend une ruelle étroite. Elle n’a qu’une sortie. Une seule barrière peut la fermer.
learn-pocket-task = Faites perdre 6 pas ou plus à Bleu avec une seule barrière.
learn-pocket-hint = Touchez l’espace entre a2 et a3.
learn-pocket-word = Bleu doit faire demi-tour : { $after } pas, maintenant. N’entrez jamais vous-même dans une impasse pareille !

## 12. Fences for the end

learn-keep = Gardez une barrière
learn-keep-text = Il faut 2 pas à Bleu, et 3 à vous. Courir ne suffit pas. Mais vous avez gardé une barrière !
learn-keep-task = Posez-la pour arriver avant Bleu.
learn-keep-hint = Barrez la route à Bleu, juste avant la rangée du bas.
learn-keep-word = Il faut maintenant { $after } pas à Bleu, et seulement 3 à vous. C’est à la fin qu’une barrière vaut le plus.

## 13. Counting a race

learn-race = Calculez la course
learn-race-text = Il vous faut 4 pas, à Bleu aussi, et c’est à vous de jouer. Vous arriverez donc avant lui. Poser des barrières vous ferait perdre du temps.
learn-race-task = Courez jusqu’à la rangée du haut.
learn-race-hint = Allez tout droit. Ne vous arrêtez pour rien.
learn-race-word = Vous gagnez d’un pas. Comptez avant de poser une barrière : parfois, il suffit de courir.
learn-race-lost = Trop tard : Bleu arrive avant vous. Chaque tour compte. Essayez encore.

## 14. A first plan

learn-plan = Un premier plan
learn-plan-text = Comment commencer ? Faites d’abord trois pas au milieu. Puis posez une barrière devant Bleu.
learn-plan-task = Trois pas vers le haut, puis une barrière qui coûte un pas à Bleu.
learn-plan-hint = Montez jusqu’en e4. Puis posez une barrière juste en dessous de Bleu.
learn-plan-word = Bon début. Maintenant, à chaque tour, demandez-vous : un pas ou une barrière, qu’est-ce qui rapporte le plus ?
learn-plan-more = Bien. Continuez.

## 15. A whole game

learn-game = Votre première partie
learn-game-text = Jouez maintenant contre Bleu : c’est l’ordinateur, encore débutant. Servez-vous de tout ce que vous savez.
learn-game-task = Gagnez la partie.
learn-game-hint = Si votre nombre est plus petit, courez. Sinon, posez la barrière qui coûte le plus de pas à Bleu.
learn-game-word = Vous avez gagné votre première partie !
learn-game-lost = Cette fois, Bleu a été plus rapide. Vous allez y arriver : essayez encore.
