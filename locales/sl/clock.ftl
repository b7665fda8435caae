### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Ura
clock-hint = Postavi to napravo ob pravo ploščo. Po vsaki potezi se igralec dotakne svoje strani.
clock-begin = Nastavi uro
clock-go-on = Nazaj k uri, ki teče
clock-name-hint = Neobvezno
clock-start = Začni
clock-pause = Premor
clock-resume = Nadaljuj
clock-undo = Razveljavi zadnji dotik
clock-settings = Popravki in nastavitve
clock-ready = Začne { $player }. Dotakni se »Začni«.
clock-running = Na vrsti: { $player }
clock-paused = Premor
clock-out = Čas je potekel
clock-gone = Zunaj igre
clock-over = Zmaga: { $player }
clock-moves = Poteza { $number }
clock-tap = Po potezi se dotakni.
clock-correct = Popravi ročno
clock-correct-minutes = Minute
clock-correct-seconds = Sekunde
clock-correct-moves = Odigrane poteze
clock-correct-out = Zunaj igre
clock-correct-turn = Na vrsti
clock-apply = Uporabi
clock-again = Začni znova
clock-new = Nova ura
clock-full-screen = Celoten zaslon
clock-awake-film = Brez https brskalnik sam ne more pustiti zaslona prižganega. To uredi video brez zvoka.
clock-awake-none = Ta brskalnik ne more ohraniti prižganega zaslona. Na napravi nastavi daljši čas do izklopa zaslona.
