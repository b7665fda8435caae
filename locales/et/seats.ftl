### The seats around the board.

seat-south = Lõuna
seat-west = Lääs
seat-north = Põhi
seat-east = Ida

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Kollane
colour-west = Roheline
colour-north = Sinine
colour-east = Punane
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = arvuti
