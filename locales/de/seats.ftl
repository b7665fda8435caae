### The seats around the board.

seat-south = Süd
seat-west = West
seat-north = Nord
seat-east = Ost

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Gelb
colour-west = Grün
colour-north = Blau
colour-east = Rot
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = der Computer
