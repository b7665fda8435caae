//! Painting what explains a position: tints, marks, paths, ghosts, arrows, crosses and labels.

use fencepost_rules::{Fence, Seat, Square, Squares};

use crate::layout::{Layout, Point, Rect};
use crate::measures::{
    ARROW_GAP, ARROW_HEAD, ARROW_SHAFT, ARROW_TAIL, BASELINE, CROSS, CROSS_ARM, CROSS_ARM_WITH_EDGE, DOT, FENCE_CORNER,
    FRAME, GLOW, PATH, PATH_ASIDE, PATH_END, PATH_WITH_EDGE, PITCH, SQUARE_CORNER, SQUARE_LABEL_SIZE, TINT_EDGE,
};
use crate::svg::{Escaped, Num, Place, Svg, draw};
use crate::theme::{Colour, Palette, pawn_colours};

/// The colour of a mark, a tint, a path or an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Ink {
    /// The theme's own colour for things that belong to nobody.
    #[default]
    Accent,
    /// Red: what the rules refuse.
    Refused,
    /// The colour of a seat.
    Seat(Seat),
}

impl Ink {
    const fn colour(self, palette: &Palette) -> Colour {
        match self {
            Ink::Accent => palette.accent,
            Ink::Refused => palette.refused,
            Ink::Seat(seat) => pawn_colours(seat).face,
        }
    }
}

/// A fence that does not lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ghost {
    /// It could be placed there.
    Suggested,
    /// The rules refuse it there.
    Refused,
}

/// How a square is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Mark {
    Ring,
    Dot,
}

/// Everything laid over a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Overlay {
    pub(crate) tints: Vec<(Squares, Ink)>,
    pub(crate) marks: Vec<(Square, Mark, Ink)>,
    pub(crate) paths: Vec<(Vec<Square>, Ink)>,
    pub(crate) glows: Vec<(Fence, Ink)>,
    pub(crate) ghosts: Vec<(Fence, Ghost)>,
    pub(crate) shifted: Vec<Fence>,
    pub(crate) arrows: Vec<(Square, Square, Ink)>,
    pub(crate) crosses: Vec<Fence>,
    pub(crate) labels: Vec<(Square, String)>,
}

/// The colours of the squares themselves.
pub(crate) fn paint_tints(svg: &mut Svg, layout: &Layout, palette: &Palette, overlay: &Overlay) {
    for &(squares, ink) in &overlay.tints {
        paint_tint(svg, layout, palette, squares, ink);
    }
}

/// The parts directly on the squares, under fences and pawns.
pub(crate) fn paint_below(svg: &mut Svg, layout: &Layout, palette: &Palette, overlay: &Overlay) {
    for (path, ink) in &overlay.paths {
        paint_path(svg, layout, palette, path, *ink);
    }
    for &(square, mark, ink) in &overlay.marks {
        paint_mark(svg, layout, palette, square, mark, ink);
    }
}

