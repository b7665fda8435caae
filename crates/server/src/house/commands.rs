//! Carrying out what players ask for: commands, and joining.

use std::net::IpAddr;
use std::sync::Arc;

use fencepost_rules::Seat;

use super::loaded_game::{LoadedGame, LockedRoom};
use super::{House, HouseError, Snapshot, join_error};
use crate::room::{Chair, Command, CommandError, Decision, Fingerprint, Room, RoomEvent, TimestampedEvent};
use crate::secret;

impl House {
    /// Executes a player's command, and returns the game after it.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        id: &str,
        token: &str,
        command: Command,
        address: Option<IpAddr>,
    ) -> Result<(Snapshot, Seat), HouseError> {
        let now = self.time.now();
        let (game, locked) = self.lock_game(id).await?;
        let seat = locked.room()?.seat_of(token).ok_or(HouseError::UnknownToken)?;
        game.record_activity(seat, now);
        game.set_payer(address);
        // On a task of its own: it is finished even if the caller hangs up in the middle.
        let executing = tokio::spawn(self.clone().execute_as(game, locked, seat, command, now));
        executing.await.map_err(|error| join_error(&error))?
    }

    async fn execute_as(
        self: Arc<Self>,
        game: Arc<LoadedGame>,
        mut locked: LockedRoom,
        seat: Seat,
        mut command: Command,
        now: u64,
    ) -> Result<(Snapshot, Seat), HouseError> {
        if let Command::TakeOver { seat, away, .. } = &mut command {
            let since = game.away_since(*seat);
            let takeover_at = since.zip(locked.room.as_ref()).and_then(|(since, room)| room.takeover_at(*seat, since));
            *away = takeover_at.is_some_and(|at| at <= now);
        }
        self.apply_timeouts(&game, &mut locked, now).await?;
        let room = locked.room()?;
        let decision = room.decide(seat, &command, now).map_err(|error| self.rejected(&game, room, error))?;
        self.execute_decision(&game, &mut locked, decision, now).await?;
        Ok((self.snapshot_of(&game, locked.room()?), seat))
    }

    /// Lets somebody join. Returns the game, the seat and its secret token.
    pub(crate) async fn join(
        self: &Arc<Self>,
        id: &str,
        wanted: Option<Seat>,
        name: Option<String>,
        guest: Option<Fingerprint>,
        address: Option<IpAddr>,
    ) -> Result<(Snapshot, Seat, String), HouseError> {
        let (game, locked) = self.lock_game(id).await?;
        game.set_payer(address);
        let token = secret::new_token();
        let chair = Chair::Person { name, token: Fingerprint::of(&token), guest };
        let joining = tokio::spawn(self.clone().join_as(game, locked, wanted, chair));
        let (snapshot, seat) = joining.await.map_err(|error| join_error(&error))??;
        Ok((snapshot, seat, token))
    }

    async fn join_as(
        self: Arc<Self>,
        game: Arc<LoadedGame>,
        mut locked: LockedRoom,
        wanted: Option<Seat>,
        chair: Chair,
    ) -> Result<(Snapshot, Seat), HouseError> {
        let room = locked.room()?;
        let (seat, decision) = room.decide_join(wanted, chair).map_err(|error| self.rejected(&game, room, error))?;
        let now = self.time.now();
        game.record_activity(seat, now);
        self.execute_decision(&game, &mut locked, decision, now).await?;
        Ok((self.snapshot_of(&game, locked.room()?), seat))
    }

    pub(super) fn rejected(&self, game: &LoadedGame, room: &Arc<Room>, error: CommandError) -> HouseError {
        HouseError::Rejected(error, Box::new(self.snapshot_of(game, room)))
    }

    /// Commits the events of a decision, and creates the rematch if everybody agreed on one.
    pub(super) async fn execute_decision(
        self: &Arc<Self>,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        decision: Decision,
        now: u64,
    ) -> Result<(), HouseError> {
        let mut events = decision.events;
        let mut also = Vec::new();
        if decision.rematch {
            let (next, write) = self.rematch(locked.room()?, now);
            events.push(RoomEvent::Rematched { next });
            also.push(write);
        }
        if events.is_empty() {
            return Ok(());
        }
        let at = now.max(locked.room()?.changed());
        let next = also.first().map(|write| write.game.clone());
        let events = events.into_iter().map(|event| TimestampedEvent { at, event }).collect();
        self.commit(game, locked, events, also).await?;
        if let Some(next) = next {
            let (house, payer) = (self.clone(), game.payer());
            tokio::spawn(async move { house.resume_game(&next, payer).await });
        }
        Ok(())
    }
}
