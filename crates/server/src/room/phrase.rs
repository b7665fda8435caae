//! What players can say to each other: a handful of phrases that every page can translate.

use serde::{Deserialize, Serialize};

/// A phrase, by its stable code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the phrases")]
pub enum Phrase {
    Hello,
    GoodLuck,
    GoodGame,
    WellPlayed,
    Thanks,
    Oops,
    OneMoment,
    Hurry,
    Sorry,
    Bye,
}

impl Phrase {
    /// All of them.
    pub const ALL: [Phrase; 10] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::GoodGame,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Oops,
        Phrase::OneMoment,
        Phrase::Hurry,
        Phrase::Sorry,
        Phrase::Bye,
    ];

    /// The code by which it is sent and translated.
    pub const fn code(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::GoodGame => "good-game",
            Phrase::WellPlayed => "well-played",
            Phrase::Thanks => "thanks",
            Phrase::Oops => "oops",
            Phrase::OneMoment => "one-moment",
            Phrase::Hurry => "hurry",
            Phrase::Sorry => "sorry",
            Phrase::Bye => "bye",
        }
    }

    /// The phrase of a code.
    pub fn from_code(code: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.code() == code)
    }
}
