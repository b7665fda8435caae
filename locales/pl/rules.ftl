### The rules for players: the page /rules, and `fencepost rules`.
###
### Squares and fences look like e1 and e3h in every language. Keep it short: the whole page is printed on two sheets.

rules-title = Zasady gry
# For search engines and for previews of links
rules-description = Jak grać we dwoje, troje lub czworo: piony, ogrodzenia, skoki i zegary, z dziesięcioma rysunkami.
# The parts stay whole: a line breaks only at the dots
rules-for-whom = 2, 3 lub 4 graczy · od 8 lat · od 10 do 20 minut
# $number: 1 to 10
rules-figure = Rysunek { $number }
# For figures in plain characters. S, W, N, E, #, * and x stay as they are
rules-figure-key = Piony: S = Południe, W = Zachód, N = Północ, E = Wschód. # to ogrodzenie, * to pole, na które pion może pójść, x jest niedozwolone.
# Stands before a paragraph
rules-ruling = Nasza zasada
# At the end of the page
rules-ruling-note = Drukowane zasady miejscami się różnią i nie odpowiadają na wszystkie pytania. Tam, gdzie akapit jest oznaczony „{ rules-ruling }”, odpowiedź pochodzi od Fencepost.

## Goal

rules-aim-title = Cel gry
rules-aim = Przeprowadź swojego piona na drugą stronę planszy, zanim inni dojdą na swoją. Ogrodzeniami wydłużasz im drogę, ale nigdy nie możesz zamknąć jej całkiem.

## Setup

rules-ready-title = Przygotowanie
rules-ready-board = Plansza ma 9 na 9 pól. Patrząc z miejsca Południe, kolumny oznacza się od a do i, od lewej do prawej, a rzędy od 1 do 9, z dołu do góry.
rules-ready-two = Dwaj gracze zajmują miejsca Południe i Północ i biorą po 10 ogrodzeń. Południe zaczyna na e1 i wygrywa w rzędzie 9, Północ zaczyna na e9 i wygrywa w rzędzie 1.
rules-ready-first = Wylosujcie, kto siada na miejscu Południe, albo umówcie się. Południe ma pierwszy ruch; potem gra się zgodnie z ruchem wskazówek zegara.

## Your turn

rules-turn-title = Twoja tura
rules-turn = Rusz pionem albo postaw jedno ogrodzenie. Pasować nie wolno. Gdy skończą ci się ogrodzenia, musisz ruszyć pionem.

## Moving the pawn

rules-pawn-title = Ruch pionem
rules-pawn = Twój pion idzie o jedno pole w górę, w dół, w lewo lub w prawo. Nie chodzi na ukos ani na pole, na którym stoi inny pion.
rules-pawn-fence = Żaden pion nie przechodzi przez ogrodzenie. Musi je obejść.

## Placing a fence

rules-fence-title = Stawianie ogrodzenia
rules-fence = Ogrodzenie ma długość dwóch pól i stoi w rowku między dwiema parami pól, poziomo lub pionowo. Nie może wystawać poza planszę ani być przesunięte o pół pola.
rules-fence-overlap = Ogrodzenia nie mogą się nakładać, nawet w połowie. Mogą się stykać końcami albo tworzyć literę T.
rules-fence-cross = Ogrodzenia nie mogą się też krzyżować.
rules-fence-stays = Postawione ogrodzenie zostaje na miejscu do końca partii.
rules-fence-way = Po postawieniu ogrodzenia każdy pion, także twój, musi nadal mieć drogę do swojej linii mety. Ogrodzenie, które zamyka piona, jest niedozwolone.
rules-fence-way-ruling = Liczą się tu tylko ogrodzenia: pion nigdy nie zamyka drogi, a skok nigdy jej nie otwiera.

## Face to face

rules-jump-title = Twarzą w twarz
rules-jump = Jeśli na sąsiednim polu stoi inny pion i nie dzieli was ogrodzenie, możesz go przeskoczyć i stanąć na wprost, na polu tuż za nim. Tak można skakać we wszystkich czterech kierunkach.
rules-jump-side = Jeśli ogrodzenie lub kolejny pion uniemożliwia skok na wprost, możesz stanąć na polu na lewo lub na prawo od piona, którego chcesz przeskoczyć, o ile to pole jest wolne i nie oddziela go od tego piona ogrodzenie. Dopóki możesz skoczyć na wprost, w bok iść nie wolno.
rules-jump-edge = Krawędź planszy blokuje skok tak samo jak ogrodzenie.
rules-jump-one = Przeskakujesz najwyżej jednego piona i nigdy nie musisz skakać, jeśli możesz zrobić coś innego.
rules-jump-pass = Jeśli nie możesz ani ruszyć pionem, ani postawić ogrodzenia, pasujesz.

