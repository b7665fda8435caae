### The seats around the board.

seat-south = Νότος
seat-west = Δύση
seat-north = Βορράς
seat-east = Ανατολή

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Κεχριμπαρί
colour-west = Πράσινο
colour-north = Μπλε
colour-east = Κόκκινο
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = ο υπολογιστής
