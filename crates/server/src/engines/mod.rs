//! Engines as players: a bounded number of threads beside the network's, and a queue in which everybody gets a fair share.
//!
//! A search is done in slices. Between two slices it goes back into the queue if others wait, so a strong engine's long
//! thought does not hold up a weak engine's short one, and whoever starts a hundred games waits for the own ones.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fencepost_engine::time::Budget;
use fencepost_engine::{Engine, Host, Limits, Options, Report, Thought};
use fencepost_rules::{Game, Move};

/// Positions looked at before others get their turn: some hundredths of a second.
const SLICE: u64 = 6_000;
/// What full strength may take where no clock says less.
const FULL_STRENGTH: Duration = Duration::from_secs(2);
/// No level takes longer than this, whatever its limits say.
const LONGEST: Duration = Duration::from_secs(5);
/// Mebibytes for the table of a thought: low levels look at few positions.
const SMALL_HASH: usize = 1;
const HASH: usize = 4;
const HIGH_LEVELS: std::ops::RangeInclusive<u8> = 8..=10;
/// Thoughts that are under way at a time. Each takes memory; whatever else there is to think about waits.
const MOST_BEGUN: usize = 16;

/// Takes what is found on the way; when it says no, the search ends.
pub(crate) type Reporter = Box<dyn FnMut(&Report) -> bool + Send>;

/// Something to think about.
pub(crate) struct Task {
    /// Whose share of the time it is.
    pub(crate) share: String,
    /// The game, as far back as repetition goes.
    pub(crate) game: Game,
    /// 1 to 10, or 0 for full strength.
    pub(crate) level: u8,
    /// Settles what is left to chance.
    pub(crate) seed: u64,
    /// What the clock allows.
    pub(crate) budget: Option<Budget>,
    /// Best lines to work out.
    pub(crate) lines: usize,
    /// Takes what is found on the way.
    pub(crate) report: Option<Reporter>,
    /// Takes the move.
    pub(crate) done: Box<dyn FnOnce(Option<Move>) + Send>,
}

/// A task that has been begun.
struct Begun {
    share: String,
    engine: Box<Engine>,
    thought: Thought,
    /// Time spent on it so far: waiting does not count.
    spent: Duration,
    report: Option<Reporter>,
    done: Box<dyn FnOnce(Option<Move>) + Send>,
}

enum Item {
    New(Box<Task>),
    Begun(Box<Begun>),
}

impl Item {
    fn share(&self) -> &str {
        match self {
            Item::New(task) => &task.share,
            Item::Begun(begun) => &begun.share,
        }
    }
}

/// Items in the order of whose turn it is.
#[derive(Default)]
struct Turns {
    order: VecDeque<String>,
    waiting: HashMap<String, VecDeque<Item>>,
    length: usize,
}

impl Turns {
    fn push(&mut self, item: Item) {
        let share = item.share().to_owned();
        let waiting = self.waiting.entry(share.clone()).or_default();
        if waiting.is_empty() {
            self.order.push_back(share);
        }
        waiting.push_back(item);
        self.length += 1;
    }

    fn pop(&mut self) -> Option<Item> {
        let share = self.order.pop_front()?;
        let waiting = self.waiting.get_mut(&share)?;
        let item = waiting.pop_front();
        if waiting.is_empty() {
            self.waiting.remove(&share);
        } else {
            self.order.push_back(share);
        }
        self.length -= usize::from(item.is_some());
        item
    }
}

/// All that waits: what is new and what was begun take turns, too.
#[derive(Default)]
struct Queue {
    new: Turns,
    begun: Turns,
    /// Thoughts under way, those that a thread is at included.
    under_way: usize,
    new_is_next: bool,
}

impl Queue {
    fn push(&mut self, item: Item) {
        match item {
            Item::New(_) => self.new.push(item),
            Item::Begun(_) => self.begun.push(item),
        }
    }

    fn pop(&mut self) -> Option<Item> {
        self.new_is_next = !self.new_is_next;
        let may_begin = self.under_way < MOST_BEGUN && (self.new_is_next || self.begun.length == 0);
        if may_begin && let Some(item) = self.new.pop() {
            self.under_way += 1;
            return Some(item);
        }
        self.begun.pop()
    }

    fn length(&self) -> usize {
        self.new.length + self.begun.length
    }
}

/// What the threads share.
#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
    stop: AtomicBool,
    nodes: AtomicU64,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The engines of a server.
pub(crate) struct Engines {
    shared: Arc<Shared>,
}

impl Engines {
    /// Starts so many threads. They end when told to stop.
    pub(crate) fn start(threads: usize) -> Engines {
        let shared = Arc::<Shared>::default();
        for number in 0..threads.max(1) {
            let shared = shared.clone();
            let started = thread::Builder::new().name(format!("engine {number}")).spawn(move || work(&shared));
            if let Err(error) = started {
                tracing::error!(%error, "a thread for engines could not be started");
            }
        }
        Engines { shared }
    }

    /// Puts a task into the queue.
    pub(crate) fn submit(&self, task: Task) {
        self.shared.queue().push(Item::New(Box::new(task)));
        self.shared.wake.notify_one();
    }

    /// How many tasks wait.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.queue().length()
    }

    /// Positions looked at so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed)
    }

    /// Ends all searches. What was asked for is not answered any more.
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

