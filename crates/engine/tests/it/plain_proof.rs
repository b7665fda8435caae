//! The slow twin of the engine's proofs: it looks at every move.

use std::collections::HashMap;

use fencepost_engine::Verdict;
use fencepost_rules::Position;

/// Whether a proven score for the player to move is right and its length is enough. `None` for estimates, and if that takes more
/// than this many positions. Repetition (R17) plays no part: a win that holds against it holds without it.
pub(crate) fn is_right(verdict: Verdict, position: &Position, most_positions: usize) -> Option<bool> {
    let mut prover = Prover { known: HashMap::new(), left: most_positions };
    match verdict {
        Verdict::Win(plies) => prover.wins(position, plies),
        Verdict::Loss(plies) => prover.loses(position, plies),
        Verdict::Draw | Verdict::Estimate(_) => None,
    }
}

struct Prover {
    /// By position and plies: whether the player to move wins within an odd number, or loses within an even one.
    known: HashMap<(u64, u32), bool>,
    left: usize,
}

impl Prover {
    /// Whether the player to move can win in at most that many plies.
    fn wins(&mut self, position: &Position, plies: u32) -> Option<bool> {
        let mut is_known = Some(false);
        for mv in position.legal_moves() {
            let mut after = *position;
            after.play(mv).ok()?;
            if after.winner() == Some(position.turn()) {
                return Some(plies > 0);
            }
            match self.remembered(&after, plies.saturating_sub(1), Prover::loses) {
                Some(false) => {}
                Some(true) => return Some(true),
                None => is_known = None,
            }
        }
        is_known
    }

    /// Whether the player to move loses in at most that many plies, whatever the move.
    fn loses(&mut self, position: &Position, plies: u32) -> Option<bool> {
        if plies < 2 {
            return Some(false);
        }
        let mut is_known = Some(true);
        for mv in position.legal_moves() {
            let mut after = *position;
            after.play(mv).ok()?;
            if after.winner() == Some(position.turn()) {
                return Some(false);
            }
            match self.remembered(&after, plies - 1, Prover::wins) {
                Some(true) => {}
                Some(false) => return Some(false),
                None => is_known = None,
            }
        }
        is_known
    }

    fn remembered(
        &mut self,
        position: &Position,
        plies: u32,
        ask: fn(&mut Prover, &Position, u32) -> Option<bool>,
    ) -> Option<bool> {
        let key = (position.zobrist_key(), plies);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let answer = ask(self, position, plies)?;
        self.known.insert(key, answer);
        Some(answer)
    }
}
