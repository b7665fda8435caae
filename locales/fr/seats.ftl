### The seats around the board.

seat-south = Sud
seat-west = Ouest
seat-north = Nord
seat-east = Est
