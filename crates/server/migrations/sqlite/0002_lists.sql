-- The number of moves so far, so that lists tell it as it is now.
ALTER TABLE games ADD COLUMN ply INTEGER NOT NULL DEFAULT 0;
UPDATE games SET ply =
    coalesce((
        SELECT json_extract(body, '$.ply') FROM events
        WHERE game = games.id AND json_extract(body, '$.e') = 'taken-back' ORDER BY seq DESC LIMIT 1
    ), 0) + (
        SELECT count(*) FROM events
        WHERE game = games.id AND json_extract(body, '$.e') = 'moved' AND seq > coalesce((
            SELECT max(seq) FROM events WHERE game = games.id AND json_extract(body, '$.e') = 'taken-back'
        ), 0)
    );

-- Where the maker of a game that is not over called from: one of 65 536 numbers, each of which stands for tens of thousands of
-- addresses, so that it limits how many games one address makes and tells nothing about anybody.
ALTER TABLE games ADD COLUMN crowd INTEGER;
CREATE INDEX games_by_crowd ON games (crowd) WHERE status < 2;

-- Nobody outside can tell which addresses share a number.
CREATE TABLE salt (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), value BLOB NOT NULL);
INSERT INTO salt VALUES (1, randomblob(16));
