### The seats around the board.

seat-south = Pietūs
seat-west = Vakarai
seat-north = Šiaurė
seat-east = Rytai

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Geltonasis
colour-west = Žaliasis
colour-north = Mėlynasis
colour-east = Raudonasis
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = kompiuteris
