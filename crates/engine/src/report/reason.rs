//! Why one move is better than another, as a value that can be put into words.

use fencepost_rules::{Fence, Move, Position, Seat, Square};

/// A fence that costs fewer steps is no reason by itself.
const COSTLY_STEPS: u8 = 2;
/// A line of at least this many plies without a fence is a race.
const RACE_PLIES: usize = 4;

/// A move that was played, and what a search says is better.
#[derive(Clone, Copy, Debug)]
pub struct Comparison<'a> {
    /// The position before the move.
    pub position: &'a Position,
    /// The move that was played.
    pub played: Move,
    /// The better line. It begins with the better move.
    pub better: &'a [Move],
    /// What a search expects after the played move. May be empty.
    pub reply: &'a [Move],
    /// Whether the better line is a proven win for the player to move.
    pub better_wins: bool,
    /// Whether the played move is a proven loss.
    pub played_loses: bool,
}

/// Why the better move is better. The first that applies, most telling first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The better move wins by force.
    WinMissed {
        /// The better move.
        better: Move,
    },
    /// The other player now comes first, and no fence can change it.
    RaceLost {
        /// Who comes first.
        seat: Seat,
    },
    /// Somebody can now jump over the mover's pawn, and gains a step by it.
    JumpAllowed {
        /// Who can jump.
        seat: Seat,
        /// Where the jump ends.
        square: Square,
    },
    /// The pawn move makes the mover's own path longer.
    LongerPath {
        /// By how many steps.
        steps: u8,
    },
    /// The fence costs the mover at least as much as anybody else.
    FenceCostsMover {
        /// How many steps it costs the mover.
        steps: u8,
    },
    /// The fence makes nobody's path longer.
    FenceWasted,
    /// A fence of somebody else now costs the mover more than after the better move.
    FenceAllowed {
        /// The fence.
        fence: Fence,
        /// How many steps it costs the mover.
        steps: u8,
    },
    /// Two fences one after the other would have cost somebody many steps.
    TrapMissed {
        /// The first fence.
        better: Fence,
        /// The second fence.
        then: Fence,
        /// Whom they cost.
        seat: Seat,
        /// How many steps both cost together.
        steps: u8,
    },
    /// The better fence costs somebody more than the move that was played.
    BetterFence {
        /// The better fence.
        better: Fence,
        /// Whom it costs.
        seat: Seat,
        /// How many steps it costs.
        steps: u8,
    },
    /// The pawn comes no nearer to its goal.
    StepWasted,
    /// The better move is a step towards the goal, and the played one is not.
    BetterStep {
        /// The better step.
        better: Square,
    },
    /// Nothing in particular: the better move keeps better chances.
    BetterMove {
        /// The better move.
        better: Move,
    },
}

impl Reason {
    /// A stable code. The page has a line `reason-CODE` for each.
    pub const fn code(&self) -> &'static str {
        match self {
            Reason::WinMissed { .. } => "win-missed",
            Reason::RaceLost { .. } => "race-lost",
            Reason::JumpAllowed { .. } => "jump-allowed",
            Reason::LongerPath { .. } => "longer-path",
            Reason::FenceCostsMover { .. } => "fence-costs-mover",
            Reason::FenceWasted => "fence-wasted",
            Reason::FenceAllowed { .. } => "fence-allowed",
            Reason::TrapMissed { .. } => "trap-missed",
            Reason::BetterFence { .. } => "better-fence",
            Reason::StepWasted => "step-wasted",
            Reason::BetterStep { .. } => "better-step",
            Reason::BetterMove { .. } => "better-move",
        }
    }

    /// Its values, each with its name.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        match *self {
            Reason::WinMissed { better } | Reason::BetterMove { better } => vec![("better", better.to_string())],
            Reason::RaceLost { seat } => vec![("seat", seat.to_string())],
            Reason::JumpAllowed { seat, square } => vec![("seat", seat.to_string()), ("square", square.to_string())],
            Reason::LongerPath { steps } | Reason::FenceCostsMover { steps } => vec![("steps", steps.to_string())],
            Reason::FenceWasted | Reason::StepWasted => Vec::new(),
            Reason::FenceAllowed { fence, steps } => vec![("fence", fence.to_string()), ("steps", steps.to_string())],
            Reason::TrapMissed { better, then, seat, steps } => vec![
                ("better", better.to_string()),
                ("then", then.to_string()),
                ("seat", seat.to_string()),
                ("steps", steps.to_string()),
            ],
            Reason::BetterFence { better, seat, steps } => {
                vec![("better", better.to_string()), ("seat", seat.to_string()), ("steps", steps.to_string())]
            }
            Reason::BetterStep { better } => vec![("better", better.to_string())],
        }
    }
}

