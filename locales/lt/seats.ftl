### The seats around the board.

seat-south = Pietūs
seat-west = Vakarai
seat-north = Šiaurė
seat-east = Rytai
