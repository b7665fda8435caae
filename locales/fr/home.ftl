### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Jouer à Fencepost
start-resume = Continuer la partie
start-resume-what = { $players } joueurs, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
  }
start-computer = Jouer contre l’ordinateur
start-computer-hint = Fonctionne aussi hors ligne.
start-invite = Inviter quelqu’un
start-invite-hint = Envoyez un lien ou montrez un code QR. Sans compte.
start-pass = Jouer sur le même écran
start-pass-hint = De deux à quatre joueurs sur un seul appareil.
start-open = Parties ouvertes
start-open-none = Personne n’attend en ce moment. Lancez une partie : les autres la verront ici.
start-open-offline = Serveur injoignable. Vous pouvez quand même jouer contre l’ordinateur ou à plusieurs sur cet écran.
start-watch = Regarder
start-watch-none = Aucune partie publique en ce moment.
start-rules = Lire les règles
start-rules-hint = Deux minutes de lecture, avec des images.
start-now = Commencer
start-create = Créer un lien
start-level = Niveau { $level }
level-label = Force
level-1 = Débutant
level-2 = Premiers pas
level-3 = Facile
level-4 = Amateur
level-5 = Solide
level-6 = Confirmé
level-7 = Fort
level-8 = Très fort
level-9 = Expert
level-10 = Pleine force
players-label = Joueurs
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Pendule
clock-own = Personnalisée
clock-kind = Type de pendule
clock-kind-increment = Temps par joueur, avec incrément
clock-kind-delay = Temps par joueur, avec délai
clock-kind-per-move = Temps par coup
clock-kind-hourglass = Sablier
clock-own-minutes = Minutes par joueur
clock-own-seconds = Secondes par coup
first-label = Qui commence
first-lot = Au hasard
first-me = Moi
first-other = L’adversaire
first-another = Quelqu’un d’autre
seats-label = Autres places
seat-person = Une personne
listed-label = Afficher parmi les parties ouvertes
join = Rejoindre
watch = Regarder
game-watch-move = Coup { $number }

## The first look

home-what = La course aux barrières, de 2 à 4 joueurs.
home-play = Jouer
home-play-hint = Gratuit, sans compte
home-learn = Apprendre les règles
home-tutorial = Apprendre en jouant
home-tutorial-hint = Quinze petites leçons
# Leads to the puzzle of the day
home-puzzle = Énigme du jour
# The board on the start page, for screen readers
home-board = Plateau. Les flèches choisissent une case, h et v une barrière. Entrée joue le coup, et la partie commence.
home-tip-title = À vous de jouer.
home-tip = Déplacez votre pion ou posez une barrière, et la partie commence.
home-tip-fence = Touchez encore la barrière pour la poser.
home-beginning = La partie commence…

## The form

mode-label = Adversaire
mode-computer = Ordinateur
mode-invite = Un ami
mode-pass = Cet écran
more-options = Plus d’options
summary-first-lot = Premier coup au hasard
summary-first-me = Vous commencez
summary-first-other = L’adversaire commence
summary-fences = { $fences ->
    [one] { $fences } barrière chacun
   *[other] { $fences } barrières chacun
  }
clock-kind-game = Temps pour toute la partie
clock-own-game = Minutes en tout
board-width = Colonnes
board-height = Rangées
fences-each = Barrières par joueur
fences-usual = Standard ({ $fences })

## Others

lobby-waiting = En attente
lobby-yours = Votre partie ouverte
exhibition-live = En direct
exhibition-title = Des moteurs jouent
exhibition-recorded = Une partie enregistrée
