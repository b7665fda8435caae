//! Players, tables and rounds.

use crate::TableResult;

/// The number of a player, as the organiser knows it.
pub type Number = u32;

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's number, unlike all others.
    pub number: Number,
    /// Who has a higher one is ranked higher among equals.
    pub rating: Option<u32>,
    /// Whether the player has left.
    pub withdrawn: bool,
}

impl Player {
    /// A player without a rating.
    pub const fn new(number: Number) -> Player {
        Player { number, rating: None, withdrawn: false }
    }

    /// By this players are ranked before the first round: higher ratings first, then who came first.
    pub(crate) fn seed(&self) -> (std::cmp::Reverse<Option<u32>>, Number) {
        (std::cmp::Reverse(self.rating), self.number)
    }
}

/// A table of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// In turn order: the first moves first.
    pub players: Vec<Number>,
    /// None until it is known.
    pub result: Option<TableResult>,
    /// Those who did not turn up.
    pub absent: Vec<Number>,
}

impl Table {
    /// A table that has no result yet.
    pub fn of(players: Vec<Number>) -> Table {
        Table { players, ..Table::default() }
    }

    /// A table at which some will not turn up: whoever is left alone wins.
    pub(crate) fn with_absent(players: Vec<Number>, absent: Vec<Number>) -> Table {
        let present: Vec<usize> = (0..players.len()).filter(|&place| !absent.contains(&players[place])).collect();
        let result = match present[..] {
            [] => Some(TableResult::nobody(players.len())),
            [place] => Some(TableResult::won_by(place, players.len())),
            _ => None,
        };
        Table { players, result, absent }
    }

    /// Whether at least two turned up.
    pub(crate) fn is_played(&self) -> bool {
        let is_empty = self.result.as_ref().is_some_and(TableResult::is_nobody);
        !is_empty && self.players.iter().filter(|player| !self.absent.contains(player)).count() > 1
    }
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Its tables, the first one first.
    pub tables: Vec<Table>,
    /// Who sits out, and scores as for a win.
    pub byes: Vec<Number>,
}

impl Round {
    /// Everybody who takes part.
    pub fn players(&self) -> impl Iterator<Item = Number> {
        self.tables.iter().flat_map(|table| &table.players).chain(&self.byes).copied()
    }

    /// The number of tables without a result.
    pub fn missing(&self) -> usize {
        self.tables.iter().filter(|table| table.result.is_none()).count()
    }
}
