//! Engines as players and for analysis: a bounded number of threads beside the network's, and a queue in which everybody gets a
//! fair share.
//!
//! A search is done in slices. Between two slices it goes back into the queue if others wait, so a strong engine's long
//! thought does not hold up a weak engine's short one.

mod queue;
mod task;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fencepost_engine::{Host, Report};

use crate::metrics::EngineMetrics;
use queue::Queue;
pub(crate) use task::{Answer, Payer, Purpose, Reporter, Task};
use task::{EngineError, StartedTask};

/// What the threads share.
struct PoolState {
    queue: Mutex<Queue>,
    wake: Condvar,
    stop: AtomicBool,
    metrics: EngineMetrics,
    /// Threads that take tasks.
    alive: AtomicUsize,
}

impl PoolState {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The engines of a server.
pub(crate) struct Engines {
    shared: Arc<PoolState>,
}

impl Engines {
    /// Starts that many threads. They end when told to stop.
    pub(crate) fn start(threads: usize, metrics: EngineMetrics) -> Engines {
        let shared = Arc::new(PoolState {
            queue: Mutex::new(Queue::new(threads)),
            wake: Condvar::new(),
            stop: AtomicBool::new(false),
            metrics,
            alive: AtomicUsize::new(0),
        });
        for number in 0..threads.max(1) {
            let of_thread = shared.clone();
            match thread::Builder::new().name(format!("engine {number}")).spawn(move || work(&of_thread)) {
                Ok(_) => drop(shared.alive.fetch_add(1, Relaxed)),
                Err(error) => tracing::error!(%error, "a thread for engines could not be started"),
            }
        }
        Engines { shared }
    }

    /// Puts a task into the queue.
    pub(crate) fn submit(&self, task: Task) {
        self.shared.queue().push(task, Instant::now());
        self.shared.wake.notify_one();
    }

    /// How many tasks wait.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.queue().waiting()
    }

    /// How many threads take tasks.
    pub(crate) fn threads(&self) -> usize {
        self.shared.alive.load(Relaxed)
    }

    /// Drops the analyses of a payer that nobody reads any more. Those that a thread is working on end by themselves.
    pub(crate) fn drop_unread_analyses(&self, payer: Payer) {
        let unwanted = self.shared.queue().take_unwanted(Purpose::Analysis, payer);
        // Outside the lock: a task may hold anything.
        drop(unwanted);
    }

    /// Ends all searches. Open requests are not answered any more.
    pub(crate) fn stop(&self) {
        self.shared.stop.store(true, Relaxed);
        self.shared.wake.notify_all();
    }
}

impl Drop for Engines {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Counts a thread out when it ends, however it ends.
struct ThreadGuard<'a>(&'a PoolState);

impl Drop for ThreadGuard<'_> {
    fn drop(&mut self) {
        self.0.alive.fetch_sub(1, Relaxed);
    }
}

fn work(shared: &PoolState) {
    let _guard = ThreadGuard(shared);
    lower_priority();
    while let Some(started) = next(shared) {
        serve(started, shared);
    }
}

/// Lets the threads that serve people go first, where the system can tell threads apart.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "engines keep the priority of the rest");
    }
}

fn next(shared: &PoolState) -> Option<StartedTask> {
    let mut queue = shared.queue();
    loop {
        if shared.stop.load(Relaxed) {
            return None;
        }
        match queue.pop() {
            Some(started) => return Some(started),
            None => queue = shared.wake.wait(queue).unwrap_or_else(PoisonError::into_inner),
        }
    }
}

/// Does one slice of a task, and answers it if it is done.
///
/// A panic is a bug in the engine. It ends this task and nothing else.
fn serve(mut started: StartedTask, shared: &PoolState) {
    if started.search.is_none() {
        shared.metrics.waited(started.purpose.name(), started.submitted.elapsed());
    }
    let start = Instant::now();
    let done = catch_unwind(AssertUnwindSafe(|| advance(&mut started, shared)));
    let time = start.elapsed();
    started.spent += time;
    if let Ok(false) = done {
        shared.queue().put_back(started, time);
        return;
    }
    shared.queue().end(started.purpose, started.payer, time);
    shared.metrics.thought(started.purpose.name(), started.spent);
    // Another task of the same payer may have waited for this one to end, and another thread for that.
    shared.wake.notify_one();
    if done.is_err() {
        tracing::error!(position = %started.position, level = started.level, "the engine panicked");
    }
    let best = done.map(|_| started.search.as_ref().and_then(|search| search.1.best())).map_err(|_| EngineError);
    started.answer(best);
}

/// Searches for one slice, and says whether the search is done.
fn advance(started: &mut StartedTask, shared: &PoolState) -> bool {
    if !(started.is_wanted)() {
        return true;
    }
    let (nodes, (spent, start)) = (started.slice(), started.clock());
    let StartedTask { search, setup, report, is_wanted, .. } = started;
    let (engine, thought) = &mut **search.get_or_insert_with(|| setup.begin());
    let before = thought.nodes();
    let mut host = Slice { spent, start, shared, report, is_wanted: &**is_wanted, is_heard: true };
    engine.advance(thought, nodes, &mut host);
    shared.metrics.nodes.inc_by(thought.nodes() - before);
    thought.is_done() || host.should_stop()
}

