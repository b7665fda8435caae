### Puzzles: one move is right, and the page never says what a puzzle is about before it is solved.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is the colour of a player, such as Amber.

puzzles-title = Puzzels
puzzle-of-the-day = Puzzel van de dag
puzzle-question = Kan { $name } nog winnen?
puzzle-question-many = Wat moet { $name } doen?
puzzle-to-move = { $name } is aan zet
puzzle-find = Vind de enige goede zet
puzzle-loading = Puzzels laden…
puzzle-failed-to-load = De puzzels konden niet worden geladen. Maak verbinding met internet en probeer het nog eens.
puzzle-retry = Opnieuw proberen
puzzle-number = Puzzel { $number }

## Solving

puzzle-wrong = Dat is niet de goede zet.
puzzle-wrong-answer = Daarop volgt { $move }.
puzzle-right = Goed!
puzzle-right-too = { $move } wint ook.
puzzle-play-on = Speel verder en laat zien hoe het moet.
puzzle-slipped = Met { $move } is het voordeel weg. Probeer een andere zet.
puzzle-clear = Opgelost. { $name } staat gewonnen.
puzzle-clear-many = Opgelost. { $name } heeft de beste kansen.
puzzle-hint = Tip
puzzle-hint-next = Volgende tip
puzzle-hint-number = Tip { $number } van 3.
puzzle-hint-step = Verzet de pion.
puzzle-hint-fence = Plaats een barricade.
puzzle-hint-cost =
    Die maakt de weg van { $name } { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } langer.
puzzle-hint-guard = Die houdt je eigen weg veilig.
puzzle-hint-path = Daarna heb je nog { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } nodig.
puzzle-hint-place = Kijk in de buurt van { $square }.
puzzle-show = Toon de oplossing
puzzle-solution = De zet is { $move }.
puzzle-analyse = Analyseren
puzzle-again = Opnieuw proberen
puzzle-next = Volgende puzzel

## Beside the board

puzzle-grade = Moeilijkheid
puzzle-grade-of = { $grade } van 5
puzzle-streak =
    { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
puzzle-streak-label = Dagen op rij
puzzle-week = Deze week
puzzle-more = Meer puzzels
puzzle-left = Nog { $left } van { $all }
puzzle-all-done = Je hebt ze allemaal opgelost. Je kunt ze nog eens doen.
puzzle-mark-solved = opgelost
puzzle-mark-failed = niet opgelost
puzzle-mark-today = vandaag

## Themes. They are named only after a puzzle is solved, and to choose by.

theme-all = Alle
theme-trap = Valstrik
theme-race = Wedloop
theme-jump = Sprong
theme-wasted-fence = Verspilde barricade
theme-defence = Verdediging
theme-endgame = Eindspel
theme-many = 3 en 4 spelers
puzzle-themes = Hier ging het om

## The program that finds puzzles

puzzles-not-right = { $file }: in deze regels is de zet niet de enige goede: { $lines }
puzzles-invalid = Dit is geen geldige puzzel: { $detail }.
