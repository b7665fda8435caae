### The seats around the board.

seat-south = 南
seat-west = 西
seat-north = 北
seat-east = 東
