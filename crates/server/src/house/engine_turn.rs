//! Engines at the table: what they are asked, and what becomes of their answers.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use fencepost_engine::players::Racer;
use fencepost_engine::time_management::{TimeBudget, TimeLeft};
use fencepost_engine::{NullHost, Player, SearchLimits};
use fencepost_rules::{Move, Seat, TimeControl};

use super::loaded_game::Asked;
use super::{House, LoadedGame, LockedRoom, is_paused};
use crate::engines::{Answer, Payer, Purpose, Task};
use crate::failure::ApiError;
use crate::room::{CommandError, Room};

/// After so many milliseconds it is tried again to store an engine's move.
const RETRY: u64 = 1000;

impl House {
    /// Asks the engine that has to move, unless it has been asked already or the game is paused.
    pub(super) fn request_engine_move(self: &Arc<Self>, live: &Arc<LoadedGame>, locked: &mut LockedRoom) {
        let Some(room) = &locked.room else { return };
        let to_move = room.engine_to_move().filter(|_| !is_paused(live, room, self.time.now()));
        let about = (room.plies(), room.position().zobrist_key());
        match (to_move, locked.asked) {
            (Some(_), Some(asked)) if asked.about == about => {}
            (Some((seat, level)), _) => {
                let question = live.question.fetch_add(1, Relaxed) + 1;
                let task = self.task(live, room, (seat, level), question);
                locked.asked = Some(Asked { question, about });
                self.engines.submit(task);
            }
            // Somebody else has to move: whatever was asked is no longer wanted.
            (None, Some(_)) => {
                live.question.fetch_add(1, Relaxed);
                locked.asked = None;
            }
            (None, None) => {}
        }
    }

    /// Takes a game into memory whether anybody comes or not, so that an engine that begins does, and silence is noticed.
    pub(super) async fn resume_game(self: Arc<Self>, id: &str, payer: Payer) {
        if let Ok((live, mut locked)) = self.lock_game(id).await {
            live.set_payer(payer);
            self.watch(&live, &mut locked, payer);
        }
    }

    fn task(self: &Arc<Self>, live: &LoadedGame, room: &Room, (seat, level): (Seat, u8), question: u64) -> Task {
        let (house, id) = (self.clone(), room.id().to_owned());
        let runtime = tokio::runtime::Handle::current();
        let is_exhibition = room.is_exhibition();
        let pace = if is_exhibition && room.plies() > 0 { self.settings.pace } else { 0 };
        let not_before = house.time.instant(room.changed() + pace);
        let clock = room.clocks();
        let latest = live.question.clone();
        // All that was used of the time so far is waiting, which is not charged.
        let left = || clock.left(seat, house.time.now() - clock.elapsed(house.time.now()));
        Task {
            payer: live.payer(),
            purpose: if is_exhibition { Purpose::Exhibition } else { Purpose::Opponent },
            game: room.recent().clone(),
            level,
            seed: room.position().zobrist_key() ^ seed_of(&id),
            budget: clock.running().map(|_| budget(room, left())),
            lines: 1,
            report: None,
            is_wanted: Box::new(move || latest.load(Relaxed) == question),
            done: Box::new(move |answer| {
                runtime.spawn(async move {
                    tokio::time::sleep_until(not_before).await;
                    house.receive_engine_move(&id, question, answer).await;
                });
            }),
        }
    }

    /// An engine has answered. It moves, if the question still stands.
    async fn receive_engine_move(self: Arc<Self>, id: &str, question: u64, answer: Answer) {
        let moved = match self.lock_game(id).await {
            Ok((live, mut locked)) => self.play_engine_move(&live, &mut locked, question, answer).await,
            Err(failure) => Err(failure),
        };
        match moved {
            Ok(()) | Err(ApiError::Stopping | ApiError::NoSuchGame) => {}
            Err(failure) => {
                tracing::warn!(game = id, code = failure.code(), "an engine's move could not be stored");
                // The house may have closed by then.
                let _ = self.timers.send((self.time.now() + RETRY, id.to_owned()));
            }
        }
    }

    async fn play_engine_move(
        self: &Arc<Self>,
        live: &Arc<LoadedGame>,
        locked: &mut LockedRoom,
        question: u64,
        answer: Answer,
    ) -> Result<(), ApiError> {
        if locked.asked.is_none_or(|asked| asked.question != question) {
            return Ok(());
        }
        locked.asked = None;
        let now = self.time.now();
        let room = locked.room()?;
        let spent = answer.spent.as_millis() as u64;
        let mut decision = Err(CommandError::NotPlaying);
        let fallback = std::iter::once_with(|| plain_move(room)).flatten();
        for mv in answer.best.ok().flatten().into_iter().chain(fallback) {
            decision = room.decide_engine_move(mv, spent, now);
            if decision.is_ok() {
                break;
            }
            tracing::error!(position = %room.position(), %mv, "an engine wants to play an illegal move");
        }
        self.execute_decision(live, locked, decision?, now).await
    }
}

/// What is played where the engine fails, so that the game goes on: the pawn runs.
fn plain_move(room: &Room) -> Option<Move> {
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
