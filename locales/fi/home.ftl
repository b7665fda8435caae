### The start page.
###
### `$move`, `$square` and `$fence` look like e2 and e3h in every language. `$name` is a player's name or seat.

## Start

start-title = Pelaa Fencepostia
start-resume = Jatka peliä
start-resume-what = { $players } pelaajaa, { $moves ->
    [one] yksi siirto
   *[other] { $moves } siirtoa
  } pelattu
start-computer = Pelaa tietokonetta vastaan
start-computer-hint = Toimii myös ilman verkkoa.
start-invite = Kutsu joku
start-invite-hint = Lähetä linkki tai näytä QR-koodi. Tiliä ei tarvita.
start-pass = Samalla laitteella
start-pass-hint = 2–4 pelaajaa vuorotellen.
start-open = Avoimet pelit
start-open-none = Juuri nyt kukaan ei odota. Aloita peli, niin muut näkevät sen täällä.
start-open-offline = Palvelimeen ei saada yhteyttä. Voit silti pelata tietokonetta vastaan tai samalla laitteella.
start-watch = Katso
start-watch-none = Juuri nyt ei ole julkisia pelejä.
start-rules = Lue säännöt
start-rules-hint = Parin minuutin lukeminen, kuvien kera.
start-now = Aloita
start-create = Luo linkki
start-level = Taso { $level }
level-label = Vahvuus
level-1 = Vasta-alkaja
level-2 = Ensiaskeleet
level-3 = Helppo
level-4 = Rento
level-5 = Vakaa
level-6 = Taitava
level-7 = Vahva
level-8 = Hyvin vahva
level-9 = Ekspertti
level-10 = Täysi voima
players-label = Pelaajia
players-2 = 2
players-3 = 3
players-4 = 4
clock-label = Kello
clock-own = Mukautettu
clock-kind = Kellon tyyppi
clock-kind-increment = Aika pelaajaa kohti, lisäajalla
clock-kind-delay = Aika pelaajaa kohti, viiveellä
clock-kind-per-move = Aika siirtoa kohti
clock-kind-hourglass = Tiimalasi
clock-own-minutes = Minuutteja pelaajaa kohti
clock-own-seconds = Sekunteja siirtoa kohti
first-label = Kuka aloittaa
first-lot = Arvotaan
first-me = Minä
first-other = Vastustaja
first-another = Joku muu
seats-label = Muut paikat
seat-person = Ihminen
listed-label = Näytä avoimissa peleissä
join = Liity
watch = Katso
game-watch-move = Siirto { $number }

## The first look

home-what = Aitajuoksu 2–4 pelaajalle.
home-play = Pelaa nyt
home-play-hint = Ilmainen, ei tiliä
home-learn = Opi säännöt
home-tutorial = Opi pelaamalla
home-tutorial-hint = Viisitoista pientä vaihetta
home-puzzle = Päivän pulma
# The board on the start page, for screen readers
home-board = Lauta. Nuolinäppäimet valitsevat ruudun, h ja v aidan. Enter pelaa siirron, ja peli alkaa.
home-tip-title = Sinun vuorosi.
home-tip = Siirrä nappulaa tai aseta aita, niin peli alkaa.
home-tip-fence = Aseta aita napauttamalla sitä uudelleen.
home-beginning = Peli alkaa…

## The form

mode-label = Vastustaja
mode-computer = Tietokone
mode-invite = Kaveri
mode-pass = Sama laite
more-options = Lisää valintoja
summary-first-lot = Aloittaja arvotaan
summary-first-me = Sinä aloitat
summary-first-other = Vastustaja aloittaa
summary-fences = { $fences ->
    [one] yksi aita kullakin
   *[other] { $fences } aitaa kullakin
  }
clock-kind-game = Aika koko peliin
clock-own-game = Minuutteja yhteensä
board-width = Sarakkeita
board-height = Rivejä
fences-each = Aitoja pelaajalla
fences-usual = Tavallinen ({ $fences })

## Others

lobby-waiting = Odottaa
lobby-yours = Avoin pelisi
exhibition-live = Suorana
exhibition-title = Pelimoottorit pelaavat
exhibition-recorded = Tallennettu peli
