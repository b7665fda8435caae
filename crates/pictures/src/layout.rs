//! The layout: where squares and fences are in the drawing.

use fencepost_rules::{Board, Fence, Orientation, Seat, Square, Squares};

use crate::measures::{
    BARE_RIM, BORDER, CAPTION_PADDING, CAPTION_SIZES, CAPTION_SIZES_PER_WIDTH, FENCE, GROOVE, LETTERED_RIM,
    LINE_HEIGHT, MARGIN, PITCH, RACK, RACK_INSET, SQUARE,
};

/// A point of the drawing, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// An upright rectangle of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Rect {
    /// Its middle.
    pub fn middle(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// The rectangle that is larger by that much on every side.
    pub(crate) fn grown(self, by: f64) -> Rect {
        Rect { x: self.x - by, y: self.y - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }
}

/// What a layout depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) board: Board,
    pub(crate) bottom: Seat,
    pub(crate) coordinates: bool,
    pub(crate) margin: bool,
    /// The seats with a rack of fences on their side.
    pub(crate) racks: &'a [Seat],
    pub(crate) caption_lines: u8,
}

impl Plan<'_> {
    /// How wide the rim is at the bottom, on the left, at the top and on the right, without a caption.
    fn rims(&self) -> [f64; 4] {
        let bare = if self.coordinates { LETTERED_RIM } else { BARE_RIM };
        let mut rims = [bare; 4];
        for &seat in self.racks {
            let side = side_of(seat, self.bottom);
            // There are no letters at the top, so the rack there needs only a bare rim beside it.
            rims[side as usize] = RACK + if side == Seat::North { BARE_RIM } else { bare };
        }
        rims
    }
}

/// Where squares and fences stand in one picture, in the units of its SVG's `viewBox`.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    board: Board,
    bottom: Seat,
    /// The board with its rim.
    pub(crate) rim: Rect,
    /// The sunk part with all squares.
    pub(crate) ground: Rect,
    /// The caption's part of the rim.
    pub(crate) caption: Rect,
    pub(crate) caption_size: f64,
    width: f64,
    height: f64,
}

impl Layout {
    pub(crate) fn new(plan: Plan<'_>) -> Layout {
        let (columns, rows) = match plan.bottom {
            Seat::South | Seat::North => (plan.board.width(), plan.board.height()),
            Seat::West | Seat::East => (plan.board.height(), plan.board.width()),
        };
        let margin = if plan.margin { MARGIN } else { 0.0 };
        let [bottom, left, top, right] = plan.rims();
        // A rack on one side widens both, so that the board stays in the middle.
        let flank = left.max(right);
        let ground = Rect {
            x: margin + flank,
            y: margin + top,
            width: PITCH * f64::from(columns) - GROOVE + 2.0 * BORDER,
            height: PITCH * f64::from(rows) - GROOVE + 2.0 * BORDER,
        };
        let rim_width = ground.width + 2.0 * flank;
        let caption_size = (rim_width / CAPTION_SIZES_PER_WIDTH).clamp(CAPTION_SIZES.0, CAPTION_SIZES.1);
        let caption_height = match plan.caption_lines {
            0 => 0.0,
            lines => (f64::from(lines) * caption_size * LINE_HEIGHT + CAPTION_PADDING.0 + CAPTION_PADDING.1).ceil(),
        };
        let caption =
            Rect { x: margin, y: ground.y + ground.height + bottom, width: rim_width, height: caption_height };
        let rim = Rect { x: margin, y: margin, width: rim_width, height: caption.y + caption_height - margin };
        Layout {
            board: plan.board,
            bottom: plan.bottom,
            rim,
            ground,
            caption,
            caption_size,
            width: rim.width + 2.0 * margin,
            height: rim.height + 2.0 * margin,
        }
    }

    /// Width of the whole drawing.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Height of the whole drawing.
    pub fn height(&self) -> f64 {
        self.height
    }

