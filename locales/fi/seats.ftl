### The seats around the board.

seat-south = Etelä
seat-west = Länsi
seat-north = Pohjoinen
seat-east = Itä
