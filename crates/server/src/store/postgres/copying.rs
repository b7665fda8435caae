//! Copying a store of `SQLite` into an empty database of `PostgreSQL`, and proving that both hold the same.

use std::path::Path;

use futures_util::TryStreamExt;
use futures_util::future::LocalBoxFuture;
use sha2::{Digest, Sha256};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Column, Connection, Row, TypeInfo, ValueRef};

use super::super::sqlite::{self, SqliteStore};
use super::super::{Copied, CopyError, Store};
use super::{DatabaseAddress, checks, connection, migrations};

/// How many rows are copied at a time.
const PAGE: usize = 1000;

/// A table: its name, its columns by their names there and here, and how many of them, from the first, are its key.
struct Table {
    name: &'static str,
    there: &'static str,
    here: &'static str,
    key: &'static str,
    /// The types of the columns as arrays, each followed by the name of the column.
    types: &'static [&'static str],
}

const TABLES: [Table; 8] = [
    Table {
        name: "events",
        there: "game, seq, body",
        here: "game, seq, body",
        key: "game, seq",
        types: &["text", "bigint", "text"],
    },
    Table {
        name: "games",
        there: "id, created, changed, status, listed, players, wakes, idles, ply, crowd, board, fences, control, seating, \
            result, termination, south, west, north, east, out",
        here: "id, created, changed, status, listed, players, wakes, idles, ply, address_group, board, fences, control, \
            seating, result, termination, south, west, north, east, out",
        key: "id",
        types: &[
            "text", "bigint", "bigint", "bigint", "bool", "bigint", "bool", "bool", "bigint", "bigint", "text",
            "bigint", "text", "text", "text", "text", "text", "text", "text", "text", "text",
        ],
    },
    Table {
        name: "people",
        there: "game, seat, name, guest, listed, status, players, changed",
        here: "game, seat, name, guest, listed, status, players, changed",
        key: "game, seat",
        types: &["text", "text", "text", "text", "bool", "bigint", "bigint", "bigint"],
    },
    Table {
        name: "tournament_events",
        there: "tournament, seq, body",
        here: "tournament, seq, body",
        key: "tournament, seq",
        types: &["text", "bigint", "text"],
    },
    Table {
        name: "tournaments",
        there: "id, created, changed, stage, listed, wakes, address_group, name, format, table_size, place, players, round, \
            rounds_in_all, starts",
        here: "id, created, changed, stage, listed, wakes, address_group, name, format, table_size, place, players, round, \
            rounds_in_all, starts",
        key: "id",
        types: &[
            "text", "bigint", "bigint", "bigint", "bool", "bool", "bigint", "text", "text", "bigint", "text", "bigint",
            "bigint", "bigint", "bigint",
        ],
    },
    Table {
        name: "outages",
        there: "since, until",
        here: "since, until",
        key: "since, until",
        types: &["bigint", "bigint"],
    },
    Table { name: "clock_shifts", there: "at, ahead", here: "at, ahead", key: "at", types: &["bigint", "bigint"] },
    Table {
        name: "salt",
        there: "only_row, hex(value)",
        here: "only_row, upper(encode(value, 'hex'))",
        key: "only_row",
        types: &[],
    },
];

/// Copies the store in a folder, which no server may use meanwhile, into an empty database: everything or nothing. Tells the
/// observer how many games and events there are to copy, and again and again how many rows have been copied.
///
/// # Errors
/// Why nothing was copied.
pub fn copy_to_postgres<'a>(
    folder: &'a Path,
    target: &'a DatabaseAddress,
) -> LocalBoxFuture<'a, Result<Copied, CopyError>> {
    Box::pin(async move {
        // This also migrates it, and keeps servers away.
        let store = SqliteStore::open(folder).await.map_err(CopyError::Source)?;
        let copied = copy(folder, target).await;
        store.close().await.map_err(CopyError::Source)?;
        copied
    })
}

