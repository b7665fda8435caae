### The seats around the board.

seat-south = Güney
seat-west = Batı
seat-north = Kuzey
seat-east = Doğu

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Kehribar
colour-west = Yeşil
colour-north = Mavi
colour-east = Kırmızı
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = bilgisayar
