//! Every pawn's distance to its goal, kept up to date through one rollout.

use fencepost_rules::{Move, Position, Seat, Square, Squares};

use crate::rng::Rng;

/// Each seat's distance to the goal, and the squares at every distance up to that one. A breadth-first search finds them again
/// only after a fence; a pawn move needs only two or three of the sets.
pub(crate) struct GoalDistances {
    layers: [[Squares; Square::COUNT + 1]; 4],
    distances: [u8; 4],
}

impl GoalDistances {
    pub(crate) const NONE: GoalDistances =
        GoalDistances { layers: [[Squares::EMPTY; Square::COUNT + 1]; 4], distances: [0; 4] };

    /// Finds all distances for the fences on the board.
    #[inline]
    pub(crate) fn update(&mut self, position: &Position) {
        for seat in position.playing() {
            self.update_seat(position, seat);
        }
    }

    #[inline]
    fn update_seat(&mut self, position: &Position, seat: Seat) {
        let Some(pawn) = position.pawn(seat) else { return };
        let steps = position.steps();
        let layers = &mut self.layers[seat as usize];
        let mut reached = position.board().goal(seat);
        let mut distance = 0;
        layers[0] = reached;
        while !layers[distance].contains(pawn) && distance + 1 < layers.len() {
            let further = steps.around(layers[distance]) - reached;
            reached |= further;
            distance += 1;
            layers[distance] = further;
        }
        self.distances[seat as usize] = distance as u8;
    }

    /// Steps to the goal.
    #[inline]
    pub(crate) fn distance(&self, seat: Seat) -> u8 {
        self.distances[seat as usize]
    }

    /// Those of the squares that lie nearest to the goal, and how far they are if that is at most as far as the pawn.
    #[inline]
    fn nearest(&self, seat: Seat, squares: Squares) -> (Squares, Option<u8>) {
        let here = self.distance(seat);
        // A jump can gain two steps.
        for distance in here.saturating_sub(2)..=here {
            let there = squares & self.layers[seat as usize][usize::from(distance)];
            if !there.is_empty() {
                return (there, Some(distance));
            }
        }
        (squares, None)
    }

    /// Moves the pawn of the player to move as near to the goal as it can get. False if it cannot move at all.
    #[inline]
    pub(crate) fn run(&mut self, position: &mut Position, rng: &mut Rng) -> bool {
        let mover = position.turn();
        let (targets, distance) = self.nearest(mover, position.pawn_moves());
        let Some(to) = pick(targets, rng) else { return false };
        position.play_unchecked(Move::Pawn(to));
        match distance {
            Some(distance) => self.distances[mover as usize] = distance,
            None => self.update_seat(position, mover),
        }
        true
    }

    /// One step of a random shortest path of a seat, that many steps ahead of its pawn.
    #[inline]
    pub(crate) fn step_ahead(
        &self,
        position: &Position,
        seat: Seat,
        ahead: usize,
        rng: &mut Rng,
    ) -> Option<(Squares, Squares)> {
        let steps = position.steps();
        let layers = &self.layers[seat as usize];
        let mut from = Squares::EMPTY.with(position.pawn(seat)?);
        let mut distance = usize::from(self.distance(seat)).checked_sub(1)?;
        for _ in 0..ahead.min(distance) {
            from = Squares::EMPTY.with(pick(steps.around(from) & layers[distance], rng)?);
            distance -= 1;
        }
        let to = Squares::EMPTY.with(pick(steps.around(from) & layers[distance], rng)?);
        Some((from, to))
    }
}

/// One square of a set, each equally likely.
#[inline]
fn pick(squares: Squares, rng: &mut Rng) -> Option<Square> {
    let mut left = squares.into_iter();
    if squares.is_single() {
        return left.next();
    }
    left.nth(rng.below(squares.len()))
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Players, Position};

    use super::{GoalDistances, Rng};

    #[test]
    fn distances_stay_right_through_whole_games() {
        let mut rng = Rng::new(5);
        for players in Players::ALL {
            let mut position = Position::standard(players);
            let mut distances = GoalDistances::NONE;
            distances.update(&position);
            for _ in 0..200 {
                if position.winner().is_some() {
                    break;
                }
                let fences = position.legal_moves().fences();
                if rng.chance_in_256(100) && !fences.is_empty() {
                    let fence = fences.into_iter().nth(rng.below(fences.len())).expect("a legal fence");
                    position.play_unchecked(fencepost_rules::Move::Fence(fence));
                    distances.update(&position);
                } else if !distances.run(&mut position, &mut rng) {
                    break;
                }
                for seat in position.playing() {
                    assert_eq!(Some(distances.distance(seat)), position.distance(seat), "{seat} in {position}");
                }
            }
        }
    }
}
