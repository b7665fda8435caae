### The seats around the board.

seat-south = الجنوب
seat-west = الغرب
seat-north = الشمال
seat-east = الشرق
