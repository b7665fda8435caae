### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Mängi Fenceposti
start-resume = Jätka mängu
start-resume-what = { $players } mängijat, { $moves ->
    [one] üks käik
   *[other] { $moves } käiku
  } tehtud
start-computer = Mängi arvutiga
start-computer-hint = Töötab ka võrguühenduseta.
start-invite = Kutsu keegi
start-invite-hint = Saada link või näita QR-koodi. Kontot pole vaja.
start-pass = Ühes seadmes
start-pass-hint = Kaks kuni neli mängijat kordamööda.
start-open = Avatud mängud
start-open-none = Praegu ei oota keegi. Alusta mängu ja teised näevad seda siin.
start-open-offline = Serveriga pole ühendust. Arvutiga või ühes seadmes koos saad ikka mängida.
start-watch = Vaata
start-watch-none = Praegu avalikke mänge pole.
start-rules = Loe reegleid
start-rules-hint = Loed kahe minutiga, piltidega.
start-now = Alusta
start-create = Loo link
start-level = Tase { $level }
level-label = Tugevus
level-1 = Alles õpib
level-2 = Esimesed sammud
level-3 = Kerge
level-4 = Harrastaja
level-5 = Kindel
level-6 = Osav
level-7 = Tugev
level-8 = Väga tugev
level-9 = Ekspert
level-10 = Täisvõimsus
players-label = Mängijaid
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Kell
clock-own = Kohandatud
clock-kind = Kella liik
clock-kind-increment = Aeg mängija kohta, lisaajaga
clock-kind-delay = Aeg mängija kohta, viivitusega
clock-kind-per-move = Aeg käigu kohta
clock-kind-hourglass = Liivakell
clock-own-minutes = Minuteid mängija kohta
clock-own-seconds = Sekundeid käigu kohta
first-label = Kes alustab
first-lot = Juhuslik
first-me = Mina
first-other = Vastane
first-another = Keegi teine
seats-label = Teised kohad
seat-person = Inimene
listed-label = Näita avatud mängude seas
join = Liitu
watch = Vaata
game-watch-move = Käik { $number }

## The first look

home-what = Takistusjooks 2–4 mängijale.
home-play = Mängi kohe
home-play-hint = Tasuta, ilma kontota
home-learn = Õpi reegleid
home-tutorial = Õpi mängides
home-tutorial-hint = Viisteist väikest sammu
home-puzzle = Päeva ülesanne
# The board on the start page, for screen readers
home-board = Mängulaud. Nooleklahvid valivad ruudu, h ja v takistustara. Enter mängib käigu ja mäng algab.
home-tip-title = Sinu käik.
home-tip = Käi nupuga või aseta takistustara ja mäng algab.
home-tip-fence = Asetamiseks puuduta takistustara veel kord.
home-beginning = Mäng algab…

## The form

mode-label = Vastane
mode-computer = Arvuti
mode-invite = Sõber
mode-pass = Sama seade
more-options = Rohkem valikuid
summary-first-lot = Alustaja on juhuslik
summary-first-me = Alustad sina
summary-first-other = Alustab vastane
summary-fences = { $fences ->
    [one] igaühel üks takistustara
   *[other] igaühel { $fences } takistustara
  }
clock-kind-game = Aeg kogu mängule
clock-own-game = Minuteid kokku
board-width = Veerge
board-height = Ridu
fences-each = Takistustarasid igaühel
fences-usual = Tavaline ({ $fences })

## Others

lobby-waiting = Ootel
lobby-yours = Sinu avatud mäng
exhibition-live = Otse
exhibition-title = Mootorid mängivad
exhibition-recorded = Salvestatud mäng
