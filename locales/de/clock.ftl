### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Spieluhr
clock-hint = Leg dieses Gerät neben ein echtes Brett. Nach jedem Zug tippt jeder auf seine Seite.
clock-begin = Uhr einrichten
clock-go-on = Zurück zur laufenden Uhr
clock-name-hint = Freiwillig
clock-start = Starten
clock-pause = Anhalten
clock-resume = Weiter
clock-undo = Letztes Tippen zurücknehmen
clock-settings = Korrektur und Einstellungen
clock-ready = { $player } beginnt. Tippe auf „Starten“.
clock-running = { $player } ist am Zug
clock-paused = Angehalten
clock-out = Zeit abgelaufen
clock-gone = Ausgeschieden
clock-over = { $player } gewinnt
clock-moves = Zug { $number }
clock-tap = Tippe hier, wenn du gezogen hast.
clock-correct = Von Hand korrigieren
clock-correct-minutes = Minuten
clock-correct-seconds = Sekunden
clock-correct-moves = Gemachte Züge
clock-correct-out = Ausgeschieden
clock-correct-turn = Am Zug
clock-apply = Übernehmen
clock-again = Von vorn
clock-new = Neue Uhr
clock-full-screen = Vollbild
clock-awake-film = Ohne https kann der Browser den Bildschirm nicht selbst anlassen. Ein stummes Video sorgt dafür.
clock-awake-none = Dieser Browser kann den Bildschirm nicht anlassen. Stell an deinem Gerät ein, dass er sich später ausschaltet.
