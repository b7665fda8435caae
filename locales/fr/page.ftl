### The page in the browser.
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
clock-none = Sans pendule
clock-minutes = { $minutes } min
clock-increment = { $minutes } min + { $seconds } s
clock-delay = { $minutes } min, délai { $seconds } s
clock-per-move = { $seconds } s par coup
clock-hourglass = Sablier { $minutes } min
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
seat-computer = Ordinateur
listed-label = Afficher parmi les parties ouvertes
your-name = Votre nom
your-name-hint = Si vous le souhaitez.
join = Rejoindre
watch = Regarder
game-of = { $players } joueurs
game-watch-move = Coup { $number }

## Waiting for others

invite-title = En attente de joueurs
invite-hint = Toute personne qui ouvre ce lien peut prendre place. Le même lien permet aussi de regarder.
invite-link = Lien vers la partie
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-qr = Code QR du lien
invite-seats = { $open ->
    [one] { $open } place libre
   *[other] { $open } places libres
  }
invite-cancel = Annuler la partie
join-title = Une invitation pour vous
join-hint = { $name } vous attend.
join-hint-somebody = Quelqu’un vous attend.
join-sit = Prendre place et jouer

## A game

you = Vous
engine-name = Ordinateur, niveau { $level }
engine-full = Ordinateur, pleine force
open-seat = Place libre
guest = Invité
player-out = hors jeu
player-away = absent
player-thinking = réfléchit…
fences-left = Barrières restantes : { $count }
way-length = Pas jusqu’au but : { $count }
your-turn = À vous de jouer
turn-of = Au tour de : { $name }
not-started = Il reste des places libres
first-move-wait = { $name } : encore { $seconds } s pour le premier coup. Ensuite, la partie est interrompue.
first-move-wait-you = Il vous reste { $seconds } s pour votre premier coup. Ensuite, la partie est interrompue.
left-for-good = { $name } : absence prolongée.
take-over = Laisser jouer l’ordinateur
give-time-to = Donner 15 secondes à { $name }
place-fence = Poser { $move }
drop-fence = Retirer la barrière
take-fence-hint = Faites glisser une barrière sur le plateau, ou touchez une rainure.
moves = Coups
no-moves-yet = Aucun coup joué
move-first = Au début
move-back = Coup précédent
move-on = Coup suivant
move-last = Au dernier coup
looking-back = Vous revoyez les coups joués.
back-to-game = Retour à la partie
flip = Retourner
actions = Actions
takeback = Reprendre
draw = Nulle
resign = Abandon
resign-sure = Vraiment abandonner ?
draw-sure = Tout le monde accepte la nulle ?
yes = Oui
no = Non
rematch = Revanche
play-back = Revoir
share = Partager
copy-record = Copier la notation
download-record = Enregistrer la notation
new-game = Nouvelle partie
give-time = Donner 15 secondes
more = Plus
accept = Accepter
decline = Refuser
withdraw = Retirer
offers-draw = { $name } propose la nulle.
offers-takeback = { $name } souhaite reprendre { $move }.
offers-rematch = { $name } demande une revanche.
offered-draw = Vous avez proposé la nulle.
offered-takeback = Vous avez demandé à reprendre { $move }.
offered-rematch = Vous avez demandé une revanche.
next-game = Vers la partie suivante
premove-set = Ensuite { $move }, si c’est possible.
phrases = Dire quelque chose
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-good-game = Belle partie !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-hurry = À vous de jouer !
phrase-sorry = Pardon !
phrase-bye = Au revoir !
says = { $name } : { $text }
you-won = Vous avez gagné
you-lost = Vous avez perdu
game-drawn = Partie nulle
game-broken-off = Partie interrompue
won-by = { $name } a gagné

## The connection

link-lost = Connexion perdue. Nouvel essai…
link-joining = Connexion…
link-missing = Cette partie n’existe pas ici.
local-missing = Ce navigateur n’a plus cette partie en mémoire.
page-missing = Il n’y a pas de page à cette adresse.
trouble-offline = Le serveur ne répond pas.
trouble-seat = Cette place vient d’être prise.
trouble-too-many = C’était trop à la fois. Réessayez dans un instant.
trouble-too-many-wait = Trop de requêtes. Réessayez dans { $seconds } s.
trouble-offered = Vous l’avez déjà proposé depuis le dernier coup.
trouble-too-long = La partie est devenue trop longue pour cela. Vous pouvez encore jouer ou abandonner.
trouble-other = Cela n’a pas fonctionné.
turn-title = À vous de jouer – Fencepost
turn-notice = C’est à vous de jouer.

## The board, by keyboard and for screen readers

board-label = Plateau. Les flèches déplacent le curseur, h et v couchent ou dressent une barrière, p revient aux cases, Entrée joue le coup.
move-input = Saisir un coup
move-input-go = Jouer
move-input-hint = Comme e3 ou e3h
keys = Touches
keys-arrows = Sur le plateau : déplacer le curseur. Ailleurs : parcourir les coups
keys-home-end = Premier et dernier coup
keys-h = Barrière horizontale
keys-v = Barrière verticale
keys-p = Revenir aux cases
keys-enter = Jouer
keys-escape = Lâcher la barrière
keys-f = Retourner le plateau
keys-m = Activer ou couper les sons
keys-question = Cette liste
say-square = { $square }, libre
say-square-pawn = { $square }, pion : { $name }
say-square-goes = { $square }, votre pion peut y aller
say-fence-across = { $fence }, horizontale, au-dessus de { $from } et { $to }
say-fence-upright = { $fence }, verticale, à droite de { $from } et { $to }
say-fence-placed = { $fence }, une barrière est posée ici
say-fence-blocked = { $fence }, aucune barrière possible ici
say-moved = { $name } : pion en { $move }.
say-fenced = { $name } : barrière { $move }.
say-passed = { $name } : tour passé, aucun coup possible.
say-out = { $name } : hors jeu.
