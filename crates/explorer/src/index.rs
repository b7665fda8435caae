//! An index in a file of `SQLite`, and how it is written there.

use std::error::Error;
use std::fmt;
use std::path::Path;
use std::pin::Pin;

use fencepost_rules::record::Record;
use fencepost_rules::{BySeat, CanonicalPosition, Position, Seat};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row as _, SqliteConnection};

use crate::answer::{Answer, GameHeader};
use crate::filter::Filter;
use crate::indexed_game::{GameId, IndexedGame};
use crate::play::Row;

/// The number that a file of ours has at its beginning: `FPIX`.
const APPLICATION_ID: i64 = 0x4650_4958;
/// The version of the format. Keys of positions are part of it.
const VERSION: i64 = 1;
const READERS: u32 = 2;

const SCHEMA: &str = "
    CREATE TABLE positions (key INTEGER PRIMARY KEY, plays BLOB NOT NULL);
    CREATE TABLE games (
        id INTEGER PRIMARY KEY, south TEXT NOT NULL, west TEXT NOT NULL, north TEXT NOT NULL, east TEXT NOT NULL,
        date TEXT NOT NULL, result TEXT NOT NULL, start TEXT, moves BLOB NOT NULL
    );
    CREATE TABLE summary (games INTEGER NOT NULL, positions INTEGER NOT NULL);
";

/// Why an index cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexError {
    /// It is not an index.
    NotAnIndex,
    /// It was written by a newer program.
    Newer,
    /// It cannot be read or written.
    Failed(String),
}

impl fmt::Display for IndexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IndexError::NotAnIndex => f.write_str("it is not an index of games"),
            IndexError::Newer => f.write_str("it was written by a newer program"),
            IndexError::Failed(detail) => f.write_str(detail),
        }
    }
}

impl Error for IndexError {}

impl From<sqlx::Error> for IndexError {
    fn from(error: sqlx::Error) -> IndexError {
        match &error {
            // SQLite's code for a file that is not a database.
            sqlx::Error::Database(database) if database.code().as_deref() == Some("26") => IndexError::NotAnIndex,
            sqlx::Error::Database(database) => IndexError::Failed(database.message().to_owned()),
            _ => IndexError::Failed(error.to_string()),
        }
    }
}

/// Boxed, so that what it does is compiled in this crate and not in every one that asks.
pub type IndexFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// An index that answers questions.
#[derive(Clone, Debug)]
pub struct Index {
    pool: SqlitePool,
    games: u64,
    positions: u64,
}

impl Index {
    /// Opens an index to read it.
    ///
    /// # Errors
    /// If it cannot be read, is no index, or one of a newer program.
    pub fn open(path: &Path) -> IndexFuture<'_, Result<Index, IndexError>> {
        Box::pin(async move {
            // SQLite would complain about a missing file in words of its own.
            std::fs::metadata(path).map_err(|error| IndexError::Failed(plain(&error)))?;
            let options =
                SqliteConnectOptions::new().filename(path).read_only(true).immutable(true).disable_statement_logging();
            let pool = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
            let id: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&pool).await?;
            let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&pool).await?;
            if id != APPLICATION_ID {
                return Err(IndexError::NotAnIndex);
            }
            if version != VERSION {
                return Err(IndexError::Newer);
            }
            let row = sqlx::query("SELECT games, positions FROM summary").fetch_one(&pool).await?;
            let number = |column: usize| row.try_get::<i64, _>(column).map(|number| number.max(0) as u64);
            Ok(Index { games: number(0)?, positions: number(1)?, pool })
        })
    }

    /// How many games it was made from.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many positions it knows.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// What was played from a position.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn look_up<'a>(
        &'a self,
        position: &'a Position,
        filter: &'a Filter,
    ) -> IndexFuture<'a, Result<Answer, IndexError>> {
        Box::pin(async move {
            let canonical = CanonicalPosition::of(position);
            let query = sqlx::query_scalar("SELECT plays FROM positions WHERE key = ?");
            let plays: Option<Vec<u8>> = query.bind(canonical.key() as i64).fetch_optional(&self.pool).await?;
            let rows = read_rows(canonical.key(), plays.as_deref().unwrap_or_default());
            Ok(Answer::of(rows, &canonical, filter))
        })
    }

    /// The record of a game of the index; `None` if there is none of that number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<Record>, IndexError> {
        let query = sqlx::query("SELECT south, west, north, east, date, result, start, moves FROM games WHERE id = ?");
        let row = query.bind(i64::from(id.0)).fetch_optional(&self.pool).await?;
        row.map_or(Ok(None), |row| read_game(&row))
    }

    /// Who played some games of the index, and when, by one query. Those that are not there are left out.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub async fn headers_of(&self, ids: &[GameId]) -> Result<Vec<(GameId, GameHeader)>, IndexError> {
        let sql = format!(
            "SELECT south, west, north, east, date, result, id FROM games WHERE id IN ({})",
            vec!["?"; ids.len()].join(", ")
        );
        let query = ids.iter().fold(sqlx::query(&sql), |query, id| query.bind(i64::from(id.0)));
        let rows = query.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((GameId(row.try_get::<i64, _>(6)? as u32), read_header(row)?))).collect()
    }

    /// All positions and what was played from them, in one piece for a page without a connection: for each position its key (eight
    /// bytes, the highest first), the number of bytes that follow (two), and those bytes as in the file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn dump(&self) -> IndexFuture<'_, Result<Vec<u8>, IndexError>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT key, plays FROM positions").fetch_all(&self.pool).await?;
            let mut dump = Vec::new();
            for row in rows {
                let (key, plays): (i64, &[u8]) = (row.try_get(0)?, row.try_get(1)?);
                let Ok(length) = u16::try_from(plays.len()) else { continue };
                dump.extend_from_slice(&key.to_be_bytes());
                dump.extend_from_slice(&length.to_be_bytes());
                dump.extend_from_slice(plays);
            }
            Ok(dump)
        })
    }

    /// Closes the file.
    pub fn close(&self) -> IndexFuture<'_, ()> {
        Box::pin(self.pool.close())
    }
}