/// Why the better move is better; `None` if one of the moves is illegal or they are the same.
///
/// ```
/// use fencepost_engine::report::{Comparison, Reason, reason};
/// use fencepost_rules::Position;
///
/// let position: Position = " /  / e4 e6 / 10 10 / 1".parse()?;
/// let comparison = Comparison {
///     position: &position,
///     played: "e3".parse()?,
///     better: &["e3h".parse()?],
///     reply: &[],
///     better_wins: false,
///     played_loses: false,
/// };
/// assert_eq!(reason(&comparison), Some(Reason::LongerPath { steps: 1 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reason(comparison: &Comparison<'_>) -> Option<Reason> {
    let case = Case::new(comparison)?;
    let applies = [
        Case::win_missed,
        Case::race_lost,
        Case::jump_allowed,
        Case::longer_path,
        Case::fence_costs_mover,
        Case::fence_wasted,
        Case::fence_allowed,
        Case::trap_missed,
        Case::better_fence,
        Case::step_wasted,
        Case::better_step,
    ];
    let first = applies.iter().find_map(|applies| applies(&case));
    Some(first.unwrap_or(Reason::BetterMove { better: case.better }))
}

/// The comparison with the positions after both moves.
struct Case<'a> {
    comparison: &'a Comparison<'a>,
    before: &'a Position,
    mover: Seat,
    played: Move,
    better: Move,
    after: Position,
    after_better: Position,
}

