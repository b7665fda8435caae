//! What the engine's networks are made of: facts that hold or don't, and one hidden layer.
//!
//! Every fact has a row of weights. The rows of the facts that hold are added up, and the sum, cut off below and above and
//! squared, is weighed by a head. All weights are whole numbers, read from files when the program is compiled.

/// One is this much in the rows and in the hidden layer.
pub const ROW_UNIT: i32 = 255;
/// One is this much in a head.
pub const HEAD_UNIT: i32 = 64;

/// Facts that hold, as numbers of rows; at most so many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows<const MOST: usize> {
    rows: [u16; MOST],
    len: usize,
}

impl<const MOST: usize> Rows<MOST> {
    pub(crate) const NONE: Rows<MOST> = Rows { rows: [0; MOST], len: 0 };

    #[inline]
    pub(crate) fn push(&mut self, row: usize) {
        if self.len < MOST {
            self.rows[self.len] = row as u16;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.rows[..self.len]
    }
}

/// The rows of all facts, and what the sum begins with.
pub(crate) struct Layer<const INPUTS: usize, const HIDDEN: usize> {
    rows: [[i16; HIDDEN]; INPUTS],
    bias: [i16; HIDDEN],
}

impl<const INPUTS: usize, const HIDDEN: usize> Layer<INPUTS, HIDDEN> {
    /// Bytes of a layer in a file: the rows and the bias.
    pub(crate) const SIZE: usize = 2 * HIDDEN * (INPUTS + 1);

    /// The layer at the front of a file.
    pub(crate) const fn read(bytes: &[u8]) -> Layer<INPUTS, HIDDEN> {
        let mut rows = [[0; HIDDEN]; INPUTS];
        let mut row = 0;
        while row < INPUTS {
            rows[row] = numbers(bytes, 2 * HIDDEN * row);
            row += 1;
        }
        Layer { rows, bias: numbers(bytes, 2 * HIDDEN * INPUTS) }
    }

    /// The hidden layer for these facts, weighed by a head: `ROW_UNIT` squared times `HEAD_UNIT` is one.
    #[inline]
    pub(crate) fn weighed(&self, facts: &[u16], head: &[i16; HIDDEN]) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has just been asked whether it has the feature.
            #[expect(unsafe_code, reason = "calling code for processor features that were looked for at run time")]
            return unsafe { self.weighed_with_wide_registers(facts, head) };
        }
        self.weigh(facts, head)
    }

    /// The same code for processors of the last ten years, which add sixteen numbers at once.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn weighed_with_wide_registers(&self, facts: &[u16], head: &[i16; HIDDEN]) -> i32 {
        self.weigh(facts, head)
    }

    #[expect(clippy::inline_always, reason = "it must be inlined to be compiled for wide registers")]
    #[inline(always)]
    fn weigh(&self, facts: &[u16], head: &[i16; HIDDEN]) -> i32 {
        let mut sums = self.bias;
        for &row in facts {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[usize::from(row)]) {
                *sum = sum.saturating_add(*weight);
            }
        }
        // Half of the square fits into 16 bits, so that processors multiply and add many at once.
        let weighed = sums.iter().zip(head).map(|(&sum, &weight)| {
            let active = sum.clamp(0, ROW_UNIT as i16) as u16;
            let half = ((active * active) >> 1) as i16;
            i32::from(half) * i32::from(weight)
        });
        2 * weighed.sum::<i32>()
    }
}

/// 16-bit numbers of a file, low byte first, from a place on.
pub(crate) const fn numbers<const COUNT: usize>(bytes: &[u8], from: usize) -> [i16; COUNT] {
    let mut numbers = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        numbers[index] = i16::from_le_bytes([bytes[from + 2 * index], bytes[from + 2 * index + 1]]);
        index += 1;
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::{HEAD_UNIT, Layer, ROW_UNIT};
    use crate::chance::Chance;

    fn small(chance: &mut Chance, size: i32) -> i16 {
        (chance.below(2 * size as usize + 1) as i32 - size) as i16
    }

    #[test]
    fn wide_registers_give_what_narrow_ones_give() {
        let mut chance = Chance::new(5);
        for _ in 0..20 {
            let mut weights = || [(); 48].map(|()| small(&mut chance, 2 * ROW_UNIT));
            let layer = Layer::<30, 48> { rows: [(); 30].map(|()| weights()), bias: weights() };
            let head = [(); 48].map(|()| small(&mut chance, 4 * HEAD_UNIT));
            let facts: Vec<u16> = (0..40).map(|_| chance.below(30) as u16).collect();
            assert_eq!(layer.weighed(&facts, &head), layer.weigh(&facts, &head));
        }
    }

    #[test]
    fn a_sum_beyond_16_bits_stays_at_the_edge() {
        let layer = Layer::<1, 2> { rows: [[i16::MAX, i16::MIN]], bias: [0; 2] };
        let active = ROW_UNIT * ROW_UNIT / 2 * 2;
        assert_eq!(layer.weighed(&[0, 0, 0], &[1, 1]), active);
    }
}
