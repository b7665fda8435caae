//! What lists show of a game, and what it is found by: made from the room, and stored beside its events.

use fencepost_rules::{Board, Outcome, Seat, TimeControl};

use super::AddressGroup;
use crate::room::{Chair, Fingerprint, First, Room};

/// The status of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A seat is open.
    Open,
    /// It is being played.
    Running,
    /// It has ended.
    Over,
}

impl Status {
    /// The status of a game.
    pub fn of(room: &Room) -> Status {
        match (room.is_over(), room.is_started()) {
            (true, _) => Status::Over,
            (false, true) => Status::Running,
            (false, false) => Status::Open,
        }
    }
}

/// What lists show of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Its id.
    pub id: String,
    /// When it was created, by the server's clock.
    pub created: u64,
    /// When its entry last changed, by the server's clock. Moves alone do not change it.
    pub changed: u64,
    /// Its status.
    pub status: Status,
    /// Whether strangers may find it.
    pub listed: bool,
    /// Width and height.
    pub board: Board,
    /// Fences per player; none if the game began from a set-up.
    pub fences: Option<u8>,
    /// How time is kept.
    pub control: TimeControl,
    /// How the seats were given out.
    pub first: First,
    /// The seats in turn order.
    pub seats: Vec<ListedSeat>,
    /// The number of moves.
    pub ply: usize,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A seat in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSeat {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub chair: ListedChair,
    /// Whether that player has left the game.
    pub is_out: bool,
}

/// Who sits on a seat, as far as strangers may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListedChair {
    /// Nobody yet.
    Open,
    /// A person, with the name that they chose.
    Person {
        /// The name.
        name: Option<String>,
    },
    /// An engine.
    Engine {
        /// 1 to 10, or 0 for full strength.
        level: u8,
    },
}

impl From<&Chair> for ListedChair {
    fn from(chair: &Chair) -> ListedChair {
        match chair {
            Chair::Open => ListedChair::Open,
            Chair::Person { name, .. } => ListedChair::Person { name: name.clone() },
            Chair::Engine { level } => ListedChair::Engine { level: *level },
        }
    }
}

impl Listing {
    /// What lists show of a room.
    pub fn of(room: &Room) -> Listing {
        let playing = room.position().playing();
        let listed =
            |(seat, chair): (Seat, &Chair)| ListedSeat { seat, chair: chair.into(), is_out: !playing.contains(seat) };
        Listing {
            id: room.id().to_owned(),
            created: room.created(),
            changed: room.changed(),
            status: Status::of(room),
            listed: room.terms().listed,
            board: room.position().board(),
            fences: room.terms().fences,
            control: room.terms().control,
            first: room.terms().first,
            seats: room.chairs().map(listed).collect(),
            ply: room.plies(),
            outcome: room.recent().outcome(),
        }
    }
}

/// What is stored of a game beside its events, to find it by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What lists show of it.
    pub listing: Listing,
    /// Whether something happens in it without a player: a clock runs out, an engine moves.
    pub wakes: bool,
    /// Whether only its players can end it: it waits for some, or has no clock.
    pub idles: bool,
    /// The address group of its creator; known when it is created, and deleted when it is over.
    pub address_group: Option<AddressGroup>,
    /// The guests of its seats: the people whose browsers have a key.
    pub guests: Vec<(Seat, Fingerprint)>,
}

impl Entry {
    /// What is stored of a room.
    pub fn of(room: &Room) -> Entry {
        let guest = |(seat, chair): (Seat, &Chair)| match chair {
            Chair::Person { guest: Some(guest), .. } => Some((seat, *guest)),
            _ => None,
        };
        Entry {
            listing: Listing::of(room),
            wakes: !room.is_exhibition()
                && (room.clocks().is_kept()
                    || room.terms().tournament.is_some()
                    || room.chairs().any(|(_, chair)| chair.level().is_some())),
            idles: room.idles(),
            address_group: None,
            guests: room.chairs().filter_map(guest).collect(),
        }
    }

    /// The people in it: seat, name and guest.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, Option<&str>, Option<Fingerprint>)> {
        self.listing.seats.iter().filter_map(|listed| {
            let ListedChair::Person { name } = &listed.chair else { return None };
            let guest = self.guests.iter().find(|(seat, _)| *seat == listed.seat).map(|(_, guest)| *guest);
            Some((listed.seat, name.as_deref(), guest))
        })
    }
}
