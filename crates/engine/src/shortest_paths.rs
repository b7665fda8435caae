//! All shortest paths of a pawn to its goal at once, by breadth-first search over sets of squares.

use fencepost_rules::{Fence, Fences, Orientation, Position, Seat, Square, Squares, Steps, WideSquares, WideSteps};

use crate::params::{GUARD_MIN_DETOUR, PATH_CACHE_ENTRIES};

/// All shortest paths of one pawn. Other pawns are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShortestPaths {
    /// Steps to the goal.
    pub(crate) length: u8,
    /// How many of them lead to a square that is on every shortest path.
    pub(crate) bottlenecks: u8,
    /// The squares after the first step of a shortest path.
    pub(crate) next: Squares,
    /// The fences that block a step of some shortest path. No other fence changes anything here.
    pub(crate) blockers: Fences,
    /// The steps that a single fence could block on all shortest paths at once.
    pub(crate) cuts: Cuts,
    /// How many steps the worst of those fences would cost.
    pub(crate) detour: u8,
}

impl ShortestPaths {
    pub(crate) const NONE: ShortestPaths = ShortestPaths {
        length: 0,
        bottlenecks: 0,
        next: Squares::EMPTY,
        blockers: Fences::EMPTY,
        cuts: Cuts::NONE,
        detour: 0,
    };
}

/// A step that one fence blocks on all shortest paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    /// How many steps from the pawn.
    pub(crate) after: u8,
    pub(crate) fence: Fence,
    /// How many steps longer the fence would make the path; 0 if there would be none, so that the fence is illegal.
    pub(crate) detour: u8,
}

/// The cuts, nearest to the goal first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cuts {
    list: [Cut; MAX_CUTS],
    len: u8,
}

impl Cuts {
    const NONE: Cuts = {
        let Some(fence) = Fence::from_index(0) else { unreachable!() };
        Cuts { list: [Cut { after: 0, fence, detour: 0 }; MAX_CUTS], len: 0 }
    };

    #[inline]
    fn is_full(&self) -> bool {
        self.len() == MAX_CUTS
    }

    #[inline]
    fn push(&mut self, after: usize, fence: Fence, detour: u8) {
        self.list[self.len()] = Cut { after: after as u8, fence, detour };
        self.len += 1;
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[Cut] {
        &self.list[..self.len()]
    }
}

/// The squares at every distance from the pawn: scratch space that the search keeps, so that it is not cleared at each node.
pub(crate) type BfsLayers = [WideSquares; Square::COUNT + 2];

pub(crate) const EMPTY_LAYERS: BfsLayers = [WideSquares::EMPTY; Square::COUNT + 2];

/// A cache of shortest paths: in a search the same pawn meets the same fences again and again.
pub(crate) struct ShortestPathCache {
    entries: Box<[CacheEntry]>,
    pub(crate) layers: BfsLayers,
}

#[derive(Clone, Copy)]
struct CacheEntry {
    key: CacheKey,
    paths: ShortestPaths,
}

impl ShortestPathCache {
    pub(crate) fn new() -> ShortestPathCache {
        let entries =
            vec![CacheEntry { key: CacheKey::NONE, paths: ShortestPaths::NONE }; PATH_CACHE_ENTRIES].into_boxed_slice();
        ShortestPathCache { entries, layers: EMPTY_LAYERS }
    }

    #[inline]
    pub(crate) fn paths(&mut self, position: &Position, seat: Seat) -> &ShortestPaths {
        let key = CacheKey::of(position, seat);
        let entry = &mut self.entries[key.index(PATH_CACHE_ENTRIES)];
        if entry.key != key {
            entry.paths = ShortestPaths::with_cuts(position, seat, &mut self.layers);
            entry.key = key;
        }
        &entry.paths
    }
}

/// Everything that the paths depend on. Keys are compared in full, not by a hash: two layouts with the same hash would give
/// wrong lengths and false proofs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct CacheKey {
    fences: [u64; 2],
    /// Board, pawn and seat.
    rest: u32,
}

impl CacheKey {
    /// No board is that large.
    pub(crate) const NONE: CacheKey = CacheKey { fences: [0; 2], rest: u32::MAX };

    #[inline]
    pub(crate) fn of(position: &Position, seat: Seat) -> CacheKey {
        let board = position.board();
        let size = u32::from(board.width()) << 4 | u32::from(board.height());
        let pawn = position.pawn(seat).map_or(0, Square::index) as u32;
        CacheKey { fences: position.fences().words(), rest: size << 16 | pawn << 2 | seat as u32 }
    }

