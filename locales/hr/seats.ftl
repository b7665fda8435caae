### The seats around the board.

seat-south = Jug
seat-west = Zapad
seat-north = Sjever
seat-east = Istok

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Žuti
colour-west = Zeleni
colour-north = Plavi
colour-east = Crveni
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = računalo
