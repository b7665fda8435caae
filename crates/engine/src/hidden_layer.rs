//! The hidden layer of the engine's networks: binary features in, one output.
//!
//! Every feature has a row of weights. The rows of the active features are added up, the activation is a squared clipped `ReLU`
//! (`SCReLU`), and the output weights give one number. All weights are quantised integers, read from files at compile time.

/// Quantisation factor of the hidden weights and the activations.
pub const QA: i32 = 255;
/// Quantisation factor of the output weights.
pub const QB: i32 = 64;

/// How many neurons WebAssembly adds up at once: as many as fit into the registers that a browser has for it. All at once, the browser
/// would keep the sums in memory. Measured gain by searches of 5000 nodes, the best of 60 each in three runs of
/// `web/e2e/module-speed.mjs`: 1.9, 0.8 and 0.3 % more positions a second in Chromium 156. In Node 20 it was 8 % in one run.
const AT_ONCE: usize = 64;

/// The indices of the active features, at most `MAX`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeatureList<const MAX: usize> {
    indices: [u16; MAX],
    len: usize,
}

impl<const MAX: usize> FeatureList<MAX> {
    pub(crate) const NONE: FeatureList<MAX> = FeatureList { indices: [0; MAX], len: 0 };

    #[inline]
    pub(crate) fn push(&mut self, index: usize) {
        if self.len < MAX {
            self.indices[self.len] = index as u16;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.indices[..self.len]
    }
}

/// The weights of all features, and the bias.
pub(crate) struct HiddenLayer<const INPUTS: usize, const HIDDEN: usize> {
    /// On the heap: the stack of a WebAssembly module is too small for them.
    rows: Box<[[i16; HIDDEN]; INPUTS]>,
    bias: [i16; HIDDEN],
}

impl<const INPUTS: usize, const HIDDEN: usize> HiddenLayer<INPUTS, HIDDEN> {
    /// Bytes of a layer in a file: weights and bias.
    pub(crate) const SIZE: usize = 2 * HIDDEN * (INPUTS + 1);

    /// Reads the layer from the beginning of a file.
    pub(crate) fn read(bytes: &[u8]) -> HiddenLayer<INPUTS, HIDDEN> {
        let rows: Vec<[i16; HIDDEN]> = (0..INPUTS).map(|row| read_i16s(bytes, 2 * HIDDEN * row)).collect();
        let rows = rows.into_boxed_slice().try_into().expect("as many rows as inputs");
        HiddenLayer { rows, bias: read_i16s(bytes, 2 * HIDDEN * INPUTS) }
    }

    /// The same layer with joint features after its own: the row of each is the sum of the rows that `for_each_single` names.
    pub(crate) fn join<const ROWS: usize>(
        self,
        for_each_single: impl Fn(usize, &mut dyn FnMut(usize)),
    ) -> HiddenLayer<ROWS, HIDDEN> {
        let mut rows = self.rows.to_vec();
        for joint in INPUTS..ROWS {
            let mut sum = [0; HIDDEN];
            for_each_single(joint, &mut |single| self.add(&mut sum, single));
            rows.push(sum);
        }
        HiddenLayer { rows: rows.into_boxed_slice().try_into().expect("as many rows as features"), bias: self.bias }
    }

    /// What the sums begin with.
    #[inline]
    pub(crate) fn bias(&self) -> &[i16; HIDDEN] {
        &self.bias
    }

    /// Adds the weights of a feature.
    #[inline]
    pub(crate) fn add(&self, sums: &mut [i16; HIDDEN], feature: usize) {
        for (sum, weight) in sums.iter_mut().zip(&self.rows[feature]) {
            *sum = sum.saturating_add(*weight);
        }
    }

