### The seats around the board.

seat-south = الجنوب
seat-west = الغرب
seat-north = الشمال
seat-east = الشرق

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = الأصفر
colour-west = الأخضر
colour-north = الأزرق
colour-east = الأحمر
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = الحاسوب
