//! Creating games.

use std::net::IpAddr;
use std::sync::Arc;

use fencepost_rules::Seat;

use super::{House, HouseError, LoadedGame, Snapshot};
use crate::room::{Chair, Fingerprint, First, Room, RoomEvent, Terms, TimestampedEvent};
use crate::secret;
use crate::store::{AddressGroup, Entry, Write};

/// A seat of a game to be created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// For whoever creates the game.
    Creator,
    /// For anybody who joins.
    Open,
    /// For an engine.
    Engine(u8),
}

/// A game to be created.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The terms.
    pub terms: Terms,
    /// The seats in turn order, as many as play.
    pub places: Vec<Place>,
    /// What the creator wants to be called.
    pub name: Option<String>,
    /// The guest of the creator's browser.
    pub guest: Option<Fingerprint>,
    /// The address group of the creator, to be counted.
    pub address_group: Option<AddressGroup>,
    /// The creator's address, which is not stored: engines think at its expense.
    pub address: Option<IpAddr>,
}

/// A game that was created.
#[derive(Clone, Debug)]
pub struct CreatedGame {
    /// As it is now.
    pub snapshot: Snapshot,
    /// The creator's seat and its secret token; none if only engines play.
    pub own: Option<(Seat, String)>,
}

impl NewGame {
    /// Decides who sits where: the creator on the first open seat unless one is named, all shuffled if it goes by lot (R4).
    fn seat_all(&mut self, below: impl Fn(usize) -> usize) {
        if !self.places.contains(&Place::Creator)
            && let Some(open) = self.places.iter_mut().find(|place| **place == Place::Open)
        {
            *open = Place::Creator;
        }
        if self.terms.first == First::Lot {
            for last in (1..self.places.len()).rev() {
                self.places.swap(last, below(last + 1));
            }
        }
    }
}

impl House {
    /// Creates a game.
    pub(crate) async fn create(self: &Arc<Self>, mut new: NewGame) -> Result<CreatedGame, HouseError> {
        if self.is_stopping() {
            return Err(HouseError::Stopping);
        }
        new.seat_all(secret::below);
        let token = secret::new_token();
        let chair = |place: &Place| match place {
            Place::Creator => {
                Chair::Person { name: new.name.clone(), token: Fingerprint::of(&token), guest: new.guest }
            }
            Place::Open => Chair::Open,
            Place::Engine(level) => Chair::Engine { level: *level },
        };
        let chairs: Vec<Chair> = new.places.iter().map(chair).collect();
        let (room, mut write) = House::new_room(secret::new_id(), new.terms.clone(), chairs, self.time.now());
        write.entry = write.entry.map(|entry| Entry { address_group: new.address_group, ..entry });
        self.metrics.commit(self.store.commit(vec![write])).await?;
        self.metrics.games_made.inc();
        let seats = new.terms.start.players().seats();
        let own =
            seats.iter().zip(&new.places).find(|(_, place)| **place == Place::Creator).map(|(&seat, _)| (seat, token));
        let game = Arc::new(LoadedGame::new(self.time.now(), self.time.now()));
        game.set_payer(new.address);
        game.record_watcher(new.address, self.time.now());
        let snapshot = self.register(room, game).await;
        Ok(CreatedGame { snapshot, own })
    }

    /// A new game of the same people, each moved on to the next seat, and what has to be written for it.
    pub(super) fn rematch(&self, room: &Room, now: u64) -> (String, Write) {
        let mut chairs: Vec<Chair> = room.chairs().map(|(_, chair)| chair.clone()).collect();
        chairs.rotate_right(1);
        let terms = Terms { previous: Some(room.id().to_owned()), first: First::Agreed, ..room.terms().clone() };
        let (next, write) = House::new_room(secret::new_id(), terms, chairs, now);
        self.metrics.games_made.inc();
        (next.id().to_owned(), write)
    }

    pub(super) fn new_room(id: String, terms: Terms, chairs: Vec<Chair>, at: u64) -> (Room, Write) {
        let room = Room::new(&id, at, &terms, &chairs);
        let event = RoomEvent::Created { terms: Box::new(terms), chairs };
        let entry = Some(Entry::of(&room));
        (room, Write { game: id, seq: 1, events: vec![TimestampedEvent { at, event }], ply: None, entry })
    }

    /// Puts a game that was just created into memory.
    pub(super) async fn register(self: &Arc<Self>, room: Room, game: Arc<LoadedGame>) -> Snapshot {
        let mut locked = game.lock().await;
        self.games().insert(room.id().to_owned(), game.clone());
        self.note_written(&game, &room, true);
        let room = Arc::new(room);
        let snapshot = self.snapshot_of(&game, &room);
        self.broadcast_to_lobby(&room);
        locked.room = Some(room);
        self.schedule_next(&game, &mut locked);
        snapshot
    }
}
