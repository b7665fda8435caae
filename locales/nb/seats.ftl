### The seats around the board.

seat-south = Sør
seat-west = Vest
seat-north = Nord
seat-east = Øst

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Gul
colour-west = Grønn
colour-north = Blå
colour-east = Rød
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = datamaskinen
