//! The numbers of the drawing, all in one unit: a pixel of the drawing at its natural size.
//!
//! Pairs are sizes along and across, or a shadow's offset and softness, as each says.

/// The side of a square.
pub(crate) const SQUARE: f64 = 64.0;
/// The groove between two squares.
pub(crate) const GROOVE: f64 = 14.0;
/// From one square to the next.
pub(crate) const PITCH: f64 = SQUARE + GROOVE;
/// Ground between the outer squares and the rim.
pub(crate) const BORDER: f64 = 10.0;
/// The rim without coordinates.
pub(crate) const BARE_RIM: f64 = 16.0;
/// The rim with coordinates on it.
pub(crate) const LETTERED_RIM: f64 = 26.0;
/// How far a rack of fences in hand widens the rim on that side.
pub(crate) const RACK: f64 = 34.0;
/// Rim between a rack and the board's edge.
pub(crate) const RACK_INSET: f64 = 8.0;
/// Paper around the board, if there is any.
pub(crate) const MARGIN: f64 = 24.0;

/// How round the corners are.
pub(crate) const RIM_CORNER: f64 = 18.0;
pub(crate) const GROUND_CORNER: f64 = 11.0;
pub(crate) const SQUARE_CORNER: f64 = 7.0;
pub(crate) const FENCE_CORNER: f64 = 4.0;

/// The offset and the softness of shadows.
pub(crate) const BOARD_SHADOW: (f64, f64) = (6.0, 12.0);
pub(crate) const FENCE_SHADOW: (f64, f64) = (2.5, 3.0);
pub(crate) const PAWN_SHADOW: (f64, f64) = (6.0, 4.0);

/// How much of a square's height is its visible foot, below the face.
pub(crate) const SQUARE_FOOT: f64 = 3.0;
/// The light on a square's upper edge.
pub(crate) const SQUARE_LIGHT: f64 = 1.2;
/// Veins of the squares: one drawing for each shade, kept clear of the rounded corners.
pub(crate) const GRAINS: [&str; 3] = [
    "M0 11c22-3 38 5 64 1M0 24c18 3 40-4 64 2M0 33c25-2 36 3 64-1M0 49c20-4 42 3 64-2",
    "M0 15c24 4 40-3 64 0M0 29c20-4 44 2 64-1M0 42c26 3 34-3 64 1M0 53c22-2 40 2 64-1",
    "M0 9c20 2 44-3 64 1M0 20c24-3 36 4 64 0M0 38c20 4 40-2 64 2M0 46c28-3 38 2 64 0",
];
/// Length and thickness of the dash that marks a square of a goal line, and its distance from the edge.
pub(crate) const GOAL_DASH: (f64, f64) = (22.0, 4.5);
pub(crate) const GOAL_DASH_INSET: f64 = 6.0;

/// Length and thickness of a fence.
pub(crate) const FENCE: (f64, f64) = (2.0 * SQUARE + GROOVE, 11.0);
/// How far a pawn's face stands above its foot.
pub(crate) const PAWN_HEIGHT: f64 = 5.0;
/// How far a pawn stands above the middle of its square, to make up for the square's foot.
pub(crate) const PAWN_LIFT: f64 = SQUARE_FOOT / 2.0;
/// The dark edge around a pawn's face.
pub(crate) const PAWN_EDGE: f64 = 1.0;

/// Size of the coordinates.
pub(crate) const LABEL_SIZE: f64 = 15.0;
/// Size of texts on squares.
pub(crate) const SQUARE_LABEL_SIZE: f64 = 26.0;
/// How far under a text's middle its letters stand, as a part of their size.
pub(crate) const BASELINE: f64 = 0.36;
/// The smallest and the largest captions, and how many of their letters' sizes the rim is wide between the two.
pub(crate) const CAPTION_SIZES: (f64, f64) = (13.0, 22.0);
pub(crate) const CAPTION_SIZES_PER_WIDTH: f64 = 34.0;
/// Room above and below the lines of a caption. Above, the rim does most of that already.
pub(crate) const CAPTION_PADDING: (f64, f64) = (2.0, 16.0);
/// Height of a caption's line, as a multiple of its letters' size.
pub(crate) const LINE_HEIGHT: f64 = 1.35;

/// From one fence in hand to the next.
pub(crate) const HAND_STEP: f64 = 10.0;
/// Thickness and length of a fence in hand.
pub(crate) const HAND_FENCE: (f64, f64) = (6.0, 17.0);
/// Room for the pawn at the head of the fences in hand, and how much smaller than on its square it is.
pub(crate) const HAND_PAWN: f64 = 30.0;
pub(crate) const HAND_PAWN_SCALE: f64 = 0.46;
/// Room between the fences in hand and the ends of their tray.
pub(crate) const HAND_PADDING: f64 = 6.0;

/// How far the light around the last fence reaches.
pub(crate) const GLOW: f64 = 3.5;
/// The edge of a coloured square.
pub(crate) const TINT_EDGE: f64 = 2.0;
/// Radius of the dot on a square, and thickness of the frame around one.
pub(crate) const DOT: f64 = 10.0;
pub(crate) const FRAME: f64 = 4.0;
/// Thickness of a path, of it with its dark edge, and radius of the dot at its end.
pub(crate) const PATH: f64 = 6.0;
pub(crate) const PATH_WITH_EDGE: f64 = 9.0;
pub(crate) const PATH_END: f64 = 8.0;
/// How far each seat's path runs beside the middle of the squares.
pub(crate) const PATH_ASIDE: f64 = 5.0;
/// An arrow: where it begins and how far it stays off the middle of its last square; half its thickness; length and
/// half width of its head.
pub(crate) const ARROW_TAIL: f64 = 27.0;
pub(crate) const ARROW_GAP: f64 = 4.0;
pub(crate) const ARROW_SHAFT: f64 = 5.5;
pub(crate) const ARROW_HEAD: (f64, f64) = (26.0, 17.0);
/// How far the arms of a cross reach to each side, how thick they are, and how thick with their white edge.
pub(crate) const CROSS: f64 = 17.0;
pub(crate) const CROSS_ARM: f64 = 7.0;
pub(crate) const CROSS_ARM_WITH_EDGE: f64 = 11.0;
