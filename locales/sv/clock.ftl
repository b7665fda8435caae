### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Klocka
clock-hint = Lägg enheten bredvid ett riktigt bräde. Alla trycker på sin sida efter varje drag.
clock-begin = Ställ in klockan
clock-go-on = Tillbaka till klockan som går
clock-name-hint = Valfritt
clock-start = Starta
clock-pause = Pausa
clock-resume = Fortsätt
clock-undo = Ångra senaste trycket
clock-settings = Rättelser och inställningar
clock-ready = { $player } börjar. Tryck på ”Starta”.
clock-running = { $player } är på tur
clock-paused = Pausad
clock-out = Tiden är ute
clock-gone = Utslagen
clock-over = { $player } vinner
clock-moves = Drag { $number }
clock-tap = Tryck när du har gjort ditt drag.
clock-correct = Rätta för hand
clock-correct-minutes = Minuter
clock-correct-seconds = Sekunder
clock-correct-moves = Gjorda drag
clock-correct-out = Utslagen
clock-correct-turn = På tur
clock-apply = Verkställ
clock-again = Börja om
clock-new = Ny klocka
clock-full-screen = Helskärm
clock-awake-film = Utan https kan webbläsaren inte själv hålla skärmen tänd. En ljudlös video gör det i stället.
clock-awake-none = Den här webbläsaren kan inte hålla skärmen tänd. Ställ in enheten så att skärmen släcks senare.
