### The help of the program. `help-perft` is for the command perft, `help-perft-depth` for its argument DEPTH,
### `help-any-board` for an argument that several commands have. Words in capitals such as DEPTH, the names of options,
### and everything that is typed stay as they are in every language.

help-heading-usage = Utilisation
help-heading-commands = Commandes
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-set-up = Où commence la partie
help-heading-pictures = Images
help-heading-examples = Exemples

help = Fencepost : une course de pions à travers un plateau semé de barrières, pour deux, trois ou quatre joueurs
    .long =
        Fencepost : une course de pions à travers un plateau semé de barrières, pour deux, trois ou quatre joueurs.

        Les cases se nomment comme celles d’un échiquier, a1 en bas à gauche. Un coup s’écrit
          e2     la case où arrive un pion, même en sautant ;
          e3h    une barrière horizontale, au nord de e3 et f3 ;
          e3v    une barrière verticale, à l’est de e3 et e4 ;
          pass   quand rien d’autre n’est permis.

        Chaque commande a sa propre aide : fencepost legal --help
    .examples =
        fencepost show                       le plateau avant le premier coup
        fencepost show e2 e8 e3h             le plateau après trois coups
        fencepost legal --players 4 e2       les coups par lesquels Ouest peut répondre à e2
        fencepost convert game.qgn -o g.gif  une partie en images animées
        fencepost perft 3                    un décompte de positions, pour vérifier un moteur

help-any-help = Afficher l’aide ; -h pour l’essentiel, --help pour le détail
help-version = Afficher la version

## Where the game starts

help-any-players = Nombre de joueurs : 2, 3 ou 4 ; 2 par défaut
    .long =
        Nombre de joueurs : 2, 3 ou 4 ; 2 par défaut.

        À deux, ce sont Sud et Nord ; à trois, Sud, Ouest et Nord.
help-any-board = Largeur et hauteur du plateau, de 2x2 à 9x9 ; 9x9 par défaut
help-any-fences = Barrières par joueur, de 0 à 20 ; par défaut 10, 6 ou 5 à deux, trois ou quatre joueurs
help-any-position = Partir plutôt de cette position
    .long =
        Partir de cette position plutôt que d’une nouvelle partie.

        Une position est une ligne de texte, celle que « fencepost show » affiche en dernier :
          HFENCES / VFENCES / PAWNS / LEFT / TURN
        soit : les cases des barrières horizontales, puis des verticales, sans espace ; les cases des pions dans l’ordre des tours (- pour un joueur qui n’est plus en jeu) ; les barrières que chacun a en réserve ; et 1 si c’est au premier joueur de jouer, 2 si c’est au deuxième. Un plateau autre que 9x9 est indiqué dans une sixième partie, par exemple 5x5.

help-any-moves = Coups à jouer d’abord, par exemple e2 e8 e3h ; out:west quand Ouest quitte une partie à trois ou à quatre

## serve

help-serve = Lancer l’application web ; c’est aussi ce que fait fencepost sans commande
    .long =
        Lancer l’application web : on y joue dans un navigateur contre des personnes et des moteurs, ou par une API pour les bots. C’est aussi ce que fait fencepost sans commande.

        L’adresse s’affiche dès que le serveur est prêt. Ctrl+C ou un SIGTERM l’arrête proprement ; quoi qu’il arrive, tout coup confirmé est sur le disque, et les parties reprennent au redémarrage avec les pendules telles qu’elles étaient.
    .examples =
        fencepost serve                                    sur cette machine seulement, à http://127.0.0.1:8080/
        fencepost serve --listen 0.0.0.0:8080 --data games pour tout le réseau
        fencepost serve --trust-proxy --base /fencepost    derrière un proxy inverse
