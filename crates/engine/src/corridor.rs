//! The corridor of a pawn: all its shortest ways to the goal at once.

use fencepost_rules::{Fence, Fences, Position, Seat, Square, Squares};

/// All shortest ways of one pawn, by fences alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Corridor {
    /// Steps to the goal.
    pub(crate) length: u8,
    /// How many of them lead to a square that no shortest way goes round.
    pub(crate) narrow: u8,
    /// The squares to which a first step on a shortest way leads.
    pub(crate) next: Squares,
    /// The fence places that block a step of some shortest way. No other fence changes anything here.
    pub(crate) hot: Fences,
}

/// Room for the squares at every distance, kept by the search so that it need not be cleared at each node.
pub(crate) type Layers = [Squares; Square::COUNT + 2];

pub(crate) const NO_LAYERS: Layers = [Squares::EMPTY; Square::COUNT + 2];

impl Corridor {
    #[inline]
    pub(crate) fn find(position: &Position, seat: Seat, layers: &mut Layers) -> Corridor {
        let steps = position.steps();
        let goal = position.board().goal(seat);
        let pawn = position.pawn(seat).map_or(Squares::EMPTY, |square| Squares::EMPTY.with(square));
        let mut reached = pawn;
        let mut length = 0;
        layers[0] = pawn;
        while (reached & goal).is_empty() {
            let frontier = steps.around(layers[length]) - reached;
            if frontier.is_empty() {
                break;
            }
            length += 1;
            layers[length] = frontier;
            reached = reached | frontier;
        }
        let mut on_way = layers[length] & goal;
        let (mut north, mut east) = (Squares::EMPTY, Squares::EMPTY);
        let mut narrow = 0;
        let mut next = Squares::EMPTY;
        for layer in layers[..length].iter().rev() {
            narrow += u8::from(on_way.is_single());
            let before = steps.around(on_way) & *layer;
            let (up, right) = steps.between(before, on_way);
            north = north | up;
            east = east | right;
            next = on_way;
            on_way = before;
        }
        Corridor { length: length as u8, narrow, next, hot: Fences::blocking(north, east) }
    }

    /// Whether that fence leaves all as it is.
    #[inline]
    pub(crate) fn stays(&self, fence: Fence) -> bool {
        !self.hot.contains(fence)
    }
}
