//! Deciding on rounds.

use fencepost_pairing::{PairingError, Player, Round, is_finished, pair_next, rounds_in_all};

use super::settings::rules;
use super::{
    Entrant, FormatKind, PairedTable, Place, TimestampedTournamentEvent, Tournament, TournamentError, TournamentEvent,
};

type Decided = Result<Vec<TournamentEvent>, TournamentError>;

impl Tournament {
    /// The rules by which rounds are paired and players are ranked.
    pub fn rules(&self) -> fencepost_pairing::Rules {
        rules(self.terms(), self.settings())
    }

    /// The players as pairings need them.
    pub(super) fn field(&self) -> Vec<Player> {
        let player = |it: &Entrant| Player { number: it.number, rating: it.rating, withdrawn: it.withdrawn };
        self.players().iter().map(player).collect()
    }

    /// The rounds as pairings need them.
    pub(super) fn played(&self) -> Vec<Round> {
        let round = |it: &super::RoundState| Round {
            tables: it.tables.iter().map(|table| table.table.clone()).collect(),
            byes: it.byes.clone(),
        };
        self.rounds().iter().map(round).collect()
    }

    /// Whether all rounds have their results.
    pub fn is_finished(&self) -> bool {
        is_finished(&self.rules(), &self.field(), &self.played())
    }

    /// How many rounds there will be, if that is known.
    pub fn rounds_in_all(&self) -> Option<usize> {
        rounds_in_all(&self.rules(), &self.field(), &self.played())
    }

    /// Why the next round cannot be paired, as far as that can be told without trying.
    pub fn cannot_pair(&self) -> Option<PairingError> {
        let missing = self.rounds().iter().flat_map(|it| &it.tables).filter(|it| it.table.result.is_none()).count();
        let there = self.players().iter().filter(|player| !player.withdrawn).count();
        if missing > 0 {
            Some(PairingError::ResultsMissing { tables: missing })
        } else if self.is_finished() {
            Some(PairingError::LastRound)
        } else if there < 2 && (self.rounds().is_empty() || self.terms().format == FormatKind::Swiss) {
            Some(PairingError::TooFewPlayers)
        } else {
            None
        }
    }

    pub(super) fn decide_pairing(&self, repeats: bool, games: &[String]) -> Decided {
        // Before engines come and go.
        if let Some(error) = self.cannot_pair().filter(|error| *error != PairingError::TooFewPlayers) {
            return Err(error.into());
        }
        let mut events = self.filling_engines();
        let mut filled = self.clone();
        for event in &events {
            let timestamped = TimestampedTournamentEvent { at: self.changed(), event: event.clone() };
            filled.apply(&timestamped).map_err(|_| TournamentError::Full)?;
        }
        let (rules, field, played) = (filled.rules(), filled.field(), filled.played());
        let may_repeat = repeats || self.settings().repeats;
        // Even then they are made only if nothing else is possible.
        let round = match pair_next(&rules, &field, &played, false) {
            Err(PairingError::OnlyRepeats | PairingError::OnlySecondByes) if may_repeat => {
                pair_next(&rules, &field, &played, true)?
            }
            paired => paired?,
        };
        let mut games = games.iter();
        let mut table = |table: fencepost_pairing::Table| {
            let is_played = self.terms().place == Place::Online && table.result.is_none();
            PairedTable {
                players: table.players,
                absent: table.absent,
                result: table.result.map(|result| result.to_string()),
                game: if is_played { games.next().cloned() } else { None },
            }
        };
        let tables = round.tables.into_iter().map(&mut table).collect();
        events.push(TournamentEvent::Paired { tables, byes: round.byes });
        Ok(events)
    }

    /// The engines that have to come or go so that nobody sits out and all tables are full.
    fn filling_engines(&self) -> Vec<TournamentEvent> {
        let may_change = self.rounds().is_empty() || self.terms().format == FormatKind::Swiss;
        if self.terms().place != Place::Online || !may_change {
            return Vec::new();
        }
        let there = |it: &&Entrant| !it.withdrawn;
        let table = usize::from(self.terms().table);
        let others = self.players().iter().filter(there).filter(|it| !it.fills).count();
        let wanted = match self.settings().engines {
            Some(_) if others > 0 => (table - others % table) % table,
            _ => 0,
        };
        let filling: Vec<&Entrant> = self.players().iter().filter(there).filter(|it| it.fills).collect();
        let mut events: Vec<TournamentEvent> =
            filling.iter().skip(wanted).map(|it| TournamentEvent::Withdrew { player: it.number }).collect();
        let missing = wanted.saturating_sub(filling.len());
        let idle: Vec<&Entrant> = self
            .players()
            .iter()
            .filter(|it| it.fills && it.withdrawn && it.engine == self.settings().engines)
            .collect();
        events.extend(idle.iter().take(missing).map(|it| TournamentEvent::Returned { player: it.number }));
        let level = self.settings().engines.unwrap_or_default();
        let mut known = self.players().to_vec();
        for _ in idle.len().min(missing)..missing {
            let number = known.len() as u32 + 1;
            let name = super::entrant::unlike_others(&format!("Engine {level}"), &known, None);
            let engine = Some(level);
            let entrant = Entrant {
                number,
                name: name.clone(),
                rating: None,
                engine,
                fills: true,
                token: None,
                withdrawn: false,
                joined_round: 0,
            };
            known.push(entrant);
            events.push(TournamentEvent::Entered {
                player: number,
                name,
                rating: None,
                engine,
                fills: true,
                token: None,
            });
        }
        events
    }

    pub(super) fn decide_taking_back(&self, round: usize) -> Decided {
        if round == 0 || round > self.rounds().len() {
            return Err(TournamentError::NoSuchTable);
        }
        if round != self.rounds().len() {
            return Err(TournamentError::NotTheLastRound);
        }
        if self.rounds()[round - 1].has_results() {
            return Err(TournamentError::HasResults);
        }
        Ok(vec![TournamentEvent::TakenBack])
    }
}
