### The seats around the board.

seat-south = 남쪽
seat-west = 서쪽
seat-north = 북쪽
seat-east = 동쪽

## The colours of the seats. They stand alone, or for a player inside a sentence.

colour-south = 노랑
colour-west = 초록
colour-north = 파랑
colour-east = 빨강
# Both words on a card, such as "Amber · South"
seat-and-colour = { $colour } · { $seat }
# The computer as a player inside a sentence: the page makes the first letter of a sentence large
computer-in-sentence = 컴퓨터
