//! Painting the fences that the players have not placed yet, and whose turn it is.

use fencepost_rules::Position;

use crate::layout::{Layout, Point, Rect};
use crate::measures::{HAND_FENCE, HAND_PADDING, HAND_PAWN, HAND_PAWN_SCALE, HAND_STEP};
use crate::pieces::paint_pawn;
use crate::svg::{Num, Place, Svg, draw};
use crate::theme::Palette;

/// Every player's tray.
pub(crate) fn paint(svg: &mut Svg, layout: &Layout, palette: &Palette, position: &Position) {
    let most = position.playing().into_iter().map(|seat| position.left(seat)).max().unwrap_or(0);
    let slots = most.max(position.players().default_fences());
    for seat in position.playing() {
        let tray = Tray::new(layout.rack(seat), slots);
        let is_next = position.winner().is_none() && position.turn() == seat;
        let light = if is_next { palette.accent } else { "none" };
        draw!(svg, r#"<g data-hand="{seat}"><rect {} rx="{}" "#, Place(tray.place()), Num(tray.thickness / 2.0));
        draw!(svg, r#"fill-opacity=".16" stroke="{light}" stroke-width="2"/>"#);
        let head = tray.at(HAND_PADDING + HAND_PAWN / 2.0 - 2.0);
        draw!(svg, r#"<g stroke-linejoin="round" transform="translate({head}) scale({})">"#, Num(HAND_PAWN_SCALE));
        paint_pawn(svg, seat);
        draw!(svg, "</g>");
        tray.paint_fences(svg, position.left(seat));
        draw!(svg, "</g>");
    }
}

/// Where a player's fences lie: a row with a pawn at its head. A row at the side is read from the top.
struct Tray {
    middle: Point,
    is_level: bool,
    length: f64,
    thickness: f64,
    /// From one fence to the next.
    step: f64,
    /// Places for fences, full or empty.
    slots: u8,
}

impl Tray {
    fn new(strip: Rect, slots: u8) -> Tray {
        let is_level = strip.width > strip.height;
        let (room, thickness) = if is_level { (strip.width, strip.height) } else { (strip.height, strip.width) };
        let step = HAND_STEP.min((room - HAND_PAWN - 2.0 * HAND_PADDING) / f64::from(slots));
        let length = HAND_PAWN + step * f64::from(slots) + 2.0 * HAND_PADDING;
        Tray { middle: strip.middle(), is_level, length, thickness, step, slots }
    }

    /// The point at that distance from the head's end.
    fn at(&self, along: f64) -> Point {
        let Point { x, y } = self.middle;
        let from_middle = along - self.length / 2.0;
        if self.is_level { Point { x: x + from_middle, y } } else { Point { x, y: y + from_middle } }
    }

    fn place(&self) -> Rect {
        self.across(self.middle, self.length, self.thickness)
    }

    /// The rectangle around a point with that size along and across the row.
    fn across(&self, Point { x, y }: Point, along: f64, across: f64) -> Rect {
        let (width, height) = if self.is_level { (along, across) } else { (across, along) };
        Rect { x: x - width / 2.0, y: y - height / 2.0, width, height }
    }

    fn paint_fences(&self, svg: &mut Svg, left: u8) {
        let fill = svg.url(if self.is_level { "upright" } else { "level" });
        // A long row on a small board is packed tighter, with thinner fences.
        let thickness = HAND_FENCE.0.min(self.step * 0.6);
        draw!(svg, r#"<g fill="{fill}">"#);
        for slot in 0..self.slots {
            let middle = self.at(HAND_PADDING + HAND_PAWN + self.step * (f64::from(slot) + 0.5));
            let faint = if slot < left { "" } else { r#" opacity=".16""# };
            draw!(svg, r#"<rect {} rx="1.5"{faint}/>"#, Place(self.across(middle, thickness, HAND_FENCE.1)));
        }
        draw!(svg, "</g>");
    }
}
