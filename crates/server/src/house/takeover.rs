//! Taking over the games of a process that has fallen silent. The time in which nobody looked after a game is given back to the
//! player to move.

use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::iter;

use super::loaded_game::{LoadedGame, LockedRoom};
use super::membership::Silence;
use super::{House, HouseError};
use crate::room::{Room, RoomEvent, TimestampedEvent};
use crate::store::{ProcessId, StoreError};

/// How many games are looked up at a time, and how many of them are taken over at the same time.
const PAGE: u32 = 1000;
const AT_ONCE: usize = 64;
/// Each process takes its share first. What is still there so many milliseconds later anybody takes.
const SHARED_OUT: u64 = 4000;

impl House {
    /// Takes over the games of all processes whose leases have expired.
    pub(super) async fn take_over_games(self: &Arc<Self>) {
        let (Some(membership), Some(store)) = (&self.membership, self.store.shared()) else { return };
        let (peers, own, now) = (membership.peers(), store.own(), membership.now());
        let living: Vec<ProcessId> = peers.iter().filter(|peer| peer.is_alive).map(|peer| peer.id).collect();
        let rank = living.iter().filter(|id| **id < own).count() as u64;
        let dead: Vec<ProcessId> = peers.iter().filter(|peer| !peer.is_alive).map(|peer| peer.id).collect();
        let is_late = peers.iter().any(|peer| !peer.is_alive && peer.last_seen + SHARED_OUT <= now);
        if dead.is_empty() {
            return;
        }
        let games = match store.held_by(&dead, PAGE).await {
            Ok(games) => games,
            Err(error) => return tracing::error!(%error, "the games to take over could not be found"),
        };
        let is_ours = |id: &String| is_late || share_of(id) % living.len().max(1) as u64 == rank;
        let taking = games.into_iter().filter(is_ours).map(|id| self.clone().take_over(id));
        let count = iter(taking).buffer_unordered(AT_ONCE).filter(|taken| std::future::ready(*taken)).count().await;
        if count > 0 {
            tracing::info!(count, "games of another process were taken over");
        }
    }

    /// Takes over a game, unless somebody else was faster.
    async fn take_over(self: Arc<Self>, id: String) -> bool {
        let Ok((game, mut locked)) = self.lock_game(&id).await else { return false };
        match self.give_time_back(&game, &mut locked, |_| true).await {
            Ok(taken) => taken,
            Err(HouseError::Store(StoreError::Conflict) | HouseError::Stopping) => false,
            Err(error) => {
                tracing::error!(game = id, code = error.code(), "a game could not be taken over");
                false
            }
        }
    }

    /// If whoever looked after a game is silent, notes that nobody could play since then. This also makes the game ours.
    pub(super) async fn give_time_back(
        self: &Arc<Self>,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        matters: impl Fn(&Room) -> bool,
    ) -> Result<bool, HouseError> {
        let room = locked.room()?;
        let is_running = room.is_started() && !room.is_over() && !game.is_in_memory_only;
        let Some(silence) = self.silence_in(game).filter(|_| is_running && matters(room)) else { return Ok(false) };
        let since = match silence {
            Silence::Since(since) => since,
            Silence::ForLong => room.changed(),
        };
        let at = self.time.now().max(room.changed());
        let interrupted = TimestampedEvent { at, event: RoomEvent::Interrupted { since } };
        self.commit(game, locked, vec![interrupted], Vec::new()).await?;
        Ok(true)
    }
}

/// A number that is the same for a game in all processes.
pub(super) fn share_of(id: &str) -> u64 {
    id.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
