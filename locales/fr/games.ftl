### The games of this device, at /games.

games-title = Vos parties
games-hint = Enregistrées dans ce navigateur seulement.
games-import = Importer une partie
games-none = Aucune partie pour l’instant
games-none-hint = Toutes les parties jouées sur cet appareil sont conservées ici. Jouez-en une, ou importez un fichier de partie (.qgn).
games-none-play = Jouer
games-running = En cours
games-finished = Terminées
# $moves: how many were played
games-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
games-won = Vous avez gagné
games-lost = Vous avez perdu
games-draw = Nulle
# $name: a player or a seat
games-winner = { $name } a gagné
games-rename = Renommer
games-export = Exporter
games-delete = Supprimer
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analyser { $game }
games-rename-which = Renommer { $game }
games-export-which = Exporter { $game }
games-delete-which = Supprimer { $game }
games-name = Nom de la partie
games-save = Enregistrer
games-cancel = Annuler
games-deleted = « { $game } » a été supprimée.
games-undo = Restaurer
games-imported = « { $game } » a été importée.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Ce fichier dépasse 1 Mo.
import-not-a-record = Ce fichier ne contient pas de partie.
import-bad-tag = « { $text } » n’est pas valable dans cette partie.
import-bad-move = « { $text } » n’est pas un coup valable.
import-unclosed = Dans ce fichier, un commentaire ou une variante n’a pas de début ou pas de fin.
import-after-result = « { $text } » vient après le résultat : rien ne doit le suivre.
import-too-long = Cette partie est trop longue.
# $number: the number of the move, counted one by one
import-illegal-move = Le coup { $number }, { $text }, est interdit par les règles.
import-bad-result = Le résultat { $text } ne correspond pas à la partie.
import-no-rules = Les règles n’ont pas pu être chargées pour vérifier les coups. Réessayez.
import-unreadable = Ce fichier est illisible.