    /// Its index in a cache of that many entries.
    #[inline]
    pub(crate) fn index(self, entries: usize) -> usize {
        let [horizontal, vertical] = self.fences;
        let mut mixed = (horizontal ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 29 ^ vertical).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed = (mixed ^ mixed >> 31 ^ u64::from(self.rest)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed >> 32) as usize % entries
    }
}

/// More cuts than this are ignored.
pub(crate) const MAX_CUTS: usize = 12;
/// Longer detours count like no path at all. The networks' features rest on this number.
const LONGEST_DETOUR: usize = 15;

impl ShortestPaths {
    /// The paths over these steps, without cuts and detour, which take as long again to find.
    #[inline]
    pub(crate) fn over(steps: Steps, position: &Position, seat: Seat, layers: &mut BfsLayers) -> ShortestPaths {
        ShortestPaths::search::<false>(position, seat, steps, layers, |_, _| ())
    }

    /// The paths with their cuts and detour.
    #[inline]
    pub(crate) fn with_cuts(position: &Position, seat: Seat, layers: &mut BfsLayers) -> ShortestPaths {
        ShortestPaths::search::<true>(position, seat, position.steps(), layers, |_, _| ())
    }

    /// The blockers that may make the path longer. All others leave some shortest path as it is.
    pub(crate) fn delaying(position: &Position, seat: Seat, layers: &mut BfsLayers) -> Fences {
        let mut delaying = Fences::EMPTY;
        let (mut north, mut east) = (WideSquares::EMPTY, WideSquares::EMPTY);
        ShortestPaths::search::<false>(position, seat, position.steps(), layers, |up, right| {
            delaying |= Fences::blocking_all(up.into(), right.into());
            north |= up;
            east |= right;
        });
        // A fence that blocks two steps at different distances may block all paths, too.
        delaying | Fences::blocking_two(north.into(), east.into())
    }

    /// `for_each_layer` gets the steps of all shortest paths up and to the right, one distance after the other.
    #[inline]
    fn search<const WITH_CUTS: bool>(
        position: &Position,
        seat: Seat,
        open: Steps,
        layers: &mut BfsLayers,
        mut for_each_layer: impl FnMut(WideSquares, WideSquares),
    ) -> ShortestPaths {
        let steps = WideSteps::from(open);
        let goal = WideSquares::from(position.board().goal(seat));
        let pawn = position.pawn(seat).map_or(Squares::EMPTY, |square| Squares::EMPTY.with(square)).into();
        let mut reached = pawn;
        let mut length = 0;
        layers[0] = pawn;
        while (reached & goal).is_empty() {
            let frontier = steps.around(layers[length]) - reached;
            if frontier.is_empty() {
                break;
            }
            length += 1;
            layers[length] = frontier;
            reached |= frontier;
        }
        let free = if WITH_CUTS { position.board().free_places(position.fences()) } else { Fences::EMPTY };
        let mut cuts = Cuts::NONE;
        let mut detour = 0;
        let (mut north, mut east) = (WideSquares::EMPTY, WideSquares::EMPTY);
        let mut bottlenecks = 0;
        // Forwards from the pawn: all squares that are no farther than the present layer.
        let mut reached = reached - layers[length];
        // Backwards from the goal: the squares at each distance from it, and all that are nearer.
        let mut at_distance = goal;
        let mut within = goal;
        let mut on_path = layers[length] & goal;
        let mut next = WideSquares::EMPTY;
        for after in (0..length).rev() {
            bottlenecks += u8::from(Squares::from(on_path).is_single());
            at_distance = steps.around(at_distance) - within;
            let before = at_distance & layers[after];
            let (up, right) = steps.between(before, on_path);
            if WITH_CUTS
                && !cuts.is_full()
                && let Some(fence) = (Fences::blocking_all(up.into(), right.into()) & free).into_iter().next()
            {
                let from = CutOff { pawn_side: reached, edge: layers[after], goal_side: within, goal };
                let longer = from.detour(open, fence, length - after);
                cuts.push(after, fence, longer);
                detour = detour.max(longer);
            }
            for_each_layer(up, right);
            reached -= layers[after];
            within |= at_distance;
            north |= up;
            east |= right;
            next = on_path;
            on_path = before;
        }
        let blockers = Fences::blocking(north.into(), east.into());
        ShortestPaths { length: length as u8, bottlenecks, next: next.into(), blockers, cuts, detour }
    }

