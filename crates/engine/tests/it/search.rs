//! The search as its users see it: what it finds and proves, and that it can be repeated, stopped and done in slices.

use std::cell::Cell;
use std::time::Duration;

use fencepost_engine::{
    Engine, Host, NullHost, Options, Player, RaceTablebase, RaceValue, Report, SearchLimits, Verdict,
};
use fencepost_rules::{Board, BySeat, Game, GameResult, Move, Players, Position, Seat};

use crate::random::Random;

/// Keeps all reports, and says stop after it has been asked that many times.
#[derive(Default)]
struct Listener {
    reports: Vec<Report>,
    asked: Cell<usize>,
    patience: Option<usize>,
}

impl Host for Listener {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn should_stop(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.patience.is_some_and(|patience| self.asked.get() > patience)
    }

    fn report(&mut self, report: &Report) {
        self.reports.push(report.clone());
    }
}

fn engine(mut options: Options) -> Engine {
    options.hash = 4;
    Engine::new(options)
}

fn nodes(count: u64) -> SearchLimits {
    SearchLimits { nodes: Some(count), ..SearchLimits::default() }
}

fn game(text: &str) -> Game {
    Game::new(text.parse().expect("a valid position"))
}

/// A game after random moves, mostly steps, that is not over.
fn random_game(players: Players, board: Board, plies: usize, random: &mut Random) -> Game {
    let start = Position::start(players, board, players.default_fences()).expect("a board for that many");
    // On a small board few games last long, so we try fewer and fewer moves.
    for plies in (0..=plies).rev() {
        let mut game = Game::new(start);
        for _ in 0..plies {
            let legal = game.legal_moves();
            if legal.is_empty() {
                break;
            }
            let pawn: Vec<Move> = legal.pawn().into_iter().map(Move::Pawn).collect();
            let mv = if !pawn.is_empty() && random.below(2) == 0 { random.pick(pawn) } else { random.pick(legal) };
            game.play(mv).expect("a legal move");
        }
        if game.outcome().is_none() {
            return game;
        }
    }
    Game::new(start)
}

#[test]
fn the_same_nodes_and_seed_give_the_same_search() {
    for level in [0, 3] {
        let think = || {
            let mut listener = Listener::default();
            let mut engine = engine(Options { level, seed: 7, ..Options::default() });
            let found = engine.think(&game("d4 / e5 / e3 e7 / 9 9 / 1"), &nodes(20_000), &mut listener);
            (found, listener.reports)
        };
        assert_eq!(think(), think());
    }
}

#[test]
fn a_node_limit_is_kept_except_at_depth_1() {
    let mut engine = engine(Options::default());
    let first_look = 2 * Game::default().legal_moves().len() as u64;
    for limit in [0, 1, 10, 1000, 12_345] {
        let searched = engine.think(&Game::default(), &nodes(limit), &mut NullHost).expect("a move").nodes;
        assert!(searched <= limit.max(first_look), "{searched} of {limit}");
    }
}

#[test]
fn a_search_ends_when_the_host_says_so() {
    let mut listener = Listener { patience: Some(20), ..Listener::default() };
    let found = engine(Options::default()).think(&Game::default(), &SearchLimits::default(), &mut listener);
    let searched = found.expect("a move").nodes;
    assert!(searched < 20_000, "{searched} nodes after the host had said stop");
}

#[test]
fn slices_find_the_same_proof_as_one_search() {
    // South is six steps from the goal and nobody is near, but North has one fence left to make the path longer.
    let puzzle = game(" / / a4 i6 / 0 1 / 1");
    let mut whole = Listener::default();
    let limits = SearchLimits { depth: Some(12), ..SearchLimits::default() };
    engine(Options::default()).think(&puzzle, &limits, &mut whole);
    let mut sliced = Listener::default();
    let mut engine = engine(Options::default());
    let mut search = engine.begin(&puzzle, &limits);
    let mut slices = 0;
    while !search.is_done() {
        engine.advance(&mut search, 2000, &mut sliced);
        slices += 1;
        assert!(slices < 10_000, "the slices never end");
    }
    assert!(slices > 1, "the puzzle is too easy to need slices");
    let last = |listener: &Listener| listener.reports.last().map(|report| (report.depth, report.score.verdict()));
    assert_eq!(last(&whole).map(|(depth, _)| depth), last(&sliced).map(|(depth, _)| depth));
    assert!(search.best().is_some_and(|mv| puzzle.check(mv).is_ok()));
}

