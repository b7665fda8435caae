//! The engine as its users see it: options in, a game in, a move out.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use fencepost_rules::{Game, Move};

use crate::host::{Host, Job, Limits, Report};
use crate::levels;
use crate::player::Player;
use crate::search::{Memory, Root, Search};
use crate::table::Table;
use crate::thought::{Thought, Work, report_race};

/// What users may set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Mebibytes for the table of known positions.
    pub hash: usize,
    /// How many of the best lines are worked out.
    pub lines: usize,
    /// Threads that search together, where the host has a crew.
    pub threads: usize,
    /// 1 to 10 for people, 0 for full strength.
    pub level: u8,
    /// Settles every choice that is left to chance.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { hash: 64, lines: 1, threads: 1, level: 0, seed: 0 }
    }
}

/// There is not enough memory for a table of the size asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRoom {
    /// Mebibytes that were asked for.
    pub asked: usize,
    /// Mebibytes that the table has instead.
    pub kept: usize,
}

impl fmt::Display for NoRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no memory for a table of {} MiB: it has {}", self.asked, self.kept)
    }
}

impl std::error::Error for NoRoom {}

/// The player, with its memory: one for each game or analysis.
pub struct Engine {
    options: Options,
    table: Table,
    /// One for each thread that has searched so far.
    memories: Vec<Memory>,
}

impl Engine {
    /// An engine that keeps within these options. Where the table does not fit into memory it is smaller, as
    /// [`options`](Engine::options) tells.
    pub fn new(mut options: Options) -> Engine {
        let table;
        (options.hash, table) = largest_table(options.hash);
        Engine { options, table, memories: vec![Memory::new()] }
    }

    /// The options in force.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Changes the options; a new size of the table empties it. What was found at one level, with one seed, plays no part at
    /// another.
    ///
    /// # Errors
    /// If there is no memory for the table. Then the options stay as they were, but for a table that is empty and, if
    /// even that is too much now, smaller.
    pub fn set_options(&mut self, options: Options) -> Result<(), NoRoom> {
        if options.hash != self.options.hash {
            // The old table goes first, so that there are never two.
            self.table = Table::smallest();
            let Some(table) = Table::new(options.hash) else {
                (self.options.hash, self.table) = largest_table(self.options.hash);
                return Err(NoRoom { asked: options.hash, kept: self.options.hash });
            };
            self.table = table;
        }
        if (options.level, options.seed) != (self.options.level, self.options.seed) {
            // The table keeps levels apart by itself.
            self.memories.fill_with(Memory::new);
        }
        self.options = options;
        Ok(())
    }

    /// Thinks about the position on the board until a limit is reached or the host says stop, but at least for a first look at
    /// every move, which takes a millisecond or two; returns the best move and the number of positions looked at.
    pub fn think(&mut self, game: &Game, limits: &Limits, host: &mut dyn Host) -> (Option<Move>, u64) {
        let mut thought = self.begin(game, limits);
        self.advance(&mut thought, u64::MAX, host);
        (thought.best(), thought.nodes())
    }

    /// Begins to think about the position on the board. The work is done by [`advance`](Engine::advance).
    pub fn begin(&mut self, game: &Game, limits: &Limits) -> Thought {
        self.table.start_search();
        self.memories.resize_with(self.options.threads.max(1), Memory::new);
        self.memories.iter_mut().for_each(Memory::fade);
        let (mut limits, blur) = levels::limits(self.options.level, self.options.seed, limits);
        limits.only.retain(|&mv| game.position().is_legal(mv));
        let work = Work::new(game, &limits, self.table.bytes());
        Thought { is_done: matches!(work, Work::Nothing), game: game.clone(), limits, blur, work, nodes: 0 }
    }

