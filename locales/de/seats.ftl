### The seats around the board.

seat-south = Süd
seat-west = West
seat-north = Nord
seat-east = Ost