/// The light around the fence of the last move, above all shadows and under the fence.
pub(crate) fn paint_glows(svg: &mut Svg, layout: &Layout, palette: &Palette, overlay: &Overlay) {
    for &(fence, ink) in &overlay.glows {
        let (colour, place) = (ink.colour(palette), layout.fence(fence).grown(GLOW));
        draw!(svg, r#"<rect {} rx="{}" fill="{colour}" data-last="{fence}"/>"#, Place(place), Num(FENCE_CORNER + GLOW));
    }
}

/// The parts in the grooves beside the placed fences.
pub(crate) fn paint_ghosts(svg: &mut Svg, layout: &Layout, palette: &Palette, overlay: &Overlay) {
    for &(fence, ghost) in &overlay.ghosts {
        let colour = match ghost {
            Ghost::Suggested => palette.fence[0],
            Ghost::Refused => palette.refused,
        };
        paint_ghost(svg, layout.fence(fence), colour, &format!(r#"data-ghost="{fence}""#));
    }
    for &fence in &overlay.shifted {
        paint_ghost(svg, shifted(layout, fence), palette.refused, &format!(r#"data-shifted="{fence}""#));
    }
}

/// Where a fence lies that is half a square off, to the right or upwards.
fn shifted(layout: &Layout, fence: Fence) -> Rect {
    let place = layout.fence(fence);
    if layout.is_level(fence) {
        Rect { x: place.x + PITCH / 2.0, ..place }
    } else {
        Rect { y: place.y - PITCH / 2.0, ..place }
    }
}

/// The parts above everything else.
pub(crate) fn paint_above(svg: &mut Svg, layout: &Layout, palette: &Palette, overlay: &Overlay) {
    for &(from, to, ink) in &overlay.arrows {
        paint_arrow(svg, layout, palette, from, to, ink);
    }
    for &fence in &overlay.crosses {
        paint_cross(svg, palette, layout.fence(fence).middle(), fence);
    }
    for &fence in &overlay.shifted {
        paint_cross(svg, palette, shifted(layout, fence).middle(), fence);
    }
    for (square, text) in &overlay.labels {
        let Point { x, y } = layout.square(*square).middle();
        draw!(svg, r#"<text x="{}" y="{}" "#, Num(x), Num(y + SQUARE_LABEL_SIZE * BASELINE));
        draw!(svg, r##"font-size="{}" text-anchor="middle" fill="#fff" {LABEL_EDGE}>"##, Num(SQUARE_LABEL_SIZE));
        draw!(svg, "{}</text>", Escaped(text));
    }
}

/// The dark edge that makes white letters readable on every square.
const LABEL_EDGE: &str =
    r##"stroke="#000" stroke-opacity=".6" stroke-width="4" stroke-linejoin="round" paint-order="stroke""##;

fn paint_tint(svg: &mut Svg, layout: &Layout, palette: &Palette, squares: Squares, ink: Ink) {
    let colour = ink.colour(palette);
    // The edge separates the squares from neighbours of a similar colour.
    let edge = Num(TINT_EDGE);
    draw!(
        svg,
        r#"<g fill="{colour}" fill-opacity=".36" stroke="{colour}" stroke-opacity=".85" stroke-width="{edge}">"#
    );
    for square in squares {
        let place = layout.square(square).grown(-TINT_EDGE / 2.0);
        let corner = Num(SQUARE_CORNER - TINT_EDGE / 2.0);
        draw!(svg, r#"<rect {} rx="{corner}" data-tint="{square}"/>"#, Place(place));
    }
    draw!(svg, "</g>");
}

fn paint_mark(svg: &mut Svg, layout: &Layout, palette: &Palette, square: Square, mark: Mark, ink: Ink) {
    let colour = ink.colour(palette);
    match mark {
        Mark::Dot => {
            let Point { x, y } = layout.square(square).middle();
            draw!(svg, r#"<circle cx="{}" cy="{}" r="{}" "#, Num(x), Num(y), Num(DOT));
            draw!(svg, r#"fill="{colour}" fill-opacity=".85" data-mark="{square}"/>"#);
        }
        Mark::Ring => {
            let place = layout.square(square).grown(-FRAME / 2.0 - 1.0);
            draw!(svg, r#"<rect {} rx="{}" fill="none" "#, Place(place), Num(SQUARE_CORNER - FRAME / 2.0));
            draw!(svg, r#"stroke="{colour}" stroke-width="{}" data-mark="{square}"/>"#, Num(FRAME));
        }
    }
}

/// A line from square to square. Each seat's runs a little to its own side, so that two on the same squares stay apart.
fn paint_path(svg: &mut Svg, layout: &Layout, palette: &Palette, path: &[Square], ink: Ink) {
    let (Some(&first), Some(&last)) = (path.first(), path.last()) else { return };
    let (right, down) = match ink {
        Ink::Seat(Seat::South) => (-PATH_ASIDE, -PATH_ASIDE),
        Ink::Seat(Seat::West) => (PATH_ASIDE, -PATH_ASIDE),
        Ink::Seat(Seat::North) => (PATH_ASIDE, PATH_ASIDE),
        Ink::Seat(Seat::East) => (-PATH_ASIDE, PATH_ASIDE),
        Ink::Accent | Ink::Refused => (0.0, 0.0),
    };
    let place = |square: Square| {
        let Point { x, y } = layout.square(square).middle();
        Point { x: x + right, y: y + down }
    };
    let colour = ink.colour(palette);
    let line: Vec<String> = path.iter().map(|&square| place(square).to_string()).collect();
    let line = line.join("L");
    draw!(svg, r#"<g data-path="{first}-{last}" fill="none" stroke-linecap="round" stroke-linejoin="round">"#);
    draw!(svg, r#"<path d="M{line}" {SEAM} stroke-width="{}"/>"#, Num(PATH_WITH_EDGE));
    draw!(svg, r#"<path d="M{line}" stroke="{colour}" stroke-width="{}"/>"#, Num(PATH));
    let Point { x, y } = place(last);
    draw!(svg, r#"<circle cx="{}" cy="{}" r="{}" fill="{colour}" {SEAM}/></g>"#, Num(x), Num(y), Num(PATH_END));
}

/// The dark edge that separates lines from squares of a similar colour.
const SEAM: &str = r##"stroke="#000" stroke-opacity=".3""##;

fn paint_ghost(svg: &mut Svg, place: Rect, colour: Colour, data: &str) {
    draw!(
        svg,
        r#"<rect {} rx="{}" fill="{colour}" fill-opacity=".5" stroke="{colour}" stroke-width="1.8" stroke-dasharray="6 4" {data}/>"#,
        Place(place),
        Num(FENCE_CORNER)
    );
}

/// An arrow, drawn to the right from the origin and then turned.
fn paint_arrow(svg: &mut Svg, layout: &Layout, palette: &Palette, from: Square, to: Square, ink: Ink) {
    let (start, end) = (layout.square(from).middle(), layout.square(to).middle());
    let (dx, dy) = (end.x - start.x, end.y - start.y);
    let tip = dx.hypot(dy) - ARROW_GAP;
    let (tail, neck, tip) = (Num(ARROW_TAIL), Num(tip - ARROW_HEAD.0), Num(tip));
    let (shaft, head, thickness) = (Num(ARROW_SHAFT), Num(ARROW_HEAD.1), Num(2.0 * ARROW_SHAFT));
    draw!(svg, r#"<path transform="translate({start}) rotate({})" "#, Num(dy.atan2(dx).to_degrees()));
    draw!(svg, r#"d="M{tail} -{shaft}H{neck}V-{head}L{tip} 0L{neck} {head}V{shaft}H{tail}"#);
    draw!(svg, r#"a{shaft} {shaft} 0 0 1 0-{thickness}z" fill="{}" fill-opacity=".92" "#, ink.colour(palette));
    draw!(svg, r#"{SEAM} stroke-width="1.5" stroke-linejoin="round" data-arrow="{from}-{to}"/>"#);
}

fn paint_cross(svg: &mut Svg, palette: &Palette, middle: Point, fence: Fence) {
    let reach = Num(CROSS);
    let arms = format!("M-{reach}-{reach}L{reach} {reach}M{reach}-{reach}L-{reach} {reach}");
    draw!(svg, r#"<g transform="translate({middle})" fill="none" stroke-linecap="round" data-cross="{fence}">"#);
    draw!(svg, r##"<path d="{arms}" stroke="#fff" stroke-width="{}"/>"##, Num(CROSS_ARM_WITH_EDGE));
    draw!(svg, r#"<path d="{arms}" stroke="{}" stroke-width="{}"/></g>"#, palette.refused, Num(CROSS_ARM));
}
