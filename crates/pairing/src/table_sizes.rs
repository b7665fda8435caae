//! How many tables of which size.

/// How many tables of which size a round has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The largest first.
    pub tables: Vec<usize>,
    /// How many sit out.
    pub byes: usize,
}

/// Seats players at tables of the preferred size, the rest at tables that are one smaller. Somebody sits out only where that fails.
///
/// ```
/// use fencepost_pairing::seating;
///
/// assert_eq!(seating(8, 3).tables, [3, 3, 2]);
/// assert_eq!(seating(13, 4).tables, [4, 3, 3, 3]);
/// assert_eq!((seating(5, 4).tables, seating(5, 4).byes), (vec![4], 1));
/// assert_eq!((seating(7, 2).tables, seating(7, 2).byes), (vec![2, 2, 2], 1));
/// ```
pub fn seating(players: usize, table: usize) -> Seating {
    for byes in 0..=players {
        let seated = players - byes;
        let large = (0..=seated / table).rev().find(|large| {
            let rest = seated - large * table;
            rest == 0 || table > 2 && rest.is_multiple_of(table - 1)
        });
        if let Some(large) = large.filter(|_| seated > 0) {
            let small = (seated - large * table) / (table - 1).max(1);
            let tables = [vec![table; large], vec![table - 1; small]].concat();
            return Seating { tables, byes };
        }
    }
    // Two players where four are preferred.
    let tables = if players >= 2 { vec![players] } else { Vec::new() };
    Seating { byes: if tables.is_empty() { players } else { 0 }, tables }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_somewhere() {
        for table in 2..=4 {
            for players in 2..200 {
                let Seating { tables, byes } = seating(players, table);
                assert_eq!(tables.iter().sum::<usize>() + byes, players);
                assert!(tables.iter().all(|&size| size == table || size == table - 1 || (players, table) == (2, 4)));
                assert!(tables.iter().all(|&size| size >= 2));
                let most = usize::from(table == 2 && players % 2 == 1 || (players, table) == (5, 4));
                assert_eq!(byes, most, "{players} at {table}");
            }
        }
    }
}
