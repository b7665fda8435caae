### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Traversez, ou barrez la route aux autres.
# For search engines and for previews of links
app-description = Menez votre pion de l’autre côté et gênez les autres avec des barrières. Jouez dans le navigateur à deux, trois ou quatre, entre amis ou contre l’ordinateur. Sans compte.
# The picture in previews of links
app-preview = Un plateau avec des pions et des barrières.
needs-script = Il faut JavaScript pour jouer. Les règles se lisent aussi sans lui.
back-to-start = Accueil
close = Fermer

## The bar at the top

places = Menu principal
place-play = Jouer
place-games = Parties
place-learn = Apprendre
place-puzzles = Énigmes
place-analysis = Analyse
place-rules = Règles
place-editor = Éditeur
place-clock = Pendule
place-tournaments = Tournois
storage-refused = Ce navigateur n’a plus de place pour enregistrer les parties, ou ne le permet pas. Vous pouvez continuer à jouer, mais tout disparaît quand vous fermez la page.
settings = Réglages
look = Thème
look-system = Système
look-wood = Bois
look-light = Clair
look-dark = Sombre
language = Langue
sound = Sons
confirm-fences = Confirmer avant de poser une barrière
confirm-touch = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
notify = M’avertir quand c’est à moi de jouer
notify-hint = Même si vous êtes dans une autre fenêtre.
show-on-board = Montrer sur le plateau
overlay-legal = Où mon pion peut aller
overlay-ways = Chemins les plus courts
overlay-lengths = Longueur des chemins
overlay-last = Dernier coup
overlay-coordinates = Coordonnées

## Start

clock-none = Sans pendule
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, délai { $seconds } s
clock-per-move = { $seconds } s par coup
clock-hourglass = Sablier { $minutes } min
clock-game = { $minutes } min pour toute la partie
seat-computer = Ordinateur
your-name = Votre nom
your-name-hint = Facultatif
game-of = { $players } joueurs

## A game

you = Vous
engine-name = Ordinateur, niveau { $level }
engine-full = Ordinateur, pleine force
open-seat = Place libre
guest = Invité

## The connection

page-missing = Page introuvable.
trouble-offline = Le serveur ne répond pas.
trouble-seat = Cette place vient d’être prise.
trouble-too-many = Trop de requêtes. Réessayez dans un instant.
trouble-too-many-wait = Trop de requêtes. Réessayez dans { $seconds } s.
trouble-offered = Vous l’avez déjà proposé depuis le dernier coup.
trouble-too-long = Cette partie est trop longue pour cela. Vous pouvez encore jouer ou abandonner.
trouble-other = Une erreur s’est produite.
turn-notice = C’est à vous de jouer.
