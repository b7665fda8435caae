//! Carrying out what organisers, players and the house itself ask of a tournament.

use std::sync::Arc;

use super::super::{House, HouseError, join_error};
use super::{LoadedTournament, Locked};
use crate::room::Fingerprint;
use crate::secret;
use crate::store::{AddressGroup, StoreError, TournamentEntry, TournamentWrite};
use crate::tournament::{
    Actor, Terms, TimestampedTournamentEvent, Tournament, TournamentCommand, TournamentEvent, TournamentSettings,
};

/// How often something is tried again because another process was faster.
const MOST_TRIES: usize = 20;

/// Who asks for something.
#[derive(Clone, Debug)]
pub(crate) enum Who {
    /// Whoever has this key or token.
    Token(String),
    /// Anybody.
    Stranger,
    /// The house itself.
    House,
}

/// What became of a command: the tournament after it, and what happened. Nothing did if it had been carried out before.
pub(crate) type Done = (Arc<Tournament>, Vec<TournamentEvent>);

impl House {
    /// Creates a tournament. Returns it and the organiser's key.
    pub(crate) async fn create_tournament(
        &self,
        terms: Terms,
        settings: TournamentSettings,
        address_group: Option<AddressGroup>,
    ) -> Result<(Arc<Tournament>, String), HouseError> {
        if self.is_stopping() {
            return Err(HouseError::Stopping);
        }
        self.ensure_lease().await?;
        let (id, key) = (secret::new_id(), secret::new_token());
        let (terms, settings) = (Box::new(terms), Box::new(settings));
        let event = TournamentEvent::Created { terms, settings, key: Fingerprint::of(&key) };
        let events = vec![TimestampedTournamentEvent { at: self.time.now(), event }];
        let tournament = Tournament::replay(&id, &events).map_err(|error| StoreError::Failed(error.to_string()))?;
        let write = TournamentWrite { seq: 1, events, entry: TournamentEntry::of(&tournament), address_group };
        self.metrics.commit(self.store.tournaments().commit_tournament(write)).await?;
        self.note_tournament(&tournament);
        Ok((Arc::new(tournament), key))
    }

    /// Executes a command, on a task of its own: it is finished even if the caller hangs up in the middle.
    pub(crate) async fn command_tournament(
        self: &Arc<Self>,
        id: &str,
        who: Who,
        command: TournamentCommand,
    ) -> Result<Done, HouseError> {
        let (house, id) = (self.clone(), id.to_owned());
        let executing = crate::task::spawn(async move { house.command_after_others(&id, &who, command).await });
        executing.await.map_err(|error| join_error(&error))?
    }

    async fn command_after_others(
        self: &Arc<Self>,
        id: &str,
        who: &Who,
        command: TournamentCommand,
    ) -> Result<Done, HouseError> {
        self.ensure_lease().await?;
        for _ in 0..MOST_TRIES {
            let (loaded, mut locked) = self.lock_tournament(id).await?;
            let tournament = locked.clone().ok_or(HouseError::NoSuchTournament)?;
            let actor = match who {
                Who::Token(token) => tournament.actor_of(token).unwrap_or(Actor::Stranger),
                Who::Stranger => Actor::Stranger,
                Who::House => Actor::House,
            };
            let events = decide(&tournament, actor, &command).await?.map_err(HouseError::Refused)?;
            if events.is_empty() {
                return Ok((tournament, events));
            }
            match self.commit_tournament(&loaded, &mut locked, &events).await {
                Err(HouseError::Store(StoreError::Conflict)) if self.is_shared() => {}
                Err(error) => return Err(error),
                Ok(tournament) => return Ok((tournament, events)),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Applies events, writes them to disk and tells everybody. If anything goes wrong, the tournament is loaded again: the store decides.
    async fn commit_tournament(
        self: &Arc<Self>,
        loaded: &LoadedTournament,
        locked: &mut Locked,
        events: &[TournamentEvent],
    ) -> Result<Arc<Tournament>, HouseError> {
        let mut tournament = locked.take().ok_or(HouseError::NoSuchTournament)?;
        let seq = tournament.seq() + 1;
        let at = self.time.now().max(tournament.changed());
        let events: Vec<TimestampedTournamentEvent> =
            events.iter().map(|event| TimestampedTournamentEvent { at, event: event.clone() }).collect();
        let changed = Arc::make_mut(&mut tournament);
        let failed = |error: crate::tournament::TournamentReplayError| StoreError::Failed(error.to_string());
        events.iter().try_for_each(|event| changed.apply(event)).map_err(failed)?;
        let write = TournamentWrite { seq, events, entry: TournamentEntry::of(changed), address_group: None };
        let written = self.metrics.commit(self.store.tournaments().commit_tournament(write)).await;
        if let Err(error) = written {
            if error != StoreError::Conflict {
                self.metrics.store_errors.inc();
            }
            return Err(error.into());
        }
        self.note_tournament(&tournament);
        loaded.publish(&tournament);
        **locked = Some(tournament.clone());
        Ok(tournament)
    }
}

/// Decides on a command: a large round is paired on a thread that nobody else waits for.
async fn decide(
    tournament: &Arc<Tournament>,
    actor: Actor,
    command: &TournamentCommand,
) -> Result<Result<Vec<TournamentEvent>, crate::tournament::TournamentError>, HouseError> {
    if !matches!(command, TournamentCommand::Pair { .. }) {
        return Ok(tournament.decide(actor, command));
    }
    let (tournament, command) = (tournament.clone(), command.clone());
    let deciding = tokio::task::spawn_blocking(move || tournament.decide(actor, &command));
    deciding.await.map_err(|error| join_error(&error))
}
