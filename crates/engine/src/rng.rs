//! Pseudorandom numbers.

/// The `SplitMix64` generator: the same seed gives the same sequence everywhere.
#[derive(Clone, Debug)]
pub(crate) struct Rng {
    seed: u64,
    state: u64,
}

impl Rng {
    pub(crate) const fn new(seed: u64) -> Rng {
        Rng { seed, state: seed }
    }

    /// Starts the sequence of another seed. The same seed continues its sequence.
    pub(crate) fn set_seed(&mut self, seed: u64) {
        if seed != self.seed {
            *self = Rng::new(seed);
        }
    }

    #[inline]
    pub(crate) fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.state;
        number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        number ^ number >> 31
    }

    /// One of the numbers below `count`, all equally likely; 0 if there are none.
    #[inline]
    pub(crate) fn below(&mut self, count: usize) -> usize {
        // The high half of the product: uneven by less than one part in 2^50 for the counts of this game.
        ((u128::from(self.next()) * count as u128) >> 64) as usize
    }

    /// True that many times in 256.
    #[inline]
    pub(crate) fn chance_in_256(&mut self, times_in_256: u64) -> bool {
        self.next() >> 56 < times_in_256
    }

    /// A random one of the choices with the highest score.
    pub(crate) fn best_of<T: Copy>(&mut self, choices: &[T], mut score: impl FnMut(T) -> i32) -> Option<T> {
        let mut best = None;
        let mut ties = 0;
        for &choice in choices {
            let score = score(choice);
            match best {
                Some((highest, _)) if score < highest => {}
                Some((highest, _)) if score == highest => {
                    ties += 1;
                    if self.below(ties) == 0 {
                        best = Some((score, choice));
                    }
                }
                _ => {
                    ties = 1;
                    best = Some((score, choice));
                }
            }
        }
        best.map(|(_, choice)| choice)
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let (mut one, mut other) = (Rng::new(7), Rng::new(7));
        assert!((0..100).all(|_| one.next() == other.next()));
        assert_ne!(Rng::new(7).next(), Rng::new(8).next());
    }

    #[test]
    fn all_numbers_below_a_count_are_about_equally_frequent() {
        let mut rng = Rng::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[rng.below(6)] += 1;
        }
        assert!(seen.iter().all(|times| (850..1150).contains(times)), "{seen:?}");
    }

    #[test]
    fn ties_are_broken_evenly() {
        let mut rng = Rng::new(3);
        let mut seen = [0u32; 4];
        for _ in 0..3000 {
            let choice = rng.best_of(&[0, 1, 2, 3], |choice| if choice == 1 { -5 } else { 7 });
            seen[choice.expect("there are choices")] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!([0, 2, 3].iter().all(|&choice| (850..1150).contains(&seen[choice])), "{seen:?}");
    }
}
