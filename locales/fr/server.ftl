### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = Le message n’est pas du JSON.
error-bad-message = Il manque un champ au message, ou un champ n’est pas du bon type.
# $field: the name of the field in the message
error-bad-value = Le champ « { $field } » ne peut pas avoir cette valeur.
# $text: what was sent as a move
error-not-a-move = « { $text } » n’est pas un coup valable : un déplacement s’écrit par une case comme e2, une barrière par une case suivie de h ou v comme e3h.
error-no-token = Il faut pour cela le jeton d’une place.
error-unknown-token = Ce jeton ne correspond à aucune place de la partie.
error-other-origin = Les requêtes d’autres sites ne sont pas autorisées.
# $host: the name in the address that was asked for
error-unknown-host = Ce serveur ne répond pas au nom { $host }. La personne qui le gère doit le lancer avec --allow-host { $host } ou --public-url.
error-no-such-game = Partie introuvable.
error-no-such-page = Il n’y a rien à cette adresse.
error-method-not-allowed = Méthode non autorisée.
error-analysis-off = L’analyse est désactivée sur ce serveur.
error-own-game = Vous jouez cette position contre d’autres personnes. Vous pourrez analyser la partie quand elle sera finie.
error-not-started = La partie n’a pas commencé : il reste une place libre.
error-game-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-ply-mismatch = La partie a continué entre-temps, ou n’en est pas encore là.
error-not-your-turn = C’est à un autre joueur de jouer.
error-no-open-seat = Aucune place n’est libre.
error-seat-taken = Cette place est prise.
error-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
error-nothing-offered = Cette offre n’existe pas.
error-offered-already = Vous l’avez déjà proposé depuis le dernier coup.
error-no-clock = Cette partie se joue sans pendule.
error-not-playing = Cette place ne joue pas, ou plus, dans la partie.
error-name-a-seat = Indiquez la place qui reçoit le temps ; ce ne peut pas être la vôtre.
error-still-here = Ce joueur est encore là, ou vient tout juste de partir.
error-game-too-long = Cette partie est trop longue pour cela. Vous pouvez encore jouer ou abandonner.
error-too-large = Le message est trop long.
error-too-slow = Le message a mis trop de temps à arriver.
error-rate = Trop de requêtes. Patientez un peu.
error-too-many-games = Vous avez trop de parties inachevées.
error-too-many-sockets = Trop de connexions à la fois.
error-too-many-phrases = Moins vite, s’il vous plaît.
error-too-many-analyses = Trop d’analyses à la fois.
error-storage = La partie n’a pas pu être enregistrée. Rien n’a changé ; réessayez.
error-storage-full = Le disque du serveur est plein. Rien n’a changé ; réessayez plus tard.
error-read-only = Le serveur ne peut pas écrire dans son dossier. Rien n’a changé ; réessayez plus tard.
error-storage-gone = La base de données du serveur a été supprimée ou remplacée. Rien n’est enregistré tant que le serveur n’est pas redémarré.
error-engines-gone = L’ordinateur ne peut pas jouer sur ce serveur tant que celui-ci n’est pas redémarré.
error-storage-damaged = La base de données du serveur est endommagée. Rien n’est enregistré tant qu’elle n’est pas réparée.
error-storage-slow = La recherche a pris trop de temps. Réessayez.
error-stopping = Le serveur redémarre. Réessayez.
error-internal = Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.

## The program

