//! What a wish comes to: events, or a refusal.

use fencepost_rules::{Dialect, Event as BoardEvent, Move, PlayError, Players, Seat, SeatSet};

use super::{Cause, Chair, Event, MOST_PLIES, Matter, Phrase, Room};

/// How much somebody may say in how many milliseconds.
pub(super) const PHRASES_AT_ONCE: usize = 3;
const PHRASE_TIME: u64 = 10_000;

/// What a player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To move.
    Move {
        /// As it was written.
        text: String,
        /// How many moves have been played, as far as they know.
        ply: usize,
        /// The network's delay, in milliseconds.
        lag: u64,
    },
    /// To give up; before the start, to give the seat back.
    Resign,
    /// To offer something or agree to it.
    Offer(Matter),
    /// To refuse something or take it back.
    Decline(Matter),
    /// To give another time.
    GiveTime {
        /// Who gets it: in a game of two it can only be the other.
        to: Option<Seat>,
        /// How much.
        seconds: u64,
    },
    /// To say something.
    Say(Phrase),
    /// To have an engine play on for a person.
    TakeOver {
        /// For which seat.
        seat: Seat,
        /// The engine's level.
        level: u8,
        /// Whether that person has been away for long.
        away: bool,
    },
}

impl Wish {
    /// Whether it can only bring the game nearer to its end, or is about what comes after it. There is a bound to all of these.
    fn brings_the_end(&self) -> bool {
        let (offer, decline) = (Wish::Offer(Matter::Rematch), Wish::Decline(Matter::Rematch));
        matches!(self, Wish::Move { .. } | Wish::Resign) || *self == offer || *self == decline
    }
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is said by its code")]
pub enum Denial {
    NotStarted,
    Over,
    NotOver,
    PlyMismatch,
    NotYourTurn,
    NotAMove { text: String },
    Illegal { mv: Move, refusal: PlayError },
    NoOpenSeat,
    SeatTaken,
    NothingToTakeBack,
    NothingOffered,
    OfferedAlready,
    TooLong,
    NoClock,
    NotPlaying,
    NameASeat,
    StillHere,
    TooManyPhrases,
}

impl Denial {
    /// A short name that stays the same for good: for other programs, and to look up a translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Denial::NotStarted => "not-started",
            Denial::Over => "game-over",
            Denial::NotOver => "not-over",
            Denial::PlyMismatch => "ply-mismatch",
            Denial::NotYourTurn => "not-your-turn",
            Denial::NotAMove { .. } => "not-a-move",
            Denial::Illegal { refusal, .. } => refusal.code(),
            Denial::NoOpenSeat => "no-open-seat",
            Denial::SeatTaken => "seat-taken",
            Denial::NothingToTakeBack => "nothing-to-take-back",
            Denial::NothingOffered => "nothing-offered",
            Denial::OfferedAlready => "offered-already",
            Denial::TooLong => "game-too-long",
            Denial::NoClock => "no-clock",
            Denial::NotPlaying => "not-playing",
            Denial::NameASeat => "name-a-seat",
            Denial::StillHere => "still-here",
            Denial::TooManyPhrases => "too-many-phrases",
        }
    }
}

/// What comes of a wish.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Decision {
    /// To be written down and taken in. None, where all is as wished already.
    pub events: Vec<Event>,
    /// All want to play again: the house has to make the game.
    pub rematch: bool,
}

impl From<Event> for Decision {
    fn from(event: Event) -> Decision {
        Decision { events: vec![event], rematch: false }
    }
}

impl Room {
    /// What comes of a player's wish. Nothing changes by asking.
    ///
    /// # Errors
    /// Why it is not granted.
    pub fn decide(&self, seat: Seat, wish: &Wish, now: u64) -> Result<Decision, Denial> {
        if self.is_full() && !wish.brings_the_end() {
            return Err(Denial::TooLong);
        }
        match wish {
            Wish::Move { text, ply, lag } => self.decide_move(seat, text, *ply, *lag, now),
            Wish::Resign => self.decide_resign(seat),
            Wish::Offer(Matter::Draw) => self.decide_draw(seat),
            Wish::Offer(Matter::Takeback) => self.decide_takeback(seat),
            Wish::Offer(Matter::Rematch) => self.decide_rematch(seat),
            Wish::Decline(matter) => self.decide_decline(seat, *matter),
            Wish::GiveTime { to, seconds } => self.decide_time(seat, *to, *seconds),
            Wish::Say(phrase) => self.decide_phrase(seat, *phrase, now),
            Wish::TakeOver { seat: whose, level, away } => self.decide_takeover(seat, *whose, *level, *away),
        }
    }

