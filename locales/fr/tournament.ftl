### Tournaments: making one, running it, and the screen for a projector.

tournaments-title = Tournois
tournaments-hint = Appariements, résultats et classement, sur de vrais plateaux ou en ligne. Sans compte.
tournaments-yours = Vos tournois
tournaments-public = Tournois publics
tournaments-none = Aucun tournoi public en ce moment.
tournament-missing = Ce tournoi n’existe pas.

## Making one

tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-where = Lieu
tournament-at-board = Sur de vrais plateaux
tournament-online = En ligne
tournament-format = Formule
format-swiss = Suisse
format-round-robin = Toutes rondes
format-knock-out = Élimination
format-swiss-hint = Chacun joue toutes les rondes, contre des adversaires qui ont à peu près autant de points.
format-round-robin-hint = Chacun rencontre tous les autres.
format-knock-out-hint = Qui gagne continue. Les perdants des demi-finales jouent pour la troisième place.
tournament-table = Joueurs par table
tournament-rounds = Rondes
tournament-double = En aller-retour
tournament-listed = Afficher dans la liste publique
tournament-create = Créer le tournoi

## What everybody sees

tournament-what =
    { $players ->
        [one] { $format } · { $players } joueur
       *[other] { $format } · { $players } joueurs
    }
tab-tables = Tables
tab-standings = Classement
tab-players = Joueurs
tab-print = Imprimer et exporter
round-number = Ronde { $round }
round-of = sur { $rounds }
round-before = Ronde précédente
round-after = Ronde suivante
results-in = Résultats : { $in } sur { $all }
table-number = Table { $table }
goes-first = commence
bye = { $name } ne joue pas cette ronde
bye-points = ne joue pas
round-none = La première ronde n’est pas encore appariée.
tournament-finished = Terminé
tournament-winner = { $name } gagne le tournoi
result-none = Pas encore de résultat
result-absent = forfait
result-nobody = Personne n’est venu
result-draw = Nulle
column-rank = Rang
column-player = Joueur
column-points = Points
tiebreak-buchholz = Buchholz
tiebreak-buchholz-cut-1 = Buchholz tronqué
tiebreak-sonneborn-berger = Sonneborn-Berger
tiebreak-direct-encounter = Rencontre directe
tiebreak-wins = Victoires
tiebreak-buchholz-what = La somme des points de tous les adversaires.
tiebreak-buchholz-cut-1-what = La même somme, sans l’adversaire le plus faible.
tiebreak-sonneborn-berger-what = Les points des adversaires battus, plus la moitié des points de ceux avec qui l’on a fait nulle.
tiebreak-direct-encounter-what = Les points des parties entre joueurs à égalité.
tiebreak-wins-what = Parties gagnées.
sums-title = Calcul du départage : { $name }
sums-round = Ronde { $round } : { $name }
sums-unplayed = Ronde { $round } : non jouée
sums-unplayed-what = Une ronde non jouée compte comme une partie contre quelqu’un qui a les mêmes points, jusqu’à une limite (FIDE).
sums-cut = non compté
sums-total = Total
withdrawn = a quitté
rating = Cote
watch-table = Regarder
watch-all = Regarder toutes les tables
open-clock = Ouvrir une pendule pour cette table
open-screen = Écran pour projecteur
share-tournament = Inviter des joueurs

## Players

join-tournament = S’inscrire à ce tournoi
join-name = Votre nom
join-now = S’inscrire
registration-closed = Les inscriptions sont closes.
you-play = Vous êtes { $name }
your-table-sits-out = Vous ne jouez pas cette ronde.
your-table-wait = Attendez la ronde suivante. Cette page se met à jour toute seule.
your-game = Ouvrir votre partie
who-won = Qui a gagné ?
proposal-sent = Envoyé. Le résultat compte dès qu’une autre personne de la table le confirme.
proposal-confirm = { $name } dit : { $result }
proposal-agree = Confirmer
proposal-disputed = Vos téléphones ne disent pas la même chose. Prévenez l’organisateur.
withdraw-me = Quitter le tournoi
withdraw-sure = Quitter pour de bon ? Vous n’aurez plus de parties.

## The organiser

organiser = Vous organisez ce tournoi
assistant = Vous aidez à organiser ce tournoi
tap-winner = Touchez le gagnant. Touchez encore pour annuler.
result-just-entered = Table { $table } : quelqu’un d’autre vient de saisir un résultat. Touchez encore pour le changer.
phone-says = { $name } indique sur son téléphone : { $result }
phones-differ = Les téléphones de cette table ne disent pas la même chose.
accept-result = Accepter
other-result = Autre résultat
player-add = Ajouter un joueur
player-add-name = Nom
player-add-rating = Cote (facultatif)
player-late = Inscription tardive
player-withdraw = Retirer
player-back = Réintégrer
player-link = Lien pour le téléphone de ce joueur
round-pair = Apparier la ronde { $round }
round-pair-first = Apparier la première ronde
round-pair-anyway = Apparier avec répétitions
round-undo = Annuler la ronde
results-missing =
    { $count ->
        [one] { $count } résultat manquant
       *[other] { $count } résultats manquants
    }
players-missing = Il faut au moins deux joueurs.
pair-only-repeats = Certains devraient se rencontrer à nouveau. Vous pouvez autoriser les répétitions.
pair-only-second-byes = Quelqu’un devrait rester une deuxième fois sans jouer. Vous pouvez l’autoriser.
pair-last-round = Toutes les rondes ont été jouées.
pairing = Appariement…
round-begins = La ronde suivante commence à { $time }.
round-waits = La ronde suivante ne peut pas commencer d’elle-même. L’organisateur doit l’apparier.
settings-tournament = Réglages du tournoi
settings-registration = Inscriptions ouvertes
settings-repeats = Autoriser les mêmes rencontres si rien d’autre n’est possible
settings-points = Points aux tables de { $players }
settings-place = Rang { $place }
settings-tiebreaks = Ordre des départages
settings-up = Monter { $name }
settings-absent = Minutes avant forfait pour absence
settings-start = La ronde suivante commence à
settings-round-time = Minutes par ronde (vide : sans limite)
settings-pause = Minutes entre les rondes (vide : départ à la main)
settings-engines = L’ordinateur prend les places libres
settings-no-engines = Jamais
settings-save = Enregistrer
settings-saved = Enregistré.
organiser-link = Votre lien secret
organiser-link-hint = Avec ce lien, on peut tout faire. Gardez-le pour organiser depuis un autre appareil.
assistants = Assistants
assistant-name = Nom
assistant-add = Ajouter un assistant
assistant-revoke = Révoquer
assistant-revoked = révoqué
assistant-link-hint = Envoyez ce lien à { $name }. Il ne s’affiche qu’une fois.

## Print and save

print-pairings = Imprimer les appariements
print-standings = Imprimer le classement
print-crosstable = Imprimer le tableau croisé
save-json = Tout (JSON)
save-standings = Classement (CSV)
save-crosstable = Tableau croisé (CSV)
save-games = Toutes les parties (.qgn)
crosstable = Tableau croisé

## The projector screen

screen-scan = Scannez pour suivre
screen-round = Ronde
time-left = Temps restant
