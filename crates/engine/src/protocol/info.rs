//! The `info` lines of the `uci` protocol.

use std::fmt::Write;

use fencepost_rules::{BySeat, Players, Seat};

use crate::host::Report;
use crate::score::{Score, Verdict};

/// In microseconds.
const SHORTEST_TIME: u128 = 100;

/// `info depth 7 seldepth 9 multipv 1 score cp 35 wdl 555 0 445 nodes 9000 nps 900000 time 10 pv e2 e8`
pub(super) fn info_line(report: &Report, players: Players) -> String {
    let Report { depth, selective_depth, rank, score, chance, nodes, .. } = report;
    let mut line = format!("info depth {depth} seldepth {selective_depth} multipv {rank} score {score} ");
    line += &match &report.chances {
        Some(chances) if players != Players::Two => values(chances, players),
        _ => win_draw_loss(*score, *chance),
    };
    let _ = write!(line, " nodes {nodes} nps {} time {} pv", nodes_per_second(report), report.time.as_millis());
    for mv in &report.line {
        let _ = write!(line, " {mv}");
    }
    line
}

/// 0 if hardly any time has passed: with a clock that stands still during a slice of work it could be any number.
fn nodes_per_second(report: &Report) -> u128 {
    let micros = report.time.as_micros();
    if micros < SHORTEST_TIME { 0 } else { u128::from(report.nodes) * 1_000_000 / micros }
}

/// Per mille, adding up to a thousand.
fn win_draw_loss(score: Score, chance: f64) -> String {
    if score.verdict() == Verdict::Draw {
        return "wdl 0 1000 0".to_owned();
    }
    let win = (chance * 1000.0).round().clamp(0.0, 1000.0) as u32;
    format!("wdl {win} 0 {}", 1000 - win)
}

/// Per mille for each seat in turn order, adding up to a thousand: what rounding down leaves over goes to those who
/// lost most by it.
fn values(chances: &BySeat<f32>, players: Players) -> String {
    let chance = |&seat: &Seat| Some(f64::from(chances[seat])).filter(|chance| chance.is_finite()).unwrap_or(0.0);
    let chances: Vec<f64> = players.seats().iter().map(|seat| chance(seat).clamp(0.0, 1.0)).collect();
    let total = chances.iter().sum::<f64>().max(f64::MIN_POSITIVE);
    let exact: Vec<f64> = chances.iter().map(|chance| chance / total * 1000.0).collect();
    let mut shares: Vec<u32> = exact.iter().map(|share| *share as u32).collect();
    let mut by_loss: Vec<usize> = (0..shares.len()).collect();
    by_loss.sort_by(|&one, &other| exact[other].fract().total_cmp(&exact[one].fract()));
    let missing = 1000_u32.saturating_sub(shares.iter().sum());
    for &place in by_loss.iter().cycle().take(missing as usize) {
        shares[place] += 1;
    }
    shares.iter().fold("values".to_owned(), |line, share| format!("{line} {share}"))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn report(score: Score, chances: Option<BySeat<f32>>) -> Report {
        Report {
            depth: 7,
            selective_depth: 9,
            rank: 2,
            score,
            chance: score.win_chance(6),
            chances,
            uncalibrated: None,
            nodes: 9000,
            time: Duration::from_micros(10_500),
            line: ["e2", "e8h", "pass"].map(|mv| mv.parse().expect("a move")).into(),
        }
    }

    #[test]
    fn two_players_have_their_chances_per_mille() {
        for (score, said) in [
            (Score::from_raw(0), "cp 0 wdl 500 0 500"),
            (Score::DRAWN, "cp 0 wdl 0 1000 0"),
            (Score::from_raw(Score::win_in(7)), "win 7 wdl 1000 0 0"),
            (Score::from_raw(-Score::win_in(8)), "loss 8 wdl 0 0 1000"),
        ] {
            assert_eq!(
                info_line(&report(score, None), Players::Two),
                format!("info depth 7 seldepth 9 multipv 2 score {said} nodes 9000 nps 857142 time 10 pv e2 e8h pass"),
            );
        }
    }

    #[test]
    fn more_players_have_a_value_each_that_add_up() {
        let third = BySeat([1.0 / 3.0; 4]);
        let line = info_line(&report(Score::from_raw(5), Some(third)), Players::Three);
        assert!(line.contains(" score cp 5 values 334 333 333 nodes "), "{line}");
        for chances in [[0.1234, 0.4567, 0.0, 0.4199], [0.0; 4], [2.0, -1.0, f32::NAN, 0.5], [0.7, 0.1, 0.1, 0.1]] {
            let line = values(&BySeat(chances), Players::Four);
            let shares: Vec<u32> = line.split(' ').skip(1).map(|share| share.parse().expect("a number")).collect();
            assert_eq!((shares.len(), shares.iter().sum()), (4, 1000_u32), "{line}");
        }
    }
}
