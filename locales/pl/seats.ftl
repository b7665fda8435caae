### The seats around the board.

seat-south = Południe
seat-west = Zachód
seat-north = Północ
seat-east = Wschód
