//! The `uci` protocol from the side of a match: commands to an engine, and the meaning of its answers.

use std::fmt::Write;

use fencepost_rules::{Board, Game, Move, Players, Position, Seat};

use super::engine_limit::EngineLimit;
use super::referee::Referee;

/// The `position` command for the game so far. A standard start is written as `startpos`.
pub(super) fn position_line(game: &Game) -> String {
    let start = game.start();
    let mut line = "position ".to_owned();
    line += &named_start(start).unwrap_or_else(|| format!("pos {start}"));
    let mut events = game.events().peekable();
    if events.peek().is_some() {
        line += " moves";
    }
    for event in events {
        let _ = write!(line, " {event}");
    }
    line
}

/// `startpos` and its options, if the position is such a start.
fn named_start(start: &Position) -> Option<String> {
    let (players, board, fences) = (start.players(), start.board(), start.left(Seat::South));
    if Position::start(players, board, fences).as_ref() != Ok(start) {
        return None;
    }
    let mut words = "startpos".to_owned();
    if players != Players::Two {
        let _ = write!(words, " players {}", players.count());
    }
    if board != Board::STANDARD {
        let _ = write!(words, " board {board}");
    }
    if fences != players.default_fences() {
        let _ = write!(words, " fences {fences}");
    }
    Some(words)
}

/// The `go` command with the limit of the seat to move.
pub(super) fn go_line(referee: &Referee, seat: Seat) -> String {
    match referee.limit(seat) {
        EngineLimit::Move(time) => format!("go movetime {}", time.as_millis()),
        EngineLimit::Nodes(nodes) => format!("go nodes {nodes}"),
        EngineLimit::Clock { .. } => {
            let (clocks, increments) = (referee.clocks(), referee.increments());
            let seats = referee.game().position().players().seats();
            let mut line = "go clock".to_owned();
            for &seat in seats {
                let _ = write!(line, " {}", clocks[seat].as_millis());
            }
            line += " inc";
            for &seat in seats {
                let _ = write!(line, " {}", increments[seat].as_millis());
            }
            line
        }
    }
}

/// A line from an engine.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum UciMessage {
    Name(String),
    /// It has an option of that name.
    Option(String),
    UciOk,
    ReadyOk,
    /// The chance to win of the seat to move, in its best line.
    Chance(f64),
    Move(Move),
    /// A word that should be a move.
    NoMove(String),
    /// Anything else.
    Other,
}

/// Reads a line. The seat to move is needed if there is a value for each.
pub(super) fn read_line(line: &str, position: &Position) -> UciMessage {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["uciok", ..] => UciMessage::UciOk,
        ["readyok", ..] => UciMessage::ReadyOk,
        ["id", "name", ref name @ ..] => UciMessage::Name(name.join(" ")),
        ["option", "name", ref rest @ ..] => {
            UciMessage::Option(rest.iter().take_while(|&&word| word != "type").copied().collect::<Vec<_>>().join(" "))
        }
        ["bestmove", word, ..] => word.parse().map_or_else(|_| UciMessage::NoMove(word.to_owned()), UciMessage::Move),
        ["bestmove"] => UciMessage::NoMove(String::new()),
        ["info", ref rest @ ..] => read_info(rest, position).map_or(UciMessage::Other, UciMessage::Chance),
        _ => UciMessage::Other,
    }
}

