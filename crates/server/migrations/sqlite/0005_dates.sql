-- The server's clock never goes back, so that no player gains or loses time. From a reading of it on, it is so many milliseconds
-- ahead of the system's clock, by which everything is dated.
CREATE TABLE clock_shifts (at INTEGER PRIMARY KEY, ahead INTEGER NOT NULL);
