//! The `uci` protocol: transcripts, limits, and lines of all kinds.

use std::time::Duration;

use fencepost_engine::players::by_name;
use fencepost_engine::protocol::{
    EngineReply, EngineRequest, LineError, MAX_LINE_BYTES, Reaction, SearchRequest, Session, UciSession,
};
use fencepost_engine::{Engine, Options, SearchLimits};
use fencepost_rules::Game;

use crate::random::Random;
use crate::slice_driver::SlicedTalk;
use crate::transcript::{follow, follow_with, talk};

pub(crate) fn options() -> Options {
    Options { hash: 1, ..Options::default() }
}

pub(crate) fn session() -> UciSession {
    UciSession::new("Fencepost test", options())
}

fn follow_file(name: &str, text: &str) {
    follow(name, text, session(), &mut Engine::new(options()));
    follow_with(&format!("{name}, in slices"), text, &mut SlicedTalk::new());
}

#[test]
fn it_introduces_itself() {
    follow_file("handshake", include_str!("transcripts/uci/handshake.txt"));
}

#[test]
fn it_takes_positions() {
    follow_file("positions", include_str!("transcripts/uci/positions.txt"));
}

#[test]
fn queries_are_answered() {
    follow_file("queries", include_str!("transcripts/uci/queries.txt"));
}

#[test]
fn bad_lines_get_errors_and_change_nothing() {
    follow_file("errors", include_str!("transcripts/uci/errors.txt"));
}

#[test]
fn searches_keep_their_limits() {
    follow_file("search", include_str!("transcripts/uci/search.txt"));
}

#[test]
fn commands_are_answered_during_a_search() {
    follow_file("stop", include_str!("transcripts/uci/stop.txt"));
}

/// The task that a `go` line starts.
fn task(position: &str, go: &str) -> SearchRequest {
    let mut session = session();
    assert_eq!(session.line(position), []);
    match session.line(go).as_slice() {
        [Reaction::Do(EngineRequest::Search(task))] => (**task).clone(),
        other => panic!("{go}: {other:?}"),
    }
}

#[test]
fn go_sets_the_limits_that_it_names() {
    let limits = |go| task("position startpos", go).limits;
    assert_eq!(limits("go depth 7"), SearchLimits { depth: Some(7), ..SearchLimits::default() });
    assert_eq!(
        limits("go nodes 18446744073709551615 depth 1"),
        SearchLimits { nodes: Some(u64::MAX), depth: Some(1), ..SearchLimits::default() }
    );
    let by_time = limits("go movetime 1000 nodes 5");
    assert_eq!((by_time.nodes, by_time.depth), (Some(5), None));
    assert!(by_time.hard_time <= Some(Duration::from_secs(1)) && by_time.hard_time > Some(Duration::from_millis(900)));
}

#[test]
fn go_alone_is_infinite() {
    for go in ["go", "go infinite"] {
        let task = task("position startpos", go);
        assert_eq!((task.limits, task.until_stopped), (SearchLimits::default(), true), "{go}");
    }
    for go in ["go infinite depth 9", "go movetime 5", "go clock 0 0"] {
        assert!(!task("position startpos", go).until_stopped, "{go}");
    }
}

#[test]
fn each_seat_has_its_own_clock() {
    let hard = |position: &str, go| task(position, go).limits.hard_time.expect("a limit");
    let (south, north) = ("position startpos", "position startpos moves e2");
    assert!(hard(south, "go clock 60000 1000") > hard(north, "go clock 60000 1000"));
    assert!(hard(north, "go clock 60000 1000") < Duration::from_secs(1));
    assert!(hard(south, "go clock 1000 1000 inc 500 0") > hard(north, "go clock 1000 1000 inc 500 0"));
    let four = "position startpos players 4 moves e2 a4";
    assert!(hard(four, "go clock 1000 1000 90000 1000") > Duration::from_secs(1));
    assert!(hard(four, "go clock 1000 1000 90000 1000 movetime 10") <= Duration::from_millis(10));
}

#[test]
fn the_game_comes_with_its_history() {
    let task = task("position startpos moves e2 e8 e1 e9 e2", "go depth 1");
    let mut game = Game::default();
    for mv in ["e2", "e8", "e1", "e9", "e2"] {
        game.play(mv.parse().expect("a move")).expect("a legal move");
    }
    assert_eq!(task.game, game);
}

#[test]
fn the_input_may_end_at_any_time() {
    for (lines, last) in [
        ("position startpos\ngo nodes 3000", "bestmove "),
        ("position startpos\ngo nodes 3000\n", "bestmove "),
        ("position startpos\ngo\n", "bestmove "),
        ("position startpos board 3x3 fences 0\ngo infinite\n", "bestmove "),
        ("position startpos\nperft 3\n", "2062264"),
        ("isready", "readyok"),
        ("go movetime 100\nquit\nisready\n", "bestmove "),
    ] {
        let said = talk(session(), &mut Engine::new(options()), |talk| {
            talk.send_bytes(lines.as_bytes());
            talk.rest()
        });
        assert!(said.last().is_some_and(|line| line.starts_with(last)), "{lines:?}: {said:?}");
        assert!(said.iter().filter(|line| line.starts_with("bestmove")).count() < 2, "{lines:?}: {said:?}");
    }
}

