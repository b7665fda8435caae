### The seats around the board.

seat-south = Zuid
seat-west = West
seat-north = Noord
seat-east = Oost

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Geel
colour-west = Groen
colour-north = Blauw
colour-east = Rood
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = de computer
