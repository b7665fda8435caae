//! A game with its seats, clocks and offers: a state machine that knows no network, no disk and no time of its own.
//!
//! [`Room::decide`] turns a wish into events or a refusal and changes nothing; [`Room::apply`] takes an event in. Between
//! the two the events are written to disk, so that nobody is told of anything that could still be lost. A room is rebuilt
//! from its events alone by [`Room::replay`].

mod chair;
mod decide;
mod event;
mod lag;
mod offers;
mod phrase;

use std::error::Error;
use std::fmt;

use fencepost_rules::{BySeat, Event as BoardEvent, Game, Move, PlayError, Players, Position, Seat, SeatSet};

pub use chair::{Chair, Fingerprint};
pub use decide::{Decision, Denial, Wish};
pub use event::{Cause, Event, First, Stamped, Terms};
pub use lag::{LagQuota, MOST_LAG};
pub use offers::{Asked, Matter, Offers, Takeback};
pub use phrase::Phrase;

use crate::clock::Clocks;

/// How long a seat may be silent before everybody's first move in a game with a clock.
pub const PATIENCE: u64 = 60_000;
/// How long a person must be away from a game with a clock before others may give the seat to an engine, in milliseconds.
pub const AWAY: u64 = 120_000;
/// The same without a clock, where nobody has to hurry: a day, and it must be that person's turn.
pub const AWAY_WITHOUT_CLOCK: u64 = 24 * 60 * 60 * 1000;
/// After so many events nothing more is taken but moves, resigning and what concerns a rematch: more than any game needs.
pub const MOST_EVENTS: u64 = 10_000;
/// A game in which so many moves have been made is broken off: more than any game takes.
pub const MOST_PLIES: usize = 10_000;
/// So many of the last phrases are shown: no fewer than four players may say at once, or nobody could tell who said too much.
const PHRASES_KEPT: usize = 4 * decide::PHRASES_AT_ONCE;

/// A time in which the server was down: nobody's clock ran.
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
    line: Vec<BoardEvent>,
    /// What each mover had left after the move.
    readings: Vec<u64>,
    /// The game since the last thing that cannot be undone by play: all that repetition needs, and little to keep.
    game: Game,
    clocks: Clocks,
    lag_quota: LagQuota,
    /// Who has made a first move.
    first_moves: SeatSet,
    /// Whether everybody has, so that clocks run.
    begun: bool,
    /// Since when a first move has been waited for.
    quiet_since: u64,
    offers: Offers,
    asked: Asked,
    phrases: Vec<Spoken>,
    next: Option<String>,
    seq: u64,
    changed: u64,
}

/// The stored events make no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The number of the first event that does not fit.
    pub seq: u64,
    /// What it runs into, where the rules object.
    pub refusal: Option<PlayError>,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} does not fit", self.seq)?;
        self.refusal.iter().try_for_each(|refusal| write!(f, ": {refusal}"))
    }
}

impl Error for Damage {}

