### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = «{ $text }» não é uma jogada válida: uma deslocação do peão é uma casa como e2, uma barreira é uma casa seguida de h ou v como e3h.
record-bad-glyph = «{ $text }» não é um sinal válido para uma jogada: há !, ?, !!, ??, !? e ?!, sempre colados à sua jogada.
record-unclosed-comment = Este comentário não tem fim: falta fechar uma chaveta.
record-stray-brace = Esta chaveta a fechar não termina nenhum comentário.
record-unclosed-variation = Esta variante não tem fim: falta fechar um parêntesis.
record-stray-parenthesis = Este parêntesis a fechar não termina nenhuma variante.
record-variation-of-nothing = Uma variante vem depois da jogada que substitui, e aqui não há nenhuma.
record-bad-tag = Isto não é uma etiqueta válida: uma etiqueta escreve-se como [Event "Casual game"].
record-repeated-tag = Esta etiqueta só pode aparecer uma vez.
record-tag-after-moves = A etiqueta { $text } vem depois das jogadas: as etiquetas ficam antes.
record-bad-players = «{ $text }» não é um número válido de jogadores: podem ser 2, 3 ou 4.
record-bad-board = «{ $text }» não é um tabuleiro válido: o tamanho vai de 2x2 a 9x9, por exemplo 5x7.
record-bad-fences = «{ $text }» não é um número válido de barreiras: cada jogador tem de 0 a 20.
# $why: a whole sentence
record-bad-position = A posição inicial está errada. { $why }
record-bad-setup = { $why }
record-position-differs = «{ $text }» contradiz a posição inicial.
record-bad-result =
    «{ $text }» não é um resultado válido: é um número por jogador, separados por -, como 1-0 ou 1/2-1/2, ou então * para uma partida por terminar.
# $players: how many play
record-result-players = O resultado { $text } não serve: é preciso um número para cada um dos { $players } jogadores.
# $score: the right result
record-result-on-board = O resultado { $text } está errado: pelas jogadas, é { $score }.
record-result-winner-out = O resultado { $text } está errado: { $name } já não está em jogo e não pode ter ganho.
# $names: a list of seats
record-result-shares = O resultado { $text } está errado: um empate divide-se entre quem ainda está em jogo: { $names }.
# $tag: the result in the tag
record-results-differ = O resultado { $text } não é o da etiqueta, { $tag }.
record-result-in-variation = O resultado { $text } está numa variante: o seu lugar é no fim da partida.
record-after-result = «{ $text }» vem depois do resultado: nada pode segui-lo.
