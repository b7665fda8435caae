### The seats around the board.

seat-south = Jug
seat-west = Zahod
seat-north = Sever
seat-east = Vzhod
