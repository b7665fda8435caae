### The seats around the board.

seat-south = Юг
seat-west = Запад
seat-north = Север
seat-east = Восток
