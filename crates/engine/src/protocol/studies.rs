//! Records for a page that keeps the tree of a study itself: read, written, and packed into links. Text in, text out.
//!
//! The first line of a request is a command, the rest is what it is about:
//!
//! | request | answer |
//! | --- | --- |
//! | `read DIALECT GAME`, a record, list of moves or position | `record DIALECT GAME GAMES` and an outline; or `choose DIALECT…` |
//! | `unlink`, a link | `record fencepost 1 1` and an outline |
//! | `link`, an outline | `link LETTERS` |
//! | `write`, an outline | `text` and the record |
//! | `reason`, `report NODES`, `opening` and `key` | see `reports` |
//!
//! The dialect `auto` is whichever fits; where several do, the answer names them. What cannot be read is answered by
//! `error CODE LINE COLUMN`, then `text` with what is wrong, then a `why` for each reason: the name of a translation, and its
//! values each after a word.

use std::fmt::{Display, Write};

use fencepost_rules::record::{GameText, ReadOptions, Record, RecordError, RecordErrorKind, ResultError, Splitter};
use fencepost_rules::{Dialect, ParsePositionError, Position, SetupError, SetupFault};

use super::queries::about;
use super::reports::{answer_key, answer_opening, answer_reason, answer_report};

/// The largest text that is read, in bytes.
const MOST_BYTES: usize = 1_000_000;
/// The most moves that are read, those of variations among them.
const MOST_MOVES: usize = 20_000;

/// Answers a request of a page about a study.
///
/// ```
/// use fencepost_engine::protocol::answer_study;
///
/// let outline = "start  /  / e1 e9 / 10 10 / 1\nnode 0 e2\n";
/// assert_eq!(answer_study("read auto 1\n1. e2 *"), format!("record fencepost 1 1\n{outline}"));
/// assert!(answer_study("read auto 1\n1. e5").starts_with("error illegal-move 1 4\ntext e5\nwhy refusal-out-of-reach "));
/// ```
pub fn answer_study(request: &str) -> String {
    let (command, body) = request.split_once('\n').unwrap_or((request, ""));
    let words: Vec<&str> = command.split_whitespace().collect();
    let answer = match words.as_slice() {
        ["read", dialect, game] => read(dialect, game.parse().unwrap_or(1), body),
        ["unlink"] => Record::from_link(body.trim())
            .map_err(|error| plain_error(error.code()))
            .map(|record| outlined("fencepost 1 1", &record)),
        ["link"] => from_outline(body).map(|record| format!("link {}", record.to_link())),
        ["write"] => from_outline(body).map(|record| format!("text\n{record}")),
        ["opening"] => answer_opening(body).map_err(plain_error),
        ["key"] => answer_key(body).map_err(plain_error),
        ["reason"] => answer_reason(body).map_err(plain_error),
        ["report", nodes] => answer_report(nodes, body).map_err(plain_error),
        _ => Err(plain_error("request")),
    };
    answer.unwrap_or_else(|error| error)
}

fn plain_error(code: &str) -> String {
    format!("error {code} 0 0")
}

fn outlined(which: &str, record: &Record) -> String {
    format!("record {which}\n{}", record.to_outline())
}

fn from_outline(outline: &str) -> Result<Record, String> {
    Record::from_outline(outline).map_err(|error| plain_error(error.code()))
}

fn read(dialect: &str, game: usize, text: &str) -> Result<String, String> {
    if text.len() > MOST_BYTES {
        return Err(plain_error("too-large"));
    }
    if let Some(position) = read_position(text) {
        return position.map(|start| outlined("fencepost 1 1", &Record::new(start)));
    }
    let games = games_in(text);
    let count = games.len();
    let number = game.clamp(1, count.max(1));
    let game = games.into_iter().nth(number - 1).ok_or_else(|| plain_error("not-a-record"))?;
    let fits = match dialect.parse() {
        Ok(dialect) => vec![(dialect, read_in(&game, dialect)?)],
        Err(_) => fitting(&game)?,
    };
    match fits.as_slice() {
        [(dialect, record)] => Ok(outlined(&format!("{dialect} {number} {count}"), record)),
        several => Ok(several.iter().fold("choose".to_owned(), |answer, (dialect, _)| format!("{answer} {dialect}"))),
    }
}

/// A position stands alone in a line with at least four slashes, or three with blanks around them: no result has those.
fn read_position(text: &str) -> Option<Result<Position, String>> {
    let text = text.trim_matches(|letter: char| letter == '\n' || letter == '\r' || letter == '\u{feff}');
    let is_position = (text.matches('/').count() >= 4 || text.matches(" / ").count() >= 3)
        && !text.contains(['\n', '[', '{', '.', '*']);
    is_position.then(|| {
        text.parse().map_err(|error: ParsePositionError| {
            let quote: String = text.trim().chars().take(60).collect();
            format!("error bad-position 1 1\ntext {quote}\n{}", position_reasons(&error))
        })
    })
}

