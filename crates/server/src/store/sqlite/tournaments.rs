//! Tournaments in a file of `SQLite`.

use sqlx::SqliteConnection;

use super::super::tournaments::{self, COLUMNS, Row};
use super::super::verify::{Finding, Observer, Verified};
use super::super::{
    AddressGroup, StoreError, StoreFuture, TournamentEntry, TournamentSearch, TournamentStore, TournamentWrite,
};
use super::SqliteStore;
use super::writer::WriteJob;
use crate::tournament::{Stage, TimestampedTournamentEvent};

impl TournamentStore for SqliteStore {
    fn commit_tournament(&self, write: TournamentWrite) -> StoreFuture<'_, ()> {
        Box::pin(self.send(|reply| WriteJob::Tournament(Box::new(write), reply)))
    }

    fn load_tournament(&self, id: &str, after: u64) -> StoreFuture<'_, Vec<TimestampedTournamentEvent>> {
        let id = id.to_owned();
        Box::pin(async move {
            let mut reader = self.games.get().await?;
            let sql = "SELECT body FROM tournament_events WHERE tournament = ? AND seq > ? ORDER BY seq";
            let found = sqlx::query_scalar(sql).bind(id).bind(after as i64).fetch_all(&mut *reader).await;
            tournaments::read_bodies(&self.read::<Vec<String>>(found)?)
        })
    }

    fn search_tournaments(&self, search: TournamentSearch) -> StoreFuture<'_, Vec<TournamentEntry>> {
        Box::pin(async move {
            let mut reader = self.lists.get().await?;
            let (changed, id) = search.before.map_or((i64::MAX, String::new()), |(changed, id)| (changed as i64, id));
            // One range of the index for each stage.
            let stages = search.stage.map_or(Stage::ALL.to_vec(), |stage| vec![stage]);
            let mut found = Vec::new();
            for stage in stages {
                let sql = format!(
                    "SELECT {COLUMNS} FROM tournaments WHERE listed AND stage = ? AND (changed, id) < (?, ?) \
                    ORDER BY changed DESC, id DESC LIMIT ?"
                );
                let query = sqlx::query_as(&sql).bind(stage as i64).bind(changed).bind(&id).bind(search.limit);
                found.extend(self.read::<Vec<Row>>(query.fetch_all(&mut *reader).await)?);
            }
            tournaments::newest(found, search.limit)
        })
    }

    fn waking_tournaments(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async {
            let mut reader = self.lists.get().await?;
            self.read(sqlx::query_scalar("SELECT id FROM tournaments WHERE wakes").fetch_all(&mut *reader).await)
        })
    }

    fn unfinished_tournaments_from(&self, group: AddressGroup, since: u64) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let mut reader = self.lists.get().await?;
            let sql = "SELECT count(*) FROM tournaments WHERE address_group = ? AND stage < 2 AND changed >= ?";
            let query = sqlx::query_scalar(sql).bind(i64::from(group.0)).bind(since as i64);
            let count: i64 = self.read(query.fetch_one(&mut *reader).await)?;
            Ok(count as u64)
        })
    }
}

/// Writes events and the entry, within a transaction.
pub(super) async fn write(connection: &mut SqliteConnection, write: &TournamentWrite) -> Result<(), StoreError> {
    let entry = &write.entry;
    for (body, seq) in tournaments::bodies(&write.events)?.into_iter().zip(write.seq..) {
        let sql = "INSERT INTO tournament_events VALUES (?, ?, ?)";
        sqlx::query(sql).bind(&entry.id).bind(seq as i64).bind(body).execute(&mut *connection).await?;
    }
    let sql = "INSERT INTO tournaments (id, created, changed, stage, listed, wakes, name, format, table_size, place, players, \
        round, rounds_in_all, starts, address_group) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) \
        ON CONFLICT DO UPDATE SET changed = excluded.changed, stage = excluded.stage, listed = excluded.listed, \
        wakes = excluded.wakes, name = excluded.name, players = excluded.players, round = excluded.round, \
        rounds_in_all = excluded.rounds_in_all, starts = excluded.starts, \
        address_group = CASE excluded.stage WHEN 2 THEN NULL ELSE address_group END";
    sqlx::query(sql)
        .bind(&entry.id)
        .bind(entry.created as i64)
        .bind(entry.changed as i64)
        .bind(entry.stage as i64)
        .bind(entry.listed)
        .bind(entry.wakes)
        .bind(&entry.name)
        .bind(entry.format.name())
        .bind(i64::from(entry.table))
        .bind(entry.place.name())
        .bind(entry.players as i64)
        .bind(entry.round as i64)
        .bind(entry.rounds_in_all.map(|rounds| rounds as i64))
        .bind(entry.starts.map(|starts| starts as i64))
        .bind(write.address_group.map(|group| i64::from(group.0)))
        .execute(&mut *connection)
        .await?;
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
    let sql = format!("SELECT {COLUMNS} FROM tournaments ORDER BY id");
    let rows: Vec<Row> = sqlx::query_as(&sql).fetch_all(&mut *connection).await?;
    for row in rows {
        let id = row.0.clone();
        let sql = "SELECT seq, body FROM tournament_events WHERE tournament = ? ORDER BY seq";
        let bodies: Vec<(i64, String)> = sqlx::query_as(sql).bind(&id).fetch_all(&mut *connection).await?;
        verified.events += bodies.len() as u64;
        tournaments::find(row, &bodies, observer);
    }
    let sql = "SELECT DISTINCT tournament FROM tournament_events WHERE tournament NOT IN (SELECT id FROM tournaments)";
    let torn: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut *connection).await?;
    sqlx::query("COMMIT").execute(connection).await?;
    for id in torn {
        observer.find(Finding::Entry { game: tournaments::named(&id) });
    }
    Ok(())
}
