### The seats around the board.

seat-south = Lõuna
seat-west = Lääs
seat-north = Põhi
seat-east = Ida
