### The seats around the board.

seat-south = Юг
seat-west = Запад
seat-north = Север
seat-east = Изток

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Жълтият
colour-west = Зеленият
colour-north = Синият
colour-east = Червеният
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = компютърът
