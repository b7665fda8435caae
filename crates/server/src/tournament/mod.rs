//! A tournament: a state machine without network, disk or clock of its own, as a room is.
//!
//! [`Tournament::decide`] turns a [`TournamentCommand`] into events or a [`TournamentError`] and changes nothing;
//! [`Tournament::apply`] applies an event; [`Tournament::replay`] rebuilds a tournament from its events alone. Pairings are stored as
//! they were made, so that a tournament stays what it was whatever becomes of the way in which rounds are paired.

mod apply;
mod command;
mod decide;
mod entrant;
mod event;
mod pairing;
mod results;
mod settings;
mod standings;

use fencepost_pairing::Number;

pub use apply::TournamentReplayError;
pub use command::{Actor, TournamentCommand, TournamentError};
pub use entrant::{Assistant, Entrant};
pub use event::{PairedTable, Source, TimestampedTournamentEvent, TournamentEvent};
pub use settings::{FormatKind, Place, PlacePoints, Terms, TournamentSettings};
pub use standings::Ranked;

use crate::room::Fingerprint;

/// The most players of a tournament.
pub const MOST_PLAYERS: usize = 1000;
/// The most assistants, those whose keys were revoked included.
pub const MOST_ASSISTANTS: usize = 100;
/// The most rounds of a Swiss tournament.
pub const MOST_ROUNDS: u32 = 50;
/// A tournament with more events accepts nothing more. None needs that many.
pub const MOST_EVENTS: u64 = 100_000;

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// No round was paired.
    Registration,
    /// Rounds are being played.
    Running,
    /// All rounds have their results.
    Finished,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 3] = [Stage::Registration, Stage::Running, Stage::Finished];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Registration => "registration",
            Stage::Running => "running",
            Stage::Finished => "finished",
        }
    }
}

/// A result that a player proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Who.
    pub player: Number,
    /// What.
    pub result: fencepost_pairing::TableResult,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableState {
    /// Players, result and those who did not turn up.
    pub table: fencepost_pairing::Table,
    /// What players have proposed, at most one for each.
    pub proposals: Vec<Proposal>,
    /// The game on this server.
    pub game: Option<String>,
    /// Whether its game ended without a result that counts: the organiser decides.
    pub is_open_ended: bool,
}

impl TableState {
    /// Whether the organiser has to decide: players contradict each other, or a game ended without a result.
    pub fn is_disputed(&self) -> bool {
        let contradicts = self.proposals.windows(2).any(|pair| pair[0].result != pair[1].result);
        self.table.result.is_none() && (contradicts || self.is_open_ended)
    }
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundState {
    /// When it was paired.
    pub started: u64,
    /// Its tables.
    pub tables: Vec<TableState>,
    /// Who sits out.
    pub byes: Vec<Number>,
}

impl RoundState {
    /// Whether all results are known.
    pub fn is_complete(&self) -> bool {
        self.tables.iter().all(|table| table.table.result.is_some())
    }

    /// Whether somebody entered a result, or a game gave one.
    fn has_results(&self) -> bool {
        let is_entered = |table: &TableState| table.table.result.is_some() && !is_given(&table.table);
        self.tables.iter().any(is_entered)
    }
}

/// Whether a table had its result from the start: so few of its players are still in the tournament.
fn is_given(table: &fencepost_pairing::Table) -> bool {
    table.absent.len() + 1 >= table.players.len()
}

/// A tournament as the server knows it.
#[derive(Clone, Debug)]
pub struct Tournament {
    id: String,
    created: u64,
    changed: u64,
    seq: u64,
    terms: Terms,
    settings: TournamentSettings,
    key: Fingerprint,
    assistants: Vec<Assistant>,
    players: Vec<Entrant>,
    rounds: Vec<RoundState>,
    /// When the last result came in, or the last round was paired or taken back.
    settled: u64,
}

impl Tournament {
    /// Its id, which is also its name in URLs.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// When it was created.
    pub fn created(&self) -> u64 {
        self.created
    }

    /// When something last happened.
    pub fn changed(&self) -> u64 {
        self.changed
    }

    /// The number of events so far.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// What was settled for good.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// What the organiser can change.
    pub fn settings(&self) -> &TournamentSettings {
        &self.settings
    }

    /// All players: the first has number 1.
    pub fn players(&self) -> &[Entrant] {
        &self.players
    }

    /// A player by number.
    pub fn player(&self, number: Number) -> Option<&Entrant> {
        self.players.get((number as usize).checked_sub(1)?)
    }

    /// All rounds so far.
    pub fn rounds(&self) -> &[RoundState] {
        &self.rounds
    }

    /// All assistants: the first has number 1.
    pub fn assistants(&self) -> &[Assistant] {
        &self.assistants
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        if self.rounds.is_empty() {
            Stage::Registration
        } else if self.is_finished() {
            Stage::Finished
        } else {
            Stage::Running
        }
    }

    /// Who a key or token belongs to.
    pub fn actor_of(&self, token: &str) -> Option<Actor> {
        if self.key.fits(token) {
            return Some(Actor::Organiser);
        }
        let assistant = self.assistants.iter().position(|it| !it.revoked && it.key.fits(token));
        let player = || self.players.iter().position(|it| it.token.is_some_and(|known| known.fits(token)));
        assistant.map(|at| Actor::Assistant(at as u32 + 1)).or_else(|| player().map(|at| Actor::Player(at as u32 + 1)))
    }

    /// The round and table of a game.
    pub fn table_of_game(&self, game: &str) -> Option<(usize, usize)> {
        self.rounds.iter().enumerate().find_map(|(round, it)| {
            let table = it.tables.iter().position(|table| table.game.as_deref() == Some(game))?;
            Some((round + 1, table + 1))
        })
    }

    /// A table by round and number, both from 1.
    pub fn table(&self, round: usize, table: usize) -> Option<&TableState> {
        self.rounds.get(round.checked_sub(1)?)?.tables.get(table.checked_sub(1)?)
    }

    /// When the next round begins by itself, by the system's clock; none if it does not.
    pub fn next_start(&self, system_time: impl Fn(u64) -> u64) -> Option<u64> {
        if self.terms.place != Place::Online || self.is_finished() {
            return None;
        }
        if self.rounds.last().is_some_and(|round| !round.is_complete()) {
            return self.settings.start;
        }
        let after_pause = self
            .settings
            .pause
            .filter(|_| !self.rounds.is_empty())
            .map(|pause| system_time(self.settled) + pause * 1000);
        self.settings.start.or(after_pause)
    }

    /// Whether something happens in it without a request: games end, rounds begin.
    pub fn wakes(&self) -> bool {
        let is_playing = self.rounds.last().is_some_and(|round| !round.is_complete());
        self.terms.place == Place::Online
            && !self.is_finished()
            && (is_playing || self.settings.start.is_some() || self.settings.pause.is_some())
    }
}
