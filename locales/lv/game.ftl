### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } un vēl { $more }

## Why a move is refused

refusal-game-over = Gājienam { $move } ir par vēlu: partija ir beigusies.
refusal-wrong-turn = Gājienam { $move } jāpagaida: tagad iet { $name }.
refusal-not-playing = { $name } šajā partijā nespēlē vai vairs nespēlē.
refusal-nobody-leaves-two = Divu spēlētāju partiju nevar pamest, bet var padoties.
refusal-off-board = { $move } uz šī laukuma nav.
# $square: where the pawn stands
refusal-out-of-reach = Bandinieks no { $square } vienā gājienā līdz { $move } netiek.
refusal-occupied = Lauciņā { $move } jau stāv bandinieks ({ $name }).
refusal-fence-in-the-way = Ceļu uz { $move } aizšķērso barjera { $fence }.
# $square: where the straight jump lands
refusal-jump-open = Sānis uz { $move } iet nedrīkst, kamēr vari lēkt taisni uz { $square }.
refusal-no-fences-left = { $move } nevar novietot: barjeru vairs nav, tāpēc jāiet ar bandinieku.
refusal-overlaps = { $move } pārklātos ar barjeru { $fence }.
refusal-crosses = { $move } krustotu barjeru { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } nogrieztu ceļu bandiniekam ({ $name }): tas vairs netiktu ārā no { $squares }.
refusal-must-move = Kamēr tev ir atļauts gājiens, izlaist to nedrīksti.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Uz 2x2 laukuma var spēlēt ne vairāk kā trīs spēlētāji.
setup-player-missing = Divu spēlētāju partijā uz laukuma jābūt abiem bandiniekiem, citās – vismaz vienam.
setup-pawn-off-board = Bandinieks ({ $name }) stāv ārpus laukuma.
setup-pawns-share-square = Lauciņā { $square } stāv divi bandinieki.
setup-too-many-fences = { $name }: krājumā ir vairāk nekā 20 barjeru.
setup-fence-off-board = Barjera { $fence } sniedzas pāri laukuma malai.
setup-fences-collide = Barjeras { $fence } un { $other } pārklājas vai krustojas.
setup-cut-off = Bandiniekam ({ $name }) nav ceļa uz savu mērķa līniju.
setup-two-winners = Uz savām mērķa līnijām stāv divi bandinieki, bet pirmais varēja būt tikai viens.
setup-turn-of-nobody = Gājiens ir spēlētājam, kurš jau ir ārpus spēles.

## Why a text is no position

position-fields =
    Pozīcijai ir piecas daļas, kas atdalītas ar /, un sestā – laukuma izmērs, ja tas nav 9x9; daļu skaits šeit: { $found }.
position-board = Pozīcijas pēdējā daļa ir laukuma izmērs no 2x2 līdz 9x9, piemēram, 5x5.
position-fence = „{ $text }” nav derīga barjera: pozīcijas pirmās divas daļas ir lauciņi no a1 līdz h8.
position-repeated-fence = Barjera { $fence } ir norādīta divreiz.
position-players = Pozīcijā ir divi, trīs vai četri bandinieki; bandinieku skaits šeit: { $found }.
position-pawn = „{ $text }” nav derīgs bandinieka lauciņš: vajadzīgs burts no a līdz i un cipars no 1 līdz 9 vai -, ja spēlētājs ir ārpus spēles.
position-left-count = Pozīcijā katram bandiniekam ir norādīts viens barjeru skaits krājumā.
position-left = „{ $text }” nav derīgs barjeru skaits krājumā: tas ir no 0 līdz 20.
position-turn = „{ $text }” nepareizi norāda, kam ir gājiens: 1 ir pirmais spēlētājs, 2 – otrais un tā tālāk.

## How a game ends

ending-goal = { $name } sasniedz mērķa līniju un uzvar.
ending-resign = { $name } uzvar: pretinieks padevās.
ending-time = { $name } uzvar: pretiniekam beidzās laiks.
ending-repetition = Neizšķirts: tā pati pozīcija trešo reizi.
ending-agreed = Neizšķirts pēc vienošanās.
ending-last-player = { $name } uzvar: citu spēlētāju vairs nav.
ending-aborted = Partija tika atcelta.
ending-abandoned = Partija tika pamesta.