/// The games of a text. Moves that go on over several lines are one, if they can be.
fn games_in(text: &str) -> Vec<GameText> {
    let mut splitter = Splitter::new();
    let mut games: Vec<GameText> =
        text.lines().enumerate().filter_map(|(index, line)| splitter.push(index + 1, line)).collect();
    games.extend(splitter.finish());
    if games.len() > 1 && !text.contains('[') {
        let whole = GameText { text: text.to_owned(), first_line: 1 };
        if fitting(&whole).is_ok() {
            return vec![whole];
        }
    }
    games
}

fn read_in(game: &GameText, dialect: Dialect) -> Result<Record, String> {
    let record = game.read(&ReadOptions { dialect, ..ReadOptions::default() }).map_err(|error| explained(&error))?;
    if record.nodes().len() > MOST_MOVES + 1 {
        return Err(plain_error("too-long"));
    }
    Ok(record)
}

/// The dialects in which a game can be read, each with its record; or what is wrong in the one in which it goes furthest.
fn fitting(game: &GameText) -> Result<Vec<(Dialect, Record)>, String> {
    // One name is enough for two that are the same.
    let dialects = [Dialect::Fencepost, Dialect::Glendenning, Dialect::Qtp];
    let mut fits = Vec::new();
    let mut furthest: Option<RecordError> = None;
    for dialect in dialects {
        match game.read(&ReadOptions { dialect, ..ReadOptions::default() }) {
            Ok(record) => fits.push((dialect, record)),
            Err(error) => {
                let is_further = furthest.as_ref().is_none_or(|it| (error.line, error.column) > (it.line, it.column));
                furthest = if is_further { Some(error) } else { furthest };
            }
        }
    }
    match (fits.as_slice(), furthest) {
        ([], Some(error)) => return Err(explained(&error)),
        ([(_, record), ..], _) if record.nodes().len() > MOST_MOVES + 1 => return Err(plain_error("too-long")),
        _ => {}
    }
    // Tags are ours, and without a move all are the same.
    let is_ours = game.text.trim_start().starts_with('[') || fits.iter().all(|(_, record)| record.nodes().len() == 1);
    if is_ours && fits.first().is_some_and(|(dialect, _)| *dialect == Dialect::Fencepost) {
        fits.truncate(1);
    }
    Ok(fits)
}

/// What is wrong with a record, for a page to put into words.
fn explained(error: &RecordError) -> String {
    let mut lines = format!("error {} {} {}\ntext {}\n", error.code(), error.line, error.column, one_line(&error.text));
    match &error.kind {
        RecordErrorKind::Illegal(illegal) => {
            let _ = writeln!(lines, "why refusal-{}{}", illegal.code(), about(illegal));
        }
        RecordErrorKind::BadPosition(error) => lines += &position_reasons(error),
        RecordErrorKind::BadSetup(error) => lines += &setup_reasons(error),
        RecordErrorKind::ResultsDiffer { tag } => {
            let _ = writeln!(lines, "value tag {tag}");
        }
        RecordErrorKind::WrongResult(ResultError::Players { players }) => {
            let _ = writeln!(lines, "value players {}", players.count());
        }
        RecordErrorKind::WrongResult(ResultError::OnBoard { result }) => {
            let _ = writeln!(lines, "value score {result}");
        }
        RecordErrorKind::WrongResult(ResultError::WinnerOut { seat }) => {
            let _ = writeln!(lines, "value seat {seat}");
        }
        RecordErrorKind::WrongResult(ResultError::WrongShares { still_in }) => {
            let _ = writeln!(lines, "value seats {}", row(*still_in));
        }
        _ => {}
    }
    lines
}

fn position_reasons(error: &ParsePositionError) -> String {
    let code = error.code();
    match error {
        ParsePositionError::Setup(error) => setup_reasons(error),
        ParsePositionError::Fields { found } | ParsePositionError::Players { found } => {
            format!("why position-{code} found {found}\n")
        }
        ParsePositionError::Fence { text }
        | ParsePositionError::Pawn { text }
        | ParsePositionError::Left { text }
        | ParsePositionError::Turn { text } => format!("why position-{code} text {}\n", one_line(text)),
        ParsePositionError::RepeatedFence { fence } => format!("why position-{code} fence {fence}\n"),
        _ => format!("why position-{code}\n"),
    }
}

fn setup_reasons(error: &SetupError) -> String {
    error.faults().fold(String::new(), |lines, fault| {
        let values = match fault {
            SetupFault::PawnOffBoard { seat } | SetupFault::TooManyFences { seat } | SetupFault::CutOff { seat } => {
                format!(" seat {seat}")
            }
            SetupFault::PawnsShareSquare { square } => format!(" square {square}"),
            SetupFault::FenceOffBoard { fence } => format!(" fence {fence}"),
            SetupFault::FencesCollide { fence, other } => format!(" fence {fence} other {other}"),
            _ => String::new(),
        };
        format!("{lines}why setup-{}{values}\n", fault.code())
    })
}

/// Without blanks, so that it is one word.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join("\u{a0}")
}

fn row(things: impl IntoIterator<Item = impl Display>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    things.join(" ")
}
