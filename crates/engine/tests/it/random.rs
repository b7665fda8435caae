//! Random numbers that are the same on every run: the `SplitMix64` sequence.

pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        // Neighbouring seeds would give shifted copies of one sequence; one round separates them.
        Random(Random(seed).next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// A random one of them; there must be one.
    pub(crate) fn pick<T>(&mut self, choices: impl IntoIterator<Item = T>) -> T {
        let mut choices: Vec<T> = choices.into_iter().collect();
        let index = self.below(choices.len());
        choices.swap_remove(index)
    }
}
