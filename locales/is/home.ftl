### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Spila Fencepost
start-resume = Halda áfram
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
start-pass = Saman við einn skjá
start-pass-hint = Tvö til fjögur saman við þennan skjá.
start-open = Opin spil
start-open-none = Enginn bíður í augnablikinu. Opnaðu spil og þá sjá aðrir það hér.
start-open-offline = Ekkert samband við þjóninn. Þú getur samt spilað við tölvuna eða með öðrum við þennan skjá.
start-watch = Horfa á
start-watch-none = Ekkert opinbert spil er í gangi í augnablikinu.
start-rules = Lesa reglurnar
start-rules-hint = Tvær mínútur, með myndum.
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
clock-own = Eigin klukka
clock-kind = Tegund klukku
clock-kind-increment = Tími á mann með viðbót
clock-kind-delay = Tími á mann með töf
clock-kind-per-move = Tími á leik
clock-kind-hourglass = Stundaglas
clock-own-minutes = Mínútur á mann
clock-own-seconds = Sekúndur á leik
first-label = Hver byrjar
first-lot = Hlutkesti
first-me = Ég
first-other = Mótherjinn
first-another = Einhver annar
seats-label = Önnur sæti
seat-person = Manneskja
listed-label = Sýna meðal opinna spila
join = Vera með
watch = Horfa á
game-watch-move = Leikur { $number }
