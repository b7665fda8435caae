### The seats around the board.

seat-south = Sud
seat-west = Ovest
seat-north = Nord
seat-east = Est
