### The seats around the board.

seat-south = جنوب
seat-west = غرب
seat-north = شمال
seat-east = شرق

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = زرد
colour-west = سبز
colour-north = آبی
colour-east = قرمز
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = رایانه
