### The seats around the board.

seat-south = Południe
seat-west = Zachód
seat-north = Północ
seat-east = Wschód

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = Żółty
colour-west = Zielony
colour-north = Niebieski
colour-east = Czerwony
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = komputer
