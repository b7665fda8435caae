//! The checker. It knows no code: only what clients did and were told, and when something was broken.

use std::collections::HashMap;
use std::fmt;
use std::time::{Duration, Instant};

use super::log::{Acknowledged, Fault, GameLog, Log};

/// What a clock may be off, beside what was broken.
const TOLERANCE: Duration = Duration::from_secs(2);
/// So long after a fault a process may still be giving time back.
const AFTERMATH: Duration = Duration::from_secs(3);

/// A game in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    pub(super) moves: Vec<String>,
    pub(super) result: String,
    pub(super) termination: String,
}

/// What was checked.
#[derive(Debug, Default)]
pub(super) struct Counted {
    games: usize,
    acknowledged: usize,
    answers: usize,
    pushed: usize,
    readings: usize,
    engine_moves: usize,
    faults: usize,
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} faults, {} games, {} acknowledged moves, {} moves of engines, {} answers, {} pushed states, {} clock readings: \
            0 violations",
            self.faults, self.games, self.acknowledged, self.engine_moves, self.answers, self.pushed, self.readings
        )
    }
}

/// Checks everything, and fails with all violations.
pub(super) fn check(log: &Log, outcomes: &HashMap<String, Outcome>) -> Counted {
    let faults = log.faults();
    let mut counted = Counted { faults: faults.len(), ..Counted::default() };
    let mut violations = Vec::new();
    for (id, game) in log.games().iter() {
        let Some(outcome) = outcomes.get(id) else {
            violations.push(format!("{id}: it is lost"));
            continue;
        };
        let found = check_game(game, outcome, &faults, &mut counted);
        violations.extend(found.into_iter().map(|violation| format!("{id}: {violation}")));
    }
    assert!(violations.is_empty(), "{} violations\n{}", violations.len(), violations.join("\n"));
    counted
}

fn check_game(game: &GameLog, outcome: &Outcome, faults: &[Fault], counted: &mut Counted) -> Vec<String> {
    let mut violations = Vec::new();
    counted.games += 1;
    if outcome.result == "*" || !["goal", "repetition"].contains(&outcome.termination.as_str()) {
        violations.push(format!("it did not end by itself: {outcome:?}"));
    }
    for Acknowledged { ply, mv, .. } in &game.acknowledged {
        counted.acknowledged += 1;
        if outcome.moves.get(*ply) != Some(mv) {
            violations.push(format!("{mv} at {ply} was acknowledged and is lost"));
        }
    }
    for told in &game.told {
        if !outcome.moves.starts_with(&told.moves) {
            violations.push(format!("{:?} was told, {:?} is true", told.moves, outcome.moves));
        }
        let Some(asked) = told.asked else {
            counted.pushed += 1;
            continue;
        };
        counted.answers += 1;
        let known = game.acknowledged.iter().filter(|move_| move_.heard < asked).map(|move_| move_.ply + 1).max();
        if told.moves.len() < known.unwrap_or(0) {
            violations.push(format!("{} moves were told after {known:?} had been acknowledged", told.moves.len()));
        }
    }
    counted.engine_moves += (0..outcome.moves.len()).filter(|ply| game.engines.contains(&(ply % 2))).count();
    violations.extend(check_clocks(game, faults, counted));
    violations
}

