### The seats around the board.

seat-south = Sør
seat-west = Vest
seat-north = Nord
seat-east = Øst
