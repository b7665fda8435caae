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
start-invite = Kutsu joku pelaamaan
start-invite-hint = Jaa linkki tai QR-koodi. Tiliä ei tarvita.
start-pass = Samalla laitteella
start-pass-hint = 2–4 pelaajaa tämän näytön ääressä.
start-open = Avoimet pelit
start-open-none = Juuri nyt kukaan ei odota. Avaa peli, niin muut näkevät sen täällä.
start-open-offline = Palvelimeen ei saada yhteyttä. Voit silti pelata tietokonetta vastaan tai samalla laitteella.
start-watch = Katso pelejä
start-watch-none = Juuri nyt ei ole käynnissä julkisia pelejä.
start-rules = Lue säännöt
start-rules-hint = Kaksi minuuttia, kuvien kera.
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
clock-own = Oma kello
clock-kind = Kellon tyyppi
clock-kind-increment = Peliaika ja lisäaika
clock-kind-delay = Peliaika ja viive
clock-kind-per-move = Aika siirtoa kohti
clock-kind-hourglass = Tiimalasi
clock-own-minutes = Minuutteja pelaajalle
clock-own-seconds = Sekunteja siirrolle
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