/// A player is charged for the time between the two moves that clients saw, but for what was broken meanwhile.
fn check_clocks(game: &GameLog, faults: &[Fault], counted: &mut Counted) -> Vec<String> {
    let mut violations = Vec::new();
    let Some(increment) = game.increment else { return violations };
    let by_ply: HashMap<usize, &Acknowledged> = game.acknowledged.iter().map(|move_| (move_.ply, move_)).collect();
    for (ply, now) in &by_ply {
        let earlier = |plies: usize| ply.checked_sub(plies).and_then(|ply| by_ply.get(&ply));
        let (Some(before), Some(other)) = (earlier(2), earlier(1)) else { continue };
        let (Some(had), Some(left)) = (before.left, now.left) else { continue };
        counted.readings += 1;
        let charged = Duration::from_millis((had + increment).saturating_sub(left));
        let given_back =
            overlap(other.heard, now.sent, faults.iter().filter(|fault| fault.is_database), Duration::ZERO);
        let most = (now.heard - other.sent).saturating_sub(given_back) + TOLERANCE;
        let broken = overlap(other.sent, now.heard, faults.iter(), AFTERMATH);
        let least = now.sent.saturating_duration_since(other.heard).saturating_sub(broken + TOLERANCE);
        if !(least..=most).contains(&charged) {
            violations.push(format!("{charged:?} were charged for ply {ply}, not {least:?} to {most:?}"));
        }
    }
    violations
}

/// How much of a time was in one of the faults.
fn overlap<'a>(from: Instant, to: Instant, faults: impl Iterator<Item = &'a Fault>, after: Duration) -> Duration {
    let of = |fault: &Fault| (fault.to + after).min(to).saturating_duration_since(fault.from.max(from));
    faults.map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::super::log::Told;
    use super::*;

    fn after(origin: Instant, milliseconds: u64) -> Instant {
        origin + Duration::from_millis(milliseconds)
    }

    /// A game of three moves, a second apart.
    fn game(origin: Instant) -> (GameLog, Outcome) {
        let moves = ["e2", "e8", "e3"];
        let acknowledged = |(ply, mv): (usize, &&str)| Acknowledged {
            ply,
            mv: (*mv).to_owned(),
            sent: after(origin, 1000 * ply as u64),
            heard: after(origin, 1000 * ply as u64 + 10),
            left: Some(60_000),
        };
        let game = GameLog {
            acknowledged: moves.iter().enumerate().map(acknowledged).collect(),
            increment: Some(1000),
            ..GameLog::default()
        };
        let moves = moves.map(str::to_owned).to_vec();
        (game, Outcome { moves, result: "1-0".to_owned(), termination: "goal".to_owned() })
    }

    fn violations(game: &GameLog, outcome: &Outcome, faults: &[Fault]) -> usize {
        check_game(game, outcome, faults, &mut Counted::default()).len()
    }

    #[test]
    fn the_checker_sees_what_is_wrong() {
        let origin = Instant::now();
        let (game, outcome) = game(origin);
        assert_eq!(violations(&game, &outcome, &[]), 0);
        let lost = Outcome { moves: outcome.moves[..2].to_vec(), ..outcome.clone() };
        assert_eq!(violations(&game, &lost, &[]), 1, "a move is lost");
        assert_eq!(violations(&game, &Outcome { result: "*".to_owned(), ..outcome.clone() }, &[]), 1, "it has no end");
        let tell = |moves: &[&str], asked: Option<u64>| {
            let moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
            let told = vec![Told { moves, asked: asked.map(|asked| after(origin, asked)) }];
            violations(&GameLog { told, ..game.clone() }, &outcome, &[])
        };
        assert_eq!(tell(&["e2"], None), 0, "what is pushed may lag");
        assert_eq!(tell(&["e2"], Some(1005)), 0, "nobody knew of the second move");
        assert_eq!(tell(&["e2"], Some(1015)), 1, "the second move had been acknowledged");
        assert_eq!(tell(&["e2", "d9"], None), 1, "that never happened");
        let charged = |left: u64, faults: &[Fault]| {
            let mut game = game.clone();
            game.acknowledged[2].left = Some(left);
            violations(&game, &outcome, faults)
        };
        assert_eq!(charged(58_100, &[]), 0, "2.9 s for 1 s");
        assert_eq!(charged(57_000, &[]), 1, "4 s for 1 s");
        let fault = Fault { is_database: true, from: after(origin, 1100), to: after(origin, 1900) };
        assert_eq!(charged(58_100, &[fault]), 1, "the database was away");
    }
}
