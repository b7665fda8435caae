//! The `qtp` protocol: transcripts, and lines of all kinds.

use fencepost_engine::players::by_name;
use fencepost_engine::protocol::{EngineReply, EngineRequest, QtpSession, Reaction, Session};
use fencepost_engine::{Engine, Options, SearchLimits};
use fencepost_rules::Seat;

use crate::random::Random;
use crate::transcript::{follow, talk};

pub(crate) fn session() -> QtpSession {
    QtpSession::new("Fencepost test", SearchLimits { nodes: Some(2000), ..SearchLimits::default() })
}

fn follow_file(name: &str, text: &str) {
    follow(name, text, session(), &mut Engine::new(Options { hash: 1, ..Options::default() }));
}

#[test]
fn questions_are_answered() {
    follow_file("commands", include_str!("transcripts/qtp/commands.txt"));
}

#[test]
fn it_plays_games() {
    follow_file("game", include_str!("transcripts/qtp/game.txt"));
}

#[test]
fn commands_wait_for_a_search() {
    follow_file("thinking", include_str!("transcripts/qtp/thinking.txt"));
}

#[test]
fn bad_lines_get_errors_and_change_nothing() {
    follow_file("errors", include_str!("transcripts/qtp/errors.txt"));
}

#[test]
fn the_player_gets_the_history_of_the_game() {
    let mut session = session();
    for line in ["playmove b e8", "playmove w e2", "playmove b e7"] {
        assert_eq!(session.line(line), [Reaction::Say("=\n".to_owned())]);
    }
    let game = match session.line("genmove w").as_slice() {
        [Reaction::Do(EngineRequest::Search(task))] => task.game.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!((game.plies(), game.start().turn(), game.position().turn()), (3, Seat::North, Seat::South));
    session.finished(EngineReply::Move(game.legal_moves().into_iter().next()));
    // For the player, a new game begins when a colour plays twice in a row.
    let game = match session.line("genmove w").as_slice() {
        [Reaction::Do(EngineRequest::Search(task))] => task.game.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!((game.plies(), game.position().turn()), (0, Seat::South));
}

#[test]
fn a_wall_is_named_by_the_square_north_west_of_its_middle() {
    let mut session = session();
    let _ = session.line("genmove black");
    let said = session.finished(EngineReply::Move(Some("e3h".parse().expect("a fence"))));
    assert_eq!(said, ["= e4 h\n"]);
    let mut other = self::session();
    assert_eq!(other.line("playwall black e4 h"), [Reaction::Say("=\n".to_owned())]);
    assert_eq!(session.line("showboard"), other.line("showboard"));
}

#[test]
fn arbitrary_lines_get_one_answer_each() {
    const WORDS: &[&str] = &[
        "name",
        "known_command",
        "list_commands",
        "boardsize",
        "clear_board",
        "walls",
        "playmove",
        "playwall",
        "genmove",
        "undo",
        "winner",
        "showboard",
        "white",
        "black",
        "w",
        "B",
        "e8",
        "e2",
        "E5",
        "a1",
        "i9",
        "z9",
        "h",
        "v",
        "horizontal",
        "VERTICAL",
        "0",
        "1",
        "3",
        "9",
        "12",
        "-1",
        "99999999999999999999",
        "pass",
        "é",
        "\u{1}",
    ];
    let mut random = Random::new(9);
    let mut session = session();
    let (mut answered, mut refused) = (0, 0);
    for _ in 0..30_000 {
        let start =
            random.pick(["", "playmove", "playwall", "playmove w", "genmove w", "genmove b", "undo", "clear_board"]);
        let line =
            (0..random.below(4)).fold(start.to_owned(), |line, _| line + " " + random.pick(WORDS.iter().copied()));
        let said = match session.line(&line).as_slice() {
            [] if line.trim().is_empty() => continue,
            [Reaction::Say(text)] => text.clone(),
            [Reaction::Do(EngineRequest::Search(task))] => {
                let moves: Vec<_> = task.game.legal_moves().into_iter().collect();
                session.finished(EngineReply::Move(Some(random.pick(moves)))).concat()
            }
            other => panic!("{line:?}: {other:?}"),
        };
        assert!(said.ends_with('\n') && !said.contains("\n\n"), "{line:?}: {said:?}");
        match said.as_bytes()[0] {
            b'=' => answered += 1,
            b'?' => refused += 1,
            _ => panic!("{line:?}: {said:?}"),
        }
    }
    assert!(answered > 3000 && refused > 3000, "{answered} {refused}");
}

#[test]
fn a_whole_game_can_be_played_by_genmove() {
    let mut player = by_name("greedy", 1).expect("a player");
    let said = talk(session(), &mut *player, |talk| {
        for _ in 0..200 {
            talk.send("genmove black");
            talk.send("genmove white");
        }
        talk.send("winner");
        talk.rest()
    });
    let moves: Vec<&String> = said.iter().filter(|line| line.starts_with("= ")).collect();
    assert!(moves.len() > 16 && moves.len() < 400, "{moves:?}");
    assert!(["= true black", "= true white"].contains(&moves[moves.len() - 1].as_str()), "{moves:?}");
}
