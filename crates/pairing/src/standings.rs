//! Standings: who leads, and by what.

use std::cmp::Reverse;

use crate::history::History;
use crate::tie_break::Results;
use crate::{Format, Number, Player, Round, Rules, Score, TieBreakValue, knock_out};

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
    let mut groups: Vec<Vec<(Number, Vec<TieBreakValue>)>> = order
        .chunk_by(|one, other| key(*one) == key(*other))
        .map(|group| group.iter().map(|&player| (player, Vec::new())).collect())
        .collect();
    let results = Results { rules, rounds, history: &history };
    for &tie_break in &rules.tie_breaks {
        let mut parted = Vec::with_capacity(groups.len());
        for mut group in groups {
            let equals: Vec<Number> = group.iter().map(|(player, _)| *player).collect();
            for ((_, values), value) in group.iter_mut().zip(results.values(tie_break, &equals)) {
                values.push(value);
            }
            let value = |(_, values): &(Number, Vec<TieBreakValue>)| values.last().map(|value| value.value);
            group.sort_by_key(|entry| Reverse(value(entry)));
            parted.extend(group.chunk_by(|one, other| value(one) == value(other)).map(<[_]>::to_vec));
        }
        groups = parted;
    }
    ranked(groups, &history)
}

fn ranked(groups: Vec<Vec<(Number, Vec<TieBreakValue>)>>, history: &History) -> Vec<Standing> {
    let mut standings = Vec::new();
    for group in groups {
        let rank = standings.len() + 1;
        for (player, tie_breaks) in group {
            standings.push(Standing { rank, player, points: history.of(player).score, tie_breaks });
        }
    }
    standings
}
