//! Fence layouts of a board, up to symmetry.
//!
//! A board can be mirrored left to right, and it can be rotated by 180 degrees with the players swapped. Neither changes the value
//! of a position for the player to move, wherever the pawns started. So only one of a layout and its three images is solved.

use fencepost_rules::{Board, Fence, Fences, Squares, Steps};

use crate::race::StateIndex;

/// A set of fences, one bit for each place of the board.
pub(super) type Key = u128;

/// One of the four symmetries, as a number: plus 1 mirrors left to right, plus 2 rotates by 180 degrees and swaps the players.
/// Each undoes itself.
pub(super) type Symmetry = usize;

pub(super) const SYMMETRIES: usize = 4;
pub(super) const MIRRORS: Symmetry = 1;
pub(super) const SWAPS: Symmetry = 2;

/// A layout with its images.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    images: [Key; SYMMETRIES],
}

impl Layout {
    /// The image that represents all four, and the symmetry that leads to it.
    #[inline]
    pub(super) fn canonical(&self) -> (Key, Symmetry) {
        let mut least = (self.images[0], 0);
        for symmetry in 1..SYMMETRIES {
            if self.images[symmetry] < least.0 {
                least = (self.images[symmetry], symmetry);
            }
        }
        least
    }

    pub(super) fn key(&self) -> Key {
        self.images[0]
    }
}

/// A board with its places for fences, and what the symmetries do to them.
#[derive(Clone, Debug)]
pub(super) struct LayoutGeometry {
    state_index: StateIndex,
    fences: Vec<Fence>,
    /// By symmetry: where each place goes.
    images: [Vec<u8>; SYMMETRIES],
    /// By fence index: the place.
    places: [u8; Fence::COUNT],
}

impl LayoutGeometry {
    pub(super) fn of(board: Board) -> LayoutGeometry {
        let fences: Vec<Fence> = board.fence_places().into_iter().collect();
        let mut places = [0; Fence::COUNT];
        for (place, fence) in fences.iter().enumerate() {
            places[fence.index()] = place as u8;
        }
        let image = |symmetry| fences.iter().map(|&fence| places[image_of(fence, symmetry, board).index()]).collect();
        let images = std::array::from_fn(image);
        LayoutGeometry { state_index: StateIndex::of(board), fences, images, places }
    }

    pub(super) fn state_index(&self) -> &StateIndex {
        &self.state_index
    }

    pub(super) fn layout(&self, key: Key) -> Layout {
        bits(key).fold(Layout { images: [0; SYMMETRIES] }, |layout, place| self.with(&layout, place))
    }

    pub(super) fn layout_of(&self, fences: Fences) -> Layout {
        let places = fences.into_iter().map(|fence| self.places[fence.index()] as usize);
        places.fold(Layout { images: [0; SYMMETRIES] }, |layout, place| self.with(&layout, place))
    }

    /// The fences of a layout.
    pub(super) fn fences(&self, key: Key) -> Fences {
        bits(key).map(|place| self.fences[place]).collect()
    }

    /// The steps that a layout leaves open.
    pub(super) fn steps(&self, key: Key) -> Steps {
        Steps::of(self.state_index.board(), self.fences(key))
    }

    /// By side: where its pawn can be in a game that goes on (R14). `None` if there is no possible pair of pawns.
    pub(super) fn pawn_squares(&self, steps: Steps) -> Option<[Squares; 2]> {
        let [south, north] = self.state_index.connected(steps);
        let (south, north) = (south - self.state_index.goal(0), north - self.state_index.goal(1));
        let is_playable = !south.is_empty() && !north.is_empty() && (south | north).len() > 1;
        is_playable.then_some([south, north])
    }

    /// The layouts with one more fence that still have a possible pair of pawns, with the squares where pawns can be.
    pub(super) fn larger(&self, layout: &Layout) -> impl Iterator<Item = (Layout, [Squares; 2])> {
        let standing = self.fences(layout.key());
        let steps = Steps::of(self.state_index.board(), standing);
        self.state_index.board().free_places(standing).into_iter().filter_map(move |fence| {
            let pawns = self.pawn_squares(steps.with_fence(fence))?;
            Some((self.with(layout, self.places[fence.index()] as usize), pawns))
        })
    }

    /// The canonical keys of the children of a layout: each layout is the child of exactly one layout with one fence less, so
    /// that all children of all layouts are all larger layouts, each just once (canonical augmentation).
    pub(super) fn canonical_children(&self, key: Key) -> Vec<Key> {
        let layout = self.layout(key);
        let mut keys: Vec<Key> = self
            .larger(&layout)
            .filter_map(|(larger, _)| {
                let (canonical, symmetry) = larger.canonical();
                let last = self.images[symmetry][canonical.ilog2() as usize] as usize;
                (self.without(&larger, last).canonical().0 == key).then_some(canonical)
            })
            .collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }

    #[inline]
    fn with(&self, layout: &Layout, place: usize) -> Layout {
        Layout { images: std::array::from_fn(|symmetry| layout.images[symmetry] | 1 << self.images[symmetry][place]) }
    }

    #[inline]
    fn without(&self, layout: &Layout, place: usize) -> Layout {
        Layout {
            images: std::array::from_fn(|symmetry| layout.images[symmetry] & !(1 << self.images[symmetry][place])),
        }
    }
}

fn bits(mut key: Key) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = key.trailing_zeros() as usize;
        key &= key.wrapping_sub(1);
        (place < Key::BITS as usize).then_some(place)
    })
}

fn image_of(fence: Fence, symmetry: Symmetry, board: Board) -> Fence {
    let (mut column, mut row) = (fence.column(), fence.row());
    let turned = symmetry & SWAPS != 0;
    if turned {
        row = board.height() - 2 - row;
    }
    if turned != (symmetry & MIRRORS != 0) {
        column = board.width() - 2 - column;
    }
    Fence::new(column, row, fence.orientation()).unwrap_or(fence)
}
