//! Tournaments in a file of `SQLite`.

use sqlx::SqliteConnection;

use super::super::tournaments::{
    self, ALL, EVENTS_AFTER, LISTED, NUMBERED_EVENTS, Row, TORN, UNFINISHED_FROM, WAKING, WRITE_ENTRY,
};
use super::super::verify::{Finding, Observer, Verified};
use super::super::{
    AddressGroup, StoreError, StoreFuture, TournamentEntry, TournamentSearch, TournamentStore, TournamentWrite,
};
use super::SqliteStore;
use super::writer::WriteJob;
use crate::tournament::TimestampedTournamentEvent;

impl TournamentStore for SqliteStore {
    fn commit_tournament(&self, write: TournamentWrite) -> StoreFuture<'_, ()> {
        Box::pin(self.send(|reply| WriteJob::Tournament(Box::new(write), reply)))
    }

    fn load_tournament(&self, id: &str, after: u64) -> StoreFuture<'_, Vec<TimestampedTournamentEvent>> {
        let id = id.to_owned();
        Box::pin(async move {
            let mut reader = self.games.get().await?;
            let found = sqlx::query_scalar(EVENTS_AFTER).bind(id).bind(after as i64).fetch_all(&mut *reader).await;
            tournaments::read_bodies(&self.read::<Vec<String>>(found)?)
        })
    }

    fn search_tournaments(&self, search: TournamentSearch) -> StoreFuture<'_, Vec<TournamentEntry>> {
        Box::pin(async move {
            let mut reader = self.lists.get().await?;
            let (stages, changed, id) = tournaments::walks(&search);
            let mut found = Vec::new();
            for stage in stages {
                let query = sqlx::query_as(LISTED).bind(stage as i64).bind(changed).bind(&id).bind(search.limit);
                found.extend(self.read::<Vec<Row>>(query.fetch_all(&mut *reader).await)?);
            }
            tournaments::newest(found, search.limit)
        })
    }

    fn waking_tournaments(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async {
            let mut reader = self.lists.get().await?;
            self.read(sqlx::query_scalar(WAKING).fetch_all(&mut *reader).await)
        })
    }

    fn unfinished_tournaments_from(&self, group: AddressGroup, since: u64) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let mut reader = self.lists.get().await?;
            let query = sqlx::query_scalar(UNFINISHED_FROM).bind(i64::from(group.0)).bind(since as i64);
            let count: i64 = self.read(query.fetch_one(&mut *reader).await)?;
            Ok(count as u64)
        })
    }
}

/// Writes events and the entry, within a transaction.
pub(super) async fn write(connection: &mut SqliteConnection, write: &TournamentWrite) -> Result<(), StoreError> {
    for (body, seq) in tournaments::bodies(&write.events)?.into_iter().zip(write.seq..) {
        let sql = "INSERT INTO tournament_events VALUES (?, ?, ?)";
        sqlx::query(sql).bind(&write.entry.id).bind(seq as i64).bind(body).execute(&mut *connection).await?;
    }
    tournaments::bind_entry(sqlx::query(WRITE_ENTRY), write).execute(connection).await?;
    Ok(())
}

/// Checks all tournaments by replaying them.
pub(super) async fn verify(
    connection: &mut SqliteConnection,
    verified: &mut Verified,
    observer: &mut dyn Observer,
) -> Result<(), StoreError> {
    // At one moment, although a server may write meanwhile.
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    let rows: Vec<Row> = sqlx::query_as(ALL).fetch_all(&mut *connection).await?;
    for row in rows {
        let events = sqlx::query_as(NUMBERED_EVENTS).bind(&row.0);
        let bodies: Vec<(i64, String)> = events.fetch_all(&mut *connection).await?;
        verified.events += bodies.len() as u64;
        tournaments::find(row, &bodies, observer);
    }
    let torn: Vec<String> = sqlx::query_scalar(TORN).fetch_all(&mut *connection).await?;
    sqlx::query("COMMIT").execute(connection).await?;
    for id in torn {
        observer.find(Finding::Entry { game: tournaments::named(&id) });
    }
    Ok(())
}
