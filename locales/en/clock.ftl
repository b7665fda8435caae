### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Clock
clock-hint = Put this device beside a real board. Everyone taps their side after each move.
clock-begin = Set up clock
clock-go-on = Back to the running clock
# Beside the field for a name that may stay empty
clock-name-hint = Optional
clock-start = Start
clock-pause = Pause
clock-resume = Continue
clock-undo = Take back the last tap
clock-settings = Corrections and settings
clock-ready = { $player } moves first. Tap Start.
clock-running = { $player } to move
clock-paused = Paused
clock-out = Time’s up
clock-gone = Out
clock-over = { $player } wins
clock-moves = Move { $number }
# For screen readers, after name, time and number of the move
clock-tap = Tap when you have moved.
clock-correct = Correct by hand
clock-correct-minutes = Minutes
clock-correct-seconds = Seconds
clock-correct-moves = Moves made
clock-correct-out = Out of the game
clock-correct-turn = To move
clock-apply = Apply
clock-again = Start again
clock-new = New clock
clock-full-screen = Full screen
clock-awake-film = Without https, the browser can’t keep the screen on by itself. A silent video does it instead.
clock-awake-none = This browser can’t keep the screen on. Set your device’s screen timeout to a longer time.
