### The seats around the board.

seat-south = Sul
seat-west = Oeste
seat-north = Norte
seat-east = Este
