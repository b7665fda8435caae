### The seats around the board.

seat-south = Syd
seat-west = Väst
seat-north = Nord
seat-east = Öst
