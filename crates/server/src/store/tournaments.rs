//! Where tournaments are stored: beside the games, and by the same rule. No tournament can have two events of the same number.

use sqlx::query::Query;
use sqlx::{Database, Encode, Type};

use super::verify::{Finding, Observer};
use super::{AddressGroup, StoreError, StoreFuture};
use crate::tournament::{FormatKind, Place, Stage, TimestampedTournamentEvent, Tournament};

/// What lists show of a tournament, and what it is found by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentEntry {
    /// Its id.
    pub id: String,
    /// When it was created, by the server's clock.
    pub created: u64,
    /// When something last happened.
    pub changed: u64,
    /// How far it has come.
    pub stage: Stage,
    /// Whether strangers find it.
    pub listed: bool,
    /// Whether something happens in it by itself.
    pub wakes: bool,
    /// What it is called.
    pub name: String,
    /// How it is decided who plays whom.
    pub format: FormatKind,
    /// How many players a table should have.
    pub table: u8,
    /// Where it is played.
    pub place: Place,
    /// How many players are in it.
    pub players: u64,
    /// How many rounds were paired.
    pub round: u64,
    /// How many rounds there will be, if that is known.
    pub rounds_in_all: Option<u64>,
    /// When the next round begins by itself, if a time was set.
    pub starts: Option<u64>,
}

impl TournamentEntry {
    /// What is stored of a tournament.
    pub fn of(tournament: &Tournament) -> TournamentEntry {
        let (terms, settings) = (tournament.terms(), tournament.settings());
        TournamentEntry {
            id: tournament.id().to_owned(),
            created: tournament.created(),
            changed: tournament.changed(),
            stage: tournament.stage(),
            listed: settings.listed,
            wakes: tournament.wakes(),
            name: settings.name.clone(),
            format: terms.format,
            table: terms.table,
            place: terms.place,
            players: tournament.players().iter().filter(|player| !player.withdrawn).count() as u64,
            round: tournament.rounds().len() as u64,
            rounds_in_all: tournament.rounds_in_all().map(|rounds| rounds as u64),
            starts: settings.start,
        }
    }
}

/// Events to add to a tournament.
#[derive(Clone, Debug)]
pub struct TournamentWrite {
    /// The number of the first of the events.
    pub seq: u64,
    /// The events.
    pub events: Vec<TimestampedTournamentEvent>,
    /// What the tournament is found by after them.
    pub entry: TournamentEntry,
    /// The address group of its organiser; given when it is created, and deleted when it is finished.
    pub address_group: Option<AddressGroup>,
}

/// What tournaments to look for.
#[derive(Clone, Debug, Default)]
pub struct TournamentSearch {
    /// That have come so far.
    pub stage: Option<Stage>,
    /// Last changed before that time and, of those at that time, with a lower id.
    pub before: Option<(u64, String)>,
    /// How many at most.
    pub limit: u32,
}

/// A place where tournaments are stored.
pub trait TournamentStore: Send + Sync {
    /// Writes everything or nothing. It is on disk when this returns.
    fn commit_tournament(&self, write: TournamentWrite) -> StoreFuture<'_, ()>;

    /// The events of a tournament after the one of that number, in order. What was committed before this was called is in it.
    fn load_tournament(&self, id: &str, after: u64) -> StoreFuture<'_, Vec<TimestampedTournamentEvent>>;

    /// Looks for listed tournaments, the last changed first.
    fn search_tournaments(&self, search: TournamentSearch) -> StoreFuture<'_, Vec<TournamentEntry>>;

    /// The tournaments in which something happens by itself.
    fn waking_tournaments(&self) -> StoreFuture<'_, Vec<String>>;

    /// How many tournaments that were created from this group of addresses are not finished, and were changed since then.
    fn unfinished_tournaments_from(&self, group: AddressGroup, since: u64) -> StoreFuture<'_, u64>;
}