#[test]
fn several_lines_are_different_and_in_order() {
    let mut listener = Listener::default();
    engine(Options { lines: 4, ..Options::default() }).think(&Game::default(), &nodes(30_000), &mut listener);
    let depth = listener.reports.iter().filter(|report| report.rank == 4).map(|report| report.depth).max();
    let mut lines: Vec<_> = listener.reports.iter().filter(|report| Some(report.depth) == depth).collect();
    lines.truncate(4);
    let ranks: Vec<usize> = lines.iter().map(|report| report.rank).collect();
    assert_eq!(ranks, [1, 2, 3, 4]);
    assert!(lines.windows(2).all(|pair| pair[0].score >= pair[1].score));
    assert!((1..4).all(|index| lines[..index].iter().all(|report| report.line[0] != lines[index].line[0])));
}

#[test]
fn reported_lines_can_be_played() {
    let mut random = Random::new(11);
    for players in Players::ALL {
        for _ in 0..10 {
            let plies = random.below(40);
            let game = random_game(players, Board::STANDARD, plies, &mut random);
            let mut listener = Listener::default();
            engine(Options { lines: 2, ..Options::default() }).think(&game, &nodes(2000), &mut listener);
            assert!(!listener.reports.is_empty());
            for report in listener.reports {
                let mut ahead = game.clone();
                for mv in report.line {
                    assert_eq!(ahead.play(mv), Ok(()), "{mv} in {}", ahead.position());
                }
            }
        }
    }
}

/// From level 2 on, no level misses a winning step, or a fence that is the only defence against one.
#[test]
fn a_win_in_one_is_taken_and_a_loss_in_one_is_stopped() {
    let wins =
        [" / / e8 c4 / 5 5 / 1", " / / c7 b2 / 0 9 / 2", " / / e8 b5 e2 / 3 3 3 / 1", " / / e5 h5 e6 c5 / 2 2 2 2 / 2"];
    // North is about to reach the goal, and South has a fence against it.
    let threats = ["a1 / / e4 d2 / 3 3 / 1", " / / f5 h2 / 1 0 / 1", "a1c1 / / e5 e2 / 2 4 / 1"];
    for level in [0, 2, 5, 10] {
        for seed in 0..5 {
            let mut engine = engine(Options { level, seed, ..Options::default() });
            for text in wins {
                let mut after = game(text);
                let mv = engine.choose(&after, &nodes(3000), &mut NullHost).expect("a move");
                after.play(mv).expect("a legal move");
                assert!(after.outcome().is_some(), "level {level} played {mv} in {text}");
            }
            for text in threats {
                let mut after = game(text);
                let mv = engine.choose(&after, &nodes(3000), &mut NullHost).expect("a move");
                after.play(mv).expect("a legal move");
                let goal = after.position().board().goal(Seat::North);
                let home = after.legal_moves().pawn() & goal;
                assert!(home.is_empty(), "level {level} let North go home by {mv} in {text}");
            }
        }
    }
}

/// Without fences in hand every move keeps the exact outcome, draws included, on any layout.
#[test]
fn races_are_played_perfectly() {
    let mut random = Random::new(5);
    let mut drawn = 0;
    // Draws are most frequent where the board is low and wide.
    let low = Board::new(8, 3).expect("a board");
    for round in 0..200 {
        let board = if round % 2 == 0 { random.pick([Board::STANDARD, low]) } else { random.pick(Board::all()) };
        let plies = random.below(30);
        let mut setup = random_game(Players::Two, board, plies, &mut random).position().to_setup();
        setup.left = BySeat::default();
        let position = Position::try_from(setup).expect("fewer fences in hand change nothing");
        let table = RaceTablebase::solve(&position);
        let before = table.of(&position).expect("a position in play");
        let mut listener = Listener::default();
        let found = engine(Options::default()).think(&Game::new(position), &SearchLimits::default(), &mut listener);
        let found = found.expect("a move");
        let mut after = position;
        after.play(found.best).expect("a legal move");
        let kept = match (before, table.of(&after)) {
            (RaceValue::Win(1), None) | (RaceValue::Draw, Some(RaceValue::Draw)) => true,
            (RaceValue::Win(plies), Some(RaceValue::Loss(rest)))
            | (RaceValue::Loss(plies), Some(RaceValue::Win(rest))) => rest + 1 == plies,
            _ => false,
        };
        assert!(kept, "{before:?} was not kept in {position}");
        drawn += u32::from(before == RaceValue::Draw);
        let said = listener.reports.last().expect("a report").score.verdict();
        let right = match before {
            RaceValue::Win(plies) => Verdict::Win(plies.into()),
            RaceValue::Loss(plies) => Verdict::Loss(plies.into()),
            RaceValue::Draw => Verdict::Draw,
        };
        assert_eq!(said, right, "{position}");
        assert_eq!(found.score.verdict(), right, "{position}");
    }
    assert!(drawn > 0, "no layout was a draw, so nothing was tested of them");
}

