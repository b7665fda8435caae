### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Waiting for others

invite-title = En attente de joueurs
invite-hint = Avec ce lien, chacun peut jouer ou regarder.
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
join-title = Vous avez une invitation
join-hint = { $name } vous attend.
join-hint-somebody = Quelqu’un vous attend.
join-sit = Rejoindre et jouer

## A game

player-out = éliminé
player-away = absent
player-thinking = réfléchit…
fences-left = Barrières restantes : { $count }
way-length = Pas jusqu’au but : { $count }
your-turn = À vous de jouer
turn-of = À { $name } de jouer
not-started = En attente de joueurs
first-move-wait = { $name } a encore { $seconds } s pour jouer son premier coup. Ensuite, la partie est annulée.
first-move-wait-you = Il vous reste { $seconds } s pour votre premier coup. Ensuite, la partie est annulée.
left-for-good = { $name } n’est plus là depuis un moment.
take-over = Laisser jouer l’ordinateur
give-time-to = Donner 15 secondes à { $name }
place-fence = Poser { $move }
drop-fence = Annuler
take-fence-hint = Faites glisser une barrière sur le plateau, ou touchez l’espace entre deux cases.
moves = Coups
no-moves-yet = Aucun coup pour l’instant
move-first = Premier coup
move-back = Coup précédent
move-on = Coup suivant
move-last = Dernier coup
looking-back = Vous voyez une position antérieure.
back-to-game = Retour à la partie
flip = Retourner le plateau
actions = Actions
takeback = Reprendre le coup
draw = Nulle
resign = Abandonner
resign-sure = Vraiment abandonner ?
draw-sure = Tout le monde accepte la nulle ?
yes = Oui
no = Non
rematch = Revanche
play-back = Lecture
share = Partager
copy-record = Copier la partie
download-record = Enregistrer la partie
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
next-game = Aller à la partie suivante
premove-set = Coup anticipé { $move }, s’il est encore permis
phrases = Messages rapides
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
game-drawn = Nulle
game-broken-off = Annulée
won-by = { $name } a gagné

## The connection

link-lost = Connexion perdue. Nouvel essai…
link-joining = Connexion…
link-missing = Partie introuvable.
local-missing = Cette partie n’est plus enregistrée dans ce navigateur.
turn-title = À vous de jouer – Fencepost

## The board, by keyboard and for screen readers

board-label = Plateau. Les flèches déplacent le curseur, h et v choisissent une barrière horizontale ou verticale, p revient aux cases, Entrée joue.
move-input = Saisir un coup
move-input-go = Jouer
move-input-hint = p. ex. e3 ou e3h
keys = Touches
keys-arrows = Sur le plateau : déplacer le curseur. Ailleurs : parcourir les coups
keys-home-end = Premier et dernier coup
keys-h = Barrière horizontale
keys-v = Barrière verticale
keys-p = Revenir aux cases
keys-enter = Jouer
keys-escape = Annuler la barrière
keys-f = Retourner le plateau
keys-m = Activer ou couper les sons
keys-question = Cette liste
say-square = { $square }, libre
say-square-pawn = { $square }, pion : { $name }
say-square-goes = { $square }, votre pion peut y aller
say-fence-across = { $fence }, horizontale, au-dessus de { $from } et { $to }
say-fence-upright = { $fence }, verticale, à droite de { $from } et { $to }
say-fence-placed = { $fence }, il y a une barrière ici
say-fence-blocked = { $fence }, aucune barrière possible ici
say-moved = { $name } va en { $move }.
say-fenced = { $name } pose la barrière { $move }.
say-passed = { $name } doit passer.
say-out = { $name } est hors jeu.
say-moved-you = Votre pion est maintenant en { $move }.
say-fenced-you = Vous avez posé la barrière { $move }.
say-passed-you = Vous devez passer.
say-out-you = Vous êtes hors jeu.
say-square-pawn-you = { $square }, votre pion
# In place of refusal-cuts-off, where it is the reader's own pawn
cuts-off-you = { $move } enfermerait votre pion : il ne pourrait plus quitter { $squares }.
move-input-open = Saisir les coups au clavier
# $text: what was typed
move-input-wrong = « { $text } » n’est pas un coup. Écrivez e3 pour un déplacement ou e3h pour une barrière.
keys-slash = Saisir un coup

## How a game ended, said to one of the players

ending-goal-you = Vous avez atteint la ligne de but.
ending-resign-you = L’adversaire a abandonné.
ending-time-you = L’adversaire n’a plus de temps.
ending-last-player-you = Il ne reste que vous en jeu.
ending-resign-lost = Vous avez abandonné.
ending-time-lost = Vous n’avez plus de temps.
review = Revoir
# $level: a number
next-level = Jouer au niveau { $level }
result-moves = { $count ->
    [one] coup
   *[other] coups
  }
# A caption under the number, whatever it is
result-fences = barrières posées
result-steps = pas jusqu’au but

## What happens beside the moves, in one short line

news-draw-declined = { $name } a refusé la nulle.
news-draw-declined-you = Vous avez refusé la nulle.
news-takeback-declined = { $name } a refusé la reprise du coup.
news-takeback-declined-you = Vous avez refusé la reprise du coup.
news-rematch-declined = { $name } ne veut pas de revanche.
news-rematch-declined-you = Vous avez refusé la revanche.
news-withdrawn = { $name } a retiré son offre.
news-withdrawn-you = Vous avez retiré votre offre.
news-takeback = Le dernier coup a été repris.
news-takeover = L’ordinateur joue maintenant pour { $name }.
news-time = { $name } a reçu { $seconds } secondes de plus.
news-time-you = Vous avez reçu { $seconds } secondes de plus.
# On the card of who got them
time-gift = +{ $seconds } s
premove-dropped = { $move } n’est plus possible.
# $text: the phrase
phrase-sent = Envoyé : { $text }

## Help during a game

hint = Indice
hint-thinking = Réflexion…
hints-used = Indices : { $count }
rules-panel = Règles
rules-panel-loading = Chargement des règles…
rules-panel-missing = Impossible de charger les règles pour l’instant. Il faut une connexion.
