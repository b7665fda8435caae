### The seats around the board.

seat-south = Dél
seat-west = Nyugat
seat-north = Észak
seat-east = Kelet
