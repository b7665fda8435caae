### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Hodiny
clock-hint = Polož toto zařízení vedle skutečné desky. Každý po svém tahu klepne na svou stranu.
clock-begin = Nastavit hodiny
clock-go-on = Zpět k běžícím hodinám
clock-name-hint = Nepovinné
clock-start = Start
clock-pause = Pauza
clock-resume = Pokračovat
clock-undo = Vrátit poslední klepnutí
clock-settings = Opravy a nastavení
clock-ready = Začíná { $player }. Klepni na Start.
clock-running = Na tahu: { $player }
clock-paused = Pauza
clock-out = Čas vypršel
clock-gone = Mimo hru
clock-over = Vítěz: { $player }
clock-moves = Tah { $number }
clock-tap = Po tahu klepni.
clock-correct = Opravit ručně
clock-correct-minutes = Minuty
clock-correct-seconds = Sekundy
clock-correct-moves = Odehrané tahy
clock-correct-out = Mimo hru
clock-correct-turn = Na tahu
clock-apply = Použít
clock-again = Začít znovu
clock-new = Nové hodiny
clock-full-screen = Celá obrazovka
clock-awake-film = Bez https prohlížeč sám nedokáže nechat obrazovku zapnutou. Zařídí to video bez zvuku.
clock-awake-none = Tento prohlížeč neumí nechat obrazovku zapnutou. Nastav na zařízení delší dobu do jejího zhasnutí.