impl<'a> Case<'a> {
    fn new(comparison: &'a Comparison<'a>) -> Option<Case<'a>> {
        let before = comparison.position;
        let (played, better) = (comparison.played, *comparison.better.first()?);
        let after = then(before, played)?;
        let after_better = then(before, better)?;
        (played != better).then_some(Case {
            comparison,
            before,
            mover: before.turn(),
            played,
            better,
            after,
            after_better,
        })
    }

    fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.before.playing().into_iter().filter(|&seat| seat != self.mover)
    }

    /// Whom a position costs most compared with the one before, except the mover, and how many steps.
    fn cost_to_others(&self, after: &Position) -> Option<(Seat, u8)> {
        let costs = self.others().map(|seat| (seat, cost(self.before, after, seat)));
        // The first of equals, so that it is always the same one.
        costs.reduce(|most, next| if next.1 > most.1 { next } else { most })
    }

    fn win_missed(&self) -> Option<Reason> {
        self.comparison.better_wins.then_some(Reason::WinMissed { better: self.better })
    }

    /// A loss that is proven, and no fence is needed for it any more.
    fn race_lost(&self) -> Option<Reason> {
        let is_race = self.after.playing().into_iter().all(|seat| self.after.left(seat) == 0)
            || self.comparison.reply.len() >= RACE_PLIES
                && self.comparison.reply.iter().all(|mv| matches!(mv, Move::Pawn(_) | Move::Pass));
        let first = self.others().min_by_key(|&seat| self.after.distance(seat))?;
        (self.comparison.played_loses && is_race).then_some(Reason::RaceLost { seat: first })
    }

    fn jump_allowed(&self) -> Option<Reason> {
        let next = self.after.turn();
        let (square, gain) = best_jump(&self.after)?;
        let expected = self.comparison.reply.first().is_none_or(|&mv| mv == Move::Pawn(square));
        let before = best_jump(&self.after_better).map_or(0, |(_, gain)| gain);
        (next != self.mover && gain >= 2 && before < gain && expected)
            .then_some(Reason::JumpAllowed { seat: next, square })
    }

    fn longer_path(&self) -> Option<Reason> {
        let steps = cost(self.before, &self.after, self.mover);
        (matches!(self.played, Move::Pawn(_)) && steps > 0).then_some(Reason::LongerPath { steps })
    }

    fn fence_costs_mover(&self) -> Option<Reason> {
        let steps = cost(self.before, &self.after, self.mover);
        let (_, others) = self.cost_to_others(&self.after)?;
        (matches!(self.played, Move::Fence(_)) && steps > 0 && steps >= others)
            .then_some(Reason::FenceCostsMover { steps })
    }

    fn fence_wasted(&self) -> Option<Reason> {
        let (_, steps) = self.cost_to_others(&self.after)?;
        (matches!(self.played, Move::Fence(_)) && steps == 0).then_some(Reason::FenceWasted)
    }

    fn fence_allowed(&self) -> Option<Reason> {
        let fence = match self.comparison.reply.first() {
            Some(&Move::Fence(fence)) => fence,
            Some(_) => return None,
            None => costliest_fence(&self.after, self.mover)?,
        };
        let steps = cost_of_fence(&self.after, fence, self.mover)?;
        let instead = cost_of_fence(&self.after_better, fence, self.mover).unwrap_or(0);
        (steps >= COSTLY_STEPS && steps > instead).then_some(Reason::FenceAllowed { fence, steps })
    }

    /// The mover's next move in the better line is another fence against the same player.
    fn trap_missed(&self) -> Option<Reason> {
        let Move::Fence(better) = self.better else { return None };
        let mut at = *self.before;
        let mut second = None;
        for (ply, &mv) in self.comparison.better.iter().enumerate() {
            if ply > 0 && at.turn() == self.mover {
                second = Some(mv);
                break;
            }
            at = then(&at, mv)?;
        }
        let Some(Move::Fence(second)) = second else { return None };
        let (seat, first_cost) = self.cost_to_others(&self.after_better)?;
        let second_cost = cost_of_fence(&at, second, seat)?;
        let steps = first_cost + second_cost;
        (second_cost > 0 && steps > COSTLY_STEPS).then_some(Reason::TrapMissed { better, then: second, seat, steps })
    }

    fn better_fence(&self) -> Option<Reason> {
        let Move::Fence(better) = self.better else { return None };
        let (seat, steps) = self.cost_to_others(&self.after_better)?;
        let gain = steps.saturating_sub(cost(self.before, &self.after_better, self.mover));
        (gain > 0 && steps > cost(self.before, &self.after, seat)).then_some(Reason::BetterFence {
            better,
            seat,
            steps,
        })
    }

    fn step_wasted(&self) -> Option<Reason> {
        let is_nearer = self.after.distance(self.mover) < self.before.distance(self.mover);
        (matches!(self.played, Move::Pawn(_)) && !is_nearer).then_some(Reason::StepWasted)
    }

    fn better_step(&self) -> Option<Reason> {
        let Move::Pawn(better) = self.better else { return None };
        let is_nearer = self.after_better.distance(self.mover) < self.after.distance(self.mover);
        is_nearer.then_some(Reason::BetterStep { better })
    }
}

/// The position after a move, if it is legal.
fn then(position: &Position, mv: Move) -> Option<Position> {
    let mut after = *position;
    after.play(mv).ok()?;
    Some(after)
}

/// How many steps longer a seat's path is in the second position.
fn cost(before: &Position, after: &Position, seat: Seat) -> u8 {
    let distance = |position: &Position| position.distance(seat).unwrap_or(0);
    distance(after).saturating_sub(distance(before))
}

/// How many steps a fence of the player to move would cost a seat, if it is legal.
fn cost_of_fence(position: &Position, fence: Fence, seat: Seat) -> Option<u8> {
    Some(cost(position, &then(position, Move::Fence(fence))?, seat))
}

