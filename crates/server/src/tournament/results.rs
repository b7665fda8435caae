//! Deciding on results: entered, proposed by players, or from games.

use fencepost_pairing::{Number, TableResult};

use super::{Actor, FormatKind, Place, Source, TableState, Tournament, TournamentError, TournamentEvent};

type Decided = Result<Vec<TournamentEvent>, TournamentError>;

impl Tournament {
    fn known_table(&self, round: usize, table: usize) -> Result<&TableState, TournamentError> {
        self.table(round, table).ok_or(TournamentError::NoSuchTable)
    }

    /// Whether a result can be that of a table.
    fn check_result(&self, table: &TableState, result: &TableResult) -> Result<(), TournamentError> {
        if result.players() != table.table.players.len() {
            return Err(TournamentError::NotAResult);
        }
        let decides = result.winner().is_some() || result.is_nobody();
        if self.terms().format == FormatKind::KnockOut && !decides {
            return Err(TournamentError::NeedsAWinner);
        }
        Ok(())
    }

    pub(super) fn decide_result(
        &self,
        round: usize,
        table: usize,
        result: Option<&TableResult>,
        absent: &[Number],
    ) -> Decided {
        let state = self.known_table(round, table)?;
        if let Some(result) = result {
            self.check_result(state, result)?;
        } else if round != self.rounds().len() {
            // Later pairings rest on it: it can be corrected, not taken back.
            return Err(TournamentError::NotTheLastRound);
        }
        if absent.iter().any(|player| !state.table.players.contains(player)) {
            return Err(TournamentError::BadValue { field: "absent" });
        }
        let absent = if result.is_some() { absent.to_vec() } else { Vec::new() };
        if state.table.result.as_ref() == result && state.table.absent == absent && !state.is_open_ended {
            return Ok(Vec::new());
        }
        let result = result.map(ToString::to_string);
        Ok(vec![TournamentEvent::Resulted { round, table, result, absent, source: Source::Organiser }])
    }

    pub(super) fn decide_proposal(&self, actor: Actor, round: usize, table: usize, result: &TableResult) -> Decided {
        let state = self.known_table(round, table)?;
        let Actor::Player(player) = actor else { return Err(TournamentError::NotAllowed) };
        if !state.table.players.contains(&player) {
            return Err(TournamentError::NotAllowed);
        }
        if self.terms().place == Place::Online {
            return Err(TournamentError::PlayedOnline);
        }
        self.check_result(state, result)?;
        match &state.table.result {
            Some(known) if known == result => return Ok(Vec::new()),
            Some(_) => return Err(TournamentError::HasResult),
            None => {}
        }
        if state.proposals.iter().any(|it| it.player == player && it.result == *result) {
            return Ok(Vec::new());
        }
        let text = result.to_string();
        let mut events = vec![TournamentEvent::Proposed { round, table, player, result: text.clone() }];
        let mut others = state.proposals.iter().filter(|it| it.player != player).peekable();
        if others.peek().is_some() && others.all(|it| it.result == *result) {
            let (result, source) = (Some(text), Source::Players);
            events.push(TournamentEvent::Resulted { round, table, result, absent: Vec::new(), source });
        }
        Ok(events)
    }

    /// A game has ended: its result counts, it is played again, or the organiser has to decide.
    pub(super) fn decide_finish(
        &self,
        game: &str,
        result: Option<&TableResult>,
        absent: &[Number],
        again: &str,
    ) -> Decided {
        let Some((round, table)) = self.table_of_game(game) else { return Ok(Vec::new()) };
        let state = self.known_table(round, table)?;
        if state.table.result.is_some() || state.is_open_ended {
            return Ok(Vec::new());
        }
        let Some(result) = result else { return Ok(vec![TournamentEvent::OpenEnded { round, table }]) };
        match self.check_result(state, result) {
            Ok(()) => {
                let (result, absent) = (Some(result.to_string()), absent.to_vec());
                Ok(vec![TournamentEvent::Resulted { round, table, result, absent, source: Source::Game }])
            }
            Err(TournamentError::NeedsAWinner) => {
                let mut players = state.table.players.clone();
                players.rotate_left(1);
                Ok(vec![TournamentEvent::Replayed { round, table, players, game: again.to_owned() }])
            }
            Err(_) => Ok(vec![TournamentEvent::OpenEnded { round, table }]),
        }
    }
}
