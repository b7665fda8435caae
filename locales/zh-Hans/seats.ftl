### The seats around the board.

seat-south = 南家
seat-west = 西家
seat-north = 北家
seat-east = 东家

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = 黄方
colour-west = 绿方
colour-north = 蓝方
colour-east = 红方
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = 电脑