    /// The output of the layer for these features with these output weights: `QA` squared times `QB` stands for 1. The sums begin with the
    /// bias, or with features that were added before.
    #[inline]
    pub(crate) fn forward(&self, begin: &[i16; HIDDEN], features: &[u16], output: &[i16; HIDDEN]) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the check above has detected the feature.
            //
            // Measured gain: 14 % fewer instructions for the two-player positions of the bench, 26.6 instead of 31.0 billion by
            // `valgrind --tool=callgrind target/release/fencepost bench`, with this block and without it.
            #[expect(unsafe_code, reason = "calling code for processor features that were detected at run time")]
            return unsafe { self.forward_avx2(begin, features, output) };
        }
        self.forward_generic(begin, features, output)
    }

    /// The same code compiled for AVX2, which adds sixteen numbers at once.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn forward_avx2(&self, begin: &[i16; HIDDEN], features: &[u16], output: &[i16; HIDDEN]) -> i32 {
        self.forward_generic(begin, features, output)
    }

    /// The outputs without some features and with them, for two views that have most features in common.
    #[inline]
    pub(crate) fn forward_without_and_with(&self, features: &[u16], more: &[u16], output: &[i16; HIDDEN]) -> [i32; 2] {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the check above has detected the feature. Measured gain: see `forward`.
            #[expect(unsafe_code, reason = "calling code for processor features that were detected at run time")]
            return unsafe { self.forward_without_and_with_avx2(features, more, output) };
        }
        self.forward_without_and_with_generic(features, more, output)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn forward_without_and_with_avx2(&self, features: &[u16], more: &[u16], output: &[i16; HIDDEN]) -> [i32; 2] {
        self.forward_without_and_with_generic(features, more, output)
    }

    #[expect(clippy::inline_always, reason = "it must be inlined to be compiled for AVX2")]
    #[inline(always)]
    fn forward_without_and_with_generic(&self, features: &[u16], more: &[u16], output: &[i16; HIDDEN]) -> [i32; 2] {
        let mut sums = self.bias;
        self.add_all(&mut sums, features, 0);
        let without = 2 * products(&sums, output);
        self.add_all(&mut sums, more, 0);
        [without, 2 * products(&sums, output)]
    }

    #[expect(clippy::inline_always, reason = "it must be inlined to be compiled for AVX2")]
    #[inline(always)]
    fn forward_generic(&self, begin: &[i16; HIDDEN], features: &[u16], output: &[i16; HIDDEN]) -> i32 {
        let products = if cfg!(target_arch = "wasm32") && HIDDEN.is_multiple_of(AT_ONCE) {
            (0..HIDDEN).step_by(AT_ONCE).map(|first| self.part::<AT_ONCE>(begin, features, output, first)).sum()
        } else {
            self.part::<HIDDEN>(begin, features, output, 0)
        };
        2 * products
    }

    /// The products of `COUNT` neurons, from the first of them on, added up.
    #[expect(clippy::inline_always, reason = "it must be inlined to be compiled for AVX2")]
    #[inline(always)]
    fn part<const COUNT: usize>(
        &self,
        begin: &[i16; HIDDEN],
        features: &[u16],
        output: &[i16; HIDDEN],
        first: usize,
    ) -> i32 {
        let mut sums = [0; COUNT];
        sums.copy_from_slice(&begin[first..first + COUNT]);
        self.add_all(&mut sums, features, first);
        products(&sums, &output[first..first + COUNT])
    }

    /// Adds the weights of features to the sums of `COUNT` neurons, from the first of them on.
    #[expect(clippy::inline_always, reason = "it must be inlined to be compiled for AVX2")]
    #[inline(always)]
    fn add_all<const COUNT: usize>(&self, sums: &mut [i16; COUNT], features: &[u16], first: usize) {
        for &row in features {
            let weights = &self.rows[usize::from(row)][first..first + COUNT];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum = sum.saturating_add(*weight);
            }
        }
    }
}

/// The activations times the output weights, added up and halved.
#[expect(clippy::inline_always, reason = "it must be inlined to be compiled for AVX2")]
#[inline(always)]
fn products<const COUNT: usize>(sums: &[i16; COUNT], output: &[i16]) -> i32 {
    // Half of the square fits into 16 bits, so that the compiler can use multiply-add instructions.
    let products = sums.iter().zip(output).map(|(&sum, &weight)| {
        let active = sum.clamp(0, QA as i16) as u16;
        let half = ((active * active) >> 1) as i16;
        i32::from(half) * i32::from(weight)
    });
    products.sum()
}

/// Little-endian 16-bit integers of a file, from an offset on.
pub(crate) fn read_i16s<const COUNT: usize>(bytes: &[u8], from: usize) -> [i16; COUNT] {
    std::array::from_fn(|index| i16::from_le_bytes([bytes[from + 2 * index], bytes[from + 2 * index + 1]]))
}

#[cfg(test)]
mod tests {
    use super::{HiddenLayer, QA, QB};
    use crate::rng::Rng;

    fn small(rng: &mut Rng, size: i32) -> i16 {
        (rng.below(2 * size as usize + 1) as i32 - size) as i16
    }

    #[test]
    fn avx2_gives_the_same_result() {
        let mut rng = Rng::new(5);
        for _ in 0..20 {
            let mut weights = || [(); 48].map(|()| small(&mut rng, 2 * QA));
            let layer = HiddenLayer::<30, 48> { rows: Box::new([(); 30].map(|()| weights())), bias: weights() };
            let output = [(); 48].map(|()| small(&mut rng, 4 * QB));
            let features: Vec<u16> = (0..40).map(|_| rng.below(30) as u16).collect();
            let by_processor = layer.forward(layer.bias(), &features, &output);
            assert_eq!(by_processor, layer.forward_generic(layer.bias(), &features, &output));
            let (before, rest) = features.split_at(15);
            let mut sums = *layer.bias();
            for &feature in before {
                layer.add(&mut sums, feature.into());
            }
            assert_eq!(by_processor, layer.forward(&sums, rest, &output));
            let without = layer.forward(layer.bias(), before, &output);
            assert_eq!(layer.forward_without_and_with(before, rest, &output), [without, by_processor]);
        }
    }

    #[test]
    fn sums_saturate_at_16_bits() {
        let layer = HiddenLayer::<1, 2> { rows: Box::new([[i16::MAX, i16::MIN]]), bias: [0; 2] };
        let active = QA * QA / 2 * 2;
        assert_eq!(layer.forward(layer.bias(), &[0, 0, 0], &[1, 1]), active);
    }
}
