### The seats around the board.

seat-south = דרום
seat-west = מערב
seat-north = צפון
seat-east = מזרח

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = צהוב
colour-west = ירוק
colour-north = כחול
colour-east = אדום
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = המחשב
