//! Taking up games after a start: those in which something happens by itself, one after the other, while the house is open.

use std::sync::Arc;

use super::House;
use crate::failure::ApiError;

/// So many games are looked up at a time.
const PAGE: u32 = 200;

/// Takes up all games in which a clock runs or an engine plays, the last changed first: somebody is most likely to wait
/// there. Whoever asks for a game need not wait for its turn.
pub(super) async fn resume_games(house: Arc<House>) {
    let mut after = None;
    let mut count = 0;
    loop {
        let page = match house.store.waking(after.take(), PAGE).await {
            Ok(page) => page,
            Err(error) => return tracing::error!(%error, "the games that were going on could not be found"),
        };
        let Some(last) = page.last().cloned() else { break };
        after = Some(last);
        for (_, id) in page {
            match house.lock_game(&id).await {
                Ok(_) => count += 1,
                Err(ApiError::Stopping) => return,
                Err(failure) => tracing::error!(game = id, code = failure.code(), "a game could not be taken up"),
            }
        }
    }
    tracing::info!(count, "games were taken up");
}
