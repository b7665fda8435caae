//! The full check of stored games, in whichever database: every game replayed, and listings compared with games.

use std::collections::{BTreeMap, BTreeSet};

use fencepost_rules::Seat;

use super::{Entry, Listing};
use crate::room::{Fingerprint, Outage, Room, TimestampedEvent};

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The file itself, in the words of the database.
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

/// A stored person: seat, name and guest.
pub(super) type Person = (String, Option<String>, Option<Fingerprint>);

/// What is stored of a game beside its events.
pub(super) struct Stored {
    pub(super) listing: Listing,
    pub(super) players: i64,
    pub(super) wakes: bool,
    /// Sorted by their seats' names.
    pub(super) people: Vec<Person>,
}

/// What is stored about some games that follow each other by id.
#[derive(Default)]
pub(super) struct Page {
    /// The number of rows in the table of games.
    pub(super) games: u64,
    pub(super) entries: BTreeMap<String, Stored>,
    pub(super) events: BTreeMap<String, Vec<(i64, String)>>,
    /// Games whose rows cannot be read or do not agree with each other.
    pub(super) torn: BTreeSet<String>,
    /// The last game by id; none if there are no more.
    pub(super) last: Option<String>,
}

impl Page {
    /// Tells the observer what is wrong with these games, and counts them.
    pub(super) fn check(&self, outages: &[Outage], verified: &mut Verified, observer: &mut dyn Observer) {
        verified.games += self.games;
        verified.events += self.events.values().map(|events| events.len() as u64).sum::<u64>();
        self.findings(outages).into_iter().for_each(|finding| observer.find(finding));
        observer.advance(self.games);
    }

    /// Adds an event of a game.
    pub(super) fn add_event(&mut self, game: String, seq: i64, body: String) {
        self.events.entry(game).or_default().push((seq, body));
    }

    /// Adds a person of a game.
    pub(super) fn add_person(&mut self, game: String, seat: String, name: Option<String>, guest: Option<String>) {
        match (self.entries.get_mut(&game), guest.map(TryInto::try_into).transpose()) {
            (Some(entry), Ok(guest)) => entry.people.push((seat, name, guest)),
            _ => drop(self.torn.insert(game)),
        }
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