fn work(shared: &Shared) {
    step_back();
    while let Some(item) = next(shared) {
        let mut begun = match item {
            Item::New(task) => Box::new(begin(*task)),
            Item::Begun(begun) => begun,
        };
        loop {
            advance(&mut begun, shared);
            if begun.thought.is_done() || shared.stop.load(Relaxed) {
                finish(*begun);
                shared.queue().under_way -= 1;
                break;
            }
            let mut queue = shared.queue();
            if queue.length() > 0 {
                queue.push(Item::Begun(begun));
                break;
            }
        }
    }
}

/// Lets the threads that serve people go first, where the system can tell threads apart.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "engines keep the priority of the rest");
    }
}

fn next(shared: &Shared) -> Option<Item> {
    let mut queue = shared.queue();
    loop {
        if shared.stop.load(Relaxed) {
            return None;
        }
        match queue.pop() {
            Some(item) => return Some(item),
            None => queue = shared.wake.wait(queue).unwrap_or_else(PoisonError::into_inner),
        }
    }
}

fn begin(task: Task) -> Begun {
    let hash = if task.level == 0 || HIGH_LEVELS.contains(&task.level) { HASH } else { SMALL_HASH };
    let options = Options { hash, lines: task.lines, threads: 1, level: task.level, seed: task.seed };
    let most = if task.level == 0 { FULL_STRENGTH } else { LONGEST };
    let most = if task.report.is_some() { Duration::MAX } else { most };
    let limits = Limits {
        soft_time: task.budget.map(|budget| budget.soft.min(most)),
        hard_time: Some(task.budget.map_or(most, |budget| budget.hard.min(most))),
        ..Limits::default()
    };
    let mut engine = Box::new(Engine::new(options));
    let thought = engine.begin(&task.game, &limits);
    Begun { share: task.share, engine, thought, spent: Duration::ZERO, report: task.report, done: task.done }
}

fn advance(begun: &mut Begun, shared: &Shared) {
    let before = begun.thought.nodes();
    let start = Instant::now();
    let mut host = Slice { spent: begun.spent, start, shared, report: &mut begun.report, is_unwanted: false };
    begun.engine.advance(&mut begun.thought, SLICE, &mut host);
    begun.spent += start.elapsed();
    shared.nodes.fetch_add(begun.thought.nodes() - before, Relaxed);
}

fn finish(begun: Begun) {
    (begun.done)(begun.thought.best());
}

/// The surroundings of one slice of a search.
struct Slice<'a> {
    spent: Duration,
    start: Instant,
    shared: &'a Shared,
    report: &'a mut Option<Reporter>,
    is_unwanted: bool,
}

impl Host for Slice<'_> {
    fn elapsed(&self) -> Duration {
        self.spent + self.start.elapsed()
    }

    fn should_stop(&self) -> bool {
        self.is_unwanted || self.shared.stop.load(Relaxed)
    }

    fn report(&mut self, report: &Report) {
        if let Some(take) = self.report {
            self.is_unwanted |= !take(report);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn task(share: &str, level: u8, done: impl FnOnce(Option<Move>) + Send + 'static) -> Task {
        let (share, done) = (share.to_owned(), Box::new(done));
        Task { share, game: Game::default(), level, seed: 1, budget: None, lines: 1, report: None, done }
    }

    #[test]
    fn shares_take_turns() {
        let mut queue = Queue::default();
        for share in ["a", "a", "a", "b", "c", "b"] {
            queue.push(Item::New(Box::new(task(share, 1, |_| {}))));
        }
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).map(|item| item.share().to_owned()).collect();
        assert_eq!(order, ["a", "b", "c", "a", "b", "a"]);
        assert_eq!(queue.length(), 0);
    }

    #[test]
    fn only_so_many_thoughts_are_under_way() {
        let mut queue = Queue::default();
        for share in 0..2 * MOST_BEGUN {
            queue.push(Item::New(Box::new(task(&share.to_string(), 1, |_| {}))));
        }
        let begin = |item| match item {
            Item::New(task) => Item::Begun(Box::new(begin(*task))),
            begun @ Item::Begun(_) => begun,
        };
        let first: Vec<Item> = std::iter::from_fn(|| queue.pop()).map(begin).collect();
        assert_eq!((first.len(), queue.length()), (MOST_BEGUN, MOST_BEGUN));
        for item in first {
            queue.push(item);
        }
        let again = queue.pop().expect("one that was begun");
        assert!(matches!(again, Item::Begun(_)), "nothing new as long as so many are under way");
        queue.under_way -= 1;
        let next: Vec<Item> = [queue.pop(), queue.pop()].into_iter().flatten().collect();
        assert_eq!(next.iter().filter(|item| matches!(item, Item::New(_))).count(), 1);
    }

    #[test]
    fn every_task_is_answered_with_a_legal_move() {
        let engines = Engines::start(2);
        let (sender, answers) = mpsc::channel();
        for number in 0..12 {
            let sender = sender.clone();
            let done = move |mv| sender.send(mv).expect("somebody listens");
            engines.submit(task(&format!("guest {}", number % 3), 1 + number % 9, done));
        }
        for _ in 0..12 {
            let mv = answers.recv().expect("an answer").expect("a move");
            assert!(Game::default().check(mv).is_ok());
        }
    }

    #[test]
    fn a_short_thought_overtakes_a_long_one() {
        let engines = Engines::start(1);
        let (sender, answers) = mpsc::channel();
        for (share, level) in [("strong", 0), ("weak", 1)] {
            let sender = sender.clone();
            engines.submit(task(share, level, move |_| sender.send(share).expect("somebody listens")));
        }
        assert_eq!(answers.recv(), Ok("weak"));
        assert_eq!(answers.recv(), Ok("strong"));
    }
}
