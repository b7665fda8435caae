//! The networks that an engine plays with: those that are built in, or others that were read from files.

use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use crate::mcts::network::MultiplayerNetwork;
use crate::mcts::policy_network::PolicyNetwork;
use crate::network::Network;
use crate::weights_file::WeightsError;

/// The networks for two players and for more.
pub struct NetworkSet {
    pub(crate) two_players: Network,
    pub(crate) multiplayer: MultiplayerNetwork,
    pub(crate) policy: PolicyNetwork,
}

/// Networks to share among engines. The default are those that are built in.
#[derive(Clone)]
pub struct Networks(Arc<NetworkSet>);

impl Default for Networks {
    fn default() -> Networks {
        static BUILT_IN: LazyLock<Networks> =
            LazyLock::new(|| Networks::from_files(None, None, None).expect("there is no file to be wrong"));
        BUILT_IN.clone()
    }
}

impl Networks {
    /// Networks from files of weights. Where there is no file, the network that is built in.
    ///
    /// # Errors
    /// If a file is damaged, cut short or made for something else.
    pub fn from_files(
        two_players: Option<&[u8]>,
        multiplayer: Option<&[u8]>,
        policy: Option<&[u8]>,
    ) -> Result<Networks, WeightsError> {
        let set = NetworkSet {
            two_players: two_players.map_or_else(|| Ok(Network::built_in()), Network::from_file)?,
            multiplayer: multiplayer
                .map_or_else(|| Ok(MultiplayerNetwork::built_in()), MultiplayerNetwork::from_file)?,
            policy: policy.map_or_else(|| Ok(PolicyNetwork::built_in()), PolicyNetwork::from_file)?,
        };
        Ok(Networks(Arc::new(set)))
    }
}

impl Deref for Networks {
    type Target = NetworkSet;

    #[inline]
    fn deref(&self) -> &NetworkSet {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Networks;
    use crate::weights_file::WeightsError;

    const TWO_PLAYERS: &[u8] = include_bytes!("network.bin");
    const MULTIPLAYER: &[u8] = include_bytes!("mcts/network.bin");
    const POLICY: &[u8] = include_bytes!("mcts/policy.bin");

    #[test]
    fn the_weights_that_are_built_in_are_whole() {
        assert!(Networks::from_files(Some(TWO_PLAYERS), Some(MULTIPLAYER), Some(POLICY)).is_ok());
    }

    #[test]
    fn files_that_are_cut_short_or_mixed_up_are_refused() {
        let error = |two: &[u8]| Networks::from_files(Some(two), None, None).err();
        assert_eq!(error(b""), Some(WeightsError::NotWeights));
        for length in (6..TWO_PLAYERS.len()).step_by(997) {
            let expected = WeightsError::Length { found: length, expected: TWO_PLAYERS.len() };
            assert_eq!(error(&TWO_PLAYERS[..length]), Some(expected));
        }
        assert!(matches!(error(POLICY), Some(WeightsError::Length { .. })));
        let mut damaged = TWO_PLAYERS.to_vec();
        damaged[100_000] ^= 4;
        assert_eq!(error(&damaged), Some(WeightsError::Checksum));
    }
}
