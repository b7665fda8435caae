### The seats around the board.

seat-south = Syd
seat-west = Väst
seat-north = Nord
seat-east = Öst

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Gul
colour-west = Grön
colour-north = Blå
colour-east = Röd
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = datorn
