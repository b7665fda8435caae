-- Whether nothing but its players can end a game: it waits for some, or has no clock. It is found by how long nothing has
-- happened.
ALTER TABLE games ADD COLUMN idles INTEGER NOT NULL DEFAULT 0;
UPDATE games SET idles = 1 WHERE status = 0 OR (status = 1 AND json_extract(summary, '$.clock.kind') = 'none');
CREATE INDEX games_idle ON games (changed, id) WHERE idles;
