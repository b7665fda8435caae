### The seats around the board.

seat-south = Југ
seat-west = Запад
seat-north = Север
seat-east = Исток

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Жути
colour-west = Зелени
colour-north = Плави
colour-east = Црвени
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = рачунар
