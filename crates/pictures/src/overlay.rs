//! Painting what explains a position: tints, marks, ways, ghosts, arrows, crosses and labels.

use fencepost_rules::{Fence, Seat, Square, Squares};

use crate::layout::{Layout, PITCH, Point, Rect, SQUARE};
use crate::pieces::FENCE_CORNER;
use crate::svg::{Escaped, Num, Place, Svg, draw};
use crate::theme::{Colour, Palette, pawn_colours};

/// How far the light around the last fence reaches.
const GLOW: f64 = 3.5;

/// What a mark, a tint, a path or an arrow is drawn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Ink {
    /// The look's own colour for things that belong to nobody.
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

/// What lies flat on the squares, under fences and pawns.
pub(crate) fn paint_below(svg: &mut Svg, layout: &Layout, palette: &Palette, overlay: &Overlay) {
    for (way, ink) in &overlay.paths {
        paint_path(svg, layout, palette, way, *ink);
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

/// What lies in the grooves beside the placed fences.
pub(crate) fn paint_ghosts(svg: &mut Svg, layout: &Layout, palette: &Palette, overlay: &Overlay) {
    for &(fence, ghost) in &overlay.ghosts {
        let colour = match ghost {
            Ghost::Suggested => palette.fence[0],
            Ghost::Refused => palette.refused,
        };
        paint_ghost(svg, layout.fence(fence), colour, &format!(r#"data-ghost="{fence}""#));
    }
    for &fence in &overlay.shifted {
        let shift = PITCH / 2.0;
        let Rect { x, y, width, height } = layout.fence(fence);
        let place = if layout.is_level(fence) {
            Rect { x: x + shift, y, width, height }
        } else {
            Rect { x, y: y - shift, width, height }
        };
        paint_ghost(svg, place, palette.refused, &format!(r#"data-shifted="{fence}""#));
    }
}

/// What stands above everything else.
pub(crate) fn paint_above(svg: &mut Svg, layout: &Layout, palette: &Palette, overlay: &Overlay) {
    for &(from, to, ink) in &overlay.arrows {
        paint_arrow(svg, layout, palette, from, to, ink);
    }
    for &fence in &overlay.crosses {
        paint_cross(svg, layout, palette, fence);
    }
    for (square, text) in &overlay.labels {
        let Point { x, y } = layout.square(*square).middle();
        draw!(
            svg,
            r##"<text x="{}" y="{}" font-size="26" text-anchor="middle" fill="#fff" stroke="#000" stroke-opacity=".6" stroke-width="4" stroke-linejoin="round" paint-order="stroke">{}</text>"##,
            Num(x),
            Num(y + 9.0),
            Escaped(text)
        );
    }
}

fn paint_tint(svg: &mut Svg, layout: &Layout, palette: &Palette, squares: Squares, ink: Ink) {
    // The edge tells the squares apart from their neighbours where the colours alone are hard to tell.
    let colour = ink.colour(palette);
    draw!(svg, r#"<g fill="{colour}" fill-opacity=".36" stroke="{colour}" stroke-opacity=".85" stroke-width="2">"#);
    for square in squares {
        let place = layout.square(square).grown(-1.0);
        draw!(svg, r#"<rect {} rx="6" data-tint="{square}"/>"#, Place(place));
    }
    draw!(svg, "</g>");
}

fn paint_mark(svg: &mut Svg, layout: &Layout, palette: &Palette, square: Square, mark: Mark, ink: Ink) {
    let Point { x, y } = layout.square(square).middle();
    let colour = ink.colour(palette);
    match mark {
        Mark::Dot => {
            draw!(
                svg,
                r#"<circle cx="{}" cy="{}" r="10" fill="{colour}" fill-opacity=".85" data-mark="{square}"/>"#,
                Num(x),
                Num(y)
            );
        }
        Mark::Ring => {
            let place = layout.square(square).grown(-3.0);
            draw!(
                svg,
                r#"<rect {} rx="5" fill="none" stroke="{colour}" stroke-width="4" data-mark="{square}"/>"#,
                Place(place)
            );
        }
    }
}

/// A line from square to square. Each seat's runs a little to its own side, so that two on the same squares stay apart.
fn paint_path(svg: &mut Svg, layout: &Layout, palette: &Palette, way: &[Square], ink: Ink) {
    let (Some(&first), Some(&last)) = (way.first(), way.last()) else { return };
    let aside = match ink {
        Ink::Seat(Seat::South) => (-5.0, -5.0),
        Ink::Seat(Seat::West) => (5.0, -5.0),
        Ink::Seat(Seat::North) => (5.0, 5.0),
        Ink::Seat(Seat::East) => (-5.0, 5.0),
        Ink::Accent | Ink::Refused => (0.0, 0.0),
    };
    let place = |square: Square| {
        let Point { x, y } = layout.square(square).middle();
        Point { x: x + aside.0, y: y + aside.1 }
    };
    let colour = ink.colour(palette);
    let line: Vec<String> = way.iter().map(|&square| place(square).to_string()).collect();
    let line = line.join("L");
    draw!(svg, r#"<g data-path="{first}-{last}" fill="none" stroke-linecap="round" stroke-linejoin="round">"#);
    draw!(svg, r##"<path d="M{line}" stroke="#000" stroke-opacity=".28" stroke-width="9"/>"##);
    draw!(svg, r#"<path d="M{line}" stroke="{colour}" stroke-width="6"/>"#);
    let Point { x, y } = place(last);
    draw!(
        svg,
        r##"<circle cx="{}" cy="{}" r="8" fill="{colour}" stroke="#000" stroke-opacity=".28" stroke-width="1.5"/></g>"##,
        Num(x),
        Num(y)
    );
}

fn paint_ghost(svg: &mut Svg, place: Rect, colour: Colour, data: &str) {
    draw!(
        svg,
        r#"<rect {} rx="{}" fill="{colour}" fill-opacity=".5" stroke="{colour}" stroke-width="1.8" stroke-dasharray="6 4" {data}/>"#,
        Place(place),
        Num(FENCE_CORNER)
    );
}

fn paint_arrow(svg: &mut Svg, layout: &Layout, palette: &Palette, from: Square, to: Square, ink: Ink) {
    let (start, end) = (layout.square(from).middle(), layout.square(to).middle());
    let (dx, dy) = (end.x - start.x, end.y - start.y);
    let length = dx.hypot(dy);
    if length == 0.0 {
        return;
    }
    let (tail, tip) = (SQUARE * 0.42, length - SQUARE * 0.06);
    let neck = tip - 26.0;
    let degrees = dy.atan2(dx).to_degrees();
    draw!(
        svg,
        r##"<path transform="translate({start}) rotate({})" d="M{tail} -5.5H{neck}V-17L{tip} 0L{neck} 17V5.5H{tail}a5.5 5.5 0 0 1 0-11z" fill="{}" fill-opacity=".92" stroke="#000" stroke-opacity=".35" stroke-width="1.5" stroke-linejoin="round" data-arrow="{from}-{to}"/>"##,
        Num(degrees),
        ink.colour(palette),
        tail = Num(tail),
        neck = Num(neck),
        tip = Num(tip)
    );
}

fn paint_cross(svg: &mut Svg, layout: &Layout, palette: &Palette, fence: Fence) {
    let middle = layout.fence(fence).middle();
    let arms = "M-17-17L17 17M17-17L-17 17";
    draw!(svg, r#"<g transform="translate({middle})" fill="none" stroke-linecap="round" data-cross="{fence}">"#);
    draw!(
        svg,
        r##"<path d="{arms}" stroke="#fff" stroke-width="11"/><path d="{arms}" stroke="{}" stroke-width="7"/></g>"##,
        palette.refused
    );
}
