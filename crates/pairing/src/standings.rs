//! Standings: who leads, and by what.

use std::cmp::Reverse;

use crate::history::History;
use crate::tie_break::Results;
use crate::{Format, Number, Player, Round, Rules, Score, TieBreak, TieBreakValue, knock_out};

/// A player's place in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// From 1. Those whom no tie-break parts have the same.
    pub rank: usize,
    /// Who.
    pub player: Number,
    /// What the player has scored.
    pub points: Score,
    /// In the order in which they count.
    pub tie_breaks: Vec<TieBreakValue>,
}

/// Players who are equal so far, each with the values that have counted.
type Group = Vec<(Number, Vec<TieBreakValue>)>;

/// The standings, the first one first.
pub fn standings(rules: &Rules, players: &[Player], rounds: &[Round]) -> Vec<Standing> {
    let history = History::new(rules, players, rounds);
    let placements = match rules.format {
        Format::KnockOut => knock_out::placements(rules, players, rounds),
        _ => std::collections::HashMap::new(),
    };
    let key =
        |player: Number| (placements.get(&player).copied().unwrap_or_default(), Reverse(history.of(player).score));
    let mut order: Vec<&Player> = players.iter().collect();
    order.sort_by_key(|player| (key(player.number), player.number));
    let order: Vec<Number> = order.iter().map(|player| player.number).collect();
    let mut groups: Vec<Group> = order
        .chunk_by(|one, other| key(*one) == key(*other))
        .map(|group| group.iter().map(|&player| (player, Vec::new())).collect())
        .collect();
    let results = Results { rules, rounds, history: &history };
    for &tie_break in &rules.tie_breaks {
        groups = groups.into_iter().flat_map(|group| parted(&results, tie_break, group)).collect();
    }
    ranked(groups, &history)
}

/// Parts equals by a tie-break, the first ones first.
fn parted(results: &Results<'_>, tie_break: TieBreak, mut group: Group) -> Vec<Group> {
    let equals: Vec<Number> = group.iter().map(|(player, _)| *player).collect();
    let sums = results.values(tie_break, &equals);
    let order = results.order(tie_break, &equals, &sums);
    for ((_, values), value) in group.iter_mut().zip(sums) {
        values.push(value);
    }
    let take = |player: &Number| group.iter().find(|(other, _)| other == player).cloned();
    order.iter().map(|equals| equals.iter().filter_map(take).collect()).collect()
}

fn ranked(groups: Vec<Group>, history: &History) -> Vec<Standing> {
    let mut standings = Vec::new();
    for group in groups {
        let rank = standings.len() + 1;
        for (player, tie_breaks) in group {
            standings.push(Standing { rank, player, points: history.of(player).score, tie_breaks });
        }
    }
    standings
}
