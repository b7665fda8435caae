### The seats around the board.

seat-south = Juh
seat-west = Západ
seat-north = Sever
seat-east = Východ

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Žltý
colour-west = Zelený
colour-north = Modrý
colour-east = Červený
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = počítač
