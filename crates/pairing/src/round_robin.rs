//! Round robin at tables of two: Berger tables, as FIDE has them in C.05.

use crate::{Number, Player, Round, Table};

/// The number of rounds in which each of them meets each other so many times.
pub(crate) fn rounds_in_all(players: usize, cycles: usize) -> usize {
    let even = players + players % 2;
    even.saturating_sub(1) * cycles
}

/// The pairs of a round of a Berger table, from 0, for an even number of players from 1: who moves first comes first.
pub(crate) fn berger(players: usize, round: usize) -> Vec<(usize, usize)> {
    let (others, half) = (players - 1, players / 2);
    let pivot = (round * half) % others;
    // Counted from 0, and round a circle of all but the last.
    let at = |place: usize| place % others + 1;
    let last = if round.is_multiple_of(2) { (at(pivot), players) } else { (players, at(pivot)) };
    let others = (1..half).map(|step| (at(pivot + step), at(pivot + others - step)));
    std::iter::once(last).chain(others).collect()
}

/// Which round of the first cycle is played in a round, and whether first moves are reversed. Before a second cycle the last two rounds
/// are swapped, so that nobody moves first or second three times in a row.
fn scheduled(round: usize, in_cycle: usize, cycles: usize) -> (usize, bool) {
    let (cycle, round) = (round / in_cycle, round % in_cycle);
    let round = match in_cycle - round {
        _ if cycles < 2 || cycle > 0 || in_cycle < 3 => round,
        1 => round - 1,
        2 => round + 1,
        _ => round,
    };
    (round, cycle % 2 == 1)
}

/// The pairings of a round, from 0. Those who have left forfeit.
pub(crate) fn pair(entered: &[Number], players: &[Player], round: usize, cycles: usize) -> Round {
    let has_left = |number: Number| players.iter().any(|player| player.number == number && player.withdrawn);
    let even = entered.len() + entered.len() % 2;
    let (round, reversed) = scheduled(round, even - 1, cycles);
    let mut paired = Round::default();
    for (one, other) in berger(even, round) {
        let (one, other) = if reversed { (other, one) } else { (one, other) };
        let number = |place: usize| entered.get(place - 1).copied();
        match (number(one), number(other)) {
            (Some(one), Some(other)) => {
                let absent = [one, other].into_iter().filter(|&number| has_left(number)).collect();
                paired.tables.push(Table::with_absent(vec![one, other], absent));
            }
            (Some(alone), None) | (None, Some(alone)) => paired.byes.extend((!has_left(alone)).then_some(alone)),
            (None, None) => {}
        }
    }
    paired
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_for_six_is_that_of_fide() {
        let table: Vec<Vec<(usize, usize)>> = (0..5).map(|round| berger(6, round)).collect();
        assert_eq!(table[0], [(1, 6), (2, 5), (3, 4)]);
        assert_eq!(table[1], [(6, 4), (5, 3), (1, 2)]);
        assert_eq!(table[2], [(2, 6), (3, 1), (4, 5)]);
        assert_eq!(table[3], [(6, 5), (1, 4), (2, 3)]);
        assert_eq!(table[4], [(3, 6), (4, 2), (5, 1)]);
    }

    #[test]
    fn everybody_meets_everybody_once_and_moves_first_in_half_of_the_games() {
        for players in (2..=40).step_by(2) {
            let mut met = vec![vec![0; players + 1]; players + 1];
            let mut firsts = vec![0i32; players + 1];
            for round in 0..players - 1 {
                for (one, other) in berger(players, round) {
                    met[one.min(other)][one.max(other)] += 1;
                    firsts[one] += 1;
                    firsts[other] -= 1;
                }
            }
            for one in 1..=players {
                assert!((one + 1..=players).all(|other| met[one][other] == 1), "{players}");
                assert_eq!(firsts[one].abs(), 1, "{players}");
            }
        }
    }

    #[test]
    fn in_a_double_one_nobody_moves_first_or_second_three_times_in_a_row() {
        let entered: Vec<Number> = (1..=6).collect();
        let mut firsts: Vec<Vec<bool>> = vec![Vec::new(); 7];
        for round in 0..10 {
            for table in pair(&entered, &[], round, 2).tables {
                firsts[table.players[0] as usize].push(true);
                firsts[table.players[1] as usize].push(false);
            }
        }
        for firsts in &firsts[1..] {
            assert_eq!(firsts.len(), 10);
            assert!(firsts.windows(3).all(|three| three.iter().any(|&first| first != three[0])), "{firsts:?}");
        }
    }
}
