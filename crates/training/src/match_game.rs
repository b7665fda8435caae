//! One game of a match between two sets of networks.

use std::time::{Duration, Instant};

use fencepost_engine::{Engine, Host, Networks, Options, Player, Report, SearchLimits};
use fencepost_rules::{Game, GameResult, Seat};

/// Longer games are drawn.
const MAX_PLIES: usize = 300;

/// How long to think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveLimit {
    Nodes(u64),
    Time(Duration),
}

impl MoveLimit {
    fn limits(self) -> SearchLimits {
        match self {
            MoveLimit::Nodes(nodes) => SearchLimits { nodes: Some(nodes), ..SearchLimits::default() },
            MoveLimit::Time(time) => {
                SearchLimits { soft_time: Some(time), hard_time: Some(time), ..SearchLimits::default() }
            }
        }
    }
}

/// Two engines that differ only in their networks.
pub(crate) struct Rivals {
    candidate: Engine,
    best: Engine,
    limits: SearchLimits,
}

impl Rivals {
    pub(crate) fn new(candidate: Networks, best: Networks, limit: MoveLimit) -> Rivals {
        let engine = |networks| Engine::with_networks(Options { hash: 16, ..Options::default() }, networks);
        Rivals { candidate: engine(candidate), best: engine(best), limits: limit.limits() }
    }

    /// The candidate's mean points over the games of one opening: it has every seat once, the best so far the others. They are
    /// scaled so that one half is a fair share with any number of players.
    pub(crate) fn play_group(&mut self, opening: &Game) -> f64 {
        let seats: Vec<Seat> = opening.position().playing().into_iter().collect();
        let points: f64 = seats.iter().map(|&seat| self.play(opening.clone(), seat)).sum();
        points / seats.len() as f64 * (seats.len() as f64 / 2.0)
    }

    /// The candidate's points of one game in which it has that seat.
    fn play(&mut self, mut game: Game, seat: Seat) -> f64 {
        self.candidate.new_game();
        self.best.new_game();
        let players = game.position().players().count();
        while game.outcome().is_none() && game.plies() < MAX_PLIES {
            let player = if game.position().turn() == seat { &mut self.candidate } else { &mut self.best };
            let mut host = ClockHost { start: Instant::now() };
            if player.choose(&game, &self.limits, &mut host).is_none_or(|mv| game.play(mv).is_err()) {
                break;
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.result).and_then(GameResult::winner);
        winner.map_or(1.0 / players as f64, |winner| if winner == seat { 1.0 } else { 0.0 })
    }
}

/// A host with nothing but a clock.
struct ClockHost {
    start: Instant,
}

impl Host for ClockHost {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn should_stop(&self) -> bool {
        false
    }

    fn report(&mut self, _report: &Report) {}
}

#[cfg(test)]
mod tests {
    use fencepost_engine::Networks;
    use fencepost_rules::{Game, Players, Position};

    use super::{MoveLimit, Rivals};

    #[test]
    fn the_same_networks_get_a_fair_share() {
        let mut rivals = Rivals::new(Networks::default(), Networks::default(), MoveLimit::Nodes(40));
        assert!((rivals.play_group(&Game::default()) - 0.5).abs() < 1e-9);
        // With the same moves in every game somebody wins, and the candidate has that seat once.
        let four = Game::new(Position::standard(Players::Four));
        assert!((rivals.play_group(&four) - 0.5).abs() < 1e-9);
    }
}