help-serve-listen = Où écouter ; par défaut 127.0.0.1:8080, que seule cette machine peut atteindre. Le port 0 en prend un libre
help-serve-data = Le dossier de toutes les parties ; par défaut, un dossier de cet utilisateur
help-serve-most-data = Limiter le fichier de toutes les parties à ce nombre de MiB ; sans limite par défaut
help-serve-base = Le chemin sous lequel tout se trouve, tel que le transmet un proxy inverse ; / par défaut
help-serve-trust-proxy = Se fier aux adresses que signale un proxy inverse (X-Forwarded-For). Seulement derrière un tel proxy
help-serve-allow-origin = Permettre aussi aux pages de ce site d’appeler le serveur ; peut être répété
help-serve-no-analysis = Ne pas proposer d’analyse
help-serve-metrics = Fournir des mesures pour Prometheus sous /metrics, même quand d’autres peuvent atteindre le serveur
help-serve-engine-threads = Fils d’exécution pour les moteurs ; par défaut, un de moins que de processeurs
help-serve-engine-pace = Millisecondes entre les coups des parties où seuls des moteurs jouent ; 500 par défaut
help-serve-requests = Requêtes par seconde d’une même adresse, dans la durée ; 50 par défaut. Ici comme pour toutes les autres limites, 0 veut dire aucune
help-serve-burst = Requêtes d’une même adresse d’un seul coup ; 500 par défaut
help-serve-games-per-guest = Parties en cours d’un même navigateur ; 200 par défaut
help-serve-games-per-address = Parties en cours créées depuis une même adresse ; 2000 par défaut
help-serve-sockets-per-guest = Connexions ouvertes d’un même navigateur ; 100 par défaut
help-serve-sockets-per-address = Connexions ouvertes depuis une même adresse ; 1000 par défaut
help-serve-log = Ce qui s’écrit sur la sortie d’erreur : off, error, warn, info ou debug ; info par défaut
help-serve-log-json = Écrire le journal en JSON, un objet par ligne

help-export = Écrire toutes les parties du serveur en un seul flux .qgn
    .long =
        Écrire toutes les parties du serveur en un seul flux .qgn, les plus anciennes d’abord. Le serveur peut être en marche.
    .examples =
        fencepost export -o all.qgn               toutes les parties du dossier habituel
        fencepost export --data games | less      celles d’un autre dossier
help-export-data = Le dossier des parties ; par défaut, un dossier de cet utilisateur
help-export-output = Le fichier à écrire ; la sortie standard par défaut

help-backup = Copier toutes les parties du serveur dans un fichier, pendant qu’il tourne
    .long =
        Copier toutes les parties du serveur dans un fichier, pendant qu’il tourne.

        La copie est complète et cohérente. Pour y revenir, arrêtez le serveur et placez le fichier dans le dossier des données sous le nom fencepost.db, à la place des fichiers dont le nom commence ainsi.
    .examples =
        fencepost backup monday.db                les parties du dossier habituel
        fencepost backup --data games monday.db   celles d’un autre dossier
help-backup-file = Le nouveau fichier ; un fichier déjà présent n’est pas touché
help-backup-data = Le dossier des parties ; par défaut, un dossier de cet utilisateur

## perft

help-perft = Compter les positions que l’on peut atteindre en un nombre donné de coups
    .long =
        Compter les positions que l’on peut atteindre en un nombre donné de coups.

        C’est ainsi que l’on compare les programmes qui connaissent les règles : si deux d’entre eux donnent le même nombre, ils s’accordent sur tous les coups permis jusqu’à cette profondeur. Le total figure seul sur la dernière ligne. Une partie gagnée s’arrête là, un tour passé par obligation compte comme un coup, et les positions répétées ne changent rien.
    .examples =
        fencepost perft 2                            16677
        fencepost perft 1 --divide                   chaque premier coup séparément
        fencepost perft 3 --board 5x5 --fences 3     31540
        fencepost perft 1 --position "e1 /  / e1 e9 / 10 9 / 1"
help-perft-depth = Profondeur en coups : de 0 à 100
help-perft-divide = Avant le total, afficher chaque premier coup avec la part du total qui lui revient

## legal

help-legal = Énumérer les coups permis
    .long =
        Énumérer sur une ligne les coups permis dans une position, ou après quelques coups.

        Ils sont triés lettre par lettre. Si rien n’est permis, la ligne dit pass ; si la partie est terminée, elle est vide.
    .examples =
        fencepost legal
        fencepost legal e2 e8 e3h
        fencepost legal --board 3x3 --fences 0 b2
        fencepost legal --players 3 e2 out:west

