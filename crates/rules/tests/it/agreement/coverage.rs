//! What the games have come across: a comparison that never meets a jump says nothing about jumps.

use std::collections::{BTreeMap, BTreeSet};

use fencepost_rules::{Ending, Event, Move, Outcome, PlayError, Players, Position};

use super::plan::Plan;

/// What must turn up among games of any number of players.
const ALWAYS: [&str; 16] = [
    "goal",
    "repetition",
    "step",
    "jump",
    "side-step",
    "fence",
    "pass",
    "off-board",
    "out-of-reach",
    "occupied",
    "fence-in-the-way",
    "jump-open",
    "no-fences-left",
    "overlaps",
    "crosses",
    "cuts-off",
];
/// What else must turn up among games of three and four.
const WITH_MORE: [&str; 4] = ["last player", "out", "pass on a board of height 3 or more", "repetition with some out"];

#[derive(Default)]
pub(super) struct Coverage {
    met: BTreeMap<&'static str, u64>,
    boards: BTreeSet<String>,
    hands: BTreeSet<u8>,
}

impl Coverage {
    pub(super) fn plan(&mut self, plan: &Plan) {
        self.boards.insert(plan.board.to_string());
        self.hands.insert(plan.fences);
    }

    pub(super) fn event(&mut self, position: &Position, event: Event) {
        match event {
            Event::Out(_) => self.meet("out"),
            Event::Move(Move::Fence(_)) => self.meet("fence"),
            Event::Move(Move::Pass) => self.pass(position),
            Event::Move(Move::Pawn(to)) => {
                let from = position.pawn(position.turn()).expect("the mover is in");
                let columns = from.column().abs_diff(to.column());
                let rows = from.row().abs_diff(to.row());
                self.meet(match columns + rows {
                    1 => "step",
                    _ if columns == 1 => "side-step",
                    _ => "jump",
                });
            }
        }
    }

    fn pass(&mut self, position: &Position) {
        self.meet("pass");
        if position.board().height() > 2 {
            assert_ne!(position.players(), Players::Two, "R11: a pass on a board of height 3 or more: {position}");
            self.meet("pass on a board of height 3 or more");
        }
    }

    pub(super) fn play_error(&mut self, error: &PlayError) {
        self.meet(error.code());
    }

    pub(super) fn end(&mut self, outcome: Option<Outcome>, last: &Position) {
        let Some(outcome) = outcome else { return self.meet("unfinished") };
        self.meet(outcome.ending.name());
        if outcome.ending == Ending::Repetition && last.playing().len() < last.players().count() {
            self.meet("repetition with some out");
        }
    }

    fn meet(&mut self, what: &'static str) {
        *self.met.entry(what).or_default() += 1;
    }

    /// Both together.
    pub(super) fn and(mut self, other: Coverage) -> Coverage {
        for (what, times) in other.met {
            *self.met.entry(what).or_default() += times;
        }
        self.boards.extend(other.boards);
        self.hands.extend(other.hands);
        self
    }

    /// Panics if the games have not come across everything that they should.
    pub(super) fn assert_complete(&self, players: Players) {
        let more: &[&str] = if players == Players::Two { &[] } else { &WITH_MORE };
        let missing: Vec<&&str> = ALWAYS.iter().chain(more).filter(|what| !self.met.contains_key(**what)).collect();
        assert!(missing.is_empty(), "never met: {missing:?} among {:?}", self.met);
        // R5: four players do not fit on 2x2.
        assert_eq!(self.boards.len(), if players == Players::Four { 63 } else { 64 });
        assert_eq!(self.hands.len(), 21);
    }
}