## The end of the game

rules-end-title = Koniec gry
rules-end = Od razu wygrywa gracz, którego pion pierwszy stanie na dowolnym polu swojej linii mety, także po skoku.
rules-end-leave = Przy dwóch graczach przegrywasz, jeśli się poddasz lub skończy ci się czas.
rules-end-draw = Gdy po raz trzeci powstanie ta sama pozycja, z taką samą liczbą ogrodzeń w ręce u każdego i z tym samym graczem na ruchu, jest remis. Pozycja początkowa też się liczy. Na remis mogą się też umówić wszyscy, którzy jeszcze grają.

## Three and four players

rules-many-title = Trzech i czterech graczy
rules-many-four = Czterej gracze mają po 5 ogrodzeń i grają w kolejności Południe, Zachód, Północ, Wschód. Zachód zaczyna na a5 i wygrywa w kolumnie i, Wschód zaczyna na i5 i wygrywa w kolumnie a.
rules-many-three = Trzej gracze mają po 6 ogrodzeń; 2 ogrodzenia zostają w pudełku.
rules-many-three-seats = Siadają na miejscach Południe, Zachód i Północ.
rules-many-leave = Jeśli przy trzech lub czterech graczach poddasz się lub skończy ci się czas, twój pion znika z planszy razem z ogrodzeniami w ręce. Ogrodzenia na planszy zostają, twoje tury się pomija i nikt nie musi zostawiać ci drogi. Wygrywa ostatni gracz w grze.

## Playing with a clock

rules-clock-title = Gra z zegarem
rules-clock = W turniejach obowiązuje limit czasu. Oto możliwości:
rules-clock-player = Czas na gracza: każdy ma tyle samo czasu na całą partię. Na życzenie zegar dodaje przyrost po każdym ruchu albo przy każdym ruchu rusza dopiero po ustalonym opóźnieniu.
rules-clock-game = Czas na całą partię: dzieli się go po równo między graczy.
rules-clock-move = Czas na ruch: każdy ruch trzeba wykonać w tym czasie.
rules-clock-hourglass = Klepsydra: czas, który zużyjesz, dostają po równo pozostali.
# What the server does
rules-clock-start = Online zegary ruszają, gdy każdy wykona swój pierwszy ruch. Jeśli ktoś potrzebuje na to więcej niż minuty, partia zostaje anulowana.

## Other boards

rules-boards-title = Inne plansze
rules-boards = Do ćwiczeń boki planszy mogą mieć od 2 do 9 pól, a każdy gracz od 0 do 20 ogrodzeń. Na planszy 2 na 2 zmieści się najwyżej trzech graczy.
rules-boards-start = Piony zaczynają na środku swojego boku. Jeśli liczba pól jest parzysta, Południe i Północ zaczynają tuż na prawo od środka, a Zachód i Wschód tuż nad nim.

## Writing moves down

rules-writing-title = Zapis ruchów
rules-writing = Ruch pionem to pole, na którym pion staje, na przykład e2. Ogrodzenie bierze nazwę od pola na lewo i poniżej swojego środka: e3h leży poziomo, nad e3 i f3; e3v stoi pionowo, na prawo od e3 i e4.

## The figures

rules-figure-1 = Początek partii dwuosobowej.
rules-figure-2 = Cztery kroki piona.
rules-figure-3 = Ogrodzenie zagradza drogę na wprost: pion je obchodzi.
rules-figure-4 = Dobrze: między dwiema parami pól. Przekreślone: przesunięte o pół pola.
rules-figure-5 = Ostatnie ogrodzenie zamknęłoby piona: nie wolno.
rules-figure-6 = Skok na wprost.
rules-figure-7 = Ogrodzenie za pionem: skok na lewo lub na prawo od niego.
rules-figure-8 = To samo z jedną stroną zamkniętą: zostaje jeden skok.
rules-figure-9 = Za pionem stoi kolejny: nie ma podwójnego skoku, ale obie strony są otwarte.
rules-figure-10 = Na linii mety: pion wygrał.

## Around the rules

rules-print = Drukuj
rules-play = Graj
# In place of “Play” for somebody who came from a game
rules-back = Wróć do partii
rules-name = Fencepost to niezależny projekt. Gra jest sprzedawana jako Quoridor®; nazwa ta należy do jej wydawcy. Fencepost nie jest z wydawcą w żaden sposób związany.