## show

help-show = Dessiner une position en mode texte
    .long =
        Dessiner une position, ou celle après quelques coups, en mode texte.

        S, W, N et E sont les pions Sud, Ouest, Nord et Est, # est une barrière. Sous le plateau viennent les barrières en réserve, la longueur du plus court chemin de chaque pion vers son but, à qui de jouer et, sur la dernière ligne, la position elle-même, pour --position.
    .examples =
        fencepost show
        fencepost show e2 e8 e3h
        fencepost show --players 4 --board 7x7
        fencepost show --position "c7 / c8e8 / e1 e9 / 10 7 / 1"
help-show-color = Quand utiliser des couleurs : auto (sur les terminaux qui s’y prêtent, par défaut), always ou never

## convert

help-convert = Convertir des parties notées et des listes de coups dans un autre format, ou en images
    .long =
        Lire des parties notées ou des listes de coups, et les écrire dans un autre format ou en images.

        Formats de texte :
          qgn     une partie notée : étiquettes, coups numérotés, variantes, commentaires, résultat
          moves   les coups seuls, une partie par ligne
          json    un objet par ligne, avec tout ce que contient une partie notée
        Images d’une partie :
          svg     une position, en dessin vectoriel
          png     une position, en pixels
          gif     la partie entière, une image par coup

        Un fichier peut contenir autant de parties que l’on veut. S’il s’y trouve une erreur, rien n’est écrit, et le message dit où et pourquoi.
    .examples =
        fencepost convert game.txt > game.qgn          une notation propre à partir d’une liste de coups
        fencepost convert games.qgn --to moves
        fencepost convert game.qgn -o game.gif --theme dark
        fencepost convert game.qgn -o move12.svg --ply 12
        echo "e2 e8 e3h" | fencepost convert - --to json
        fencepost convert their.txt --dialect glendenning
help-convert-file = Le fichier à lire ; - est l’entrée standard
help-convert-from = Son format : qgn, moves ou json ; deviné par défaut
help-convert-to = Le format à écrire : qgn, moves, json, svg, png ou gif
    .long =
        Le format à écrire : qgn, moves, json, svg, png ou gif.

        Par défaut, il découle du nom du fichier de --output, sinon c’est qgn.
help-convert-dialect = La notation des coups dans le fichier : fencepost, glendenning, openspiel ou qtp
    .long =
        La notation des coups dans le fichier : fencepost, glendenning, openspiel ou qtp ; fencepost par défaut.

        glendenning et openspiel comptent les rangées depuis le côté opposé. qtp nomme une barrière une rangée plus haut, et c’est Nord qui commence.
help-convert-to-dialect = La notation des coups à écrire ; mêmes choix
help-convert-output = Écrire dans ce fichier, en une fois à la fin ; - est la sortie standard, comme par défaut
help-convert-game = Seulement la partie portant ce numéro ; la première est 1
help-convert-players = Nombre de joueurs des listes de coups, qui ne peuvent pas le dire : 2, 3 ou 4 ; 2 par défaut
help-convert-board = Largeur et hauteur de leur plateau, de 2x2 à 9x9 ; 9x9 par défaut
help-convert-fences = Barrières de chacun de leurs joueurs, de 0 à 20
help-convert-position = La position d’où elles partent, si ce n’est pas celle du début
help-convert-ply = Montrer la position après ce nombre de coups, 0 pour le début ; la dernière par défaut
help-convert-theme = L’apparence : wood, light ou dark ; wood par défaut
help-convert-size = La largeur en pixels, de 16 à 4096
help-convert-coordinates = Avec des lettres et des chiffres autour du plateau ; c’est le cas par défaut
help-convert-no-coordinates = Sans eux
help-convert-flip = Vu du nord
help-convert-delay = Durée de chaque image d’un gif, en millisecondes, de 20 à 60000 ; 900 par défaut

## engine

