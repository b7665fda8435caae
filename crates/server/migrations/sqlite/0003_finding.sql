-- Every list is read from one index, in its order: by how far a game has got, by how many play, and of those the last changed
-- first. A list that leaves the first two open merges the few that there are.
DROP INDEX games_by_change;
CREATE INDEX games_listed ON games (status, players, changed, id) WHERE listed;
CREATE INDEX games_waking ON games (changed, id) WHERE status = 1 AND wakes;

-- The games of a name or of a guest are found in the same way, so what they are found by stands here as well.
DROP INDEX people_by_name;
DROP INDEX people_by_guest;
ALTER TABLE people ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN status INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN players INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
UPDATE people SET listed = games.listed, status = games.status, players = games.players, changed = games.changed
    FROM games WHERE games.id = people.game;
CREATE INDEX people_by_name ON people (name, status, players, changed, game) WHERE listed;
CREATE INDEX people_by_guest ON people (guest, status, players, changed, game) WHERE guest IS NOT NULL;
