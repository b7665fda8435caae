//! Players and assistants.

use fencepost_pairing::Number;

use crate::room::Fingerprint;

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 32;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The player's number, from 1.
    pub number: Number,
    /// Unlike all other names.
    pub name: String,
    /// Who has a higher one is ranked higher among equals.
    pub rating: Option<u32>,
    /// The level, if it is an engine.
    pub engine: Option<u8>,
    /// Whether it is an engine that only fills a seat.
    pub fills: bool,
    /// The fingerprint of the player's secret.
    pub token: Option<Fingerprint>,
    /// Whether the player has left.
    pub withdrawn: bool,
    /// The first round that the player could take part in, from 1.
    pub joined_round: usize,
}

/// Somebody who helps the organiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assistant {
    /// What the organiser calls them.
    pub name: Option<String>,
    /// The fingerprint of their key.
    pub key: Fingerprint,
    /// Whether the key is void.
    pub revoked: bool,
}

/// A name that nobody else has: a number is added to one that is taken.
pub(super) fn unlike_others(name: &str, players: &[Entrant], but: Option<Number>) -> String {
    let taken = |name: &str| {
        let name = name.to_lowercase();
        players.iter().any(|player| Some(player.number) != but && player.name.to_lowercase() == name)
    };
    let numbered = |number: usize| {
        let end = format!(" {number}");
        let kept: String = name.chars().take(LONGEST_NAME - end.len()).collect();
        format!("{}{end}", kept.trim_end())
    };
    if !taken(name) {
        return name.to_owned();
    }
    // So many names are not taken all at once.
    (2..=players.len() + 2).map(numbered).find(|name| !taken(name)).unwrap_or_else(|| name.to_owned())
}
