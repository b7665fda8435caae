//! Who moves first at a table of two: FIDE's colour preferences, with the first move in place of white.

use std::cmp::Reverse;

/// How strongly a player should move first, or second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    /// Both were had equally often; the other one is due.
    Mild,
    /// One was had once more than the other.
    Strong,
    /// One was had twice more than the other, or twice in a row.
    Absolute,
}

/// What a player should get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Preference {
    pub(crate) first: bool,
    pub(crate) strength: Strength,
}

/// How many more often the player moved first than second.
fn surplus(firsts: &[bool]) -> i32 {
    firsts.iter().map(|&first| if first { 1 } else { -1 }).sum()
}

/// What a player should get; none before the first game.
pub(crate) fn preference(firsts: &[bool]) -> Option<Preference> {
    let last = *firsts.last()?;
    let surplus = surplus(firsts);
    let twice = firsts.len() >= 2 && firsts[firsts.len() - 2] == last;
    Some(if surplus.abs() > 1 {
        Preference { first: surplus < 0, strength: Strength::Absolute }
    } else if twice {
        Preference { first: !last, strength: Strength::Absolute }
    } else if surplus != 0 {
        Preference { first: surplus < 0, strength: Strength::Strong }
    } else {
        Preference { first: !last, strength: Strength::Mild }
    })
}

/// Whether the first of two players moves first: the one who is ranked higher is given first.
///
/// In this order: both get what they should; the stronger preference counts, then the greater surplus; they swap what they had in the last
/// round in which they had not the same; the higher-ranked player gets what is due; at the first games it alternates by table.
pub(crate) fn higher_moves_first(higher: &[bool], lower: &[bool], table: usize) -> bool {
    let (one, other) = match (preference(higher), preference(lower)) {
        (None, None) => return table.is_multiple_of(2),
        (Some(one), None) => return one.first,
        (None, Some(other)) => return !other.first,
        (Some(one), Some(other)) => (one, other),
    };
    if one.first != other.first {
        return one.first;
    }
    let weight = |preference: Preference, firsts: &[bool]| (preference.strength, surplus(firsts).abs());
    match weight(one, higher).cmp(&weight(other, lower)) {
        std::cmp::Ordering::Greater => one.first,
        std::cmp::Ordering::Less => !other.first,
        std::cmp::Ordering::Equal => {
            let differed = higher.iter().rev().zip(lower.iter().rev()).find(|(one, other)| one != other);
            differed.map_or(one.first, |(had_first, _)| !had_first)
        }
    }
}

/// The order of players at a table of three or four in which nobody sits where they have often sat: all orders are tried. The first of
/// equals is the one in which higher-ranked players move first at odd tables and last at even ones.
pub(crate) fn balanced_order(seats: &[[u32; 4]], table: usize) -> Vec<usize> {
    let size = seats.len();
    let mut orders = orders(size);
    if table % 2 == 1 {
        orders.reverse();
    }
    let cost = |order: &Vec<usize>| {
        // Whoever moves first has an advantage, so that counts before the rest.
        let first = seats[order[0]][0];
        let squares: u32 = order.iter().enumerate().map(|(place, &player)| seats[player][place].pow(2)).sum();
        (first, squares, Reverse(seats[order[0]].iter().sum::<u32>()))
    };
    orders.into_iter().min_by_key(cost).unwrap_or_default()
}

/// All orders of that many, the sorted one first.
fn orders(size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all: Vec<Vec<usize>> = orders(size - 1)
        .into_iter()
        .flat_map(|order| {
            (0..size).map(move |at| {
                let mut longer = order.clone();
                longer.insert(at, size - 1);
                longer
            })
        })
        .collect();
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_those_of_fide() {
        let is =
            |firsts: &[bool], first, strength| assert_eq!(preference(firsts), Some(Preference { first, strength }));
        assert_eq!(preference(&[]), None);
        is(&[true], false, Strength::Strong);
        is(&[true, false], true, Strength::Mild);
        is(&[true, true], false, Strength::Absolute);
        is(&[true, false, true], false, Strength::Strong);
        is(&[true, false, false], true, Strength::Absolute);
        is(&[false, true, true, false, false], true, Strength::Absolute);
    }

    #[test]
    fn who_had_less_moves_first() {
        assert!(higher_moves_first(&[], &[], 0) && !higher_moves_first(&[], &[], 1));
        assert!(!higher_moves_first(&[true], &[false], 0));
        assert!(!higher_moves_first(&[true, false], &[false, false], 0), "the stronger one counts");
        assert!(!higher_moves_first(&[false, true, false], &[true, false, false], 0), "an absolute one counts");
        assert!(higher_moves_first(&[true, false], &[false, true], 0));
    }

    #[test]
    fn nobody_sits_at_the_same_place_twice_if_another_is_free() {
        assert_eq!(balanced_order(&[[0; 4]; 4], 0), [0, 1, 2, 3]);
        assert_eq!(balanced_order(&[[0; 4]; 3], 1), [2, 1, 0]);
        let order = balanced_order(&[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]], 0);
        assert!((0..3).all(|place| order[place] != place), "{order:?}");
    }
}
