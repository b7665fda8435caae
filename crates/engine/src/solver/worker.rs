//! Solves all positions of a layout from those of the layouts with one more fence.

use std::ops::Range;

use fencepost_rules::{Fences, Position, Seat, Squares};

use super::layer::{Half, Layer, LayerValues};
use super::layout::{LayoutGeometry, MIRRORS, SWAPS, SYMMETRIES, Symmetry};
use crate::race::{PackedValue, PawnMoveGraph, Retrograde, StateIndex, side_of};

/// A layer that is solved.
#[derive(Clone, Copy, Debug)]
pub(super) struct SolvedLayer<'a> {
    pub(super) layer: &'a Layer,
    pub(super) values: &'a LayerValues,
}

impl SolvedLayer<'_> {
    /// The values of a layout's image when South has placed that many of its fences and that side is to move. Both are given
    /// for the layout, not for its image.
    fn half(&self, image: usize, symmetry: Symmetry, by_south: usize, side: usize) -> Half<'_> {
        let hands = self.layer.hands;
        let swaps = symmetry & SWAPS != 0;
        let (by_south, side) = if swaps { (hands.placed - by_south, 1 - side) } else { (by_south, side) };
        let class = hands.class(self.layer.capacity(image), by_south);
        self.values.half(image, class, side)
    }

    /// The value of one position for the player to move.
    pub(super) fn value(&self, geometry: &LayoutGeometry, at: &IndexedPosition) -> Option<PackedValue> {
        let (key, symmetry) = geometry.layout_of(at.fences).canonical();
        let image = self.layer.find(key)?;
        let places = Offsets::of(geometry.state_index(), symmetry);
        let half = self.half(image, symmetry, at.by_south, at.side);
        Some(half.get(places.south[at.south] as usize + places.north[at.north] as usize))
    }
}

/// A position in the solver's indices.
#[derive(Clone, Copy, Debug)]
pub(super) struct IndexedPosition {
    pub(super) fences: Fences,
    pub(super) by_south: usize,
    pub(super) side: usize,
    pub(super) south: usize,
    pub(super) north: usize,
}

impl IndexedPosition {
    /// `None` if the game is over. `each` is the number of fences of each player at the start.
    pub(super) fn of(position: &Position, state_index: &StateIndex, each: u8) -> Option<IndexedPosition> {
        let (south, north) = state_index.numbers(position.pawn(Seat::South)?, position.pawn(Seat::North)?)?;
        let by_south = (each - position.left(Seat::South)) as usize;
        Some(IndexedPosition { fences: position.fences(), by_south, side: side_of(position.turn()), south, north })
    }
}

/// The index of a pair of pawns within half a block after a symmetry is the sum of two offsets, one for each pawn.
#[derive(Clone, Debug)]
struct Offsets {
    south: Vec<u16>,
    north: Vec<u16>,
}

impl Offsets {
    fn of(state_index: &StateIndex, symmetry: Symmetry) -> Offsets {
        let (places, width) = (state_index.places(), state_index.board().width() as usize);
        let mirrors = symmetry & MIRRORS != 0;
        let image =
            |number: usize| if mirrors { number - number % width + (width - 1 - number % width) } else { number };
        let by = |factor: usize| (0..places).map(|number| (image(number) * factor) as u16).collect();
        // With the players swapped, South's pawn stands for North's.
        let (of_south, of_north) = if symmetry & SWAPS == 0 { (places, 1) } else { (1, places) };
        Offsets { south: by(of_south), north: by(of_north) }
    }
}

/// A fence that can be placed, at least for some pawns.
#[derive(Debug)]
struct Exit {
    /// The index of the layout's image in its layer.
    image: usize,
    symmetry: Symmetry,
    /// By side: the indices of the squares that are still connected to the goal (R14).
    pawns: [Vec<u16>; 2],
}

/// Solves layouts, and keeps its scratch memory from one to the next.
pub(super) struct Worker<'a> {
    geometry: &'a LayoutGeometry,
    offsets: [Offsets; SYMMETRIES],
    play: PawnMoveGraph,
    retrograde: Retrograde,
    exits: Vec<Exit>,
    /// By state: the minimum value, for the opponent, of all positions after a fence. In bytes as far as they are large enough.
    narrow: Vec<i8>,
    least: Vec<PackedValue>,
    done: Vec<PackedValue>,
}

