//! Random games in which the fast code and its plain twin must agree, position by position, on everything that both of
//! them can tell: legal moves, position string, ending and distances. Every other move there is must be refused, with
//! a reason that is true.

mod coverage;
mod plan;
mod truth;

use std::num::NonZero;
use std::thread;

use fencepost_rules::{Ending, Event, Game, GameResult, Move, Outcome, PlayError, Players, Position};

use crate::twin::{self, Twin};
use coverage::Coverage;
use plan::Plan;

/// Games for each number of players in the ordinary run, and in the long one.
const GAMES: u64 = 1_024;
const LONG_GAMES: u64 = 34_000;
/// Where the seeds of the long run begin, so that it plays other games than the ordinary one.
const LONG_SEEDS: u64 = 1_000_000;
/// Random play may go on for ever; this is where it is broken off.
const LONGEST_GAME: usize = 400;

#[test]
fn twin_agrees_on_games_of_two() {
    play_games(Players::Two, 0..GAMES).assert_complete(Players::Two);
}

#[test]
fn twin_agrees_on_games_of_three() {
    play_games(Players::Three, 0..GAMES).assert_complete(Players::Three);
}

#[test]
fn twin_agrees_on_games_of_four() {
    play_games(Players::Four, 0..GAMES).assert_complete(Players::Four);
}

#[test]
#[ignore = "long: over 100 000 games"]
fn long_twin_agrees_on_a_hundred_thousand_games() {
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    for players in Players::ALL {
        let coverage = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|worker| {
                    let seeds = (LONG_SEEDS..LONG_SEEDS + LONG_GAMES).skip(worker as usize).step_by(threads as usize);
                    scope.spawn(move || play_games(players, seeds))
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("agreement")).fold(Coverage::default(), Coverage::and)
        });
        coverage.assert_complete(players);
    }
}

fn play_games(players: Players, seeds: impl Iterator<Item = u64>) -> Coverage {
    let mut coverage = Coverage::default();
    for seed in seeds {
        let plan = Plan::new(players, seed);
        coverage.plan(&plan);
        Match::new(&plan).play_out(plan, &mut coverage);
    }
    coverage
}

/// One game, played by both.
struct Match {
    game: Game,
    /// The position of the game as search would have it: played without checks, its known paths never updated.
    searched: Position,
    twin: Twin,
    /// To find the game again when something is wrong with it.
    seed: u64,
}

impl Match {
    fn new(plan: &Plan) -> Match {
        let (players, board, fences) = (plan.players, plan.board, plan.fences);
        let (start, twin) = if let Some(start) = plan.scattered {
            (start, Twin::from_position(&start.to_string()))
        } else {
            let start = Position::start(players, board, fences).expect("a plan is a valid set-up");
            (start, Twin::new(players.count(), board.width().into(), board.height().into(), fences.into()))
        };
        Match { game: Game::new(start), searched: start, twin, seed: plan.seed }
    }

    fn play_out(mut self, mut plan: Plan, coverage: &mut Coverage) {
        self.compare(coverage);
        while self.game.outcome().is_none() && self.game.events().len() < LONGEST_GAME {
            let event = plan.next_event(&self.game);
            coverage.event(self.game.position(), event);
            self.perform(event);
            self.compare(coverage);
        }
        coverage.end(self.game.outcome(), self.game.position());
    }

    fn perform(&mut self, event: Event) {
        match event {
            Event::Move(mv) => {
                self.game.play(mv).unwrap_or_else(|error| panic!("{mv} refused: {error} in {}", self.place()));
                self.searched.play_unchecked(mv);
                self.twin.play(&mv.to_string());
            }
            Event::Out(seat) => {
                let seats = self.game.position().players().seats();
                self.game.take_out(seat).expect("a plan takes out those who play");
                self.searched.take_out(seat).expect("a plan takes out those who play");
                self.twin.take_out(seats.iter().position(|&other| other == seat).expect("a seat in use"));
            }
        }
    }

    fn compare(&self, coverage: &mut Coverage) {
        let position = self.game.position();
        assert_eq!(position.to_string(), self.twin.position(), "position in {}", self.place());
        assert_eq!(self.game.outcome(), self.twin_outcome(), "ending in {}", self.place());
        assert_eq!(self.sorted_moves(), self.twin.legal(), "legal moves in {}", self.place());
        assert_eq!(self.searched, *position, "position of search in {}", self.place());
        assert_eq!(self.searched.legal_moves(), position.legal_moves(), "legal moves of search in {}", self.place());
        for (place, &seat) in position.players().seats().iter().enumerate() {
            let distance = position.distance(seat).map(u32::from);
            assert_eq!(distance, self.twin.distance(place), "distance of {seat} in {}", self.place());
        }
        for mv in (0..Move::COUNT).filter_map(Move::from_index) {
            self.compare_one(mv, coverage);
        }
    }

    /// The single answers must be those of the whole set.
    fn compare_one(&self, mv: Move, coverage: &mut Coverage) {
        let position = self.game.position();
        let answer = self.game.check(mv);
        if self.game.outcome().is_some() {
            assert_eq!(answer, Err(PlayError::GameOver), "{mv} after the end of {}", self.place());
            return;
        }
        let legal = self.game.legal_moves().contains(mv);
        assert_eq!(position.is_legal(mv), legal, "is_legal of {mv} in {}", self.place());
        assert_eq!(self.searched.is_legal(mv), legal, "is_legal of {mv} for search in {}", self.place());
        assert_eq!(answer.is_ok(), legal, "check of {mv} in {}: {answer:?}", self.place());
        if let Err(error) = answer {
            coverage.play_error(&error);
            let doubt = truth::doubt(position, mv, &error);
            assert_eq!(doubt, None, "{mv} is not refused truly ({error}) in {}", self.place());
        }
    }

    fn sorted_moves(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.game.legal_moves().into_iter().map(|mv| mv.to_string()).collect();
        texts.sort();
        texts
    }

    /// The twin's ending in the words of the fast code.
    fn twin_outcome(&self) -> Option<Outcome> {
        let position = self.game.position();
        let players = position.players();
        let won = |place: usize| Some(GameResult::won(players, players.seats()[place]));
        self.twin.ending().map(|ending| match ending {
            twin::Ending::Goal(place) => Outcome { result: won(place), ending: Ending::Goal },
            twin::Ending::LastPlayer(place) => Outcome { result: won(place), ending: Ending::LastPlayer },
            twin::Ending::Repetition => {
                Outcome { result: GameResult::drawn(players, position.playing()), ending: Ending::Repetition }
            }
        })
    }

    fn place(&self) -> String {
        let events: Vec<String> = self.game.events().map(|event| format!("{event:?}")).collect();
        format!("\"{}\" (seed {}, after {})", self.game.position(), self.seed, events.join(" "))
    }
}
