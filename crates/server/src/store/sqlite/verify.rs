//! Reading a whole database to check it, after `SQLite`'s own check.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use futures_util::future::LocalBoxFuture;
use sqlx::{Connection, Row, SqliteConnection};

use super::super::verify::{Finding, Observer, Page, Stored, Verified};
use super::super::{StoreError, rows};
use super::{SqliteStore, old_listings, options, tournaments};

/// How many games are read in one transaction, so that a server that writes meanwhile is not held up.
const PAGE: i64 = 200;
/// How often progress is reported.
const TICK: Duration = Duration::from_millis(200);

/// Checks everything in the database of a folder, and changes nothing. A server may use it meanwhile.
///
/// # Errors
/// If it cannot be read.
pub fn verify<'a>(
    folder: &'a Path,
    observer: &'a mut dyn Observer,
) -> LocalBoxFuture<'a, Result<Verified, StoreError>> {
    Box::pin(async move {
        // For its checks of whether it can be opened at all.
        let store = SqliteStore::open_to_read(folder).await?;
        let mut connection = SqliteConnection::connect_with(&options(folder).pragma("query_only", "ON")).await?;
        let games: i64 = sqlx::query_scalar("SELECT count(*) FROM games").fetch_one(&mut connection).await?;
        observer.begin(games as u64);
        check_file(&mut connection, observer).await?;
        let outages = super::Store::outages(&store).await?;
        let newest: i64 =
            sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut connection).await?;
        let mut after = String::new();
        let mut verified = Verified::default();
        loop {
            let page = read_page(&mut connection, &after, newest).await?;
            page.check(&outages, &mut verified, observer);
            match page.last {
                Some(last) => after = last,
                None => break,
            }
        }
        // There are tournaments since version 7.
        if newest >= 7 {
            tournaments::verify(&mut connection, &mut verified, observer).await?;
        }
        connection.close().await?;
        Ok(verified)
    })
}

/// `SQLite`'s own check of pages, indexes and constraints.
async fn check_file(connection: &mut SqliteConnection, observer: &mut dyn Observer) -> Result<(), StoreError> {
    let mut check = Box::pin(sqlx::query_scalar::<_, String>("PRAGMA integrity_check").fetch_all(connection));
    let mut ticks = tokio::time::interval(TICK);
    let lines = loop {
        tokio::select! {
            lines = &mut check => break lines?,
            _ = ticks.tick() => observer.advance(0),
        }
    };
    let findings = lines.iter().flat_map(|line| line.lines()).filter(|line| *line != "ok" && !line.starts_with("***"));
    findings.for_each(|line| observer.find(Finding::File(line.to_owned())));
    Ok(())
}

async fn read_page(connection: &mut SqliteConnection, after: &str, newest: i64) -> Result<Page, StoreError> {
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    let page = read_at_once(connection, after, newest).await;
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    page
}

async fn read_at_once(connection: &mut SqliteConnection, after: &str, newest: i64) -> Result<Page, StoreError> {
    // Before version 6 the columns of a listing were JSON.
    let (columns, table) =
        if newest >= 6 { (rows::COLUMNS.to_owned(), "games") } else { (old_listings::columns(), old_listings::TABLE) };
    let sql = format!("SELECT {columns}, players, wakes FROM {table} WHERE id > ? ORDER BY id LIMIT ?");
    let rows = sqlx::query(&sql).bind(after).bind(PAGE).fetch_all(&mut *connection).await?;
    let (mut entries, mut torn) = (BTreeMap::new(), BTreeSet::new());
    for row in &rows {
        let id: String = row.try_get(0)?;
        match rows::listing_of(row) {
            Ok(listing) => {
                let (players, wakes) = (row.try_get("players")?, row.try_get("wakes")?);
                entries.insert(id, Stored { listing, players, wakes, people: Vec::new() });
            }
            Err(_) => drop(torn.insert(id)),
        }
    }
    let games = rows.len() as u64;
    let last: Option<String> = rows.last().filter(|_| games == PAGE as u64).map(|row| row.try_get(0)).transpose()?;
    // After the last game there may be events that belong to no game.
    let until = last.clone().unwrap_or_else(|| char::MAX.to_string());
    let sql = "SELECT game, seq, body FROM events WHERE game > ? AND game <= ? ORDER BY game, seq";
    let rows = sqlx::query_as(sql).bind(after).bind(&until).fetch_all(&mut *connection).await?;
    let mut page = Page { games, entries, torn, last, ..Page::default() };
    for (game, seq, body) in rows {
        page.add_event(game, seq, body);
    }
    let sql = "SELECT game, seat, name, guest FROM people WHERE game > ? AND game <= ? ORDER BY game, seat";
    let rows = sqlx::query_as(sql).bind(after).bind(&until).fetch_all(&mut *connection).await?;
    for (game, seat, name, guest) in rows {
        page.add_person(game, seat, name, guest);
    }
    // The columns by which people are found exist since version 3.
    if newest >= 3 {
        let sql = "SELECT DISTINCT game FROM people JOIN games ON id = game WHERE game > ? AND game <= ? AND \
            (people.listed, people.status, people.players, people.changed) IS NOT \
            (games.listed, games.status, games.players, games.changed)";
        let rows: Vec<String> = sqlx::query_scalar(sql).bind(after).bind(&until).fetch_all(&mut *connection).await?;
        page.torn.extend(rows);
    }
    Ok(page)
}
