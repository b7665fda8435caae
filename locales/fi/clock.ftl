### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Pelikello
clock-hint = Aseta tämä laite oikean pelilaudan viereen. Jokainen napauttaa puoltaan siirtonsa jälkeen.
clock-begin = Aseta kello
clock-go-on = Takaisin käyvään kelloon
clock-name-hint = Valinnainen
clock-start = Käynnistä
clock-pause = Tauko
clock-resume = Jatka
clock-undo = Peru viimeinen napautus
clock-settings = Korjaukset ja asetukset
clock-ready = { $player } aloittaa. Napauta ”Käynnistä”.
clock-running = Vuorossa { $player }
clock-paused = Tauolla
clock-out = Aika loppui
clock-gone = Pudonnut
clock-over = { $player } voittaa
clock-moves = Siirto { $number }
clock-tap = Napauta, kun olet siirtänyt.
clock-correct = Korjaa käsin
clock-correct-minutes = Minuutit
clock-correct-seconds = Sekunnit
clock-correct-moves = Tehdyt siirrot
clock-correct-out = Pudonnut pelistä
clock-correct-turn = Vuorossa
clock-apply = Ota käyttöön
clock-again = Aloita alusta
clock-new = Uusi kello
clock-full-screen = Koko näyttö
clock-awake-film = Ilman https-yhteyttä selain ei voi itse pitää näyttöä päällä. Äänetön video hoitaa sen.
clock-awake-none = Tämä selain ei voi pitää näyttöä päällä. Säädä laitteesi sammuttamaan näyttö myöhemmin.
