-- Everything about a game is in its events. The other tables can be made from them: they are there to find games by.
CREATE TABLE events (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;

CREATE TABLE games (
    id TEXT PRIMARY KEY NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    -- 0 waiting for players, 1 being played, 2 over
    status INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    players INTEGER NOT NULL,
    -- Whether something happens in it by itself: a clock runs out, an engine moves
    wakes INTEGER NOT NULL,
    summary TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX games_by_change ON games (status, changed);
CREATE INDEX games_by_creation ON games (created);

CREATE TABLE people (
    game TEXT NOT NULL,
    seat TEXT NOT NULL,
    name TEXT COLLATE NOCASE,
    -- The fingerprint of the key in the browser's cookie
    guest TEXT,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE INDEX people_by_name ON people (name);
CREATE INDEX people_by_guest ON people (guest);

-- When the server was last seen alive, and when it was not.
CREATE TABLE heartbeat (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), at INTEGER NOT NULL);
CREATE TABLE outages (since INTEGER NOT NULL, until INTEGER NOT NULL);
