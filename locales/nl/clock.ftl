### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Klok
clock-hint = Leg dit apparaat naast een echt bord. Na elke zet tikt iedereen op zijn eigen kant.
clock-begin = Klok instellen
clock-go-on = Terug naar de lopende klok
clock-name-hint = Niet verplicht
clock-start = Starten
clock-pause = Pauze
clock-resume = Doorgaan
clock-undo = Laatste tik terugnemen
clock-settings = Correctie en instellingen
clock-ready = { $player } begint. Tik op “Starten”.
clock-running = { $player } is aan zet
clock-paused = Gepauzeerd
clock-out = Tijd is op
clock-gone = Uitgeschakeld
clock-over = { $player } wint
clock-moves = Zet { $number }
clock-tap = Tik als je je zet hebt gedaan.
clock-correct = Met de hand corrigeren
clock-correct-minutes = Minuten
clock-correct-seconds = Seconden
clock-correct-moves = Gedane zetten
clock-correct-out = Uitgeschakeld
clock-correct-turn = Aan zet
clock-apply = Toepassen
clock-again = Opnieuw beginnen
clock-new = Nieuwe klok
clock-full-screen = Volledig scherm
clock-awake-film = Zonder https kan de browser het scherm niet zelf aan laten. Een stille video zorgt daarvoor.
clock-awake-none = Deze browser kan het scherm niet aan laten staan. Stel op je apparaat in dat het scherm later uitgaat.
