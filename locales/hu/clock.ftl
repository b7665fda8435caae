### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Óra
clock-hint = Tedd ezt az eszközt egy igazi tábla mellé. Lépés után mindenki megérinti a saját oldalát.
clock-begin = Óra beállítása
clock-go-on = Vissza a futó órához
clock-name-hint = Nem kötelező
clock-start = Indítás
clock-pause = Szünet
clock-resume = Folytatás
clock-undo = Utolsó érintés visszavonása
clock-settings = Javítások és beállítások
clock-ready = { $player } kezd. Érintsd meg: Indítás.
clock-running = { $player } következik
clock-paused = Szünet
clock-out = Lejárt az idő
clock-gone = Kiesett
clock-over = { $player } nyert
clock-moves = { $number }. lépés
clock-tap = Érintsd meg, ha léptél.
clock-correct = Javítás kézzel
clock-correct-minutes = Perc
clock-correct-seconds = Másodperc
clock-correct-moves = Megtett lépések
clock-correct-out = Kiesett
clock-correct-turn = Ő következik
clock-apply = Alkalmazás
clock-again = Újrakezdés
clock-new = Új óra
clock-full-screen = Teljes képernyő
clock-awake-film = Https nélkül a böngésző nem tudja magától bekapcsolva tartani a képernyőt. Egy néma videó gondoskodik róla.
clock-awake-none = Ez a böngésző nem tudja bekapcsolva tartani a képernyőt. Állíts be az eszközön hosszabb időt a kikapcsolásáig.
