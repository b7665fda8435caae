//! What players have offered each other and not answered yet.

use fencepost_rules::{Move, Seat, SeatSet};
use serde::{Deserialize, Serialize};

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

/// A wish to take moves back.
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

/// Who has come up with what since the last move. Once is enough: whoever is refused asks again after the next one.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Asked {
    draw: SeatSet,
    takeback: SeatSet,
    rematch: SeatSet,
}

impl Asked {
    /// Whether that seat has come up with it.
    pub fn contains(&self, matter: Matter, seat: Seat) -> bool {
        match matter {
            Matter::Draw => self.draw,
            Matter::Takeback => self.takeback,
            Matter::Rematch => self.rematch,
        }
        .contains(seat)
    }

    /// That seat comes up with it.
    pub fn note(&mut self, matter: Matter, seat: Seat) {
        let seats = match matter {
            Matter::Draw => &mut self.draw,
            Matter::Takeback => &mut self.takeback,
            Matter::Rematch => &mut self.rematch,
        };
        *seats = seats.with(seat);
    }
}

/// All standing offers.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Offers {
    /// Who wants a draw.
    pub draw: SeatSet,
    /// The wish to take moves back.
    pub takeback: Option<Takeback>,
    /// Who wants to play again.
    pub rematch: SeatSet,
}

impl Offers {
    /// Whether something stands in a matter, to be agreed to or declined.
    pub fn stands(&self, matter: Matter) -> bool {
        match matter {
            Matter::Draw => !self.draw.is_empty(),
            Matter::Takeback => self.takeback.is_some(),
            Matter::Rematch => !self.rematch.is_empty(),
        }
    }
}