    /// What comes of somebody's wish to sit down, on a certain seat or on the first.
    ///
    /// # Errors
    /// Why it is not granted.
    pub fn decide_join(&self, wanted: Option<Seat>, chair: Chair) -> Result<(Seat, Decision), Denial> {
        let seat = self.open_seat(wanted)?;
        if self.is_full() {
            return Err(Denial::TooLong);
        }
        Ok((seat, Event::Joined { seat, chair }.into()))
    }

    fn decide_phrase(&self, seat: Seat, phrase: Phrase, now: u64) -> Result<Decision, Denial> {
        let recent = |spoken: &&super::Spoken| spoken.seat == seat && spoken.at.saturating_add(PHRASE_TIME) > now;
        if self.phrases().iter().filter(recent).count() >= PHRASES_AT_ONCE {
            return Err(Denial::TooManyPhrases);
        }
        Ok(Event::Said { seat, phrase }.into())
    }

    fn open_seat(&self, wanted: Option<Seat>) -> Result<Seat, Denial> {
        if self.is_over() {
            return Err(Denial::NoOpenSeat);
        }
        let mut open = self.chairs().filter(|(_, chair)| chair.is_open()).map(|(seat, _)| seat);
        match wanted {
            None => open.next().ok_or(Denial::NoOpenSeat),
            Some(wanted) => open.find(|&seat| seat == wanted).ok_or(Denial::SeatTaken),
        }
    }

    fn decide_move(&self, seat: Seat, text: &str, ply: usize, lag: u64, now: u64) -> Result<Decision, Denial> {
        let mv = Dialect::default().read(text, self.position().board());
        if let Ok(mv) = mv
            && self.mover_of(ply) == Some((seat, mv))
        {
            return Ok(Decision::default());
        }
        self.in_play()?;
        if ply != self.plies() {
            return Err(Denial::PlyMismatch);
        }
        if seat != self.turn() {
            return Err(Denial::NotYourTurn);
        }
        let mv = mv.map_err(|_| Denial::NotAMove { text: text.to_owned() })?;
        self.recent().check(mv).map_err(|refusal| Denial::Illegal { mv, refusal })?;
        Ok(self.moved(mv, self.lag_granted(seat, lag, now)))
    }

    /// A legal move, after which a game that never ends is broken off.
    fn moved(&self, mv: Move, lag: u64) -> Decision {
        let mut events = vec![Event::Moved { mv, lag }];
        if self.plies() + 1 >= MOST_PLIES && !self.ends_by(mv) {
            events.push(Event::Aborted);
        }
        Decision { events, rematch: false }
    }

    /// Whether a legal move ends the game.
    fn ends_by(&self, mv: Move) -> bool {
        let mut game = self.recent().clone();
        game.play(mv).is_ok() && game.outcome().is_some()
    }

    /// Whether a seat may come up with something: once between two moves. To agree to what stands is no question of that.
    fn may_ask(&self, seat: Seat, matter: Matter) -> Result<(), Denial> {
        let is_again = !self.offers().stands(matter) && self.asked().contains(matter, seat);
        if is_again { Err(Denial::OfferedAlready) } else { Ok(()) }
    }

