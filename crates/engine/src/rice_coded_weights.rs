//! Rounded weights as they are compiled in: each takes as few bits as its size needs.
//!
//! Most weights of a network that was trained with weight decay are small multiples of a step. Compressed with gzip, as browsers get the
//! module over plain HTTP, Rice codes of them take an eighth less than the same weights as bytes: gzip finds repetitions where there are none.

use crate::weights_file::{HEADER_SIZE, WeightsKind, check_header};

/// How the weights of a file are coded.
#[derive(Clone, Copy)]
pub(crate) struct RiceLayout {
    /// How many weights are multiples of the step. They come first; the others have 16 bits each.
    pub(crate) rounded: usize,
    pub(crate) step: i16,
    /// The bits of a code that are written as they are. What is above them is counted in ones, up to a zero.
    pub(crate) low_bits: u32,
}

impl RiceLayout {
    /// The bytes that the codes of a file take.
    pub(crate) const fn coded_size(self, file: &[u8]) -> usize {
        let mut bits = 0;
        let mut index = 0;
        while index < count(file) {
            bits += if index < self.rounded {
                (self.code(file, index) >> self.low_bits) as usize + 1 + self.low_bits as usize
            } else {
                16
            };
            index += 1;
        }
        bits.div_ceil(8)
    }

    /// A small positive number for a small number of either sign.
    const fn code(self, file: &[u8], index: usize) -> u16 {
        let weight = weight(file, index);
        assert!(weight % self.step == 0, "these weights are not rounded");
        let steps = weight / self.step;
        ((steps << 1) ^ (steps >> 15)).cast_unsigned()
    }
}

/// The number of weights in a file.
const fn count(file: &[u8]) -> usize {
    (file.len() - HEADER_SIZE) / 2
}

const fn weight(file: &[u8], index: usize) -> i16 {
    i16::from_le_bytes([file[HEADER_SIZE + 2 * index], file[HEADER_SIZE + 2 * index + 1]])
}

/// The codes of a file's weights.
pub(crate) struct RiceCodedWeights<const BYTES: usize> {
    codes: [u8; BYTES],
    layout: RiceLayout,
    count: usize,
}

impl<const BYTES: usize> RiceCodedWeights<BYTES> {
    /// Codes the weights of a file that is compiled in.
    pub(crate) const fn of_file(kind: WeightsKind, file: &[u8], layout: RiceLayout) -> RiceCodedWeights<BYTES> {
        check_header(kind, file);
        assert!(file.len().is_multiple_of(2), "weights have two bytes each");
        let mut codes = [0; BYTES];
        let mut at = 0;
        let mut index = 0;
        while index < count(file) {
            let (code, low_bits) = if index < layout.rounded {
                let code = layout.code(file, index);
                let mut ones = code >> layout.low_bits;
                while ones > 0 {
                    codes[at / 8] |= 1 << (at % 8);
                    at += 1;
                    ones -= 1;
                }
                at += 1;
                (code, layout.low_bits)
            } else {
                (weight(file, index).cast_unsigned(), 16)
            };
            let mut bit = 0;
            while bit < low_bits {
                codes[at / 8] |= ((code >> bit & 1) as u8) << (at % 8);
                at += 1;
                bit += 1;
            }
            index += 1;
        }
        RiceCodedWeights { codes, layout, count: count(file) }
    }

    /// The weights as they are in the file.
    pub(crate) fn decode(&self) -> Vec<u8> {
        let mut bits = self.codes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1));
        let mut weights = Vec::with_capacity(2 * self.count);
        for index in 0..self.count {
            let is_rounded = index < self.layout.rounded;
            let ones = if is_rounded { bits.by_ref().take_while(|&bit| bit == 1).count() } else { 0 };
            let low_bits = if is_rounded { self.layout.low_bits } else { 16 };
            let low = (0..low_bits).zip(bits.by_ref()).fold(0, |low, (place, bit)| low | u16::from(bit) << place);
            let weight = if is_rounded {
                let code = (ones as u16) << low_bits | low;
                ((code >> 1).cast_signed() ^ -(code & 1).cast_signed()) * self.layout.step
            } else {
                low.cast_signed()
            };
            weights.extend(weight.to_le_bytes());
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::{RiceCodedWeights, RiceLayout};
    use crate::weights_file::{HEADER_SIZE, WeightsKind, write_weights};

    const KIND: WeightsKind = WeightsKind::MultiplayerValue;

    #[test]
    fn every_weight_is_decoded_as_it_was() {
        for low_bits in 0..4 {
            let layout = RiceLayout { rounded: 256, step: 8, low_bits };
            let rounded = (-128..128).map(|steps: i16| steps * layout.step);
            let weights: Vec<u8> =
                rounded.chain([i16::MIN, -3, 0, 5, i16::MAX]).flat_map(|weight: i16| weight.to_le_bytes()).collect();
            let file = write_weights(KIND, &weights);
            let coded = RiceCodedWeights::<{ 1 << 13 }>::of_file(KIND, &file, layout);
            assert!(coded.decode() == weights, "{low_bits} bits");
            assert!(coded.codes[layout.coded_size(&file)..].iter().all(|&byte| byte == 0), "{low_bits} bits");
        }
    }

    #[test]
    fn small_weights_take_few_bits() {
        let layout = RiceLayout { rounded: 64, step: 8, low_bits: 0 };
        let file = write_weights(KIND, &[0; 2 * 64]);
        assert_eq!((layout.coded_size(&file), file.len() - HEADER_SIZE), (8, 128));
    }

    #[test]
    #[should_panic(expected = "not rounded")]
    fn weights_between_the_steps_are_refused() {
        let file = write_weights(KIND, &9i16.to_le_bytes());
        let _ = RiceLayout { rounded: 1, step: 8, low_bits: 0 }.coded_size(&file);
    }
}
