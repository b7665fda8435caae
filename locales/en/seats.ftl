### The seats around the board.

seat-south = South
seat-west = West
seat-north = North
seat-east = East