/// The surroundings of one slice of a search.
struct Slice<'a> {
    spent: Duration,
    start: Instant,
    shared: &'a PoolState,
    report: &'a mut Option<Reporter>,
    is_wanted: &'a dyn Fn() -> bool,
    is_heard: bool,
}

impl Host for Slice<'_> {
    fn elapsed(&self) -> Duration {
        self.spent + self.start.elapsed()
    }

    fn should_stop(&self) -> bool {
        !self.is_heard || !(self.is_wanted)() || self.shared.stop.load(Relaxed)
    }

    fn report(&mut self, report: &Report) {
        if let Some(take) = self.report {
            self.is_heard &= take(report);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::mpsc;

    use fencepost_engine::time_management::TimeBudget;
    use fencepost_rules::Game;

    use super::task::tests::task;
    use super::*;

    fn address(number: u8) -> IpAddr {
        Ipv4Addr::new(127, 0, 0, number).into()
    }

    /// An analysis of that many seconds that ends when its reader says no.
    fn analysis(seconds: u64, report: Reporter, done: impl FnOnce(Answer) + Send + 'static) -> Task {
        let time = Duration::from_secs(seconds);
        let budget = Some(TimeBudget { soft: time, hard: time });
        Task { purpose: Purpose::Analysis, budget, report: Some(report), ..task(0, done) }
    }

    #[test]
    fn every_task_is_answered_with_a_legal_move() {
        let engines = Engines::start(2, EngineMetrics::new());
        let (sender, answers) = mpsc::channel();
        for number in 0..12 {
            let sender = sender.clone();
            let done = move |answer| sender.send(answer).expect("somebody listens");
            engines.submit(Task { payer: Some(address(number % 3)), ..task(1 + number % 9, done) });
        }
        for _ in 0..12 {
            let mv = answers.recv().expect("an answer").best.expect("no failure").expect("a move");
            assert!(Game::default().check(mv).is_ok());
        }
    }

    #[test]
    fn a_short_thought_overtakes_a_long_one() {
        let engines = Engines::start(1, EngineMetrics::new());
        let (sender, answers) = mpsc::channel();
        for (name, number, level) in [("strong", 1, 0), ("weak", 2, 1), ("own weak", 1, 1)] {
            let sender = sender.clone();
            let done = move |_| sender.send(name).expect("somebody listens");
            engines.submit(Task { payer: Some(address(number)), ..task(level, done) });
        }
        let mut order: Vec<&str> = answers.iter().take(3).collect();
        assert_eq!(order.pop(), Some("strong"));
    }

    #[test]
    fn a_panic_ends_its_task_alone() {
        let engines = Engines::start(1, EngineMetrics::new());
        let (sender, answers) = mpsc::channel();
        for _ in 0..3 {
            let sender = sender.clone();
            let report: Reporter = Box::new(|_| panic!("as a bug in the engine would"));
            engines.submit(analysis(10, report, move |answer| sender.send(answer).expect("somebody listens")));
        }
        for answer in answers.iter().take(3) {
            assert_eq!(answer.best, Err(EngineError));
        }
        engines.submit(task(1, move |answer| sender.send(answer).expect("somebody listens")));
        let answer = answers.recv().expect("the thread lives on");
        assert!(matches!(answer.best, Ok(Some(_))));
        assert_eq!(engines.threads(), 1);
        assert!(engines.shared.queue().pop().is_none(), "nothing is left under way");
    }

    #[test]
    fn threads_that_have_gone_are_not_counted() {
        let engines = Engines::start(3, EngineMetrics::new());
        assert_eq!(engines.threads(), 3);
        engines.stop();
        let start = Instant::now();
        while engines.threads() > 0 {
            assert!(start.elapsed() < Duration::from_secs(60), "they were told to stop");
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn an_analysis_ends_when_nobody_wants_it_any_more() {
        let engines = Engines::start(1, EngineMetrics::new());
        let (sender, answers) = mpsc::channel();
        let wanted = Arc::new(AtomicBool::new(true));
        let (heard, is_wanted) = (wanted.clone(), wanted.clone());
        // Hanging up is noticed by the search itself, not only when it next has something to say.
        let report: Reporter = Box::new(move |_| {
            heard.store(false, Relaxed);
            true
        });
        let done = move |answer| sender.send(answer).expect("somebody listens");
        let endless = analysis(1 << 30, report, done);
        engines.submit(Task { is_wanted: Box::new(move || is_wanted.load(Relaxed)), ..endless });
        assert!(answers.recv_timeout(Duration::from_secs(60)).expect("an end").best.is_ok());
        assert!(!wanted.load(Relaxed));
    }

    #[test]
    fn time_in_the_queue_counts_for_an_analysis_and_for_nobody_else() {
        let now = Instant::now();
        for purpose in [Purpose::Opponent, Purpose::Analysis, Purpose::Exhibition] {
            let started = StartedTask::new(Task { purpose, ..task(1, |_| {}) }, now);
            thread::sleep(Duration::from_millis(1));
            let (spent, start) = started.clock();
            assert_eq!(start == now, purpose == Purpose::Analysis);
            assert_eq!(spent, Duration::ZERO);
        }
    }
}
