### The seats around the board.

seat-south = Suður
seat-west = Vestur
seat-north = Norður
seat-east = Austur
