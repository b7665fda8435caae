### The seats around the board.

seat-south = Dienvidi
seat-west = Rietumi
seat-north = Ziemeļi
seat-east = Austrumi
