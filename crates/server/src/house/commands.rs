//! Carrying out what players ask for: commands, and joining.

use std::net::IpAddr;
use std::sync::Arc;

use fencepost_rules::Seat;

use super::loaded_game::{LoadedGame, LockedRoom};
use super::{House, HouseError, Snapshot, join_error};
use crate::room::{Chair, Command, CommandError, Decision, Fingerprint, Room, RoomEvent, TimestampedEvent};
use crate::secret;
use crate::store::StoreError;

/// How often something is tried again because another process was faster. More than once in a row hardly happens.
const MOST_TRIES: usize = 20;
/// How long other processes have to tell who is connected there after a game was loaded, in milliseconds.
const TIME_TO_TELL: u64 = 15_000;

/// What a player wants to do.
pub(crate) struct PlayerCommand {
    /// The player's secret.
    pub(crate) token: Fingerprint,
    pub(crate) command: Command,
    /// Where the player is: engines think at the expense of this address.
    pub(crate) address: Option<IpAddr>,
}

/// What somebody asks for.
enum Wish {
    /// To do something, at that time.
    Command(PlayerCommand, u64),
    /// To take a seat, perhaps a certain one.
    Join { wanted: Option<Seat>, chair: Chair },
}

/// What became of it.
enum Tried {
    /// It is written.
    Written(Snapshot, Seat),
    /// There was nothing to write, as far as this process knows.
    Nothing(Snapshot, Seat),
}

