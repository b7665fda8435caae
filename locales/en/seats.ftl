### The seats around the board.

seat-south = South
seat-west = West
seat-north = North
seat-east = East

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Amber
colour-west = Green
colour-north = Blue
colour-east = Red
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = the computer
