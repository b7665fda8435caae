//! The games of an online round: made for its tables, and read when they are over.

use std::sync::Arc;

use fencepost_pairing::{Number, TableResult};
use fencepost_rules::{Board, Ending, Players, Position};

use super::super::{House, HouseError, LoadedGame};
use crate::room::{Chair, First, Room, RoomEvent, Terms, TimestampedEvent, TournamentTie};
use crate::secret;
use crate::store::StoreError;
use crate::tournament::{Entrant, TableState, Tournament, TournamentCommand};

impl House {
    /// Makes sure that the game of a table exists. If it is over, returns what to tell the tournament.
    pub(super) async fn tend_game(
        self: &Arc<Self>,
        tournament: &Tournament,
        table: &TableState,
    ) -> Result<Option<TournamentCommand>, HouseError> {
        let Some(game) = &table.game else { return Ok(None) };
        match self.lock_game(game).await {
            Ok((_, locked)) => {
                let room = locked.room()?;
                Ok(room.is_over().then(|| finish(room, table)))
            }
            Err(HouseError::NoSuchGame) => {
                self.create_tournament_game(tournament, table, game).await?;
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Creates the game of a table, unless another process has just done so.
    async fn create_tournament_game(
        self: &Arc<Self>,
        tournament: &Tournament,
        table: &TableState,
        game: &str,
    ) -> Result<(), HouseError> {
        let players = Players::from_count(table.table.players.len()).ok_or(HouseError::Internal)?;
        let fences = players.default_fences();
        let start = Position::start(players, Board::STANDARD, fences).map_err(|_| HouseError::Internal)?;
        let settings = tournament.settings();
        let tie = TournamentTie { id: tournament.id().to_owned(), absent: settings.absent.saturating_mul(1000) };
        let terms = Terms {
            start,
            fences: Some(fences),
            control: tournament.terms().control,
            first: First::Agreed,
            listed: settings.listed,
            previous: None,
            tournament: Some(tie),
            of_house: false,
        };
        let chair = |number: &Number| tournament.player(*number).map(chair_of).ok_or(HouseError::Internal);
        let chairs = table.table.players.iter().map(chair).collect::<Result<Vec<Chair>, _>>()?;
        let now = self.time.now();
        let (room, write) = House::new_room(game.to_owned(), terms, chairs, now);
        match self.metrics.commit(self.store.commit(vec![write])).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => return Ok(()),
            Err(error) => return Err(error.into()),
        }
        self.metrics.games_made.inc();
        self.register(room, Arc::new(LoadedGame::new(now, now))).await;
        Ok(())
    }

    /// Ends the games of a round that was taken back.
    pub(crate) async fn abort_tournament_games(self: &Arc<Self>, games: Vec<String>) {
        for id in games {
            if let Err(error) = self.abort_game(&id).await {
                tracing::warn!(game = id, code = error.code(), "a game of a round that was taken back goes on");
            }
        }
    }

    /// Gives the seat of a player in the game of the last round to whoever has the player's token now.
    pub(crate) async fn reseat(self: &Arc<Self>, tournament: &Tournament, player: Number) -> Result<(), HouseError> {
        let tables = tournament.rounds().last().map(|round| &round.tables[..]).unwrap_or_default();
        let table = tables.iter().find(|it| it.table.players.contains(&player) && it.table.result.is_none());
        let Some((table, entrant)) = table.zip(tournament.player(player)) else { return Ok(()) };
        let place = table.table.players.iter().position(|&other| other == player).unwrap_or_default();
        let Some(id) = &table.game else { return Ok(()) };
        let (game, mut locked) = self.lock_game(id).await?;
        let room = locked.room()?;
        let Some(&seat) = room.players().seats().get(place).filter(|_| !room.is_over()) else { return Ok(()) };
        let at = self.time.now().max(room.changed());
        let event = TimestampedEvent { at, event: RoomEvent::Joined { seat, chair: chair_of(entrant) } };
        self.commit(&game, &mut locked, vec![event], Vec::new()).await
    }

    async fn abort_game(self: &Arc<Self>, id: &str) -> Result<(), HouseError> {
        let (game, mut locked) = self.lock_game(id).await?;
        let room = locked.room()?;
        if room.is_over() {
            return Ok(());
        }
        let aborted = TimestampedEvent { at: self.time.now().max(room.changed()), event: RoomEvent::Aborted };
        self.commit(&game, &mut locked, vec![aborted], Vec::new()).await
    }
}

/// Who sits at a seat: whoever has the player's token, or an engine.
fn chair_of(player: &Entrant) -> Chair {
    match (player.engine, player.token) {
        (None, Some(token)) => Chair::Person { name: Some(player.name.clone()), token, guest: None },
        // Nobody has a token of this fingerprint: the player forfeits.
        (None, None) => {
            let token = crate::room::Fingerprint::of(&secret::new_token());
            Chair::Person { name: Some(player.name.clone()), token, guest: None }
        }
        (Some(level), _) => Chair::Engine { level },
    }
}

/// What a game that is over means for its table.
fn finish(room: &Room, table: &TableState) -> TournamentCommand {
    let outcome = room.recent().outcome();
    let result =
        outcome.and_then(|outcome| outcome.result).and_then(|result| result.to_string().parse::<TableResult>().ok());
    let winner = result.as_ref().and_then(TableResult::winner);
    let by_time = outcome.is_some_and(|outcome| outcome.ending == Ending::Time) || room.players() != Players::Two;
    let never_moved = room
        .chairs()
        .enumerate()
        .filter(|(place, (seat, _))| by_time && Some(*place) != winner && !room.has_moved(*seat));
    let absent = never_moved.filter_map(|(place, _)| table.table.players.get(place).copied()).collect();
    TournamentCommand::Finish { game: room.id().to_owned(), result, absent, again: secret::new_id() }
}
