### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } ja veel { $more }

## Why a move is refused

refusal-game-over = { $move } jääb hiljaks: mäng on läbi.
refusal-wrong-turn = { $move } peab ootama: käigul on { $name }.
refusal-not-playing = { $name } ei ole selles mängus (enam) kaasas.
refusal-nobody-leaves-two = Kahe mängija mängust ei saa lahkuda, aga võid alistuda.
refusal-off-board = { $move } ei ole sellel laual.
# $square: where the pawn stands
refusal-out-of-reach = Nupp ruudul { $square } ei jõua ühe käiguga ruudule { $move }.
refusal-occupied = Ruudul { $move } on juba { $name }.
refusal-fence-in-the-way = Teel ruudule { $move } on ees takistustara { $fence }.
# $square: where the straight jump lands
refusal-jump-open = Kõrvale ruudule { $move } ei tohi minna, kuni saad hüpata otse ruudule { $square }.
refusal-no-fences-left = Sa ei saa asetada takistustara { $move }: su takistustarad on otsas, nii et pead käima nupuga.
refusal-overlaps = { $move } kattuks takistustaraga { $fence }.
refusal-crosses = { $move } ristuks takistustaraga { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } sulgeks nupu sisse ({ $name }): sellele jääks veel ainult { $squares }.
refusal-must-move = Käiku ei tohi vahele jätta, kuni sul on lubatud käik.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Lauale 2x2 mahub kõige rohkem kolm mängijat.
setup-player-missing = Kahe mängija mängus peavad mõlemad nupud olema laual, muidu vähemalt üks.
setup-pawn-off-board = Nupp on laualt väljas ({ $name }).
setup-pawns-share-square = Ruudul { $square } seisab kaks nuppu.
setup-too-many-fences = Käes on üle 20 takistustara: { $name }.
setup-fence-off-board = Takistustara { $fence } ulatub üle serva.
setup-fences-collide = Takistustarad { $fence } ja { $other } kattuvad või ristuvad.
setup-cut-off = Nupul ei ole teed oma sihtjooneni ({ $name }).
setup-two-winners = Kaks nuppu seisab oma sihtjoonel, aga esimesena sai kohale jõuda vaid üks.
setup-turn-of-nobody = Käigukord on mängijal, kes on mängust väljas.

## Why a text is no position

position-fields =
    Seisul on viis osa, mille vahel on /, ja kuuenda osana laua suurus, kui see ei ole 9x9. Siin on osi { $found }.
position-board = Seisu viimane osa on laua suurus vahemikus 2x2 kuni 9x9, näiteks 5x5.
position-fence = „{ $text }“ ei ole sobiv takistustara: seisu kaks esimest osa on ruudud vahemikus a1 kuni h8.
position-repeated-fence = Takistustara { $fence } on kirjas kaks korda.
position-players = Seisus on kaks, kolm või neli nuppu, aga siin on neid { $found }.
position-pawn = „{ $text }“ ei ole nupu jaoks sobiv ruut: kasuta tähte a kuni i ja numbrit 1 kuni 9 või märki -, kui mängija on mängust väljas.
position-left-count = Seisus peab iga nupu kohta olema üks käes olevate takistustarade arv.
position-left = „{ $text }“ ei ole sobiv käes olevate takistustarade arv: see on 0 kuni 20.
position-turn = „{ $text }“ ei ole sobiv käigukord: esimene mängija on 1, teine 2 ja nii edasi.

## How a game ends

ending-goal = { $name } jõuab sihtjoonele ja võidab.
ending-resign = { $name } võidab: vastane alistus.
ending-time = { $name } võidab ajaga.
ending-repetition = Viik: sama seis kolmandat korda.
ending-agreed = Viik kokkuleppel.
ending-last-player = { $name } jääb viimasena alles ja võidab.
ending-aborted = Mäng tühistati.
ending-abandoned = Mäng jäeti pooleli.
