//! However little time there is, the engine searches every move before it makes one.

use std::time::Duration;

use fencepost_engine::protocol::{Progress, SliceDriver};
use fencepost_engine::{Engine, Host, NullHost, Options, Report, SearchLimits};
use fencepost_rules::{Game, Move, Players, Position};

use crate::random::Random;

/// A host that is out of time and has said stop before the search began.
struct Hurried;

impl Host for Hurried {
    fn elapsed(&self) -> Duration {
        Duration::from_secs(1)
    }

    fn should_stop(&self) -> bool {
        true
    }

    fn report(&mut self, _report: &Report) {}
}

fn engine(lines: usize) -> Engine {
    Engine::new(Options { hash: 1, lines, ..Options::default() })
}

/// All limits that leave no time.
fn no_time() -> [SearchLimits; 4] {
    let none = Some(Duration::ZERO);
    [
        SearchLimits::default(),
        SearchLimits { nodes: Some(0), ..SearchLimits::default() },
        SearchLimits { nodes: Some(1), ..SearchLimits::default() },
        SearchLimits { soft_time: none, hard_time: none, ..SearchLimits::default() },
    ]
}

fn random_game(players: Players, random: &mut Random) -> Game {
    let mut game = Game::new(Position::standard(players));
    for _ in 0..random.below(30) {
        let pawn: Vec<Move> = game.legal_moves().pawn().into_iter().map(Move::Pawn).collect();
        let mv = if random.below(2) == 0 { random.pick(pawn) } else { random.pick(game.legal_moves()) };
        let before = game.clone();
        game.play(mv).expect("a legal move");
        if game.outcome().is_some() {
            return before;
        }
    }
    game
}

#[test]
fn without_time_two_players_get_the_best_move_at_depth_1() {
    let mut random = Random::new(9);
    for _ in 0..20 {
        let game = random_game(Players::Two, &mut random);
        let one_ply = SearchLimits { depth: Some(1), ..SearchLimits::default() };
        let one_ply_found = engine(1).think(&game, &one_ply, &mut NullHost).expect("a move");
        for lines in [1, 5] {
            for limits in no_time() {
                let found = engine(lines).think(&game, &limits, &mut Hurried).expect("a move");
                assert_eq!(found.best, one_ply_found.best, "{limits:?} in {}", game.position());
                assert!(found.nodes <= one_ply_found.nodes, "{found:?} in {}", game.position());
            }
        }
    }
}

#[test]
fn without_time_more_players_get_one_visit_for_each_candidate() {
    let mut random = Random::new(10);
    for players in [Players::Three, Players::Four] {
        for _ in 0..10 {
            let game = random_game(players, &mut random);
            let all: Vec<_> = no_time().iter().map(|limits| engine(1).think(&game, limits, &mut Hurried)).collect();
            assert!(all.iter().all(|found| *found == all[0]), "{all:?} in {}", game.position());
            let pawn_moves = game.legal_moves().pawn().len() as u64;
            let can_win = game.legal_moves().into_iter().any(|mv| {
                let mut after = game.clone();
                after.play(mv).is_ok() && after.outcome().is_some()
            });
            let found = all[0].as_ref().expect("a move");
            assert!(game.check(found.best).is_ok());
            let visits = found.nodes;
            assert!((1..=40).contains(&visits) && (can_win || visits >= pawn_moves), "{visits} in {}", game.position());
        }
    }
}

/// A slice of no nodes is enough.
#[test]
fn the_first_slice_finishes_depth_1() {
    let mut random = Random::new(11);
    for players in Players::ALL {
        let game = random_game(players, &mut random);
        for limits in no_time() {
            let mut engine = engine(1);
            let mut search = engine.begin(&game, &limits);
            engine.advance(&mut search, 0, &mut Hurried);
            let whole = self::engine(1).think(&game, &limits, &mut Hurried);
            assert_eq!(search.found(), whole, "{limits:?} in {}", game.position());
            assert!(search.is_done());
        }
    }
}

/// After these moves the first move in the list is a step back.
#[test]
fn the_shortest_clock_is_enough_for_a_step_forward() {
    let position = "position startpos moves e2 e8 e3 e7";
    for go in ["go movetime 0", "go nodes 1", "go clock 15 15", "go clock 0 0", "go"] {
        let mut talk = SliceDriver::new("", Options { hash: 1, ..Options::default() });
        talk.line(position.as_bytes(), Duration::ZERO);
        talk.line(go.as_bytes(), Duration::ZERO);
        if go == "go" {
            talk.line(b"stop", Duration::ZERO);
        }
        let mut slices = 0;
        while talk.advance(1, Duration::from_millis(100)) != Progress::Idle {
            slices += 1;
            assert!(slices < 100, "{go} goes on");
        }
        let said = talk.take_output();
        let best = said.lines().last().and_then(|line| line.strip_prefix("bestmove ")).expect("a move");
        assert!(said.starts_with("info depth 1 ") && said.contains(&format!(" pv {best}")), "{go}: {said}");
        assert_ne!(best, "e2", "{go}: {said}");
    }
}
