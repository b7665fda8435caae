//! A search that can be paused and resumed, so that one thread can think and still listen.

use fencepost_rules::{Game, Move, Players, Position, Seat, Square};

use crate::found::Found;
use crate::host::{Host, Report, SearchLimits};
use crate::levels::EvalNoise;
use crate::mcts::Mcts;
use crate::networks::Networks;
use crate::race::{RaceTablebase, RaceValue};
use crate::repetition::is_right_despite_history;
use crate::score::Score;
use crate::search::Root;

/// The search of one position: [`Engine::begin`](crate::Engine::begin) prepares it,
/// [`Engine::advance`](crate::Engine::advance) does the work in slices.
pub struct OngoingSearch {
    pub(crate) game: Game,
    pub(crate) limits: SearchLimits,
    pub(crate) noise: EvalNoise,
    pub(crate) method: Method,
    pub(crate) nodes: u64,
    pub(crate) is_done: bool,
    /// The latest report of each rank.
    pub(crate) reports: Vec<Report>,
}

/// How the position is searched.
pub(crate) enum Method {
    /// Two players: alpha-beta.
    AlphaBeta(Root),
    /// Three or four players: Monte Carlo tree search.
    Mcts(Box<Mcts>),
    /// Two players without fences in hand: the tablebase knows the result.
    Race(Box<RaceTablebase>),
    /// There is nothing to search.
    GameOver,
}

impl Method {
    pub(crate) fn new(
        game: &Game,
        limits: &SearchLimits,
        noise: EvalNoise,
        networks: &Networks,
        bytes: usize,
    ) -> Method {
        let position = game.position();
        if game.outcome().is_some() {
            Method::GameOver
        } else if position.players() != Players::Two {
            Method::Mcts(Box::new(Mcts::new(game, limits, noise, networks, bytes)))
        } else if limits.search_moves.is_empty()
            && let Some(tablebase) = race_tablebase(game)
        {
            Method::Race(Box::new(tablebase))
        } else {
            Method::AlphaBeta(Root::new(position, &limits.search_moves))
        }
    }
}

/// The tablebase of a game of two players without fences in hand, if it is right about it.
fn race_tablebase(game: &Game) -> Option<RaceTablebase> {
    is_pure_race(game.position())
        .then(|| RaceTablebase::solve(game.position()))
        .filter(|tablebase| is_right_despite_history(tablebase, game))
}

/// Whether neither of two players has a fence in hand.
fn is_pure_race(position: &Position) -> bool {
    [Seat::South, Seat::North].iter().all(|&seat| position.left(seat) == 0)
}

impl OngoingSearch {
    /// The best move found so far; `None` if the game is over. Before the first slice it is just any legal move.
    pub fn best(&self) -> Option<Move> {
        match &self.method {
            Method::AlphaBeta(root) => root.moves.first().map(|root_move| root_move.mv),
            Method::Mcts(mcts) => mcts.best(),
            Method::Race(tablebase) => race_move(tablebase, &self.game),
            Method::GameOver => None,
        }
    }

    /// What has been found so far; `None` if the game is over.
    pub fn found(&self) -> Option<Found> {
        Some(Found::new(self.best()?, self.nodes, &self.reports))
    }

    /// Nodes searched.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.is_done
    }
}

/// A best move of the race. It prefers a position that is new in this game, so that repetition does not spoil a draw or a
/// win (R17).
fn race_move(tablebase: &RaceTablebase, game: &Game) -> Option<Move> {
    let position = game.position();
    let (mover, other) = race_pawns(position)?;
    let best = tablebase.best_moves(mover, other, position.turn()).into_iter().map(Move::Pawn);
    let is_new = |mv: &Move| {
        let mut after = *position;
        after.play_unchecked(*mv);
        !game.history().iter().any(|(before, _)| *before == after)
    };
    best.clone().find(is_new).or_else(|| best.into_iter().next()).or_else(|| position.legal_moves().into_iter().next())
}

fn race_pawns(position: &Position) -> Option<(Square, Square)> {
    let other = position.turn().opposite();
    Some((position.pawn(position.turn())?, position.pawn(other)?))
}

/// Reports the value of a race and the moves that lead to it.
pub(crate) fn report_race(tablebase: &RaceTablebase, game: &Game, host: &mut dyn Host) {
    let Some(value) = tablebase.of(game.position()) else { return };
    let (score, plies) = match value {
        RaceValue::Win(plies) => (Score::from_raw(Score::win_in(plies as i32)), plies),
        RaceValue::Loss(plies) => (Score::from_raw(-Score::win_in(plies as i32)), plies),
        RaceValue::Draw => (Score::DRAWN, 0),
    };
    let mut ahead = game.clone();
    let mut line = Vec::new();
    while line.len() < plies.max(1) as usize
        && let Some(mv) = race_move(tablebase, &ahead)
        && ahead.play(mv).is_ok()
    {
        line.push(mv);
    }
    let depth = line.len() as u32;
    let time = host.elapsed();
    let (chance, chances, uncalibrated) = (score.win_chance(0), None, None);
    let (selective_depth, rank, nodes) = (depth, 1, 0);
    host.report(&Report { depth, selective_depth, rank, score, chance, chances, uncalibrated, nodes, time, line });
}
