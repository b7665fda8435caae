//! Proofs that a race is won, without a search.

use fencepost_rules::{Position, Seat, Squares, WideSquares, WideSteps};

use crate::shortest_paths::BfsLayers;

/// Proves that the runner's pawn reaches its goal first whatever the opponent does. The opponent must have no fences left.
///
/// The runner follows a shortest path that the opponent's pawn cannot come near: the two can never be next to each other, so
/// nobody can jump or block, and counting steps decides the race. Returns the number of plies until the runner wins.
pub(crate) fn prove_race(
    position: &Position,
    runner: Seat,
    other: Seat,
    distance: u8,
    other_distance: u8,
    layers: &mut BfsLayers,
) -> Option<u32> {
    let runner_first = position.turn() == runner;
    // How many moves the opponent may be ahead of the runner.
    let head_start = usize::from(!runner_first);
    let distance = usize::from(distance);
    if usize::from(other_distance) < distance + head_start {
        return None;
    }
    let steps = WideSteps::from(position.steps());
    let mut reach = WideSquares::from(Squares::EMPTY.with(position.pawn(other)?));
    for layer in &mut layers[..distance + 2] {
        *layer = reach;
        reach = reach | steps.around(reach);
    }
    // Where the runner can be after each of its moves and still be safe, backwards from the goal.
    let mut safe = WideSquares::from(position.board().goal(runner)) - layers[distance - 1 + head_start];
    for made in (0..distance).rev() {
        safe = steps.around(safe) - layers[made + 1 + head_start];
    }
    let plies = 2 * distance - 1 + head_start;
    Squares::from(safe).contains(position.pawn(runner)?).then_some(plies as u32)
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Move, Players, Position, Seat};

    use super::prove_race;
    use crate::race::{RaceTablebase, RaceValue};
    use crate::shortest_paths::EMPTY_LAYERS;

    /// Positions of random games, with the fences in hand removed.
    fn layouts() -> impl Iterator<Item = Position> {
        let mut state = 1u64;
        let mut draw = move |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        (0..200).filter_map(move |_| {
            let mut position = Position::standard(Players::Two);
            for _ in 0..draw(50) {
                let moves: Vec<Move> = position.legal_moves().into_iter().collect();
                if moves.is_empty() {
                    return None;
                }
                position.play_unchecked(moves[draw(moves.len())]);
            }
            let mut setup = position.to_setup();
            setup.left.0 = [0; 4];
            Position::try_from(setup).ok().filter(|position| position.winner().is_none())
        })
    }

    /// Every proven race is won by the tablebase, in no more plies; and a fair part of all races is proven.
    #[test]
    fn proven_races_are_won() {
        let mut layers = EMPTY_LAYERS;
        let (mut proven, mut won) = (0, 0);
        for layout in layouts() {
            let table = RaceTablebase::solve(&layout);
            for (south, north) in layout.board().squares().into_iter().zip(layout.board().squares().into_iter().skip(7))
            {
                for turn in [Seat::South, Seat::North] {
                    let mut setup = layout.to_setup();
                    (setup.pawns[Seat::South], setup.pawns[Seat::North], setup.turn) = (Some(south), Some(north), turn);
                    let Ok(position) = Position::try_from(setup) else { continue };
                    let (Some(outcome), Some(own), Some(theirs)) =
                        (table.of(&position), position.distance(Seat::South), position.distance(Seat::North))
                    else {
                        continue;
                    };
                    won += u32::from(matches!(
                        (outcome, turn),
                        (RaceValue::Win(_), Seat::South) | (RaceValue::Loss(_), Seat::North)
                    ));
                    if let Some(plies) = prove_race(&position, Seat::South, Seat::North, own, theirs, &mut layers) {
                        proven += 1;
                        let in_time = match (outcome, turn) {
                            (RaceValue::Win(best), Seat::South) | (RaceValue::Loss(best), Seat::North) => {
                                u32::from(best) <= plies
                            }
                            _ => false,
                        };
                        assert!(in_time, "{position}: {plies} plies, but {outcome:?}");
                    }
                }
            }
        }
        assert!(proven * 3 > won && won > 1000, "{proven} of {won}");
    }
}
