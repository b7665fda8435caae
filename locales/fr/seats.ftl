### The seats around the board.

seat-south = Sud
seat-west = Ouest
seat-north = Nord
seat-east = Est

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Ambre
colour-west = Vert
colour-north = Bleu
colour-east = Rouge
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = l’ordinateur
