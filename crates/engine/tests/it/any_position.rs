//! In every position of a game that is not over the engine finds a legal move, and its reports make sense.
use fencepost_engine::players::{NAMES, Paranoid, by_name};
use fencepost_engine::{Engine, NullHost, Options, Player, SearchLimits, Verdict};
use fencepost_rules::{Board, Game, Move, Players, Position, Setup};

use crate::plain_proof::is_right;
use crate::random::Random;

/// Positions in which other pawns block the mover, so that only fences are left that block no path.
const SHUT_IN: [&str; 2] = [" / a1 / a1 e1 a2 / 5 5 5 / 2 / 9x2", " / a1 / a1 e1 a2 / 5 5 5 / 1 / 9x2"];

fn engine() -> Engine {
    Engine::new(Options { hash: 1, ..Options::default() })
}

fn nodes(count: u64) -> SearchLimits {
    SearchLimits { nodes: Some(count), ..SearchLimits::default() }
}

fn game(text: &str) -> Game {
    Game::new(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
}

#[test]
fn a_blocked_player_places_a_fence() {
    for text in SHUT_IN {
        let game = game(text);
        let mv = engine().choose(&game, &nodes(50), &mut NullHost).expect("the game goes on");
        assert_eq!(game.check(mv), Ok(()), "{mv} in {text}");
    }
    let shut_in = game(SHUT_IN[1]);
    assert!(shut_in.legal_moves().pawn().is_empty(), "the pawn of this position cannot move");
}

#[test]
fn every_player_finds_a_move_in_every_unfinished_game() {
    for name in NAMES {
        let mut player = by_name(name, 1).expect("a player of that name");
        for text in SHUT_IN {
            let game = game(text);
            let mv = player.choose(&game, &nodes(50), &mut NullHost).expect("the game goes on");
            assert_eq!(game.check(mv), Ok(()), "{name} plays {mv} in {text}");
        }
    }
}

#[test]
fn a_forced_pass_is_a_move() {
    // R11: South is in a corner behind North's pawn and has no fence left.
    let game = game(" / a1 / a1 a2 / 0 0 / 1 / 2x2");
    assert_eq!(game.legal_moves().into_iter().collect::<Vec<_>>(), [Move::Pass]);
    assert_eq!(engine().choose(&game, &nodes(50), &mut NullHost), Some(Move::Pass));
}

fn verdict(engine: &mut Engine, game: &Game, limits: &SearchLimits) -> Verdict {
    engine.think(game, limits, &mut NullHost).expect("the game goes on").score.verdict()
}

/// Pawns anywhere, a few fences anywhere, and up to three in each hand.
fn random_position(players: Players, board: Board, random: &mut Random) -> Option<Position> {
    let mut setup = Setup::start(players, board, 0);
    for &seat in players.seats() {
        setup.pawns[seat] = Some(random.pick(board.squares()));
        setup.left[seat] = random.below(4) as u8;
    }
    setup.turn = random.pick(players.seats().iter().copied());
    for _ in 0..random.below(5) {
        let fence = random.pick(board.fence_places());
        let with = Setup { fences: setup.fences.with(fence), ..setup };
        setup = if Position::try_from(with).is_ok() { with } else { setup };
    }
    Position::try_from(setup).ok().filter(|position| position.winner().is_none())
}

/// One engine goes from board to board, as an engine does whose host never says `ucinewgame`.
#[test]
fn proofs_are_right_on_every_small_board() {
    let mut random = Random::new(8);
    let mut engine = engine();
    let (mut right, mut positions) = (0, 0);
    while positions < 6000 {
        let board = Board::new(2 + random.below(4) as u8, 2 + random.below(3) as u8).expect("a board");
        let Some(position) = random_position(Players::Two, board, &mut random) else { continue };
        positions += 1;
        let count = 1 + random.below(600) as u64;
        let said = verdict(&mut engine, &Game::new(position), &nodes(count));
        match is_right(said, &position, 3000) {
            Some(true) => right += 1,
            Some(false) => panic!("{said:?} in {position}"),
            None => {}
        }
    }
    assert!(right > 1500, "only {right} proofs were looked into");
}

/// Both pawns are shut in together, so that players can only pass, or place fences that block no path.
#[test]
fn there_is_no_proof_where_nobody_can_move() {
    for text in [" / a1 / a1 a2 / 2 9 / 1 / 8x2", " / a1 / a1 a2 / 9 2 / 2 / 9x2", " / a1 / a1 a2 / 0 1 / 1 / 4x2"] {
        for count in [1, 300, 5000] {
            let said = verdict(&mut engine(), &game(text), &nodes(count));
            assert!(matches!(said, Verdict::Estimate(_)), "{said:?} in {text} after {count} nodes");
        }
    }
}

/// It caches shortest paths, which depend on the board as well.
#[test]
fn a_paranoid_player_is_the_same_on_every_board_after_any_other() {
    let mut random = Random::new(4);
    let mut used = Paranoid::new();
    for _ in 0..300 {
        let players = random.pick(Players::ALL);
        let board = random.pick(Board::all().filter(|board| board.takes(players)));
        let Some(position) = random_position(players, board, &mut random) else { continue };
        let game = Game::new(position);
        let chosen = used.choose(&game, &nodes(100), &mut NullHost);
        assert_eq!(chosen, Paranoid::new().choose(&game, &nodes(100), &mut NullHost), "{position}");
    }
}

/// However soon the search is stopped, and even if the position is lost.
#[test]
fn a_lost_position_gets_a_report() {
    let lost = game("a1d1d4e2h4h8 / f1f4 / d7 a2 / 4 0 / 2");
    for lines in [1, 5] {
        let mut engine = Engine::new(Options { hash: 1, lines, ..Options::default() });
        assert!(matches!(verdict(&mut engine, &lost, &nodes(1)), Verdict::Loss(_)));
    }
}
