//! Swiss pairings compared with all possible ones. The criteria are written down here once more, in the plainest way.

use std::collections::{BTreeMap, BTreeSet};

use fencepost_pairing::{Format, Number, Round, standings};
use proptest::prelude::*;

use crate::tournament::Tournament;

/// What is known of a player.
struct Known {
    number: Number,
    halves: i64,
    byes: u32,
    firsts: Vec<bool>,
}

fn known(tournament: &Tournament) -> Vec<Known> {
    let standings = standings(&tournament.rules, &tournament.players, &tournament.rounds);
    let points: BTreeMap<Number, f64> = standings.iter().map(|it| (it.player, it.points.points())).collect();
    let byes = tournament.byes();
    let mut known: Vec<Known> = tournament
        .there()
        .into_iter()
        .map(|number| {
            let tables = tournament.rounds.iter().flat_map(|round| &round.tables);
            let played = tables.filter(|table| {
                table.players.contains(&number) && table.result.as_ref().is_some_and(|result| !result.is_nobody())
            });
            Known {
                number,
                halves: (points[&number] * 2.0) as i64,
                byes: byes.get(&number).copied().unwrap_or(0),
                firsts: played.map(|table| table.players[0] == number).collect(),
            }
        })
        .collect();
    let rating = |number: Number| tournament.players.iter().find(|it| it.number == number).and_then(|it| it.rating);
    known.sort_by_key(|it| (-it.halves, std::cmp::Reverse(rating(it.number)), it.number));
    known
}

/// What a player should get, and how urgent that is.
fn due(firsts: &[bool]) -> Option<(bool, u8)> {
    let last = *firsts.last()?;
    let surplus = firsts.iter().filter(|first| **first).count() as i64 * 2 - firsts.len() as i64;
    if surplus.abs() >= 2 {
        return Some((surplus < 0, 2));
    }
    if firsts.len() > 1 && firsts[firsts.len() - 2] == last {
        return Some((!last, 2));
    }
    Some(if surplus == 0 { (!last, 0) } else { (surplus < 0, 1) })
}

/// Enough for the score groups of ten players.
const GROUPS: usize = 10;

type Sums = [u64; 10 + GROUPS];

fn cost(tournament: &Tournament, known: &[Known], one: usize, other: Option<usize>) -> Sums {
    let Some(other) = other else {
        let lowest = known.last().map_or(0, |it| it.halves);
        let last = (known.len() - 1 - one) as u64;
        let mut sums: Sums = [0; 10 + GROUPS];
        (sums[0], sums[3], sums[9 + GROUPS]) = (known[one].byes.into(), (known[one].halves - lowest) as u64, last);
        return sums;
    };
    let (high, low) = (&known[one], &known[other]);
    let pair = (high.number.min(low.number), high.number.max(low.number));
    let times = tournament.meetings().get(&pair).copied().unwrap_or(0);
    let met =
        |round: &Round| round.tables.iter().any(|it| it.players.contains(&pair.0) && it.players.contains(&pair.1));
    let last = tournament.rounds.iter().rposition(met).map_or(0, |round| round + 1);
    let difference = (high.halves - low.halves) as u64;
    let same = match (due(&high.firsts), due(&low.firsts)) {
        (Some(one), Some(other)) if one.0 == other.0 => Some(one.1.min(other.1)),
        _ => None,
    };
    let group = |halves: i64| known.iter().filter(move |it| it.halves == halves);
    let place = |it: &Known| group(it.halves).position(|other| other.number == it.number).expect("is in its group");
    let size = group(high.halves).count();
    let apart = if difference == 0 {
        (place(low) - place(high)).abs_diff(size / 2)
    } else {
        size - 1 - place(high) + place(low)
    } as u64;
    let is = |condition: bool| u64::from(condition);
    let mut sums: Sums = [0; 10 + GROUPS];
    (sums[1], sums[2]) = (times.into(), last as u64);
    // Whoever meets somebody with less counts for the own score group, the highest group first.
    let higher: BTreeSet<i64> = known.iter().map(|it| it.halves).filter(|&halves| halves > high.halves).collect();
    sums[4 + higher.len()] = is(difference > 0);
    sums[4 + GROUPS..9 + GROUPS].copy_from_slice(&[
        difference * difference,
        is(same == Some(2)),
        is(same.is_some()),
        is(same.is_some_and(|weaker| weaker >= 1)),
        apart * apart,
    ]);
    sums
}

/// The least sums of all ways to pair those who are free.
fn least(costs: &dyn Fn(usize, Option<usize>) -> Option<Sums>, free: &[usize], may_bye: bool) -> Option<Sums> {
    let Some((&one, rest)) = free.split_first() else { return Some([0; 10 + GROUPS]) };
    let mut best: Option<Sums> = None;
    let mut consider = |own: Option<Sums>, others: Option<Sums>| {
        if let (Some(own), Some(others)) = (own, others) {
            let sums = std::array::from_fn(|at| own[at] + others[at]);
            best = Some(best.map_or(sums, |best: Sums| best.min(sums)));
        }
    };
    for at in 0..rest.len() {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        consider(costs(one, Some(other)), least(costs, &others, may_bye));
    }
    if may_bye {
        consider(costs(one, None), least(costs, rest, false));
    }
    best
}

fn sums(tournament: &Tournament, known: &[Known], round: &Round) -> Sums {
    let at = |number: &Number| known.iter().position(|it| it.number == *number).expect("is there");
    let tables = round.tables.iter().map(|table| {
        let (one, other) = (at(&table.players[0]), at(&table.players[1]));
        cost(tournament, known, one.min(other), Some(one.max(other)))
    });
    let byes = round.byes.iter().map(|bye| cost(tournament, known, at(bye), None));
    tables.chain(byes).fold([0; 10 + GROUPS], |sums, cost| std::array::from_fn(|at| sums[at] + cost[at]))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_pairing_is_better(players in 2u32..=9, seed: u64) {
        let mut tournament = Tournament::new(Format::Swiss { rounds: 8 }, 2, players, seed);
        for _ in 0..8 {
            let known = known(&tournament);
            if known.len() < 2 || known.len() > 10 {
                break;
            }
            let all: Vec<usize> = (0..known.len()).collect();
            let allowed = |one: usize, other: Option<usize>| Some(cost(&tournament, &known, one, other));
            let strict = |one: usize, other: Option<usize>| allowed(one, other).filter(|cost| cost[0] == 0 && cost[1] == 0);
            let is_odd = known.len() % 2 == 1;
            let paired = tournament.pair(false);
            let best = least(&strict, &all, is_odd);
            prop_assert_eq!(paired.as_ref().ok().map(|round| sums(&tournament, &known, round)), best);
            let round = if let Ok(round) = paired {
                round
            } else {
                let round = tournament.pair(true).expect("with repeats");
                prop_assert_eq!(Some(sums(&tournament, &known, &round)), least(&allowed, &all, is_odd));
                round
            };
            tournament.play(round);
            tournament.come_and_go();
        }
    }
}
