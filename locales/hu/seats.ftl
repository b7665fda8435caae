### The seats around the board.

seat-south = Dél
seat-west = Nyugat
seat-north = Észak
seat-east = Kelet

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Borostyán
colour-west = Zöld
colour-north = Kék
colour-east = Piros
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = a gép