help-engine = Jouer comme moteur : écouter l’entrée standard, répondre sur la sortie standard
    .long =
        Jouer comme moteur pour d’autres programmes : écouter l’entrée standard, répondre sur la sortie standard.

        Il y a deux protocoles : uci, celui des moteurs d’échecs avec les coups de ce jeu, et qtp, le protocole texte de l’université d’Athènes. Tous deux sont décrits dans docs/protocols.md. Pour essayer uci à la main, tapez : position startpos moves e2, puis : go movetime 1000, puis : quit.
    .examples =
        fencepost engine
        fencepost engine --level 3
        fencepost engine --player greedy
        fencepost engine --protocol qtp --movetime 200
help-engine-protocol = Le protocole : uci (par défaut) ou qtp
help-engine-player = Qui joue à la place du moteur, pour servir de repère : random, racer, greedy ou rollouts, du plus faible au plus fort
help-engine-level = La force de jeu : de 1 à 10 pour des personnes ; 0, par défaut, est la pleine force
help-engine-threads = Nombre de fils d’exécution pour la recherche ; 1 par défaut
help-engine-hash = Mémoire pour la table des positions connues, en MiB ; 64 par défaut
help-engine-seed = Un nombre qui fixe tout choix laissé au hasard ; 0 par défaut
help-engine-movetime = Avec qtp, temps de réflexion par coup, en millisecondes ; 1000 par défaut

## bench

help-bench = Explorer un jeu fixe de positions, pour comparer moteurs et ordinateurs
    .long =
        Explorer un jeu fixe de positions, pour comparer moteurs et ordinateurs.

        Chaque ligne indique le nombre de positions examinées et le coup trouvé. La dernière ligne donne le total à deux joueurs et la vitesse : le nombre de nœuds est le même à chaque fois et sur chaque ordinateur, tant que le moteur est le même. Les parties à trois et à quatre joueurs ont leur propre ligne juste avant.
    .examples =
        fencepost bench

## match

help-match = Faire jouer deux moteurs l’un contre l’autre et dire lequel est le plus fort
    .long =
        Faire jouer deux moteurs l’un contre l’autre et dire lequel est le plus fort.

        A et B sont les lignes de commande de programmes qui parlent le protocole uci ou qtp ; mettez chacune entre guillemets. Chaque ouverture est jouée deux fois en échangeant les couleurs, un arbitre vérifie chaque coup selon les règles, et le score est donné du point de vue de A, avec son erreur calculée par paires de parties. Ctrl-C arrête le match et donne le résultat obtenu jusque-là.

        Un plantage, un coup interdit ou un dépassement de temps font perdre la partie ; ils sont comptés à part. À trois ou à quatre, le fautif est mis hors jeu et les autres continuent.
    .examples =
        fencepost match "fencepost engine" "fencepost engine --player greedy" --games 20
        fencepost match "./new engine" "./old engine" --time 10000n --openings openings/two-players.txt --sprt 0,10
        fencepost match "fencepost engine" "other-engine" --protocol-b qtp --time 60+0.5 --records games.qgn
        fencepost match "fencepost engine" "fencepost engine --player rollouts" --field a-vs-bbb --concurrency 2
help-match-engine-a = La ligne de commande du moteur dont on donne le score
help-match-engine-b = La ligne de commande de l’autre moteur
help-match-games = Nombre de parties ; 100 par défaut. Les couleurs s’échangent d’une partie à l’autre, mieux vaut donc un nombre pair
help-match-time = Temps de réflexion : 100ms ou 2s par coup, 10000n (nœuds) par coup, ou 60+0.5, une pendule avec incrément en secondes ; 100ms par défaut
help-match-time-b = De même, pour B seulement
help-match-openings = Un fichier d’ouvertures, une par ligne : les premiers coups, avec des commentaires après #. Par défaut, la position de départ
help-match-records = Écrire toutes les parties dans ce fichier, en .qgn
help-match-sprt = S’arrêter dès qu’il est clair que A est plus fort de ELO1, ou de ELO0 au plus
    .long =
        S’arrêter dès qu’il est clair que A est plus fort de ELO1 (H1), ou de ELO0 au plus (H0).

        C’est un test séquentiel du rapport de vraisemblance, sur des paires de parties. Deux nombres de plus, comme dans 0,10,0.01,0.05, sont les risques d’accepter H1 ou H0 à tort ; 0.05 chacun par défaut.
