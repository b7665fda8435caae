//! A search that can be put aside and taken up again, so that one thread can think and still listen.

use fencepost_rules::{Game, Move, Players, Position, Seat};

use crate::host::{Host, Limits, Report};
use crate::levels::Blur;
use crate::many::Growth;
use crate::race::{Outcome, RaceTable};
use crate::repetition::may_repeat;
use crate::score::Score;
use crate::search::Root;

/// Work on one position: begun by [`Engine::begin`](crate::Engine::begin), done in slices by
/// [`Engine::advance`](crate::Engine::advance).
pub struct Thought {
    pub(crate) game: Game,
    pub(crate) limits: Limits,
    pub(crate) blur: Blur,
    pub(crate) work: Work,
    pub(crate) nodes: u64,
    pub(crate) is_done: bool,
}

/// What kind of thinking the position takes.
pub(crate) enum Work {
    /// Two players.
    Search(Root),
    /// Three or four.
    Tree(Box<Growth>),
    /// Nobody has a fence in hand, so everything about the race is known.
    Race(Box<RaceTable>),
    /// The game is over.
    Nothing,
}

impl Work {
    pub(crate) fn new(game: &Game, limits: &Limits, bytes: usize) -> Work {
        let position = game.position();
        if game.outcome().is_some() {
            Work::Nothing
        } else if position.players() != Players::Two {
            Work::Tree(Box::new(Growth::new(game, limits, bytes)))
        } else if limits.only.is_empty() && is_bare_race(position) && !may_repeat(game) {
            Work::Race(Box::new(RaceTable::solve(position)))
        } else {
            Work::Search(Root::new(position, &limits.only))
        }
    }
}

fn is_bare_race(position: &Position) -> bool {
    [Seat::South, Seat::North].iter().all(|&seat| position.left(seat) == 0)
}

impl Thought {
    /// The best move found so far; `None` where the game is over. Before the first slice it is just any legal move.
    pub fn best(&self) -> Option<Move> {
        match &self.work {
            Work::Search(root) => root.moves.first().map(|root_move| root_move.mv),
            Work::Tree(growth) => growth.best(),
            Work::Race(table) => race_move(table, &self.game),
            Work::Nothing => None,
        }
    }

    /// Positions looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.is_done
    }
}

/// A best move of the race. Of several it takes one to a position that has not been there yet, so that a draw or a win
/// is not spoiled by repetition (R17).
fn race_move(table: &RaceTable, game: &Game) -> Option<Move> {
    let position = game.position();
    let (mover, other) = race_pawns(position)?;
    let best = table.best_moves(mover, other, position.turn()).into_iter().map(Move::Pawn);
    let is_new = |mv: &Move| {
        let mut after = *position;
        after.play_unchecked(*mv);
        !game.history().iter().any(|(before, _)| *before == after)
    };
    best.clone().find(is_new).or_else(|| best.into_iter().next()).or_else(|| position.legal_moves().into_iter().next())
}

fn race_pawns(position: &Position) -> Option<(fencepost_rules::Square, fencepost_rules::Square)> {
    let other = if position.turn() == Seat::South { Seat::North } else { Seat::South };
    Some((position.pawn(position.turn())?, position.pawn(other)?))
}

/// Tells how a race ends, with the moves that lead there.
pub(crate) fn report_race(table: &RaceTable, game: &Game, host: &mut dyn Host) {
    let Some(outcome) = table.of(game.position()) else { return };
    let (score, plies) = match outcome {
        Outcome::Win(plies) => (Score::from_raw(Score::win_in(plies as i32)), plies),
        Outcome::Loss(plies) => (Score::from_raw(-Score::win_in(plies as i32)), plies),
        Outcome::Draw => (Score::DRAWN, 0),
    };
    let mut ahead = game.clone();
    let mut line = Vec::new();
    while line.len() < plies.max(1) as usize
        && let Some(mv) = race_move(table, &ahead)
        && ahead.play(mv).is_ok()
    {
        line.push(mv);
    }
    let depth = line.len() as u32;
    let time = host.elapsed();
    host.report(&Report { depth, selective_depth: depth, rank: 1, score, chances: None, nodes: 0, time, line });
}