    /// What comes of an engine's move for which it thought for so many milliseconds. Nothing else is charged: not the time for
    /// which it had to wait for a thread, nor a pause.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn decide_engine_move(&self, mv: Move, spent: u64, now: u64) -> Result<Decision, Denial> {
        self.in_play()?;
        self.recent().check(mv).map_err(|refusal| Denial::Illegal { mv, refusal })?;
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
                BoardEvent::Move(mv) if played == ply => return Some((position.turn(), mv)),
                BoardEvent::Move(mv) => {
                    position.play_unchecked(mv);
                    played += 1;
                }
                BoardEvent::Out(out) => position.take_out(out).ok()?,
            }
        }
        None
    }

    fn in_play(&self) -> Result<(), Denial> {
        if self.is_over() {
            Err(Denial::Over)
        } else if self.is_started() {
            Ok(())
        } else {
            Err(Denial::NotStarted)
        }
    }

    pub(super) fn plays_on(&self, seat: Seat) -> Result<(), Denial> {
        self.in_play()?;
        if self.position().playing().contains(seat) { Ok(()) } else { Err(Denial::NotPlaying) }
    }

    fn decide_resign(&self, seat: Seat) -> Result<Decision, Denial> {
        if self.is_started() || self.is_over() {
            self.plays_on(seat)?;
            return Ok(Event::GaveUp { seat, cause: Cause::Resign }.into());
        }
        let others_wait = self.chairs().any(|(other, chair)| other != seat && chair.is_person());
        Ok(if others_wait { Event::Left { seat } } else { Event::Aborted }.into())
    }

    /// The persons still in.
    fn persons_in(&self) -> SeatSet {
        self.position().playing().into_iter().filter(|&seat| self.chair(seat).is_person()).collect()
    }

    fn decide_draw(&self, seat: Seat) -> Result<Decision, Denial> {
        self.plays_on(seat)?;
        if self.offers().draw.contains(seat) {
            return Ok(Decision::default());
        }
        let matter = Matter::Draw;
        self.may_ask(seat, matter)?;
        let mut events = vec![Event::Offered { seat, matter }];
        let engine = self.position().playing().into_iter().find(|&other| self.chair(other).level().is_some());
        if let Some(engine) = engine {
            events.push(Event::Declined { seat: engine, matter });
        } else if self.offers().draw.with(seat) == self.persons_in() {
            events.push(Event::Drawn);
        }
        Ok(Decision { events, rematch: false })
    }

    fn decide_takeback(&self, seat: Seat) -> Result<Decision, Denial> {
        self.plays_on(seat)?;
        let standing = self.offers().takeback;
        if standing.is_some_and(|takeback| takeback.agreed.contains(seat)) {
            return Ok(Decision::default());
        }
        let takeback = standing.or_else(|| self.takeback_for(seat)).ok_or(Denial::NothingToTakeBack)?;
        if takeback.agreed.with(seat) == self.persons_in() {
            return Ok(Event::TakenBack { ply: takeback.ply }.into());
        }
        self.may_ask(seat, Matter::Takeback)?;
        Ok(Event::Offered { seat, matter: Matter::Takeback }.into())
    }

    fn decide_rematch(&self, seat: Seat) -> Result<Decision, Denial> {
        if !self.is_over() {
            return Err(Denial::NotOver);
        }
        if self.next().is_some() || self.offers().rematch.contains(seat) {
            return Ok(Decision::default());
        }
        // A game that never filled up has nobody to play again with.
        if !self.is_started() {
            return Err(Denial::NotStarted);
        }
        let persons: SeatSet = self.chairs().filter(|(_, chair)| chair.is_person()).map(|(seat, _)| seat).collect();
        self.may_ask(seat, Matter::Rematch)?;
        let rematch = self.offers().rematch.with(seat) == persons;
        Ok(Decision { events: vec![Event::Offered { seat, matter: Matter::Rematch }], rematch })
    }

    fn decide_decline(&self, seat: Seat, matter: Matter) -> Result<Decision, Denial> {
        let is_settled = matter == Matter::Rematch && self.next().is_some();
        if !self.offers().stands(matter) || is_settled {
            return Err(Denial::NothingOffered);
        }
        // Whoever has left has no say in what the others agree on (R18).
        if matter != Matter::Rematch {
            self.plays_on(seat)?;
        }
        Ok(Event::Declined { seat, matter }.into())
    }

    fn decide_time(&self, from: Seat, to: Option<Seat>, seconds: u64) -> Result<Decision, Denial> {
        self.plays_on(from)?;
        if !self.clocks().is_kept() {
            return Err(Denial::NoClock);
        }
        let other = || self.players().seats().iter().copied().find(|&seat| seat != from);
        let to = to.or_else(|| if self.players() == Players::Two { other() } else { None });
        let to = to.filter(|&to| to != from).ok_or(Denial::NameASeat)?;
        if !self.position().playing().contains(to) {
            return Err(Denial::NotPlaying);
        }
        Ok(Event::GaveTime { from, to, milliseconds: seconds.saturating_mul(1000) }.into())
    }

    fn decide_takeover(&self, by: Seat, seat: Seat, level: u8, away: bool) -> Result<Decision, Denial> {
        self.plays_on(by)?;
        self.plays_on(seat)?;
        if !self.chair(seat).is_person() {
            return Err(Denial::NotPlaying);
        }
        if by != seat && !away {
            return Err(Denial::StillHere);
        }
        Ok(Event::TakenOver { seat, level }.into())
    }
}
