### The seats around the board.

seat-south = Jug
seat-west = Zapad
seat-north = Sjever
seat-east = Istok
