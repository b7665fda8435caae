### The games of this device, at /games.

games-title = As tuas partidas
games-hint = Guardadas só neste navegador.
games-import = Importar uma partida
games-none = Ainda não há partidas
games-none-hint = Aqui ficam todas as partidas que jogares neste aparelho. Joga uma ou importa o ficheiro de uma partida (.qgn).
games-none-play = Jogar agora
games-running = A decorrer
games-finished = Terminadas
# $moves: how many were played
games-moves = { $moves ->
    [0] sem jogadas
    [one] uma jogada
   *[other] { $moves } jogadas
  }
games-won = Ganhaste
games-lost = Perdeste
games-draw = Empate
# $name: a player or a seat
games-winner = { $name } ganhou
games-rename = Mudar o nome
games-export = Exportar
games-delete = Eliminar
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analisar { $game }
games-rename-which = Mudar o nome: { $game }
games-export-which = Exportar { $game }
games-delete-which = Eliminar { $game }
games-name = Nome da partida
games-save = Guardar
games-cancel = Cancelar
games-deleted = «{ $game }» foi eliminada.
games-undo = Anular
games-imported = «{ $game }» foi importada.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Este ficheiro tem mais de 1 MB.
import-not-a-record = Este ficheiro não contém uma partida.
import-bad-tag = «{ $text }» não é válido neste ficheiro.
import-bad-move = «{ $text }» não é uma jogada válida.
import-unclosed = Neste ficheiro há um comentário ou uma variante sem início ou sem fim.
import-after-result = «{ $text }» vem depois do resultado: nada pode segui-lo.
import-too-long = Esta partida é demasiado longa.
# $number: the number of the move, counted one by one
import-illegal-move = A jogada { $number }, { $text }, não é permitida.
import-bad-result = O resultado { $text } não corresponde à partida.
import-no-rules = Não foi possível carregar as regras para verificar as jogadas. Tenta de novo.
import-unreadable = Não é possível ler este ficheiro.
