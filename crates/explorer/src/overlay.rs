//! An index in memory that games can be added to.

use std::collections::HashMap;

use fencepost_rules::{CanonicalPosition, Position};

use crate::answer::Answer;
use crate::filter::Filter;
use crate::indexed_game::{GameId, IndexedGame};
use crate::play::{Play, Row};

/// Games that are added one by one, such as those of a server as they end. It only knows their openings.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    positions: HashMap<u64, Vec<Row>>,
    /// What each game is called elsewhere.
    names: Vec<String>,
}

/// So many plies of each game are counted.
const PLIES: usize = 16;

impl Overlay {
    /// Adds a game, with the name by which it is known.
    pub fn add(&mut self, name: &str, game: &IndexedGame) {
        let id = GameId(self.names.len() as u32 & Play::LAST_GAME);
        self.names.push(name.to_owned());
        let mut plays = Vec::new();
        game.plays(id, &mut plays);
        for play in plays.into_iter().take(PLIES) {
            let rows = self.positions.entry(play.key).or_default();
            match rows
                .iter_mut()
                .find(|row| (row.mv, row.month, row.strength) == (play.mv(), play.month(), play.strength()))
            {
                Some(row) => row.add(play),
                None => rows.push(Row::of(play)),
            }
        }
    }

    /// What was played from a position.
    pub fn look_up(&self, position: &Position, filter: &Filter) -> Answer {
        let canonical = CanonicalPosition::of(position);
        let rows = self.positions.get(&canonical.key()).map_or(&[][..], Vec::as_slice);
        Answer::of(rows.iter().copied(), &canonical, filter)
    }

    /// The name of a game.
    pub fn name(&self, id: GameId) -> Option<&str> {
        self.names.get(id.0 as usize).map(String::as_str)
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.names.len()
    }
}
