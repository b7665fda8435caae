//! The rules of a tournament, and the next round by them.

use crate::history::History;
use crate::{
    Number, PairingError, Player, Points, Round, Score, TieBreak, knock_out, round_robin, swiss, table_search,
};

/// How it is decided who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Players of like scores meet, for so many rounds.
    Swiss {
        /// How many.
        rounds: usize,
    },
    /// Everybody meets everybody so many times.
    RoundRobin {
        /// How many.
        cycles: usize,
    },
    /// Whoever loses is out; those who lost the semi-finals play for third place.
    KnockOut,
}

/// The rules of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// How it is decided who plays whom.
    pub format: Format,
    /// How many players a table should have: 2, 3 or 4.
    pub table: usize,
    /// What results are worth.
    pub points: Points,
    /// What counts among those with the same points, the first one first.
    pub tie_breaks: Vec<TieBreak>,
}

impl Rules {
    /// Rules with the usual points and tie-breaks.
    pub fn new(format: Format, table: usize) -> Rules {
        Rules { format, table: table.clamp(2, 4), points: Points::default(), tie_breaks: TieBreak::ALL.to_vec() }
    }

    /// What it is worth to sit out.
    pub fn bye(&self) -> Score {
        self.points.win(self.table)
    }

    /// What a drawn game is worth at a table of the preferred size.
    pub(crate) fn draw(&self) -> Score {
        self.points.draw(self.table)
    }

    pub(crate) fn is_swiss(&self) -> bool {
        matches!(self.format, Format::Swiss { .. })
    }
}

/// Those who were there at the beginning, by number.
pub(crate) fn entered(players: &[Player], rounds: &[Round]) -> Vec<Number> {
    let mut entered: Vec<Number> = match rounds.first() {
        Some(first) => first.players().collect(),
        None => players.iter().filter(|player| !player.withdrawn).map(|player| player.number).collect(),
    };
    entered.sort_unstable();
    entered
}

/// How many rounds there will be; none if that depends on how they are paired.
pub fn rounds_in_all(rules: &Rules, players: &[Player], rounds: &[Round]) -> Option<usize> {
    let count = entered(players, rounds).len();
    match rules.format {
        Format::Swiss { rounds } => Some(rounds),
        Format::RoundRobin { cycles } if rules.table == 2 => Some(round_robin::rounds_in_all(count, cycles)),
        Format::RoundRobin { .. } => None,
        Format::KnockOut => Some(knock_out::rounds_in_all(count, rules.table)),
    }
}

/// Whether all rounds were paired and have their results.
pub fn is_finished(rules: &Rules, players: &[Player], rounds: &[Round]) -> bool {
    let is_complete = !rounds.is_empty() && rounds.iter().all(|round| round.missing() == 0);
    is_complete && is_last(rules, players, rounds)
}

/// Whether no round follows those that were paired.
fn is_last(rules: &Rules, players: &[Player], rounds: &[Round]) -> bool {
    match rounds_in_all(rules, players, rounds) {
        Some(all) => rounds.len() >= all && !rounds.is_empty(),
        None => !rounds.is_empty() && have_all_met(rules, players, rounds),
    }
}

/// Whether all who are there have met as often as they should.
fn have_all_met(rules: &Rules, players: &[Player], rounds: &[Round]) -> bool {
    let Format::RoundRobin { cycles } = rules.format else { return false };
    let history = History::new(rules, players, rounds);
    let there: Vec<Number> = players.iter().filter(|player| !player.withdrawn).map(|player| player.number).collect();
    let met = |one: Number, other: Number| history.of(one).met(other).0 as usize >= cycles;
    there.iter().enumerate().all(|(at, &one)| there[at + 1..].iter().all(|&other| met(one, other)))
}

/// Pairs the next round.
///
/// In a Swiss nobody meets anybody twice, and nobody sits out twice, unless `may_repeat` says so. Repeats are as rare as they can be then, and
/// what is longest ago is repeated first.
///
/// # Errors
/// Why it cannot be paired.
pub fn pair_next(rules: &Rules, players: &[Player], rounds: &[Round], may_repeat: bool) -> Result<Round, PairingError> {
    let missing: usize = rounds.iter().map(Round::missing).sum();
    if missing > 0 {
        return Err(PairingError::ResultsMissing { tables: missing });
    }
    if is_last(rules, players, rounds) {
        return Err(PairingError::LastRound);
    }
    let there = players.iter().filter(|player| !player.withdrawn).count();
    let is_swiss = rules.is_swiss();
    if there < 2 && (is_swiss || rounds.is_empty()) {
        return Err(PairingError::TooFewPlayers);
    }
    match rules.format {
        Format::Swiss { .. } if rules.table == 2 => swiss::pair(rules, players, rounds, may_repeat),
        Format::Swiss { .. } => table_search::pair(rules, players, rounds, may_repeat),
        Format::RoundRobin { cycles } if rules.table == 2 => {
            Ok(round_robin::pair(&entered(players, rounds), players, rounds.len(), cycles))
        }
        Format::RoundRobin { .. } if there < 2 => Err(PairingError::TooFewPlayers),
        Format::RoundRobin { .. } => table_search::pair(rules, players, rounds, true),
        Format::KnockOut => knock_out::pair(rules, players, rounds),
    }
}
