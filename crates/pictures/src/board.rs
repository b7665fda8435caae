//! Painting the static parts: backdrop, rim, ground, squares, goal lines, coordinates and the caption.

use fencepost_rules::{Board, Position, Seat, Square, Squares};

use crate::layout::{Layout, Point, Rect};
use crate::measures::{
    BASELINE, BOARD_SHADOW, CAPTION_PADDING, GOAL_DASH, GOAL_DASH_INSET, GRAINS, GROUND_CORNER, LABEL_SIZE,
    LETTERED_RIM, LINE_HEIGHT, RIM_CORNER, SQUARE, SQUARE_CORNER, SQUARE_FOOT, SQUARE_LIGHT,
};
use crate::svg::{Escaped, Num, Place, Svg, draw};
use crate::theme::{Palette, pawn_colours};

/// The dark edge around a goal dash: without it, some seats' colours would be hard to see on some squares.
const INLAY: &str = r##"stroke="#000" stroke-opacity=".3" stroke-width="1.6" paint-order="stroke""##;

/// Definitions that the board needs.
pub(crate) fn define(svg: &mut Svg, palette: &Palette) {
    svg.shade_down("rim", palette.rim);
    svg.shade_down("rim-edge", palette.rim_edge);
    svg.shade_down("ground", palette.ground);
    let [lit, shaded] = palette.rim_edge;
    svg.shade_down("lip", [shaded, lit]);
    for (tone, &shade) in palette.squares.iter().enumerate() {
        svg.shade_down(&format!("face{tone}"), shade);
        define_square(svg, palette, tone);
    }
}

