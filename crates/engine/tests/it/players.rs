//! The baseline players: legal everywhere, the same for the same seed, and each stronger than the one before.

use std::cell::Cell;
use std::time::Duration;

use fencepost_engine::players::{NAMES, by_name};
use fencepost_engine::{Engine, Host, NullHost, Options, Player, Report, SearchLimits};
use fencepost_rules::{Board, Game, Move, Players, Position, Seat};

const MAX_PLIES: usize = 300;

fn player(name: &str, seed: u64) -> Box<dyn Player + Send> {
    by_name(name, seed).expect("a known name")
}

fn nodes(nodes: u64) -> SearchLimits {
    SearchLimits { nodes: Some(nodes), ..SearchLimits::default() }
}

/// Plays a game to its end, or until it is too long; every move must be legal.
fn play(players: Players, board: Board, mut by_seat: impl FnMut(Seat, &Game) -> Option<Move>) -> Game {
    let start = Position::start(players, board, players.default_fences()).expect("a start position");
    let mut game = Game::new(start);
    while game.outcome().is_none() && game.plies() < MAX_PLIES {
        let mv = by_seat(game.position().turn(), &game).expect("a move while the game goes on");
        game.play(mv).unwrap_or_else(|error| panic!("{mv} in {}: {error}", game.position()));
    }
    game
}

