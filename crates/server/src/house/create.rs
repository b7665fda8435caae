//! Making games.

use std::net::IpAddr;
use std::sync::Arc;

use fencepost_rules::Seat;

use super::{House, LoadedGame};
use crate::engines::Payer;
use crate::failure::ApiError;
use crate::room::{Chair, Fingerprint, First, Room, RoomEvent, Terms, TimestampedEvent};
use crate::secret;
use crate::store::{AddressGroup, Entry, Write};
use crate::view::{self, State};

/// A seat of a game to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// For whoever makes the game.
    Me,
    /// For whoever comes.
    Open,
    /// For an engine.
    Engine(u8),
}

/// A game to be made.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// What is settled.
    pub terms: Terms,
    /// The seats in turn order, as many as play.
    pub places: Vec<Place>,
    /// What the maker wants to be called.
    pub name: Option<String>,
    /// Of the maker's browser.
    pub guest: Option<Fingerprint>,
    /// Where the maker calls from, to be counted.
    pub address_group: Option<AddressGroup>,
    /// The same as an address, which is not stored: engines think at its expense.
    pub address: Option<IpAddr>,
}

/// A game that was made.
#[derive(Clone, Debug)]
pub struct CreatedGame {
    /// As it is now.
    pub state: State,
    /// The maker's seat and its secret; none where only engines play.
    pub own: Option<(Seat, String)>,
}

impl NewGame {
    /// Settles who sits where: the maker on the first open seat unless one is named, all shuffled if it goes by lot (R4).
    fn seat_all(&mut self, below: impl Fn(usize) -> usize) {
        if !self.places.contains(&Place::Me)
            && let Some(open) = self.places.iter_mut().find(|place| **place == Place::Open)
        {
            *open = Place::Me;
        }
        if self.terms.first == First::Lot {
            for last in (1..self.places.len()).rev() {
                self.places.swap(last, below(last + 1));
            }
        }
    }
}

impl House {
    /// Makes a game.
    pub(crate) async fn create(self: &Arc<Self>, mut new: NewGame) -> Result<CreatedGame, ApiError> {
        if self.is_stopping() {
            return Err(ApiError::Stopping);
        }
        new.seat_all(secret::below);
        let token = secret::new_token();
        let chair = |place: &Place| match place {
            Place::Me => Chair::Person { name: new.name.clone(), token: Fingerprint::of(&token), guest: new.guest },
            Place::Open => Chair::Open,
            Place::Engine(level) => Chair::Engine { level: *level },
        };
        let chairs: Vec<Chair> = new.places.iter().map(chair).collect();
        let (room, mut write) = self.new_room(secret::new_id(), new.terms.clone(), chairs, self.time.now());
        write.entry = write.entry.map(|entry| Entry { address_group: new.address_group, ..entry });
        self.metrics.commit(self.store.commit(vec![write])).await?;
        self.metrics.games_made.inc();
        let seats = new.terms.start.players().seats();
        let own = seats.iter().zip(&new.places).find(|(_, place)| **place == Place::Me).map(|(&seat, _)| (seat, token));
        let state = self.register(room, new.address).await;
        Ok(CreatedGame { state, own })
    }

    /// A new game of the same people, each moved on to the next seat, and what has to be written for it.
    pub(super) fn rematch(&self, room: &Room, now: u64) -> (String, Write) {
        let mut chairs: Vec<Chair> = room.chairs().map(|(_, chair)| chair.clone()).collect();
        chairs.rotate_right(1);
        let terms = Terms { previous: Some(room.id().to_owned()), first: First::Agreed, ..room.terms().clone() };
        let (next, write) = self.new_room(secret::new_id(), terms, chairs, now);
        self.metrics.games_made.inc();
        (next.id().to_owned(), write)
    }

    fn new_room(&self, id: String, terms: Terms, chairs: Vec<Chair>, at: u64) -> (Room, Write) {
        let room = Room::new(&id, at, &terms, &chairs);
        let event = RoomEvent::Created { terms: Box::new(terms), chairs };
        let entry = Some(view::entry(&room, &self.settings.base));
        (room, Write { game: id, seq: 1, events: vec![TimestampedEvent { at, event }], ply: None, entry })
    }

    /// Takes a game that was just made into memory.
    async fn register(self: &Arc<Self>, room: Room, payer: Payer) -> State {
        let now = self.time.now();
        let live = Arc::new(LoadedGame::new(now, now));
        live.set_payer(payer);
        live.watch(payer, now);
        let mut locked = live.lock().await;
        self.games().insert(room.id().to_owned(), live.clone());
        let state = self.state(&live, &room);
        if room.terms().listed {
            self.broadcast_to_lobby(&room);
        }
        locked.room = Some(room);
        self.schedule_next(&live, &mut locked);
        state
    }
}