    /// Guards: the fences that take the place of a cut which would cost many steps, so that nobody can place it.
    #[inline]
    pub(crate) fn guards(&self) -> Fences {
        let costly = self.cuts.as_slice().iter().filter(|cut| cut.detour >= GUARD_MIN_DETOUR);
        costly.fold(Fences::EMPTY, |guards, cut| guards | CONFLICTING[cut.fence.index()])
    }

    /// The fences that cost at least this many steps.
    #[inline]
    pub(crate) fn cuts_of(&self, detour: u8) -> Fences {
        let costly = self.cuts.as_slice().iter().filter(|cut| cut.detour >= detour);
        costly.fold(Fences::EMPTY, |fences, cut| fences.with(cut.fence))
    }

    /// Whether a fence may change the paths or a detour.
    #[inline]
    pub(crate) fn may_be_affected_by(&self, fence: Fence) -> bool {
        self.cuts.len > 0 || self.blockers.contains(fence)
    }

    /// Whether a fence leaves all shortest paths as they are.
    #[inline]
    pub(crate) fn is_unaffected_by(&self, fence: Fence) -> bool {
        !self.blockers.contains(fence)
    }
}

/// The length of the shortest path from a square to a goal over these steps; `None` if there is no path.
#[inline]
pub(crate) fn path_length(steps: Steps, from: Square, goal: Squares) -> Option<u8> {
    let steps = WideSteps::from(steps);
    let goal = WideSquares::from(goal);
    let mut frontier = WideSquares::from(Squares::EMPTY.with(from));
    let mut reached = frontier;
    let mut length = 0;
    while (frontier & goal).is_empty() {
        frontier = steps.around(frontier) - reached;
        if frontier.is_empty() {
            return None;
        }
        reached |= frontier;
        length += 1;
    }
    Some(length)
}

/// A board that a fence cuts across all shortest paths of a pawn.
struct CutOff {
    /// The squares that are no farther from the pawn than the cut.
    pawn_side: WideSquares,
    /// Those of them from which the fence is reached.
    edge: WideSquares,
    /// The squares that are nearer to the goal than the cut.
    goal_side: WideSquares,
    goal: WideSquares,
}

impl CutOff {
    /// How many steps longer the fence makes the path, given the steps from the cut to the goal; 0 if there is no path.
    ///
    /// One step changes the distance to the goal by at most one. So whoever comes to the goal's side, by whatever detour, is there
    /// as far from the goal as right behind the cut, and the search can end there. That is wrong only if the fence also
    /// blocks a step on the goal's side.
    #[inline]
    fn detour(&self, steps: Steps, fence: Fence, to_goal: usize) -> u8 {
        let on_goal_side = Squares::from(WideSquares::from(AROUND_CORNER[fence.index() % 64]) & self.goal_side);
        // At most two. Counting them takes longer where the processor has no instruction for it.
        let is_one_sided = on_goal_side.without_first().without_first().is_empty();
        let (target, most) =
            if is_one_sided { (self.goal_side, LONGEST_DETOUR + 1) } else { (self.goal, to_goal + LONGEST_DETOUR) };
        let steps = WideSteps::from(steps.with_fence(fence));
        let mut seen = self.pawn_side;
        let mut frontier = self.edge;
        for made in 1..=most {
            frontier = steps.around(frontier) - seen;
            if frontier.is_empty() {
                break;
            }
            if !(frontier & target).is_empty() {
                return (made - if is_one_sided { 1 } else { to_goal }) as u8;
            }
            seen |= frontier;
        }
        0
    }
}

/// By fence: the fences that overlap or cross it, itself included.
static CONFLICTING: [Fences; Fence::COUNT] = {
    let mut conflicting = [Fences::EMPTY; Fence::COUNT];
    let mut index = 0;
    while index < Fence::COUNT {
        let Some(fence) = Fence::from_index(index) else { unreachable!() };
        let (column, row) = (fence.column(), fence.row());
        let mut fences = Fences::EMPTY.with(fence);
        let (across, before, after) = match fence.orientation() {
            Orientation::Horizontal => (
                Fence::new(column, row, Orientation::Vertical),
                Fence::new(column.wrapping_sub(1), row, Orientation::Horizontal),
                Fence::new(column + 1, row, Orientation::Horizontal),
            ),
            Orientation::Vertical => (
                Fence::new(column, row, Orientation::Horizontal),
                Fence::new(column, row.wrapping_sub(1), Orientation::Vertical),
                Fence::new(column, row + 1, Orientation::Vertical),
            ),
        };
        if let Some(across) = across {
            fences = fences.with(across);
        }
        if let Some(before) = before {
            fences = fences.with(before);
        }
        if let Some(after) = after {
            fences = fences.with(after);
        }
        conflicting[index] = fences;
        index += 1;
    }
    conflicting
};