/// The columns of an entry, in the order in which [`entry_of`] takes them.
macro_rules! columns {
    () => {
        "id, created, changed, stage, listed, wakes, name, format, table_size, place, players, round, rounds_in_all, starts"
    };
}

/// Writes an entry, or what has changed in it. The values are those of [`bind_entry`].
pub(super) const WRITE_ENTRY: &str = concat!(
    "INSERT INTO tournaments (",
    columns!(),
    ", address_group) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
    ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, stage = excluded.stage, listed = excluded.listed, \
    wakes = excluded.wakes, name = excluded.name, players = excluded.players, round = excluded.round, \
    rounds_in_all = excluded.rounds_in_all, starts = excluded.starts, \
    address_group = CASE excluded.stage WHEN 2 THEN NULL ELSE tournaments.address_group END"
);
/// The events of a tournament after the one of that number.
pub(super) const EVENTS_AFTER: &str =
    "SELECT body FROM tournament_events WHERE tournament = $1 AND seq > $2 ORDER BY seq";
/// Listed tournaments of a stage, the last changed first, before a time and an id: one range of the index.
pub(super) const LISTED: &str = concat!(
    "SELECT ",
    columns!(),
    " FROM tournaments WHERE listed AND stage = $1 AND (changed, id) < ($2, $3) ORDER BY changed DESC, id DESC LIMIT $4"
);
/// The tournaments in which something happens by itself.
pub(super) const WAKING: &str = "SELECT id FROM tournaments WHERE wakes";
/// How many tournaments of an address group are not finished, and were changed since then.
pub(super) const UNFINISHED_FROM: &str =
    "SELECT count(*) FROM tournaments WHERE address_group = $1 AND stage < 2 AND changed >= $2";
/// All entries, to verify them.
pub(super) const ALL: &str = concat!("SELECT ", columns!(), " FROM tournaments ORDER BY id");
/// The numbered events of a tournament, to verify them.
pub(super) const NUMBERED_EVENTS: &str = "SELECT seq, body FROM tournament_events WHERE tournament = $1 ORDER BY seq";
/// Events without an entry.
pub(super) const TORN: &str =
    "SELECT DISTINCT tournament FROM tournament_events WHERE tournament NOT IN (SELECT id FROM tournaments)";

/// Binds what [`WRITE_ENTRY`] writes.
pub(super) fn bind_entry<'q, D: Database>(
    query: Query<'q, D, D::Arguments<'q>>,
    TournamentWrite { entry, address_group, .. }: &'q TournamentWrite,
) -> Query<'q, D, D::Arguments<'q>>
where
    i64: Encode<'q, D> + Type<D>,
    Option<i64>: Encode<'q, D> + Type<D>,
    bool: Encode<'q, D> + Type<D>,
    &'q str: Encode<'q, D> + Type<D>,
{
    query
        .bind(entry.id.as_str())
        .bind(entry.created as i64)
        .bind(entry.changed as i64)
        .bind(entry.stage as i64)
        .bind(entry.listed)
        .bind(entry.wakes)
        .bind(entry.name.as_str())
        .bind(entry.format.name())
        .bind(i64::from(entry.table))
        .bind(entry.place.name())
        .bind(entry.players as i64)
        .bind(entry.round as i64)
        .bind(entry.rounds_in_all.map(|rounds| rounds as i64))
        .bind(entry.starts.map(|starts| starts as i64))
        .bind(address_group.map(|group| i64::from(group.0)))
}

/// The stages that a search is about, and before which time and id.
pub(super) fn walks(search: &TournamentSearch) -> (Vec<Stage>, i64, String) {
    let stages = search.stage.map_or(Stage::ALL.to_vec(), |stage| vec![stage]);
    let (changed, id) = search.before.clone().map_or((i64::MAX, String::new()), |(changed, id)| (changed as i64, id));
    (stages, changed, id)
}

