### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } ir dar { $more }

## Why a move is refused

refusal-game-over = Ėjimui { $move } jau per vėlu: partija baigta.
refusal-wrong-turn = Ėjimas { $move } turi palaukti: dabar eina { $name }.
refusal-not-playing = { $name } šioje partijoje nežaidžia arba nebežaidžia.
refusal-nobody-leaves-two = Iš dviejų žaidėjų partijos išeiti negalima, bet galima pasiduoti.
refusal-off-board = Lauke { $move } nėra.
# $square: where the pawn stands
refusal-out-of-reach = Pėstininkas iš { $square } vienu ėjimu { $move } nepasieks.
refusal-occupied = Kvadratėlyje { $move } jau stovi pėstininkas ({ $name }).
refusal-fence-in-the-way = Kelią į { $move } užtveria barjeras { $fence }.
# $square: where the straight jump lands
refusal-jump-open = Žengti į šoną į { $move } negalima, kol galimas tiesus šuolis į { $square }.
refusal-no-fences-left = { $move } pastatyti negalima: barjerų nebeliko, todėl reikia eiti pėstininku.
refusal-overlaps = { $move } persidengtų su barjeru { $fence }.
refusal-crosses = { $move } kirstų barjerą { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } atkirstų pėstininkui ({ $name }) kelią: jis nebegalėtų išeiti iš { $squares }.
refusal-must-move = Kol turi leistiną ėjimą, praleisti negali.

## Why pawns and fences set up on a board are no position

setup-too-many-players = 2x2 lauke telpa daugiausia trys žaidėjai.
setup-player-missing = Dviejų žaidėjų partijoje lauke turi būti abu pėstininkai, kitose – bent vienas.
setup-pawn-off-board = Pėstininkas ({ $name }) stovi už lauko ribų.
setup-pawns-share-square = Kvadratėlyje { $square } stovi du pėstininkai.
setup-too-many-fences = { $name } turi daugiau nei 20 barjerų.
setup-fence-off-board = Barjeras { $fence } kyšo už lauko krašto.
setup-fences-collide = Barjerai { $fence } ir { $other } persidengia arba kertasi.
setup-cut-off = Pėstininkas ({ $name }) neturi kelio į savo finišo liniją.
setup-two-winners = Finišo linijose stovi du pėstininkai, bet pirmas galėjo būti tik vienas.
setup-turn-of-nobody = Eiti turėtų žaidėjas, kuris jau iškrito.

## Why a text is no position

position-fields =
    Poziciją sudaro penkios dalys, atskirtos ženklu /, ir šešta – lauko dydis, jei jis ne 9x9; dalių skaičius čia: { $found }.
position-board = Paskutinė pozicijos dalis yra lauko dydis nuo 2x2 iki 9x9, pavyzdžiui, 5x5.
position-fence = „{ $text }“ nėra tinkamas barjeras: pirmosios dvi pozicijos dalys yra kvadratėliai nuo a1 iki h8.
position-repeated-fence = Barjeras { $fence } nurodytas du kartus.
position-players = Pozicijoje yra du, trys arba keturi pėstininkai; pėstininkų skaičius čia: { $found }.
position-pawn = „{ $text }“ nėra tinkamas pėstininko kvadratėlis: reikia raidės nuo a iki i ir skaitmens nuo 1 iki 9 arba -, jei žaidėjas iškrito.
position-left-count = Pozicijoje kiekvienam pėstininkui nurodomas vienas turimų barjerų skaičius.
position-left = „{ $text }“ nėra tinkamas turimų barjerų skaičius: jis gali būti nuo 0 iki 20.
position-turn = „{ $text }“ netinkamai nurodo, kas eina: 1 yra pirmas žaidėjas, 2 – antras ir taip toliau.

## How a game ends

ending-goal = { $name } pasiekia finišo liniją ir laimi.
ending-resign = { $name } laimi: varžovas pasidavė.
ending-time = { $name } laimi: baigėsi varžovo laikas.
ending-repetition = Lygiosios: ta pati pozicija trečią kartą.
ending-agreed = Lygiosios susitarus.
ending-last-player = { $name } laimi: kitų žaidėjų nebeliko.
ending-aborted = Partija atšaukta.
ending-abandoned = Partija apleista.
