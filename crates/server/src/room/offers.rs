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
