//! The queries that find games. None reads more rows than it returns, however many games there are: every list follows an
//! index in its own order, and stops when it is long enough.

use sqlx::{QueryBuilder, Sqlite};

use super::super::{Search, Status, rows};

/// All values of `status` and `players`: a list for any of them merges one index range for each.
const STATUSES: [Status; 3] = [Status::Open, Status::Running, Status::Over];
const PLAYERS: [u8; 3] = [2, 3, 4];
/// How many of a guest's last games are searched for somebody's name.
pub(super) const LOOKED_THROUGH: u32 = 2000;

/// The games in which something happens without a player, the last changed first, after the given one.
pub(super) const TO_RESUME: &str = "SELECT changed, id FROM games \
    WHERE status = 1 AND wakes AND (changed, id) < (?, ?) ORDER BY changed DESC, id DESC LIMIT ?";

/// The games that nothing but their players can end, between two times, the longest unchanged first.
pub(super) const IDLE: &str = "SELECT changed, id FROM games \
    WHERE idles AND (changed, id) > (?, ?) AND changed <= ? ORDER BY changed, id LIMIT ?";

/// How many games of a guest are not over.
pub(super) const UNFINISHED_OF: &str = "SELECT count(DISTINCT game) FROM people WHERE guest = ? AND status < 2";

/// How many games that were created from this group of addresses are not over. The column `crowd` has the address group: it
/// keeps the name that older databases have for it.
pub(super) const UNFINISHED_FROM: &str = "SELECT count(*) FROM games WHERE crowd = ? AND status < 2";

/// All games in the order of their creation.
pub(super) const ALL_AFTER: &str =
    "SELECT created, id FROM games WHERE (created, id) > (?, ?) ORDER BY created, id LIMIT ?";

/// The events of a game.
pub(super) const EVENTS_OF: &str = "SELECT body FROM events WHERE game = ? ORDER BY seq";

/// The query of a search.
pub(super) fn search_query(search: &Search) -> QueryBuilder<'_, Sqlite> {
    let mut query = QueryBuilder::new(format!("SELECT {} FROM (", rows::COLUMNS));
    match (search.guest, &search.player) {
        (Some(_), Some(name)) => {
            query.push("SELECT changed, game FROM (");
            push_walks(&mut query, search, LOOKED_THROUGH);
            query.push(") AS own WHERE EXISTS (SELECT 1 FROM people WHERE people.game = own.game AND name = ");
            query.push_bind(name).push(") LIMIT ").push_bind(search.limit);
        }
        _ => push_walks(&mut query, search, search.limit),
    }
    // Sorted once more, because SQL does not guarantee the order of a subquery.
    query.push(") AS found CROSS JOIN games ON games.id = found.game ORDER BY found.changed DESC, found.game DESC");
    query
}

/// The ranges of the index that fits, merged in the order of change.
fn push_walks(query: &mut QueryBuilder<'_, Sqlite>, search: &Search, limit: u32) {
    let statuses = search.status.map_or(STATUSES.to_vec(), |status| vec![status]);
    let counts = search.players.map_or(PLAYERS.to_vec(), |players| vec![players]);
    let (changed, id) = search.before.clone().map_or((i64::MAX, String::new()), |(changed, id)| (changed as i64, id));
    for (place, (status, players)) in
        statuses.iter().flat_map(|status| counts.iter().map(move |players| (status, players))).enumerate()
    {
        query.push(if place == 0 { "" } else { " UNION ALL " });
        match (search.guest, &search.player) {
            (Some(guest), _) => {
                query.push("SELECT DISTINCT changed, game FROM people WHERE guest = ").push_bind(String::from(guest));
            }
            (None, Some(name)) => {
                query
                    .push("SELECT DISTINCT changed, game FROM people WHERE listed AND name = ")
                    .push_bind(name.clone());
            }
            (None, None) => {
                query.push("SELECT changed, id AS game FROM games WHERE listed");
            }
        }
        let id_column = if search.guest.is_none() && search.player.is_none() { "id" } else { "game" };
        query.push(" AND status = ").push_bind(*status as i64).push(" AND players = ").push_bind(*players);
        query.push(format!(" AND (changed, {id_column}) < (")).push_bind(changed).push(", ").push_bind(id.clone());
        query.push(")");
    }
    query.push(" ORDER BY 1 DESC, 2 DESC LIMIT ").push_bind(limit);
}
