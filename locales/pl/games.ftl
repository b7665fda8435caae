### The games of this device, at /games.

games-title = Twoje partie
games-hint = Zapisane tylko w tej przeglądarce.
games-import = Importuj partię
games-none = Nie ma jeszcze partii
games-none-hint = Tu znajdziesz każdą partię rozegraną na tym urządzeniu. Zagraj albo zaimportuj zapis partii (.qgn).
games-none-play = Zagraj
games-running = W toku
games-finished = Zakończone
# $moves: how many were played
games-moves = { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
games-won = Wygrana
games-lost = Przegrana
games-draw = Remis
# $name: a player or a seat
games-winner = Wygrywa { $name }
games-rename = Zmień nazwę
games-export = Eksportuj
games-delete = Usuń
# For screen readers, on the buttons of a game. $game: what it is called
games-review-which = Analizuj: { $game }
games-rename-which = Zmień nazwę: { $game }
games-export-which = Eksportuj: { $game }
games-delete-which = Usuń: { $game }
games-name = Nazwa partii
games-save = Zapisz
games-cancel = Anuluj
games-deleted = Usunięto partię „{ $game }”.
games-undo = Cofnij
games-imported = Zaimportowano partię „{ $game }”.

## Why a file cannot be imported. `$text` is what is wrong in it.

import-too-large = Ten plik ma więcej niż 1 MB.
import-not-a-record = Ten plik nie jest zapisem partii.
import-bad-tag = „{ $text }” w tym zapisie jest nieprawidłowe.
import-bad-move = „{ $text }” nie jest prawidłowym ruchem.
import-unclosed = Komentarz lub wariant w tym zapisie nie ma początku lub końca.
import-after-result = „{ $text }” stoi po wyniku, a po nim nie może już nic być.
import-too-long = Ta partia jest za długa.
# $number: the number of the move, counted one by one
import-illegal-move = Ruch { $number }, { $text }, jest niezgodny z zasadami.
import-bad-result = Wynik { $text } nie pasuje do partii.
import-no-rules = Nie udało się wczytać zasad, żeby sprawdzić ruchy. Spróbuj ponownie.
import-unreadable = Nie można odczytać tego pliku.