/// `wdl W D L` of the mover, or with more players `values V…` of the seats, both per mille.
fn read_info(words: &[&str], position: &Position) -> Option<f64> {
    let after = |name: &str| words.iter().position(|&word| word == name).map(|place| &words[place + 1..]);
    if after("multipv").is_some_and(|rest| rest.first() != Some(&"1")) {
        return None;
    }
    let number = |word: &&str| word.parse::<f64>().ok();
    let per_mille = if let Some([win, draw, _, ..]) = after("wdl") {
        number(win)? + number(draw)? / 2.0
    } else {
        let seats = position.players().seats();
        let place = seats.iter().position(|&seat| seat == position.turn())?;
        number(after("values")?.get(place)?)?
    };
    (0.0..=1000.0).contains(&per_mille).then_some(per_mille / 1000.0)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use fencepost_rules::BySeat;

    use super::*;
    use crate::matches::engine_id::{ByEngine, EngineId};
    use crate::matches::referee::{MatchRules, Reply};

    fn game(start: &Position, moves: &str) -> Game {
        let mut game = Game::new(*start);
        for word in moves.split_whitespace() {
            game.play(word.parse().expect("a move")).expect("a legal move");
        }
        game
    }

    #[test]
    fn standard_starts_are_written_as_startpos() {
        let standard = Position::default();
        assert_eq!(position_line(&Game::default()), "position startpos");
        assert_eq!(position_line(&game(&standard, "e2 e8 e3h")), "position startpos moves e2 e8 e3h");
        let four = Position::standard(Players::Four);
        assert_eq!(position_line(&game(&four, "e2")), "position startpos players 4 moves e2");
        let small = Position::start(Players::Two, Board::new(5, 7).expect("a board"), 3).expect("a start");
        assert_eq!(position_line(&Game::new(small)), "position startpos board 5x7 fences 3");
        let other: Position = "e3 /  / e2 e9 / 10 9 / 1".parse().expect("a position");
        assert_eq!(position_line(&game(&other, "d2")), "position pos e3 /  / e2 e9 / 10 9 / 1 moves d2");
    }

    #[test]
    fn players_who_are_out_stay_in_the_list() {
        let mut game = game(&Position::standard(Players::Three), "e2");
        game.take_out(Seat::West).expect("West is in");
        assert_eq!(position_line(&game), "position startpos players 3 moves e2 out:west");
    }

    #[test]
    fn limits_become_go_commands() {
        let limit = |text: &str| text.parse::<EngineLimit>().expect("a limit");
        let go = |a: &str, b: &str| {
            let limits = ByEngine([limit(a), limit(b)]);
            let rules = MatchRules { limits, margin: Duration::ZERO, most_plies: 100 };
            let seats = BySeat([EngineId::A, EngineId::B, EngineId::B, EngineId::B]);
            let mut referee = Referee::new(rules, seats, &Position::default(), &[]);
            let first = go_line(&referee, Seat::South);
            let (mv, took) = ("e2".parse().expect("a move"), Duration::from_millis(50));
            referee.take(Reply::Move { mv, took, chance: None });
            (first, go_line(&referee, Seat::North))
        };
        assert_eq!(go("100ms", "5000n"), ("go movetime 100".to_owned(), "go nodes 5000".to_owned()));
        let clocks = ("go clock 60000 2000 inc 500 0".to_owned(), "go clock 60450 2000 inc 500 0".to_owned());
        assert_eq!(go("60+0.5", "2+0"), clocks);
    }

    #[test]
    fn answers_are_understood() {
        let two = Position::default();
        assert_eq!(read_line("bestmove e2", &two), UciMessage::Move("e2".parse().expect("a move")));
        assert_eq!(read_line(" bestmove  E3H ponder e8 ", &two), UciMessage::Move("e3h".parse().expect("a move")));
        assert_eq!(read_line("bestmove none", &two), UciMessage::NoMove("none".to_owned()));
        assert_eq!(read_line("bestmove", &two), UciMessage::NoMove(String::new()));
        assert_eq!(read_line("id name Some Engine 1.0", &two), UciMessage::Name("Some Engine 1.0".to_owned()));
        let option = "option name Some Seed type spin default 0 min 0 max 9";
        assert_eq!(read_line(option, &two), UciMessage::Option("Some Seed".to_owned()));
        for garbage in ["", "bestmover e2", "\u{fffd}\u{1b}[2J", "id", "option", "info", "info wdl", "info wdl x y z"] {
            assert_eq!(read_line(garbage, &two), UciMessage::Other, "{garbage}");
        }
    }

    #[test]
    fn chances_are_those_of_the_mover_in_the_best_line() {
        let (two, four) = (Position::default(), Position::standard(Players::Four));
        let chance = |line: &str, position: &Position| read_line(line, position);
        assert_eq!(chance("info depth 3 multipv 1 score cp 9 wdl 600 100 300 nodes 5", &two), UciMessage::Chance(0.65));
        assert_eq!(chance("info depth 3 multipv 2 score cp 9 wdl 600 100 300 nodes 5", &two), UciMessage::Other);
        assert_eq!(chance("info score cp 9 values 400 200 300 100 pv e2", &four), UciMessage::Chance(0.4));
        assert_eq!(chance("info score cp 9 wdl 1600 0 0", &two), UciMessage::Other);
    }
}