# $url: the address of the page
serve-ready = Fencepost tourne à l’adresse { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Impossible d’écouter à l’adresse { $address } : { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = Le dossier { $folder } est inutilisable : { $why }.
# $why: the system's own words
serve-no-threads = Impossible de démarrer le serveur : { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } est inutilisable : { $why }.
store-storage-full = Impossible d’écrire { $file } : le disque est plein.
store-read-only = Impossible d’écrire { $file } : vérifiez à qui appartient le dossier et s’il est en lecture seule.
store-damaged = { $file } est endommagé ({ $why }). Rien n’a été modifié. Remplacez-le par une sauvegarde, ou déplacez-le ailleurs pour repartir de zéro.
store-newer = { $file } a été écrit par une version plus récente de Fencepost. Rien n’a été modifié ; utilisez cette version.
store-locked = { $file } est utilisé par un autre programme.
store-gone = { $file } a été supprimé ou remplacé en cours d’utilisation.
store-timed-out = { $file } n’a pas répondu à temps.
store-conflict = { $file } a été modifié en même temps par un autre programme.
store-unreachable = { $file } est injoignable : { $why }.
store-too-old = { $file } fonctionne avec PostgreSQL { $why }, trop ancien : il faut la version 13 ou une version plus récente.

# $file: the file that should become the copy
backup-exists = { $file } existe déjà. Indiquez un nouveau fichier.
# $why: what the database says
backup-failed = Impossible d’écrire { $file } : { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } n’est pas une base de données de Fencepost.
# $file: the database that is there
restore-needs-replace = { $file } contient déjà des parties. Avec --replace, elles sont conservées à côté sous un autre nom.
# $file: where they are
restore-kept = Les parties qui s’y trouvaient sont maintenant dans { $file }.

postgres-tool = { $file } est une base PostgreSQL. Utilisez { $tool }.

move-data-done = Tout a été copié dans { $file } ; les nombres et les empreintes concordent. Parties : { $games }, événements : { $events }.
move-data-not-empty = { $file } n’est pas vide. Rien n’a été modifié ; indiquez une base vide.
move-data-differs = La copie dans { $file } différerait de l’original dans la table { $table }. Rien n’a été modifié.

# $file: the database, $games and $events: how many
verify-sound = { $file } est en ordre. Parties : { $games }, événements : { $events }.
# $game: its name, $seq: the number of an event
verify-game = Partie { $game } : ses événements ne concordent plus à partir du numéro { $seq }.
verify-entry = Partie { $game } : son entrée dans les listes ne correspond pas à ses événements.
error-in-tournament = Ce n’est pas possible dans une partie de tournoi.

# Tournaments
error-no-key = Il faut pour cela la clé de l’organisateur, ou votre propre jeton.
error-not-allowed = Cette clé ne le permet pas.
error-no-such-tournament = Tournoi introuvable.
error-no-such-player = Aucun joueur ne porte ce numéro.
error-no-such-table = Cette ronde ou cette table n’existe pas.
error-no-such-assistant = Cet assistant n’existe pas.
error-registration-closed = Les inscriptions sont closes.
error-too-late = Trop tard : la première ronde est déjà appariée.
error-tournament-full = Le tournoi est complet.
error-has-results = Cette ronde a déjà des résultats, on ne peut plus l’annuler.
error-not-the-last-round = Seule la dernière ronde peut être annulée.
error-has-result = Cette table a déjà un autre résultat. Demandez à l’organisateur de le corriger.
error-not-a-result = Ce n’est pas un résultat pour cette table. Écrivez un nombre par joueur, comme 1-0 ou 0-0-1.
error-needs-a-winner = En élimination directe, chaque table doit avoir un gagnant.
error-played-online = Le résultat vient de la partie jouée sur ce serveur.
error-results-missing = Il manque des résultats de cette ronde.
error-last-round = C’était la dernière ronde.
error-too-few-players = Il faut au moins deux joueurs.
error-only-repeats = Quel que soit l’appariement de cette ronde, certains se rencontrent à nouveau. Vous pouvez autoriser les répétitions.
error-only-second-byes = Quelqu’un doit rester sans jouer, et c’est déjà arrivé à tout le monde. Vous pouvez autoriser les répétitions.
error-no-winner = Une table de la dernière ronde n’a pas de gagnant.
error-too-many-tournaments = Vous avez trop de tournois inachevés.
