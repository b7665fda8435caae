//! Whether the reason given for an illegal move is true, found out the plain way.

use fencepost_rules::{Move, PlayError, Position, Square, Squares};

use crate::plain;

/// What is wrong with the reason, if anything.
pub(super) fn doubt(position: &Position, mv: Move, error: &PlayError) -> Option<&'static str> {
    let is_true = match (mv, *error) {
        (_, PlayError::GameOver) => position.winner().is_some(),
        (Move::Pawn(to), PlayError::OffBoard) => !position.board().squares().contains(to),
        (Move::Fence(fence), PlayError::OffBoard) => !plain::fits(position.board(), fence),
        (Move::Fence(_), PlayError::NoFencesLeft) => position.left(position.turn()) == 0,
        (Move::Fence(fence), PlayError::Overlaps { fence: other }) => {
            position.fences().contains(other) && plain::overlap(fence, other)
        }
        (Move::Fence(fence), PlayError::Crosses { fence: other }) => {
            position.fences().contains(other) && plain::cross(fence, other)
        }
        (Move::Fence(fence), PlayError::CutsOff { seat, region }) => {
            return position.pawn(seat).map_or(Some("nobody is cut off"), |pawn| {
                let shut_in = plain::region(position.board(), position.fences().with(fence), pawn);
                doubt_region(region, shut_in, position.board().goal(seat))
            });
        }
        (Move::Pass, PlayError::MustMove) => !position.legal_moves().is_empty(),
        (Move::Pawn(to), reason) => return doubt_about_pawn(position, to, reason),
        _ => false,
    };
    (!is_true).then_some("not so")
}

fn doubt_region(told: Squares, shut_in: Squares, goal: Squares) -> Option<&'static str> {
    if told != shut_in {
        Some("the region is another")
    } else if !(shut_in & goal).is_empty() {
        Some("the goal is within reach")
    } else {
        None
    }
}

fn doubt_about_pawn(position: &Position, to: Square, reason: PlayError) -> Option<&'static str> {
    let from = position.pawn(position.turn())?;
    let is_true = match reason {
        PlayError::OutOfReach { from: told } => told == from && out_of_reach(position, from, to),
        PlayError::Occupied { by } => position.pawn(by) == Some(to) && by != position.turn(),
        PlayError::FenceInTheWay { fence } => {
            position.fences().contains(fence)
                && routes(position, from, to).iter().flatten().any(|&(a, b)| plain::stands_between(fence, a, b))
        }
        PlayError::JumpOpen { jump } => position.legal_moves().pawn().contains(jump) && beside_jump(from, to, jump),
        _ => false,
    };
    (!is_true).then_some("not so")
}

/// The steps by which the pawn could get from one square to another if no fence stood there: one step, or two across
/// any other pawn.
fn routes(position: &Position, from: Square, to: Square) -> Vec<Vec<(Square, Square)>> {
    let board = position.board();
    let step = plain::around(board, from).filter(|&next| next == to).map(|next| vec![(from, next)]);
    let across = plain::around(board, from)
        .filter(|&over| position.pawn_at(over).is_some() && plain::around(board, over).any(|next| next == to))
        .map(|over| vec![(from, over), (over, to)]);
    step.chain(across).collect()
}

/// Neither a step away nor across a pawn.
fn out_of_reach(position: &Position, from: Square, to: Square) -> bool {
    to == from || routes(position, from, to).is_empty()
}

/// A landing that shares its jumped pawn with a straight jump, and lies beside it.
fn beside_jump(from: Square, to: Square, jump: Square) -> bool {
    let apart = |a: Square, b: Square| (a.column().abs_diff(b.column()), a.row().abs_diff(b.row()));
    matches!(apart(from, jump), (2, 0) | (0, 2)) && apart(from, to) == (1, 1) && apart(to, jump) == (1, 1)
}