    /// How much fits on a line of the caption, in sizes of its letters.
    pub(crate) fn caption_width_in_letters(&self) -> f64 {
        self.caption.width / self.caption_size - 2.0
    }

    /// The side of the drawing on which a side of the board is: [`Seat::South`] is the bottom.
    pub(crate) fn side_of(&self, seat: Seat) -> Seat {
        side_of(seat, self.bottom)
    }

    /// The strip of the rim where a seat's fences in hand lie, if there are racks.
    pub(crate) fn rack(&self, seat: Seat) -> Rect {
        let Rect { x, y, width, height } = self.ground;
        match self.side_of(seat) {
            Seat::South => Rect { x, y: self.caption.y - RACK, width, height: RACK - RACK_INSET },
            Seat::North => Rect { x, y: self.rim.y + RACK_INSET, width, height: RACK - RACK_INSET },
            Seat::West => Rect { x: self.rim.x + RACK_INSET, y, width: RACK - RACK_INSET, height },
            Seat::East => Rect { x: self.rim.x + self.rim.width - RACK, y, width: RACK - RACK_INSET, height },
        }
    }

    /// A square's place in the drawing: column from the left, row from the top.
    fn cell(&self, square: Square) -> (f64, f64) {
        let (column, row) = (f64::from(square.column()), f64::from(square.row()));
        let (last_column, last_row) = (f64::from(self.board.width() - 1), f64::from(self.board.height() - 1));
        match self.bottom {
            Seat::South => (column, last_row - row),
            Seat::West => (last_row - row, last_column - column),
            Seat::North => (last_column - column, row),
            Seat::East => (row, column),
        }
    }

    /// Where a square is.
    pub fn square(&self, square: Square) -> Rect {
        let (column, row) = self.cell(square);
        Rect {
            x: self.ground.x + BORDER + PITCH * column,
            y: self.ground.y + BORDER + PITCH * row,
            width: SQUARE,
            height: SQUARE,
        }
    }

    /// The part of the drawing around some squares: up to the middle of the next groove, or with everything
    /// outside where the board ends.
    pub(crate) fn part(&self, squares: Squares) -> Rect {
        let (mut left, mut top, mut right, mut bottom) = (self.width, self.height, 0.0_f64, 0.0_f64);
        for place in squares.into_iter().map(|square| self.square(square).grown(GROOVE / 2.0)) {
            (left, top) = (left.min(place.x), top.min(place.y));
            (right, bottom) = (right.max(place.x + place.width), bottom.max(place.y + place.height));
        }
        let ground = self.ground.grown(-BORDER);
        left = if left < ground.x { 0.0 } else { left };
        top = if top < ground.y { 0.0 } else { top };
        right = if right > ground.x + ground.width { self.width } else { right };
        bottom = if bottom > ground.y + ground.height { self.height } else { bottom };
        Rect { x: left, y: top, width: right - left, height: bottom - top }
    }

    /// Where a fence lies.
    pub fn fence(&self, fence: Fence) -> Rect {
        let near = self.square(fence.square()).middle();
        let across = Square::new(fence.column() + 1, fence.row() + 1);
        let far = across.map_or(near, |square| self.square(square).middle());
        let middle = Point { x: f64::midpoint(near.x, far.x), y: f64::midpoint(near.y, far.y) };
        let (width, height) = if self.is_level(fence) { FENCE } else { (FENCE.1, FENCE.0) };
        Rect { x: middle.x - width / 2.0, y: middle.y - height / 2.0, width, height }
    }

    /// Whether a fence lies from left to right in the drawing.
    pub(crate) fn is_level(&self, fence: Fence) -> bool {
        let turned = matches!(self.bottom, Seat::West | Seat::East);
        (fence.orientation() == Orientation::Horizontal) != turned
    }
}

/// Where a side of the board is when that seat is at the bottom.
fn side_of(seat: Seat, bottom: Seat) -> Seat {
    Seat::ALL[(seat as usize + 4 - bottom as usize) % 4]
}
