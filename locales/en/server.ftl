### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

failure-not-json = The message is not JSON.
failure-bad-message = A field is missing or of the wrong type.
# $field: the name of the field in the message
failure-bad-value = The field “{ $field }” cannot have this value.
# $text: what was sent as a move
failure-not-a-move = “{ $text }” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.
failure-no-token = This needs a seat token.
failure-unknown-token = This token does not belong to any seat in this game.
failure-other-origin = Requests from other sites are not allowed.
# $host: the name in the address that was asked for
failure-unknown-host = This server does not answer to the name { $host }. Its operator must start it with --allow-host { $host } or --public-url.
failure-no-such-game = Game not found.
failure-no-such-page = There is nothing at this address.
failure-method-not-allowed = Method not allowed.
failure-analysis-off = Analysis is off on this server.
failure-not-started = The game has not started: a seat is still open.
failure-game-over = The game is over.
failure-not-over = The game is not over yet.
failure-ply-mismatch = The game has moved on, or has not reached that ply yet.
failure-not-your-turn = It is another player’s turn.
failure-no-open-seat = No seat is open.
failure-seat-taken = This seat is taken.
failure-nothing-to-take-back = You have no move to take back.
failure-nothing-offered = There is no such offer.
failure-offered-already = You’ve already offered this since the last move.
failure-no-clock = This game has no clock.
failure-not-playing = This seat is not, or no longer, in the game.
failure-name-a-seat = Name the seat that gets the time. It cannot be your own.
failure-still-here = This player is still here, or has only just left.
failure-game-too-long = This game is too long for that. You can still move or resign.
failure-too-large = The message is too long.
failure-too-slow = The message took too long to arrive.
failure-rate = Too many requests. Please wait a moment.
failure-too-many-games = You have too many unfinished games.
failure-too-many-sockets = Too many connections at once.
failure-too-many-phrases = Please slow down.
failure-too-many-analyses = Too many analyses at once.
failure-storage = The game could not be stored. Nothing has changed; please try again.
failure-storage-full = The server’s disk is full. Nothing has changed; please try again later.
failure-read-only = The server cannot write to its folder. Nothing has changed; please try again later.
failure-storage-gone = The server’s database was deleted or replaced. Nothing is stored until the server is restarted.
failure-engines-gone = The computer cannot play on this server until the server is restarted.
failure-storage-damaged = The server’s database is damaged. Nothing is stored until it is repaired.
failure-storage-slow = The search took too long. Please try again.
failure-stopping = The server is restarting. Please try again.
failure-internal = Something went wrong on the server. Nothing is lost; please try again.

## The program

# $url: the address of the page
serve-ready = Fencepost is running at { $url }
# $address: where it should listen, $why: the system's own words
serve-no-address = Cannot listen on { $address }: { $why }.
# $folder: its name, $why: the system's own words
serve-no-folder = The folder { $folder } cannot be used: { $why }.
# $why: the system's own words
serve-no-threads = The server could not be started: { $why }.

# $file: its name, $why: SQLite's own words
store-storage = { $file } cannot be used: { $why }.
store-storage-full = { $file } cannot be written: the disk is full.
store-read-only = { $file } cannot be written: check who owns the folder and whether it is read-only.
store-damaged = { $file } is damaged ({ $why }). Nothing was changed. Put a backup in its place, or move it away to start fresh.
store-newer = { $file } was written by a newer version of Fencepost. Nothing was changed; please use that version.
store-locked = { $file } is in use by another program.
store-gone = { $file } was deleted or replaced while it was in use.
store-timed-out = { $file } did not answer in time.
store-conflict = { $file } was changed by another program at the same time.

# $file: the file that should become the copy
backup-exists = { $file } already exists. Please name a new file.
# $why: what the database says
backup-failed = { $file } could not be written: { $why }.

# $file: the file that should be put back
restore-not-a-store = { $file } is not a Fencepost database.
# $file: the database that is there
restore-needs-replace = { $file } already holds games. With --replace they are kept beside it under another name.
# $file: where they are
restore-kept = The games that were there are now in { $file }.

# $file: the database, $games and $events: how many
verify-sound = { $file } is sound. Games: { $games }, events: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Game { $game }: its events do not fit together from number { $seq } on.
verify-entry = Game { $game }: its entry in the lists does not match its events.
