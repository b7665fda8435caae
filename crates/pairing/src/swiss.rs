//! Swiss pairings at tables of two, by the cheapest matching.

use crate::first_move::{Strength, higher_moves_first, preference};
use crate::history::History;
use crate::matching::{CRITERIA, Cost, Edge, SCORE_GROUPS, cheapest_perfect_matching};
use crate::{Number, PairingError, Player, Round, Rules, Table};

/// The criteria in their order, as places in a cost.
mod criterion {
    use super::SCORE_GROUPS;

    /// How often whoever sits out has done so before.
    pub(super) const BYES: usize = 0;
    /// Repeated meetings.
    pub(super) const REPEATS: usize = 1;
    /// How recent the repeated meetings are.
    pub(super) const RECENT: usize = 2;
    /// The score of whoever sits out.
    pub(super) const BYE_SCORE: usize = 3;
    /// How many of each score group meet somebody with less, the highest group first.
    pub(super) const FLOATERS: usize = 4;
    /// The squares of the score differences.
    pub(super) const DIFFERENCE: usize = FLOATERS + SCORE_GROUPS;
    /// Pairs who both must get the same of first and second move.
    pub(super) const BOTH_MUST: usize = DIFFERENCE + 1;
    /// Pairs of whom one does not get what is due.
    pub(super) const NOT_DUE: usize = BOTH_MUST + 1;
    /// Pairs of whom one does not get what should be.
    pub(super) const SHOULD: usize = NOT_DUE + 1;
    /// The distance from upper half against lower half.
    pub(super) const HALVES: usize = SHOULD + 1;
    /// The rank of whoever sits out.
    pub(super) const BYE_RANK: usize = HALVES + 1;
}

/// Players in the order of their rank, with what a pairing needs to know of them.
struct Field<'a> {
    history: &'a History,
    ranked: Vec<Number>,
    /// The score of each in halves of a point.
    halves: Vec<i64>,
    /// The place of each within its score group, and the size of that group.
    groups: Vec<(usize, usize)>,
    /// The number of the score group of each, the highest first.
    score_groups: Vec<usize>,
    may_repeat: bool,
}

/// Pairs the players who are there.
pub(crate) fn pair(
    rules: &Rules,
    players: &[Player],
    rounds: &[Round],
    may_repeat: bool,
) -> Result<Round, PairingError> {
    let history = History::new(rules, players, rounds);
    let ranked = ranking(players, &history);
    let field = Field::new(&history, ranked, may_repeat);
    let count = field.ranked.len();
    let padded = count + count % 2;
    let pairs = match field.first_round() {
        Some(pairs) => pairs,
        None => cheapest_perfect_matching(padded, &field.edges()).ok_or_else(|| field.why_not())?,
    };
    Ok(field.round(pairs))
}

/// Those who are there: by score, then by rating, then by number.
pub(crate) fn ranking(players: &[Player], history: &History) -> Vec<Number> {
    let mut there: Vec<&Player> = players.iter().filter(|player| !player.withdrawn).collect();
    there.sort_by_key(|player| (std::cmp::Reverse(history.of(player.number).score), player.seed()));
    there.iter().map(|player| player.number).collect()
}