help-match-concurrency = Nombre de parties à la fois ; 1 par défaut
help-match-field = À trois ou à quatre, qui a combien de places : a-vs-bbb (par défaut), aa-vs-bb, aaa-vs-b, etc. Les places changent d’une partie à l’autre jusqu’à ce que chacun les ait toutes occupées
help-match-max-plies = Une partie qui atteint ce nombre de coups est nulle ; 400 par défaut
help-match-margin = Retard toléré pour une réponse, par exemple 50ms ; 100ms par défaut
help-match-patience = Combien de temps attendre un coup quand on compte les nœuds et non le temps ; 120s par défaut
help-match-protocol-a = Le protocole pour A : uci (par défaut) ou qtp
help-match-protocol-b = Le protocole pour B : uci (par défaut) ou qtp
help-match-name-a = Le nom de A dans les parties notées ; par défaut, son propre nom
help-match-name-b = Le nom de B dans les parties notées ; par défaut, son propre nom
help-match-option-a = Régler une option de A, par exemple Hash=256, avec uci. Peut être répété
help-match-option-b = Régler une option de B, par exemple Hash=256, avec uci. Peut être répété
help-match-seed = Un nombre qui fixe ce qui est laissé au hasard, pour les moteurs dotés de l’option Seed ; 0 par défaut
help-match-progress = Quand annoncer l’état du match : auto (sur une ligne, dans un terminal, par défaut), always (aussi dans un fichier, une ligne par partie) ou never

## solve

help-solve = Trouver qui gagne une petite partie à deux quand chacun joue au mieux
    .long =
        Trouver qui gagne une petite partie à deux quand chacun joue au mieux.

        Toutes les positions possibles sont calculées : la réponse est donc exacte. Le gagnant se presse et le perdant résiste aussi longtemps que possible ; les longueurs se comptent en coups des deux joueurs. La dernière ligne est la valeur : « first player wins in N » (le premier joueur gagne), « second player wins in N » (le second gagne) ou « draw » (nulle). Avant elle figurent les premiers coups qui la conservent, les meilleurs d’abord.

        Le temps et la mémoire croissent vite avec le plateau et les barrières : 5x5 avec 3 barrières chacun demande quelques secondes et 74 MiB, avec 5, une minute et 663 MiB. Une partie qui ne tient pas en mémoire est refusée.
    .examples =
        fencepost solve --board 3x3 --fences 2     second player wins in 12
        fencepost solve --board 3x5 --fences 3     first player wins in 19
        fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1
help-solve-board = Largeur et hauteur du plateau, de 2x2 à 9x9 ; par défaut 9x9, ce qui est bien trop grand
help-solve-fences = Barrières par joueur, de 0 à 20 ; 10 par défaut
help-solve-memory = Mémoire que l’on peut prendre, en MiB ; par défaut, celle qui est libre
help-solve-threads = Nombre de fils d’exécution ; par défaut, un par cœur de processeur

## rules

help-rules = Afficher les règles du jeu
    .long =
        Afficher les règles du jeu, avec des figures dessinées en simples caractères.

        La langue est celle du terminal, ou celle dont on donne l’étiquette, par exemple de ou zh-Hant.
    .examples =
        fencepost rules            dans la langue de ce terminal
        fencepost rules ja | less  en japonais
help-rules-language = L’étiquette d’une langue ; par défaut, celle du terminal

## completions

help-completions = Afficher un script qui complète les commandes et les options dans un shell
    .long =
        Afficher un script qui complète les commandes et les options dans un shell.

        Placez-le là où votre shell cherche ce genre de scripts, puis ouvrez un nouveau shell.
    .examples =
        fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost
        fencepost completions zsh > ~/.zfunc/_fencepost
        fencepost completions fish > ~/.config/fish/completions/fencepost.fish
help-completions-shell = Le shell : bash, zsh, fish, powershell ou elvish

## help

help-help = Afficher l’aide d’une commande
    .long = Afficher l’aide d’une commande, comme COMMAND --help, ou celle du programme.
    .examples = fencepost help convert
help-help-command = La commande
