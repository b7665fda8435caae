//! Positions that self-play games begin with, varied on purpose.
//!
//! Games from the start position alone show a network little of what a search looks at: both pawns in the middle, one hand
//! empty and the other full, long detours. So only some games begin with an opening; others begin in the middle of the
//! board, or in a position of the game before with other hands.

use fencepost_rules::{Game, Move, Players, Position, Seat, Square};

use crate::rng::Rng;

/// Openings have at most this many plies.
const MOST_OPENING_PLIES: usize = 10;
/// How many fences are on the board at most when the pawns begin in the middle.
const MOST_FENCES_IN_THE_MIDDLE: usize = 8;
/// How far apart the lengths of the paths may be at the start of a game.
const LARGEST_LEAD: u8 = 3;
/// A hand with few fences has at most this many.
const FEW: usize = 4;

/// Draws the start of a game by lot. `earlier` are the positions of the game before.
pub(crate) fn draw_start(earlier: &[Position], rng: &mut Rng) -> Game {
    loop {
        let game = match rng.below(100) {
            0..45 => Some(opening(rng)),
            45..65 => in_the_middle(rng),
            _ => with_other_hands(earlier, rng),
        };
        if let Some(game) = game.filter(is_open) {
            return game;
        }
    }
}

/// Whether the game goes on and neither side is far ahead.
fn is_open(game: &Game) -> bool {
    game.outcome().is_none() && lead(game) <= LARGEST_LEAD
}

/// The difference of the lengths of both paths.
fn lead(game: &Game) -> u8 {
    let distances = [Seat::South, Seat::North].map(|seat| game.position().distance(seat).unwrap_or(0));
    distances[0].abs_diff(distances[1])
}

/// An opening for a match, with neither side more than a step ahead.
pub(crate) fn balanced_opening(rng: &mut Rng) -> Game {
    loop {
        let game = opening(rng);
        if game.outcome().is_none() && lead(&game) <= 1 {
            return game;
        }
    }
}

/// Up to two rounds with three or four players: steps forward, with other moves among them.
pub(crate) fn multiplayer_opening(rng: &mut Rng) -> Game {
    let players = if rng.percent(25) { Players::Three } else { Players::Four };
    let plies = rng.below(2 * players.count() + 1);
    multiplayer_opening_of(players, plies, rng)
}

/// One to three rounds: games with the same players that begin with less are too often the same.
pub(crate) fn long_multiplayer_opening(players: Players, rng: &mut Rng) -> Game {
    loop {
        let plies = players.count() + rng.below(2 * players.count() + 1);
        let game = multiplayer_opening_of(players, plies, rng);
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn multiplayer_opening_of(players: Players, plies: usize, rng: &mut Rng) -> Game {
    let mut game = Game::new(Position::standard(players));
    for _ in 0..plies {
        let mv = opening_move(&game, rng);
        if game.play(mv).is_err() || game.outcome().is_some() {
            break;
        }
    }
    game
}

/// A few random moves, mostly steps forward.
fn opening(rng: &mut Rng) -> Game {
    let mut game = Game::default();
    for _ in 0..2 + rng.below(MOST_OPENING_PLIES - 1) {
        let mv = opening_move(&game, rng);
        if game.play(mv).is_err() || game.outcome().is_some() {
            break;
        }
    }
    game
}

fn opening_move(game: &Game, rng: &mut Rng) -> Move {
    let position = game.position();
    let turn = position.turn();
    let legal = game.legal_moves();
    let distances = position.distances(turn);
    let here = position.distance(turn);
    let steps = legal.pawn().into_iter().filter(|&to| distances.get(to) < here).map(Move::Pawn);
    let mut moves: Vec<Move> = if rng.percent(60) { steps.collect() } else { Vec::new() };
    if moves.is_empty() {
        moves = legal.into_iter().collect();
    }
    moves[rng.below(moves.len())]
}

/// Both pawns in the middle of the board, with fences anywhere that came out of both hands in turn.
fn in_the_middle(rng: &mut Rng) -> Option<Game> {
    let mut setup = Position::default().to_setup();
    setup.pawns[Seat::South] = Square::new(2 + rng.below(5) as u8, 2 + rng.below(4) as u8);
    setup.pawns[Seat::North] = Square::new(2 + rng.below(5) as u8, 3 + rng.below(4) as u8);
    let mut position = Position::try_from(setup).ok()?;
    for _ in 0..rng.below(MOST_FENCES_IN_THE_MIDDLE + 1) {
        let fences: Vec<Move> = position.legal_moves().fences().into_iter().map(Move::Fence).collect();
        position.play_unchecked(fences[rng.below(fences.len())]);
    }
    let mut setup = position.to_setup();
    for seat in [Seat::South, Seat::North] {
        setup.left[seat] = (usize::from(setup.left[seat]) - rng.below(4)) as u8;
    }
    Position::try_from(setup).ok().map(Game::new)
}

/// A position of the game before, with few fences in some hand or other hands altogether.
fn with_other_hands(earlier: &[Position], rng: &mut Rng) -> Option<Game> {
    let from = earlier.get(rng.below(earlier.len()))?;
    let mut setup = from.to_setup();
    // No more fences than a game has, those on the board included.
    let total = 20usize.saturating_sub(setup.fences.len());
    let few = rng.percent(60);
    let mut hand = |most: usize| rng.below(most.min(if few { FEW } else { 10 }) + 1);
    let south = hand(total);
    setup.left[Seat::South] = south as u8;
    setup.left[Seat::North] = hand(total - south) as u8;
    if rng.percent(50) {
        setup.turn = setup.turn.opposite();
    }
    Position::try_from(setup).ok().map(Game::new)
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{Position, Seat, Square};

    use super::draw_start;
    use crate::rng::Rng;

    #[test]
    fn starts_are_varied_and_the_same_for_the_same_seed() {
        let starts = |seed: u64| {
            let mut rng = Rng::new(seed);
            let mut earlier = vec![Position::default()];
            let starts = (0..400).map(|_| {
                let game = draw_start(&earlier, &mut rng);
                earlier.push(*game.position());
                *game.position()
            });
            starts.collect::<Vec<Position>>()
        };
        assert_eq!(starts(1), starts(1));
        assert_ne!(starts(1), starts(2));
        let in_hand = |position: &Position| position.left(Seat::South) + position.left(Seat::North);
        let seen = starts(3);
        assert!(seen.iter().all(|position| in_hand(position) as usize + position.fences().len() <= 20));
        assert!(seen.iter().filter(|position| in_hand(position) <= 8).count() > 50);
        assert!(seen.iter().filter(|position| in_hand(position) >= 16).count() > 100);
        let row = |position: &Position, seat| position.pawn(seat).map_or(0, Square::row);
        let in_the_middle = |position: &&Position| {
            (2..=6).contains(&row(position, Seat::South)) && (2..=6).contains(&row(position, Seat::North))
        };
        assert!(seen.iter().filter(in_the_middle).count() > 80);
    }
}
