### The seats around the board.

seat-south = Juh
seat-west = Západ
seat-north = Sever
seat-east = Východ
