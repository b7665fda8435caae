//! Works out all positions of a layout from those of the layouts with one fence more.

use std::ops::Range;

use fencepost_rules::{Fences, Position, Seat, Squares};

use super::layer::{Half, Layer, LayerValues};
use super::layout::{LayoutGeometry, MIRRORS, SWAPS, SYMMETRIES, Symmetry};
use crate::race::{PackedValue, PawnMoveGraph, Retrograde, StateIndex, side_of};

/// A layer that is done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<'a> {
    pub(super) layer: &'a Layer,
    pub(super) worths: &'a LayerValues,
}

impl Known<'_> {
    /// The worths of a layout's image when South has placed so many of its fences and that side is to move; all as the
    /// layout has it, not its image.
    fn half(&self, image: usize, symmetry: Symmetry, by_south: usize, side: usize) -> Half<'_> {
        let hands = self.layer.hands;
        let swaps = symmetry & SWAPS != 0;
        let (by_south, side) = if swaps { (hands.placed - by_south, 1 - side) } else { (by_south, side) };
        let class = hands.class(self.layer.room(image), by_south);
        self.worths.half(image, class, side)
    }

    /// What one position is worth to the player to move.
    pub(super) fn worth(&self, geometry: &LayoutGeometry, at: &At) -> Option<PackedValue> {
        let (key, symmetry) = geometry.layout_of(at.fences).canonical();
        let image = self.layer.find(key)?;
        let places = Offsets::of(geometry.views(), symmetry);
        let half = self.half(image, symmetry, at.by_south, at.side);
        Some(half.get(places.south[at.south] as usize + places.north[at.north] as usize))
    }
}

/// A position, as the solver names it.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    pub(super) fences: Fences,
    pub(super) by_south: usize,
    pub(super) side: usize,
    pub(super) south: usize,
    pub(super) north: usize,
}

impl At {
    /// `None` where the game is over. `each` is the number of fences that each had at the start.
    pub(super) fn of(position: &Position, views: &StateIndex, each: u8) -> Option<At> {
        let (south, north) = views.numbers(position.pawn(Seat::South)?, position.pawn(Seat::North)?)?;
        let by_south = (each - position.left(Seat::South)) as usize;
        Some(At { fences: position.fences(), by_south, side: side_of(position.turn()), south, north })
    }
}

/// Where the state of a pair of pawns is found in half a block after a symmetry: the sum of one number for each pawn.
#[derive(Clone, Debug)]
struct Offsets {
    south: Vec<u16>,
    north: Vec<u16>,
}

impl Offsets {
    fn of(views: &StateIndex, symmetry: Symmetry) -> Offsets {
        let (places, width) = (views.places(), views.board().width() as usize);
        let mirrors = symmetry & MIRRORS != 0;
        let image =
            |number: usize| if mirrors { number - number % width + (width - 1 - number % width) } else { number };
        let by = |factor: usize| (0..places).map(|number| (image(number) * factor) as u16).collect();
        // With the players swapped, South's pawn stands for North's.
        let (of_south, of_north) = if symmetry & SWAPS == 0 { (places, 1) } else { (1, places) };
        Offsets { south: by(of_south), north: by(of_north) }
    }
}

/// A fence that can be placed, for some pawns at least.
#[derive(Debug)]
struct Exit {
    /// The place of the layout's image in its layer.
    image: usize,
    symmetry: Symmetry,
    /// By side: the numbers of the squares from which the pawn still has a way (R14).
    pawns: [Vec<u16>; 2],
}

/// The memory that the work takes, so that it can be used again for the next layout.
pub(super) struct Worker<'a> {
    geometry: &'a LayoutGeometry,
    offsets: [Offsets; SYMMETRIES],
    play: PawnMoveGraph,
    retrograde: Retrograde,
    exits: Vec<Exit>,
    /// By state: the least worth to the opponent of all positions after a fence. Kept in bytes as far as they do.
    narrow: Vec<i8>,
    least: Vec<PackedValue>,
    done: Vec<PackedValue>,
}

impl<'a> Worker<'a> {
    pub(super) fn new(geometry: &'a LayoutGeometry) -> Worker<'a> {
        let views = geometry.views();
        Worker {
            geometry,
            offsets: std::array::from_fn(|symmetry| Offsets::of(views, symmetry)),
            play: PawnMoveGraph::new(views),
            retrograde: Retrograde::default(),
            exits: Vec::new(),
            narrow: Vec::new(),
            least: Vec::new(),
            done: Vec::new(),
        }
    }

    /// Works out some layouts of a layer, given the layer with one fence more, if there is any. Gives the worths of all
    /// their blocks.
    pub(super) fn work(&mut self, layer: &Layer, layouts: Range<usize>, next: Option<Known>) -> &[PackedValue] {
        self.done.clear();
        for layout in layouts {
            self.set_layout(layer, layout, next);
            for by_south in layer.hands.representatives(layer.room(layout)) {
                self.solve_block(layer, by_south, next);
            }
        }
        &self.done
    }

    fn set_layout(&mut self, layer: &Layer, layout: usize, next: Option<Known>) {
        let layout = self.geometry.layout(layer.key(layout));
        self.play.set(self.geometry.views(), self.geometry.steps(layout.key()));
        self.exits.clear();
        let Some(next) = next else { return };
        for (larger, pawns) in self.geometry.larger(&layout) {
            let (key, symmetry) = larger.canonical();
            let Some(image) = next.layer.find(key) else { continue };
            self.exits.push(Exit { image, symmetry, pawns: self.numbers(pawns) });
        }
    }

    fn numbers(&self, pawns: [Squares; 2]) -> [Vec<u16>; 2] {
        let views = self.geometry.views();
        std::array::from_fn(|side| views.numbers_of(side, pawns[side]).map(|number| number as u16).collect())
    }

    /// One class of hands of the layout that is set.
    fn solve_block(&mut self, layer: &Layer, by_south: usize, next: Option<Known>) {
        let states = self.geometry.views().states();
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

    /// All fences that one side can place.
    fn take_exits(&mut self, side: usize, by_south: usize, next: Known) {
        let states = self.geometry.views().states();
        let places = self.geometry.views().places();
        let half = side * states / 2..(side + 1) * states / 2;
        for exit in &self.exits {
            let offsets = &self.offsets[exit.symmetry];
            match next.half(exit.image, exit.symmetry, by_south, 1 - side) {
                Half::Narrow(worths) => take_least(&mut self.narrow[half.clone()], worths, exit, offsets, places),
                Half::Wide(worths) => take_least(&mut self.least[half.clone()], worths, exit, offsets, places),
            }
        }
    }
}

/// Keeps for every pair of pawns that the fence of this exit allows the lesser of what is there and what the fence leads to.
#[inline]
fn take_least<T: Copy + Ord>(least: &mut [T], worths: &[T], exit: &Exit, offsets: &Offsets, places: usize) {
    let [souths, norths] = &exit.pawns;
    for &south in souths {
        let row = &mut least[south as usize * places..][..places];
        let from = &worths[offsets.south[south as usize] as usize..];
        for &north in norths {
            let worth = from[offsets.north[north as usize] as usize];
            let least = &mut row[north as usize];
            *least = worth.min(*least);
        }
    }
}
