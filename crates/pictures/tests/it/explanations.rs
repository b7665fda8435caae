//! Arrows, ghosts, marks and other overlays.

use std::collections::HashSet;

use fencepost_pictures::{Ghost, Ink, Picture, pawn_colours};
use fencepost_rules::{Fence, Move, Seat, Square, Squares};

use crate::svg_reader::{attribute, middle_game, parsed, position, values, with_attribute};

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn fence(text: &str) -> Fence {
    text.parse().expect("a fence")
}

#[test]
fn every_overlay_is_there_once() {
    let corner: Squares = ["h9", "i9"].map(square).into_iter().collect();
    let svg = Picture::new(&middle_game())
        .ghost_fence(fence("a1h"), Ghost::Suggested)
        .ghost_fence(fence("h1v"), Ghost::Refused)
        .shifted_fence(fence("c1h"))
        .cross_out(fence("h1v"))
        .mark_square(square("c3"))
        .dot(square("e5"), Ink::Seat(Seat::South))
        .tint_region(corner)
        .arrow(square("e4"), square("e5"), Ink::Accent)
        .path(Seat::North)
        .label(square("a9"), "A")
        .to_svg();
    assert_eq!(values(&svg, "data-ghost"), ["a1h", "h1v"]);
    assert_eq!(values(&svg, "data-shifted"), ["c1h"]);
    assert_eq!(values(&svg, "data-cross"), ["c1h", "h1v"]);
    assert_eq!(values(&svg, "data-mark"), ["c3", "e5"]);
    assert_eq!(values(&svg, "data-tint"), ["h9", "i9"]);
    assert_eq!(values(&svg, "data-arrow"), ["e4-e5"]);
    assert_eq!(values(&svg, "data-path").len(), 1);
    assert!(parsed(&svg).descendants().any(|node| node.text() == Some("A")));
    assert_eq!(values(&svg, "data-fence"), values(&Picture::new(&middle_game()).to_svg(), "data-fence"));
}

#[test]
fn a_ghost_lies_where_the_fence_would_and_is_red_where_refused() {
    let picture = Picture::new(&middle_game());
    let place = picture.layout().fence(fence("a1h"));
    let svg = picture.clone().ghost_fence(fence("a1h"), Ghost::Suggested).to_svg();
    assert_eq!(attribute(&svg, "data-ghost", "a1h", "x"), place.x.to_string());
    assert_eq!(attribute(&svg, "data-ghost", "a1h", "y"), place.y.to_string());
    let refused = picture.ghost_fence(fence("a1h"), Ghost::Refused).to_svg();
    assert_ne!(attribute(&svg, "data-ghost", "a1h", "fill"), attribute(&refused, "data-ghost", "a1h", "fill"));
    assert!(refused.contains("stroke-dasharray"));
}

#[test]
fn a_part_of_the_board_is_shown_alone() {
    let whole = Picture::new(&middle_game());
    let view = |picture: &Picture| {
        let svg = picture.to_svg();
        let numbers = parsed(&svg).root_element().attribute("viewBox").expect("a view").to_owned();
        numbers.split(' ').map(|number| number.parse().expect("a number")).collect::<Vec<f64>>()
    };
    let middle = whole.clone().part(square("g7"), square("c3"));
    assert_eq!(values(&middle.to_svg(), "data-square").len(), 25);
    let ([x, y, width, height], corner) =
        (view(&middle)[..4].try_into().expect("four"), whole.layout().square(square("c7")));
    assert!(x < corner.x && y < corner.y && x + 14.0 > corner.x && (width - height).abs() < 0.01);
    let edge = view(&whole.clone().part(square("a1"), square("c3")));
    assert_eq!((edge[0], edge[1] + edge[3]), (0.0, view(&whole)[3]), "the rim is seen where the board ends");
    assert_eq!(whole.clone().part(square("a1"), square("i9")).to_svg(), whole.to_svg());
}

#[test]
fn squares_and_fences_off_the_board_are_ignored() {
    let small = position(" / / b1 b3 / 2 2 / 1 / 3x3");
    let plain = Picture::new(&small).to_svg();
    let svg = Picture::new(&small)
        .ghost_fence(fence("h8h"), Ghost::Suggested)
        .shifted_fence(fence("c1v"))
        .cross_out(fence("a3h"))
        .mark_square(square("d1"))
        .dot(square("a4"), Ink::Accent)
        .arrow(square("a1"), square("i9"), Ink::Accent)
        .arrow(square("a1"), square("a1"), Ink::Accent)
        .label(square("i9"), "A")
        .path(Seat::East)
        .path_through(&[square("i9")], Ink::Accent)
        .to_svg();
    assert_eq!(svg, plain);
}

#[test]
fn a_path_goes_through_the_middle_of_its_squares() {
    let path = ["a1", "a2", "b2"].map(square);
    let picture = Picture::new(&middle_game()).path_through(&path, Ink::Accent);
    let svg = picture.to_svg();
    let tree = parsed(&svg);
    let (group, _) = with_attribute(&tree, "data-path")[0];
    let line = group.first_element_child().and_then(|path| path.attribute("d")).expect("a line");
    assert_eq!(line, "M68 692L68 614L146 614");
}

#[test]
fn two_paths_on_the_same_squares_stay_apart_and_have_their_owners_colours() {
    let svg = Picture::new(&position(" / / e4 e6 / 7 6 / 1")).path(Seat::South).path(Seat::North).to_svg();
    let tree = parsed(&svg);
    let paths = with_attribute(&tree, "data-path");
    let lines: HashSet<_> = paths.iter().filter_map(|(path, _)| path.first_element_child()?.attribute("d")).collect();
    assert_eq!(lines.len(), 2);
    for seat in [Seat::South, Seat::North] {
        let colour = pawn_colours(seat).face;
        assert!(paths.iter().any(|(path, _)| path.children().any(|part| part.attribute("stroke") == Some(colour))));
    }
}

#[test]
fn the_last_move_is_shown_by_its_squares_or_its_fence() {
    let before = middle_game();
    let mv: Move = "e5".parse().expect("a move");
    let mut after = before;
    after.play(mv).expect("legal");
    let svg = Picture::new(&after).last_move(&before, mv).to_svg();
    assert_eq!(values(&svg, "data-tint"), ["e4", "e5"]);
    let mv: Move = "a1h".parse().expect("a move");
    let mut after = before;
    after.play(mv).expect("legal");
    let svg = Picture::new(&after).last_move(&before, mv).to_svg();
    assert_eq!(values(&svg, "data-last"), ["a1h"]);
    assert_eq!(attribute(&svg, "data-last", "a1h", "fill"), pawn_colours(Seat::South).face);
}
