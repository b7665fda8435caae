### The seats around the board.

seat-south = Syd
seat-west = Vest
seat-north = Nord
seat-east = Øst
