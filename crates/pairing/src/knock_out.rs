//! Knock-out: whoever loses is out.

use std::collections::HashMap;

use crate::first_move::{balanced_order, higher_moves_first};
use crate::history::History;
use crate::rules::entered;
use crate::table_search::dealt;
use crate::{Number, PairingError, Player, Round, Rules, Seating, Table, TableResult, seating};

/// How many rounds it takes until one is left.
pub(crate) fn rounds_in_all(players: usize, table: usize) -> usize {
    if table == 2 {
        return players.next_power_of_two().trailing_zeros() as usize;
    }
    let (mut left, mut rounds) = (players, 0);
    while left > 1 {
        let Seating { tables, byes } = seating(left, table);
        left = tables.len() + byes;
        rounds += 1;
    }
    rounds
}

/// Pairs the next round.
pub(crate) fn pair(rules: &Rules, players: &[Player], rounds: &[Round]) -> Result<Round, PairingError> {
    let seeds = seeds(players, rounds);
    let history = History::new(rules, players, rounds);
    let has_left = |number: Number| players.iter().any(|player| player.number == number && player.withdrawn);
    if rules.table == 2 {
        pair_bracket(&seeds, &history, rounds, has_left)
    } else {
        pair_tables(rules, &seeds, &history, rounds, has_left)
    }
}

/// Those who were there at the beginning, the strongest first.
fn seeds(players: &[Player], rounds: &[Round]) -> Vec<Number> {
    let entered = entered(players, rounds);
    let mut seeds: Vec<&Player> = players.iter().filter(|player| entered.contains(&player.number)).collect();
    seeds.sort_by_key(|player| player.seed());
    seeds.iter().map(|player| player.number).collect()
}

