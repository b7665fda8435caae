//! Levels for people: from the second on, none overlooks what happens on the next move.

use std::time::Duration;

use fencepost_engine::{Engine, Host, NullHost, Options, Report, SearchLimits};
use fencepost_rules::{Game, Move, Players, Position, Seat};

use crate::random::Random;

/// Games to look for positions in, and how many positions of each kind every level has to get right.
const GAMES: u64 = 400;
const POSITIONS: usize = 24;

/// Whether the player to move can reach the goal at once (R16).
fn can_win(position: &Position) -> bool {
    position.legal_moves().into_iter().any(|mv| wins(position, mv))
}

fn wins(position: &Position, mv: Move) -> bool {
    after(position, mv).winner() == Some(position.turn())
}

/// Whether the next player can reach the goal after this move.
fn loses(position: &Position, mv: Move) -> bool {
    can_win(&after(position, mv))
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play(mv).expect("a legal move");
    after
}

/// Positions for which the condition holds, from games with mostly pawn moves and random fences.
fn positions(players: Players, wanted: impl Fn(&Position) -> bool) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0..GAMES {
        let mut random = Random::new(seed);
        let mut game = Game::new(Position::standard(players));
        while game.outcome().is_none() && game.plies() < 120 && found.len() < POSITIONS {
            let position = *game.position();
            if wanted(&position) {
                found.push(position);
                break;
            }
            let mv = if random.below(3) == 0 { random.pick(game.legal_moves()) } else { step(&position) };
            game.play(mv).expect("a legal move");
        }
    }
    assert_eq!(found.len(), POSITIONS, "too few positions are as asked for");
    found
}

/// A step nearer to the goal, or any move if there is none.
fn step(position: &Position) -> Move {
    let distances = position.distances(position.turn());
    let to = position.legal_moves().pawn().into_iter().min_by_key(|&to| distances.get(to).unwrap_or(u8::MAX));
    to.map_or(Move::Pass, Move::Pawn)
}

fn choice(level: u8, position: &Position, seed: u64) -> Move {
    let mut engine = Engine::new(Options { hash: 4, level, seed, ..Options::default() });
    engine.think(&Game::new(*position), &SearchLimits::default(), &mut NullHost).expect("a move").best
}

/// Lets every level from the second on choose a move in every position.
fn every_level(positions: &[Position], is_right: impl Fn(&Position, Move) -> bool) {
    for position in positions {
        for level in 2..=10 {
            let mv = choice(level, position, u64::from(level));
            assert!(is_right(position, mv), "level {level} plays {mv} in {position}");
        }
    }
}

#[test]
fn no_level_from_the_second_on_overlooks_a_win_in_one() {
    every_level(&positions(Players::Two, can_win), wins);
}

#[test]
fn no_level_from_the_second_on_overlooks_a_loss_in_one() {
    let can_be_parried = |position: &Position| {
        let mut moves = position.legal_moves().into_iter();
        let is_threatened = moves.clone().any(|mv| matches!(mv, Move::Fence(_)) && loses(position, mv));
        !can_win(position) && is_threatened && moves.any(|mv| !loses(position, mv))
    };
    every_level(&positions(Players::Two, can_be_parried), |position, mv| !loses(position, mv));
}

#[test]
fn with_four_players_no_level_overlooks_a_win_in_one() {
    every_level(&positions(Players::Four, can_win), wins);
}

#[test]
fn the_player_to_move_can_win_in_one() {
    // The tests above rely on this: a pawn beside its goal line, nothing between, and its turn.
    let position: Position = " /  / e8 e5 / 10 10 / 1".parse().expect("a position");
    assert_eq!(position.turn(), Seat::South);
    assert!(can_win(&position) && wins(&position, "e9".parse().expect("a move")));
}

/// Keeps all reports.
#[derive(Default)]
struct Listener(Vec<Report>);

impl Host for Listener {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn should_stop(&self) -> bool {
        false
    }

    fn report(&mut self, report: &Report) {
        self.0.push(report.clone());
    }
}

/// An engine does not use what it has found at another level or with another seed.
#[test]
fn levels_do_not_share_table_entries() {
    let at = |level, seed| Options { hash: 4, level, seed, ..Options::default() };
    let limits = SearchLimits { nodes: Some(20_000), ..SearchLimits::default() };
    let think = |engine: &mut Engine, position: &Position| {
        let mut listener = Listener::default();
        let found = engine.think(&Game::new(*position), &limits, &mut listener);
        (found, listener.0)
    };
    for position in positions(Players::Two, |position| position.left(Seat::South) < 8).iter().take(6) {
        for (before, after) in [(at(0, 0), at(4, 7)), (at(2, 7), at(0, 7)), (at(10, 7), at(9, 7)), (at(3, 1), at(3, 2))]
        {
            let mut used = Engine::new(before.clone());
            think(&mut used, position);
            used.set_options(after.clone()).expect("the same table");
            let fresh = think(&mut Engine::new(after.clone()), position);
            assert_eq!(think(&mut used, position), fresh, "{before:?} before {after:?} in {position}");
        }
    }
}
