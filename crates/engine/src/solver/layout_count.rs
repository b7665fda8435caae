//! The number of fence layouts of a board, without enumerating them.

use fencepost_rules::Board;

/// By number of fences: the number of layouts in which none collide (R13), whether or not they cut pawns off. It goes corner by
/// corner, row by row. Its state is only what later corners need to know: in which columns the last corner has a vertical fence,
/// and whether the corner before has a horizontal one.
pub(super) fn layouts_by_fences(board: Board, most: usize) -> Vec<u128> {
    let (columns, rows) = (board.width() as usize - 1, board.height() as usize - 1);
    let mut counts = vec![vec![0; most + 1]; 2 << columns];
    counts[0][0] = 1;
    for corner in 0..columns * rows {
        counts = with_corner(&counts, corner % columns);
    }
    (0..=most).map(|fences| counts.iter().map(|by_fences| by_fences[fences]).sum()).collect()
}

/// Counts by what later corners need to know (the last bit is for the horizontal fence) and by number of fences.
type Counts = Vec<Vec<u128>>;

fn with_corner(before: &Counts, column: usize) -> Counts {
    let mut after = vec![vec![0; before[0].len()]; before.len()];
    let vertical = 2 << column;
    for (state, counts) in before.iter().enumerate() {
        let other_columns = state & !(vertical | 1);
        let mut add = |state: usize, fences: usize| {
            let places = after[state].iter_mut().skip(fences);
            places.zip(counts).for_each(|(sum, &count): (&mut u128, _)| *sum += count);
        };
        add(other_columns, 0);
        if state & vertical == 0 {
            add(other_columns | vertical, 1);
        }
        if column == 0 || state & 1 == 0 {
            add(other_columns | 1, 1);
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_those_of_trying_every_set() {
        for board in ["2x2", "3x2", "3x3", "4x3", "3x5"].map(|text| text.parse::<Board>().expect("a board")) {
            let places: Vec<_> = board.fence_places().into_iter().collect();
            let mut counts = vec![0; places.len() + 1];
            for set in 0_u32..1 << places.len() {
                let chosen = || (0..places.len()).filter(|&place| set >> place & 1 != 0).map(|place| places[place]);
                let fits = chosen()
                    .all(|fence| board.free_places(chosen().filter(|&other| other != fence).collect()).contains(fence));
                counts[set.count_ones() as usize] += u128::from(fits);
            }
            assert_eq!(layouts_by_fences(board, places.len()), counts, "{board}");
        }
    }
}
