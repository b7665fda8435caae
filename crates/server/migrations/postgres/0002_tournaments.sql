-- Everything about a tournament is in its events. The other table can be made from them: it is there to find tournaments by.
CREATE TABLE tournament_events (
    tournament TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
);

CREATE TABLE tournaments (
    id TEXT COLLATE "C" PRIMARY KEY,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- 0 registration, 1 running, 2 finished
    stage BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    -- Whether something happens in it by itself: games end, rounds begin
    wakes BOOLEAN NOT NULL,
    -- Where its organiser called from, while it is not finished
    address_group BIGINT,
    name TEXT NOT NULL,
    format TEXT NOT NULL,
    table_size BIGINT NOT NULL,
    place TEXT NOT NULL,
    players BIGINT NOT NULL,
    round BIGINT NOT NULL,
    rounds_in_all BIGINT,
    starts BIGINT
);

CREATE INDEX tournaments_listed ON tournaments (stage, changed, id) WHERE listed;
CREATE INDEX tournaments_waking ON tournaments (id) WHERE wakes;
CREATE INDEX tournaments_by_address_group ON tournaments (address_group, changed) WHERE stage < 2;
