### The seats around the board.

seat-south = Jug
seat-west = Zahod
seat-north = Sever
seat-east = Vzhod

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Rumeni
colour-west = Zeleni
colour-north = Modri
colour-east = Rdeči
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = računalnik