async fn copy(folder: &Path, target: &DatabaseAddress) -> Result<Copied, CopyError> {
    let source = |error: sqlx::Error| CopyError::Source(error.into());
    let to = |error: sqlx::Error| CopyError::Target(error.into());
    let mut from = SqliteConnection::connect_with(&sqlite::options(folder)).await.map_err(source)?;
    let mut connection = connection::connect(&target.options).await.map_err(CopyError::Target)?;
    checks::check_server(&mut connection).await.map_err(CopyError::Target)?;
    migrations::migrate(&mut connection).await.map_err(CopyError::Target)?;
    let mut transaction = connection.begin().await.map_err(to)?;
    let any = "SELECT EXISTS (SELECT 1 FROM events) OR EXISTS (SELECT 1 FROM games) OR EXISTS (SELECT 1 FROM processes) \
        OR EXISTS (SELECT 1 FROM tournaments)";
    // Nobody else may begin meanwhile.
    let lock = "LOCK TABLE events, games, processes IN ACCESS EXCLUSIVE MODE";
    sqlx::query(lock).execute(&mut *transaction).await.map_err(to)?;
    if sqlx::query_scalar(any).fetch_one(&mut *transaction).await.map_err(to)? {
        return Err(CopyError::NotEmpty);
    }
    let mut copied = Copied::default();
    for table in &TABLES {
        copy_table(&mut from, &mut transaction, table).await?;
        let sent = fingerprint_there(&mut from, table).await.map_err(source)?;
        let arrived = fingerprint_here(&mut transaction, table).await.map_err(to)?;
        if sent != arrived {
            return Err(CopyError::Differs(table.name));
        }
        match table.name {
            "events" => copied.events = arrived.rows,
            "games" => copied.games = arrived.rows,
            _ => {}
        }
    }
    // What runs waits for whoever takes it over, and gets the time since then back.
    let last: Option<i64> =
        sqlx::query_scalar("SELECT at FROM heartbeat").fetch_optional(&mut from).await.map_err(source)?;
    let sql = "INSERT INTO processes (id, seen, has_left) OVERRIDING SYSTEM VALUE VALUES (0, $1, true)";
    sqlx::query(sql).bind(last.unwrap_or(0)).execute(&mut *transaction).await.map_err(to)?;
    transaction.commit().await.map_err(to)?;
    from.close().await.map_err(source)?;
    Ok(copied)
}

async fn copy_table(from: &mut SqliteConnection, to: &mut PgConnection, table: &Table) -> Result<(), CopyError> {
    let source = |error: sqlx::Error| CopyError::Source(error.into());
    let target = |error: sqlx::Error| CopyError::Target(error.into());
    if table.name == "salt" {
        let salt: Vec<u8> = sqlx::query_scalar("SELECT value FROM salt").fetch_one(from).await.map_err(source)?;
        sqlx::query("UPDATE salt SET value = $1").bind(salt).execute(to).await.map_err(target)?;
        return Ok(());
    }
    let sql = format!("SELECT {} FROM {} ORDER BY {}", table.there, table.name, table.key);
    let mut rows = sqlx::query(&sql).fetch(from);
    let mut page: Vec<Vec<Option<String>>> = Vec::with_capacity(PAGE);
    loop {
        let row = rows.try_next().await.map_err(source)?;
        let is_last = row.is_none();
        if let Some(row) = row {
            page.push(texts_there(&row).map_err(source)?);
        }
        if page.len() == PAGE || (is_last && !page.is_empty()) {
            insert(to, table, std::mem::take(&mut page)).await.map_err(target)?;
        }
        if is_last {
            return Ok(());
        }
    }
}