impl<'a> Worker<'a> {
    pub(super) fn new(geometry: &'a LayoutGeometry) -> Worker<'a> {
        let state_index = geometry.state_index();
        Worker {
            geometry,
            offsets: std::array::from_fn(|symmetry| Offsets::of(state_index, symmetry)),
            play: PawnMoveGraph::new(state_index),
            retrograde: Retrograde::default(),
            exits: Vec::new(),
            narrow: Vec::new(),
            least: Vec::new(),
            done: Vec::new(),
        }
    }

    /// Solves some layouts of a layer, given the layer with one more fence, if there is one. Returns the values of all their
    /// blocks.
    pub(super) fn work(&mut self, layer: &Layer, layouts: Range<usize>, next: Option<SolvedLayer>) -> &[PackedValue] {
        self.done.clear();
        for layout in layouts {
            self.set_layout(layer, layout, next);
            for by_south in layer.hands.representatives(layer.capacity(layout)) {
                self.solve_block(layer, by_south, next);
            }
        }
        &self.done
    }

    fn set_layout(&mut self, layer: &Layer, layout: usize, next: Option<SolvedLayer>) {
        let layout = self.geometry.layout(layer.key(layout));
        self.play.set(self.geometry.state_index(), self.geometry.steps(layout.key()));
        self.exits.clear();
        let Some(next) = next else { return };
        for (larger, pawns) in self.geometry.larger(&layout) {
            let (key, symmetry) = larger.canonical();
            let Some(image) = next.layer.find(key) else { continue };
            self.exits.push(Exit { image, symmetry, pawns: self.numbers(pawns) });
        }
    }

    fn numbers(&self, pawns: [Squares; 2]) -> [Vec<u16>; 2] {
        let state_index = self.geometry.state_index();
        std::array::from_fn(|side| state_index.numbers_of(side, pawns[side]).map(|number| number as u16).collect())
    }

    /// Solves one class of hands of the current layout.
    fn solve_block(&mut self, layer: &Layer, by_south: usize, next: Option<SolvedLayer>) {
        let states = self.geometry.state_index().states();
        self.narrow.clear();
        self.narrow.resize(states, i8::MAX);
        self.least.clear();
        self.least.resize(states, PackedValue::NONE);
        for (side, left) in layer.hands.left(by_south).into_iter().enumerate() {
            if let Some(next) = next.filter(|_| left > 0) {
                self.take_exits(side, by_south + usize::from(side == 0), next);
            }
        }
        for (least, &byte) in self.least.iter_mut().zip(&self.narrow) {
            *least = PackedValue::widened(byte).min(*least);
        }
        let plies = self.retrograde.solve(&self.play, &self.least);
        self.done.extend(plies.iter().map(|&plies| PackedValue::from_plies(plies)));
    }

    /// Takes the values of all fences that one side can place.
    fn take_exits(&mut self, side: usize, by_south: usize, next: SolvedLayer) {
        let states = self.geometry.state_index().states();
        let places = self.geometry.state_index().places();
        let half = side * states / 2..(side + 1) * states / 2;
        for exit in &self.exits {
            let offsets = &self.offsets[exit.symmetry];
            match next.half(exit.image, exit.symmetry, by_south, 1 - side) {
                Half::Narrow(values) => take_least(&mut self.narrow[half.clone()], values, exit, offsets, places),
                Half::Wide(values) => take_least(&mut self.least[half.clone()], values, exit, offsets, places),
            }
        }
    }
}

/// Takes the minimum of the values so far and those after the fence, for every pair of pawns that the fence allows.
#[inline]
fn take_least<T: Copy + Ord>(least: &mut [T], values: &[T], exit: &Exit, offsets: &Offsets, places: usize) {
    let [souths, norths] = &exit.pawns;
    for &south in souths {
        let row = &mut least[south as usize * places..][..places];
        let from = &values[offsets.south[south as usize] as usize..];
        for &north in norths {
            let value = from[offsets.north[north as usize] as usize];
            let least = &mut row[north as usize];
            *least = value.min(*least);
        }
    }
}
