//! Applying events: how a room is rebuilt from its events, and how each of them changes it.

use std::error::Error;
use std::fmt;

use fencepost_rules::{Event, Game, Move, PlayError, Players, Seat, SeatSet};

use super::{
    Cause, Chair, OfferKind, Offers, Outage, PHRASES_KEPT, RecentOffers, Room, RoomEvent, Spoken, TimestampedEvent,
};

/// The stored events do not make a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The number of the first event that does not fit.
    pub seq: u64,
    /// The rule that it breaks, if it breaks one.
    pub cause: Option<PlayError>,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} does not fit", self.seq)?;
        self.cause.iter().try_for_each(|cause| write!(f, ": {cause}"))
    }
}

impl Error for ReplayError {}

impl Room {
    /// Rebuilds a game from its stored events.
    ///
    /// # Errors
    /// The first event that does not fit.
    pub fn replay(id: &str, events: &[TimestampedEvent], outages: &[Outage]) -> Result<Room, ReplayError> {
        let Some((TimestampedEvent { at, event: RoomEvent::Created { terms, chairs } }, rest)) = events.split_first()
        else {
            return Err(ReplayError { seq: 1, cause: None });
        };
        let mut room = Room::new(id, *at, terms, chairs);
        let mut outages = outages.iter().filter(|outage| outage.to > *at).peekable();
        for timestamped in rest {
            while let Some(outage) = outages.next_if(|outage| outage.to <= timestamped.at) {
                room.exclude_outage(*outage);
            }
            room.apply(timestamped)?;
        }
        outages.for_each(|outage| room.exclude_outage(*outage));
        Ok(room)
    }

    /// Applies an event.
    ///
    /// # Errors
    /// If it does not fit; the room must not be used any more then. The events that [`Room::decide`] returns always fit.
    pub fn apply(&mut self, timestamped: &TimestampedEvent) -> Result<(), ReplayError> {
        let seq = self.seq + 1;
        self.apply_event(timestamped).map_err(|cause| ReplayError { seq, cause })?;
        self.seq = seq;
        self.changed = self.changed.max(timestamped.at);
        Ok(())
    }

    /// Leaves out a time in which the server was down: nobody could play, so no clock ran.
    pub fn exclude_outage(&mut self, outage: Outage) {
        self.clocks.exclude_outage(outage.from, outage.to);
        let lost = outage.to.saturating_sub(outage.from.max(self.quiet_since));
        self.quiet_since = self.quiet_since.saturating_add(lost);
    }

    fn apply_event(&mut self, TimestampedEvent { at, event }: &TimestampedEvent) -> Result<(), Option<PlayError>> {
        let at = *at;
        match event {
            RoomEvent::Created { .. } => return Err(None),
            RoomEvent::Joined { seat, chair } => {
                self.chairs[*seat] = chair.clone();
                self.quiet_since = at;
            }
            RoomEvent::Left { seat } => self.chairs[*seat] = Chair::Open,
            RoomEvent::Moved { mv, lag } => self.apply_move(*mv, at, *lag)?,
            RoomEvent::GaveUp { seat, cause } => self.apply_departure(*seat, *cause, at)?,
            RoomEvent::Drawn => self.close(at, Game::agree_on_draw)?,
            RoomEvent::Aborted => self.close(at, Game::abort)?,
            RoomEvent::Abandoned => self.close(at, Game::abandon)?,
            RoomEvent::Offered { seat, kind } => self.apply_offer(*seat, *kind),
            RoomEvent::Declined { kind, .. } => match kind {
                OfferKind::Draw => self.offers.draw = SeatSet::EMPTY,
                OfferKind::Takeback => self.offers.takeback = None,
                OfferKind::Rematch => self.offers.rematch = SeatSet::EMPTY,
            },
            RoomEvent::TakenBack { ply } => self.apply_takeback(*ply, at)?,
            RoomEvent::GaveTime { to, milliseconds, .. } => self.clocks.add(*to, *milliseconds),
            RoomEvent::Said { seat, phrase } => {
                if self.phrases.len() == PHRASES_KEPT {
                    self.phrases.remove(0);
                }
                self.phrases.push(Spoken { seat: *seat, phrase: *phrase, at });
            }
            RoomEvent::TakenOver { seat, level } => {
                self.chairs[*seat] = Chair::Engine { level: *level };
                self.clear_offers();
            }
            RoomEvent::Interrupted { since } => {
                // What was given back once is not given back again.
                let from = (*since).max(self.interrupted_until);
                self.exclude_outage(Outage { from, to: at.max(from) });
                self.interrupted_until = self.interrupted_until.max(at);
            }
            RoomEvent::Rematched { next } => self.next = Some(next.clone()),
        }
        Ok(())
    }

