//! The places of boards, pawns and fences.

use fencepost_pictures::{Picture, Theme};
use fencepost_rules::{Board, Fence, Players, Position, Seat, Square};
use resvg::usvg::{Options, Tree};

use crate::svg_reader::{attribute, middle_game, parsed, position, values, with_attribute};

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

#[test]
fn every_theme_of_every_board_has_all_squares_and_pawns() {
    for board in Board::all() {
        for players in Players::ALL.into_iter().filter(|&players| board.takes(players)) {
            let position = Position::start(players, board, 3).expect("a start position");
            for theme in Theme::ALL {
                let svg = Picture::new(&position).theme(theme).hands(true).to_svg();
                assert!(Tree::from_str(&svg, &Options::default()).is_ok(), "{board} {players:?} {theme}");
                let squares = usize::from(board.width()) * usize::from(board.height());
                assert_eq!(values(&svg, "data-square").len(), squares);
                let seats: Vec<&str> = players.seats().iter().map(|seat| seat.name()).collect();
                let mut pawns = values(&svg, "data-pawn");
                pawns.sort_by_key(|name| seats.iter().position(|seat| seat == name));
                assert_eq!(pawns, seats, "{board}");
            }
        }
    }
}

#[test]
fn squares_are_where_they_should_be() {
    let svg = Picture::new(&middle_game()).to_svg();
    // The rim is 26 wide, then 10 of ground; squares are 64 wide and 78 apart.
    for (name, x, y) in [("a1", "36", "660"), ("a9", "36", "36"), ("e3", "348", "504"), ("i9", "660", "36")] {
        assert_eq!(attribute(&svg, "data-square", name, "x"), x, "{name}");
        assert_eq!(attribute(&svg, "data-square", name, "y"), y, "{name}");
    }
}

#[test]
fn fences_lie_in_their_grooves() {
    let svg = Picture::new(&middle_game()).to_svg();
    assert_eq!(values(&svg, "data-fence"), ["b6h", "c6v", "d3h", "e3v", "f3h", "g4v", "g7h"]);
    // e3v begins where e4 begins and lies in the middle of the groove east of it.
    assert_eq!(attribute(&svg, "data-fence", "e3v", "x"), "413.5");
    assert_eq!(attribute(&svg, "data-fence", "e3v", "y"), "426");
    // d3h begins where d3 begins and lies in the middle of the groove north of it.
    assert_eq!(attribute(&svg, "data-fence", "d3h", "x"), "270");
    assert_eq!(attribute(&svg, "data-fence", "d3h", "y"), "491.5");
}

#[test]
fn a_fence_is_as_long_as_two_squares_and_their_groove_and_thinner_than_the_groove() {
    for seat in Seat::ALL {
        let picture = Picture::new(&middle_game()).bottom(seat);
        let layout = picture.layout();
        for fence in Board::STANDARD.fence_places() {
            let place = layout.fence(fence);
            let (long, thin) = (place.width.max(place.height), place.width.min(place.height));
            assert!((long - 142.0).abs() < 1e-9 && thin < 14.0, "{fence} from {seat}: {place:?}");
            let ends = squares_beside(fence).map(|square| layout.square(square));
            let (left, top) = ends.iter().fold((f64::MAX, f64::MAX), |(x, y), end| (x.min(end.x), y.min(end.y)));
            let begins = if place.width > place.height { place.x - left } else { place.y - top };
            assert!(begins.abs() < 1e-9, "{fence} from {seat}");
        }
    }
}

/// The four squares around a fence's middle.
fn squares_beside(fence: Fence) -> [Square; 4] {
    let at = |right, up| Square::new(fence.column() + right, fence.row() + up).expect("on the board");
    [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]
}