/// The fence of the player to move that costs a seat most. The first of equals.
fn costliest_fence(position: &Position, seat: Seat) -> Option<Fence> {
    let fences = position.legal_moves().fences().into_iter();
    let costs = fences.filter_map(|fence| Some((fence, cost_of_fence(position, fence, seat)?)));
    costs.reduce(|most, next| if next.1 > most.1 { next } else { most }).map(|(fence, _)| fence)
}

/// The jump or side-step of the player to move that shortens the path most, and by how many steps.
fn best_jump(position: &Position) -> Option<(Square, u8)> {
    let seat = position.turn();
    let from = position.pawn(seat)?;
    let near = position.steps().around(std::iter::once(from).collect());
    let jumps = position.legal_moves().pawn().into_iter().filter(|&to| !near.contains(to));
    let gain = |to: Square| {
        let after = then(position, Move::Pawn(to))?;
        Some((to, position.distance(seat)?.saturating_sub(after.distance(seat)?)))
    };
    jumps.filter_map(gain).reduce(|most, next| if next.1 > most.1 { next } else { most })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> Vec<Move> {
        text.split_whitespace().map(|mv| mv.parse().expect("a move")).collect()
    }

    fn why(position: &str, played: &str, better: &str, reply: &str) -> Option<Reason> {
        reason(&Comparison {
            position: &position.parse().expect("a position"),
            played: played.parse().expect("a move"),
            better: &moves(better),
            reply: &moves(reply),
            better_wins: false,
            played_loses: false,
        })
    }

    const CENTRE: &str = " /  / e4 e6 / 10 10 / 1";

    #[test]
    fn steps_that_lead_nowhere() {
        assert_eq!(why(CENTRE, "e3", "d4h", ""), Some(Reason::LongerPath { steps: 1 }));
        assert_eq!(
            why(CENTRE, "d4", "d3h", "e5"),
            Some(Reason::BetterFence { better: "d3h".parse().expect("a fence"), seat: Seat::North, steps: 1 })
        );
        assert_eq!(why(CENTRE, "d4", "d4", ""), None, "the same move");
        assert_eq!(why(CENTRE, "d7", "d4h", ""), None, "an illegal move");
    }

    /// R8: North jumps from e6 over e5 to e4, which is two steps of its path in one.
    #[test]
    fn a_jump_that_was_allowed() {
        let jump = Reason::JumpAllowed { seat: Seat::North, square: "e4".parse().expect("a square") };
        assert_eq!(why(CENTRE, "e5", "d3h", ""), Some(jump));
        assert_eq!(why(CENTRE, "e5", "d3h", "e4"), Some(jump));
        assert_ne!(why(CENTRE, "e5", "d3h", "a1h"), Some(jump), "nobody expects it");
    }

    #[test]
    fn fences_that_do_no_good() {
        assert_eq!(why(CENTRE, "a8v", "e5", "e5"), Some(Reason::FenceWasted));
        assert_eq!(why(CENTRE, "d4h", "e5", "a1h"), Some(Reason::FenceCostsMover { steps: 1 }));
    }

    #[test]
    fn a_proof_comes_first() {
        let position = CENTRE.parse().expect("a position");
        let (better, reply) = (moves("d3h"), moves("e4 e6 e3 e7"));
        let mut comparison = Comparison {
            position: &position,
            played: "e5".parse().expect("a move"),
            better: &better,
            reply: &reply,
            better_wins: false,
            played_loses: true,
        };
        assert_eq!(reason(&comparison), Some(Reason::RaceLost { seat: Seat::North }));
        comparison.better_wins = true;
        assert_eq!(reason(&comparison), Some(Reason::WinMissed { better: better[0] }));
    }

    #[test]
    fn three_and_four_players_have_reasons_too() {
        for position in [" /  / e1 a5 e9 / 6 6 6 / 1", " /  / e1 a5 e9 i5 / 5 5 5 5 / 1"] {
            assert_eq!(why(position, "a8v", "e2", "b5"), Some(Reason::FenceWasted));
            let reason = why(position, "d1", "e2", "b5");
            assert_eq!(reason, Some(Reason::StepWasted), "{position}");
        }
    }
}
