### Every screen of the page in the browser.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

app-name = Fencepost
app-claim = Traversez, ou barrez la route aux autres.
# For search engines and for previews of links
app-description = Faites traverser votre pion, ou barrez la route aux autres. Jouez dans le navigateur à deux, trois ou quatre, entre amis ou contre l’ordinateur. Sans compte.
# The picture in previews of links
app-preview = Un plateau avec des pions et des barrières.
needs-script = Pour jouer, il faut JavaScript, qui est désactivé ici. Les règles se lisent aussi sans lui.
back-to-start = Retour à l’accueil
close = Fermer

## The bar at the top

settings = Réglages
look = Apparence
look-wood = Bois
look-light = Clair
look-dark = Sombre
language = Langue
sound = Sons
confirm-fences = Confirmer chaque barrière
confirm-touch = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
notify = M’avertir quand c’est à moi
notify-hint = Même si une autre fenêtre est au premier plan.
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
seat-computer = Ordinateur
your-name = Votre nom
your-name-hint = Si vous le souhaitez.
game-of = { $players } joueurs

## A game

you = Vous
engine-name = Ordinateur, niveau { $level }
engine-full = Ordinateur, pleine force
open-seat = Place libre
guest = Invité

## The connection

page-missing = Il n’y a pas de page à cette adresse.
trouble-offline = Le serveur ne répond pas.
trouble-seat = Cette place vient d’être prise.
trouble-too-many = C’était trop à la fois. Réessayez dans un instant.
trouble-too-many-wait = Trop de requêtes. Réessayez dans { $seconds } s.
trouble-offered = Vous l’avez déjà proposé depuis le dernier coup.
trouble-too-long = La partie est devenue trop longue pour cela. Vous pouvez encore jouer ou abandonner.
trouble-other = Cela n’a pas fonctionné.
turn-notice = C’est à vous de jouer.
