### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Klokke
clock-hint = Legg denne enheten ved siden av et ekte brett. Alle trykker på sin side etter hvert trekk.
clock-begin = Still klokken
clock-go-on = Tilbake til klokken som går
clock-name-hint = Valgfritt
clock-start = Start klokken
clock-pause = Ta pause
clock-resume = Fortsett
clock-undo = Angre siste trykk
clock-settings = Rettelser og innstillinger
clock-ready = { $player } begynner. Trykk på «Start klokken».
clock-running = { $player } er i trekket
clock-paused = Satt på pause
clock-out = Tiden er ute
clock-gone = Slått ut
clock-over = { $player } vinner
clock-moves = Trekk { $number }
clock-tap = Trykk når du har trukket.
clock-correct = Rett manuelt
clock-correct-minutes = Minutter
clock-correct-seconds = Sekunder
clock-correct-moves = Trekk gjort
clock-correct-out = Slått ut
clock-correct-turn = I trekket
clock-apply = Bruk
clock-again = Start på nytt
clock-new = Ny klokke
clock-full-screen = Full skjerm
clock-awake-film = Uten https kan ikke nettleseren holde skjermen på av seg selv. En lydløs video gjør det i stedet.
clock-awake-none = Denne nettleseren kan ikke holde skjermen på. Still inn enheten slik at skjermen slår seg av senere.
