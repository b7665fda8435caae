//! Tournaments in a database of `PostgreSQL`.

use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::super::tournaments::{self, COLUMNS, Row};
use super::super::verify::{Finding, Observer, Verified};
use super::super::{
    AddressGroup, StoreError, StoreFuture, TournamentEntry, TournamentSearch, TournamentStore, TournamentWrite,
};
use super::{PostgresStore, within};
use crate::tournament::{Stage, TimestampedTournamentEvent};

/// One statement, so that nothing is ever half written: a conflict of the events undoes the entry as well.
const WRITE: &str = "WITH added AS (\
        INSERT INTO tournament_events SELECT $1, $2 + place - 1, body \
        FROM unnest($3::text[]) WITH ORDINALITY AS bodies (body, place)) \
    INSERT INTO tournaments (id, created, changed, stage, listed, wakes, name, format, table_size, place, players, \
        round, rounds_in_all, starts, address_group) \
        VALUES ($1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) \
        ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, stage = excluded.stage, listed = excluded.listed, \
        wakes = excluded.wakes, name = excluded.name, players = excluded.players, round = excluded.round, \
        rounds_in_all = excluded.rounds_in_all, starts = excluded.starts, \
        address_group = CASE excluded.stage WHEN 2 THEN NULL ELSE tournaments.address_group END";

impl TournamentStore for PostgresStore {
    fn commit_tournament(&self, write: TournamentWrite) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let (bodies, entry) = (tournaments::bodies(&write.events)?, &write.entry);
            let query = sqlx::query(WRITE)
                .bind(&entry.id)
                .bind(write.seq as i64)
                .bind(bodies)
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
                .bind(write.address_group.map(|group| i64::from(group.0)));
            within(query.execute(&self.lists)).await?;
            Ok(())
        })
    }

    fn load_tournament(&self, id: &str, after: u64) -> StoreFuture<'_, Vec<TimestampedTournamentEvent>> {
        let id = id.to_owned();
        Box::pin(async move {
            let sql = "SELECT body FROM tournament_events WHERE tournament = $1 AND seq > $2 ORDER BY seq";
            let query = sqlx::query_scalar(sql).bind(id).bind(after as i64);
            let found: Vec<String> = within(query.fetch_all(&self.lists)).await?;
            tournaments::read_bodies(&found)
        })
    }

    fn search_tournaments(&self, search: TournamentSearch) -> StoreFuture<'_, Vec<TournamentEntry>> {
        Box::pin(async move {
            let (changed, id) = search.before.map_or((i64::MAX, String::new()), |(changed, id)| (changed as i64, id));
            // One range of the index for each stage.
            let stages = search.stage.map_or(Stage::ALL.to_vec(), |stage| vec![stage]);
            let mut found: Vec<Row> = Vec::new();
            for stage in stages {
                let sql = format!(
                    "SELECT {COLUMNS} FROM tournaments WHERE listed AND stage = $1 AND (changed, id) < ($2, $3) \
                    ORDER BY changed DESC, id DESC LIMIT $4"
                );
                let query = sqlx::query_as(&sql).bind(stage as i64).bind(changed).bind(&id);
                found.extend(within(query.bind(i64::from(search.limit)).fetch_all(&self.lists)).await?);
            }
            tournaments::newest(found, search.limit)
        })
    }

    fn waking_tournaments(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(within(sqlx::query_scalar("SELECT id FROM tournaments WHERE wakes").fetch_all(&self.lists)))
    }

    fn unfinished_tournaments_from(&self, group: AddressGroup, since: u64) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let sql = "SELECT count(*) FROM tournaments WHERE address_group = $1 AND stage < 2 AND changed >= $2";
            let query = sqlx::query_scalar(sql).bind(i64::from(group.0)).bind(since as i64);
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
    let sql = format!("SELECT {COLUMNS} FROM tournaments ORDER BY id");
    let rows: Vec<Row> = sqlx::query_as(&sql).fetch_all(&mut *moment).await?;
    for row in rows {
        let id = row.0.clone();
        let sql = "SELECT seq, body FROM tournament_events WHERE tournament = $1 ORDER BY seq";
        let bodies: Vec<(i64, String)> = sqlx::query_as(sql).bind(&id).fetch_all(&mut *moment).await?;
        verified.events += bodies.len() as u64;
        tournaments::find(row, &bodies, observer);
    }
    let sql = "SELECT DISTINCT tournament FROM tournament_events WHERE tournament NOT IN (SELECT id FROM tournaments)";
    let torn: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut *moment).await?;
    for id in torn {
        observer.find(Finding::Entry { game: tournaments::named(&id) });
    }
    moment.commit().await?;
    Ok(())
}
