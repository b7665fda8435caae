### The seats around the board.

seat-south = جنوب
seat-west = غرب
seat-north = شمال
seat-east = شرق