/// Writes rows, column by column as texts, which the database itself makes values of.
async fn insert(to: &mut PgConnection, table: &Table, rows: Vec<Vec<Option<String>>>) -> Result<(), sqlx::Error> {
    let count = table.types.len();
    let places: Vec<String> = (1..=count).map(|place| format!("${place}::text[]")).collect();
    let values: Vec<String> = table.types.iter().zip(1..).map(|(kind, place)| format!("c{place}::{kind}")).collect();
    let names: Vec<String> = (1..=count).map(|place| format!("c{place}")).collect();
    let (columns, values) = match table.name {
        "games" => (format!("{}, holder", table.here), format!("{}, 0", values.join(", "))),
        _ => (table.here.to_owned(), values.join(", ")),
    };
    let sql = format!(
        "INSERT INTO {} ({columns}) SELECT {values} FROM unnest({}) AS rows ({})",
        table.name,
        places.join(", "),
        names.join(", ")
    );
    let mut by_column: Vec<Vec<Option<String>>> = vec![Vec::with_capacity(rows.len()); count];
    for row in rows {
        row.into_iter().zip(&mut by_column).for_each(|(value, column)| column.push(value));
    }
    let mut query = sqlx::query(&sql);
    for column in by_column {
        query = query.bind(column);
    }
    query.execute(to).await?;
    Ok(())
}

/// How many rows there are, and a hash of all their values.
#[derive(Debug, PartialEq, Eq)]
struct TableFingerprint {
    rows: u64,
    hash: [u8; 32],
}

#[derive(Default)]
struct Hasher {
    rows: u64,
    hash: Sha256,
}

impl Hasher {
    fn add(&mut self, row: Vec<Option<String>>) {
        self.rows += 1;
        for value in row {
            // Lengths keep values apart, and no value from an empty one.
            let length = value.as_ref().map_or(u64::MAX, |value| value.len() as u64);
            self.hash.update(length.to_le_bytes());
            self.hash.update(value.unwrap_or_default());
        }
    }

    fn finish(self) -> TableFingerprint {
        TableFingerprint { rows: self.rows, hash: self.hash.finalize().into() }
    }
}

async fn fingerprint_there(from: &mut SqliteConnection, table: &Table) -> Result<TableFingerprint, sqlx::Error> {
    let sql = format!("SELECT {} FROM {} ORDER BY {}", table.there, table.name, table.key);
    let mut rows = sqlx::query(&sql).fetch(from);
    let mut hasher = Hasher::default();
    while let Some(row) = rows.try_next().await? {
        hasher.add(texts_there(&row)?);
    }
    Ok(hasher.finish())
}

async fn fingerprint_here(to: &mut PgConnection, table: &Table) -> Result<TableFingerprint, sqlx::Error> {
    let sql = format!("SELECT {} FROM {} ORDER BY {}", table.here, table.name, table.key);
    let mut rows = sqlx::query(&sql).fetch(to);
    let mut hasher = Hasher::default();
    while let Some(row) = rows.try_next().await? {
        hasher.add(texts_here(&row)?);
    }
    Ok(hasher.finish())
}

fn texts_there(row: &SqliteRow) -> Result<Vec<Option<String>>, sqlx::Error> {
    let text = |place: usize| {
        let value = row.try_get_raw(place)?;
        Ok(match value.type_info().name() {
            _ if value.is_null() => None,
            "INTEGER" | "BOOLEAN" => Some(row.try_get::<i64, _>(place)?.to_string()),
            _ => Some(row.try_get(place)?),
        })
    };
    (0..row.len()).map(text).collect()
}

fn texts_here(row: &PgRow) -> Result<Vec<Option<String>>, sqlx::Error> {
    let text = |place: usize| {
        Ok(match row.column(place).type_info().name() {
            _ if row.try_get_raw(place)?.is_null() => None,
            "INT8" => Some(row.try_get::<i64, _>(place)?.to_string()),
            "BOOL" => Some(i64::from(row.try_get::<bool, _>(place)?).to_string()),
            _ => Some(row.try_get(place)?),
        })
    };
    (0..row.len()).map(text).collect()
}
