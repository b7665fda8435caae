-- What lists show of a game stands in columns. It was JSON of the API, with the address of the game's page as the server's
-- settings were when it was written.
ALTER TABLE games ADD COLUMN board TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN fences INTEGER;
-- As in records: 600+5
ALTER TABLE games ADD COLUMN control TEXT NOT NULL DEFAULT '-';
-- How the first seat was found: lot or agreed
ALTER TABLE games ADD COLUMN seating TEXT NOT NULL DEFAULT 'lot';
-- * until it has ended
ALTER TABLE games ADD COLUMN result TEXT NOT NULL DEFAULT '*';
ALTER TABLE games ADD COLUMN termination TEXT;
-- Who sits there: open, engine:5, person or person:Ann. Null where nobody plays.
ALTER TABLE games ADD COLUMN south TEXT;
ALTER TABLE games ADD COLUMN west TEXT;
ALTER TABLE games ADD COLUMN north TEXT;
ALTER TABLE games ADD COLUMN east TEXT;
-- The seats of those who have left, separated by blanks
ALTER TABLE games ADD COLUMN out TEXT NOT NULL DEFAULT '';

UPDATE games SET
    board = coalesce(summary ->> '$.board', ''),
    fences = summary ->> '$.fences',
    control = CASE summary ->> '$.clock.kind'
        WHEN 'increment' THEN (summary ->> '$.clock.initial') || '+' || (summary ->> '$.clock.increment')
        WHEN 'delay' THEN (summary ->> '$.clock.initial') || 'd' || (summary ->> '$.clock.delay')
        WHEN 'per_move' THEN (summary ->> '$.clock.seconds') || '/move'
        WHEN 'hourglass' THEN (summary ->> '$.clock.initial') || '/hourglass'
        ELSE '-'
    END,
    seating = coalesce(summary ->> '$.first', 'lot'),
    result = coalesce(summary ->> '$.result', '*'),
    termination = summary ->> '$.termination',
    (south, west, north, east, out) = (
        SELECT
            max(sitter) FILTER (WHERE seat = 'south'),
            max(sitter) FILTER (WHERE seat = 'west'),
            max(sitter) FILTER (WHERE seat = 'north'),
            max(sitter) FILTER (WHERE seat = 'east'),
            coalesce(group_concat(seat, ' ') FILTER (WHERE is_out), '')
        FROM (
            SELECT value ->> '$.seat' AS seat, value ->> '$.out' AS is_out, CASE value ->> '$.kind'
                WHEN 'engine' THEN 'engine:' || (value ->> '$.level')
                WHEN 'person' THEN 'person' || coalesce(':' || (value ->> '$.name'), '')
                ELSE 'open'
            END AS sitter
            FROM json_each(summary, '$.seats')
        )
    )
    WHERE json_valid(summary);

ALTER TABLE games DROP COLUMN summary;
