//! Painting the pieces: fences and pawns.

use fencepost_rules::{Fence, Position, Seat};

use crate::layout::{Layout, Point, Rect};
use crate::measures::{FENCE, FENCE_CORNER, FENCE_SHADOW, PAWN_EDGE, PAWN_HEIGHT, PAWN_LIFT, PAWN_SHADOW};
use crate::svg::{Num, Svg, draw, layer_opacity};
use crate::theme::{Palette, pawn_colours};

/// Definitions that fences and pawns need.
pub(crate) fn define(svg: &mut Svg, palette: &Palette, position: &Position) {
    svg.shade_down("level", palette.fence);
    svg.shade_across("upright", palette.fence);
    define_fence(svg, palette, "level", FENCE);
    define_fence(svg, palette, "upright", (FENCE.1, FENCE.0));
    for seat in position.playing() {
        let colours = pawn_colours(seat);
        let id = svg.id(seat.name());
        draw!(
            svg,
            r#"<linearGradient id="{id}" x2="0" y2="1"><stop stop-color="{}"/><stop offset=".5" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient>"#,
            colours.lit,
            colours.face,
            colours.shaded
        );
    }
}

/// One fence at the origin: its shaded edge, its body, the light along its upper edge.
fn define_fence(svg: &mut Svg, palette: &Palette, name: &str, (width, height): (f64, f64)) {
    let (id, body) = (svg.id(&format!("{name}-fence")), svg.url(name));
    let [lit, shaded] = palette.fence_edge;
    let (w, h, corner) = (Num(width), Num(height), Num(FENCE_CORNER));
    draw!(svg, r#"<g id="{id}"><rect width="{w}" height="{h}" rx="{corner}" fill="{shaded}"/>"#);
    draw!(
        svg,
        r#"<rect x=".8" y=".6" width="{}" height="{}" rx="{}" fill="{body}"/>"#,
        Num(width - 1.6),
        Num(height - 2.0),
        Num(FENCE_CORNER - 0.8)
    );
    draw!(
        svg,
        r#"<path d="M{c} 1.3H{}" stroke="{lit}" stroke-width="1.2" stroke-linecap="round"/></g>"#,
        Num(width - FENCE_CORNER),
        c = corner
    );
    let shadow = Rect { x: 0.0, y: FENCE_SHADOW.0, width, height };
    let id = svg.id(&format!("{name}-shadow"));
    draw!(svg, r#"<g id="{id}">"#);
    svg.soft_shadow(shadow, FENCE_CORNER, FENCE_SHADOW.1, palette.shadow);
    draw!(svg, "</g>");
}

/// The shadows of all placed fences: painted before the fences, so that none falls on a fence.
pub(crate) fn paint_fence_shadows(svg: &mut Svg, layout: &Layout, position: &Position) {
    draw!(svg, "<g>");
    for fence in position.fences() {
        use_fence(svg, layout, fence, "shadow");
        draw!(svg, "/>");
    }
    draw!(svg, "</g>");
}

/// All placed fences.
pub(crate) fn paint_fences(svg: &mut Svg, layout: &Layout, position: &Position) {
    draw!(svg, "<g>");
    for fence in position.fences() {
        use_fence(svg, layout, fence, "fence");
        draw!(svg, r#" data-fence="{fence}" data-placed=""/>"#);
    }
    draw!(svg, "</g>");
}

fn use_fence(svg: &mut Svg, layout: &Layout, fence: Fence, part: &str) {
    let Rect { x, y, .. } = layout.fence(fence);
    let name = if layout.is_level(fence) { "level" } else { "upright" };
    let body = svg.id(&format!("{name}-{part}"));
    draw!(svg, r##"<use href="#{body}" x="{}" y="{}""##, Num(x), Num(y));
}

/// All pawns.
pub(crate) fn paint_pawns(svg: &mut Svg, layout: &Layout, palette: &Palette, position: &Position) {
    draw!(svg, r#"<g stroke-linejoin="round">"#);
    for seat in position.playing() {
        if let Some(square) = position.pawn(seat) {
            let Point { x, y } = layout.square(square).middle();
            draw!(svg, r#"<g data-pawn="{seat}" transform="translate({} {})">"#, Num(x), Num(y - PAWN_LIFT));
            paint_pawn_shadow(svg, palette, seat);
            paint_pawn(svg, seat);
            draw!(svg, "</g>");
        }
    }
    draw!(svg, "</g>");
}

fn paint_pawn_shadow(svg: &mut Svg, palette: &Palette, seat: Seat) {
    let Shape { outline, rounding, .. } = shape(seat);
    let opacity = format!("{:.3}", layer_opacity(palette.shadow, 5.0));
    for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
        draw!(
            svg,
            r##"<path d="{outline}" transform="translate(0 {})" stroke="#000" stroke-width="{}" opacity="{opacity}"/>"##,
            Num(PAWN_SHADOW.0),
            Num(rounding + 2.0 * PAWN_SHADOW.1 * part)
        );
    }
}

/// A pawn around the origin: its side, its face, a ring on the face and the light on it.
pub(crate) fn paint_pawn(svg: &mut Svg, seat: Seat) {
    let colours = pawn_colours(seat);
    let Shape { outline, rounding, ring } = shape(seat);
    let face = svg.url(seat.name());
    let (side, half, rounding) = (colours.side, Num(PAWN_HEIGHT / 2.0), Num(rounding));
    draw!(
        svg,
        r#"<path d="{outline}" transform="translate(0 {half})" fill="{side}" stroke="{side}" stroke-width="{}"/>"#,
        Num(rounding.0 + 2.0 * PAWN_EDGE)
    );
    draw!(
        svg,
        r#"<path d="{outline}" transform="translate(0 -{half})" fill="{side}" stroke="{side}" stroke-width="{}"/>"#,
        Num(rounding.0 + 2.0 * PAWN_EDGE)
    );
    draw!(
        svg,
        r#"<g transform="translate(0 -{half})"><path d="{outline}" fill="{face}" stroke="{face}" stroke-width="{rounding}"/>"#
    );
    draw!(svg, r##"<path d="{ring}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.8"/></g>"##);
}

/// A pawn's outline around the origin, before its corners are rounded by a stroke of that width.
struct Shape {
    outline: &'static str,
    rounding: f64,
    /// A smaller outline, engraved on the face.
    ring: &'static str,
}

/// Every seat has a shape of its own, so that colour is never the only difference.
const fn shape(seat: Seat) -> Shape {
    match seat {
        Seat::South => Shape {
            outline: "M-18 0a18 18 0 1 1 36 0a18 18 0 1 1-36 0z",
            rounding: 6.0,
            ring: "M-13.5 0a13.5 13.5 0 1 1 27 0a13.5 13.5 0 1 1-27 0z",
        },
        Seat::West => Shape { outline: "M0-18L19 14H-19z", rounding: 9.0, ring: "M0-11L12.5 10H-12.5z" },
        Seat::North => {
            Shape { outline: "M0-20L20 0L0 20L-20 0z", rounding: 8.0, ring: "M0-14.5L14.5 0L0 14.5L-14.5 0z" }
        }
        Seat::East => Shape {
            outline: "M-19 0L-9.5-16.5H9.5L19 0L9.5 16.5H-9.5z",
            rounding: 7.0,
            ring: "M-14 0L-7-12H7L14 0L7 12H-7z",
        },
    }
}
