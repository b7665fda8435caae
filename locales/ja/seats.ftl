### The seats around the board.

seat-south = 南
seat-west = 西
seat-north = 北
seat-east = 東

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = 黄
colour-west = 緑
colour-north = 青
colour-east = 赤
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour }・{ $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = コンピューター
