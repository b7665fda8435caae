//! The colours of a PNG at certain places.

use fencepost_pictures::{Colour, Ghost, Ink, Picture, Point, Shade, Theme, pawn_colours, png_from_svg};
use fencepost_rules::{Fence, Players, Position, Seat, Square};
use resvg::tiny_skia::Pixmap;

use crate::svg_reader::{middle_game, position};

type Rgb = [u8; 3];

/// Half the natural size of a 9x9 board: quick, and still several pixels for every part.
const WIDTH: u32 = 380;

struct Seen {
    pixels: Pixmap,
    scale: f64,
}

impl Seen {
    fn of(picture: &Picture) -> Seen {
        let png = picture.to_png(WIDTH).expect("a picture");
        let pixels = Pixmap::decode_png(&png).expect("a PNG");
        assert_eq!(pixels.width(), WIDTH);
        Seen { pixels, scale: f64::from(WIDTH) / picture.layout().width() }
    }

    fn at(&self, Point { x, y }: Point) -> Rgb {
        let pixel = self.pixels.pixel((x * self.scale) as u32, (y * self.scale) as u32).expect("inside");
        assert_eq!(pixel.alpha(), 255, "at {x} {y}");
        [pixel.red(), pixel.green(), pixel.blue()]
    }
}

fn rgb(colour: Colour) -> Rgb {
    [1, 3, 5].map(|at| u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour"))
}

/// Whether a colour is within a gradient, or near it.
fn within(seen: Rgb, [from, to]: Shade, tolerance: u8) -> bool {
    let (from, to) = (rgb(from), rgb(to));
    (0..3).all(|channel| {
        let (low, high) = (from[channel].min(to[channel]), from[channel].max(to[channel]));
        (low.saturating_sub(tolerance)..=high.saturating_add(tolerance)).contains(&seen[channel])
    })
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn fence(text: &str) -> Fence {
    text.parse().expect("a fence")
}

#[test]
fn squares_grooves_fences_and_pawns_have_their_colours_from_every_side() {
    let position = position("d3f3b6g7 / e3c6g4 / e4 b5 e7 h5 / 3 4 2 3 / 1");
    for theme in Theme::ALL {
        for seat in Seat::ALL {
            let picture = Picture::new(&position).theme(theme).bottom(seat);
            let (layout, seen, palette) = (picture.layout(), Seen::of(&picture), theme.palette());
            for name in ["a1", "i9", "c3", "g8"] {
                let colour = seen.at(layout.square(square(name)).middle());
                assert!(
                    palette.squares.iter().any(|&shade| within(colour, shade, 12)),
                    "{theme} {seat} {name}: {colour:?}"
                );
            }
            for fence in position.fences() {
                let colour = seen.at(layout.fence(fence).middle());
                assert!(within(colour, palette.fence, 6), "{theme} {seat} {fence}: {colour:?}");
            }
            for name in ["a1h", "h8v", "b3v"] {
                let colour = seen.at(layout.fence(fence(name)).middle());
                assert!(within(colour, palette.ground, 6), "{theme} {seat} empty {name}: {colour:?}");
            }
            for pawn in Seat::ALL {
                let middle = layout.square(position.pawn(pawn).expect("playing")).middle();
                let (colour, paint) = (seen.at(middle), pawn_colours(pawn));
                assert!(within(colour, [paint.lit, paint.shaded], 12), "{theme} {seat} {pawn}: {colour:?}");
            }
        }
    }
}

#[test]
fn marks_are_seen() {
    let plain = Picture::new(&middle_game()).theme(Theme::Light);
    let marked = plain
        .clone()
        .tint_region([square("a1")].into_iter().collect())
        .dot(square("b2"), Ink::Seat(Seat::West))
        .arrow(square("a8"), square("d8"), Ink::Seat(Seat::East))
        .ghost_fence(fence("h1h"), Ghost::Refused)
        .cross_out(fence("h5v"));
    let (layout, before, after) = (plain.layout(), Seen::of(&plain), Seen::of(&marked));
    let refused = rgb(Theme::Light.palette().refused);
    let red = after.at(layout.square(square("a1")).middle());
    assert!(red[0] > 200 && red[1] < 200, "{red:?}");
    assert!(within(after.at(layout.square(square("b2")).middle()), ["#009E73", "#26AD88"], 8));
    assert!(within(after.at(layout.square(square("b8")).middle()), ["#D55E00", "#DB7426"], 10));
    assert_eq!(after.at(layout.fence(fence("h5v")).middle()), refused);
    let ghost = layout.fence(fence("h1h")).middle();
    let (empty, ghostly) = (before.at(ghost), after.at(ghost));
    assert!(ghostly[1] < empty[1] && ghostly[1] > refused[1], "{ghostly:?} lies between {empty:?} and {refused:?}");
    let untouched = layout.square(square("g2")).middle();
    assert_eq!(before.at(untouched), after.at(untouched));
}

#[test]
fn the_outside_is_transparent_unless_there_is_a_backdrop() {
    let position = Position::standard(Players::Two);
    let corner =
        |picture: &Picture| Pixmap::decode_png(&picture.to_png(300).expect("a picture")).expect("a PNG").pixel(0, 0);
    let plain = corner(&Picture::new(&position)).expect("a pixel");
    assert_eq!(plain.alpha(), 0);
    let backed = corner(&Picture::new(&position).backdrop(true)).expect("a pixel");
    assert_eq!([backed.red(), backed.green(), backed.blue()], rgb(Theme::Wood.palette().paper));
}

/// How many pixels of a strip are nearer to one colour than to another.
fn ink_in(picture: &Picture, from: Point, to: Point, ink: Colour, ground: Colour) -> usize {
    let seen = Seen::of(picture);
    let distance = |a: Rgb, b: Rgb| (0..3).map(|channel| u32::from(a[channel].abs_diff(b[channel]))).sum::<u32>();
    let mut count = 0;
    let steps = 120;
    for row in 0..steps {
        for column in 0..steps {
            let part = |from: f64, to: f64, step: i32| from + (to - from) * f64::from(step) / f64::from(steps);
            let colour = seen.at(Point { x: part(from.x, to.x, column), y: part(from.y, to.y, row) });
            count += usize::from(distance(colour, rgb(ink)) < distance(colour, rgb(ground)));
        }
    }
    count
}

#[test]
fn letters_are_drawn_by_the_built_in_font() {
    let palette = Theme::Light.palette();
    let picture = Picture::new(&Position::standard(Players::Two)).theme(Theme::Light);
    // Around the letter d, under its column.
    let (from, to) = (Point { x: 290.0, y: 738.0 }, Point { x: 314.0, y: 756.0 });
    assert!(ink_in(&picture, from, to, palette.label, palette.rim[1]) > 300);
    let (from, to) = (Point { x: 320.0, y: 738.0 }, Point { x: 350.0, y: 756.0 });
    assert_eq!(ink_in(&picture, from, to, palette.label, palette.rim[1]), 0, "between d and e");
    for caption in ["Ends here", "Žluťoučký kůň", "Ελλάδα", "Конец игры", "Kết thúc", "→ ½ ← ¼ № ★"]
    {
        let picture = picture.clone().caption(caption);
        let height = picture.layout().height();
        let (from, to) = (Point { x: 300.0, y: 756.0 }, Point { x: 460.0, y: height - 6.0 });
        assert!(ink_in(&picture, from, to, palette.caption, palette.rim[1]) > 300, "{caption}");
    }
}

#[test]
fn letters_that_no_font_has_are_not_an_error() {
    // A private character: no font on any machine should have it.
    assert!(Picture::new(&middle_game()).caption("\u{10fffd} end").to_png(100).is_ok());
}

#[test]
fn widths_out_of_range_are_refused() {
    let picture = Picture::new(&Position::start(Players::Two, "2x9".parse().expect("a board"), 1).expect("a start"));
    for width in [0, 8000, 8193, 70_000, u32::MAX] {
        let error = picture.to_png(width).expect_err("too small or too large");
        assert_eq!(error.code(), "picture-size", "{width}");
        assert!(error.to_string().contains(&width.to_string()));
    }
    assert!(picture.to_png(1).is_ok());
}

#[test]
fn text_that_is_not_svg_is_refused() {
    assert_eq!(png_from_svg("<svg", 100).expect_err("broken").code(), "picture-svg");
    assert!(png_from_svg(&Picture::new(&middle_game()).to_svg(), 100).is_ok());
}
