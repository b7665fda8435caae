### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Hodiny
clock-hint = Polož toto zariadenie vedľa skutočnej dosky. Každý po svojom ťahu ťukne na svoju stranu.
clock-begin = Nastaviť hodiny
clock-go-on = Späť k bežiacim hodinám
clock-name-hint = Nepovinné
clock-start = Štart
clock-pause = Pauza
clock-resume = Pokračovať
clock-undo = Vrátiť posledné ťuknutie
clock-settings = Opravy a nastavenia
clock-ready = Začína { $player }. Ťukni na Štart.
clock-running = Na ťahu: { $player }
clock-paused = Pauza
clock-out = Čas vypršal
clock-gone = Mimo hry
clock-over = Víťaz: { $player }
clock-moves = Ťah { $number }
clock-tap = Po ťahu ťukni.
clock-correct = Opraviť ručne
clock-correct-minutes = Minúty
clock-correct-seconds = Sekundy
clock-correct-moves = Odohrané ťahy
clock-correct-out = Mimo hry
clock-correct-turn = Na ťahu
clock-apply = Použiť
clock-again = Začať znova
clock-new = Nové hodiny
clock-full-screen = Celá obrazovka
clock-awake-film = Bez https prehliadač sám nedokáže nechať obrazovku zapnutú. Zariadi to video bez zvuku.
clock-awake-none = Tento prehliadač nevie nechať obrazovku zapnutú. Nastav na zariadení dlhší čas do jej zhasnutia.
