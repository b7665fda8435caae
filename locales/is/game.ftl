### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } og { $more } í viðbót

## Why a move is refused

refusal-game-over = Of seint fyrir { $move }: spilinu er lokið.
refusal-wrong-turn = { $move } verður að bíða: { $name } á leik.
refusal-not-playing = { $name } er ekki (lengur) með í þessu spili.
refusal-nobody-leaves-two = Þú getur ekki yfirgefið tveggja manna spil, en þú getur gefist upp.
refusal-off-board = { $move } er ekki á þessu borði.
# $square: where the pawn stands
refusal-out-of-reach = Peðið á { $square } kemst ekki á { $move } í einum leik.
refusal-occupied = Á { $move } stendur þegar peð ({ $name }).
refusal-fence-in-the-way = Hliðið { $fence } lokar leiðinni á { $move }.
# $square: where the straight jump lands
refusal-jump-open = Þú mátt ekki fara til hliðar á { $move } á meðan þú getur hoppað beint á { $square }.
refusal-no-fences-left = Þú getur ekki sett { $move }: þú átt engin hlið eftir og verður því að færa peðið.
refusal-overlaps = { $move } myndi skarast við hliðið { $fence }.
refusal-crosses = { $move } myndi skera hliðið { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } myndi loka peð inni ({ $name }): það kæmist ekki lengur burt af { $squares }.
refusal-must-move = Þú mátt ekki segja pass á meðan þú átt leyfilegan leik.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Á 2x2 borð komast í mesta lagi þrír leikmenn.
setup-player-missing = Í tveggja manna spili verða bæði peðin að vera á borðinu, annars að minnsta kosti eitt.
setup-pawn-off-board = Peð er utan við borðið ({ $name }).
setup-pawns-share-square = Tvö peð standa á { $square }.
setup-too-many-fences = { $name } er með fleiri en 20 hlið á hendi.
setup-fence-off-board = Hliðið { $fence } stendur út af brúninni.
setup-fences-collide = Hliðin { $fence } og { $other } skarast eða skerast.
setup-cut-off = Peð kemst enga leið að marklínu sinni ({ $name }).
setup-two-winners = Tvö peð standa á marklínum sínum, en aðeins annað þeirra getur hafa verið á undan.
setup-turn-of-nobody = Leikmaður sem er úr leik á að leika næst.

## Why a text is no position

position-fields =
    Staða er í fimm hlutum með / á milli, og sjötti hlutinn er stærð borðsins ef hún er ekki 9x9, en hér { $found ->
        [one] er { $found }
       *[other] eru { $found }
    }.
position-board = Síðasti hluti stöðu er stærð borðsins, frá 2x2 upp í 9x9, til dæmis 5x5.
position-fence = „{ $text }“ er ekki gilt hlið: fyrstu tveir hlutar stöðu eru reitir frá a1 til h8.
position-repeated-fence = Hliðið { $fence } kemur tvisvar fyrir.
position-players = Í stöðu eru tvö, þrjú eða fjögur peð, en hér { $found ->
    [one] er { $found }
   *[other] eru { $found }
  }.
position-pawn = „{ $text }“ er ekki gildur reitur fyrir peð: notaðu bókstaf frá a til i og tölustaf frá 1 til 9, eða - fyrir leikmann sem er úr leik.
position-left-count = Í stöðu þarf eina tölu um hlið á hendi fyrir hvert peð.
position-left = „{ $text }“ er ekki gildur fjöldi hliða á hendi: hann er frá 0 til 20.
position-turn = „{ $text }“ segir ekki hver á leik: 1 er fyrsti leikmaður, 2 annar og svo framvegis.

## How a game ends

ending-goal = { $name } kemst á marklínuna og sigrar.
ending-resign = { $name } sigrar: mótherjinn gafst upp.
ending-time = { $name } sigrar á tíma.
ending-repetition = Jafntefli: sama staðan í þriðja sinn.
ending-agreed = Jafntefli með samkomulagi.
ending-last-player = { $name } er síðasti leikmaðurinn eftir og sigrar.
ending-aborted = Spilinu var aflýst.
ending-abandoned = Spilið var yfirgefið.