/// What stands in the first six columns of a row of the table of games.
fn read_header(row: &SqliteRow) -> Result<GameHeader, IndexError> {
    let names = BySeat([row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?]);
    Ok(GameHeader { names, date: row.try_get(4)?, result: row.try_get(5)? })
}

/// A row of the table of games; `None` if it is damaged.
fn read_game(row: &SqliteRow) -> Result<Option<Record>, IndexError> {
    let header = read_header(row)?;
    let start: Option<String> = row.try_get(6)?;
    let start = start.map_or(Ok(Position::default()), |text| text.parse());
    let record = start.ok().and_then(|start| IndexedGame::unpacked(start, row.try_get(7).ok()?));
    Ok(record.map(|record| complete(record, &header)))
}

/// Puts names, date and result into the record.
fn complete(mut record: Record, header: &GameHeader) -> Record {
    for &seat in record.players().seats() {
        if !header.names[seat].is_empty() {
            let _ = record.set_tag(crate::indexed_game::tag_of(seat), &header.names[seat]);
        }
    }
    if !header.date.is_empty() {
        let _ = record.set_tag("Date", &header.date);
    }
    let _ = record.set_result(header.result.parse().ok());
    record
}

/// The system's words without the number that Rust adds.
fn plain(error: &std::io::Error) -> String {
    let text = error.to_string();
    let end = text.find(" (os error").unwrap_or(text.len());
    text[..end].to_owned()
}

/// Writes a new index.
pub(crate) struct IndexWriter {
    connection: SqliteConnection,
    games: u64,
    positions: u64,
}

/// So many rows are written by one statement.
const BATCH: usize = 200;

