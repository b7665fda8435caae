//! A game with its seats, clocks and offers: a state machine without network, disk or clock of its own.
//!
//! Rooms are event-sourced. [`Room::decide`] turns a [`Command`] into events or a [`CommandError`] and changes nothing;
//! [`Room::apply`] applies an event. Nobody is told of an event before it is on disk. [`Room::replay`] rebuilds a room from
//! its events alone.

mod apply;
mod chair;
mod command;
mod decide;
mod event;
mod lag_compensation;
mod offers;
mod phrase;
mod timeouts;

use fencepost_rules::{BySeat, Event, Game, Players, Position, Seat, SeatSet};

pub use apply::ReplayError;
pub use chair::{Chair, Fingerprint};
pub use command::{Command, CommandError};
pub use decide::Decision;
pub use event::{Cause, First, RoomEvent, Terms, TimestampedEvent, TournamentTie};
pub use lag_compensation::{LagQuota, MOST_LAG};
pub use offers::{OfferKind, Offers, RecentOffers, Takeback};
pub use phrase::Phrase;
pub use timeouts::{FIRST_MOVE_TIMEOUT, TAKEOVER_AFTER, TAKEOVER_AFTER_WITHOUT_CLOCK};

use crate::clock::Clocks;

/// A room with more events accepts only moves, resigning and rematches. No game needs that many.
pub const MOST_EVENTS: u64 = 10_000;
/// A game with more moves is aborted. No game takes that many.
pub const MOST_PLIES: usize = 10_000;
/// How many of the last phrases are kept: at least as many as four players may say at once, so that the limit can be checked.
const PHRASES_KEPT: usize = 4 * decide::PHRASES_AT_ONCE;

/// A time in which the server was down, and no clock ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When it was last seen alive.
    pub from: u64,
    /// When it was there again.
    pub to: u64,
}

/// Something a player said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// Who.
    pub seat: Seat,
    /// What.
    pub phrase: Phrase,
    /// When.
    pub at: u64,
}

/// A game as the server knows it.
#[derive(Clone, Debug)]
pub struct Room {
    id: String,
    created: u64,
    terms: Terms,
    chairs: BySeat<Chair>,
    /// All that happened on the board.
    line: Vec<Event>,
    /// What each mover had left after the move.
    readings: Vec<u64>,
    /// The game since the last irreversible event: that is all repetition needs.
    game: Game,
    clocks: Clocks,
    lag_quota: LagQuota,
    /// Who has made a first move.
    first_moves: SeatSet,
    /// Whether everybody has, so that clocks run.
    begun: bool,
    /// Since when the game has waited for the player to move.
    quiet_since: u64,
    /// Until when the last interruption lasted.
    interrupted_until: u64,
    offers: Offers,
    recent_offers: RecentOffers,
    phrases: Vec<Spoken>,
    next: Option<String>,
    seq: u64,
    changed: u64,
}
impl Room {
    /// A game that has just been created.
    pub fn new(id: &str, at: u64, terms: &Terms, chairs: &[Chair]) -> Room {
        let mut by_seat = BySeat([Chair::Open, Chair::Open, Chair::Open, Chair::Open]);
        for (&seat, chair) in terms.start.players().seats().iter().zip(chairs) {
            by_seat[seat] = chair.clone();
        }
        Room {
            id: id.to_owned(),
            created: at,
            chairs: by_seat,
            line: Vec::new(),
            readings: Vec::new(),
            game: Game::new(terms.start),
            clocks: Clocks::new(terms.control, terms.start.players()),
            lag_quota: LagQuota::default(),
            terms: terms.clone(),
            first_moves: SeatSet::EMPTY,
            begun: false,
            quiet_since: at,
            interrupted_until: 0,
            offers: Offers::default(),
            recent_offers: RecentOffers::default(),
            phrases: Vec::new(),
            next: None,
            seq: 1,
            changed: at,
        }
    }

    /// Its id, which is also its name in URLs.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// When it was created.
    pub fn created(&self) -> u64 {
        self.created
    }

    /// When something last happened.
    pub fn changed(&self) -> u64 {
        self.changed
    }

    /// The number of events so far.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The terms that it was created with.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.terms.start.players()
    }

    /// Who sits on a seat.
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat]
    }

    /// All seats with those who sit there, in turn order.
    pub fn chairs(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        self.players().seats().iter().map(|&seat| (seat, &self.chairs[seat]))
    }

    /// The seat that the secret token with that fingerprint plays for.
    pub fn seat_of(&self, token: &Fingerprint) -> Option<Seat> {
        let fits = |chair: &Chair| matches!(chair, Chair::Person { token: known, .. } if known.is(token));
        self.chairs().find(|(_, chair)| fits(chair)).map(|(seat, _)| seat)
    }

    /// Whether play has begun: no seat is open.
    pub fn is_started(&self) -> bool {
        self.chairs().all(|(_, chair)| !chair.is_open())
    }

    /// Whether it has ended.
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The game since the last irreversible event: a fence, or a player who left.
    pub fn recent(&self) -> &Game {
        &self.game
    }

    /// The whole game, played again from its start.
    pub fn whole_game(&self) -> Game {
        let mut game = Game::new(self.terms.start);
        for event in &self.line {
            let fits = game.apply(*event);
            debug_assert!(fits.is_ok(), "what was played once can be played again");
        }
        game
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.position().turn()
    }

    /// All that happened on the board.
    pub fn line(&self) -> &[Event] {
        &self.line
    }

    /// What each mover had left after the move, in milliseconds; meaningless without a clock.
    pub fn readings(&self) -> &[u64] {
        &self.readings
    }

    /// The number of moves made.
    pub fn plies(&self) -> usize {
        self.readings.len()
    }

    /// The clocks.
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// How much of a seat's delay is not charged if it moves now: no more than its clock has run.
    pub fn lag_granted(&self, seat: Seat, lag: u64, now: u64) -> u64 {
        self.lag_quota.grant(seat, lag).min(self.clocks.elapsed(now))
    }

    /// What is offered.
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// Who has offered what since the last move.
    pub fn recent_offers(&self) -> &RecentOffers {
        &self.recent_offers
    }

    /// Whether it has so many events that it accepts only what brings it to its end.
    pub fn is_full(&self) -> bool {
        self.seq >= MOST_EVENTS
    }

    /// Whether a seat has made a move.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.first_moves.contains(seat)
    }

    /// The last things that were said.
    pub fn phrases(&self) -> &[Spoken] {
        &self.phrases
    }

    /// The rematch.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// The seat and level of the engine that has to move now.
    pub fn engine_to_move(&self) -> Option<(Seat, u8)> {
        let seat = self.turn();
        let level = self.chairs[seat].level()?;
        (self.is_started() && !self.is_over()).then_some((seat, level))
    }

    /// Whether only engines play on: nobody waits for their moves.
    pub fn is_exhibition(&self) -> bool {
        let all_engines = || self.position().playing().into_iter().all(|seat| self.chairs[seat].level().is_some());
        self.terms.tournament.is_none() && self.is_started() && !self.is_over() && all_engines()
    }

    /// Whether nothing but its players can end it: it waits for some, has no clock, or pauses while nobody watches.
    pub fn idles(&self) -> bool {
        !self.is_over() && (!self.is_started() || !self.clocks.is_kept() || self.is_exhibition())
    }
}
