### What the server answers when it cannot do what it was asked, and what it says while it runs.

## Answers

error-not-json = The message is not JSON.
error-bad-message = A field is missing or of the wrong type.
# $field: the name of the field in the message
error-bad-value = The field “{ $field }” cannot have this value.
# $text: what was sent as a move
error-not-a-move = “{ $text }” is not a valid move: a pawn move is a square such as e2, a fence is a square and h or v such as e3h.
error-no-token = This needs a seat token.
error-unknown-token = This token does not belong to any seat in this game.
error-other-origin = Requests from other sites are not allowed.
# $host: the name in the address that was asked for
error-unknown-host = This server does not answer to the name { $host }. Its operator must start it with --allow-host { $host } or --public-url.
error-no-such-game = Game not found.
error-no-such-page = There is nothing at this address.
error-method-not-allowed = Method not allowed.
error-analysis-off = Analysis is off on this server.
error-own-game = You are playing this position against other people. You can analyse the game when it is over.
error-not-started = The game has not started: a seat is still open.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-ply-mismatch = The game has moved on, or has not reached that ply yet.
error-not-your-turn = It is another player’s turn.
error-no-open-seat = No seat is open.
error-seat-taken = This seat is taken.
error-nothing-to-take-back = You have no move to take back.
error-nothing-offered = There is no such offer.
error-offered-already = You’ve already offered this since the last move.
error-no-clock = This game has no clock.
error-not-playing = This seat is not, or no longer, in the game.
error-name-a-seat = Name the seat that gets the time. It cannot be your own.
error-still-here = This player is still here, or has only just left.
error-game-too-long = This game is too long for that. You can still move or resign.
error-too-large = The message is too long.
error-too-slow = The message took too long to arrive.
error-rate = Too many requests. Please wait a moment.
error-too-many-games = You have too many unfinished games.
error-too-many-sockets = Too many connections at once.
error-too-many-phrases = Please slow down.
error-too-many-analyses = Too many analyses at once.
error-storage = The game could not be stored. Nothing has changed; please try again.
error-storage-full = The server’s disk is full. Nothing has changed; please try again later.
error-read-only = The server cannot write to its folder. Nothing has changed; please try again later.
error-storage-gone = The server’s database was deleted or replaced. Nothing is stored until the server is restarted.
error-engines-gone = The computer cannot play on this server until the server is restarted.
error-storage-damaged = The server’s database is damaged. Nothing is stored until it is repaired.
error-storage-slow = The search took too long. Please try again.
error-stopping = The server is restarting. Please try again.
error-internal = Something went wrong on the server. Nothing is lost; please try again.

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
# $why: the words of the system or the database
store-unreachable = { $file } cannot be reached: { $why }.
# $why: the version
store-too-old = { $file } is run by PostgreSQL { $why }, which is too old: version 13 or newer is needed.

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

# $file: the address of the database, $tool: a command
postgres-tool = { $file } is a PostgreSQL database. Please use { $tool }.

# $file: the address of the database, $games and $events: how many
move-data-done = Everything was copied to { $file }; counts and hashes agree. Games: { $games }, events: { $events }.
move-data-not-empty = { $file } is not empty. Nothing was changed; please name an empty database.
# $table: its name in the database
move-data-differs = The copy in { $file } would differ from the original in the table { $table }. Nothing was changed.

# $file: the database, $games and $events: how many
verify-sound = { $file } is sound. Games: { $games }, events: { $events }.
# $game: its name, $seq: the number of an event
verify-game = Game { $game }: its events do not fit together from number { $seq } on.
verify-entry = Game { $game }: its entry in the lists does not match its events.
error-in-tournament = This is not possible in a tournament game.

# Tournaments
error-no-key = This needs the organiser’s key, or your own token.
error-not-allowed = This key does not allow that.
error-no-such-tournament = Tournament not found.
error-no-such-player = There is no player with this number.
error-no-such-table = There is no such round or table.
error-no-such-assistant = There is no such assistant.
error-registration-closed = Registration is closed.
error-too-late = It is too late for that: the first round has been paired.
error-tournament-full = The tournament is full.
error-has-results = This round has results and cannot be taken back any more.
error-not-the-last-round = Only the last round can be taken back.
error-has-result = This table already has another result. Ask the organiser to correct it.
error-not-a-result = This is not a result for this table. Write one number per player, such as 1-0 or 0-0-1.
error-needs-a-winner = A knockout table needs a winner.
error-played-online = The result comes from the game on this server.
error-results-missing = Results of this round are missing.
error-last-round = That was the last round.
error-too-few-players = At least two players are needed.
error-only-repeats = However this round is paired, some players meet again. You can allow repeats.
error-only-second-byes = Someone must sit out, and everyone has already done so. You can allow repeats.
error-no-winner = A table of the last round has no winner.
error-too-many-tournaments = You have too many unfinished tournaments.
