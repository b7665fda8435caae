### The seats around the board.

seat-south = דרום
seat-west = מערב
seat-north = צפון
seat-east = מזרח
