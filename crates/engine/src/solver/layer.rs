//! All layouts with one number of fences, and what all their positions are worth.

use std::sync::OnceLock;

use super::ground::Key;
use super::hands::Hands;
use crate::race::Worth;

/// Layouts that one job works on.
const LAYOUTS_PER_JOB: usize = 32;

/// The layouts with a certain number of fences.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    pub(super) hands: Hands,
    /// The canonical keys, sorted.
    keys: Vec<Key>,
    /// By layout: the most fences that fit on top of it.
    rooms: Vec<u8>,
}

impl Layer {
    pub(super) fn new(hands: Hands, mut keys: Vec<Key>) -> Layer {
        keys.sort_unstable();
        keys.shrink_to_fit();
        let rooms = vec![0; keys.len()];
        Layer { hands, keys, rooms }
    }

    pub(super) fn set_rooms(&mut self, rooms: Vec<u8>) {
        self.rooms = rooms;
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The place of a canonical key.
    #[inline]
    pub(super) fn find(&self, key: Key) -> Option<usize> {
        self.keys.binary_search(&key).ok()
    }

    pub(super) fn room(&self, layout: usize) -> usize {
        self.rooms[layout] as usize
    }

    pub(super) fn key(&self, layout: usize) -> Key {
        self.keys[layout]
    }

    pub(super) fn jobs(&self) -> usize {
        self.keys.len().div_ceil(LAYOUTS_PER_JOB)
    }

    /// The layouts of a job.
    pub(super) fn layouts_of(&self, job: usize) -> std::ops::Range<usize> {
        let first = job * LAYOUTS_PER_JOB;
        first..(first + LAYOUTS_PER_JOB).min(self.keys.len())
    }

    /// How many classes of hands all layouts have together.
    pub(super) fn blocks(&self) -> u64 {
        self.rooms.iter().map(|&room| self.hands.classes(room as usize) as u64).sum()
    }

    /// Bytes taken for the keys and rooms.
    pub(super) fn bytes(&self) -> u64 {
        bytes_of_layouts(self.keys.len() as u128) as u64
    }
}

/// Bytes that the list of so many layouts takes.
pub(super) fn bytes_of_layouts(layouts: u128) -> u128 {
    layouts * (size_of::<Key>() + size_of::<u8>()) as u128
}

/// The worths of all positions of a layer, in chunks of one job each.
#[derive(Debug)]
pub(super) struct Worths {
    chunks: Vec<OnceLock<Chunk>>,
}

#[derive(Debug)]
struct Chunk {
    /// By layout of the chunk: the number of its first block.
    starts: Vec<u32>,
    worths: Cells,
}

/// Nearly always bytes do.
#[derive(Debug)]
enum Cells {
    Narrow(Box<[i8]>),
    Wide(Box<[Worth]>),
}

/// The worths of a half of a block: one layout, one class of hands, one side to move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Half<'a> {
    Narrow(&'a [i8]),
    Wide(&'a [Worth]),
}

impl Half<'_> {
    pub(super) fn get(self, state: usize) -> Worth {
        match self {
            Half::Narrow(worths) => Worth::widened(worths[state]),
            Half::Wide(worths) => worths[state],
        }
    }
}

impl Worths {
    /// With nothing known yet.
    pub(super) fn of(layer: &Layer) -> Worths {
        Worths { chunks: (0..layer.jobs()).map(|_| OnceLock::new()).collect() }
    }

    /// Takes what a job has found: the number of blocks of each of its layouts, and the worths of all blocks.
    pub(super) fn set(&self, job: usize, blocks: &[usize], worths: &[Worth]) {
        let mut starts = Vec::with_capacity(blocks.len());
        let mut start = 0;
        for &blocks in blocks {
            starts.push(start);
            start += blocks as u32;
        }
        let narrow: Option<Box<[i8]>> = worths.iter().map(|worth| worth.narrowed()).collect();
        let worths = narrow.map_or_else(|| Cells::Wide(worths.into()), Cells::Narrow);
        // Each job is done just once, so nothing is there before.
        let _ = self.chunks[job].set(Chunk { starts, worths });
    }

    /// The same worths, none of them in bytes.
    #[cfg(test)]
    pub(super) fn all_wide(mut self) -> Worths {
        for chunk in self.chunks.iter_mut().filter_map(OnceLock::get_mut) {
            if let Cells::Narrow(worths) = &chunk.worths {
                chunk.worths = Cells::Wide(worths.iter().map(|&byte| Worth::widened(byte)).collect());
            }
        }
        self
    }

    /// The worths of a block for one side to move. The layer must be done.
    #[inline]
    pub(super) fn half(&self, layout: usize, class: usize, side: usize, states: usize) -> Option<Half<'_>> {
        let chunk = self.chunks[layout / LAYOUTS_PER_JOB].get()?;
        let block = chunk.starts[layout % LAYOUTS_PER_JOB] as usize + class;
        let half = (2 * block + side) * (states / 2)..(2 * block + side + 1) * (states / 2);
        Some(match &chunk.worths {
            Cells::Narrow(worths) => Half::Narrow(&worths[half]),
            Cells::Wide(worths) => Half::Wide(&worths[half]),
        })
    }
}
