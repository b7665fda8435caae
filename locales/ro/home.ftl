### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Joacă Fencepost
start-resume = Continuă partida
start-resume-what = { $players } jucători, { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  } până acum
start-computer = Joacă împotriva calculatorului
start-computer-hint = Merge și offline.
start-invite = Invită pe cineva
start-invite-hint = Trimite un link sau arată un cod QR. Fără cont.
start-pass = Joacă pe același ecran
start-pass-hint = De la doi la patru jucători, pe un singur dispozitiv.
start-open = Partide deschise
start-open-none = Acum nu așteaptă nimeni. Începe o partidă și ceilalți o vor vedea aici.
start-open-offline = Serverul nu poate fi contactat. Poți juca totuși cu calculatorul sau cu alții pe acest ecran.
start-watch = Urmărește
start-watch-none = Acum nu există partide publice.
start-rules = Citește regulile
start-rules-hint = Două minute de citit, cu imagini.
start-now = Începe
start-create = Creează link
start-level = Nivelul { $level }
level-label = Forță
level-1 = Începător
level-2 = Primii pași
level-3 = Ușor
level-4 = Amator
level-5 = Solid
level-6 = Priceput
level-7 = Puternic
level-8 = Foarte puternic
level-9 = Expert
level-10 = Forță maximă
players-label = Jucători
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Ceas
clock-own = Personalizat
clock-kind = Tipul ceasului
clock-kind-increment = Timp per jucător, cu increment
clock-kind-delay = Timp per jucător, cu întârziere
clock-kind-per-move = Timp pe mutare
clock-kind-hourglass = Clepsidră
clock-own-minutes = Minute per jucător
clock-own-seconds = Secunde pe mutare
first-label = Cine începe
first-lot = La întâmplare
first-me = Eu
first-other = Adversarul
first-another = Altcineva
seats-label = Celelalte locuri
seat-person = O persoană
listed-label = Arată printre partidele deschise
join = Intră
watch = Urmărește
game-watch-move = Mutarea { $number }

## The first look

home-what = Cursa cu bariere pentru 2 până la 4 jucători.
home-play = Joacă acum
home-play-hint = Gratuit, fără cont
home-learn = Învață regulile
home-tutorial = Învață jucând
home-tutorial-hint = Cincisprezece lecții scurte
# Leads to the puzzle of the day
home-puzzle = Provocarea zilei
# The board on the start page, for screen readers
home-board = Tablă. Săgețile aleg o căsuță, h și v o barieră. Enter joacă, iar partida începe.
home-tip-title = E rândul tău.
home-tip = Mută pionul sau pune o barieră, iar partida începe.
home-tip-fence = Atinge bariera încă o dată ca s-o pui.
home-beginning = Partida începe…

## The form

mode-label = Adversar
mode-computer = Calculator
mode-invite = Un prieten
mode-pass = Acest ecran
more-options = Mai multe opțiuni
summary-first-lot = Prima mutare la întâmplare
summary-first-me = Începi tu
summary-first-other = Începe adversarul
summary-fences = { $fences ->
    [one] câte o barieră
    [few] câte { $fences } bariere
   *[other] câte { $fences } de bariere
  }
clock-kind-game = Timp pentru toată partida
clock-own-game = Minute în total
board-width = Coloane
board-height = Rânduri
fences-each = Bariere per jucător
fences-usual = Obișnuit ({ $fences })

## Others

lobby-waiting = Se așteaptă
lobby-yours = Partida ta deschisă
exhibition-live = În direct
exhibition-title = Joacă motoarele
exhibition-recorded = O partidă înregistrată
