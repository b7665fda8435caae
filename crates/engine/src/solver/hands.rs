//! Fences in hand, as far as they make a difference.

use std::ops::RangeInclusive;

/// How the fences on the board can be divided between both players.
///
/// The number of fences on the board and the number that South placed determine both hands. A player who has at least as many fences as the
/// layout has capacity for never runs out, so all such numbers are one class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hands {
    /// Fences of each player at the start.
    pub(super) each: usize,
    /// Fences on the board.
    pub(super) placed: usize,
}

impl Hands {
    /// How many of the fences on the board can be South's.
    pub(super) fn by_south(self) -> RangeInclusive<usize> {
        self.placed.saturating_sub(self.each)..=self.placed.min(self.each)
    }

    /// Fences in the hands of South and North if South placed that many.
    pub(super) fn left(self, by_south: usize) -> [usize; 2] {
        [self.each - by_south, self.each + by_south - self.placed]
    }

    /// The numbers for which both players have more than they can place. They are one class.
    fn plenty(self, capacity: usize) -> RangeInclusive<usize> {
        let least = (self.placed + capacity).saturating_sub(self.each).max(*self.by_south().start());
        let most = self.each.checked_sub(capacity).map(|most| most.min(*self.by_south().end()));
        match most {
            Some(most) if least <= most => least..=most,
            // There is no such class: a range of one number.
            _ => RangeInclusive::new(*self.by_south().start(), *self.by_south().start()),
        }
    }

    /// The class of a number of South's fences on a layout with capacity for that many more, counted from 0.
    pub(super) fn class(self, capacity: usize, by_south: usize) -> usize {
        let plenty = self.plenty(capacity);
        let (least, most) = (*plenty.start(), *plenty.end());
        let representative = if by_south <= least { by_south } else { least + by_south.saturating_sub(most) };
        representative - self.by_south().start()
    }

    /// One number for each class, in order.
    pub(super) fn representatives(self, capacity: usize) -> impl Iterator<Item = usize> {
        let plenty = self.plenty(capacity);
        self.by_south().filter(move |by_south| by_south == plenty.start() || !plenty.contains(by_south))
    }

    /// How many classes there are.
    pub(super) fn classes(self, capacity: usize) -> usize {
        let plenty = self.plenty(capacity);
        self.by_south().count() - (plenty.end() - plenty.start())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_the_hands_that_differ_within_the_capacity() {
        for each in 0..=8 {
            for placed in 0..=2 * each {
                let hands = Hands { each, placed };
                for capacity in 0..=10 {
                    let useful = |by_south| hands.left(by_south).map(|left| left.min(capacity));
                    let mut seen = Vec::new();
                    for by_south in hands.by_south() {
                        if !seen.contains(&useful(by_south)) {
                            seen.push(useful(by_south));
                        }
                        let class = hands.class(capacity, by_south);
                        assert_eq!(seen[class], useful(by_south), "{hands:?} {by_south} {capacity}");
                    }
                    assert_eq!(hands.classes(capacity), seen.len());
                    let representatives: Vec<_> = hands.representatives(capacity).map(useful).collect();
                    assert_eq!(representatives, seen);
                }
            }
        }
    }
}
