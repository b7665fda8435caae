//! The queries `state`, `ways` and `why` of the `uci` protocol: what a board on a page needs to know about a game.

use std::fmt::Display;

use fencepost_rules::{Game, Move, PlayError, Seat};

/// The position, whose turn it is, how the game stands and what each seat has.
pub(super) fn state(game: &Game) -> String {
    let position = game.position();
    let (result, termination) = match game.outcome() {
        None => ("*".to_owned(), "none"),
        Some(outcome) => (outcome.result.map_or("*".to_owned(), |score| score.to_string()), outcome.ending.name()),
    };
    let mut lines = vec![
        format!("state position {position}"),
        format!("state board {}", position.board()),
        format!("state players {}", position.players().count()),
        format!("state plies {}", game.plies()),
        format!("state turn {}", position.turn()),
        format!("state result {result}"),
        format!("state termination {termination}"),
    ];
    lines.extend(position.players().seats().iter().map(|&seat| seat_line(game, seat)));
    lines.push("stateok".to_owned());
    lines.join("\n")
}

/// `state seat south e2 10 7`: the pawn's square, fences in hand, and steps to the goal.
fn seat_line(game: &Game, seat: Seat) -> String {
    let position = game.position();
    match (position.pawn(seat), position.distance(seat)) {
        (Some(pawn), Some(steps)) => format!("state seat {seat} {pawn} {} {steps}", position.left(seat)),
        _ => format!("state seat {seat} - - -"),
    }
}

/// A shortest path to the goal for each pawn in the game, after its length.
pub(super) fn paths(game: &Game) -> String {
    let position = game.position();
    let line = |seat: Seat| {
        let squares = position.shortest_path(seat);
        format!("way {seat} {} {}", squares.len() - 1, row(squares))
    };
    let mut lines: Vec<String> = position.playing().into_iter().map(line).collect();
    lines.push("waysok".to_owned());
    lines.join("\n")
}

/// `why e3v crosses fence e3h`: the code of the error and what it is about, or `legal`.
pub(super) fn why(game: &Game, mv: Move) -> String {
    match game.check(mv) {
        Ok(()) => format!("why {mv} legal"),
        Err(error) => format!("why {mv} {}{}", error.code(), about(&error)),
    }
}

/// What an error is about, each value after a word that names it.
fn about(error: &PlayError) -> String {
    match *error {
        PlayError::WrongTurn { turn: seat } | PlayError::NotPlaying { seat } | PlayError::Occupied { by: seat } => {
            format!(" seat {seat}")
        }
        PlayError::OutOfReach { from: square } | PlayError::JumpOpen { jump: square } => format!(" square {square}"),
        PlayError::FenceInTheWay { fence } | PlayError::Overlaps { fence } | PlayError::Crosses { fence } => {
            format!(" fence {fence}")
        }
        PlayError::CutsOff { seat, region } => format!(" seat {seat} region {}", row(region)),
        _ => String::new(),
    }
}

fn row(things: impl IntoIterator<Item = impl Display>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    things.join(" ")
}
