### The seats around the board.

seat-south = Νότος
seat-west = Δύση
seat-north = Βορράς
seat-east = Ανατολή
