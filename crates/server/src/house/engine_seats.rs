//! Engines at the table: what they are asked, and what becomes of their answers.

use std::sync::Arc;
use std::time::Duration;

use fencepost_engine::time::{Budget, Clock as EngineClock};
use fencepost_rules::{Move, Seat, TimeControl};

use super::House;
use crate::engines::Task;
use crate::room::{Chair, Room, Wish};

impl House {
    /// What an engine is asked when it has to move.
    pub(super) fn task(self: &Arc<Self>, room: &Room, seat: Seat, level: u8) -> Task {
        let (house, id) = (self.clone(), room.id().to_owned());
        let about = (room.plies(), room.position().hash());
        let runtime = tokio::runtime::Handle::current();
        let all_engines = room.chairs().all(|(_, chair)| chair.level().is_some());
        let pace = if all_engines && room.plies() > 0 { self.settings.pace } else { 0 };
        let not_before = house.time.instant(room.changed() + pace);
        let clock = room.clocks();
        Task {
            share: room.chairs().find_map(|(_, chair)| share_of(chair)).unwrap_or_else(|| id.clone()),
            game: room.recent().clone(),
            level,
            seed: about.1 ^ seed_of(&id),
            budget: clock.running().map(|_| budget(room, clock.left(seat, house.time.now()))),
            lines: 1,
            report: None,
            done: Box::new(move |mv| {
                runtime.spawn(async move {
                    tokio::time::sleep_until(not_before).await;
                    house.engine_moves(&id, seat, about, mv).await;
                });
            }),
        }
    }

    /// An engine has found its move, if the game still stands where it was asked.
    async fn engine_moves(self: Arc<Self>, id: &str, seat: Seat, about: (usize, u64), mv: Option<Move>) {
        let Ok((live, mut locked)) = self.enter(id).await else { return };
        let now = self.time.now();
        if let Err(failure) = self.settle(&live, &mut locked, now).await {
            tracing::warn!(game = id, code = failure.code(), "an engine's move could not be stored");
            return;
        }
        let Ok(room) = locked.room() else { return };
        let stands = room.engine_to_move().is_some_and(|(turn, _)| turn == seat)
            && (room.plies(), room.position().hash()) == about;
        let Some(mv) = mv.filter(|_| stands) else { return };
        let wish = Wish::Move { text: mv.to_string(), ply: about.0, lag: 0 };
        let written = match room.decide(seat, &wish, now) {
            Ok(decision) => self.carry_out(&live, &mut locked, decision, now).await,
            Err(denial) => Err(denial.into()),
        };
        if let Err(failure) = written {
            tracing::warn!(game = id, code = failure.code(), "an engine's move could not be stored");
            // So that it is tried again when the game is next looked at.
            locked.thinking = None;
        }
    }
}

/// How long an engine may think by its clock.
fn budget(room: &Room, left: u64) -> Budget {
    let (remaining, seconds) = (Duration::from_millis(left), |seconds: u32| Duration::from_secs(seconds.into()));
    let clock = EngineClock { remaining, ..EngineClock::default() };
    let clock = match room.terms().control {
        TimeControl::PerMove { .. } => return Budget::of_move(remaining),
        TimeControl::Increment { increment, .. } => EngineClock { increment: seconds(increment), ..clock },
        TimeControl::Delay { delay, .. } => EngineClock { delay: seconds(delay), ..clock },
        TimeControl::Hourglass { .. } => EngineClock { is_hourglass: true, ..clock },
        TimeControl::None => clock,
    };
    Budget::of_clock(&clock, room.position())
}

/// Whose share of the engines' time it is.
fn share_of(chair: &Chair) -> Option<String> {
    match chair {
        Chair::Person { guest: Some(guest), .. } => Some(guest.to_string()),
        _ => None,
    }
}

/// The same game always meets the same opponent.
fn seed_of(id: &str) -> u64 {
    id.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