/// Once a win is announced it stays a win, whatever the other does, and comes no later than was said.
#[test]
fn a_proven_win_stays_a_win() {
    let mut random = Random::new(3);
    let mut proofs = 0;
    while proofs < 12 {
        let mut game = random_game(Players::Two, Board::STANDARD, 60, &mut random);
        let mut engine = engine(Options::default());
        let mut winner: Option<(Seat, u32)> = None;
        while game.outcome().is_none() {
            let turn = game.position().turn();
            let found = engine.think(&game, &nodes(4000), &mut NullHost).expect("a move");
            match (winner, Some(found.score.verdict())) {
                (None, Some(Verdict::Win(plies))) => winner = Some((turn, plies)),
                (Some((seat, left)), Some(Verdict::Win(plies))) if seat == turn => {
                    assert!(plies <= left, "{plies} plies to go after {left} were promised, in {}", game.position());
                    winner = Some((seat, plies));
                }
                (Some((seat, _)), said) if seat == turn => panic!("a win became {said:?} in {}", game.position()),
                _ => {}
            }
            // The loser plays at random, the winner follows its proof.
            let is_loser = winner.is_some_and(|(seat, _)| seat != turn);
            let mv = if is_loser { random.pick(game.legal_moves()) } else { found.best };
            game.play(mv).expect("a legal move");
            winner = winner.map(|(seat, plies)| (seat, plies.saturating_sub(1)));
        }
        if let Some((seat, _)) = winner {
            let score = game.outcome().and_then(|outcome| outcome.result);
            assert_eq!(score.and_then(GameResult::winner), Some(seat));
            proofs += 1;
        }
    }
}

#[test]
fn every_board_and_player_count_gets_legal_moves() {
    let mut random = Random::new(2);
    for players in Players::ALL {
        for board in Board::all().filter(|board| board.takes(players)) {
            let plies = random.below(12);
            let game = random_game(players, board, plies, &mut random);
            let level = random.below(11) as u8;
            let mut engine = engine(Options { hash: 1, level, ..Options::default() });
            let mv = engine.choose(&game, &nodes(200), &mut NullHost).expect("a move");
            assert_eq!(game.check(mv), Ok(()), "{mv} on {board}");
        }
    }
}

#[test]
fn a_finished_game_is_not_searched() {
    let won = game(" / / e9 c4 / 5 5 / 2");
    assert_eq!(engine(Options::default()).think(&won, &nodes(100), &mut NullHost), None);
}

/// Where everybody stands alike, the player to move is not said to be far ahead, whoever that is.
#[test]
fn the_player_to_move_is_not_favoured() {
    let mut game = Game::new(Position::standard(Players::Four));
    for text in ["e2", "b5", "e8", "h5", "e3", "c5", "e7", "g5"] {
        let limits = SearchLimits { nodes: Some(400), ..SearchLimits::default() };
        let found = engine(Options::default()).think(&game, &limits, &mut NullHost).expect("the game goes on");
        let chances = found.chances.expect("one for each seat");
        assert!((chances.0.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
        assert!((0.1..0.4).contains(&chances[game.position().turn()]), "{chances:?}");
        game.play(text.parse().expect("a move")).expect("a legal move");
    }
}

/// With three and four players, a player who can stop the one about to win does so.
#[test]
fn the_leader_is_blocked() {
    // West, next to move, is one step from the goal; only South can still place a fence.
    let mut game = game(" / / e3 h5 e7 / 4 0 4 / 1");
    let mv = engine(Options::default()).choose(&game, &nodes(2000), &mut NullHost).expect("a move");
    game.play(mv).expect("a legal move");
    assert!(game.position().distance(Seat::West) > Some(1), "South played {mv}");
}