/// Rebuilding.
impl Room {
    /// A game that has just been made.
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
            offers: Offers::default(),
            asked: Asked::default(),
            phrases: Vec::new(),
            next: None,
            seq: 1,
            changed: at,
        }
    }

    /// The game that its stored events make.
    ///
    /// # Errors
    /// The first event that does not fit.
    pub fn replay(id: &str, events: &[Stamped], outages: &[Outage]) -> Result<Room, Damage> {
        let Some((Stamped { at, event: Event::Created { terms, chairs } }, rest)) = events.split_first() else {
            return Err(Damage { seq: 1, refusal: None });
        };
        let mut room = Room::new(id, *at, terms, chairs);
        let mut outages = outages.iter().filter(|outage| outage.to > *at).peekable();
        for stamped in rest {
            while let Some(outage) = outages.next_if(|outage| outage.to <= stamped.at) {
                room.leave_out(*outage);
            }
            room.apply(stamped)?;
        }
        outages.for_each(|outage| room.leave_out(*outage));
        Ok(room)
    }

    /// Takes an event in.
    ///
    /// # Errors
    /// If it does not fit; the room is of no use then. What [`Room::decide`] gave always fits.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), Damage> {
        let seq = self.seq + 1;
        self.take_in(stamped).map_err(|refusal| Damage { seq, refusal })?;
        self.seq = seq;
        self.changed = self.changed.max(stamped.at);
        Ok(())
    }

    /// Nobody could play in that time, so no clock ran.
    pub fn leave_out(&mut self, outage: Outage) {
        self.clocks.leave_out(outage.from, outage.to);
        let lost = outage.to.saturating_sub(outage.from.max(self.quiet_since));
        self.quiet_since = self.quiet_since.saturating_add(lost);
    }

    fn take_in(&mut self, Stamped { at, event }: &Stamped) -> Result<(), Option<PlayError>> {
        let at = *at;
        match event {
            Event::Created { .. } => return Err(None),
            Event::Joined { seat, chair } => {
                self.chairs[*seat] = chair.clone();
                self.quiet_since = at;
            }
            Event::Left { seat } => self.chairs[*seat] = Chair::Open,
            Event::Moved { mv, lag } => self.take_move(*mv, at, *lag)?,
            Event::GaveUp { seat, cause } => self.take_leave(*seat, *cause, at)?,
            Event::Drawn => self.close(at, Game::agree_on_draw)?,
            Event::Aborted => self.close(at, Game::abort)?,
            Event::Abandoned => self.close(at, Game::abandon)?,
            Event::Offered { seat, matter } => self.take_offer(*seat, *matter),
            Event::Declined { matter, .. } => match matter {
                Matter::Draw => self.offers.draw = SeatSet::EMPTY,
                Matter::Takeback => self.offers.takeback = None,
                Matter::Rematch => self.offers.rematch = SeatSet::EMPTY,
            },
            Event::TakenBack { ply } => self.take_back(*ply, at)?,
            Event::GaveTime { to, milliseconds, .. } => self.clocks.add(*to, *milliseconds),
            Event::Said { seat, phrase } => {
                if self.phrases.len() == PHRASES_KEPT {
                    self.phrases.remove(0);
                }
                self.phrases.push(Spoken { seat: *seat, phrase: *phrase, at });
            }
            Event::TakenOver { seat, level } => {
                self.chairs[*seat] = Chair::Engine { level: *level };
                self.forget_offers();
            }
            Event::Rematched { next } => self.next = Some(next.clone()),
        }
        Ok(())
    }

    fn take_move(&mut self, mv: Move, at: u64, lag: u64) -> Result<(), Option<PlayError>> {
        let mover = self.turn();
        self.game.play(mv).map_err(Some)?;
        self.clocks.press(at.saturating_sub(lag));
        self.lag_quota.spend(mover, lag);
        self.push(BoardEvent::Move(mv));
        self.readings.push(self.clocks.left(mover, at));
        self.first_moves = self.first_moves.with(mover);
        self.asked = Asked::default();
        self.offers.takeback = None;
        if !self.offers.draw.contains(mover) {
            self.offers.draw = SeatSet::EMPTY;
        }
        self.pass_turn(at);
        Ok(())
    }

    fn take_leave(&mut self, seat: Seat, cause: Cause, at: u64) -> Result<(), Option<PlayError>> {
        match cause {
            Cause::Resign => self.game.resign(seat),
            Cause::Time => self.game.lose_on_time(seat),
        }
        .map_err(Some)?;
        self.clocks.take_out(seat, at);
        if self.players() != Players::Two {
            self.push(BoardEvent::Out(seat));
        }
        self.forget_offers();
        if self.clocks.running().is_none() || self.is_over() {
            self.pass_turn(at);
        }
        Ok(())
    }

    /// Remembers what happened on the board, and forgets what repetition no longer needs.
    fn push(&mut self, event: BoardEvent) {
        self.line.push(event);
        if !event.is_reversible() && self.game.outcome().is_none() {
            self.game = Game::new(*self.game.position());
        }
    }

    /// Sets the clock going of whoever is to move now.
    fn pass_turn(&mut self, at: u64) {
        self.quiet_since = at;
        if self.is_over() {
            self.clocks.stop(at);
            return;
        }
        self.begun = self.begun || self.position().playing().into_iter().all(|seat| self.first_moves.contains(seat));
        if self.begun {
            self.clocks.run(self.turn(), at);
        }
    }

    fn close(&mut self, at: u64, end: fn(&mut Game) -> Result<(), PlayError>) -> Result<(), Option<PlayError>> {
        end(&mut self.game).map_err(Some)?;
        self.clocks.stop(at);
        self.forget_offers();
        Ok(())
    }

    fn forget_offers(&mut self) {
        self.offers = Offers::default();
        self.asked = Asked::default();
    }

    fn take_offer(&mut self, seat: Seat, matter: Matter) {
        if !self.offers.stands(matter) {
            self.asked.note(matter, seat);
        }
        match matter {
            Matter::Draw => self.offers.draw = self.offers.draw.with(seat),
            Matter::Rematch => self.offers.rematch = self.offers.rematch.with(seat),
            Matter::Takeback => match &mut self.offers.takeback {
                Some(takeback) => takeback.agreed = takeback.agreed.with(seat),
                None => self.offers.takeback = self.takeback_for(seat),
            },
        }
    }

    fn take_back(&mut self, ply: usize, at: u64) -> Result<(), Option<PlayError>> {
        let mut plies = 0;
        let kept = self.line.iter().take_while(|event| {
            let keep = plies < ply || matches!(event, BoardEvent::Out(_));
            plies += usize::from(matches!(event, BoardEvent::Move(_)));
            keep
        });
        let kept: Vec<BoardEvent> = kept.copied().collect();
        self.game = Game::new(self.terms.start);
        self.line.clear();
        for event in kept {
            self.game.apply(event).map_err(Some)?;
            self.push(event);
        }
        self.readings.truncate(ply);
        self.forget_offers();
        self.clocks.stop(at);
        self.pass_turn(at);
        Ok(())
    }
}

