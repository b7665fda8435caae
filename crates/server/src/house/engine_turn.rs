//! The engine's turn: what an engine is asked, and what becomes of its answer.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use fencepost_engine::players::Racer;
use fencepost_engine::time_management::{TimeBudget, TimeLeft};
use fencepost_engine::{NullHost, Player, SearchLimits};
use fencepost_rules::{Move, Seat, TimeControl};

use super::loaded_game::{LoadedGame, LockedRoom};
use super::{House, HouseError};
use crate::engines::{Answer, Purpose, Task};
use crate::room::{CommandError, Room};
use crate::store::StoreError;

/// Milliseconds after which storing an engine's move is tried again.
const RETRY: u64 = 1000;

/// A request to an engine that has not been answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EngineRequest {
    /// Its number: the answer to an earlier request does not count, even if the game is where it was then.
    number: u64,
    /// The number of moves and the position that it is about.
    about: (usize, u64),
}

impl House {
    /// Asks the engine that has to move, unless it has been asked already or the game is paused.
    pub(super) fn request_engine_move(self: &Arc<Self>, game: &Arc<LoadedGame>, locked: &mut LockedRoom) {
        let Some(room) = &locked.room else { return };
        // Only engines play: then whichever process somebody watches it by asks them.
        let is_ours = self.looks_after(game) || room.is_exhibition();
        let to_move = room.engine_to_move().filter(|_| is_ours && !game.is_paused(room, self.time.now()));
        let about = (room.plies(), room.position().zobrist_key());
        match (to_move, locked.engine_request) {
            (Some(_), Some(request)) if request.about == about => {}
            (Some((seat, level)), _) => {
                let number = game.engine_requests.fetch_add(1, Relaxed) + 1;
                let task = self.task(game, room, (seat, level), number);
                locked.engine_request = Some(EngineRequest { number, about });
                self.engines.submit(task);
            }
            // Somebody else has to move: the request is cancelled.
            (None, Some(_)) => {
                game.engine_requests.fetch_add(1, Relaxed);
                locked.engine_request = None;
            }
            (None, None) => {}
        }
    }

    fn task(self: &Arc<Self>, game: &LoadedGame, room: &Room, (seat, level): (Seat, u8), number: u64) -> Task {
        let (house, id) = (self.clone(), room.id().to_owned());
        let runtime = tokio::runtime::Handle::current();
        let is_exhibition = room.is_exhibition();
        let own_pace = self.settings.exhibition.filter(|_| room.terms().of_house);
        let pace = if is_exhibition && room.plies() > 0 { own_pace.unwrap_or(self.settings.pace) } else { 0 };
        let not_before = house.time.instant(room.changed() + pace);
        let clock = room.clocks();
        let latest = game.engine_requests.clone();
        // All time used so far was spent waiting, which is not charged.
        let left = || clock.left(seat, house.time.now() - clock.elapsed(house.time.now()));
        Task {
            payer: game.payer(),
            purpose: if is_exhibition { Purpose::Exhibition } else { Purpose::Opponent },
            game: room.recent().clone(),
            level,
            seed: room.position().zobrist_key() ^ seed_of(&id),
            budget: clock.running().map(|_| budget(room, left())),
            lines: 1,
            report: None,
            is_wanted: Box::new(move || latest.load(Relaxed) == number),
            done: Box::new(move |answer| {
                runtime.spawn(async move {
                    tokio::time::sleep_until(not_before).await;
                    house.receive_engine_move(&id, number, answer).await;
                });
            }),
        }
    }

    /// An engine has answered. Its move is played if the request has not been cancelled.
    async fn receive_engine_move(self: Arc<Self>, id: &str, number: u64, answer: Answer) {
        let played = match self.lock_known_game(id).await {
            Ok((game, mut locked)) => self.play_engine_move(&game, &mut locked, number, answer).await,
            Err(error) => Err(error),
        };
        match played {
            Ok(()) | Err(HouseError::Stopping | HouseError::NoSuchGame) => {}
            // Somebody was faster, and the game is read again.
            Err(HouseError::Store(StoreError::Conflict)) if self.is_shared() => drop(self.lock_game(id).await),
            Err(error) => {
                tracing::warn!(game = id, code = error.code(), "an engine's move could not be stored");
                self.set_timer(self.time.now() + RETRY, id);
            }
        }
    }

    async fn play_engine_move(
        self: &Arc<Self>,
        game: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        number: u64,
        answer: Answer,
    ) -> Result<(), HouseError> {
        if locked.engine_request.is_none_or(|request| request.number != number) {
            return Ok(());
        }
        locked.engine_request = None;
        let now = self.time.now();
        let room = locked.room()?;
        let spent = answer.spent.as_millis() as u64;
        let mut decision = Err(CommandError::NotPlaying);
        let fallback = std::iter::once_with(|| fallback_move(room)).flatten();
        for mv in answer.best.ok().flatten().into_iter().chain(fallback) {
            decision = room.decide_engine_move(mv, spent, now);
            if decision.is_ok() {
                break;
            }
            tracing::error!(position = %room.position(), %mv, "an engine wants to play an illegal move");
        }
        let decision = decision.map_err(|error| self.rejected(game, room, error))?;
        self.execute_decision(game, locked, decision, now).await?;
        Ok(())
    }
}

/// What is played if the engine fails, so that the game goes on: the pawn runs.
fn fallback_move(room: &Room) -> Option<Move> {
    Racer::new(0).choose(room.recent(), &SearchLimits::default(), &mut NullHost)
}

/// How long an engine may think by its clock.
fn budget(room: &Room, left: u64) -> TimeBudget {
    let (remaining, seconds) = (Duration::from_millis(left), |seconds: u32| Duration::from_secs(seconds.into()));
    let clock = TimeLeft { remaining, ..TimeLeft::default() };
    let clock = match room.terms().control {
        TimeControl::PerMove { .. } => return TimeBudget::of_move(remaining),
        TimeControl::Increment { increment, .. } => TimeLeft { increment: seconds(increment), ..clock },
        TimeControl::Delay { delay, .. } => TimeLeft { delay: seconds(delay), ..clock },
        TimeControl::Hourglass { .. } => TimeLeft { is_hourglass: true, ..clock },
        TimeControl::None => clock,
    };
    TimeBudget::of_clock(&clock, room.position())
}

/// The same game always meets the same opponent.
fn seed_of(id: &str) -> u64 {
    id.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
