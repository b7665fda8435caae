### The screen of a game: waiting for others, playing, watching.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

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
turn-title = À vous de jouer – Fencepost

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