/// One square at the origin: its foot, its face, the light on its upper edge, its veins.
fn define_square(svg: &mut Svg, palette: &Palette, tone: usize) {
    let (id, face) = (svg.id(&format!("square{tone}")), svg.url(&format!("face{tone}")));
    let [lit, foot] = palette.square_edge;
    let (size, corner, face_height) = (Num(SQUARE), Num(SQUARE_CORNER), Num(SQUARE - SQUARE_FOOT));
    draw!(svg, r#"<g id="{id}"><rect width="{size}" height="{size}" rx="{corner}" fill="{foot}"/>"#);
    draw!(svg, r#"<rect width="{size}" height="{face_height}" rx="{corner}" fill="{lit}"/>"#);
    draw!(
        svg,
        r#"<rect y="{}" width="{size}" height="{}" rx="{corner}" fill="{face}"/>"#,
        Num(SQUARE_LIGHT),
        Num(SQUARE - SQUARE_FOOT - SQUARE_LIGHT)
    );
    if let Some(vein) = palette.grain {
        draw!(
            svg,
            r#"<path d="{}" fill="none" stroke="{vein}" stroke-opacity=".13" stroke-width="1.6"/>"#,
            GRAINS[tone]
        );
    }
    draw!(svg, "</g>");
}

/// The backdrop and the board without its squares.
pub(crate) fn paint_body(svg: &mut Svg, layout: &Layout, palette: &Palette, backdrop: bool) {
    if backdrop {
        draw!(
            svg,
            r#"<path fill="{}" d="M0 0H{w}V{h}H0z"/>"#,
            palette.paper,
            w = Num(layout.width()),
            h = Num(layout.height())
        );
        let shadow = Rect { y: layout.rim.y + BOARD_SHADOW.0, ..layout.rim };
        svg.soft_shadow(shadow, RIM_CORNER, BOARD_SHADOW.1, palette.shadow * 0.6);
    }
    let (rim, edge) = (svg.url("rim"), svg.url("rim-edge"));
    draw!(
        svg,
        r#"<rect {} rx="{}" fill="{rim}" stroke="{edge}" stroke-width="2"/>"#,
        Place(layout.rim.grown(-1.0)),
        Num(RIM_CORNER - 1.0)
    );
    let (ground, lip) = (svg.url("ground"), svg.url("lip"));
    draw!(
        svg,
        r#"<rect {} rx="{}" fill="{ground}" stroke="{lip}" stroke-width="2"/>"#,
        Place(layout.ground),
        Num(GROUND_CORNER)
    );
}

/// The given squares.
pub(crate) fn paint_squares(svg: &mut Svg, layout: &Layout, squares: Squares) {
    draw!(svg, "<g>");
    for square in squares {
        let Rect { x, y, .. } = layout.square(square);
        let body = svg.id(&format!("square{}", tone(square)));
        draw!(svg, r##"<use href="#{body}" x="{}" y="{}" data-square="{square}"/>"##, Num(x), Num(y));
    }
    draw!(svg, "</g>");
}

/// Which of the three shades a square has: no two neighbours the same, and no stripes.
fn tone(square: Square) -> usize {
    let (column, row) = (usize::from(square.column()), usize::from(square.row()));
    (column + 2 * row + column * row / 4) % 3
}

/// The dashes on the goal lines of all who still play, as far as they are on those squares.
pub(crate) fn paint_goals(svg: &mut Svg, layout: &Layout, position: &Position, seen: Squares) {
    for seat in position.playing() {
        draw!(svg, r#"<g data-goal="{seat}" fill="{}" {INLAY}>"#, pawn_colours(seat).face);
        let far_side = layout.side_of(seat.opposite());
        for square in position.board().goal(seat) & seen {
            let dash = goal_dash(layout.square(square), far_side);
            draw!(svg, r#"<rect {} rx="{}"/>"#, Place(dash), Num(GOAL_DASH.1 / 2.0));
        }
        draw!(svg, "</g>");
    }
}

/// The dash along one side of a square's face.
fn goal_dash(square: Rect, side: Seat) -> Rect {
    let (length, thickness) = GOAL_DASH;
    let Point { x, y } = square.middle();
    let reach = SQUARE / 2.0 - GOAL_DASH_INSET - thickness / 2.0;
    let (x, y, width, height) = match side {
        Seat::South => (x, y + reach - SQUARE_FOOT, length, thickness),
        Seat::North => (x, y - reach, length, thickness),
        Seat::West => (x - reach, y, thickness, length),
        Seat::East => (x + reach, y, thickness, length),
    };
    Rect { x: x - width / 2.0, y: y - height / 2.0, width, height }
}

/// Column letters and row numbers along the lower and the left rim.
pub(crate) fn paint_coordinates(svg: &mut Svg, layout: &Layout, palette: &Palette, board: Board) {
    draw!(svg, r#"<g fill="{}" font-size="{}" text-anchor="middle">"#, palette.label, Num(LABEL_SIZE));
    // This shift centres the letters vertically.
    let drop = LABEL_SIZE * BASELINE;
    let (ground, band) = (layout.ground, LETTERED_RIM / 2.0);
    let columns = (0..board.width()).filter_map(|column| Square::new(column, 0));
    let rows = (0..board.height()).filter_map(|row| Square::new(0, row));
    let letters = columns.map(|square| (square, char::from(b'a' + square.column())));
    let digits = rows.map(|square| (square, char::from(b'1' + square.row())));
    let letters_below = layout.side_of(Seat::South) == Seat::South || layout.side_of(Seat::South) == Seat::North;
    let mut label = |square: Square, text: char, below: bool| {
        let Point { x, y } = layout.square(square).middle();
        let (x, y) = if below { (x, ground.y + ground.height + band) } else { (ground.x - band, y) };
        draw!(svg, r#"<text x="{}" y="{}">{text}</text>"#, Num(x), Num(y + drop));
    };
    letters.for_each(|(square, text)| label(square, text, letters_below));
    digits.for_each(|(square, text)| label(square, text, !letters_below));
    draw!(svg, "</g>");
}

/// The lines of a caption on the lower rim.
pub(crate) fn paint_caption(svg: &mut Svg, layout: &Layout, palette: &Palette, lines: &[String]) {
    let Point { x, .. } = layout.caption.middle();
    let size = layout.caption_size;
    let mut y = layout.caption.y + CAPTION_PADDING.0 + size;
    draw!(svg, r#"<g fill="{}" font-size="{}" text-anchor="middle">"#, palette.caption, Num(size));
    for line in lines {
        draw!(svg, r#"<text x="{}" y="{}">{}</text>"#, Num(x), Num(y), Escaped(line));
        y += size * LINE_HEIGHT;
    }
    draw!(svg, "</g>");
}
