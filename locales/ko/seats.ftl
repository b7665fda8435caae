### The seats around the board.

seat-south = 남쪽
seat-west = 서쪽
seat-north = 북쪽
seat-east = 동쪽
