### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Ur
clock-hint = Læg enheden ved siden af en rigtig spilleplade. Alle trykker på deres side efter hvert træk.
clock-begin = Indstil uret
clock-go-on = Tilbage til uret, der går
clock-name-hint = Valgfrit
clock-start = Start uret
clock-pause = Sæt på pause
clock-resume = Fortsæt
clock-undo = Fortryd det sidste tryk
clock-settings = Rettelser og indstillinger
clock-ready = { $player } begynder. Tryk på ”Start uret”.
clock-running = { $player } er i trækket
clock-paused = På pause
clock-out = Tiden er gået
clock-gone = Slået ud
clock-over = { $player } vinder
clock-moves = Træk { $number }
clock-tap = Tryk, når du har trukket.
clock-correct = Ret manuelt
clock-correct-minutes = Minutter
clock-correct-seconds = Sekunder
clock-correct-moves = Træk lavet
clock-correct-out = Slået ud
clock-correct-turn = I trækket
clock-apply = Anvend
clock-again = Start forfra
clock-new = Nyt ur
clock-full-screen = Fuld skærm
clock-awake-film = Uden https kan browseren ikke selv holde skærmen tændt. En lydløs video gør det i stedet.
clock-awake-none = Denne browser kan ikke holde skærmen tændt. Indstil enheden, så skærmen slukker senere.
