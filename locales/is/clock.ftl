### The clock for a real board.
###
### `$time` looks like 4:32 in every language. `$player` is a player's name or colour.

clock-title = Klukka
clock-hint = Leggðu tækið hjá alvöru spilaborði. Allir snerta sinn helming skjásins eftir hvern leik.
clock-begin = Stilla klukku
clock-go-on = Aftur í klukkuna sem gengur
clock-name-hint = Valfrjálst
clock-start = Byrja
clock-pause = Gera hlé
clock-resume = Halda áfram
clock-undo = Taka síðustu snertingu til baka
clock-settings = Leiðréttingar og stillingar
clock-ready = { $player } byrjar. Snertu „Byrja“.
clock-running = { $player } á leik
clock-paused = Hlé
clock-out = Tíminn er búinn
clock-gone = Úr leik
clock-over = { $player } vinnur
clock-moves = Leikur { $number }
clock-tap = Snertu þegar þú hefur leikið.
clock-correct = Leiðrétta handvirkt
clock-correct-minutes = Mínútur
clock-correct-seconds = Sekúndur
clock-correct-moves = Leiknir leikir
clock-correct-out = Úr leik
clock-correct-turn = Á leik
clock-apply = Nota
clock-again = Byrja aftur
clock-new = Ný klukka
clock-full-screen = Fylla skjáinn
clock-awake-film = Án https getur vafrinn ekki sjálfur haldið kveikt á skjánum. Hljóðlaust myndskeið sér um það.
clock-awake-none = Þessi vafri getur ekki haldið kveikt á skjánum. Stilltu tækið þannig að það slökkvi seinna á honum.
