//! Idle games: without a clock nothing would ever end them, so they are abandoned after a long time.

use std::sync::Arc;
use std::time::Duration;

use super::{House, HouseError};
use crate::room::{Outage, RoomEvent, TimestampedEvent};
use crate::store::{Entry, Write};

/// How often idle games are looked for.
pub(super) const INTERVAL: Duration = Duration::from_secs(600);
/// How many are looked up at a time.
const PAGE: u32 = 100;

/// Ends all games in which nothing has happened for as long as the settings say, one after the other.
pub(super) async fn abandon_idle_games(house: Arc<House>) {
    let timeout = house.settings.end_idle_after.as_millis() as u64;
    let now = house.time.now();
    let Some(until) = cutoff(now, timeout, &house.outages).filter(|_| timeout > 0) else { return };
    let mut after = None;
    loop {
        let page = match house.store.idle(after.take(), until, PAGE).await {
            Ok(page) => page,
            Err(error) => return tracing::error!(%error, "idle games could not be found"),
        };
        let Some(last) = page.last().cloned() else { return };
        after = Some(last);
        for (_, id) in page {
            match house.abandon_if_idle(&id, until).await {
                Ok(()) => {}
                Err(HouseError::Stopping) => return,
                Err(error) => tracing::error!(game = id, code = error.code(), "an idle game could not be ended"),
            }
        }
    }
}

/// The last time at which something may have happened in a game that is ended now. Time in which the server was down does not
/// count, nor by how much the system's clock was set ahead meanwhile: nobody could play.
fn cutoff(now: u64, timeout: u64, outages: &[Outage]) -> Option<u64> {
    let (mut until, mut rest) = (now, timeout);
    for outage in outages.iter().rev().filter(|outage| outage.to <= now) {
        let up = until.saturating_sub(outage.to);
        if up >= rest {
            break;
        }
        rest -= up;
        until = until.min(outage.from);
    }
    until.checked_sub(rest)
}

impl House {
    /// Ends a game, unless something has happened in it since then.
    async fn abandon_if_idle(self: &Arc<Self>, id: &str, until: u64) -> Result<(), HouseError> {
        let (game, mut locked) = self.lock_game(id).await?;
        let room = locked.room()?;
        if room.idles() && room.changed() <= until {
            let at = self.time.now().max(room.changed());
            let abandoned = TimestampedEvent { at, event: RoomEvent::Abandoned };
            return self.commit(&game, &mut locked, vec![abandoned], Vec::new()).await;
        }
        if self.is_shared() {
            // An entry without an event has no number that could be taken: another process may have written a newer one.
            return Ok(());
        }
        // Moves alone do not change the entry. Now it says when the last one was, so that the game is not looked at again soon.
        let (entry, seq) = (Some(Entry::of(room)), room.seq() + 1);
        let write = Write { game: id.to_owned(), seq, events: Vec::new(), ply: None, entry };
        self.metrics.commit(self.store.commit(vec![write])).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_nobody_could_play_does_not_count() {
        let outage = |from, to| Outage { from, to };
        assert_eq!(cutoff(1000, 300, &[]), Some(700));
        assert_eq!(cutoff(1000, 1001, &[]), None);
        assert_eq!(cutoff(1000, 300, &[outage(100, 600)]), Some(700), "long ago");
        assert_eq!(cutoff(1000, 300, &[outage(400, 900)]), Some(200));
        assert_eq!(cutoff(1000, 300, &[outage(300, 350), outage(400, 900)]), Some(150));
        // A start ten years ahead of the time.
        let years = 10 * 365 * 86_400_000;
        assert_eq!(cutoff(years + 50, 300, &[outage(1000, years)]), Some(750));
    }
}