/// Looking.
impl Room {
    /// Its name in addresses.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// When it was made.
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

    /// What was settled when it was made.
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

    /// The seat that a secret moves.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let fits = |chair: &Chair| matches!(chair, Chair::Person { token: known, .. } if known.fits(token));
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

    /// The game since the last thing that cannot be undone by play.
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
    pub fn line(&self) -> &[BoardEvent] {
        &self.line
    }

    /// What each mover had left after the move, in milliseconds; nothing to go by where no time is kept.
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

    /// Who has come up with what since the last move.
    pub fn asked(&self) -> &Asked {
        &self.asked
    }

    /// Whether so much has happened that only what brings the game to its end is still taken.
    pub fn is_full(&self) -> bool {
        self.seq >= MOST_EVENTS
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
        self.is_started() && !self.is_over() && all_engines()
    }

    /// Since when the player to move has been waited for. The time in which the server was down does not count.
    pub fn waiting_since(&self) -> u64 {
        self.quiet_since
    }

    /// From when on the others may give a seat to an engine whose person has been away since some time; none where they may not.
    pub fn takeover_at(&self, seat: Seat, away_since: u64) -> Option<u64> {
        if self.plays_on(seat).is_err() || !self.chairs[seat].is_person() {
            None
        } else if self.clocks.is_kept() {
            Some(away_since.saturating_add(AWAY))
        } else {
            let since = away_since.max(self.quiet_since);
            (self.turn() == seat).then(|| since.saturating_add(AWAY_WITHOUT_CLOCK))
        }
    }

    /// When the game will be broken off for silence. Engines are never silent by choice.
    pub fn abort_at(&self) -> Option<u64> {
        let waits = self.clocks.is_kept() && self.is_started() && !self.begun && !self.is_over();
        let waits = waits && self.engine_to_move().is_none();
        waits.then_some(self.quiet_since.saturating_add(PATIENCE))
    }

    /// Whether nothing but its players can end it: it waits for some, has no clock, or pauses while nobody watches.
    pub fn idles(&self) -> bool {
        !self.is_over() && (!self.is_started() || !self.clocks.is_kept() || self.is_exhibition())
    }

    /// When something will happen by itself. A move that left its player in time may still be on its way for `lag`. An engine
    /// keeps within its time, but may have to wait before it can think, which is not charged: its flag never falls.
    pub fn due(&self, lag: &BySeat<u64>) -> Option<u64> {
        if self.engine_to_move().is_some() {
            return None;
        }
        let flag = self
            .clocks
            .running()
            .zip(self.clocks.deadline())
            .map(|(seat, at)| at.saturating_add(self.lag_quota.grant(seat, lag[seat])));
        flag.or(self.abort_at())
    }

    /// What has happened by itself up to now.
    pub fn tick(&self, now: u64, lag: &BySeat<u64>) -> Option<Stamped> {
        let due = self.due(lag).filter(|&due| due <= now)?;
        Some(match self.clocks.running().zip(self.clocks.deadline()) {
            Some((seat, at)) => Stamped { at, event: Event::GaveUp { seat, cause: Cause::Time } },
            None => Stamped { at: due, event: Event::Aborted },
        })
    }

    /// What a wish of that seat to take moves back would come to: its last move goes, and all after it.
    fn takeback_for(&self, seat: Seat) -> Option<Takeback> {
        let mut position = self.terms.start;
        let mut ply = 0;
        let mut last = None;
        for &event in &self.line {
            match event {
                BoardEvent::Move(mv) => {
                    if position.turn() == seat {
                        last = Some((ply, mv));
                    }
                    position.play_unchecked(mv);
                    ply += 1;
                }
                // Whoever has left does not come back because another wants a move back.
                BoardEvent::Out(out) => {
                    position.take_out(out).ok()?;
                    last = None;
                }
            }
        }
        last.map(|(ply, mv)| Takeback { seat, ply, mv, agreed: SeatSet::EMPTY.with(seat) })
    }
}
