//! The solver: the value of a whole game of two players on a small board, with perfect play by both.
//!
//! A fence stays for good (R15), so play runs from layouts with fewer fences to layouts with more and never back. The solver
//! goes from the fullest layouts to the empty board. Within one layout, and with the same fences in hand, only pawns move:
//! retrograde analysis solves these positions (see `race.rs`), and a fence leads to a position that is already solved. Positions
//! repeat only within one layout, so that is where draws are found (R17). The lengths are exact: the winner takes the shortest
//! win, the loser the longest defence.
//!
//! The solver has no threads of its own. It defines jobs that can run in parallel, and [`Workers`] run them.

mod hands;
mod layer;
mod layout;
mod layout_count;
#[cfg(test)]
mod tests;
mod worker;

use std::fmt;
use std::mem;
use std::ops::{Add, Range};
use std::sync::{OnceLock, PoisonError};

use fencepost_rules::{Board, MOST_FENCES, Move, Players, Position, Seat};

use crate::race::{PackedValue, RaceValue};
use hands::Hands;
use layer::{Layer, LayerValues, bytes_of_layouts};
use layout::{LayoutGeometry, SYMMETRIES};
use layout_count::layouts_by_fences;
use worker::{IndexedPosition, SolvedLayer, Worker};

/// Runs the jobs of the solver.
pub trait Workers {
    /// Calls `job` once with every number below `jobs`, in any order and on any threads, and returns when all are done.
    fn work(&self, jobs: usize, job: &(dyn Fn(usize) + Sync));
}

/// A single worker, which runs one job after the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct SingleThread;

impl Workers for SingleThread {
    fn work(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..jobs).for_each(job);
    }
}

/// The game needs more memory than there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLargeError {
    /// The bytes that it needs, approximately.
    pub needs: u128,
}

impl fmt::Display for TooLargeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "solving this needs about {} bytes", self.needs)
    }
}

impl std::error::Error for TooLargeError {}

/// All fence layouts of a game, ready to be solved.
///
/// ```
/// use fencepost_engine::RaceValue;
/// use fencepost_engine::solver::{SingleThread, Solver};
///
/// let solver = Solver::prepare("3x3".parse()?, 2, 1 << 20, &SingleThread)?;
/// let solution = solver.solve(&SingleThread);
/// assert!(matches!(solution.value, RaceValue::Loss(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    geometry: LayoutGeometry,
    start: Position,
    /// By number of fences on the board.
    layers: Vec<Layer>,
}

/// The solution of a game. All values are those of the player who moves first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value of the game.
    pub value: RaceValue,
    /// Every first move with its value.
    pub moves: Vec<(Move, RaceValue)>,
}

impl Solver {
    /// Enumerates all fence layouts of the game on a board with that many fences for each of two players.
    ///
    /// # Errors
    /// If solving it would take more bytes than `memory`.
    #[expect(clippy::missing_panics_doc, reason = "two players fit on every board")]
    pub fn prepare(board: Board, fences: u8, memory: u64, workers: &dyn Workers) -> Result<Solver, TooLargeError> {
        // Each fence takes a corner where four squares meet, so nobody can place more than there are.
        let corners = (board.width() - 1) * (board.height() - 1);
        let each = fences.min(corners).min(MOST_FENCES);
        let start = Position::start(Players::Two, board, each).expect("two players fit on every board");
        let most = corners.min(2 * each) as usize;
        let mut solver = Solver { geometry: LayoutGeometry::of(board), start, layers: Vec::new() };
        let estimate = Estimate { each: each.into(), layouts: layouts_by_fences(board, most) };
        let too_large = TooLargeError { needs: estimate.bytes(solver.geometry.state_index().states()) };
        // The estimate is close, but only enumerating the layouts gives the exact number. That is pointless if it is far off.
        if too_large.needs / 2 > u128::from(memory) {
            return Err(too_large);
        }
        solver.find_layers(each.into(), most, memory, workers).ok_or(too_large)?;
        solver.find_capacities(workers);
        if solver.bytes() > memory { Err(TooLargeError { needs: solver.bytes().into() }) } else { Ok(solver) }
    }

    /// The bytes that solving takes.
    pub fn bytes(&self) -> u64 {
        let layouts: u64 = self.layers.iter().map(Layer::bytes).sum();
        // To solve a layer, only the one with one more fence is needed.
        let blocks = most_of_neighbours(self.layers.iter().map(Layer::blocks));
        layouts + blocks * self.geometry.state_index().states() as u64
    }

    /// The number of fence layouts up to symmetry.
    pub fn layouts(&self) -> usize {
        self.layers.iter().map(Layer::len).sum()
    }

    /// The approximate number of positions: pawns, fences on the board and in hand, and turn.
    pub fn positions(&self) -> u64 {
        self.layers.iter().map(Layer::blocks).sum::<u64>() * self.geometry.state_index().states() as u64
    }

    /// The number of jobs that [`solve`](Solver::solve) has for its workers.
    pub fn jobs(&self) -> usize {
        self.layers.iter().map(Layer::jobs).sum()
    }

    /// Solves the whole game.
    pub fn solve(&self, workers: &dyn Workers) -> Solution {
        let mut larger = None;
        let mut done = None;
        for layer in self.layers.iter().rev() {
            // The layer before is not needed any more.
            drop(larger.take());
            larger = done.take();
            done = Some(self.solve_layer(layer, larger.as_ref(), workers));
        }
        self.solution(&[done, larger])
    }

