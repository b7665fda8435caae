//! What happens without a player: flags that fall, games that nobody starts, seats that may be taken over.

use fencepost_rules::{BySeat, Seat};

use super::{Cause, Room, RoomEvent, TimestampedEvent};

/// How long a game with a clock waits for each first move before it is aborted, in milliseconds.
pub const FIRST_MOVE_TIMEOUT: u64 = 60_000;
/// How long a person must be away from a game with a clock before others may give the seat to an engine, in milliseconds.
pub const TAKEOVER_AFTER: u64 = 120_000;
/// The same without a clock, where nobody has to hurry: a day, and it must be that person's turn.
pub const TAKEOVER_AFTER_WITHOUT_CLOCK: u64 = 24 * 60 * 60 * 1000;

impl Room {
    /// Since when the game has waited for the player to move. The time in which the server was down does not count.
    pub fn waiting_since(&self) -> u64 {
        self.quiet_since
    }

    /// When the others may give a seat to an engine if its person has been away since then; none if they may not.
    pub fn takeover_at(&self, seat: Seat, away_since: u64) -> Option<u64> {
        if self.plays_on(seat).is_err() || !self.chairs[seat].is_person() {
            None
        } else if self.clocks.is_kept() {
            Some(away_since.saturating_add(TAKEOVER_AFTER))
        } else {
            let since = away_since.max(self.quiet_since);
            (self.turn() == seat).then(|| since.saturating_add(TAKEOVER_AFTER_WITHOUT_CLOCK))
        }
    }

    /// When the game will be aborted because a first move is missing. An engine is never late by choice.
    pub fn abort_at(&self) -> Option<u64> {
        let waits = self.clocks.is_kept() && self.is_started() && !self.begun && !self.is_over();
        let waits = waits && self.engine_to_move().is_none() && self.terms.tournament.is_none();
        waits.then_some(self.quiet_since.saturating_add(FIRST_MOVE_TIMEOUT))
    }

    /// When the player to move forfeits a game of a tournament because a first move is missing.
    pub fn forfeit_at(&self) -> Option<u64> {
        let tie = self.terms.tournament.as_ref()?;
        let waits = self.is_started() && !self.is_over() && !self.first_moves.contains(self.turn());
        let waits = waits && self.engine_to_move().is_none();
        waits.then_some(self.quiet_since.saturating_add(tie.absent))
    }

    /// When the next timeout is due: a flag falls, or the game is aborted. A move that was sent in time may still be on its way
    /// for `lag`. An engine keeps within its time but may have to wait for a thread, which is not charged: its flag never falls.
    pub fn next_timeout(&self, lag: &BySeat<u64>) -> Option<u64> {
        if self.engine_to_move().is_some() {
            return None;
        }
        let flag = self
            .clocks
            .running()
            .zip(self.clocks.deadline())
            .map(|(seat, at)| at.saturating_add(self.lag_quota.grant(seat, lag[seat])));
        flag.or(self.forfeit_at()).or(self.abort_at())
    }

    /// The event of a timeout that is due by now.
    pub fn timeout_event(&self, now: u64, lag: &BySeat<u64>) -> Option<TimestampedEvent> {
        let due = self.next_timeout(lag).filter(|&due| due <= now)?;
        Some(match self.clocks.running().zip(self.clocks.deadline()) {
            Some((seat, at)) => TimestampedEvent { at, event: RoomEvent::GaveUp { seat, cause: Cause::Time } },
            None if self.forfeit_at().is_some() => {
                TimestampedEvent { at: due, event: RoomEvent::GaveUp { seat: self.turn(), cause: Cause::Time } }
            }
            None => TimestampedEvent { at: due, event: RoomEvent::Aborted },
        })
    }
}
