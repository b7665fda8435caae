### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } und { $more ->
    [one] einem weiteren
   *[other] { $more } weiteren
  }

## Why a move is refused

refusal-game-over = Zu spät für { $move }: Die Partie ist vorbei.
refusal-wrong-turn = { $move } muss warten: { $name } ist am Zug.
refusal-not-playing = { $name } spielt in dieser Partie nicht oder nicht mehr mit.
refusal-nobody-leaves-two = Eine Partie zu zweit kannst du nicht verlassen, nur aufgeben.
refusal-off-board = { $move } liegt nicht auf diesem Spielbrett.
# $square: where the pawn stands
refusal-out-of-reach = Die Figur auf { $square } kommt nicht in einem Zug nach { $move }.
refusal-occupied = Auf { $move } steht schon eine Figur ({ $name }).
refusal-fence-in-the-way = Das Hindernis { $fence } versperrt den Weg nach { $move }.
# $square: where the straight jump lands
refusal-jump-open = Seitlich nach { $move } darfst du nicht, solange du gerade nach { $square } springen kannst.
refusal-no-fences-left = { $move } geht nicht: Du hast keine Hindernisse mehr und musst mit der Figur ziehen.
refusal-overlaps = { $move } würde das Hindernis { $fence } überlappen.
refusal-crosses = { $move } würde das Hindernis { $fence } kreuzen.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } würde eine Figur einsperren ({ $name }): Sie käme nicht mehr von { $squares } weg.
refusal-must-move = Du darfst nicht passen, solange du einen Zug hast.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Auf ein 2x2-Brett passen höchstens drei Spieler.
setup-player-missing = Zu zweit müssen beide Figuren auf dem Brett stehen, sonst mindestens eine.
setup-pawn-off-board = Eine Figur steht neben dem Spielbrett ({ $name }).
setup-pawns-share-square = Auf { $square } stehen zwei Figuren.
setup-too-many-fences = { $name } hat mehr als 20 Hindernisse in der Hand.
setup-fence-off-board = Das Hindernis { $fence } ragt über den Rand hinaus.
setup-fences-collide = Die Hindernisse { $fence } und { $other } überlappen oder kreuzen sich.
setup-cut-off = Eine Figur hat keinen Weg zu ihrer Zielreihe ({ $name }).
setup-two-winners = Zwei Figuren stehen auf ihrer Zielreihe, aber nur eine kann zuerst da gewesen sein.
setup-turn-of-nobody = Am Zug ist ein Spieler, der ausgeschieden ist.

## Why a text is no position

position-fields =
    Eine Stellung hat fünf Teile mit / dazwischen und einen sechsten für die Brettgröße, wenn sie nicht 9x9 ist; hier { $found ->
        [one] ist es { $found }
       *[other] sind es { $found }
    }.
position-board = Der letzte Teil einer Stellung ist die Brettgröße von 2x2 bis 9x9, zum Beispiel 5x5.
position-fence = „{ $text }“ ist kein gültiges Hindernis: Die ersten beiden Teile einer Stellung sind Felder von a1 bis h8.
position-repeated-fence = Das Hindernis { $fence } kommt zweimal vor.
position-players = Eine Stellung hat zwei, drei oder vier Figuren; hier { $found ->
    [one] ist es { $found }
   *[other] sind es { $found }
  }.
position-pawn = „{ $text }“ ist kein gültiges Feld für eine Figur: Nimm einen Buchstaben von a bis i und eine Ziffer von 1 bis 9, oder - für einen ausgeschiedenen Spieler.
position-left-count = Eine Stellung braucht für jede Figur eine Zahl von Hindernissen in der Hand.
position-left = „{ $text }“ ist keine gültige Zahl von Hindernissen in der Hand: Sie geht von 0 bis 20.
position-turn = „{ $text }“ sagt nicht, wer am Zug ist: 1 ist der erste Spieler, 2 der zweite und so weiter.

## How a game ends

ending-goal = { $name } erreicht die Zielreihe und gewinnt.
ending-resign = { $name } gewinnt durch Aufgabe des Gegners.
ending-time = { $name } gewinnt auf Zeit.
ending-repetition = Remis: zum dritten Mal dieselbe Stellung.
ending-agreed = Remis nach Vereinbarung.
ending-last-player = { $name } ist als letzter Spieler übrig und gewinnt.
ending-aborted = Die Partie wurde abgesagt.
ending-abandoned = Die Partie wurde nicht zu Ende gespielt.
