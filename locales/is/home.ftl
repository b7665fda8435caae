### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spila Fencepost
start-resume = Halda áfram með spil
start-resume-what = { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
  }, { $moves ->
    [one] { $moves } leikur
   *[other] { $moves } leikir
  } hingað til
start-computer = Spila við tölvuna
start-computer-hint = Virkar líka án nettengingar.
start-invite = Bjóða einhverjum
start-invite-hint = Sendu hlekk eða sýndu QR-kóða. Þú þarft ekki að skrá þig.
start-pass = Saman á einu tæki
start-pass-hint = Tveir til fjórir leikmenn.
start-open = Opin spil
start-open-none = Enginn bíður í augnablikinu. Byrjaðu spil og þá sjá aðrir það hér.
start-open-offline = Ekkert samband við þjóninn. Þú getur samt spilað við tölvuna eða saman á einu tæki.
start-watch = Horfa
start-watch-none = Engin opinber spil í augnablikinu.
start-rules = Lesa reglurnar
start-rules-hint = Tveggja mínútna lestur, með myndum.
start-now = Byrja
start-create = Búa til hlekk
start-level = Stig { $level }
level-label = Styrkur
level-1 = Byrjandi
level-2 = Fyrstu skref
level-3 = Létt
level-4 = Afslappað
level-5 = Traust
level-6 = Þjálfað
level-7 = Sterkt
level-8 = Mjög sterkt
level-9 = Meistari
level-10 = Fullur styrkur
players-label = Leikmenn
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Klukka
clock-own = Sérsniðin
clock-kind = Tegund klukku
clock-kind-increment = Tími á mann, með viðbót
clock-kind-delay = Tími á mann, með töf
clock-kind-per-move = Tími á leik
clock-kind-hourglass = Stundaglas
clock-own-minutes = Mínútur á mann
clock-own-seconds = Sekúndur á leik
first-label = Hver byrjar
first-lot = Tilviljun
first-me = Ég
first-other = Mótherjinn
first-another = Einhver annar
seats-label = Önnur sæti
seat-person = Manneskja
listed-label = Sýna meðal opinna spila
join = Vera með
watch = Horfa
game-watch-move = Leikur { $number }

## The first look

home-what = Kapphlaup með hliðum fyrir 2 til 4 leikmenn.
home-play = Spila núna
home-play-hint = Ókeypis, engin skráning
home-learn = Læra reglurnar
home-tutorial = Lærðu með því að spila
home-tutorial-hint = Í fimmtán litlum skrefum
home-puzzle = Þraut dagsins
# The board on the start page, for screen readers
home-board = Spilaborð. Örvalyklar velja reit, h og v velja hlið. Enter leikur og spilið hefst.
home-tip-title = Þú átt leik.
home-tip = Færðu peðið eða settu hlið og spilið hefst.
home-tip-fence = Snertu hliðið aftur til að setja það.
home-beginning = Spilið hefst …

## The form

mode-label = Mótherji
mode-computer = Tölva
mode-invite = Vinur
mode-pass = Sama tæki
more-options = Fleiri valkostir
summary-first-lot = Tilviljun ræður hver byrjar
summary-first-me = Þú byrjar
summary-first-other = Mótherjinn byrjar
summary-fences = { $fences ->
    [one] { $fences } hlið á mann
   *[other] { $fences } hlið á mann
  }
clock-kind-game = Tími fyrir allt spilið
clock-own-game = Mínútur alls
board-width = Dálkar
board-height = Raðir
fences-each = Hlið á mann
fences-usual = Venjulegt ({ $fences })

## Others

lobby-waiting = Bíður
lobby-yours = Opna spilið þitt
exhibition-live = Í beinni
exhibition-title = Tölvuforrit keppa
exhibition-recorded = Upptaka af spili
