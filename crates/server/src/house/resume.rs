//! Resuming games after a start: those in which something happens without a player, one after the other, while the house is
//! already open.

use std::sync::Arc;

use super::{House, HouseError};
use crate::engines::Payer;

/// How many games are looked up at a time.
const PAGE: u32 = 200;

/// Resumes all games in which a clock runs or an engine plays, the last changed first: there somebody is most likely to be
/// waiting. A game that somebody asks for is loaded at once.
pub(super) async fn resume_games(house: Arc<House>) {
    let mut after = None;
    let mut count = 0;
    loop {
        let page = match house.store.games_to_resume(after.take(), PAGE).await {
            Ok(page) => page,
            Err(error) => return tracing::error!(%error, "the games to resume could not be found"),
        };
        let Some(last) = page.last().cloned() else { break };
        after = Some(last);
        for (_, id) in page {
            match house.lock_game(&id).await {
                Ok(_) => count += 1,
                Err(HouseError::Stopping) => return,
                Err(error) => tracing::error!(game = id, code = error.code(), "a game could not be resumed"),
            }
        }
    }
    tracing::info!(count, "games were resumed");
}

impl House {
    /// Loads a game although nobody asks for it: an engine that has the first move plays it, and timeouts are noticed.
    pub(super) async fn resume_game(self: Arc<Self>, id: &str, payer: Payer) {
        if let Ok((game, mut locked)) = self.lock_game(id).await {
            game.set_payer(payer);
            self.watch(&game, &mut locked, payer);
        }
    }
}