    fn apply_move(&mut self, mv: Move, at: u64, lag: u64) -> Result<(), Option<PlayError>> {
        let mover = self.turn();
        self.game.play(mv).map_err(Some)?;
        self.clocks.press(at.saturating_sub(lag));
        self.lag_quota.spend(mover, lag);
        self.push(Event::Move(mv));
        self.readings.push(self.clocks.left(mover, at));
        self.first_moves = self.first_moves.with(mover);
        self.recent_offers = RecentOffers::default();
        self.offers.takeback = None;
        if !self.offers.draw.contains(mover) {
            self.offers.draw = SeatSet::EMPTY;
        }
        self.pass_turn(at);
        Ok(())
    }

    fn apply_departure(&mut self, seat: Seat, cause: Cause, at: u64) -> Result<(), Option<PlayError>> {
        match cause {
            Cause::Resign => self.game.resign(seat),
            Cause::Time => self.game.lose_on_time(seat),
        }
        .map_err(Some)?;
        self.clocks.take_out(seat, at);
        if self.players() != Players::Two {
            self.push(Event::Out(seat));
        }
        self.clear_offers();
        if self.clocks.running().is_none() || self.is_over() {
            self.pass_turn(at);
        }
        Ok(())
    }

    /// Adds to what happened on the board, and forgets the positions that can no longer repeat.
    fn push(&mut self, event: Event) {
        self.line.push(event);
        if !event.is_reversible() && self.game.outcome().is_none() {
            self.game = Game::new(*self.game.position());
        }
    }

    /// Starts the clock of the player to move, or stops all clocks if the game is over.
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
        self.clear_offers();
        Ok(())
    }

    fn clear_offers(&mut self) {
        self.offers = Offers::default();
        self.recent_offers = RecentOffers::default();
    }

    fn apply_offer(&mut self, seat: Seat, kind: OfferKind) {
        if !self.offers.stands(kind) {
            self.recent_offers.note(kind, seat);
        }
        match kind {
            OfferKind::Draw => self.offers.draw = self.offers.draw.with(seat),
            OfferKind::Rematch => self.offers.rematch = self.offers.rematch.with(seat),
            OfferKind::Takeback => match &mut self.offers.takeback {
                Some(takeback) => takeback.agreed = takeback.agreed.with(seat),
                None => self.offers.takeback = self.takeback_for(seat),
            },
        }
    }

    fn apply_takeback(&mut self, ply: usize, at: u64) -> Result<(), Option<PlayError>> {
        let mut plies = 0;
        let kept = self.line.iter().take_while(|event| {
            let keep = plies < ply || matches!(event, Event::Out(_));
            plies += usize::from(matches!(event, Event::Move(_)));
            keep
        });
        let kept: Vec<Event> = kept.copied().collect();
        self.game = Game::new(self.terms.start);
        self.line.clear();
        for event in kept {
            self.game.apply(event).map_err(Some)?;
            self.push(event);
        }
        self.readings.truncate(ply);
        self.clear_offers();
        self.clocks.stop(at);
        self.pass_turn(at);
        Ok(())
    }
}
