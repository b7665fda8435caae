//! Which position of a game to search next.

use fencepost_rules::{Event, Game, Players};

use super::finding::{Finding, Permille};

/// Nodes for each position unless somebody says otherwise.
pub const DEFAULT_NODES: u64 = 100_000;
/// A move that seems to lose this much gets a second look.
const SUSPICIOUS_LOSS: Permille = 70;
/// The second look takes this many times the nodes.
const SECOND_LOOK: u64 = 4;
/// A simulation with three or four players takes as long as this many nodes with two.
const NODES_PER_SIMULATION: u64 = 25;

/// A position to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchTask {
    /// How many events of the game have happened.
    pub index: usize,
    /// How many nodes to search.
    pub nodes: u64,
}

/// How much of the work is done, in the same unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is done.
    pub done: u64,
    /// All that is known to be needed. A second look can add to it.
    pub total: u64,
}

/// The next position of a game to search, given what was found so far for each of them: one more than there are events. `None`
/// if nothing is left to do.
///
/// It goes from the end to the start, so that what the transposition table knows of a position helps with the one before it. Then
/// every move that seems to lose something gets a second look with more nodes, together with the position before it.
pub fn next_search(game: &Game, findings: &[Option<Finding>], nodes: u64) -> Option<SearchTask> {
    let budget = budget(game, nodes);
    let open = |index: usize, wanted: u64| {
        let is_open = findings.get(index).is_some_and(|it| it.as_ref().is_none_or(|it| it.nodes < wanted));
        (is_open && !is_over_at(game, index)).then_some(SearchTask { index, nodes: wanted })
    };
    let first = (0..findings.len()).rev().find_map(|index| open(index, budget));
    first.or_else(|| {
        let suspects = (0..game.history().len()).rev().filter(|&index| is_suspicious(game, findings, index));
        let mut both = suspects.flat_map(|index| [index + 1, index]);
        both.find_map(|index| open(index, budget.saturating_mul(SECOND_LOOK)))
    })
}

/// How far the searches are.
pub fn progress(game: &Game, findings: &[Option<Finding>], nodes: u64) -> Progress {
    let budget = budget(game, nodes);
    let mut progress = Progress { done: 0, total: 0 };
    for (index, finding) in findings.iter().enumerate().filter(|&(index, _)| !is_over_at(game, index)) {
        let needs_second = [index.checked_sub(1), Some(index)]
            .into_iter()
            .flatten()
            .any(|it| it < game.history().len() && is_suspicious(game, findings, it));
        let has_second = finding.as_ref().is_some_and(|it| it.nodes > budget);
        progress.done += u64::from(finding.is_some()) + if has_second { SECOND_LOOK } else { 0 };
        progress.total += 1 + if needs_second || has_second { SECOND_LOOK } else { 0 };
    }
    progress
}

/// The nodes for one search.
fn budget(game: &Game, nodes: u64) -> u64 {
    match game.position().players() {
        Players::Two => nodes.max(1),
        _ => (nodes / NODES_PER_SIMULATION).max(1),
    }
}

/// The result on the board is known without a search.
fn is_over_at(game: &Game, index: usize) -> bool {
    index == game.history().len() && game.outcome().is_some()
}

/// Whether the event at that index is a move that seems to lose something.
fn is_suspicious(game: &Game, findings: &[Option<Finding>], index: usize) -> bool {
    let (position, event) = &game.history()[index];
    let outcome = Finding::of_outcome(game).filter(|_| is_over_at(game, index + 1));
    let before = findings.get(index).and_then(Option::as_ref);
    let after = outcome.as_ref().or(findings.get(index + 1).and_then(Option::as_ref));
    let (Event::Move(_), Some(before), Some(after)) = (event, before, after) else { return false };
    let mover = position.turn();
    before.chances[mover].saturating_sub(after.chances[mover]) >= SUSPICIOUS_LOSS
}
