### The seats around the board.

seat-south = Југ
seat-west = Запад
seat-north = Север
seat-east = Исток
