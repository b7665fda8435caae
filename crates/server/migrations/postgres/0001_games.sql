-- Everything about a game is in its events. The other tables can be made from them: they are there to find games by.
-- Texts are compared byte by byte, as in SQLite, whatever the language of the database.
CREATE TABLE events (
    game TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE games (
    id TEXT COLLATE "C" PRIMARY KEY,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- 0 waiting for players, 1 being played, 2 over
    status BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    players BIGINT NOT NULL,
    -- Whether something happens in it by itself: a clock runs out, an engine moves
    wakes BOOLEAN NOT NULL,
    -- Whether nothing but its players can end it
    idles BOOLEAN NOT NULL,
    ply BIGINT NOT NULL,
    -- Where its creator called from, while it is not over: one of 65 536 numbers
    address_group BIGINT,
    board TEXT NOT NULL,
    fences BIGINT,
    -- As in records: 600+5
    control TEXT NOT NULL,
    -- How the first seat was found: lot or agreed
    seating TEXT NOT NULL,
    -- * until it has ended
    result TEXT NOT NULL,
    termination TEXT,
    -- Who sits there: open, engine:5, person or person:Ann. Null where nobody plays.
    south TEXT,
    west TEXT,
    north TEXT,
    east TEXT,
    -- The seats of those who have left, separated by blanks
    out TEXT NOT NULL,
    -- The process that wrote its last event: it looks after the game
    holder BIGINT NOT NULL
    -- Every move changes the ply; with room in the page that touches no index
) WITH (fillfactor = 80);

CREATE INDEX games_by_creation ON games (created, id);
CREATE INDEX games_listed ON games (status, players, changed, id) WHERE listed;
CREATE INDEX games_waking ON games (changed, id) WHERE status = 1 AND wakes;
CREATE INDEX games_held ON games (holder) WHERE status = 1 AND wakes;
CREATE INDEX games_idle ON games (changed, id) WHERE idles;
CREATE INDEX games_by_address_group ON games (address_group) WHERE status < 2;

CREATE TABLE people (
    game TEXT COLLATE "C" NOT NULL,
    seat TEXT COLLATE "C" NOT NULL,
    name TEXT,
    -- By which it is found: A to Z and a to z are the same, as in SQLite
    name_key TEXT COLLATE "C" GENERATED ALWAYS AS (lower(name COLLATE "C")) STORED,
    -- The fingerprint of the key in the browser's cookie
    guest TEXT COLLATE "C",
    listed BOOLEAN NOT NULL,
    status BIGINT NOT NULL,
    players BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE INDEX people_by_name ON people (name_key, status, players, changed, game) WHERE listed;
CREATE INDEX people_by_guest ON people (guest, status, players, changed, game) WHERE guest IS NOT NULL;

-- When one process on SQLite was not there: for games that came from there.
CREATE TABLE outages (since BIGINT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE clock_shifts (at BIGINT PRIMARY KEY, ahead BIGINT NOT NULL);

-- Nobody outside can tell which addresses share a group.
CREATE TABLE salt (only_row BIGINT PRIMARY KEY CHECK (only_row = 1), value BYTEA NOT NULL);
INSERT INTO salt SELECT 1, uuid_send(gen_random_uuid());

-- The leases of processes: when each was last seen, by the clock of this database. Number 0 holds what came from elsewhere.
CREATE TABLE processes (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    seen BIGINT NOT NULL,
    has_left BOOLEAN NOT NULL DEFAULT false
) WITH (fillfactor = 20);
