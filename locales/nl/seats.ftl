### The seats around the board.

seat-south = Zuid
seat-west = West
seat-north = Noord
seat-east = Oost
