//! Every figure against the rules.

use fencepost_pictures::{Layout, Picture, Theme};
use fencepost_rulebook::{FIGURES, Figure, Shown};
use fencepost_rules::{Fence, Move, Orientation, PlayError, Position, Seat, Setup, Square};

fn figure(number: u8) -> &'static Figure {
    FIGURES.iter().find(|figure| figure.number == number).expect("a figure")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn check(number: u8, mv: &str) -> Result<(), PlayError> {
    figure(number).position().check(mv.parse().expect("a move"))
}

/// The squares at the points of a figure's arrows from the pawn to move.
fn arrows(figure: &Figure) -> Vec<Square> {
    let targets = figure.shown().iter().filter_map(|shown| match shown {
        Shown::Move(to) => Some(square(to)),
        _ => None,
    });
    targets.collect()
}

fn fences_shown(wanted: fn(&Shown) -> Option<&'static str>) -> Vec<(&'static Figure, Fence)> {
    let all = FIGURES.iter().flat_map(|figure| figure.shown().iter().map(move |shown| (figure, wanted(shown))));
    all.filter_map(|(figure, name)| Some((figure, name?.parse().expect("a fence")))).collect()
}

#[test]
fn the_figures_are_numbered_from_1_to_10() {
    let numbers: Vec<u8> = FIGURES.iter().map(|figure| figure.number).collect();
    assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    for figure in &FIGURES {
        assert_eq!(figure.line, format!("rules-figure-{}", figure.number));
    }
}

/// R7 to R9: what an arrow points at can be reached in one move.
#[test]
fn every_arrow_ends_on_a_legal_move() {
    for figure in &FIGURES {
        let position = figure.position();
        for to in arrows(figure) {
            assert_eq!(position.check(Move::Pawn(to)), Ok(()), "figure {}: {to}", figure.number);
        }
        for shown in figure.shown() {
            let Shown::Walk(way) = shown else { continue };
            let mut setup: Setup = position.to_setup();
            for to in way.iter().map(|name| square(name)) {
                let here = Position::try_from(setup).expect("a position on the way");
                assert_eq!(here.check(Move::Pawn(to)), Ok(()), "figure {}: {to}", figure.number);
                setup.pawns[position.turn()] = Some(to);
            }
        }
    }
}

