//! How hard a puzzle is: which level finds the move.

use fencepost_rules::{Game, Move, Position};

use crate::engine::{Engine, Options};
use crate::host::{NullHost, SearchLimits};
use crate::player::Player;

/// The level that has to find the move for each grade but the last, which no level finds.
const LEVELS: [u8; 4] = [3, 5, 7, 9];
/// The number of grades.
pub const GRADES: u8 = LEVELS.len() as u8 + 1;
/// How often a level is asked, with another seed each time,
const SEEDS: u64 = 10;
/// and how often it has to find the move.
const ENOUGH: u64 = 6;

/// The grade, from 1 to 5: the first level that finds the move with at least 6 of 10 seeds decides.
pub fn grade_of(position: &Position, mv: Move) -> u8 {
    let game = Game::new(*position);
    let mut engine = Engine::new(Options { hash: 4, ..Options::default() });
    let is_found = |level: &u8| finds(&mut engine, &game, mv, *level);
    1 + LEVELS.iter().position(is_found).unwrap_or(LEVELS.len()) as u8
}

/// Whether a level finds the move often enough.
fn finds(engine: &mut Engine, game: &Game, mv: Move, level: u8) -> bool {
    let mut found = 0;
    for seed in 1..=SEEDS {
        let options = Options { level, seed, ..engine.options().clone() };
        if engine.set_options(options).is_err() {
            return false;
        }
        engine.new_game();
        found += u64::from(engine.choose(game, &SearchLimits::default(), &mut NullHost) == Some(mv));
        if found >= ENOUGH || found + SEEDS - seed < ENOUGH {
            break;
        }
    }
    found >= ENOUGH
}

#[cfg(test)]
mod tests {
    use fencepost_rules::Position;

    use super::{GRADES, grade_of};

    #[test]
    fn a_step_to_the_goal_is_of_the_first_grade_and_a_silly_move_of_the_last() {
        let position: Position = " /  / e8 a5 / 5 5 / 1".parse().expect("a position");
        assert_eq!(grade_of(&position, "e9".parse().expect("a move")), 1);
        assert_eq!(grade_of(&position, "e7".parse().expect("a move")), GRADES);
    }
}