#[test]
fn arbitrary_bytes_do_not_end_the_session() {
    talk(session(), &mut Engine::new(options()), |talk| {
        talk.send_bytes(b"\xff\xfe\0\n");
        assert_eq!(talk.hear().as_deref(), Some("info string error: the line is not UTF-8"));
        talk.send_bytes(&vec![b'x'; MAX_LINE_BYTES + 1]);
        talk.send_bytes(b"\n");
        assert_eq!(talk.hear(), Some(format!("info string error: {}", LineError::TooLong)));
        talk.send_bytes(b"\0\x1b[2J\nisready\r\n\tisready\t\n");
        assert_eq!(talk.hear().as_deref(), Some(r#"info string error: "\0\u{1b}[2J" is no command"#));
        assert_eq!(talk.hear().as_deref(), Some("readyok"));
        assert_eq!(talk.hear().as_deref(), Some("readyok"));
        talk.send(&format!("position startpos moves {}", "e2 e8 e1 e9 ".repeat(20_000)));
        assert_eq!(
            talk.hear().as_deref(),
            Some("info string error: move 9: e2 is illegal: game-over"),
            "the third occurrence ends the game (R17)"
        );
        talk.send(&format!("position pos \x07\x07 / / e1 {} / 1 1 / 1", "x".repeat(100_000)));
        let error = talk.hear().expect("an error");
        assert_eq!(error, "info string error: this is no position: position-fence (\u{fffd}\u{fffd})");
        talk.send(&format!("position pos / / e1 {} / 1 1 / 1", "x".repeat(100_000)));
        assert!(talk.hear().is_some_and(|error| error.len() < 300 && error.ends_with("xxx...")));
        assert_eq!(talk.rest(), Vec::<String>::new());
    });
}

/// Words that mean something, and some that do not.
const WORDS: &[&str] = &[
    "uci",
    "isready",
    "ucinewgame",
    "setoption",
    "name",
    "value",
    "Threads",
    "Hash",
    "MultiPV",
    "Level",
    "Seed",
    "position",
    "startpos",
    "pos",
    "players",
    "board",
    "fences",
    "moves",
    "go",
    "movetime",
    "nodes",
    "depth",
    "infinite",
    "clock",
    "inc",
    "delay",
    "hourglass",
    "stop",
    "d",
    "legal",
    "perft",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5x5",
    "9x9",
    "2x2",
    "e2",
    "e8",
    "e3h",
    "e3v",
    "a1",
    "pass",
    "out:west",
    "/",
    "e1 e9",
    "10 10",
    "10",
    "-1",
    "1000",
    "18446744073709551615",
    "99999999999999999999",
    "é",
    "\u{0}",
    "\"",
    "*",
    "e1",
    "i9",
    "h8h",
];

fn random_line(random: &mut Random) -> String {
    let starts = [
        "",
        "setoption name",
        "position startpos",
        "position startpos moves",
        "position pos",
        "go",
        "perft",
        "why",
        "state",
        "ways",
    ];
    let mut line = random.pick(starts).to_owned();
    for _ in 0..random.below(8) {
        line.push(' ');
        line.push_str(random.pick(WORDS.iter().copied()));
    }
    line
}

#[test]
fn arbitrary_lines_change_nothing_or_are_valid() {
    let mut random = Random::new(7);
    let mut session = session();
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..30_000 {
        let line = random_line(&mut random);
        let before = format!("{session:?}");
        let reactions = session.line(&line);
        let error = match reactions.as_slice() {
            [Reaction::Say(text)] => text.starts_with("info string error: ").then_some(text),
            _ => None,
        };
        if let Some(error) = error {
            refused += 1;
            assert!(!error.contains(char::is_control), "{line:?}: {error:?}");
            assert_eq!(format!("{session:?}"), before, "{line:?} is refused and changes something");
        } else {
            accepted += 1;
        }
        if session.is_busy() && random.below(4) == 0 {
            let is_count = matches!(reactions.last(), Some(Reaction::Do(EngineRequest::Perft { .. })));
            let said = session.finished(if is_count { EngineReply::Perft(Some(1)) } else { EngineReply::Move(None) });
            assert_eq!((said.len(), session.is_busy()), (1, false));
        }
    }
    assert!(accepted > 2000 && refused > 2000, "{accepted} {refused}");
}

#[test]
fn arbitrary_input_ends_cleanly() {
    let mut random = Random::new(8);
    for seed in 0..200 {
        let mut bytes = Vec::new();
        for _ in 0..random.below(40) {
            match random.below(4) {
                0 => bytes.extend((0..random.below(30)).map(|_| random.below(256) as u8)),
                // A deep perft takes very long.
                _ => bytes.extend(random_line(&mut random).replace("perft", "legal").bytes()),
            }
            bytes.push(b'\n');
        }
        let mut player = by_name("random", seed).expect("a player");
        let said = talk(session(), &mut *player, |talk| {
            talk.send_bytes(&bytes);
            talk.rest()
        });
        assert!(said.iter().all(|line| !line.contains("panicked")));
    }
}
