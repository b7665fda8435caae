//! All layouts with one number of fences, and the values of all their positions.

use std::sync::Mutex;

use super::hands::Hands;
use super::layout::Key;
use crate::race::PackedValue;

/// Layouts that one job works on.
const LAYOUTS_PER_JOB: usize = 32;

/// The layouts with a certain number of fences.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    pub(super) hands: Hands,
    /// The canonical keys, sorted.
    keys: Vec<Key>,
    /// By layout: how many more fences fit on it.
    capacities: Vec<u8>,
}

impl Layer {
    pub(super) fn new(hands: Hands, mut keys: Vec<Key>) -> Layer {
        keys.sort_unstable();
        keys.shrink_to_fit();
        let capacities = vec![0; keys.len()];
        Layer { hands, keys, capacities }
    }

    pub(super) fn set_capacities(&mut self, capacities: Vec<u8>) {
        self.capacities = capacities;
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The index of a canonical key.
    #[inline]
    pub(super) fn find(&self, key: Key) -> Option<usize> {
        self.keys.binary_search(&key).ok()
    }

    pub(super) fn capacity(&self, layout: usize) -> usize {
        self.capacities[layout] as usize
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
        self.capacities.iter().map(|&capacity| self.hands.classes(capacity as usize) as u64).sum()
    }

    /// Bytes that it takes, without the values.
    pub(super) fn bytes(&self) -> u64 {
        bytes_of_layouts(self.keys.len() as u128) as u64
    }
}

/// Bytes that some layouts take, without their values.
pub(super) fn bytes_of_layouts(layouts: u128) -> u128 {
    layouts * (size_of::<Key>() + size_of::<u8>() + size_of::<usize>()) as u128
}

/// The values of all positions of a layer, block by block: a block is a layout with a class of hands.
#[derive(Debug)]
pub(super) struct LayerValues {
    states: usize,
    /// By layout, and after the last one: the number of blocks before it.
    starts: Vec<usize>,
    /// One allocation for the whole layer, so that the system gets all of it back.
    narrow: Vec<i8>,
    /// By job: the values of all its blocks, if any of them is too long for a byte, which is rare.
    wide: Vec<Option<Box<[PackedValue]>>>,
}

/// The part of a layer that one job fills in.
#[derive(Debug)]
pub(super) struct Part<'a> {
    narrow: &'a mut [i8],
    wide: &'a mut Option<Box<[PackedValue]>>,
}

impl Part<'_> {
    /// Takes the values of all blocks of the job.
    pub(super) fn set(&mut self, values: &[PackedValue]) {
        for (byte, value) in self.narrow.iter_mut().zip(values) {
            let Some(narrowed) = value.narrowed() else {
                *self.wide = Some(values.into());
                return;
            };
            *byte = narrowed;
        }
    }
}

/// The values of half a block, that is, for one side to move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Half<'a> {
    /// In bytes.
    Narrow(&'a [i8]),
    /// Too long for bytes.
    Wide(&'a [PackedValue]),
}

impl Half<'_> {
    pub(super) fn get(self, state: usize) -> PackedValue {
        match self {
            Half::Narrow(values) => PackedValue::widened(values[state]),
            Half::Wide(values) => values[state],
        }
    }
}

impl LayerValues {
    /// Blocks of that many states, all draws at first.
    pub(super) fn of(layer: &Layer, states: usize) -> LayerValues {
        let mut starts = Vec::with_capacity(layer.len() + 1);
        let mut blocks = 0;
        starts.push(blocks);
        for layout in 0..layer.len() {
            blocks += layer.hands.classes(layer.capacity(layout));
            starts.push(blocks);
        }
        LayerValues { states, starts, narrow: vec![0; blocks * states], wide: vec![None; layer.jobs()] }
    }

    /// The parts of all jobs, to be filled in parallel.
    pub(super) fn parts(&mut self, layer: &Layer) -> Vec<Mutex<Part<'_>>> {
        let mut rest = &mut self.narrow[..];
        let mut parts = Vec::with_capacity(self.wide.len());
        for (job, wide) in self.wide.iter_mut().enumerate() {
            let layouts = layer.layouts_of(job);
            let blocks = self.starts[layouts.end] - self.starts[layouts.start];
            let (narrow, others) = rest.split_at_mut(blocks * self.states);
            rest = others;
            parts.push(Mutex::new(Part { narrow, wide }));
        }
        parts
    }

    /// The same values, none of them in bytes.
    #[cfg(test)]
    pub(super) fn all_wide(mut self, layer: &Layer) -> LayerValues {
        for job in 0..layer.jobs() {
            let layouts = layer.layouts_of(job);
            let bytes = &self.narrow[self.starts[layouts.start] * self.states..self.starts[layouts.end] * self.states];
            self.wide[job] = Some(bytes.iter().map(|&byte| PackedValue::widened(byte)).collect());
        }
        self
    }

    /// The values of a block for one side to move.
    #[inline]
    pub(super) fn half(&self, layout: usize, class: usize, side: usize) -> Half<'_> {
        let job = layout / LAYOUTS_PER_JOB;
        let half = self.states / 2;
        let place = |block: usize| (2 * block + side) * half..(2 * block + side + 1) * half;
        let block = self.starts[layout] + class;
        match &self.wide[job] {
            None => Half::Narrow(&self.narrow[place(block)]),
            Some(values) => Half::Wide(&values[place(block - self.starts[job * LAYOUTS_PER_JOB])]),
        }
    }
}
