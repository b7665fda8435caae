### The seats around the board.

seat-south = Dienvidi
seat-west = Rietumi
seat-north = Ziemeļi
seat-east = Austrumi

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Dzeltenais
colour-west = Zaļais
colour-north = Zilais
colour-east = Sarkanais
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = dators
