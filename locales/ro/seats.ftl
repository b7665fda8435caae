### The seats around the board.

seat-south = Sud
seat-west = Vest
seat-north = Nord
seat-east = Est
