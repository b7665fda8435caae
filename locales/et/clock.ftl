### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Mängukell
clock-hint = Pane see seade päris mängulaua kõrvale. Igaüks puudutab pärast oma käiku oma poolt.
clock-begin = Sea kell
clock-go-on = Tagasi käiva kella juurde
clock-name-hint = Pole kohustuslik
clock-start = Käivita
clock-pause = Paus
clock-resume = Jätka
clock-undo = Võta viimane puudutus tagasi
clock-settings = Parandused ja seaded
clock-ready = { $player } alustab. Puuduta „Käivita“.
clock-running = Käigul { $player }
clock-paused = Pausil
clock-out = Aeg on läbi
clock-gone = Väljas
clock-over = { $player } võidab
clock-moves = Käik { $number }
clock-tap = Puuduta, kui oled käinud.
clock-correct = Paranda käsitsi
clock-correct-minutes = Minutid
clock-correct-seconds = Sekundid
clock-correct-moves = Tehtud käike
clock-correct-out = Mängust väljas
clock-correct-turn = Käigul
clock-apply = Rakenda
clock-again = Alusta otsast
clock-new = Uus kell
clock-full-screen = Täisekraan
clock-awake-film = Ilma https-ita ei saa brauser ise ekraani sees hoida. Selle eest hoolitseb hääletu video.
clock-awake-none = See brauser ei saa ekraani sees hoida. Sea oma seade nii, et ekraan kustuks hiljem.
