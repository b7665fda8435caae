### The game: why a move or a position is refused, how a game ends.
###
### In these lines `$seat` is south, west, north or east, to choose words by; `$name` is the seat's name.
### `$move`, `$square` and `$fence` look like e2 and e3h in every language.

## Lists of squares

list-separator = ,{ " " }
# $list: the first few, $more: how many are not named
list-and-more = { $list } e { $more ->
    [one] un’altra
   *[other] altre { $more }
  }

## Why a move is refused

refusal-game-over = Troppo tardi per { $move }: la partita è finita.
refusal-wrong-turn = { $move } deve aspettare. Turno: { $name }.
refusal-not-playing = { $name } non è in questa partita, o non più.
refusal-nobody-leaves-two = Non si può lasciare una partita a due: bisogna abbandonare.
refusal-off-board = { $move } non è su questo tavoliere.
# $square: where the pawn stands
refusal-out-of-reach = La pedina in { $square } non può arrivare in { $move } con una sola mossa.
refusal-occupied = In { $move } c’è già una pedina ({ $name }).
refusal-fence-in-the-way = La barriera { $fence } sbarra la strada verso { $move }.
# $square: where the straight jump lands
refusal-jump-open = Non puoi saltare di lato in { $move } finché puoi saltare diritto in { $square }.
refusal-no-fences-left = Non puoi piazzare { $move }: hai finito le barriere, quindi devi muovere la pedina.
refusal-overlaps = { $move } si sovrapporrebbe alla barriera { $fence }.
refusal-crosses = { $move } incrocerebbe la barriera { $fence }.
# $squares: a list of the squares it would be shut in, $count: how many they are
refusal-cuts-off = { $move } intrappolerebbe una pedina ({ $name }): non potrebbe più uscire da { $squares }.
refusal-must-move = Non puoi passare finché hai una mossa permessa.

## Why pawns and fences set up on a board are no position

setup-too-many-players = Un tavoliere 2x2 ospita al massimo tre giocatori.
setup-player-missing = In una partita a due, entrambe le pedine devono essere sul tavoliere; nelle altre, almeno una.
setup-pawn-off-board = La pedina di { $name } è fuori dal tavoliere.
setup-pawns-share-square = In { $square } ci sono due pedine.
setup-too-many-fences = { $name } ha più di 20 barriere in riserva.
setup-fence-off-board = La barriera { $fence } sporge dal tavoliere.
setup-fences-collide = Le barriere { $fence } e { $other } si sovrappongono o si incrociano.
setup-cut-off = La pedina di { $name } non ha un percorso fino alla sua linea di traguardo.
setup-two-winners = Due pedine sono sulla loro linea di traguardo, ma solo una può esserci arrivata per prima.
setup-turn-of-nobody = È il turno di un giocatore che non è più in gioco.

## Why a text is no position

position-fields =
    Una posizione ha cinque parti separate da /, e una sesta per la misura del tavoliere se non è 9x9; { $found ->
        [one] qui ce n’è una
       *[other] qui ce ne sono { $found }
    }.
position-board = L’ultima parte di una posizione è la misura del tavoliere, da 2x2 a 9x9, per esempio 5x5.
position-fence = «{ $text }» non è una barriera valida: le prime due parti di una posizione sono caselle da a1 a h8.
position-repeated-fence = La barriera { $fence } compare due volte.
position-players =
    Una posizione ha due, tre o quattro pedine; { $found ->
        [one] qui ce n’è una
       *[other] qui ce ne sono { $found }
    }.
position-pawn = «{ $text }» non è una casella valida per una pedina: servono una lettera da a a i e una cifra da 1 a 9, oppure - per un giocatore che non è più in gioco.
position-left-count = Una posizione indica per ogni pedina un numero di barriere in riserva.
position-left = «{ $text }» non è un numero valido di barriere in riserva: va da 0 a 20.
position-turn = «{ $text }» non è un turno valido: è 1 per il primo giocatore, 2 per il secondo, e così via.

## How a game ends

ending-goal = { $name } raggiunge la linea di traguardo e vince.
ending-resign = { $name } vince: l’avversario ha abbandonato.
ending-time = { $name } vince per il tempo.
ending-repetition = Pareggio: la stessa posizione per la terza volta.
ending-agreed = Pareggio di comune accordo.
ending-last-player = Vince { $name }: in gioco non resta nessun altro.
ending-aborted = La partita è stata annullata.
ending-abandoned = La partita è stata lasciata a metà.
