### The seats around the board.

seat-south = Suður
seat-west = Vestur
seat-north = Norður
seat-east = Austur

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Gulur
colour-west = Grænn
colour-north = Blár
colour-east = Rauður
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = tölvan
