//! Batches of jobs that share one transaction (group commit), so that the disk is waited for once and not once for each move.

use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::Write;

/// How many jobs share one transaction at most.
pub(super) const MOST_AT_ONCE: usize = 512;
/// While several games are played at once, so long must pass between two transactions: whatever comes meanwhile shares the next one.
const GATHERING: Duration = Duration::from_millis(10);

/// Something to write.
pub(super) trait Job {
    /// The game that is written to, if it is a move or the like: other things are rare, and somebody waits for several in a row.
    fn game(&self) -> Option<&str>;
}

/// The game of a write that leaves what games are found by as it is.
pub(super) fn game_of_move(writes: &[Write]) -> Option<&str> {
    if let [Write { game, entry: None, .. }] = writes { Some(game) } else { None }
}

/// A queue of jobs that are taken in batches.
pub(super) struct Batches<J> {
    queue: mpsc::Receiver<J>,
    /// When the last batch was taken, and the last game in it.
    last: Option<(Instant, String)>,
}

impl<J: Job> Batches<J> {
    /// A queue, and where to put jobs into it.
    pub(super) fn new() -> (mpsc::Sender<J>, Batches<J>) {
        let (sender, queue) = mpsc::channel(4 * MOST_AT_ONCE);
        (sender, Batches { queue, last: None })
    }

    /// Waits for the next batch. It is empty when nobody can put jobs into the queue any more.
    pub(super) async fn next(&mut self) -> Vec<J> {
        let mut jobs = Vec::new();
        self.queue.recv_many(&mut jobs, MOST_AT_ONCE).await;
        if let Some(due) = self.worth_waiting_until(&jobs) {
            sleep_until(due).await;
            while jobs.len() < MOST_AT_ONCE
                && let Ok(job) = self.queue.try_recv()
            {
                jobs.push(job);
            }
        }
        let game = jobs.iter().rev().find_map(Job::game);
        self.last = game.map(|game| (Instant::now(), game.to_owned()));
        jobs
    }

    /// Until when to wait for more, if another game was written a moment ago. The next move of the same game could not share a
    /// transaction with its last: whoever plays alone never waits.
    fn worth_waiting_until(&self, jobs: &[J]) -> Option<Instant> {
        let (taken, game) = self.last.as_ref()?;
        let is_another = |job: &J| job.game().is_some_and(|next| next != game);
        let due = *taken + GATHERING;
        (!jobs.is_empty() && jobs.iter().all(is_another) && Instant::now() < due).then_some(due)
    }

    /// Takes no more jobs.
    pub(super) fn close(&mut self) {
        self.queue.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Job for &'static str {
        fn game(&self) -> Option<&str> {
            Some(*self).filter(|game| !game.is_empty())
        }
    }

    /// The next batch, and how many milliseconds it took.
    async fn next(batches: &mut Batches<&'static str>) -> (Vec<&'static str>, u128) {
        let start = Instant::now();
        (batches.next().await, start.elapsed().as_millis())
    }

    #[tokio::test(start_paused = true)]
    async fn moves_of_many_games_are_gathered_and_those_of_one_never_wait() {
        let (jobs, mut batches) = Batches::new();
        for round in 0..3 {
            jobs.send("one").await.expect("a queue");
            assert_eq!(next(&mut batches).await, (vec!["one"], 0), "round {round}: whoever plays alone does not wait");
        }
        jobs.send("two").await.expect("a queue");
        let late = jobs.clone();
        crate::task::spawn(async move {
            tokio::time::sleep(GATHERING / 2).await;
            late.send("three").await.expect("a queue");
        });
        assert_eq!(next(&mut batches).await, (vec!["two", "three"], GATHERING.as_millis()));
        jobs.send("").await.expect("a queue");
        assert_eq!(next(&mut batches).await, (vec![""], 0), "what is not of a game does not wait");
        jobs.send("four").await.expect("a queue");
        tokio::time::sleep(GATHERING).await;
        assert_eq!(next(&mut batches).await, (vec!["four"], 0), "it has been long enough");
        drop(jobs);
        assert_eq!(next(&mut batches).await, (vec![], 0));
    }
}
