//! Pairings at tables of three and four: fewest repeated meetings, the oldest first, then like scores together.

use crate::first_move::balanced_order;
use crate::history::History;
use crate::swiss::ranking;
use crate::{Number, PairingError, Player, Round, Rules, Score, Seating, Table, seating};

/// More than the scores of all pairs can add up to: what is worth this much counts before them.
const RECENT: i128 = 1 << 64;
/// More than all meetings can add up to in how recent they are: a repeated meeting counts before all else.
const REPEAT: i128 = RECENT << 32;

/// Pairs the players who are there.
///
/// # Errors
/// If somebody has to meet somebody again or to sit out twice, and `may_repeat` does not allow that.
pub(crate) fn pair(
    rules: &Rules,
    players: &[Player],
    rounds: &[Round],
    may_repeat: bool,
) -> Result<Round, PairingError> {
    let history = History::new(rules, players, rounds);
    let ranked = ranking(players, &history);
    let Seating { tables: sizes, byes } = seating(ranked.len(), rules.table);
    let candidates = who_sits_out(&ranked, byes, &history, may_repeat)?;
    let seed = rounds.len() as u64;
    let arranged = candidates.into_iter().map(|bye| Arranged::new(rules, &ranked, bye, &sizes, &history, seed));
    let arranged = arranged.min_by_key(|it| it.key).ok_or(PairingError::TooFewPlayers)?;
    if arranged.has_repeats() && !may_repeat {
        return Err(PairingError::OnlyRepeats);
    }
    Ok(arranged.round(&history))
}

/// Who may sit out: nobody, or one of those who have done so least often, the last ranked first.
fn who_sits_out(
    ranked: &[Number],
    byes: usize,
    history: &History,
    may_repeat: bool,
) -> Result<Vec<Option<Number>>, PairingError> {
    if byes == 0 {
        return Ok(vec![None]);
    }
    let least = ranked.iter().map(|&player| history.of(player).byes).min().unwrap_or(0);
    if least > 0 && !may_repeat {
        return Err(PairingError::OnlySecondByes);
    }
    Ok(ranked.iter().rev().copied().filter(|&player| history.of(player).byes == least).map(Some).collect())
}

/// Players at tables.
struct Arranged {
    ranked: Vec<Number>,
    bye: Option<Number>,
    tables: Vec<Vec<usize>>,
    /// What it costs: repeated meetings and how recent they are, the score of whoever sits out, score differences.
    key: (i128, Score, i128),
}

impl Arranged {
    fn new(
        rules: &Rules,
        ranked: &[Number],
        bye: Option<Number>,
        sizes: &[usize],
        history: &History,
        seed: u64,
    ) -> Arranged {
        let ranked: Vec<Number> = ranked.iter().copied().filter(|&player| Some(player) != bye).collect();
        let costs = Costs::new(rules, &ranked, history);
        let tables = arrange(&costs, sizes, seed);
        let cost = costs.of(&tables);
        let score_of_bye = bye.map_or(Score::ZERO, |player| history.of(player).score);
        Arranged { ranked, bye, tables, key: (cost / RECENT, score_of_bye, cost % RECENT) }
    }

    /// Whether somebody meets somebody again.
    fn has_repeats(&self) -> bool {
        self.key.0 > 0
    }

    fn round(mut self, history: &History) -> Round {
        let seat = |(index, table): (usize, &mut Vec<usize>)| {
            table.sort_unstable();
            let seats: Vec<[u32; 4]> = table.iter().map(|&player| history.of(self.ranked[player]).seats).collect();
            let order = balanced_order(&seats, index);
            Table::of(order.into_iter().map(|at| self.ranked[table[at]]).collect())
        };
        self.tables.sort_by_key(|table| table.iter().min().copied());
        let tables = self.tables.iter_mut().enumerate().map(seat).collect();
        Round { tables, byes: self.bye.into_iter().collect() }
    }
}