    /// All layouts, by number of fences. `None` if there are too many.
    fn find_layers(&mut self, each: usize, most: usize, memory: u64, workers: &dyn Workers) -> Option<()> {
        self.layers.push(Layer::new(Hands { each, placed: 0 }, vec![0]));
        for placed in 1..=most {
            let before = &self.layers[placed - 1];
            let canonical_children = |layout| self.geometry.canonical_children(before.key(layout));
            let keys = gather(before, workers, |layouts| layouts.flat_map(canonical_children).collect());
            if keys.is_empty() {
                break;
            }
            self.layers.push(Layer::new(Hands { each, placed }, keys));
            if self.bytes() > memory {
                return None;
            }
        }
        Some(())
    }

    /// Finds for every layout how many more fences fit on it.
    fn find_capacities(&mut self, workers: &dyn Workers) {
        for placed in (0..self.layers.len() - 1).rev() {
            let (layer, next) = (&self.layers[placed], &self.layers[placed + 1]);
            let capacity = |layout| {
                let layout = self.geometry.layout(layer.key(layout));
                let larger = self.geometry.larger(&layout).filter_map(|(larger, _)| next.find(larger.canonical().0));
                larger.map(|larger| next.capacity(larger) as u8 + 1).max().unwrap_or(0)
            };
            let capacities = gather(layer, workers, |layouts| layouts.map(capacity).collect());
            self.layers[placed].set_capacities(capacities);
        }
    }

    fn solve_layer(&self, layer: &Layer, larger: Option<&LayerValues>, workers: &dyn Workers) -> LayerValues {
        let next = larger.map(|values| SolvedLayer { layer: &self.layers[layer.hands.placed + 1], values });
        let mut values = LayerValues::of(layer, self.geometry.state_index().states());
        let parts = values.parts(layer);
        workers.work(layer.jobs(), &|job| {
            let mut worker = Worker::new(&self.geometry);
            let found = worker.work(layer, layer.layouts_of(job), next);
            // No other job uses this part, so the lock is never poisoned.
            parts[job].lock().unwrap_or_else(PoisonError::into_inner).set(found);
        });
        drop(parts);
        values
    }

    /// Looks up the start position and the positions after its moves, in the layers without a fence and with one.
    fn solution(&self, values: &[Option<LayerValues>; 2]) -> Solution {
        let packed_value_of = |position: &Position| {
            let placed = position.fences().len();
            let known = SolvedLayer { layer: &self.layers[placed], values: values[placed].as_ref()? };
            known.value(
                &self.geometry,
                &IndexedPosition::of(position, self.geometry.state_index(), self.start.left(Seat::South))?,
            )
        };
        let value_of_move = |mv| {
            let mut after = self.start;
            after.play_unchecked(mv);
            // Only a winning move leads to a position that is not known.
            packed_value_of(&after).map_or(RaceValue::Win(1), |value| value.one_ply_before().value())
        };
        let moves = self.start.legal_moves().into_iter().map(|mv| (mv, value_of_move(mv))).collect();
        let value = packed_value_of(&self.start).map_or(RaceValue::Draw, PackedValue::value);
        Solution { value, moves }
    }
}

/// An estimate before the layouts are enumerated.
struct Estimate {
    each: usize,
    /// By number of fences: the number of layouts, including symmetric ones and those that cut pawns off.
    layouts: Vec<u128>,
}

impl Estimate {
    fn up_to_symmetry(&self) -> impl Iterator<Item = u128> {
        self.layouts.iter().map(|layouts| layouts.div_ceil(SYMMETRIES as u128))
    }

    fn bytes_of_layouts(&self) -> u128 {
        bytes_of_layouts(self.up_to_symmetry().sum())
    }

    fn bytes(&self, states: usize) -> u128 {
        let most = self.layouts.len() - 1;
        let blocks = self.up_to_symmetry().enumerate().map(|(placed, layouts)| {
            let hands = Hands { each: self.each, placed };
            layouts * hands.classes(most - placed) as u128
        });
        self.bytes_of_layouts() + most_of_neighbours(blocks) * states as u128
    }
}

/// The largest sum of two numbers next to each other; the number itself if it is alone.
fn most_of_neighbours<T: Copy + Ord + Default + Add<Output = T>>(numbers: impl Iterator<Item = T>) -> T {
    let sum_with_next = |before: &mut T, number: T| Some(mem::replace(before, number) + number);
    numbers.scan(T::default(), sum_with_next).max().unwrap_or_default()
}

/// The results of all jobs of a layer, in the order of the layouts.
fn gather<T: Send + Sync>(
    layer: &Layer,
    workers: &dyn Workers,
    find: impl Fn(Range<usize>) -> Vec<T> + Sync,
) -> Vec<T> {
    let found: Vec<OnceLock<Vec<T>>> = (0..layer.jobs()).map(|_| OnceLock::new()).collect();
    workers.work(layer.jobs(), &|job| {
        found[job].get_or_init(|| find(layer.layouts_of(job)));
    });
    found.into_iter().filter_map(OnceLock::into_inner).flatten().collect()
}
