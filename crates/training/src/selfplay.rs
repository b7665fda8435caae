//! Games of the engine against itself, from starts drawn by lot.

use fencepost_engine::network::target_of_score;
use fencepost_engine::{Engine, Networks, NullHost, Options, Player, Score, SearchLimits, Verdict};
use fencepost_rules::{Game, GameResult, Position, Seat};

use crate::rng::Rng;
use crate::sample::Sample;
use crate::start_positions::draw_start;

/// Longer games end here and count as drawn.
const MAX_PLIES: usize = 300;
/// The score of a proven win in the samples: far enough from an even one that the chance is nearly 1.
const PROVEN: i32 = 1500;

/// The games of one seed, one after the other.
pub(crate) struct Selfplay {
    engine: Engine,
    nodes: u64,
    rng: Rng,
    /// The positions of the game before.
    earlier: Vec<Position>,
}

impl Selfplay {
    pub(crate) fn new(networks: Networks, nodes: u64, seed: u64) -> Selfplay {
        let engine = Engine::with_networks(Options { hash: 16, ..Options::default() }, networks);
        Selfplay { engine, nodes, rng: Rng::new(seed), earlier: Vec::new() }
    }
}

impl Iterator for Selfplay {
    type Item = Vec<Sample>;

    /// The positions of the next game. There is always one more.
    fn next(&mut self) -> Option<Vec<Sample>> {
        let start = draw_start(&self.earlier, &mut self.rng);
        let mut samples = before_start(&mut self.engine, &start, self.nodes);
        let game = play(&mut self.engine, start, self.nodes);
        self.earlier = game.iter().map(|sample| sample.position).collect();
        samples.extend(game);
        Some(samples)
    }
}

/// The positions before the start of a game, that is, those of its opening. Random moves follow them, so the result of the game says
/// nothing about them: the score counts for both.
fn before_start(engine: &mut Engine, start: &Game, nodes: u64) -> Vec<Sample> {
    let limits = SearchLimits { nodes: Some(nodes), ..SearchLimits::default() };
    let searched = |&(position, _): &(Position, _)| {
        engine.new_game();
        let found = engine.think(&Game::new(position), &limits, &mut NullHost)?;
        let sample = sample(position, found.score, None);
        Some(Sample { result: target_of_score(sample.score) as f32, ..sample })
    };
    start.history().iter().filter_map(searched).collect()
}

/// The positions of one game. Where the search has proven the result, that counts and not how the game went on.
fn play(engine: &mut Engine, mut game: Game, nodes: u64) -> Vec<Sample> {
    let mut seen: Vec<(Position, Score)> = Vec::new();
    let limits = SearchLimits { nodes: Some(nodes), ..SearchLimits::default() };
    engine.new_game();
    while game.outcome().is_none() && game.plies() < MAX_PLIES {
        let Some(found) = engine.think(&game, &limits, &mut NullHost) else { break };
        seen.push((*game.position(), found.score));
        if is_decided(game.position(), found.score) || game.play(found.best).is_err() {
            break;
        }
    }
    let winner = match seen.last().map(|&(position, score)| (position.turn(), score.verdict())) {
        Some((turn, Verdict::Win(_))) => Some(turn),
        Some((turn, Verdict::Loss(_))) => Some(turn.opposite()),
        _ => game.outcome().and_then(|outcome| outcome.result).and_then(GameResult::winner),
    };
    seen.into_iter().map(|(position, score)| sample(position, score, winner)).collect()
}

/// Whether nothing is left to learn from the rest of the game: a race, which the search solves.
fn is_decided(position: &Position, score: Score) -> bool {
    let in_hand = position.left(Seat::South) + position.left(Seat::North);
    in_hand == 0 && matches!(score.verdict(), Verdict::Win(_) | Verdict::Loss(_))
}

fn sample(position: Position, score: Score, winner: Option<Seat>) -> Sample {
    let result = winner.map_or(0.5, |winner| if winner == position.turn() { 1.0 } else { 0.0 });
    let (result, score) = match score.verdict() {
        Verdict::Estimate(hundredths) => (result, hundredths),
        Verdict::Win(_) => (1.0, PROVEN),
        Verdict::Draw => (0.5, 0),
        Verdict::Loss(_) => (0.0, -PROVEN),
    };
    Sample { result, score, position }
}

#[cfg(test)]
mod tests {
    use fencepost_engine::network::target_of_score;
    use fencepost_engine::{Engine, Networks, Options};
    use fencepost_rules::{Game, Position};

    use super::{Selfplay, before_start};

    #[test]
    fn games_are_the_same_for_the_same_seed() {
        let lines = |seed: u64| -> Vec<String> {
            let games = Selfplay::new(Networks::default(), 60, seed).take(3);
            games.flatten().map(|sample| sample.to_string()).collect()
        };
        assert_eq!(lines(4), lines(4));
        assert_ne!(lines(4), lines(5));
        assert!(lines(4).len() > 20);
    }

    #[test]
    fn the_positions_of_an_opening_count_by_their_scores() {
        let mut engine = Engine::new(Options { hash: 1, ..Options::default() });
        let mut game = Game::default();
        for mv in ["e2", "e8", "d3h"] {
            game.play(mv.parse().expect("a move")).expect("legal");
        }
        let samples = before_start(&mut engine, &game, 200);
        let positions: Vec<Position> = samples.iter().map(|sample| sample.position).collect();
        let before: Vec<Position> = game.history().iter().map(|&(position, _)| position).collect();
        assert_eq!(positions, before);
        assert_eq!(positions[0], Position::default());
        for sample in samples {
            assert!((sample.result - target_of_score(sample.score) as f32).abs() < 1e-6);
        }
        assert!(before_start(&mut engine, &Game::default(), 200).is_empty());
    }
}
