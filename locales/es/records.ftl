### What is wrong with a record. The place (file, line and column) comes before these sentences.
### `$text` is the move, tag value or other text that is wrong.

# $why: a whole sentence that names the move
record-illegal-move = { $why }
record-bad-move = «{ $text }» no es una jugada válida: un movimiento del peón es una casilla como e2, y una barrera, una casilla seguida de h o v como e3h.
record-bad-glyph = «{ $text }» no es un signo válido para una jugada: existen !, ?, !!, ??, !? y ?!, siempre pegados a su jugada.
record-unclosed-comment = Este comentario no termina: falta una llave de cierre.
record-stray-brace = Esta llave de cierre no termina ningún comentario.
record-unclosed-variation = Esta variante no termina: falta un paréntesis de cierre.
record-stray-parenthesis = Este paréntesis de cierre no termina ninguna variante.
record-variation-of-nothing = Una variante va detrás de la jugada a la que sustituye, y aquí no hay ninguna.
record-bad-tag = Esto no es una etiqueta válida: una etiqueta se escribe como [Event "Casual game"].
record-repeated-tag = Esta etiqueta solo puede aparecer una vez.
record-tag-after-moves = La etiqueta { $text } va detrás de las jugadas: las etiquetas van delante.
record-bad-players = «{ $text }» no es un número válido de jugadores: pueden ser 2, 3 o 4.
record-bad-board = «{ $text }» no es un tablero válido: el tamaño va de 2x2 a 9x9, por ejemplo 5x7.
record-bad-fences = «{ $text }» no es un número válido de barreras: cada jugador tiene de 0 a 20.
# $why: a whole sentence
record-bad-position = La posición inicial es incorrecta. { $why }
record-bad-setup = { $why }
record-position-differs = «{ $text }» contradice la posición inicial.
record-bad-result =
    «{ $text }» no es un resultado válido: es un número por jugador, separados por -, como 1-0 o 1/2-1/2, o bien * si la partida no ha terminado.
# $players: how many play
record-result-players = El resultado { $text } no encaja: hace falta un número para cada uno de los { $players } jugadores.
# $score: the right result
record-result-on-board = El resultado { $text } es incorrecto: según las jugadas, es { $score }.
record-result-winner-out = El resultado { $text } es incorrecto: { $name } ya no está en juego y no puede haber ganado.
# $names: a list of seats
record-result-shares = El resultado { $text } es incorrecto: un empate se reparte entre quienes siguen en juego: { $names }.
# $tag: the result in the tag
record-results-differ = El resultado { $text } no es el de la etiqueta, { $tag }.
record-result-in-variation = El resultado { $text } está en una variante: su sitio es el final de la partida.
record-after-result = «{ $text }» va detrás del resultado: después no puede ir nada.
