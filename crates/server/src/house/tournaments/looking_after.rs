//! Looking after online tournaments: games are made for rounds, results are taken from games, rounds begin when they are due. All of it can
//! be done twice, by two processes at once or after a crash: each step looks at what is there and does what is missing.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::iter;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::super::takeover::share_of;
use super::super::{House, HouseError};
use super::{LoadedTournament, Who};
use crate::secret;
use crate::tournament::{TableState, Tournament, TournamentCommand};

/// How often to look whether a round is due.
const TICK: Duration = Duration::from_millis(500);
/// With other processes on the same store, how many ticks pass until it is asked which tournaments there are.
const TICKS_TO_ASK: u32 = 4;
/// How often the games of a round are looked at, in milliseconds, in case nobody told that one ended.
const LOOK: u64 = 3000;
/// How many games are looked at at the same time.
const AT_ONCE: usize = 32;

/// Looks after tournaments until the house closes.
pub(in crate::house) async fn run(house: Arc<House>, mut due: mpsc::UnboundedReceiver<String>) {
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = house.stopping();
    let (mut count, mut is_known) = (0u32, false);
    loop {
        tokio::select! {
            id = due.recv() => match id {
                Some(id) => drop(crate::task::spawn(house.clone().tend(id, true))),
                None => return,
            },
            _ = ticks.tick() => {
                let must_ask = !is_known || house.is_shared() && count.is_multiple_of(TICKS_TO_ASK);
                if must_ask {
                    is_known = house.find_waking_tournaments().await;
                }
                count = count.wrapping_add(1);
                let waking: Vec<String> = house.tournaments.waking().iter().cloned().collect();
                for id in waking.into_iter().filter(|id| house.is_ours_to_tend(id)) {
                    crate::task::spawn(house.clone().tend(id, false));
                }
            }
            _ = stopping.changed() => return,
        }
    }
}

impl House {
    /// Asks the store in which tournaments something happens by itself.
    async fn find_waking_tournaments(&self) -> bool {
        match self.store.tournaments().waking_tournaments().await {
            Ok(found) => {
                let mut waking = self.tournaments.waking();
                if self.is_shared() {
                    waking.clear();
                }
                waking.extend(found);
                true
            }
            Err(error) => {
                tracing::debug!(%error, "nobody knows which tournaments go on");
                false
            }
        }
    }

    /// Whether this process has to look after a tournament: they are shared out among those that are alive. If two believe so it does no
    /// harm.
    fn is_ours_to_tend(&self, id: &str) -> bool {
        let Some((membership, own)) = self.membership.as_ref().zip(self.own_process()) else { return true };
        let peers = membership.peers();
        let living = peers.iter().filter(|peer| peer.is_alive).count() as u64;
        let rank = peers.iter().filter(|peer| peer.is_alive && peer.id < own).count() as u64;
        share_of(id) % living.max(1) == rank
    }

    /// Does what is due in a tournament: with `at_once`, games are looked at although they were not long ago.
    pub(crate) async fn tend(self: Arc<Self>, id: String, at_once: bool) {
        let Ok((loaded, locked)) = self.lock_tournament(&id).await else { return };
        let tournament = locked.clone();
        drop(locked);
        let now = self.time.now();
        let _tending = if at_once {
            loaded.tending.lock().await
        } else {
            let is_due = |it: &Arc<Tournament>| self.is_round_due(it) && loaded.unpairable.load(Relaxed) != it.seq();
            let must_look = loaded.looked.load(Relaxed) + LOOK <= now;
            if !must_look && !tournament.as_ref().is_some_and(is_due) {
                return;
            }
            // Somebody else is at it.
            let Ok(tending) = loaded.tending.try_lock() else { return };
            tending
        };
        if let Err(error) = self.tend_all(&id, &loaded).await {
            tracing::warn!(
                tournament = id,
                code = error.code(),
                "a tournament could not be looked after; it is tried again"
            );
        }
    }

    async fn tend_all(self: &Arc<Self>, id: &str, loaded: &LoadedTournament) -> Result<(), HouseError> {
        loop {
            self.tend_round(id, loaded).await?;
            let (_, locked) = self.lock_tournament(id).await?;
            let tournament = locked.clone().ok_or(HouseError::NoSuchTournament)?;
            drop(locked);
            if !self.is_round_due(&tournament) || loaded.unpairable.load(Relaxed) == tournament.seq() {
                return Ok(());
            }
            match self.command_tournament(id, Who::House, pairing(&tournament, false)).await {
                Ok(_) => {}
                Err(HouseError::Refused(error)) => {
                    tracing::info!(
                        tournament = id,
                        code = error.code(),
                        "no round could be paired; the organiser decides"
                    );
                    loaded.unpairable.store(tournament.seq(), Relaxed);
                    return Ok(());
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Makes the games of the last round that are missing, and takes the results of those that are over.
    async fn tend_round(self: &Arc<Self>, id: &str, loaded: &LoadedTournament) -> Result<(), HouseError> {
        // A game that is played again in a knock-out has to be made as well.
        for _ in 0..2 {
            let (_, locked) = self.lock_tournament(id).await?;
            let tournament = locked.clone().ok_or(HouseError::NoSuchTournament)?;
            drop(locked);
            loaded.looked.store(self.time.now(), Relaxed);
            let Some(round) = tournament.rounds().last() else { return Ok(()) };
            let open = |table: &&TableState| table.table.result.is_none() && !table.is_open_ended;
            let tables: Vec<TableState> = round.tables.iter().filter(open).cloned().collect();
            let tending = tables.into_iter().map(|table| {
                let (house, tournament) = (self.clone(), tournament.clone());
                async move { house.tend_game(&tournament, &table).await }
            });
            let found: Vec<Result<Option<TournamentCommand>, HouseError>> =
                iter(tending).buffer_unordered(AT_ONCE).collect().await;
            let mut has_finished = false;
            for command in found {
                if let Some(command) = command? {
                    self.command_tournament(id, Who::House, command).await?;
                    has_finished = true;
                }
            }
            if !has_finished {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Whether the next round should begin by itself now.
    fn is_round_due(&self, tournament: &Tournament) -> bool {
        let calendar = self.calendar();
        let is_complete = tournament.rounds().last().is_none_or(crate::tournament::RoundState::is_complete);
        let start = tournament.next_start(|at| calendar.system_time(at));
        is_complete && start.is_some_and(|start| start <= calendar.from_now(self.time.now()))
    }
}

/// The command that pairs the next round, with ids for its games.
pub(crate) fn pairing(tournament: &Tournament, repeats: bool) -> TournamentCommand {
    let is_online = tournament.terms().place == crate::tournament::Place::Online;
    let most = if is_online { tournament.players().len() / 2 + 2 } else { 0 };
    TournamentCommand::Pair { repeats, games: (0..most).map(|_| secret::new_id()).collect() }
}
