### The seats around the board.

seat-south = Sul
seat-west = Oeste
seat-north = Norte
seat-east = Leste

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Âmbar
colour-west = Verde
colour-north = Azul
colour-east = Vermelho
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = o computador