/// The four squares around the middle of a fence.
static AROUND_CORNER: [Squares; 64] = {
    let mut around = [Squares::EMPTY; 64];
    let mut corner = 0;
    while corner < 64 {
        let mut square = 0;
        while square < 4 {
            let (column, row) = (corner % 8 + square % 2, corner / 8 + square / 2);
            let Some(at) = Square::new(column as u8, row as u8) else { unreachable!() };
            around[corner] = around[corner].with(at);
            square += 1;
        }
        corner += 1;
    }
    around
};

#[cfg(test)]
pub(crate) mod tests {
    use fencepost_rules::{Board, Move, Players, Position, Seat, Squares};

    use super::{EMPTY_LAYERS, LONGEST_DETOUR, ShortestPathCache, ShortestPaths};
    use crate::rng::Rng;

    /// The length of the shortest path after the worst legal fence.
    pub(crate) fn longest_by_one_fence(position: &Position, seat: Seat) -> u8 {
        let free = position.board().free_places(position.fences());
        let pawn = Squares::EMPTY.with(position.pawn(seat).expect("a pawn"));
        let lengths = free.into_iter().filter_map(|fence| {
            let steps = position.steps().with_fence(fence);
            let mut reached = pawn;
            let mut length = 0;
            while (reached & position.board().goal(seat)).is_empty() {
                let grown = reached | steps.around(reached);
                if grown == reached {
                    return None;
                }
                reached = grown;
                length += 1;
            }
            Some(length)
        });
        lengths.max().unwrap_or(0)
    }

    /// Positions of a random game.
    fn positions(board: Board, rng: &mut Rng) -> Vec<Position> {
        let mut position = Position::start(Players::Two, board, 10).expect("a board for two");
        let mut seen = vec![position];
        while position.winner().is_none() && seen.len() < 40 {
            let legal: Vec<Move> = position.legal_moves().into_iter().collect();
            position.play_unchecked(legal[rng.below(legal.len())]);
            seen.push(position);
        }
        seen
    }

    #[test]
    fn a_detour_is_never_longer_than_what_the_worst_fence_costs() {
        let mut rng = Rng::new(3);
        let mut layers = EMPTY_LAYERS;
        let mut exact = 0;
        let mut all = 0;
        for _ in 0..20 {
            for position in
                positions(Board::STANDARD, &mut rng).into_iter().filter(|position| position.winner().is_none())
            {
                for seat in [Seat::South, Seat::North] {
                    let paths = ShortestPaths::with_cuts(&position, seat, &mut layers);
                    assert_eq!(Some(paths.length), position.distance(seat));
                    let worst = longest_by_one_fence(&position, seat) - paths.length;
                    assert!(paths.detour <= worst.min(LONGEST_DETOUR as u8), "{seat} in {position}");
                    assert!(paths.cuts.len() > 0 || paths.detour == 0, "{seat} in {position}");
                    exact += usize::from(paths.detour == worst.min(LONGEST_DETOUR as u8));
                    all += 1;
                }
            }
        }
        // Only one fence is tried for each cut, so a worse one is missed now and then.
        assert!(exact * 10 > all * 8, "{exact} of {all} are exact");
    }

    #[test]
    fn layouts_with_the_same_hash_are_told_apart() {
        let mut path_cache = ShortestPathCache::new();
        for text in [" / f8 / e3 e9 / 10 9 / 1", "f8 / a5 / e3 e9 / 10 8 / 1"] {
            let position: Position = text.parse().expect("a position");
            let found = ShortestPaths::with_cuts(&position, Seat::South, &mut EMPTY_LAYERS.clone());
            assert_eq!(*path_cache.paths(&position, Seat::South), found, "{text}");
        }
    }

    #[test]
    fn cached_paths_are_right() {
        let mut rng = Rng::new(4);
        let mut path_cache = ShortestPathCache::new();
        let mut layers = EMPTY_LAYERS;
        for board in Board::all() {
            for position in positions(board, &mut rng) {
                for seat in [Seat::South, Seat::North] {
                    let found = ShortestPaths::with_cuts(&position, seat, &mut layers);
                    assert_eq!(*path_cache.paths(&position, seat), found, "{seat} in {position}");
                    assert_eq!(*path_cache.paths(&position, seat), found, "{seat} in {position}");
                }
            }
        }
    }
}
