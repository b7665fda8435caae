### The seats around the board.

seat-south = Sud
seat-west = Ovest
seat-north = Nord
seat-east = Est

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Ambra
colour-west = Verde
colour-north = Blu
colour-east = Rosso
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = il computer
