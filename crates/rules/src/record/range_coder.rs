//! A binary range coder with adaptive probabilities, for links: what is likely takes a fraction of a bit.
//!
//! What it writes is kept in links for good, so nothing here may change what a given sequence of calls writes or reads.

/// Probabilities are shares of this.
const ONE: u16 = 1 << 12;
/// How fast a probability follows what comes: the smaller, the faster.
const RATE: u32 = 4;
/// The range never stays smaller than this.
const LEAST_RANGE: u32 = 1 << 24;

/// The probability that the next bit in one context is 0. It adapts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bit(u16);

impl Bit {
    pub(super) const EVEN: Bit = Bit(ONE / 2);
    /// Of a bit that is rarely set.
    pub(super) const RARE: Bit = Bit(ONE - ONE / 16);

    fn bound(self, range: u32) -> u32 {
        (range >> 12) * u32::from(self.0)
    }

    fn adapt(&mut self, bit: bool) {
        if bit {
            self.0 -= self.0 >> RATE;
        } else {
            self.0 += (ONE - self.0) >> RATE;
        }
        // Neither may become impossible.
        self.0 = self.0.clamp(32, ONE - 32);
    }
}

/// Bytes that depend on the one before: a tree of bits for each.
#[derive(Clone, Debug)]
pub(super) struct ByteModel(Vec<Bit>);

impl ByteModel {
    pub(super) fn new() -> ByteModel {
        ByteModel(vec![Bit::EVEN; 256 * 256])
    }

    fn tree(&mut self, before: u8) -> &mut [Bit] {
        &mut self.0[usize::from(before) * 256..][..256]
    }
}

#[derive(Clone, Debug)]
pub(super) struct Encoder {
    low: u64,
    range: u32,
    cache: u8,
    /// How many bytes wait for a carry, the cache among them.
    pending: usize,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(super) fn new() -> Encoder {
        Encoder { low: 0, range: u32::MAX, cache: 0, pending: 1, bytes: Vec::new() }
    }

    pub(super) fn bit(&mut self, context: &mut Bit, bit: bool) {
        let bound = context.bound(self.range);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        context.adapt(bit);
        self.normalise();
    }

    /// One of `count` values that are equally likely.
    pub(super) fn choice(&mut self, value: usize, count: usize) {
        debug_assert!(value < count);
        let share = self.range / count as u32;
        self.low += u64::from(share) * value as u64;
        self.range = share;
        self.normalise();
    }

    pub(super) fn byte(&mut self, model: &mut ByteModel, before: u8, byte: u8) {
        let tree = model.tree(before);
        let mut node = 1;
        for place in (0..8).rev() {
            let bit = byte >> place & 1 == 1;
            self.bit(&mut tree[node], bit);
            node = node * 2 + usize::from(bit);
        }
    }

    fn normalise(&mut self) {
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
    }

    fn shift(&mut self) {
        if self.low < 0xff00_0000 || self.low > u64::from(u32::MAX) {
            let carry = (self.low >> 32) as u8;
            self.bytes.push(self.cache.wrapping_add(carry));
            self.bytes.extend(std::iter::repeat_n(0xff_u8.wrapping_add(carry), self.pending - 1));
            self.pending = 0;
            self.cache = (self.low >> 24) as u8;
        }
        self.pending += 1;
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// The bytes. The first, which is always 0, and zeros at the end go without saying.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Of all numbers in the range, the one with the most zeros at its end.
        let top = self.low + u64::from(self.range) - 1;
        let mask = (0..32).rev().map(|bits| (1_u64 << bits) - 1).find(|mask| top & !mask >= self.low).unwrap_or(0);
        self.low = top & !mask;
        for _ in 0..5 {
            self.shift();
        }
        let end = self.bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        self.bytes.get(1..end).unwrap_or_default().to_vec()
    }
}

/// Reads what an [`Encoder`] wrote. From any other bytes it reads something, too, and never fails.
#[derive(Clone, Debug)]
pub(super) struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { code: 0, range: u32::MAX, bytes: bytes.iter() };
        for _ in 0..4 {
            decoder.code = decoder.code << 8 | decoder.next();
        }
        decoder
    }

    fn next(&mut self) -> u32 {
        self.bytes.next().copied().unwrap_or(0).into()
    }

    pub(super) fn bit(&mut self, context: &mut Bit) -> bool {
        let bound = context.bound(self.range);
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        context.adapt(bit);
        self.normalise();
        bit
    }

    pub(super) fn choice(&mut self, count: usize) -> usize {
        let share = self.range / count as u32;
        let value = (self.code / share).min(count as u32 - 1);
        self.code -= value * share;
        self.range = share;
        self.normalise();
        value as usize
    }

    pub(super) fn byte(&mut self, model: &mut ByteModel, before: u8) -> u8 {
        let tree = model.tree(before);
        let mut node = 1;
        while node < 256 {
            node = node * 2 + usize::from(self.bit(&mut tree[node]));
        }
        (node - 256) as u8
    }

    fn normalise(&mut self) {
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.code = self.code << 8 | self.next();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        for seed in 0..200_u64 {
            let mut state = seed;
            let mut random = move || {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (state >> 33) as usize
            };
            let steps: Vec<(usize, usize)> = (0..seed * 3).map(|_| (random() % 3, random())).collect();
            let (mut bits, mut model) = ([Bit::EVEN; 2], ByteModel::new());
            let mut encoder = Encoder::new();
            for &(kind, value) in &steps {
                match kind {
                    // Nearly always the same, so that carries and long runs come about.
                    0 => encoder.bit(&mut bits[value % 2], value % 97 == 0),
                    1 => encoder.choice(value % (1 + value % 200), 1 + value % 200),
                    _ => encoder.byte(&mut model, (value >> 8) as u8, value as u8),
                }
            }
            let bytes = encoder.finish();
            let (mut bits, mut model) = ([Bit::EVEN; 2], ByteModel::new());
            let mut decoder = Decoder::new(&bytes);
            for &(kind, value) in &steps {
                match kind {
                    0 => assert_eq!(decoder.bit(&mut bits[value % 2]), value % 97 == 0),
                    1 => assert_eq!(decoder.choice(1 + value % 200), value % (1 + value % 200)),
                    _ => assert_eq!(decoder.byte(&mut model, (value >> 8) as u8), value as u8),
                }
            }
        }
    }

    #[test]
    fn what_is_likely_takes_little_room() {
        let (mut encoder, mut bit) = (Encoder::new(), Bit::RARE);
        (0..1000).for_each(|_| encoder.bit(&mut bit, false));
        assert!(encoder.finish().len() < 16);
    }
}