/// What it costs to seat two at the same table.
pub(crate) struct Costs {
    pairs: Vec<Vec<i128>>,
    /// Whether all scores are equal.
    is_level: bool,
}

impl Costs {
    /// Those who met cost most, then those who met lately, then those with unlike scores. In a round robin scores do not matter.
    fn new(rules: &Rules, ranked: &[Number], history: &History) -> Costs {
        let scores: Vec<i128> = ranked.iter().map(|&player| history.of(player).score.units().into()).collect();
        let cost = |one: usize, other: usize| {
            let (times, last) = history.of(ranked[one]).met(ranked[other]);
            let repeated = i128::from(times) * REPEAT + i128::from(last) * RECENT;
            if !rules.is_swiss() {
                return repeated;
            }
            let difference = scores[one] - scores[other];
            repeated + difference * difference
        };
        let pairs = (0..ranked.len()).map(|one| (0..ranked.len()).map(|other| cost(one, other)).collect()).collect();
        Costs { pairs, is_level: scores.iter().all(|&score| score == scores[0]) }
    }

    #[cfg(test)]
    pub(crate) fn from(pairs: Vec<Vec<i128>>) -> Costs {
        Costs { pairs, is_level: false }
    }

    /// What a player costs at a table, but for one who sits there.
    fn at(&self, player: usize, table: &[usize], but: usize) -> i128 {
        table.iter().filter(|&&other| other != but && other != player).map(|&other| self.pairs[player][other]).sum()
    }

    pub(crate) fn of(&self, tables: &[Vec<usize>]) -> i128 {
        let pairs = |table: &Vec<usize>| -> i128 {
            let pair = |(at, &one): (usize, &usize)| -> i128 {
                table[at + 1..].iter().map(|&other| self.pairs[one][other]).sum()
            };
            table.iter().enumerate().map(pair).sum()
        };
        tables.iter().map(pairs).sum()
    }
}

/// Numbers that look random and are the same every time (`SplitMix64`).
struct Shuffler(u64);

impl Shuffler {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % count.max(1) as u64) as usize
    }
}

/// Seats players, by their rank from 0, at tables of these sizes so that it costs little.
///
/// A local search swaps two of different tables as long as that helps, and begins again from a few swaps that do not. For a small field
/// everything that could be cheaper is tried then. For a larger one the best that was found is taken; only if somebody meets somebody again
/// in it, as much as time allows is tried of what has no repeats.
pub(crate) fn arrange(costs: &Costs, sizes: &[usize], seed: u64) -> Vec<Vec<usize>> {
    let mut best = if costs.is_level { dealt(sizes) } else { consecutive(sizes) };
    let mut least = descend(costs, &mut best);
    if least == 0 || sizes.len() < 2 {
        return best;
    }
    let count: usize = sizes.iter().sum();
    let mut shuffler = Shuffler(seed ^ count as u64);
    let usual = if count <= SMALL { 40 } else { 20_000 / (count * count) + 2 };
    // Nobody wants to meet again, so that is worth a longer search than a few points.
    let most = if count <= SMALL { usual } else { MOST_KICKS / count };
    for kick in 0..most {
        if least == 0 || kick >= usual && least < REPEAT {
            break;
        }
        let mut next = best.clone();
        disturb(costs, &mut next, &mut shuffler, kick);
        let cost = descend(costs, &mut next);
        if cost <= least {
            (best, least) = (next, cost);
        }
    }
    if count <= SMALL {
        return exhaust(costs, sizes, Exhaustion { costs, best, least, steps: usize::MAX });
    }
    if least >= REPEAT {
        best = exhaust(costs, sizes, Exhaustion { costs, best, least: REPEAT, steps: MOST_STEPS });
        descend(costs, &mut best);
    }
    best
}

/// Tries what could be cheaper. Whoever has met most of the others is seated first: that leaves the fewest choices.
fn exhaust(costs: &Costs, sizes: &[usize], mut all: Exhaustion) -> Vec<Vec<usize>> {
    let mut players: Vec<usize> = (0..sizes.iter().sum()).collect();
    let met = |player: usize| costs.pairs[player].iter().filter(|&&cost| cost >= REPEAT).count();
    players.sort_by_key(|&player| std::cmp::Reverse(met(player)));
    all.fill(&mut sizes.to_vec(), &players, &mut Vec::new(), 0);
    all.best
}

