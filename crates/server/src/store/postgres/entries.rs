//! The entries of games, by which they are found: many in one statement.

use std::collections::BTreeMap;

use sqlx::postgres::PgConnection;

use super::super::{Entry, StoreError, Write, rows};

/// Writes the entries of games, in the order of their ids. Of several for the same game the last counts.
pub(super) async fn write(connection: &mut PgConnection, writes: &[&Write], holder: i64) -> Result<(), StoreError> {
    let entries: BTreeMap<&str, &Entry> =
        writes.iter().filter_map(|write| Some((write.game.as_str(), write.entry.as_ref()?))).collect();
    if entries.is_empty() {
        return Ok(());
    }
    let entries: Vec<(&str, &Entry)> = entries.into_iter().collect();
    write_games(connection, &entries, holder).await?;
    write_people(connection, &entries).await
}

async fn write_games(connection: &mut PgConnection, entries: &[(&str, &Entry)], holder: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO games (id, created, changed, status, listed, players, wakes, idles, ply, address_group, board, \
        fences, control, seating, result, termination, south, west, north, east, out, holder) \
        SELECT *, $22::bigint FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bool[], $6::bigint[], \
        $7::bool[], $8::bool[], $9::bigint[], $10::bigint[], $11::text[], $12::bigint[], $13::text[], $14::text[], \
        $15::text[], $16::text[], $17::text[], $18::text[], $19::text[], $20::text[], $21::text[]) \
        ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, status = excluded.status, wakes = excluded.wakes, \
        idles = excluded.idles, ply = excluded.ply, result = excluded.result, termination = excluded.termination, \
        south = excluded.south, west = excluded.west, north = excluded.north, east = excluded.east, out = excluded.out, \
        address_group = CASE excluded.status WHEN 2 THEN NULL ELSE games.address_group END, holder = excluded.holder";
    let games = || entries.iter().map(|(_, entry)| *entry);
    let listings = || games().map(|entry| &entry.listing);
    let mut query = sqlx::query(sql)
        .bind(entries.iter().map(|(game, _)| (*game).to_owned()).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.created as i64).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.changed as i64).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.status as i64).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.listed).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.seats.len() as i64).collect::<Vec<_>>())
        .bind(games().map(|entry| entry.wakes).collect::<Vec<_>>())
        .bind(games().map(|entry| entry.idles).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.ply as i64).collect::<Vec<_>>())
        .bind(games().map(|entry| entry.address_group.map(|group| i64::from(group.0))).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.board.to_string()).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.fences.map(i64::from)).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.control.to_string()).collect::<Vec<_>>())
        .bind(listings().map(|listing| rows::write_first(listing.first)).collect::<Vec<_>>())
        .bind(listings().map(rows::write_result).collect::<Vec<_>>())
        .bind(listings().map(|listing| listing.outcome.map(|outcome| outcome.ending.name())).collect::<Vec<_>>());
    for seat in rows::SEATS {
        query = query.bind(listings().map(|listing| rows::chair_at(listing, seat)).collect::<Vec<_>>());
    }
    query = query.bind(listings().map(rows::seats_out).collect::<Vec<_>>()).bind(holder);
    query.execute(connection).await?;
    Ok(())
}

async fn write_people(connection: &mut PgConnection, entries: &[(&str, &Entry)]) -> Result<(), StoreError> {
    let ids: Vec<String> = entries.iter().map(|(game, _)| (*game).to_owned()).collect();
    sqlx::query("DELETE FROM people WHERE game = ANY($1)").bind(ids).execute(&mut *connection).await?;
    let people: Vec<_> = entries
        .iter()
        .flat_map(|(game, entry)| entry.people().map(move |person| (*game, &entry.listing, person)))
        .collect();
    if people.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO people (game, seat, name, guest, listed, status, players, changed) \
        SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bool[], $6::bigint[], $7::bigint[], \
        $8::bigint[])";
    sqlx::query(sql)
        .bind(people.iter().map(|(game, ..)| (*game).to_owned()).collect::<Vec<_>>())
        .bind(people.iter().map(|(_, _, (seat, ..))| seat.name()).collect::<Vec<_>>())
        .bind(people.iter().map(|(_, _, (_, name, _))| name.map(str::to_owned)).collect::<Vec<_>>())
        .bind(people.iter().map(|(_, _, (_, _, guest))| guest.map(String::from)).collect::<Vec<_>>())
        .bind(people.iter().map(|(_, listing, _)| listing.listed).collect::<Vec<_>>())
        .bind(people.iter().map(|(_, listing, _)| listing.status as i64).collect::<Vec<_>>())
        .bind(people.iter().map(|(_, listing, _)| listing.seats.len() as i64).collect::<Vec<_>>())
        .bind(people.iter().map(|(_, listing, _)| listing.changed as i64).collect::<Vec<_>>())
        .execute(connection)
        .await?;
    Ok(())
}