impl Field<'_> {
    fn new(history: &History, ranked: Vec<Number>, may_repeat: bool) -> Field<'_> {
        let halves: Vec<i64> = ranked.iter().map(|&player| history.of(player).score.units() / 24).collect();
        let mut groups = Vec::with_capacity(ranked.len());
        for (place, score) in halves.iter().enumerate() {
            let start = halves.partition_point(|other| other > score);
            let end = halves.partition_point(|other| other >= score);
            groups.push((place - start, end - start));
        }
        let mut scores = halves.clone();
        scores.dedup();
        let score_groups = halves.iter().map(|score| scores.partition_point(|other| other > score)).collect();
        Field { history, ranked, halves, groups, score_groups, may_repeat }
    }

    /// Before anything was played, the upper half simply plays the lower half, and the last one sits out.
    fn first_round(&self) -> Option<Vec<(usize, usize)>> {
        let is_new = |&player: &Number| {
            let record = self.history.of(player);
            record.meetings.is_empty() && record.byes == 0 && record.firsts.is_empty()
        };
        let count = self.ranked.len();
        let all_equal = self.halves.iter().all(|&score| score == self.halves[0]);
        (all_equal && self.ranked.iter().all(is_new)).then(|| {
            let half = count / 2;
            let bye = (count % 2 == 1).then_some((count - 1, count));
            (0..half).map(|upper| (upper, upper + half)).chain(bye).collect()
        })
    }

    /// All pairs that are allowed. Whoever is paired with nobody, which has the number after the last, sits out.
    fn edges(&self) -> Vec<Edge> {
        let count = self.ranked.len();
        let mut edges = Vec::with_capacity(count * count / 2);
        for upper in 0..count {
            for lower in upper + 1..count {
                edges.extend(self.cost(upper, lower).map(|cost| Edge { pair: (upper, lower), cost }));
            }
            if count % 2 == 1 {
                edges.extend(self.cost_of_bye(upper).map(|cost| Edge { pair: (upper, count), cost }));
            }
        }
        edges
    }

    /// What it costs to pair two; none if they may not be paired.
    fn cost(&self, upper: usize, lower: usize) -> Option<Cost> {
        let (one, other) = (self.history.of(self.ranked[upper]), self.history.of(self.ranked[lower]));
        let (times, last) = one.met(self.ranked[lower]);
        if times > 0 && !self.may_repeat {
            return None;
        }
        let difference = (self.halves[upper] - self.halves[lower]) as u32;
        let mut cost = [0; CRITERIA];
        (cost[criterion::REPEATS], cost[criterion::RECENT]) = (times, last);
        if difference > 0 && self.score_groups[upper] < SCORE_GROUPS {
            cost[criterion::FLOATERS + self.score_groups[upper]] = 1;
        }
        cost[criterion::DIFFERENCE] = difference * difference;
        if let (Some(one), Some(other)) = (preference(&one.firsts), preference(&other.firsts))
            && one.first == other.first
        {
            let weaker = one.strength.min(other.strength);
            cost[criterion::BOTH_MUST] = u32::from(weaker == Strength::Absolute);
            cost[criterion::NOT_DUE] = 1;
            cost[criterion::SHOULD] = u32::from(weaker >= Strength::Strong);
        }
        let apart = self.distance_from_ideal(upper, lower);
        cost[criterion::HALVES] = apart * apart;
        Some(cost)
    }

    /// In a score group the first of the upper half plays the first of the lower half. Who plays in another group should be the last of
    /// the own one, and play the first of the other one.
    fn distance_from_ideal(&self, upper: usize, lower: usize) -> u32 {
        let ((high, size), (low, _)) = (self.groups[upper], self.groups[lower]);
        let apart = if self.halves[upper] == self.halves[lower] {
            (low - high).abs_diff(size / 2)
        } else {
            (size - 1 - high) + low
        };
        apart as u32
    }

    fn cost_of_bye(&self, player: usize) -> Option<Cost> {
        let byes = self.history.of(self.ranked[player]).byes;
        if byes > 0 && !self.may_repeat {
            return None;
        }
        let lowest = self.halves.last().copied().unwrap_or(0);
        let mut cost = [0; CRITERIA];
        cost[criterion::BYES] = byes;
        cost[criterion::BYE_SCORE] = (self.halves[player] - lowest) as u32;
        cost[criterion::BYE_RANK] = (self.ranked.len() - 1 - player) as u32;
        Some(cost)
    }

    fn why_not(&self) -> PairingError {
        let all_had_byes = self.ranked.iter().all(|&player| self.history.of(player).byes > 0);
        if self.ranked.len() % 2 == 1 && all_had_byes {
            PairingError::OnlySecondByes
        } else {
            PairingError::OnlyRepeats
        }
    }

    /// The round: the table of the highest scores first.
    fn round(&self, mut pairs: Vec<(usize, usize)>) -> Round {
        let count = self.ranked.len();
        let bye = pairs.iter().position(|&(_, lower)| lower == count).map(|at| pairs.remove(at).0);
        let key = |&(upper, lower): &(usize, usize)| {
            (std::cmp::Reverse(self.halves[upper]), std::cmp::Reverse(self.halves[lower]), upper)
        };
        pairs.sort_by_key(key);
        let seat = |(table, (upper, lower)): (usize, (usize, usize))| {
            let (upper, lower) = (self.ranked[upper], self.ranked[lower]);
            let (one, other) = (self.history.of(upper), self.history.of(lower));
            let players = if higher_moves_first(&one.firsts, &other.firsts, table) {
                vec![upper, lower]
            } else {
                vec![lower, upper]
            };
            Table::of(players)
        };
        let tables = pairs.into_iter().enumerate().map(seat).collect();
        Round { tables, byes: bye.map(|player| self.ranked[player]).into_iter().collect() }
    }
}