/// So many players can be seated in all ways that could be better, in a fraction of a second.
const SMALL: usize = 13;
/// How often the local search begins again if somebody meets somebody again, times the number of players: with more, each time takes longer.
const MOST_KICKS: usize = 12_000;
/// How many times somebody is seated in search of a seating without repeats: some tenths of a second.
const MOST_STEPS: usize = 2_000_000;

/// Swaps a few players by lot: some of those who meet again, if there are any. From time to time a small field is mixed as a whole.
fn disturb(costs: &Costs, tables: &mut [Vec<usize>], shuffler: &mut Shuffler, kick: usize) {
    let repeating: Vec<usize> =
        (0..tables.len()).filter(|&at| costs.of(std::slice::from_ref(&tables[at])) >= REPEAT).collect();
    let count: usize = tables.iter().map(Vec::len).sum();
    let swaps = if kick % 8 == 7 && count <= SMALL { count } else { 2 + shuffler.below(3) };
    for _ in 0..swaps {
        let one = if repeating.is_empty() {
            shuffler.below(tables.len())
        } else {
            repeating[shuffler.below(repeating.len())]
        };
        let other = shuffler.below(tables.len());
        let (here, there) = (shuffler.below(tables[one].len()), shuffler.below(tables[other].len()));
        if one != other {
            (tables[one][here], tables[other][there]) = (tables[other][there], tables[one][here]);
        }
    }
}

/// Tries everything that could be cheaper than the best that is known (branch and bound).
struct Exhaustion<'a> {
    costs: &'a Costs,
    best: Vec<Vec<usize>>,
    least: i128,
    /// How many more times somebody may be seated.
    steps: usize,
}

impl Exhaustion<'_> {
    /// Fills the tables that are left: whoever is the first of those who are free sits at a table of any size that is left.
    fn fill(&mut self, sizes: &mut Vec<usize>, free: &[usize], tables: &mut Vec<Vec<usize>>, spent: i128) {
        let Some((&first, others)) = free.split_first() else {
            (self.best, self.least) = (tables.clone(), spent);
            return;
        };
        for at in 0..sizes.len() {
            if sizes[..at].contains(&sizes[at]) {
                continue;
            }
            let size = sizes.remove(at);
            tables.push(vec![first]);
            self.choose(size, sizes, others, 0, tables, spent);
            tables.pop();
            sizes.insert(at, size);
        }
    }

    /// Seats others at the last table until it is full, in the order of their rank.
    fn choose(
        &mut self,
        size: usize,
        sizes: &mut Vec<usize>,
        others: &[usize],
        from: usize,
        tables: &mut Vec<Vec<usize>>,
        spent: i128,
    ) {
        let table = tables.len() - 1;
        if tables[table].len() == size {
            let free: Vec<usize> = others.iter().copied().filter(|player| !tables[table].contains(player)).collect();
            return self.fill(sizes, &free, tables, spent);
        }
        for at in from..others.len() {
            let spent = spent + self.costs.at(others[at], &tables[table], others[at]);
            if spent >= self.least || self.steps == 0 {
                continue;
            }
            self.steps -= 1;
            tables[table].push(others[at]);
            self.choose(size, sizes, others, at + 1, tables, spent);
            tables[table].pop();
        }
    }
}

/// Neighbours in rank sit together.
fn consecutive(sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut next = 0;
    let mut take = |size: &usize| {
        next += size;
        (next - size..next).collect()
    };
    sizes.iter().map(&mut take).collect()
}

/// Each table gets one of the best, one of the next best and so on.
pub(crate) fn dealt(sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut tables: Vec<Vec<usize>> = vec![Vec::new(); sizes.len()];
    let mut next = 0;
    while next < sizes.iter().sum() {
        for (table, &size) in tables.iter_mut().zip(sizes) {
            if table.len() < size {
                table.push(next);
                next += 1;
            }
        }
    }
    tables
}

