### The seats around the board.

seat-south = Etelä
seat-west = Länsi
seat-north = Pohjoinen
seat-east = Itä

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Keltainen
colour-west = Vihreä
colour-north = Sininen
colour-east = Punainen
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = tietokone
