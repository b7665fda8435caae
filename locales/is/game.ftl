### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } og { $more } í viðbót

## Why a move is refused

refusal-game-over = { $move } kemur of seint: spilinu er lokið.
refusal-wrong-turn = { $move } verður að bíða: { $name } á leik.
refusal-not-playing = { $name } er ekki með í þessu spili, eða ekki lengur.
refusal-nobody-leaves-two = Enginn getur yfirgefið tveggja manna spil, aðeins gefist upp.
refusal-off-board = { $move } er ekki á þessu borði.
# $square: where the pawn stands
refusal-out-of-reach = Peðið á { $square } kemst ekki á { $move } í einum leik.
refusal-occupied = Á { $move } stendur þegar peð ({ $name }).
refusal-fence-in-the-way = Hliðið { $fence } lokar leiðinni á { $move }.
# $square: where the straight jump lands
refusal-jump-open = Ekki má fara til hliðar á { $move } á meðan beina hoppið á { $square } er opið.
refusal-no-fences-left = { $move } gengur ekki: ekkert hlið er eftir á hendi, svo að færa verður peðið.
refusal-overlaps = { $move } myndi liggja ofan á hliðinu { $fence }.
refusal-crosses = { $move } myndi skera hliðið { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } myndi loka peð inni ({ $name }): það kæmist ekki lengur burt af { $squares }.
refusal-must-move = Ekki má segja pass á meðan annar leikur er mögulegur.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Á 2x2 borð komast í mesta lagi þrír leikmenn.
setup-player-missing = Í tveggja manna spili verða báðir að eiga peð á borðinu, annars að minnsta kosti einn.
setup-pawn-off-board = Peðið ({ $name }) stendur utan við borðið.
setup-pawns-share-square = Tvö peð standa á { $square }.
setup-too-many-fences = { $name } er með fleiri en 20 hlið á hendi.
setup-fence-off-board = Hliðið { $fence } stendur út af borðinu.
setup-fences-collide = Hliðin { $fence } og { $other } skarast eða skerast.
setup-cut-off = Peðið ({ $name }) kemst enga leið að marklínu sinni.
setup-two-winners = Tvö peð standa á marklínum sínum, en aðeins annað þeirra getur hafa verið á undan.
setup-turn-of-nobody = Leikmaður sem er úr leik á að leika næst.

## Why a text is no position

position-fields =
    Staða er í fimm hlutum með / á milli, og sjötti hlutinn er stærð borðsins ef hún er ekki 9x9, en hér { $found ->
        [one] er { $found }
       *[other] eru { $found }
    }.
position-board = Síðasti hluti stöðu er stærð borðsins, frá 2x2 upp í 9x9, til dæmis 5x5.
position-fence = „{ $text }“ er ekki hlið: fyrstu tveir hlutar stöðu eru reitir frá a1 til h8.
position-repeated-fence = Hliðið { $fence } kemur tvisvar fyrir.
position-players = Í stöðu eru tvö, þrjú eða fjögur peð, en hér { $found ->
    [one] er { $found }
   *[other] eru { $found }
  }.
position-pawn = „{ $text }“ er ekki reitur fyrir peð: það er bókstafur frá a til i og tölustafur frá 1 til 9, eða - fyrir leikmann sem er úr leik.
position-left-count = Í stöðu er ein tala um hlið á hendi fyrir hvert peð.
position-left = „{ $text }“ er ekki fjöldi hliða á hendi: hann er frá 0 til 20.
position-turn = „{ $text }“ segir ekki hver á leik: 1 er fyrsti leikmaður, 2 annar og svo framvegis.

## How a game ends

ending-goal = { $name } kemst á marklínuna og sigrar.
ending-resign = { $name } sigrar: andstæðingurinn gafst upp.
ending-time = { $name } sigrar á tíma.
ending-repetition = Jafntefli: sama staðan í þriðja sinn.
ending-agreed = Jafntefli með samkomulagi.
ending-last-player = { $name } er síðasti leikmaðurinn eftir og sigrar.
ending-aborted = Hætt var við spilið.
ending-abandoned = Spilið var yfirgefið.
