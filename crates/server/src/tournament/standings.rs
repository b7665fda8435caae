//! The standings of a tournament.

use fencepost_pairing::{Number, Score, Standing, standings};

use super::Tournament;

/// The standings, the first one first.
pub type Ranked = Vec<Standing>;

impl Tournament {
    /// The standings, the first one first.
    pub fn standings(&self) -> Ranked {
        standings(&self.rules(), &self.field(), &self.played())
    }

    /// What a player scored in a round, from 0; none while it is not known, or if the player was not in it. Sitting out counts when the round
    /// is over.
    pub fn points_in(&self, round: usize, player: Number) -> Option<Score> {
        let (rules, played) = (self.rules(), self.rounds().get(round)?);
        if played.byes.contains(&player) {
            return played.is_complete().then(|| rules.bye());
        }
        let table = &played.tables.iter().find(|it| it.table.players.contains(&player))?.table;
        let place = table.players.iter().position(|&other| other == player)?;
        let points = rules.points.of(table.result.as_ref()?);
        if table.absent.contains(&player) { Some(Score::ZERO) } else { points.get(place).copied() }
    }
}