/// Swaps two players of different tables as long as that costs less. Returns what it costs then.
fn descend(costs: &Costs, tables: &mut [Vec<usize>]) -> i128 {
    loop {
        let mut has_improved = false;
        for one in 0..tables.len() {
            for other in one + 1..tables.len() {
                has_improved |= swap_between(costs, tables, one, other);
            }
        }
        if !has_improved {
            return costs.of(tables);
        }
    }
}

fn swap_between(costs: &Costs, tables: &mut [Vec<usize>], one: usize, other: usize) -> bool {
    let mut has_improved = false;
    for here in 0..tables[one].len() {
        for there in 0..tables[other].len() {
            let (mine, theirs) = (tables[one][here], tables[other][there]);
            let before = costs.at(mine, &tables[one], mine) + costs.at(theirs, &tables[other], theirs);
            let after = costs.at(mine, &tables[other], theirs) + costs.at(theirs, &tables[one], mine);
            if after < before {
                (tables[one][here], tables[other][there]) = (theirs, mine);
                has_improved = true;
            }
        }
    }
    has_improved
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least cost of all ways to fill the tables.
    fn brute_force(costs: &Costs, sizes: &[usize]) -> i128 {
        fn fill(costs: &Costs, sizes: &[usize], free: &[usize], spent: i128, best: &mut i128) {
            let Some((&size, rest)) = sizes.split_first() else {
                *best = spent.min(*best);
                return;
            };
            // Tables of one size are alike: the first who is free sits at the next of them unless sizes differ.
            let firsts = if sizes.iter().all(|&other| other == size) { &free[..1] } else { free };
            for (at, _) in firsts.iter().enumerate() {
                choose(costs, size, free, at, &mut vec![free[at]], rest, spent, best);
            }
        }
        #[expect(clippy::too_many_arguments, reason = "a search that is as plain as it can be")]
        fn choose(
            costs: &Costs,
            size: usize,
            free: &[usize],
            from: usize,
            table: &mut Vec<usize>,
            rest: &[usize],
            spent: i128,
            best: &mut i128,
        ) {
            if table.len() == size {
                let left: Vec<usize> = free.iter().copied().filter(|player| !table.contains(player)).collect();
                let cost = costs.of(std::slice::from_ref(table));
                return fill(costs, rest, &left, spent + cost, best);
            }
            for at in from + 1..free.len() {
                table.push(free[at]);
                choose(costs, size, free, at, table, rest, spent, best);
                table.pop();
            }
        }
        let mut best = i128::MAX;
        let free: Vec<usize> = (0..sizes.iter().sum()).collect();
        fill(costs, sizes, &free, 0, &mut best);
        best
    }

    #[test]
    fn the_search_finds_what_trying_everything_finds() {
        let mut shuffler = Shuffler(7);
        for case in 0..60 {
            let table = 3 + case % 2;
            let count = 6 + shuffler.below(6);
            let Seating { tables: sizes, byes: _ } = seating(count, table);
            let count: usize = sizes.iter().sum();
            let mut pairs = vec![vec![0; count]; count];
            for (one, other) in (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other))) {
                let cost = [0, 0, 576, 2304, 9216, REPEAT, REPEAT + RECENT, 2 * REPEAT][shuffler.below(8)];
                (pairs[one][other], pairs[other][one]) = (cost, cost);
            }
            let costs = Costs::from(pairs);
            let found = costs.of(&arrange(&costs, &sizes, case as u64));
            assert_eq!(found, brute_force(&costs, &sizes), "{sizes:?} in case {case}");
        }
    }

    #[test]
    fn the_first_round_deals_the_best_to_different_tables() {
        assert_eq!(dealt(&[3, 3, 2]), [vec![0, 3, 6], vec![1, 4, 7], vec![2, 5]]);
    }
}
