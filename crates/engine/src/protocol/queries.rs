//! The queries `state`, `ways`, `blocks`, `why` and `faults` of the `uci` protocol: what a board on a page needs to know about a
//! game.

use std::fmt::Display;

use fencepost_rules::{Fence, Game, Move, PlayError, Position, Seat, Setup, SetupFault, Steps};

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

/// `block south e3h north 2`: the fence of each seat that sets somebody else back most, compared with what it costs the seat
/// itself, and by how many steps. Seats that have none are left out.
pub(super) fn blocks(game: &Game) -> String {
    let position = game.position();
    let seats = position.playing().into_iter().filter(|_| game.outcome().is_none());
    let mut lines: Vec<String> = seats.filter_map(|seat| best_block(position, seat)).collect();
    lines.push("blocksok".to_owned());
    lines.join("\n")
}

fn best_block(position: &Position, seat: Seat) -> Option<String> {
    let mut setup = position.to_setup();
    setup.turn = seat;
    let position = Position::try_from(setup).ok()?;
    let fences = position.legal_moves().fences();
    let best = fences.into_iter().filter_map(|fence| Some((fence, block(&position, seat, fence)?)));
    // The first of equals, so that it is always the same one.
    let (fence, (other, steps, _)) = best.reduce(|best, next| if gain(next.1) > gain(best.1) { next } else { best })?;
    Some(format!("block {seat} {fence} {other} {steps}"))
}

/// Whom a fence sets back most, by how many steps, and how many it costs the seat itself.
type Block = (Seat, u8, u8);

fn gain((_, steps, own): Block) -> (i16, u8) {
    (i16::from(steps) - i16::from(own), steps)
}

fn block(position: &Position, seat: Seat, fence: Fence) -> Option<Block> {
    let mut after = *position;
    after.play_unchecked(Move::Fence(fence));
    let loss = |seat: Seat| Some(after.distance(seat)?.saturating_sub(position.distance(seat)?));
    let others = position.playing().into_iter().filter(|&other| other != seat);
    let (other, steps) = others.filter_map(|other| Some((other, loss(other)?))).max_by_key(|&(_, steps)| steps)?;
    let own = loss(seat)?;
    (steps > own).then_some((other, steps, own))
}

/// `why e3v crosses fence e3h`: the code of the error and what it is about, or `legal`.
pub(super) fn why(game: &Game, mv: Move) -> String {
    match game.check(mv) {
        Ok(()) => format!("why {mv} legal"),
        Err(error) => format!("why {mv} {}{}", error.code(), about(&error)),
    }
}

/// What an error is about, each value after a word that names it.
pub(super) fn about(error: &PlayError) -> String {
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

/// `fault fences-collide fence e4h other e4v`: everything that is wrong with a set-up, one fault a line. The game stays
/// as it is.
pub(super) fn faults(text: &str) -> Result<String, String> {
    let setup: Setup = text.parse().map_err(|error| format!("{error} is wrong with the position"))?;
    let mut lines: Vec<String> = setup.faults().into_iter().map(|fault| fault_line(&setup, fault)).collect();
    lines.push("faultsok".to_owned());
    Ok(lines.join("\n"))
}

fn fault_line(setup: &Setup, fault: SetupFault) -> String {
    let about = match fault {
        SetupFault::CutOff { seat } => {
            let steps = Steps::of(setup.board, setup.fences & setup.board.fence_places());
            format!(" seat {seat} region {}", row(steps.reach(setup.pawns[seat].into_iter().collect())))
        }
        SetupFault::PawnOffBoard { seat } | SetupFault::TooManyFences { seat } => format!(" seat {seat}"),
        SetupFault::PawnsShareSquare { square } => format!(" square {square}"),
        SetupFault::FenceOffBoard { fence } => format!(" fence {fence}"),
        SetupFault::FencesCollide { fence, other } => format!(" fence {fence} other {other}"),
        _ => String::new(),
    };
    format!("fault {}{about}", fault.code())
}

fn row(things: impl IntoIterator<Item = impl Display>) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    things.join(" ")
}
