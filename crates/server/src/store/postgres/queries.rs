//! The queries that find games. None reads more rows than it returns, however many games there are: every list follows an
//! index in its own order, and stops when it is long enough.

use sqlx::{Postgres, QueryBuilder};

use super::super::{Search, Status, rows};

/// All values of `status` and `players`: a list for any of them merges one index range for each.
const STATUSES: [Status; 3] = [Status::Open, Status::Running, Status::Over];
const PLAYERS: [u8; 3] = [2, 3, 4];
/// How many of a guest's last games are searched for somebody's name.
const LOOKED_THROUGH: u32 = 2000;

/// The games in which something happens without a player, the last changed first, after the given one.
pub(super) const TO_RESUME: &str = "SELECT changed, id FROM games \
    WHERE status = 1 AND wakes AND (changed, id) < ($1, $2) ORDER BY changed DESC, id DESC LIMIT $3";

/// The games that nothing but their players can end, between two times, the longest unchanged first.
pub(super) const IDLE: &str = "SELECT changed, id FROM games \
    WHERE idles AND (changed, id) > ($1, $2) AND changed <= $3 ORDER BY changed, id LIMIT $4";

/// How many games of a guest are not over.
pub(super) const UNFINISHED_OF: &str = "SELECT count(DISTINCT game) FROM people WHERE guest = $1 AND status < 2";

/// How many games that were created from this group of addresses are not over.
pub(super) const UNFINISHED_FROM: &str = "SELECT count(*) FROM games WHERE address_group = $1 AND status < 2";

/// All games in the order of their creation.
pub(super) const ALL_AFTER: &str =
    "SELECT created, id FROM games WHERE (created, id) > ($1, $2) ORDER BY created, id LIMIT $3";

/// The running games that were held by some processes.
pub(super) const HELD_BY: &str =
    "SELECT id FROM games WHERE status = 1 AND wakes AND holder = ANY($1) ORDER BY changed DESC, id LIMIT $2";

/// The events after the known ones of some games, and who holds each. Every game has at least one row.
pub(super) const NEWS: &str = "SELECT asked.place, games.holder, news.body \
    FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (game, known, place) \
    LEFT JOIN games ON games.id = asked.game \
    LEFT JOIN LATERAL (SELECT seq, body FROM events WHERE events.game = asked.game AND seq > asked.known ORDER BY seq) \
    AS news ON true ORDER BY asked.place, news.seq";

/// Which of some games have events after the known ones.
pub(super) const CHANGED: &str = "SELECT asked.game FROM unnest($1::text[], $2::bigint[]) AS asked (game, known) \
    WHERE EXISTS (SELECT 1 FROM events WHERE events.game = asked.game AND seq > asked.known)";

/// Deletes a game with everything that is known of it.
pub(super) const FORGET: &str = "WITH history AS (DELETE FROM events WHERE game = $1), \
    found AS (DELETE FROM people WHERE game = $1) DELETE FROM games WHERE id = $1";

/// The query of a search.
pub(super) fn search_query(search: &Search) -> QueryBuilder<'_, Postgres> {
    let mut query = QueryBuilder::new(format!("SELECT {} FROM (", rows::COLUMNS));
    match (search.guest, &search.player) {
        (Some(_), Some(name)) => {
            query.push("SELECT changed, game FROM (");
            push_walks(&mut query, search, LOOKED_THROUGH);
            query.push(") AS own WHERE EXISTS (SELECT 1 FROM people WHERE people.game = own.game AND name_key = ");
            push_name(&mut query, name);
            query.push(") ORDER BY 1 DESC, 2 DESC LIMIT ").push_bind(i64::from(search.limit));
        }
        _ => push_walks(&mut query, search, search.limit),
    }
    query.push(") AS found JOIN games ON games.id = found.game ORDER BY found.changed DESC, found.game DESC");
    query
}

fn push_name(query: &mut QueryBuilder<'_, Postgres>, name: &str) {
    query.push("lower(").push_bind(name.to_owned()).push(" COLLATE \"C\")");
}

/// The ranges of the index that fits, merged in the order of change. Each stops at the limit by itself.
fn push_walks(query: &mut QueryBuilder<'_, Postgres>, search: &Search, limit: u32) {
    let statuses = search.status.map_or(STATUSES.to_vec(), |status| vec![status]);
    let counts = search.players.map_or(PLAYERS.to_vec(), |players| vec![players]);
    query.push("SELECT changed, game FROM (");
    let (changed, id) = search.before.clone().map_or((i64::MAX, String::new()), |(changed, id)| (changed as i64, id));
    for (place, (status, players)) in
        statuses.iter().flat_map(|status| counts.iter().map(move |players| (status, players))).enumerate()
    {
        query.push(if place == 0 { "(" } else { " UNION ALL (" });
        let is_by_person = search.guest.is_some() || search.player.is_some();
        query.push(if is_by_person {
            "SELECT DISTINCT changed, game FROM people WHERE "
        } else {
            "SELECT changed, id AS game FROM games WHERE listed"
        });
        if let Some(guest) = search.guest {
            query.push("guest = ").push_bind(String::from(guest));
        } else if let Some(name) = &search.player {
            query.push("listed AND name_key = ");
            push_name(query, name);
        }
        let id_column = if is_by_person { "game" } else { "id" };
        query.push(" AND status = ").push_bind(*status as i64).push(" AND players = ").push_bind(i64::from(*players));
        query.push(format!(" AND (changed, {id_column}) < (")).push_bind(changed).push(", ").push_bind(id.clone());
        query.push(") ORDER BY 1 DESC, 2 DESC LIMIT ").push_bind(i64::from(limit)).push(")");
    }
    query.push(") AS walks ORDER BY 1 DESC, 2 DESC LIMIT ").push_bind(i64::from(limit));
}