/// A row as the database has it.
pub(super) type Row =
    (String, i64, i64, i64, bool, bool, String, String, i64, String, i64, i64, Option<i64>, Option<i64>);

/// Reads an entry.
///
/// # Errors
/// If a column has a value that it cannot have.
pub(super) fn entry_of(row: Row) -> Result<TournamentEntry, StoreError> {
    let (id, created, changed, stage, listed, wakes, name, format, table, place, players, round, all, starts) = row;
    let damaged = |column: &str| StoreError::Damaged(format!("{column} of tournament {id}"));
    Ok(TournamentEntry {
        created: created as u64,
        changed: changed as u64,
        stage: usize::try_from(stage)
            .ok()
            .and_then(|at| Stage::ALL.get(at).copied())
            .ok_or_else(|| damaged("stage"))?,
        listed,
        wakes,
        name,
        format: FormatKind::ALL.into_iter().find(|it| it.name() == format).ok_or_else(|| damaged("format"))?,
        table: u8::try_from(table).map_err(|_| damaged("table_size"))?,
        place: [Place::Board, Place::Online]
            .into_iter()
            .find(|it| it.name() == place)
            .ok_or_else(|| damaged("place"))?,
        players: players as u64,
        round: round as u64,
        rounds_in_all: all.map(|all| all as u64),
        starts: starts.map(|starts| starts as u64),
        id,
    })
}

/// The texts of events.
pub(super) fn bodies(events: &[TimestampedTournamentEvent]) -> Result<Vec<String>, StoreError> {
    let bodies: Result<Vec<String>, _> = events.iter().map(serde_json::to_string).collect();
    bodies.map_err(|error| StoreError::Failed(error.to_string()))
}

/// Events from their texts.
pub(super) fn read_bodies(bodies: &[String]) -> Result<Vec<TimestampedTournamentEvent>, StoreError> {
    let read: Result<Vec<_>, _> = bodies.iter().map(|body| serde_json::from_str(body)).collect();
    read.map_err(|error| StoreError::Damaged(error.to_string()))
}

/// Whether what is stored of a tournament is what its events say. Returns the number of the first event that does not fit, 0 if only
/// the entry does not.
pub(super) fn check(entry: &TournamentEntry, bodies: &[(i64, String)]) -> Result<(), u64> {
    let mut events = Vec::with_capacity(bodies.len());
    for ((seq, body), expected) in bodies.iter().zip(1..) {
        let event = serde_json::from_str(body).ok().filter(|_| *seq == expected);
        events.push(event.ok_or(expected as u64)?);
    }
    let tournament = Tournament::replay(&entry.id, &events).map_err(|error| error.seq)?;
    if TournamentEntry::of(&tournament) == *entry { Ok(()) } else { Err(0) }
}

/// The newest of some rows.
///
/// # Errors
/// As [`entry_of`].
pub(super) fn newest(rows: Vec<Row>, limit: u32) -> Result<Vec<TournamentEntry>, StoreError> {
    let mut entries = rows.into_iter().map(entry_of).collect::<Result<Vec<_>, _>>()?;
    entries.sort_by(|one, other| (other.changed, &other.id).cmp(&(one.changed, &one.id)));
    entries.truncate(limit as usize);
    Ok(entries)
}

/// A tournament where a finding is about one.
pub(super) fn named(id: &str) -> String {
    format!("tournament/{id}")
}

/// Tells the observer what is wrong with a tournament.
pub(super) fn find(row: Row, bodies: &[(i64, String)], observer: &mut dyn Observer) {
    let game = named(&row.0);
    let finding = match entry_of(row) {
        Err(_) => Some(Finding::Entry { game }),
        Ok(entry) => match check(&entry, bodies) {
            Ok(()) => None,
            Err(0) => Some(Finding::Entry { game }),
            Err(seq) => Some(Finding::Events { game, seq }),
        },
    };
    if let Some(finding) = finding {
        observer.find(finding);
    }
}
