### The seats around the board.

seat-south = Jih
seat-west = Západ
seat-north = Sever
seat-east = Východ
