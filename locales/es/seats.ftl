### The seats around the board.

seat-south = Sur
seat-west = Oeste
seat-north = Norte
seat-east = Este
