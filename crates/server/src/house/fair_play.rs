//! Who may not ask an engine about a position: those who are playing it against other people.

use std::sync::Arc;

use fencepost_rules::Position;

use super::{House, HouseError};
use crate::room::{Fingerprint, Room};
use crate::store::{Search, Status};

/// More unfinished games than anybody may have.
const MOST_GAMES: u32 = 200;

impl House {
    /// Whether a guest is playing a game that stands in this position, against at least one other person.
    pub(crate) async fn plays_position(
        self: &Arc<Self>,
        guest: Fingerprint,
        position: &Position,
    ) -> Result<bool, HouseError> {
        if self.store.unfinished_of(guest).await? == 0 {
            return Ok(false);
        }
        let search =
            Search { guest: Some(guest), status: Some(Status::Running), limit: MOST_GAMES, ..Search::default() };
        for listing in self.store.search(search).await? {
            let (_, locked) = match self.lock_game(&listing.id).await {
                Ok(game) => game,
                Err(HouseError::NoSuchGame) => continue,
                Err(error) => return Err(error),
            };
            if locked.room().is_ok_and(|room| is_against_people(room) && room.position() == position) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn is_against_people(room: &Room) -> bool {
    !room.is_over() && room.chairs().filter(|(_, chair)| chair.is_person()).count() > 1
}