    /// Goes on with a thought for about so many more positions, as far as its limits allow. The first call looks at every move
    /// at least briefly, whatever the number and the limits, so that [`Thought::best`] is never blind after it.
    ///
    /// What a slice breaks off in the middle is found again in the table by the next one, so a search in slices costs
    /// little more than one in a single go, as long as they are not tiny.
    pub fn advance(&mut self, thought: &mut Thought, nodes: u64, host: &mut dyn Host) {
        if thought.is_done {
            return;
        }
        let upto = thought.limits.nodes.unwrap_or(u64::MAX).min(thought.nodes.saturating_add(nodes));
        match &mut thought.work {
            Work::Search(root) => {
                let limits = Limits { nodes: Some(upto - thought.nodes), ..thought.limits.clone() };
                let lines = self.options.lines;
                let elsewhere = AtomicU64::new(0);
                let (own, others) = self.memories.split_at_mut(1);
                let table = &self.table;
                // Levels are as strong with one thread as with many.
                let crew = host.crew().filter(|_| !others.is_empty() && thought.blur.is_full_strength());
                let mut host = Later { host, nodes: thought.nodes };
                let mut search = Search::new(&thought.game, table, &mut own[0], &mut host, &limits, &elsewhere)
                    .blurred(thought.blur);
                match crew {
                    None => search.run(thought.game.position(), root, lines),
                    Some(crew) => {
                        let stop = AtomicBool::new(false);
                        let jobs = helpers(&thought.game, table, others, &elsewhere, &stop);
                        crew.run(jobs, &mut || {
                            search.run(thought.game.position(), root, lines);
                            stop.store(true, Relaxed);
                        });
                    }
                }
                thought.is_done = root.done || search.is_over();
                thought.nodes += search.nodes() + elsewhere.load(Relaxed);
            }
            Work::Tree(growth) => {
                thought.is_done = growth.grow(upto, &thought.limits, self.options.lines, host);
                thought.nodes = growth.nodes();
            }
            Work::Race(table) => {
                report_race(table, &thought.game, host);
                thought.is_done = true;
            }
            Work::Nothing => {}
        }
        thought.is_done |= thought.nodes >= thought.limits.nodes.unwrap_or(u64::MAX);
    }
}

/// A table of so many mebibytes, or of as many as there is memory for, with their number.
fn largest_table(mebibytes: usize) -> (usize, Table) {
    let sizes = std::iter::successors(Some(mebibytes), |&size| (size > 1).then_some(size / 2));
    sizes.into_iter().find_map(|size| Some((size, Table::new(size)?))).unwrap_or_else(|| (1, Table::smallest()))
}

/// Searches of the same position that fill the table for the one that counts, until told to stop.
fn helpers<'a>(
    game: &'a Game,
    table: &'a Table,
    memories: &'a mut [Memory],
    nodes: &'a AtomicU64,
    stop: &'a AtomicBool,
) -> Vec<Job<'a>> {
    let job = |(index, memory): (usize, &'a mut Memory)| -> Job<'a> {
        Box::new(move || {
            let limits = Limits::default();
            let mut host = Helper { stop };
            let mut search = Search::new(game, table, memory, &mut host, &limits, nodes).helping();
            let mut root = Root::new(game.position(), &limits.only);
            // Half of them begin one deeper, so that they don't all look at the same thing at the same time.
            root.depth = index as i32 % 2;
            search.run(game.position(), &mut root, 1);
        })
    };
    memories.iter_mut().enumerate().map(job).collect()
}

/// The host of a slice after others: what it reports counts from the first one on.
struct Later<'a> {
    host: &'a mut dyn Host,
    /// Positions looked at in the slices before.
    nodes: u64,
}

impl Host for Later<'_> {
    fn elapsed(&self) -> Duration {
        self.host.elapsed()
    }

    fn should_stop(&self) -> bool {
        self.host.should_stop()
    }

    fn report(&mut self, report: &Report) {
        self.host.report(&Report { nodes: self.nodes + report.nodes, ..report.clone() });
    }
}

/// The host of a thread that only helps.
struct Helper<'a> {
    stop: &'a AtomicBool,
}

impl Host for Helper<'_> {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn should_stop(&self) -> bool {
        self.stop.load(Relaxed)
    }

    fn report(&mut self, _report: &Report) {}
}

impl Player for Engine {
    fn configure(&mut self, options: &Options) -> Result<(), NoRoom> {
        self.set_options(options.clone())
    }

    fn new_game(&mut self) {
        self.table.clear();
        self.memories.fill_with(Memory::new);
    }

    fn choose(&mut self, game: &Game, limits: &Limits, host: &mut dyn Host) -> Option<Move> {
        self.think(game, limits, host).0
    }
}
