//! Tags: the lines at the top of a record, such as `[Event "Casual game"]`.

use std::error::Error;
use std::fmt;

use crate::outcome::Ending;
use crate::seat::Players;
use crate::time_control::TimeControl;

const WEST: &str = "West";
const EAST: &str = "East";
pub(super) const PLAYERS: &str = "Players";
pub(super) const BOARD: &str = "Board";
pub(super) const FENCES: &str = "Fences";
pub(super) const POSITION: &str = "Position";
pub(super) const TIME_CONTROL: &str = "TimeControl";
pub(super) const TERMINATION: &str = "Termination";
pub(super) const RESULT: &str = "Result";

/// The tags with a fixed place, in that order. All others come after them in their own order.
const KNOWN: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "South",
    WEST,
    "North",
    EAST,
    PLAYERS,
    BOARD,
    FENCES,
    POSITION,
    TIME_CONTROL,
    TERMINATION,
    RESULT,
];

/// Tags that follow from the start position and the result, and are not kept as text.
const DERIVED: [&str; 5] = [PLAYERS, BOARD, FENCES, POSITION, RESULT];

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TagError {
    /// The name is empty, or contains a blank, a quotation mark, a bracket or a control character.
    BadName,
    /// The tag follows from the start position or the result and has no text of its own.
    Derived,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TagError::BadName => "a tag's name is one word without quotation marks and brackets",
            TagError::Derived => "this tag follows from the start position or the result",
        })
    }
}

impl Error for TagError {}

/// Names and values, by [`rank`]: so they are in the order in which they are written, and adding one moves no other.
/// If there are none, they take no memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Tags(Option<Box<[Tied; KNOWN.len() + 1]>>);

/// Names and values of one rank, in the order in which they were added.
type Tied = Vec<(String, String)>;

impl Tags {
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(other, _)| *other == name).map(|(_, value)| value)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().flat_map(|ranks| ranks.iter().flatten()).map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The tags of the same rank as one of that name.
    fn beside(&mut self, name: &str) -> &mut Tied {
        &mut self.0.get_or_insert_default()[rank(name)]
    }

    /// Tags as they were read, put in order. Those of the same name are all kept.
    pub(super) fn of(read: Vec<(&str, String)>) -> Tags {
        let mut tags = Tags::default();
        for (name, value) in read {
            tags.push(name, &value);
        }
        tags
    }

    /// Sets a tag with any name.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.put(free_name(name)?, value);
        Ok(())
    }

    /// Adds a tag in its place, after those of the same name if there are any.
    pub(super) fn add(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.push(free_name(name)?, value);
        Ok(())
    }

    /// Sets a tag that exists, or adds it in its place.
    pub(super) fn put(&mut self, name: &str, value: &str) {
        if let Some((_, old)) = self.beside(name).iter_mut().find(|(other, _)| other == name) {
            *old = canonical_value(name, value);
        } else {
            self.push(name, value);
        }
    }

    fn push(&mut self, name: &str, value: &str) {
        self.beside(name).push((name.to_owned(), canonical_value(name, value)));
    }

    pub(super) fn remove(&mut self, name: &str) {
        let name = canonical_name(name);
        self.beside(name).retain(|(other, _)| other != name);
    }
}

impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Tags {}

/// The usual spelling of a name that may be given to a tag.
fn free_name(name: &str) -> Result<&str, TagError> {
    let name = canonical_name(name);
    if name.is_empty() || !name.chars().all(is_name_letter) {
        return Err(TagError::BadName);
    }
    if is_derived(name) { Err(TagError::Derived) } else { Ok(name) }
}

pub(super) fn is_derived(name: &str) -> bool {
    DERIVED.contains(&name)
}

pub(super) fn is_name_letter(letter: char) -> bool {
    !letter.is_whitespace() && !letter.is_control() && !matches!(letter, '"' | '[' | ']')
}

/// The rank of a tag of that name.
pub(super) fn rank(name: &str) -> usize {
    KNOWN.iter().position(|&known| known == name).unwrap_or(KNOWN.len())
}

/// A known tag in its usual spelling, whatever the case.
pub(super) fn canonical_name(name: &str) -> &str {
    KNOWN.into_iter().find(|known| known.eq_ignore_ascii_case(name)).unwrap_or(name)
}

/// The value on one line, and in its usual spelling if it is one that we know.
fn canonical_value(name: &str, value: &str) -> String {
    let value = value.replace(char::is_control, " ");
    match name {
        TIME_CONTROL => value.parse().ok().map(|control: TimeControl| control.to_string()),
        TERMINATION => read_ending(&value).map(|ending| ending.to_string()),
        _ => None,
    }
    .unwrap_or(value)
}

/// How many play, by the names that are given.
pub(super) fn players_by_names<'a>(tags: impl Iterator<Item = (&'a str, &'a str)>) -> Players {
    tags.filter(|(_, value)| !value.trim().is_empty()).fold(Players::Two, |players, (name, _)| match name {
        EAST => Players::Four,
        WEST if players == Players::Two => Players::Three,
        _ => players,
    })
}

/// How a game ended, by the value of the `Termination` tag.
pub(super) fn read_ending(value: &str) -> Option<Ending> {
    Ending::ALL.into_iter().find(|ending| ending.name().eq_ignore_ascii_case(value.trim()))
}
