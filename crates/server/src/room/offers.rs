//! What players have offered each other and not answered yet: draws, takebacks, rematches.

use fencepost_rules::{Event, Move, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Room;

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// To call it a draw (R17).
    Draw,
    /// To take moves back.
    Takeback,
    /// To play again.
    Rematch,
}

impl OfferKind {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            OfferKind::Draw => "draw",
            OfferKind::Takeback => "takeback",
            OfferKind::Rematch => "rematch",
        }
    }
}

/// A request to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would be left.
    pub ply: usize,
    /// The first move that would go.
    pub mv: Move,
    /// Who agrees, including whoever asked.
    pub agreed: SeatSet,
}

/// Who has offered what since the last move. A player may offer each thing once between two moves.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RecentOffers {
    draw: SeatSet,
    takeback: SeatSet,
    rematch: SeatSet,
}

impl RecentOffers {
    /// Whether that seat has offered it.
    pub fn contains(&self, kind: OfferKind, seat: Seat) -> bool {
        match kind {
            OfferKind::Draw => self.draw,
            OfferKind::Takeback => self.takeback,
            OfferKind::Rematch => self.rematch,
        }
        .contains(seat)
    }

    /// Notes that the seat offers it.
    pub fn note(&mut self, kind: OfferKind, seat: Seat) {
        let seats = match kind {
            OfferKind::Draw => &mut self.draw,
            OfferKind::Takeback => &mut self.takeback,
            OfferKind::Rematch => &mut self.rematch,
        };
        *seats = seats.with(seat);
    }
}

/// All open offers.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Offers {
    /// Who wants a draw.
    pub draw: SeatSet,
    /// The request to take moves back.
    pub takeback: Option<Takeback>,
    /// Who wants to play again.
    pub rematch: SeatSet,
}

impl Offers {
    /// Whether there is an open offer of that kind, to accept or to decline.
    pub fn stands(&self, kind: OfferKind) -> bool {
        match kind {
            OfferKind::Draw => !self.draw.is_empty(),
            OfferKind::Takeback => self.takeback.is_some(),
            OfferKind::Rematch => !self.rematch.is_empty(),
        }
    }
}

impl Room {
    /// What a seat would take back: its last move, and all moves after it.
    pub(super) fn takeback_for(&self, seat: Seat) -> Option<Takeback> {
        let mut position = self.terms.start;
        let mut ply = 0;
        let mut last = None;
        for &event in &self.line {
            match event {
                Event::Move(mv) => {
                    if position.turn() == seat {
                        last = Some((ply, mv));
                    }
                    position.play_unchecked(mv);
                    ply += 1;
                }
                // Whoever has left does not come back because another wants a move back.
                Event::Out(out) => {
                    position.take_out(out).ok()?;
                    last = None;
                }
            }
        }
        last.map(|(ply, mv)| Takeback { seat, ply, mv, agreed: SeatSet::EMPTY.with(seat) })
    }
}
