//! Deciding on commands: they become events, or are refused.

use fencepost_rules::{Dialect, Event, Move, Players, Seat, SeatSet};

use super::{Cause, Chair, Command, CommandError, MOST_PLIES, OfferKind, Phrase, Room, RoomEvent};

/// How many phrases a player may say, and in how many milliseconds.
pub(super) const PHRASES_AT_ONCE: usize = 3;
const PHRASE_TIME: u64 = 10_000;

/// The result of a command.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Decision {
    /// To be stored and applied. None if the command has been carried out before.
    pub events: Vec<RoomEvent>,
    /// Everybody agreed on a rematch: the house has to create that game.
    pub rematch: bool,
}

impl From<RoomEvent> for Decision {
    fn from(event: RoomEvent) -> Decision {
        Decision { events: vec![event], rematch: false }
    }
}

impl Room {
    /// Decides on a player's command. This changes nothing.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(&self, seat: Seat, command: &Command, now: u64) -> Result<Decision, CommandError> {
        if self.is_full() && !command.brings_the_end() {
            return Err(CommandError::TooLong);
        }
        if self.terms().tournament.is_some() && command.is_casual() {
            return Err(CommandError::InTournament);
        }
        match command {
            Command::Move { text, ply, lag } => self.decide_move(seat, text, *ply, *lag, now),
            Command::Resign => self.decide_resign(seat),
            Command::Offer(OfferKind::Draw) => self.decide_draw(seat),
            Command::Offer(OfferKind::Takeback) => self.decide_takeback(seat),
            Command::Offer(OfferKind::Rematch) => self.decide_rematch(seat),
            Command::Decline(kind) => self.decide_decline(seat, *kind),
            Command::GiveTime { to, seconds } => self.decide_time(seat, *to, *seconds),
            Command::Say(phrase) => self.decide_phrase(seat, *phrase, now),
            Command::TakeOver { seat: whose, level, away } => self.decide_takeover(seat, *whose, *level, *away),
        }
    }

    /// Decides on a request to join, on a certain seat or on the first open one.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide_join(&self, wanted: Option<Seat>, chair: Chair) -> Result<(Seat, Decision), CommandError> {
        let seat = self.open_seat(wanted)?;
        if self.is_full() {
            return Err(CommandError::TooLong);
        }
        Ok((seat, RoomEvent::Joined { seat, chair }.into()))
    }

    fn decide_phrase(&self, seat: Seat, phrase: Phrase, now: u64) -> Result<Decision, CommandError> {
        let recent = |spoken: &&super::Spoken| spoken.seat == seat && spoken.at.saturating_add(PHRASE_TIME) > now;
        if self.phrases().iter().filter(recent).count() >= PHRASES_AT_ONCE {
            return Err(CommandError::TooManyPhrases);
        }
        Ok(RoomEvent::Said { seat, phrase }.into())
    }

    fn open_seat(&self, wanted: Option<Seat>) -> Result<Seat, CommandError> {
        if self.is_over() {
            return Err(CommandError::NoOpenSeat);
        }
        let mut open = self.chairs().filter(|(_, chair)| chair.is_open()).map(|(seat, _)| seat);
        match wanted {
            None => open.next().ok_or(CommandError::NoOpenSeat),
            Some(wanted) => open.find(|&seat| seat == wanted).ok_or(CommandError::SeatTaken),
        }
    }

    fn decide_move(&self, seat: Seat, text: &str, ply: usize, lag: u64, now: u64) -> Result<Decision, CommandError> {
        let mv = Dialect::default().read(text, self.position().board());
        if let Ok(mv) = mv
            && self.mover_of(ply) == Some((seat, mv))
        {
            return Ok(Decision::default());
        }
        self.in_play()?;
        if ply != self.plies() {
            return Err(CommandError::PlyMismatch);
        }
        if seat != self.turn() {
            return Err(CommandError::NotYourTurn);
        }
        let mv = mv.map_err(|_| CommandError::NotAMove { text: text.to_owned() })?;
        self.recent().check(mv).map_err(|error| CommandError::Illegal { mv, error })?;
        Ok(self.moved(mv, self.lag_granted(seat, lag, now)))
    }

    /// The events of a legal move: a game that never ends is aborted.
    fn moved(&self, mv: Move, lag: u64) -> Decision {
        let mut events = vec![RoomEvent::Moved { mv, lag }];
        if self.plies() + 1 >= MOST_PLIES && !self.ends_by(mv) {
            events.push(RoomEvent::Aborted);
        }
        Decision { events, rematch: false }
    }

    /// Whether a legal move ends the game.
    fn ends_by(&self, mv: Move) -> bool {
        let mut game = self.recent().clone();
        game.play(mv).is_ok() && game.outcome().is_some()
    }

    /// Whether a seat may make an offer: once between two moves. Agreeing to an open offer is always allowed.
    fn may_offer(&self, seat: Seat, kind: OfferKind) -> Result<(), CommandError> {
        let is_again = !self.offers().stands(kind) && self.recent_offers().contains(kind, seat);
        if is_again { Err(CommandError::OfferedAlready) } else { Ok(()) }
    }

    /// Decides on an engine's move. Its clock is charged for the milliseconds spent thinking and nothing else: neither for
    /// waiting for a thread nor for a pause.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn decide_engine_move(&self, mv: Move, spent: u64, now: u64) -> Result<Decision, CommandError> {
        self.in_play()?;
        self.recent().check(mv).map_err(|error| CommandError::Illegal { mv, error })?;
        let at = now.max(self.changed());
        Ok(self.moved(mv, self.clocks().elapsed(at).saturating_sub(spent)))
    }

    /// Who played the move with that number, and which it was.
    fn mover_of(&self, ply: usize) -> Option<(Seat, Move)> {
        if ply >= self.plies() {
            return None;
        }
        let mut position = self.terms().start;
        let mut played = 0;
        for &event in self.line() {
            match event {
                Event::Move(mv) if played == ply => return Some((position.turn(), mv)),
                Event::Move(mv) => {
                    position.play_unchecked(mv);
                    played += 1;
                }
                Event::Out(out) => position.take_out(out).ok()?,
            }
        }
        None
    }

    fn in_play(&self) -> Result<(), CommandError> {
        if self.is_over() {
            Err(CommandError::Over)
        } else if self.is_started() {
            Ok(())
        } else {
            Err(CommandError::NotStarted)
        }
    }

    pub(super) fn plays_on(&self, seat: Seat) -> Result<(), CommandError> {
        self.in_play()?;
        if self.position().playing().contains(seat) { Ok(()) } else { Err(CommandError::NotPlaying) }
    }

    fn decide_resign(&self, seat: Seat) -> Result<Decision, CommandError> {
        if self.is_started() || self.is_over() {
            self.plays_on(seat)?;
            return Ok(RoomEvent::GaveUp { seat, cause: Cause::Resign }.into());
        }
        let others_wait = self.chairs().any(|(other, chair)| other != seat && chair.is_person());
        Ok(if others_wait { RoomEvent::Left { seat } } else { RoomEvent::Aborted }.into())
    }

    /// The people who are still in the game.
    fn persons_in(&self) -> SeatSet {
        self.position().playing().into_iter().filter(|&seat| self.chair(seat).is_person()).collect()
    }

    fn decide_draw(&self, seat: Seat) -> Result<Decision, CommandError> {
        self.plays_on(seat)?;
        if self.offers().draw.contains(seat) {
            return Ok(Decision::default());
        }
        let kind = OfferKind::Draw;
        self.may_offer(seat, kind)?;
        let mut events = vec![RoomEvent::Offered { seat, kind }];
        let engine = self.position().playing().into_iter().find(|&other| self.chair(other).level().is_some());
        if let Some(engine) = engine {
            events.push(RoomEvent::Declined { seat: engine, kind });
        } else if self.offers().draw.with(seat) == self.persons_in() {
            events.push(RoomEvent::Drawn);
        }
        Ok(Decision { events, rematch: false })
    }

    fn decide_takeback(&self, seat: Seat) -> Result<Decision, CommandError> {
        self.plays_on(seat)?;
        let standing = self.offers().takeback;
        if standing.is_some_and(|takeback| takeback.agreed.contains(seat)) {
            return Ok(Decision::default());
        }
        let takeback = standing.or_else(|| self.takeback_for(seat)).ok_or(CommandError::NothingToTakeBack)?;
        if takeback.agreed.with(seat) == self.persons_in() {
            return Ok(RoomEvent::TakenBack { ply: takeback.ply }.into());
        }
        self.may_offer(seat, OfferKind::Takeback)?;
        Ok(RoomEvent::Offered { seat, kind: OfferKind::Takeback }.into())
    }

    fn decide_rematch(&self, seat: Seat) -> Result<Decision, CommandError> {
        if !self.is_over() {
            return Err(CommandError::NotOver);
        }
        if self.next().is_some() || self.offers().rematch.contains(seat) {
            return Ok(Decision::default());
        }
        // A game that never filled up has nobody to play again with.
        if !self.is_started() {
            return Err(CommandError::NotStarted);
        }
        let persons: SeatSet = self.chairs().filter(|(_, chair)| chair.is_person()).map(|(seat, _)| seat).collect();
        self.may_offer(seat, OfferKind::Rematch)?;
        let rematch = self.offers().rematch.with(seat) == persons;
        Ok(Decision { events: vec![RoomEvent::Offered { seat, kind: OfferKind::Rematch }], rematch })
    }

    fn decide_decline(&self, seat: Seat, kind: OfferKind) -> Result<Decision, CommandError> {
        let is_settled = kind == OfferKind::Rematch && self.next().is_some();
        if !self.offers().stands(kind) || is_settled {
            return Err(CommandError::NothingOffered);
        }
        // A player who has left has no say in what the others agree on (R18).
        if kind != OfferKind::Rematch {
            self.plays_on(seat)?;
        }
        Ok(RoomEvent::Declined { seat, kind }.into())
    }

    fn decide_time(&self, from: Seat, to: Option<Seat>, seconds: u64) -> Result<Decision, CommandError> {
        self.plays_on(from)?;
        if !self.clocks().is_kept() {
            return Err(CommandError::NoClock);
        }
        let other = || self.players().seats().iter().copied().find(|&seat| seat != from);
        let to = to.or_else(|| if self.players() == Players::Two { other() } else { None });
        let to = to.filter(|&to| to != from).ok_or(CommandError::NameASeat)?;
        if !self.position().playing().contains(to) {
            return Err(CommandError::NotPlaying);
        }
        Ok(RoomEvent::GaveTime { from, to, milliseconds: seconds.saturating_mul(1000) }.into())
    }

    fn decide_takeover(&self, by: Seat, seat: Seat, level: u8, away: bool) -> Result<Decision, CommandError> {
        self.plays_on(by)?;
        self.plays_on(seat)?;
        if !self.chair(seat).is_person() {
            return Err(CommandError::NotPlaying);
        }
        if by != seat && !away {
            return Err(CommandError::StillHere);
        }
        Ok(RoomEvent::TakenOver { seat, level }.into())
    }
}
