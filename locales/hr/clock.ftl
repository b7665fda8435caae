### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Sat
clock-hint = Stavi ovaj uređaj pokraj prave ploče. Nakon svakog poteza igrač dodirne svoju stranu.
clock-begin = Postavi sat
clock-go-on = Natrag na sat koji radi
clock-name-hint = Neobvezno
clock-start = Kreni
clock-pause = Pauza
clock-resume = Nastavi
clock-undo = Poništi zadnji dodir
clock-settings = Ispravci i postavke
clock-ready = Počinje { $player }. Dodirni Kreni.
clock-running = Na potezu: { $player }
clock-paused = Pauza
clock-out = Isteklo vrijeme
clock-gone = Izvan igre
clock-over = Pobjeda: { $player }
clock-moves = Potez { $number }
clock-tap = Dodirni nakon poteza.
clock-correct = Ispravi ručno
clock-correct-minutes = Minute
clock-correct-seconds = Sekunde
clock-correct-moves = Odigrani potezi
clock-correct-out = Izvan igre
clock-correct-turn = Na potezu
clock-apply = Primijeni
clock-again = Kreni ispočetka
clock-new = Novi sat
clock-full-screen = Cijeli zaslon
clock-awake-film = Bez https-a preglednik ne može sam držati zaslon uključenim. To čini videozapis bez zvuka.
clock-awake-none = Ovaj preglednik ne može držati zaslon uključenim. Postavi na uređaju dulje vrijeme do gašenja zaslona.
