//! What players have offered each other and not answered yet: draws, takebacks, rematches.

use fencepost_rules::{Event, Move, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Room;

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Matter {
    /// To call it a draw (R17).
    Draw,
    /// To take moves back.
    Takeback,
    /// To play again.
    Rematch,
}

impl Matter {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Matter::Draw => "draw",
            Matter::Takeback => "takeback",
            Matter::Rematch => "rematch",
        }
    }
}

/// A request to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// Who asks.
    pub seat: Seat,
    /// So many moves would be left.
    pub ply: usize,
    /// The first move that would go.
    pub mv: Move,
    /// Who agrees, the asker included.
    pub agreed: SeatSet,
}

/// Who has offered what since the last move. A player may offer each thing once between two moves.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Asked {
    draw: SeatSet,
    takeback: SeatSet,
    rematch: SeatSet,
}

impl Asked {
    /// Whether that seat has offered it.
    pub fn contains(&self, matter: Matter, seat: Seat) -> bool {
        match matter {
            Matter::Draw => self.draw,
            Matter::Takeback => self.takeback,
            Matter::Rematch => self.rematch,
        }
        .contains(seat)
    }

    /// Notes that the seat offers it.
    pub fn note(&mut self, matter: Matter, seat: Seat) {
        let seats = match matter {
            Matter::Draw => &mut self.draw,
            Matter::Takeback => &mut self.takeback,
            Matter::Rematch => &mut self.rematch,
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
    /// Whether there is an open offer in a matter, to be agreed to or declined.
    pub fn stands(&self, matter: Matter) -> bool {
        match matter {
            Matter::Draw => !self.draw.is_empty(),
            Matter::Takeback => self.takeback.is_some(),
            Matter::Rematch => !self.rematch.is_empty(),
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
