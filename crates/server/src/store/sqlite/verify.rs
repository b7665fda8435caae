//! The full check of a database: `SQLite`'s own check, every game replayed, and listings compared with games.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::Duration;

use fencepost_rules::Seat;
use sqlx::{Connection, Row, SqliteConnection};

use super::super::{Entry, Listing, StoreError};
use super::{SqliteStore, options, rows};
use crate::room::{Fingerprint, Outage, Room, TimestampedEvent};

/// How many games are read in one transaction, so that a server that writes meanwhile is not held up.
const PAGE: i64 = 200;
/// How often progress is reported.
const TICK: Duration = Duration::from_millis(200);

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The file itself, in `SQLite`'s words.
    File(String),
    /// The events of a game do not fit together.
    Events {
        /// Which game.
        game: String,
        /// The number of the first event that does not fit.
        seq: u64,
    },
    /// The entry of a game does not agree with its events.
    Entry {
        /// Which game.
        game: String,
    },
}

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Games.
    pub games: u64,
    /// Their events.
    pub events: u64,
}

/// How far the check has got, and what it finds.
pub trait Observer {
    /// The number of games.
    fn begin(&mut self, games: u64);
    /// That many more have been checked; 0 if it is just going on.
    fn advance(&mut self, games: u64);
    /// Something is wrong.
    fn find(&mut self, finding: Finding);
}

/// Checks everything in the database of a folder, and changes nothing. A server may use it meanwhile.
///
/// # Errors
/// If it cannot be read.
pub async fn verify(folder: &Path, observer: &mut dyn Observer) -> Result<Verified, StoreError> {
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
        let page = Page::read(&mut connection, &after, newest).await?;
        verified.games += page.games;
        verified.events += page.events.values().map(|events| events.len() as u64).sum::<u64>();
        page.findings(&outages).into_iter().for_each(|finding| observer.find(finding));
        observer.advance(page.games);
        match page.last {
            Some(last) => after = last,
            None => break,
        }
    }
    connection.close().await?;
    Ok(verified)
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

/// A stored person: seat, name and guest.
type Person = (String, Option<String>, Option<Fingerprint>);

/// What is stored of a game beside its events.
struct Stored {
    listing: Listing,
    players: i64,
    wakes: bool,
    /// Sorted by their seats' names.
    people: Vec<Person>,
}

/// What is stored about some games that follow each other by id.
struct Page {
    /// The number of rows in the table of games.
    games: u64,
    entries: BTreeMap<String, Stored>,
    events: BTreeMap<String, Vec<(i64, String)>>,
    /// Games whose rows cannot be read or do not agree with each other.
    torn: BTreeSet<String>,
    /// The last game by id; none if there are no more.
    last: Option<String>,
}

impl Page {
    async fn read(connection: &mut SqliteConnection, after: &str, newest: i64) -> Result<Page, StoreError> {
        sqlx::query("BEGIN").execute(&mut *connection).await?;
        let page = Page::read_at_once(connection, after, newest).await;
        sqlx::query("COMMIT").execute(&mut *connection).await?;
        page
    }

    async fn read_at_once(connection: &mut SqliteConnection, after: &str, newest: i64) -> Result<Page, StoreError> {
        // Before version 6 the columns of a listing were JSON.
        let (columns, table) = if newest >= 6 {
            (rows::COLUMNS.to_owned(), "games")
        } else {
            (rows::columns_before_version_6(), rows::TABLE_BEFORE_VERSION_6)
        };
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
        let last: Option<String> =
            rows.last().filter(|_| games == PAGE as u64).map(|row| row.try_get(0)).transpose()?;
        // After the last game there may be events that belong to no game.
        let until = last.clone().unwrap_or_else(|| char::MAX.to_string());
        let sql = "SELECT game, seq, body FROM events WHERE game > ? AND game <= ? ORDER BY game, seq";
        let rows = sqlx::query_as(sql).bind(after).bind(&until).fetch_all(&mut *connection).await?;
        let mut events = BTreeMap::<String, Vec<(i64, String)>>::new();
        for (game, seq, body) in rows {
            events.entry(game).or_default().push((seq, body));
        }
        let sql = "SELECT game, seat, name, guest FROM people WHERE game > ? AND game <= ? ORDER BY game, seat";
        let rows = sqlx::query_as(sql).bind(after).bind(&until).fetch_all(&mut *connection).await?;
        for (game, seat, name, guest) in rows {
            let (game, guest): (String, Option<String>) = (game, guest);
            match (entries.get_mut(&game), guest.map(TryInto::try_into).transpose()) {
                (Some(entry), Ok(guest)) => entry.people.push((seat, name, guest)),
                _ => drop(torn.insert(game)),
            }
        }
        // The columns by which people are found exist since version 3.
        if newest >= 3 {
            let sql = "SELECT DISTINCT game FROM people JOIN games ON id = game WHERE game > ? AND game <= ? AND \
                (people.listed, people.status, people.players, people.changed) IS NOT \
                (games.listed, games.status, games.players, games.changed)";
            let rows: Vec<String> =
                sqlx::query_scalar(sql).bind(after).bind(&until).fetch_all(&mut *connection).await?;
            torn.extend(rows);
        }
        Ok(Page { games, entries, events, torn, last })
    }

    /// The findings about these games.
    fn findings(&self, outages: &[Outage]) -> Vec<Finding> {
        let names: BTreeSet<&String> = self.entries.keys().chain(self.events.keys()).chain(&self.torn).collect();
        let finding = |game: &String| {
            let events = self.events.get(game).map(Vec::as_slice).unwrap_or_default();
            match replay(game, events, outages) {
                Err(seq) => Some(Finding::Events { game: game.clone(), seq }),
                Ok(room) => {
                    let fits = self.entries.get(game).is_some_and(|entry| agrees(entry, &room));
                    (!fits || self.torn.contains(game)).then(|| Finding::Entry { game: game.clone() })
                }
            }
        };
        names.into_iter().filter_map(finding).collect()
    }
}

/// The game rebuilt from its events, or the number of the first event that does not fit.
fn replay(game: &str, events: &[(i64, String)], outages: &[Outage]) -> Result<Room, u64> {
    let mut read = Vec::with_capacity(events.len());
    for ((seq, body), expected) in events.iter().zip(1..) {
        let timestamped = serde_json::from_str::<TimestampedEvent>(body).ok().filter(|_| *seq == expected);
        read.push(timestamped.ok_or(expected as u64)?);
    }
    Room::replay(game, &read, outages).map_err(|error| error.seq)
}

/// Whether the entry of a game agrees with its events.
fn agrees(stored: &Stored, room: &Room) -> bool {
    let told = Entry::of(room);
    let person = |(seat, name, guest): (Seat, Option<&str>, Option<Fingerprint>)| {
        (seat.name().to_owned(), name.map(str::to_owned), guest)
    };
    let mut people: Vec<Person> = told.people().map(person).collect();
    people.sort_by(|one, other| one.0.cmp(&other.0));
    // The time of the last change is not written with every move.
    let changed = stored.listing.changed;
    let is_between = (stored.listing.created..=told.listing.changed).contains(&changed);
    is_between
        && stored.listing == Listing { changed, ..told.listing.clone() }
        && stored.players == told.listing.seats.len() as i64
        && (stored.wakes, &stored.people) == (told.wakes, &people)
}
