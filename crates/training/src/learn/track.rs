//! What is learned: the network for two players, or the networks for three and four.

use std::fmt;

use clap::ValueEnum;
use fencepost_statistics::Sprt;

/// What is learned in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Track {
    /// The value network for two players.
    TwoPlayers,
    /// The value network and the policy for three and four players.
    MorePlayers,
}

impl Track {
    pub(super) const BOTH: [Track; 2] = [Track::TwoPlayers, Track::MorePlayers];

    /// The names of its files of weights.
    pub(super) fn weights(self) -> &'static [&'static str] {
        match self {
            Track::TwoPlayers => &["network.bin"],
            Track::MorePlayers => &["network.bin", "policy.bin"],
        }
    }

    /// The test at equal nodes. Games of more players vary more, so only a larger gain can be told.
    pub(super) fn gate(self) -> Sprt {
        let elo1 = match self {
            Track::TwoPlayers => 15.0,
            Track::MorePlayers => 30.0,
        };
        Sprt { elo0: 0.0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The test at equal time, which must only not fail: the networks have the same size and speed.
    pub(super) fn confirmation(self) -> Sprt {
        Sprt { elo0: -20.0, elo1: 10.0, ..self.gate() }
    }
}

impl fmt::Display for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Track::TwoPlayers => "two-players",
            Track::MorePlayers => "more-players",
        })
    }
}