/// R14: the reason is that a pawn would be shut in, on just the squares that are coloured.
#[test]
fn a_fence_crossed_out_for_shutting_in_is_refused_for_that() {
    let crossed = fences_shown(|shown| if let Shown::ShutsIn(name) = shown { Some(name) } else { None });
    assert_eq!(crossed.iter().map(|(figure, _)| figure.number).collect::<Vec<_>>(), [5]);
    for (figure, fence) in crossed {
        let refusal = figure.position().check(Move::Fence(fence)).expect_err("the fence is refused");
        let PlayError::CutsOff { seat, region } = refusal else { panic!("{refusal:?}") };
        assert_eq!(seat, Seat::North);
        let svg = figure.picture(Theme::Wood).to_svg();
        assert!(svg.contains(&format!(r#"data-cross="{fence}""#)) && svg.contains(&format!(r#"data-ghost="{fence}""#)));
        assert_eq!(svg.matches("data-tint=").count(), region.len());
        for square in region {
            assert!(svg.contains(&format!(r#"data-tint="{square}""#)), "{square} is coloured");
        }
    }
}

/// R12: it lies in a groove, but on none of the 128 places: half-way between two that are both good.
#[test]
fn a_fence_crossed_out_for_lying_half_off_is_on_no_place() {
    let crossed = fences_shown(|shown| if let Shown::HalfOff(name) = shown { Some(name) } else { None });
    assert_eq!(crossed.iter().map(|(figure, _)| figure.number).collect::<Vec<_>>(), [4]);
    for (figure, fence) in crossed {
        let (position, picture) = (figure.position(), figure.picture(Theme::Wood));
        let (layout, drawn) = (picture.layout(), drawn_at(&picture, &format!(r#"data-shifted="{fence}""#)));
        let next = Fence::new(fence.column() + 1, fence.row(), Orientation::Horizontal).expect("the next place");
        let between = f64::midpoint(layout.fence(fence).x, layout.fence(next).x);
        assert_eq!(drawn, (between, layout.fence(fence).y));
        assert!(all_places(&position, &layout).iter().all(|&place| place != drawn));
        for near in [fence, next] {
            assert_eq!(position.check(Move::Fence(near)), Ok(()), "{near} is only half a square away");
        }
        assert!(picture.to_svg().contains(&format!(r#"data-cross="{fence}""#)));
    }
}

fn all_places(position: &Position, layout: &Layout) -> Vec<(f64, f64)> {
    let places = position.board().fence_places().into_iter().map(|fence| layout.fence(fence));
    places.map(|place| (place.x, place.y)).collect()
}

/// Where the element with some attribute is drawn.
fn drawn_at(picture: &Picture, attribute: &str) -> (f64, f64) {
    let svg = picture.to_svg();
    let (before, _) = svg.split_once(attribute).expect("it is drawn");
    let element = &before[before.rfind('<').expect("an element")..];
    let number = |name: &str| {
        let (_, after) = element.split_once(&format!(r#" {name}=""#)).expect("its place");
        after.split('"').next().and_then(|value| value.parse().ok()).expect("a number")
    };
    (number("x"), number("y"))
}

/// R2 and R3.
#[test]
fn figure_1_is_the_start_of_a_game_of_two() {
    assert_eq!(figure(1).position(), Position::default());
    assert!(figure(1).picture(Theme::Wood).to_svg().contains("data-hand"));
}

/// R7: four steps and no other move of the pawn.
#[test]
fn figure_2_has_all_four_steps() {
    let mut shown = arrows(figure(2));
    shown.sort_unstable();
    assert_eq!(shown, figure(2).position().legal_moves().pawn().into_iter().collect::<Vec<_>>());
    assert_eq!(shown.len(), 4);
}

/// R7: straight on is barred by the fence that is shown, and the walk gets past it.
#[test]
fn figure_3_walks_around_its_fence() {
    let fence = "d4h".parse().expect("a fence");
    assert_eq!(check(3, "e5"), Err(PlayError::FenceInTheWay { fence }));
    let Some(Shown::Walk(way)) = figure(3).shown().first() else { panic!("a walk") };
    assert!(way.last().is_some_and(|last| square(last).row() > Fence::row(fence)));
}

/// R12: one fence lies right.
#[test]
fn figure_4_also_shows_a_fence_that_lies_right() {
    assert_eq!(figure(4).position().fences().len(), 1);
}

/// R8: over the pawn in front, onto the square straight behind it; and R9: not to its side.
#[test]
fn figure_6_is_the_straight_jump() {
    let jump = square("e6");
    assert_eq!(arrows(figure(6)), [jump]);
    assert_eq!(figure(6).position().pawn_at(square("e5")), Some(Seat::North));
    for side in ["d5", "f5"] {
        assert_eq!(check(6, side), Err(PlayError::JumpOpen { jump }));
    }
}

/// R16.
#[test]
fn figure_10_is_won() {
    let position = figure(10).position();
    assert_eq!(position.winner(), Some(Seat::South));
    assert!(position.pawn(Seat::South).is_some_and(|pawn| position.board().goal(Seat::South).contains(pawn)));
    assert_eq!(figure(10).shown(), [Shown::Goal(Seat::South)]);
}

/// R9: a fence behind the pawn, so both sides are open and the jump is not.
#[test]
fn figure_7_has_both_side_steps_and_no_jump() {
    assert_eq!(arrows(figure(7)), [square("d5"), square("f5")]);
    assert_eq!(check(7, "e6"), Err(PlayError::FenceInTheWay { fence: "d5h".parse().expect("a fence") }));
}

/// R9: the other side is closed by a fence, and that is the only difference from figure 7.
#[test]
fn figure_8_has_only_one_side_step() {
    assert_eq!(arrows(figure(8)), [square("d5")]);
    assert_eq!(check(8, "f5"), Err(PlayError::FenceInTheWay { fence: "e5v".parse().expect("a fence") }));
    assert!(check(8, "e6").is_err());
    let (seven, eight) = (figure(7).position(), figure(8).position());
    assert!(Seat::ALL.into_iter().all(|seat| seven.pawn(seat) == eight.pawn(seat)));
    assert_eq!(eight.fences().len(), seven.fences().len() + 1);
    assert!(seven.fences().into_iter().all(|fence| eight.fences().contains(fence)));
}

/// R10: no jump over two pawns; R9: a further pawn behind opens both sides.
#[test]
fn figure_9_has_side_steps_and_no_double_jump() {
    let position = figure(9).position();
    assert!(position.pawn_at(square("e5")).is_some() && position.pawn_at(square("e6")).is_some());
    assert_eq!(arrows(figure(9)), [square("d5"), square("f5")]);
    assert_eq!(check(9, "e7"), Err(PlayError::OutOfReach { from: square("e4") }));
    assert_eq!(check(9, "e6"), Err(PlayError::Occupied { by: Seat::East }));
    assert!(position.fences().is_empty());
}

/// Nothing that a figure speaks of lies outside the part that it shows.
#[test]
fn what_is_shown_is_in_sight() {
    for figure in &FIGURES {
        let svg = figure.picture(Theme::Light).to_svg();
        for to in arrows(figure) {
            assert!(svg.contains(&format!(r#"data-square="{to}""#)), "figure {}: {to}", figure.number);
        }
        if figure.number != 4 {
            let turn = figure.position().pawn(figure.position().turn()).expect("a pawn");
            let pawn = if figure.number == 5 { square("e9") } else { turn };
            assert!(svg.contains(&format!(r#"data-square="{pawn}""#)), "figure {}", figure.number);
        }
    }
}

#[test]
fn figures_in_plain_characters_show_the_same() {
    let jump = "    \
    c   d   e   f   g
7   .   .   .   .   .   7

6   .   .   *   .   .   6

5   .   .   N   .   .   5

4   .   .   S   .   .   4

3   .   .   .   .   .   3
    c   d   e   f   g";
    assert_eq!(figure(6).text(), jump);
    let shut_in = "    \
    b   c   d   e   f
   -------------------
9   .   . # .   N # .   9
          #       #
8   .   . # .   . # .   8
       ####### xxxxxxx
7   .   .   .   .   .   7

6   .   .   .   .   .   6

5   .   .   .   .   .   5
    b   c   d   e   f";
    assert_eq!(figure(5).text(), shut_in);
    assert_eq!(figure(4).text().matches("xxxxxxx").count(), 1);
    for figure in &FIGURES {
        assert!(figure.text().matches('*').count() >= arrows(figure).len(), "figure {}", figure.number);
    }
}