impl House {
    /// Executes a player's command, and returns the game after it.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        id: &str,
        command: PlayerCommand,
    ) -> Result<(Snapshot, Seat), HouseError> {
        let now = self.time.now();
        let (game, locked) = self.lock_known_game(id).await?;
        self.grant(id, game, locked, Wish::Command(command, now)).await
    }

    /// The same for a caller that stays until it has its answer, whatever happens: it needs no task of its own.
    pub(crate) async fn execute_here(
        self: &Arc<Self>,
        id: &str,
        command: PlayerCommand,
    ) -> Result<(Snapshot, Seat), HouseError> {
        let now = self.time.now();
        let (game, locked) = self.lock_known_game(id).await?;
        self.grant_after_others(id, &game, locked, &Wish::Command(command, now)).await
    }

    /// Grants a wish on a task of its own: it is finished even if the caller hangs up in the middle.
    async fn grant(
        self: &Arc<Self>,
        id: &str,
        game: Arc<LoadedGame>,
        locked: LockedRoom,
        wish: Wish,
    ) -> Result<(Snapshot, Seat), HouseError> {
        let (house, id) = (self.clone(), id.to_owned());
        let granting = crate::task::spawn(async move { house.grant_after_others(&id, &game, locked, &wish).await });
        granting.await.map_err(|error| join_error(&error))?
    }

    /// Tries to grant a wish in a game as this process knows it, and again in what other processes have made of it meanwhile: if
    /// one of them was faster, and before anybody is refused or told that there is nothing to do.
    async fn grant_after_others(
        self: &Arc<Self>,
        id: &str,
        game: &Arc<LoadedGame>,
        mut locked: LockedRoom,
        wish: &Wish,
    ) -> Result<(Snapshot, Seat), HouseError> {
        self.ensure_lease().await?;
        let mut is_fresh = !self.is_shared();
        for _ in 0..MOST_TRIES {
            let tried = match wish {
                Wish::Command(PlayerCommand { token, command, address }, now) => {
                    let seat = locked.room()?.seat_of(token);
                    if seat.is_some() {
                        game.set_payer(*address);
                    }
                    self.try_to_execute(game, &mut locked, seat, command, *now).await
                }
                Wish::Join { wanted, chair } => self.try_to_join(game, &mut locked, *wanted, chair.clone()).await,
            };
            let may_change = match &tried {
                Err(HouseError::Store(StoreError::Conflict)) => self.is_shared(),
                Ok(Tried::Nothing(..)) | Err(HouseError::Rejected(..) | HouseError::UnknownToken) => !is_fresh,
                Ok(Tried::Written(..)) | Err(_) => false,
            };
            if !may_change {
                return tried.map(|(Tried::Written(snapshot, seat) | Tried::Nothing(snapshot, seat))| (snapshot, seat));
            }
            self.catch_up(id, game, &mut locked).await?;
            is_fresh = true;
        }
        Err(StoreError::Conflict.into())
    }

    async fn try_to_execute(
        self: &Arc<Self>,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        seat: Option<Seat>,
        command: &Command,
        now: u64,
    ) -> Result<Tried, HouseError> {
        let seat = seat.ok_or(HouseError::UnknownToken)?;
        game.record_activity(seat, now);
        let takeover;
        let command = match command {
            Command::TakeOver { seat, level, .. } => {
                let away = self.is_long_away(game, locked, *seat, now);
                takeover = Command::TakeOver { seat: *seat, level: *level, away };
                &takeover
            }
            command => command,
        };
        self.give_time_back(game, locked, |room| room.clocks().is_kept()).await?;
        self.apply_timeouts(game, locked, now).await?;
        let room = locked.room()?;
        let decision = room.decide(seat, command, now).map_err(|error| self.rejected(game, room, error))?;
        let is_written = self.execute_decision(game, locked, decision, now).await?;
        let snapshot = self.snapshot_of(game, locked.room()?);
        Ok(if is_written { Tried::Written(snapshot, seat) } else { Tried::Nothing(snapshot, seat) })
    }

    /// Whether a person has been away for so long that an engine may take over.
    fn is_long_away(&self, game: &LoadedGame, locked: &LockedRoom, seat: Seat, now: u64) -> bool {
        let takeover_at = game.away_since(seat).zip(locked.room.as_ref());
        let takeover_at = takeover_at.and_then(|(since, room)| room.takeover_at(seat, since));
        let is_known = !self.is_shared() || game.loaded() + TIME_TO_TELL <= now;
        is_known && takeover_at.is_some_and(|at| at <= now)
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
        let (game, locked) = self.lock_known_game(id).await?;
        game.set_payer(address);
        let token = secret::new_token();
        let chair = Chair::Person { name, token: Fingerprint::of(&token), guest };
        let (snapshot, seat) = self.grant(id, game, locked, Wish::Join { wanted, chair }).await?;
        Ok((snapshot, seat, token))
    }

    async fn try_to_join(
        self: &Arc<Self>,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        wanted: Option<Seat>,
        chair: Chair,
    ) -> Result<Tried, HouseError> {
        let room = locked.room()?;
        let (seat, decision) = room.decide_join(wanted, chair).map_err(|error| self.rejected(game, room, error))?;
        let now = self.time.now();
        game.record_activity(seat, now);
        self.execute_decision(game, locked, decision, now).await?;
        Ok(Tried::Written(self.snapshot_of(game, locked.room()?), seat))
    }

    pub(super) fn rejected(&self, game: &LoadedGame, room: &Arc<Room>, error: CommandError) -> HouseError {
        HouseError::Rejected(error, Box::new(self.snapshot_of(game, room)))
    }

    /// Commits the events of a decision, and creates the rematch if everybody agreed on one. Returns whether there were any.
    pub(super) async fn execute_decision(
        self: &Arc<Self>,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        decision: Decision,
        now: u64,
    ) -> Result<bool, HouseError> {
        let mut events = decision.events;
        let mut also = Vec::new();
        if decision.rematch {
            let (next, write) = self.rematch(locked.room()?, now);
            events.push(RoomEvent::Rematched { next });
            also.push(write);
        }
        if events.is_empty() {
            return Ok(false);
        }
        let at = now.max(locked.room()?.changed());
        let next = also.first().map(|write| write.game.clone());
        let events = events.into_iter().map(|event| TimestampedEvent { at, event }).collect();
        self.commit(game, locked, events, also).await?;
        if let Some(next) = next {
            let (house, payer) = (self.clone(), game.payer());
            crate::task::spawn(async move { house.resume_game(&next, payer).await });
        }
        Ok(true)
    }
}
