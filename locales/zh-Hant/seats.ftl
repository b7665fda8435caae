### The seats around the board.

seat-south = 南家
seat-west = 西家
seat-north = 北家
seat-east = 東家
