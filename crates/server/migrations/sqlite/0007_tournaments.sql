-- Everything about a tournament is in its events. The other table can be made from them: it is there to find tournaments by.
CREATE TABLE tournament_events (
    tournament TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
) WITHOUT ROWID;

CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    -- 0 registration, 1 running, 2 finished
    stage INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    -- Whether something happens in it by itself: games end, rounds begin
    wakes INTEGER NOT NULL,
    -- Where its organiser called from, while it is not finished
    address_group INTEGER,
    name TEXT NOT NULL,
    format TEXT NOT NULL,
    table_size INTEGER NOT NULL,
    place TEXT NOT NULL,
    players INTEGER NOT NULL,
    round INTEGER NOT NULL,
    rounds_in_all INTEGER,
    starts INTEGER
);

CREATE INDEX tournaments_listed ON tournaments (stage, changed, id) WHERE listed;
CREATE INDEX tournaments_waking ON tournaments (id) WHERE wakes;
CREATE INDEX tournaments_by_address_group ON tournaments (address_group, changed) WHERE stage < 2;
