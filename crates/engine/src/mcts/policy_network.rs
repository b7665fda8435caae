//! The policy network for three and four players: which moves players tend to make.
//!
//! It has one hidden layer, like the value networks. Each candidate move is one input, its output is the logarithm of the move's likelihood. The
//! training crate fits the weights to games of several kinds of players. The engine's own moves and those of the others have output weights of
//! their own.

use crate::hidden_layer::{HiddenLayer, read_i16s};
use crate::mcts::policy::{Candidate, Candidates, INPUTS};
use crate::params::POLICY_TEMPERATURE;
use crate::rice_coded_weights::{RiceCodedWeights, RiceLayout};
use crate::weights_file::{HEADER_SIZE, WeightsError, WeightsKind, read_weights};

pub use crate::hidden_layer::{QA, QB};

/// Neurons of the hidden layer.
pub const HIDDEN: usize = 16;

const OUTPUT_AT: usize = HiddenLayer::<INPUTS, HIDDEN>::SIZE;
/// Bytes of all weights as 16-bit integers, little-endian: hidden layer, bias, output weights for the engine's own moves, and for those of the
/// others.
pub const WEIGHTS_SIZE: usize = OUTPUT_AT + 2 * 2 * HIDDEN;
/// The weights of the hidden layer are rounded to multiples of this, so that the module for the page is smaller.
pub const ROUNDING_STEP: i16 = 16;
const LAYOUT: RiceLayout = RiceLayout { rounded: INPUTS * HIDDEN, step: ROUNDING_STEP, low_bits: 1 };
/// The file of weights that is built in: for training.
pub const BUILT_IN_FILE: &[u8; HEADER_SIZE + WEIGHTS_SIZE] = include_bytes!("policy.bin");

/// The weights as the engine uses them.
pub(crate) struct PolicyNetwork {
    layer: HiddenLayer<INPUTS, HIDDEN>,
    own: [i16; HIDDEN],
    others: [i16; HIDDEN],
}

impl PolicyNetwork {
    pub(crate) fn built_in() -> PolicyNetwork {
        static CODED: RiceCodedWeights<{ LAYOUT.coded_size(BUILT_IN_FILE) }> =
            RiceCodedWeights::of_file(WeightsKind::MultiplayerPolicy, BUILT_IN_FILE, LAYOUT);
        PolicyNetwork::read(&CODED.decode())
    }

    /// From a file of weights.
    pub(crate) fn from_file(bytes: &[u8]) -> Result<PolicyNetwork, WeightsError> {
        read_weights(WeightsKind::MultiplayerPolicy, bytes, WEIGHTS_SIZE).map(PolicyNetwork::read)
    }

    fn read(bytes: &[u8]) -> PolicyNetwork {
        PolicyNetwork {
            layer: HiddenLayer::read(bytes),
            own: read_i16s(bytes, OUTPUT_AT),
            others: read_i16s(bytes, OUTPUT_AT + 2 * HIDDEN),
        }
    }

    /// The prior of each candidate before the priors are divided by their sum.
    pub(super) fn unnormalised_priors<'a>(
        &'a self,
        candidates: &'a Candidates,
    ) -> impl Iterator<Item = (&'a Candidate, f32)> {
        let mut shared = *self.layer.bias();
        for &feature in candidates.shared_features() {
            self.layer.add(&mut shared, usize::from(feature));
        }
        let output = if candidates.is_own { &self.own } else { &self.others };
        candidates.list.iter().map(move |candidate| {
            let output = self.layer.forward(&shared, candidate.features(), output);
            (candidate, (output as f32 / ((QA * QA * QB) as f32 * POLICY_TEMPERATURE)).exp())
        })
    }
}
