//! Reading a whole database to check it.

use futures_util::future::LocalBoxFuture;
use sqlx::postgres::PgConnection;
use sqlx::{Connection, Row};

use super::super::verify::{Observer, Page, Stored, Verified};
use super::super::{Store, StoreError, rows};
use super::{DatabaseAddress, PostgresStore, connection, tournaments};

/// How many games are read in one transaction.
const PAGE: i64 = 200;

/// A person of a game: the game, the seat, the name and the guest.
type PersonRow = (String, String, Option<String>, Option<String>);

/// Checks every game in a database by playing it again, and what lists show of it. Changes nothing; servers may use it meanwhile.
///
/// # Errors
/// If it cannot be read.
pub fn verify_postgres<'a>(
    address: &'a DatabaseAddress,
    observer: &'a mut dyn Observer,
) -> LocalBoxFuture<'a, Result<Verified, StoreError>> {
    Box::pin(async move {
        let outages = PostgresStore::open_to_read(address).await?.outages().await?;
        let mut connection = connection::connect(&address.options).await?;
        let games: i64 = sqlx::query_scalar("SELECT count(*) FROM games").fetch_one(&mut connection).await?;
        observer.begin(games as u64);
        let mut verified = Verified::default();
        let mut after = String::new();
        loop {
            let page = read_page(&mut connection, &after).await?;
            page.check(&outages, &mut verified, observer);
            match page.last {
                Some(last) => after = last,
                None => break,
            }
        }
        tournaments::verify(&mut connection, &mut verified, observer).await?;
        connection.close().await?;
        Ok(verified)
    })
}

/// The games after that one, as they are at one moment.
async fn read_page(connection: &mut PgConnection, after: &str) -> Result<Page, StoreError> {
    let mut moment = connection.begin().await?;
    sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut *moment).await?;
    let sql = format!("SELECT {}, players, wakes FROM games WHERE id > $1 ORDER BY id LIMIT $2", rows::COLUMNS);
    let found = sqlx::query(&sql).bind(after).bind(PAGE).fetch_all(&mut *moment).await?;
    let mut page = Page { games: found.len() as u64, ..Page::default() };
    for row in &found {
        let id: String = row.try_get(0)?;
        match rows::listing_of(row) {
            Ok(listing) => {
                let (players, wakes) = (row.try_get("players")?, row.try_get("wakes")?);
                page.entries.insert(id, Stored { listing, players, wakes, people: Vec::new() });
            }
            Err(_) => drop(page.torn.insert(id)),
        }
    }
    page.last = found.last().filter(|_| found.len() as i64 == PAGE).map(|row| row.try_get(0)).transpose()?;
    // After the last game there may be events that belong to no game.
    let until = page.last.clone().unwrap_or_else(|| char::MAX.to_string());
    let sql = "SELECT game, seq, body FROM events WHERE game > $1 AND game <= $2 ORDER BY game, seq";
    let events: Vec<(String, i64, String)> =
        sqlx::query_as(sql).bind(after).bind(&until).fetch_all(&mut *moment).await?;
    for (game, seq, body) in events {
        page.add_event(game, seq, body);
    }
    let sql = "SELECT game, seat, name, guest FROM people WHERE game > $1 AND game <= $2 ORDER BY game, seat";
    let people: Vec<PersonRow> = sqlx::query_as(sql).bind(after).bind(&until).fetch_all(&mut *moment).await?;
    for (game, seat, name, guest) in people {
        page.add_person(game, seat, name, guest);
    }
    let sql = "SELECT DISTINCT game FROM people JOIN games ON id = game WHERE game > $1 AND game <= $2 AND \
        (people.listed, people.status, people.players, people.changed) IS DISTINCT FROM \
        (games.listed, games.status, games.players, games.changed)";
    let torn: Vec<String> = sqlx::query_scalar(sql).bind(after).bind(&until).fetch_all(&mut *moment).await?;
    page.torn.extend(torn);
    moment.commit().await?;
    Ok(page)
}
