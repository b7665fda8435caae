### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = The message is not JSON.
error-bad-message = The message lacks a field, or a field is of the wrong kind.
# $field: the name of the field in the message
error-bad-value = The field “{ $field }” cannot have this value.
# $text: what was sent as a move
error-not-a-move = “{ $text }” is no move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.
error-no-token = This needs the token of a seat.
error-unknown-token = This token belongs to no seat of the game.
error-other-origin = Pages of other sites may not do this.
# $host: the name in the address that was asked for
error-unknown-host = This server does not answer to the name { $host }. Whoever runs it has to start it with --allow-host { $host } or --public-url.
error-no-such-game = There is no such game.
error-no-such-page = There is nothing at this address.
error-method-not-allowed = This address does not know that method.
error-analysis-off = This server does not analyse.
error-not-started = The game has not begun: a seat is still open.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-ply-mismatch = The game has gone on since, or has not got there yet.
error-not-your-turn = It is another player’s turn.
error-no-open-seat = No seat is open.
error-seat-taken = This seat is taken.
error-nothing-to-take-back = There is no move of yours to take back.
error-nothing-offered = Nothing of the kind is offered.
error-offered-already = You have already offered this since the last move.
error-no-clock = This game has no clock.
error-not-playing = This seat is not in the game, or no longer.
error-name-a-seat = Name the seat that gets the time; it cannot be your own.
error-still-here = The player of this seat is still here, or has left only just now.
error-game-too-long = This game has grown too long: all that is left is to move or to resign.
error-too-large = The message is too long.
error-too-slow = The message took too long to arrive.
error-rate = Too many calls. Please wait a little.
error-too-many-games = Too many games of yours are not over yet.
error-too-many-sockets = Too many connections at a time.
error-too-many-phrases = Not so fast, please.
error-too-many-analyses = Too many analyses at a time.
error-storage = The game could not be stored. Nothing has changed; please try again.
error-storage-full = The server’s disk is full. Nothing has changed; please try again later.
error-read-only = The server cannot write to its folder. Nothing has changed; please try again later.
error-storage-gone = The server’s database was deleted or replaced. Nothing is stored until the server is restarted.
error-engines-gone = The computer cannot play on this server until the server is restarted.
error-storage-damaged = The server’s database is damaged. Nothing is stored until it is repaired.
error-storage-slow = The search took too long. Please try again.
error-stopping = The server is being restarted. Please try again at once.
error-internal = Something went wrong in the server. Nothing is lost; please try again.

## The program

# $url: the address of the page
serve-ready = Fencepost is at { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Nothing can listen at { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = The folder { $folder } cannot be used: { $why }.
# $why: the system's own words
serve-no-threads = The server could not be started: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } cannot be used: { $why }.
store-storage-full = { $file } cannot be written: the disk is full.
store-read-only = { $file } cannot be written: check who owns the folder and whether it is read-only.
store-damaged = { $file } is damaged ({ $why }). Nothing was changed. Put a backup in its place, or move it away to begin anew.
store-newer = { $file } was written by a newer Fencepost. Nothing was changed; please use that one.
store-locked = { $file } is in use by another program.
store-gone = { $file } was deleted or replaced while it was in use.
store-timed-out = { $file } did not answer in time.
store-conflict = { $file } was changed by another program at the same time.

# $file: the file that should become the copy
backup-exists = { $file } is there already. Please name a new file.
# $why: what the database says
backup-failed = { $file } could not be written: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } is not a database of Fencepost.
# $file: the database that is there
restore-needs-replace = { $file } holds games already. With --replace they are kept beside it under another name.
# $file: where they are
restore-kept = The games that were there are now in { $file }.

# $file: the database, $games and $events: how many
verify-sound = { $file } is sound. Games: { $games }, events: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Game { $game }: its events do not fit together from number { $seq } on.
verify-entry = Game { $game }: what lists show of it does not agree with its events.