/// The places of a bracket: the two best can only meet in the final, the four best only in the semi-finals, and so on.
fn bracket(seeds: &[Number]) -> Vec<Option<Number>> {
    let mut order = vec![0];
    while order.len() < seeds.len() {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order.into_iter().map(|seed| seeds.get(seed).copied()).collect()
}

/// Who won and who lost at the table of these two.
fn decided(round: &Round, one: Number, other: Number) -> Result<(Option<Number>, Option<Number>), PairingError> {
    let table = round.tables.iter().find(|table| table.players.contains(&one) && table.players.contains(&other));
    let table = table.ok_or(PairingError::NoWinner)?;
    match table.result.as_ref() {
        Some(result) if result.is_nobody() => Ok((None, None)),
        Some(result) => {
            let winner = table.players[result.winner().ok_or(PairingError::NoWinner)?];
            Ok((Some(winner), Some(if winner == one { other } else { one })))
        }
        None => Err(PairingError::NoWinner),
    }
}

/// Who is left of each pair of places after a round, and who lost.
type Decided = (Vec<Option<Number>>, Vec<Option<Number>>);

fn after(places: &[Option<Number>], round: &Round) -> Result<Decided, PairingError> {
    let pair = |pair: &[Option<Number>]| match *pair {
        [Some(one), Some(other)] => decided(round, one, other),
        [one, other] => Ok((one.or(other), None)),
        _ => Ok((None, None)),
    };
    Ok(places.chunks(2).map(pair).collect::<Result<Vec<_>, _>>()?.into_iter().unzip())
}

fn pair_bracket(
    seeds: &[Number],
    history: &History,
    rounds: &[Round],
    has_left: impl Fn(Number) -> bool,
) -> Result<Round, PairingError> {
    let (mut places, mut losers) = (bracket(seeds), Vec::new());
    for round in rounds {
        (places, losers) = after(&places, round)?;
    }
    if places.len() < 2 {
        return Err(PairingError::LastRound);
    }
    let mut paired = Round::default();
    let for_third_place = if places.len() == 2 { &losers[..] } else { &[] };
    for pair in places.chunks(2).chain(for_third_place.chunks(2)) {
        match *pair {
            [Some(one), Some(other)] => {
                let firsts = |player: Number| &history.of(player).firsts[..];
                let is_first = higher_moves_first(firsts(one), firsts(other), paired.tables.len());
                let players = if is_first { vec![one, other] } else { vec![other, one] };
                let absent = players.iter().copied().filter(|&player| has_left(player)).collect();
                paired.tables.push(Table::with_absent(players, absent));
            }
            [Some(alone), None] | [None, Some(alone)] => {
                let is_in_it = places.contains(&Some(alone)) && !has_left(alone);
                paired.byes.extend(is_in_it.then_some(alone));
            }
            _ => {}
        }
    }
    Ok(paired)
}

/// Those who are still in it after these rounds at tables of three and four, the strongest first.
fn left_after(seeds: &[Number], rounds: &[Round]) -> Result<Vec<Number>, PairingError> {
    let Some(last) = rounds.last() else { return Ok(seeds.to_vec()) };
    let mut left = last.byes.clone();
    for table in &last.tables {
        let result = table.result.as_ref().ok_or(PairingError::NoWinner)?;
        if !result.is_nobody() {
            left.push(table.players[result.winner().ok_or(PairingError::NoWinner)?]);
        }
    }
    left.sort_by_key(|player| seeds.iter().position(|seed| seed == player));
    Ok(left)
}

fn pair_tables(
    rules: &Rules,
    seeds: &[Number],
    history: &History,
    rounds: &[Round],
    has_left: impl Fn(Number) -> bool,
) -> Result<Round, PairingError> {
    let mut left: Vec<Number> = left_after(seeds, rounds)?.into_iter().filter(|&player| !has_left(player)).collect();
    if left.len() < 2 {
        return Err(PairingError::LastRound);
    }
    let Seating { tables: sizes, byes: count } = seating(left.len(), rules.table);
    let mut byes = Vec::new();
    for _ in 0..count {
        let least = left.iter().enumerate().min_by_key(|(at, player)| (history.of(**player).byes, *at));
        if let Some((at, _)) = least {
            byes.push(left.remove(at));
        }
    }
    let seat = |(index, table): (usize, Vec<usize>)| {
        let seats: Vec<[u32; 4]> = table.iter().map(|&player| history.of(left[player]).seats).collect();
        Table::of(balanced_order(&seats, index).into_iter().map(|at| left[table[at]]).collect())
    };
    Ok(Round { tables: dealt(&sizes).into_iter().enumerate().map(seat).collect(), byes })
}

/// How far everybody has come: lower is better. First how many rounds ago somebody was last in it, then how that ended.
pub(crate) fn placements(rules: &Rules, players: &[Player], rounds: &[Round]) -> HashMap<Number, (usize, usize)> {
    let mut placements: HashMap<Number, (usize, usize)> =
        players.iter().map(|player| (player.number, (rounds.len() + 1, 0))).collect();
    let all = rounds_in_all(entered(players, rounds).len(), rules.table);
    for (index, round) in rounds.iter().enumerate() {
        let ago = rounds.len() - index;
        for &player in &round.byes {
            placements.insert(player, (ago, 0));
        }
        for (number, table) in round.tables.iter().enumerate() {
            // Besides the final there is only the match for third place.
            let is_for_third = index + 1 == all && number > 0;
            let groups = table.result.as_ref().filter(|result| !result.is_nobody()).map(TableResult::groups);
            for (place, &player) in table.players.iter().enumerate() {
                let lost = groups.as_ref().and_then(|groups| groups.iter().position(|group| group.contains(&place)));
                placements.insert(player, (ago, lost.unwrap_or(0) + if is_for_third { 4 } else { 0 }));
            }
        }
    }
    placements
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_meet_last() {
        assert_eq!(bracket(&[1, 2, 3, 4]), [Some(1), Some(4), Some(2), Some(3)]);
        assert_eq!(bracket(&[1, 2, 3]), [Some(1), None, Some(2), Some(3)]);
        assert_eq!(bracket(&[1, 2, 3, 4, 5]).iter().flatten().count(), 5);
    }

    #[test]
    fn rounds_are_counted() {
        assert_eq!([2, 3, 4, 5, 8, 9].map(|players| rounds_in_all(players, 2)), [1, 2, 2, 3, 3, 4]);
        assert_eq!([4, 5, 13, 16, 17].map(|players| rounds_in_all(players, 4)), [1, 2, 2, 2, 3]);
    }
}
