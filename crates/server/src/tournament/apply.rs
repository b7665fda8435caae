//! Applying events: how a tournament is rebuilt, and how each event changes it.

use std::error::Error;
use std::fmt;

use fencepost_pairing::{Number, Table, TableResult};

use super::{
    Assistant, Entrant, PairedTable, Proposal, RoundState, TableState, TimestampedTournamentEvent, Tournament,
    TournamentEvent,
};

/// The stored events do not make a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentReplayError {
    /// The number of the first event that does not fit.
    pub seq: u64,
}

impl fmt::Display for TournamentReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} does not fit", self.seq)
    }
}

impl Error for TournamentReplayError {}

impl Tournament {
    /// Rebuilds a tournament from its stored events.
    ///
    /// # Errors
    /// The first event that does not fit.
    pub fn replay(id: &str, events: &[TimestampedTournamentEvent]) -> Result<Tournament, TournamentReplayError> {
        let Some((first, rest)) = events.split_first() else { return Err(TournamentReplayError { seq: 1 }) };
        let TournamentEvent::Created { terms, settings, key } = &first.event else {
            return Err(TournamentReplayError { seq: 1 });
        };
        let mut tournament = Tournament {
            id: id.to_owned(),
            created: first.at,
            changed: first.at,
            seq: 1,
            terms: (**terms).clone(),
            settings: (**settings).clone(),
            key: *key,
            assistants: Vec::new(),
            players: Vec::new(),
            rounds: Vec::new(),
            settled: first.at,
        };
        rest.iter().try_for_each(|event| tournament.apply(event))?;
        Ok(tournament)
    }

    /// Applies an event.
    ///
    /// # Errors
    /// If it does not fit; the tournament must not be used any more then. The events that [`Tournament::decide`] returns always fit.
    pub fn apply(&mut self, timestamped: &TimestampedTournamentEvent) -> Result<(), TournamentReplayError> {
        let seq = self.seq + 1;
        self.apply_event(timestamped).ok_or(TournamentReplayError { seq })?;
        self.seq = seq;
        self.changed = self.changed.max(timestamped.at);
        Ok(())
    }

    /// None if the event does not fit.
    fn apply_event(&mut self, TimestampedTournamentEvent { at, event }: &TimestampedTournamentEvent) -> Option<()> {
        match event {
            TournamentEvent::Created { .. } => return None,
            TournamentEvent::Changed { settings } => self.settings = (**settings).clone(),
            TournamentEvent::Entered { player, name, rating, engine, fills, token } => {
                let joined_round = self.rounds.len() + 1;
                let entrant = Entrant {
                    number: *player,
                    name: name.clone(),
                    rating: *rating,
                    engine: *engine,
                    fills: *fills,
                    token: *token,
                    withdrawn: false,
                    joined_round,
                };
                (*player as usize == self.players.len() + 1).then_some(())?;
                self.players.push(entrant);
            }
            TournamentEvent::Corrected { player, name, rating } => {
                let entrant = self.player_mut(*player)?;
                (entrant.name, entrant.rating) = (name.clone(), *rating);
            }
            TournamentEvent::Retokened { player, token } => self.player_mut(*player)?.token = Some(*token),
            TournamentEvent::Withdrew { player } => self.player_mut(*player)?.withdrawn = true,
            TournamentEvent::Returned { player } => self.player_mut(*player)?.withdrawn = false,
            TournamentEvent::Paired { tables, byes } => self.apply_pairing(tables, byes, *at)?,
            TournamentEvent::TakenBack => {
                self.rounds.pop()?;
                self.settled = *at;
            }
            TournamentEvent::Resulted { round, table, result, absent, .. } => {
                let state = self.table_mut(*round, *table)?;
                let players = state.table.players.len();
                let result = match result {
                    Some(text) => Some(text.parse::<TableResult>().ok().filter(|it| it.players() == players)?),
                    None => None,
                };
                (state.table.result, state.table.absent) = (result, absent.clone());
                state.proposals.clear();
                state.is_open_ended = false;
                self.settled = *at;
            }
            TournamentEvent::OpenEnded { round, table } => self.table_mut(*round, *table)?.is_open_ended = true,
            TournamentEvent::Replayed { round, table, players, game } => {
                let state = self.table_mut(*round, *table)?;
                (state.table.players, state.game) = (players.clone(), Some(game.clone()));
            }
            TournamentEvent::Proposed { round, table, player, result } => {
                let state = self.table_mut(*round, *table)?;
                let result = result.parse().ok()?;
                state.proposals.retain(|proposal| proposal.player != *player);
                state.proposals.push(Proposal { player: *player, result });
            }
            TournamentEvent::Appointed { assistant, name, key } => {
                (*assistant as usize == self.assistants.len() + 1).then_some(())?;
                self.assistants.push(Assistant { name: name.clone(), key: *key, revoked: false });
            }
            TournamentEvent::Revoked { assistant } => {
                self.assistants.get_mut((*assistant as usize).checked_sub(1)?)?.revoked = true;
            }
        }
        Some(())
    }

    fn player_mut(&mut self, number: Number) -> Option<&mut Entrant> {
        self.players.get_mut((number as usize).checked_sub(1)?)
    }

    fn table_mut(&mut self, round: usize, table: usize) -> Option<&mut TableState> {
        self.rounds.get_mut(round.checked_sub(1)?)?.tables.get_mut(table.checked_sub(1)?)
    }

    fn apply_pairing(&mut self, tables: &[PairedTable], byes: &[Number], at: u64) -> Option<()> {
        let is_known = |number: &Number| self.player(*number).is_some();
        let state = |paired: &PairedTable| {
            let size = paired.players.len();
            let fits = (2..=4).contains(&size) && paired.players.iter().chain(&paired.absent).all(is_known);
            let result = match &paired.result {
                Some(text) => Some(text.parse::<TableResult>().ok().filter(|it| it.players() == size)?),
                None => None,
            };
            let table = Table { players: paired.players.clone(), result, absent: paired.absent.clone() };
            fits.then(|| TableState { table, proposals: Vec::new(), game: paired.game.clone(), is_open_ended: false })
        };
        let tables = tables.iter().map(state).collect::<Option<Vec<_>>>()?;
        byes.iter().all(is_known).then_some(())?;
        self.rounds.push(RoundState { started: at, tables, byes: byes.to_vec() });
        // What was set for this round is over.
        self.settings.start = None;
        self.settled = at;
        Some(())
    }
}
