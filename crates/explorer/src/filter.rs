//! When a game was played and how strong its players were, and which of these to count.

use std::fmt;
use std::str::FromStr;

use crate::words::ParseError;

/// The earliest year that a month can have.
const FIRST_YEAR: u16 = 1900;
/// Numbers of months fit into 12 bits.
const LAST_NUMBER: u16 = 4095;

/// A month: `2026-11`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month(u16);

impl Month {
    /// A year, and a month from 1. `None` if there is none such, or it is too long ago or ahead.
    pub fn new(year: u16, month: u16) -> Option<Month> {
        let number = year.checked_sub(FIRST_YEAR)?.checked_mul(12)?.checked_add(month)?;
        ((1..=12).contains(&month) && number <= LAST_NUMBER).then_some(Month(number))
    }

    /// From the date of a record: `2026.11.15`. Unknown parts are question marks.
    pub fn of_date(date: &str) -> Option<Month> {
        let mut parts = date.split(['.', '-']);
        Month::new(parts.next()?.parse().ok()?, parts.next()?.parse().ok()?)
    }

    pub(crate) fn number(month: Option<Month>) -> u16 {
        month.map_or(0, |Month(number)| number)
    }

    pub(crate) fn from_number(number: u16) -> Option<Month> {
        (1..=LAST_NUMBER).contains(&number).then_some(Month(number))
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", FIRST_YEAR + (self.0 - 1) / 12, (self.0 - 1) % 12 + 1)
    }
}

impl FromStr for Month {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Month, ParseError> {
        let (year, month) = text.split_once('-').ok_or(ParseError)?;
        let number = |text: &str| text.parse().map_err(|_| ParseError);
        Month::new(number(year)?, number(month)?).ok_or(ParseError)
    }
}

/// How strong the players of a game were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Strength {
    /// Nobody says.
    #[default]
    Unknown,
    /// The lowest level of an engine in it, 1 to 10; full strength is 10.
    Level(u8),
    /// The mean rating, in hundreds: 15 for 1500 to 1599.
    Rating(u8),
}

/// The level of an engine at full strength.
const FULL_STRENGTH: u8 = 10;
/// Where the numbers of ratings begin.
const FIRST_RATING: u8 = 20;
/// The highest rating, in hundreds.
const LAST_RATING: u8 = u8::MAX - FIRST_RATING;

impl Strength {
    /// A level from 0, which is full strength, to 10.
    pub fn of_level(level: u8) -> Strength {
        Strength::Level(if level == 0 { FULL_STRENGTH } else { level.min(FULL_STRENGTH) })
    }

    /// A rating such as 1500.
    pub fn of_rating(rating: u32) -> Strength {
        Strength::Rating((rating / 100).min(LAST_RATING.into()) as u8)
    }

    pub(crate) fn number(self) -> u8 {
        match self {
            Strength::Unknown => 0,
            Strength::Level(level) => level.clamp(1, FULL_STRENGTH),
            Strength::Rating(hundreds) => FIRST_RATING + hundreds.min(LAST_RATING),
        }
    }

    pub(crate) fn from_number(number: u8) -> Strength {
        match number {
            1..=FULL_STRENGTH => Strength::Level(number),
            FIRST_RATING.. => Strength::Rating(number - FIRST_RATING),
            _ => Strength::Unknown,
        }
    }
}

/// Which games to count. Without a limit all of them count, also those of which nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Filter {
    /// Not before that month.
    pub from: Option<Month>,
    /// Not after that month.
    pub to: Option<Month>,
    /// The lowest mean rating, in hundreds.
    pub least_rating: Option<u8>,
    /// The highest mean rating, in hundreds.
    pub most_rating: Option<u8>,
    /// The lowest level.
    pub least_level: Option<u8>,
    /// The highest level.
    pub most_level: Option<u8>,
}

impl Filter {
    /// Whether a game counts.
    pub fn takes(&self, month: Option<Month>, strength: Strength) -> bool {
        self.takes_month(month) && self.takes_strength(strength)
    }

    fn takes_month(&self, month: Option<Month>) -> bool {
        match month {
            Some(month) => self.from.is_none_or(|from| from <= month) && self.to.is_none_or(|to| month <= to),
            None => self.from.is_none() && self.to.is_none(),
        }
    }

    /// Levels and ratings are different things: a limit on one leaves out games of which only the other is known.
    fn takes_strength(&self, strength: Strength) -> bool {
        let asks_for_rating = self.least_rating.is_some() || self.most_rating.is_some();
        let asks_for_level = self.least_level.is_some() || self.most_level.is_some();
        let within = |value: u8, least: Option<u8>, most: Option<u8>| {
            least.is_none_or(|least| least <= value) && most.is_none_or(|most| value <= most)
        };
        match strength {
            Strength::Rating(rating) if asks_for_rating => within(rating, self.least_rating, self.most_rating),
            Strength::Level(level) if asks_for_level => within(level, self.least_level, self.most_level),
            _ => !asks_for_rating && !asks_for_level,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_read_and_written() {
        for text in ["1900-01", "2026-11", "2026-12", "2027-01"] {
            assert_eq!(text.parse::<Month>().map(|month| month.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(Month::of_date("2026.11.15"), Month::new(2026, 11));
        for text in ["????.??.??", "2026", "2026.13.01", "1800.01.01", "9999.01.01", ""] {
            assert_eq!(Month::of_date(text), None, "{text}");
        }
    }

    #[test]
    fn limits_leave_out_what_they_do_not_concern() {
        let (may, june) = (Month::new(2026, 5), Month::new(2026, 6));
        let all = Filter::default();
        assert!(all.takes(None, Strength::Unknown) && all.takes(may, Strength::of_level(0)));
        let from_june = Filter { from: june, ..all };
        assert!(from_june.takes(june, Strength::Unknown) && !from_june.takes(may, Strength::Unknown));
        assert!(!from_june.takes(None, Strength::Unknown));
        let strong = Filter { least_rating: Some(18), ..all };
        assert!(strong.takes(None, Strength::of_rating(1800)) && !strong.takes(None, Strength::of_rating(1799)));
        assert!(!strong.takes(None, Strength::of_level(10)));
        let either = Filter { least_level: Some(10), ..strong };
        assert!(either.takes(None, Strength::of_level(0)) && either.takes(None, Strength::of_rating(2000)));
    }

    #[test]
    fn strengths_have_numbers() {
        for strength in [Strength::Unknown, Strength::of_level(3), Strength::of_level(0), Strength::of_rating(1550)] {
            assert_eq!(Strength::from_number(strength.number()), strength);
        }
    }
}