#[test]
fn each_seat_can_sit_at_the_bottom() {
    let board = Board::new(5, 7).expect("a board");
    let position = Position::start(Players::Four, board, 2).expect("a start position");
    for seat in Seat::ALL {
        let picture = Picture::new(&position).bottom(seat);
        let layout = picture.layout();
        let own = layout.square(board.start(seat));
        assert!(
            board.squares().into_iter().all(|square| layout.square(square).y <= own.y),
            "{seat} is not at the bottom"
        );
        assert!(
            board.goal(seat).into_iter().all(|square| (layout.square(square).y - 36.0).abs() < 1e-9),
            "{seat}'s goal is not on top"
        );
        // Clockwise, the next seat is on the left.
        let next = Seat::ALL[(seat as usize + 1) % 4];
        assert!((layout.square(board.start(next)).x - 36.0).abs() < 1e-9, "{next} seen from {seat}");
    }
}

#[test]
fn flipping_turns_by_half() {
    let layout = Picture::new(&middle_game()).flipped(true).layout();
    let back = Picture::new(&middle_game()).flipped(true).flipped(false).layout();
    assert_eq!(layout.square(square("i9")), back.square(square("a1")));
    assert_eq!(layout.square(square("b9")), back.square(square("h1")));
}

#[test]
fn a_player_who_is_out_has_no_pawn_no_goal_and_no_fences_in_hand() {
    let svg = Picture::new(&position(" / / e4 - e7 h5 / 3 - 2 4 / 1")).hands(true).to_svg();
    for name in ["data-pawn", "data-goal", "data-hand"] {
        assert_eq!(values(&svg, name), ["east", "north", "south"], "{name}");
    }
}

#[test]
fn goal_lines_have_a_dash_on_every_square_of_theirs() {
    let position = Position::start(Players::Four, Board::new(4, 6).expect("a board"), 1).expect("a start position");
    let svg = Picture::new(&position).to_svg();
    let tree = parsed(&svg);
    let layout = Picture::new(&position).layout();
    for (group, seat) in with_attribute(&tree, "data-goal") {
        let seat: Seat = seat.parse().expect("a seat");
        let goal: Vec<_> = position.board().goal(seat).into_iter().map(|square| layout.square(square)).collect();
        let dashes: Vec<_> = group.children().collect();
        assert_eq!(dashes.len(), goal.len());
        for (dash, square) in dashes.iter().zip(goal) {
            let number = |name| dash.attribute(name).and_then(|text| text.parse::<f64>().ok()).expect("a number");
            let (x, y) = (number("x") + number("width") / 2.0, number("y") + number("height") / 2.0);
            let middle = square.middle();
            // On the far side of the square, seen from the seat.
            let (dx, dy) = (x - middle.x, y - middle.y);
            let on_far_side = match seat {
                Seat::South => dy < -15.0 && dx == 0.0,
                Seat::West => dx > 15.0 && dy == 0.0,
                Seat::North => dy > 15.0 && dx == 0.0,
                Seat::East => dx < -15.0 && dy == 0.0,
            };
            assert!(on_far_side, "{seat}: {dx} {dy}");
        }
    }
}

#[test]
fn hands_show_the_fences_left() {
    let svg = Picture::new(&middle_game()).hands(true).to_svg();
    let tree = parsed(&svg);
    for (hand, seat) in with_attribute(&tree, "data-hand") {
        let bars: Vec<_> = hand.children().next_back().expect("bars").children().collect();
        let full = bars.iter().filter(|bar| bar.attribute("opacity").is_none()).count();
        assert_eq!((full, bars.len()), (if seat == "south" { 7 } else { 6 }, 10), "{seat}");
    }
}

#[test]
fn a_picture_is_the_same_every_time_and_not_large() {
    let picture = Picture::new(&middle_game()).hands(true).caption("Twice the same");
    assert_eq!(picture.to_svg(), picture.to_svg());
    assert!(picture.to_svg().len() < 24_000, "{} bytes", picture.to_svg().len());
    assert_eq!(picture.to_png(200), picture.to_png(200));
}
