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
        let mut sums = self.bias;
        for &row in facts {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[usize::from(row)]) {
                *sum += weight;
            }
        }
        let weighed = sums.iter().zip(head).map(|(&sum, &weight)| {
            let active = i32::from(sum).clamp(0, ROW_UNIT);
            active * active * i32::from(weight)
        });
        weighed.sum()
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
