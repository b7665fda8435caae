### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Jouer à Fencepost
start-resume = Reprendre la partie
start-resume-what = { $players } joueurs, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
  }
start-computer = Jouer contre l’ordinateur
start-computer-hint = Fonctionne aussi sans réseau.
start-invite = Inviter quelqu’un
start-invite-hint = Envoyez un lien ou montrez un code QR. Sans compte.
start-pass = Jouer sur le même écran
start-pass-hint = De deux à quatre personnes, chacune à son tour.
start-open = Parties ouvertes
start-open-none = Personne n’attend en ce moment. Ouvrez une partie : les autres la verront ici.
start-open-offline = Pas de connexion au serveur. Vous pouvez quand même jouer contre l’ordinateur ou à plusieurs sur cet écran.
start-watch = Regarder
start-watch-none = Aucune partie publique en ce moment.
start-rules = Lire les règles
start-rules-hint = Deux minutes, avec des images.
start-now = Commencer
start-create = Créer le lien
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
clock-own = Autre pendule
clock-kind = Type de pendule
clock-kind-increment = Temps avec incrément
clock-kind-delay = Temps avec délai
clock-kind-per-move = Temps par coup
clock-kind-hourglass = Sablier
clock-own-minutes = Minutes par joueur
clock-own-seconds = Secondes par coup
first-label = Qui commence
first-lot = Au hasard
first-me = Moi
first-other = L’autre
first-another = Un autre
seats-label = Autres places
seat-person = Une personne
listed-label = Afficher parmi les parties ouvertes
join = Rejoindre
watch = Regarder
game-watch-move = Coup { $number }