impl IndexWriter {
    pub(crate) async fn create(path: &Path) -> Result<IndexWriter, IndexError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Off)
            .synchronous(SqliteSynchronous::Off)
            .pragma("application_id", APPLICATION_ID.to_string())
            .pragma("user_version", VERSION.to_string())
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        sqlx::raw_sql(SCHEMA).execute(&mut connection).await?;
        sqlx::raw_sql("BEGIN").execute(&mut connection).await?;
        Ok(IndexWriter { connection, games: 0, positions: 0 })
    }

    pub(crate) async fn add_games(&mut self, games: &[(GameId, IndexedGame)]) -> Result<(), IndexError> {
        for batch in games.chunks(BATCH) {
            let sql = format!("INSERT INTO games VALUES {}", values(batch.len(), 9));
            let mut query = sqlx::query(&sql);
            for (id, game) in batch {
                query = query.bind(i64::from(id.0));
                for seat in Seat::ALL {
                    query = query.bind(&game.names[seat]);
                }
                let start = (game.start != Position::default()).then(|| game.start.to_string());
                let result = game.result.map_or("*".to_owned(), |result| result.to_string());
                query = query.bind(&game.date).bind(result).bind(start).bind(game.packed());
            }
            query.execute(&mut self.connection).await?;
        }
        self.games += games.len() as u64;
        Ok(())
    }

    pub(crate) async fn add_positions(&mut self, positions: &[Vec<Row>]) -> Result<(), IndexError> {
        for batch in positions.chunks(BATCH) {
            let sql = format!("INSERT INTO positions VALUES {}", values(batch.len(), 2));
            let mut query = sqlx::query(&sql);
            for rows in batch {
                query = query.bind(rows[0].key as i64).bind(write_rows(rows));
            }
            query.execute(&mut self.connection).await?;
        }
        self.positions += positions.len() as u64;
        Ok(())
    }

    /// Finishes the file. Returns how many games and positions it has.
    pub(crate) async fn finish(mut self) -> Result<(u64, u64), IndexError> {
        let query = sqlx::query("INSERT INTO summary VALUES (?, ?)");
        query.bind(self.games as i64).bind(self.positions as i64).execute(&mut self.connection).await?;
        sqlx::raw_sql("COMMIT").execute(&mut self.connection).await?;
        self.connection.close().await?;
        Ok((self.games, self.positions))
    }
}

/// `(?, ?), (?, ?)`
fn values(rows: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(", "));
    vec![row; rows].join(", ")
}

/// The rows of a position as bytes: for each its move, the seats that have points (a bit each), month, strength, games, the points
/// of those seats, and the last game. Numbers that can be large are written seven bits at a time, the lowest first (LEB128).
pub(crate) fn write_rows(rows: &[Row]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(rows.len() * 12);
    for row in rows {
        let seats = (0..4).filter(|&seat| row.points[seat] > 0).fold(0, |bits, seat| bits | 1 << seat);
        bytes.extend([row.mv, seats]);
        write_number(&mut bytes, row.month.into());
        bytes.push(row.strength);
        write_number(&mut bytes, row.games);
        row.points.iter().filter(|&&points| points > 0).for_each(|&points| write_number(&mut bytes, points));
        write_number(&mut bytes, row.game.0);
    }
    bytes
}

/// Reads what [`write_rows`] has written, as far as it can be read.
pub(crate) fn read_rows(key: u64, bytes: &[u8]) -> impl Iterator<Item = Row> + '_ {
    let mut rest = bytes;
    std::iter::from_fn(move || {
        let rest = &mut rest;
        let (mv, seats) = (read_byte(rest)?, read_byte(rest)?);
        let (month, strength) = (read_number(rest)? as u16, read_byte(rest)?);
        let games = read_number(rest)?;
        let mut points = [0; 4];
        for (seat, points) in points.iter_mut().enumerate().filter(|(seat, _)| seats >> seat & 1 != 0) {
            let _ = seat;
            *points = read_number(rest)?;
        }
        Some(Row { key, mv, month, strength, games, points, game: GameId(read_number(rest)?) })
    })
}

fn write_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_byte(bytes: &mut &[u8]) -> Option<u8> {
    let (&first, rest) = bytes.split_first()?;
    *bytes = rest;
    Some(first)
}

fn read_number(bytes: &mut &[u8]) -> Option<u32> {
    let mut number = 0_u32;
    for shift in (0..32).step_by(7) {
        let byte = read_byte(bytes)?;
        number |= u32::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn rows_are_read_as_they_were_written(
            rows in prop::collection::vec((any::<u8>(), 0_u16..4096, any::<u8>(), any::<u32>(), any::<[u32; 4]>(), any::<u32>()), 0..20),
        ) {
            let rows: Vec<Row> = rows.into_iter().map(|(mv, month, strength, games, points, game)| {
                Row { key: 5, mv, month, strength, games, points, game: GameId(game) }
            }).collect();
            prop_assert_eq!(read_rows(5, &write_rows(&rows)).collect::<Vec<_>>(), rows);
        }

        #[test]
        fn any_bytes_can_be_read(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
            prop_assert!(read_rows(1, &bytes).count() <= bytes.len());
        }
    }
}