#[test]
fn all_play_legally_with_every_number_of_players_on_every_board() {
    for name in NAMES {
        for players in Players::ALL {
            for board in Board::all().filter(|board| board.takes(players)) {
                let mut player = player(name, 1);
                play(players, board, |_, game| player.choose(game, &nodes(8), &mut NullHost));
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |name: &str, seed: u64| {
        let mut player = player(name, seed);
        play(Players::Two, Board::STANDARD, |_, game| player.choose(game, &nodes(50), &mut NullHost))
    };
    for name in ["random", "racer", "greedy", "rollouts"] {
        assert_eq!(game(name, 5), game(name, 5), "{name}");
    }
    assert_ne!(game("random", 5), game("random", 6));
    assert_ne!(game("rollouts", 5), game("rollouts", 6));
}

#[test]
fn the_seed_can_be_set_later() {
    let game = Game::default();
    let moves = |player: &mut dyn Player| -> Vec<_> {
        (0..10).map(|_| player.choose(&game, &SearchLimits::default(), &mut NullHost)).collect()
    };
    let mut late = player("random", 1);
    late.configure(&Options { seed: 9, ..Options::default() }).expect("a seed takes no room");
    assert_eq!(moves(&mut *late), moves(&mut *player("random", 9)));
}

#[test]
fn only_allowed_moves_are_chosen() {
    let allowed: Vec<Move> = ["d1", "a1h", "c7v"].map(|text| text.parse().expect("a move")).into();
    let mut everybody: Vec<(&str, Box<dyn Player>)> = vec![("engine", Box::new(Engine::new(Options::default())))];
    everybody.extend(NAMES.map(|name| -> (&str, Box<dyn Player>) { (name, player(name, 3)) }));
    for players in Players::ALL {
        let game = Game::new(Position::standard(players));
        for (name, player) in &mut everybody {
            let limits = SearchLimits { search_moves: allowed.clone(), nodes: Some(20), ..SearchLimits::default() };
            let chosen = player.choose(&game, &limits, &mut NullHost);
            assert!(chosen.is_some_and(|mv| allowed.contains(&mv)), "{name}: {chosen:?}");
            // If none of them is legal, the player still finds a move.
            let limits = SearchLimits { search_moves: vec!["i9".parse().expect("a move")], ..limits };
            let chosen = player.choose(&game, &limits, &mut NullHost);
            assert!(chosen.is_some_and(|mv| game.check(mv).is_ok()), "{name}: {chosen:?}");
        }
    }
}

#[test]
fn a_finished_game_has_no_move() {
    let game = Game::new(" /  / e9 d4 / 10 10 / 2".parse().expect("a position"));
    for name in NAMES {
        assert_eq!(player(name, 1).choose(&game, &nodes(10), &mut NullHost), None, "{name}");
    }
}

/// How many games the first player wins against copies of the second, from every seat in turn.
fn wins(name: &str, against: &str, rollouts: u64, players: Players, games: usize) -> usize {
    let (mut one, mut others) = (player(name, 1), player(against, 2));
    let limits = nodes(rollouts);
    let seats = players.seats();
    let mut wins = 0;
    for number in 0..games {
        let own = seats[number % seats.len()];
        let game = play(players, Board::STANDARD, |seat, game| {
            let chooser = if seat == own { &mut one } else { &mut others };
            chooser.choose(game, &limits, &mut NullHost)
        });
        wins += usize::from(game.position().winner() == Some(own));
    }
    wins
}

#[test]
fn each_baseline_player_beats_the_weaker_one() {
    assert!(wins("racer", "random", 1, Players::Two, 20) >= 19);
    assert!(wins("greedy", "racer", 1, Players::Two, 20) >= 19);
    assert!(wins("greedy", "random", 1, Players::Four, 20) >= 19);
    assert!(wins("rollouts", "greedy", 300, Players::Two, 10) >= 6);
}

#[test]
fn greedy_and_rollouts_stop_a_pawn_that_is_about_to_win() {
    // North is one step from its goal, South two: only a fence helps.
    let game = Game::new(" /  / e7 c2 / 10 10 / 1".parse().expect("a position"));
    for name in ["greedy", "rollouts"] {
        let mv = player(name, 4).choose(&game, &nodes(2000), &mut NullHost).expect("a move");
        let mut after = game.clone();
        after.play(mv).expect("a legal move");
        assert!(after.position().distance(Seat::North) > Some(1), "{name} plays {mv}");
    }
}

#[test]
fn greedy_keeps_its_fences_while_running_is_as_good() {
    let mut greedy = player("greedy", 1);
    let mv = greedy.choose(&Game::default(), &SearchLimits::default(), &mut NullHost);
    assert_eq!(mv.map(|mv| mv.to_string()).as_deref(), Some("e2"));
}

/// Says stop after it has been asked that many times, and keeps the reports.
#[derive(Default)]
struct Impatient {
    asked: Cell<u32>,
    patience: Option<u32>,
    elapsed: Duration,
    nodes: Vec<u64>,
    line: Vec<Move>,
}

impl Host for Impatient {
    fn elapsed(&self) -> Duration {
        self.elapsed
    }

    fn should_stop(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.patience.is_some_and(|patience| self.asked.get() > patience)
    }

    fn report(&mut self, report: &Report) {
        self.nodes.push(report.nodes);
        self.line.clone_from(&report.line);
    }
}

#[test]
fn rollouts_keeps_its_limit_and_stops_when_told() {
    let rollouts = |limits: &SearchLimits, mut host: Impatient| {
        assert!(player("rollouts", 1).choose(&Game::default(), limits, &mut host).is_some());
        host.nodes
    };
    assert_eq!(rollouts(&nodes(777), Impatient::default()), [777]);
    let stopped = rollouts(&nodes(1_000_000), Impatient { patience: Some(2), ..Impatient::default() });
    assert!(stopped[0] < 200, "{stopped:?}");
    let second = Duration::from_secs(1);
    let limits = SearchLimits { hard_time: Some(second), ..SearchLimits::default() };
    let late = rollouts(&limits, Impatient { elapsed: second, ..Impatient::default() });
    assert!(late[0] < 200, "{late:?}");
    assert_eq!(rollouts(&SearchLimits::default(), Impatient::default()), [60_000]);
}

#[test]
fn rollouts_does_not_walk_into_a_draw_when_it_is_winning() {
    // South is far ahead, and the shortest path leads to a position that has occurred twice (R17).
    let mut game = Game::new(" /  / d6 a9 / 0 0 / 1".parse().expect("a position"));
    for mv in ["e6", "a8", "e5", "a9", "e6", "a8", "e5", "a9"] {
        game.play(mv.parse().expect("a move")).expect("a legal move");
    }
    let mut drawn = game.clone();
    drawn.play("e6".parse().expect("a move")).expect("a legal move");
    assert!(drawn.outcome().is_some());
    let mv = player("rollouts", 1).choose(&game, &nodes(500), &mut NullHost).expect("a move");
    let mut after = game.clone();
    after.play(mv).expect("a legal move");
    assert_eq!(after.outcome(), None, "{mv}");
}

#[test]
fn the_principal_variation_of_rollouts_is_legal() {
    // Two are left in a maze and walk to and fro; the third repetition ends the game (R17).
    let maze = "a2a6a8b1b5b7c4d1d6e3e4e7f2f6 / a1a4a7b2b6b8c2c8d4d7e5e8f1f3f5f8 / - - e8 d3 / - - 1 2 / 3 / 7x9";
    let mut game = Game::new(maze.parse().expect("a position"));
    for mv in ["e9", "d4", "d9", "c4", "e9", "d4", "d9", "c4", "e9", "c3"] {
        game.play(mv.parse().expect("a move")).expect("a legal move");
    }
    for seed in 0..10 {
        let mut host = Impatient::default();
        player("rollouts", seed).choose(&game, &nodes(300), &mut host);
        let mut ahead = game.clone();
        for mv in host.line {
            assert_eq!(ahead.play(mv), Ok(()), "{mv} with seed {seed}");
        }
    }
}
