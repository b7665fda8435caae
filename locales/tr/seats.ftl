### The seats around the board.

seat-south = Güney
seat-west = Batı
seat-north = Kuzey
seat-east = Doğu
