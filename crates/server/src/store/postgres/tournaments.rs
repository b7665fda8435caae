//! Tournaments in a database of `PostgreSQL`.

use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::super::tournaments::{
    self, ALL, EVENTS_AFTER, LISTED, NUMBERED_EVENTS, Row, TORN, UNFINISHED_FROM, WAKING, WRITE_ENTRY,
};
use super::super::verify::{Finding, Observer, Verified};
use super::super::{
    AddressGroup, StoreError, StoreFuture, TournamentEntry, TournamentSearch, TournamentStore, TournamentWrite,
};
use super::{PostgresStore, within};
use crate::tournament::TimestampedTournamentEvent;

/// Adds events, in the same statement as the entry, so that nothing is ever half written: a conflict of the events undoes the entry as well.
const ADD_EVENTS: &str = "WITH added AS (INSERT INTO tournament_events SELECT $1, $16 + place - 1, body \
    FROM unnest($17::text[]) WITH ORDINALITY AS bodies (body, place))";

impl TournamentStore for PostgresStore {
    fn commit_tournament(&self, write: TournamentWrite) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let (bodies, sql) = (tournaments::bodies(&write.events)?, format!("{ADD_EVENTS} {WRITE_ENTRY}"));
            let query = tournaments::bind_entry(sqlx::query(&sql), &write).bind(write.seq as i64).bind(bodies);
            within(query.execute(&self.lists)).await.map(drop)
        })
    }

    fn load_tournament(&self, id: &str, after: u64) -> StoreFuture<'_, Vec<TimestampedTournamentEvent>> {
        let id = id.to_owned();
        Box::pin(async move {
            let query = sqlx::query_scalar(EVENTS_AFTER).bind(id).bind(after as i64);
            let found: Vec<String> = within(query.fetch_all(&self.lists)).await?;
            tournaments::read_bodies(&found)
        })
    }

    fn search_tournaments(&self, search: TournamentSearch) -> StoreFuture<'_, Vec<TournamentEntry>> {
        Box::pin(async move {
            let (stages, changed, id) = tournaments::walks(&search);
            let mut found: Vec<Row> = Vec::new();
            for stage in stages {
                let query = sqlx::query_as(LISTED).bind(stage as i64).bind(changed).bind(&id);
                found.extend(within(query.bind(i64::from(search.limit)).fetch_all(&self.lists)).await?);
            }
            tournaments::newest(found, search.limit)
        })
    }

    fn waking_tournaments(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(within(sqlx::query_scalar(WAKING).fetch_all(&self.lists)))
    }

    fn unfinished_tournaments_from(&self, group: AddressGroup, since: u64) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let query = sqlx::query_scalar(UNFINISHED_FROM).bind(i64::from(group.0)).bind(since as i64);
            within(query.fetch_one(&self.lists)).await.map(|count: i64| count as u64)
        })
    }
}

/// Checks all tournaments by replaying them.
pub(super) async fn verify(
    connection: &mut PgConnection,
    verified: &mut Verified,
    observer: &mut dyn Observer,
) -> Result<(), StoreError> {
    let is_there: bool =
        sqlx::query_scalar("SELECT to_regclass('tournaments') IS NOT NULL").fetch_one(&mut *connection).await?;
    if !is_there {
        return Ok(());
    }
    let mut moment = connection.begin().await?;
    sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut *moment).await?;
    let rows: Vec<Row> = sqlx::query_as(ALL).fetch_all(&mut *moment).await?;
    for row in rows {
        let bodies: Vec<(i64, String)> = sqlx::query_as(NUMBERED_EVENTS).bind(&row.0).fetch_all(&mut *moment).await?;
        verified.events += bodies.len() as u64;
        tournaments::find(row, &bodies, observer);
    }
    let torn: Vec<String> = sqlx::query_scalar(TORN).fetch_all(&mut *moment).await?;
    for id in torn {
        observer.find(Finding::Entry { game: tournaments::named(&id) });
    }
    moment.commit().await?;
    Ok(())
}
