//! A figure, and how it is drawn.

use fencepost_pictures::{Ghost, Ink, Picture, Theme};
use fencepost_rules::{Fence, Mark, Move, PlayError, Position, Seat, Square, Squares, TextBoard};

/// A figure of the rules: a real position, the part of the board to look at, and what is shown there.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// 1 to 10.
    pub number: u8,
    /// The line that says what is to be seen.
    pub line: &'static str,
    pub(crate) position: &'static str,
    /// Two corners of the part of the board to look at; all of it if there are none.
    pub(crate) part: Option<[&'static str; 2]>,
    pub(crate) shown: &'static [Shown],
}

/// Something shown in a figure. What it claims is checked by tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// An arrow: the pawn whose turn it is may go to that square.
    Move(&'static str),
    /// Arrows from square to square: the pawn whose turn it is may walk there, one square each turn.
    Walk(&'static [&'static str]),
    /// A crossed-out fence that lies half a square further than the one of that name (R12).
    HalfOff(&'static str),
    /// A crossed-out fence that would shut a pawn in, and where (R14).
    ShutsIn(&'static str),
    /// The goal line of a seat.
    Goal(Seat),
    /// The fences in hand.
    Hands,
}

/// What is wrong with a figure, were it wrong. Tests look at all of them.
const SOUND: &str = "figures are sound";

impl Figure {
    /// The position.
    ///
    /// # Panics
    /// Never: the positions of all figures are tested.
    pub fn position(&self) -> Position {
        self.position.parse().expect(SOUND)
    }

    /// What is shown in it.
    pub fn shown(&self) -> &'static [Shown] {
        self.shown
    }

    /// Whether it shows the whole board.
    pub fn is_whole(&self) -> bool {
        self.part.is_none()
    }

    /// The picture, without its words.
    pub fn picture(&self, theme: Theme) -> Picture {
        let position = self.position();
        let mut picture = Picture::new(&position).theme(theme).ids(&format!("figure{}", self.number));
        picture = match self.part {
            Some([one, other]) => picture.coordinates(false).part(square(one), square(other)),
            None => picture,
        };
        self.shown.iter().fold(picture, |picture, shown| shown.paint(picture, &position))
    }

    /// The figure in plain characters, as marks, line by line.
    pub fn marks(&self) -> Vec<Vec<Mark>> {
        let position = self.position();
        let board = self.shown.iter().fold(TextBoard::of(&position), |board, shown| shown.write(board));
        match self.part {
            Some([one, other]) => board.part(square(one), square(other)),
            None => board.lines().map(<[Mark]>::to_vec).collect(),
        }
    }

    /// The figure in plain characters.
    pub fn text(&self) -> String {
        let lines = self.marks().into_iter().map(|line| line.iter().map(|mark| mark.character()).collect::<String>());
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl Shown {
    fn paint(self, picture: Picture, position: &Position) -> Picture {
        let ink = Ink::Seat(position.turn());
        match self {
            Shown::Move(to) => picture.arrow(mover(position), square(to), ink),
            Shown::Walk(path) => {
                let stops: Vec<Square> = path.iter().map(|name| square(name)).collect();
                let starts = std::iter::once(mover(position)).chain(stops.iter().copied());
                starts.zip(&stops).fold(picture, |picture, (from, &to)| picture.arrow(from, to, ink))
            }
            Shown::HalfOff(name) => picture.shifted_fence(fence(name)),
            Shown::ShutsIn(name) => {
                let (fence, region) = (fence(name), shut_in(position, fence(name)));
                picture.tint_region(region).ghost_fence(fence, Ghost::Refused).cross_out(fence)
            }
            Shown::Goal(seat) => picture.tint_with(position.board().goal(seat), Ink::Seat(seat)),
            Shown::Hands => picture.hands(true),
        }
    }

    fn write(self, board: TextBoard) -> TextBoard {
        match self {
            Shown::Move(to) => board.target(square(to)),
            Shown::Walk(path) => path.iter().fold(board, |board, name| board.target(square(name))),
            Shown::HalfOff(name) => board.shifted(fence(name)),
            Shown::ShutsIn(name) => board.refused(fence(name)),
            // A star would say that the pawn may go there.
            Shown::Goal(_) | Shown::Hands => board,
        }
    }
}

fn square(name: &str) -> Square {
    name.parse().expect(SOUND)
}

fn fence(name: &str) -> Fence {
    name.parse().expect(SOUND)
}

fn mover(position: &Position) -> Square {
    position.pawn(position.turn()).expect(SOUND)
}

/// The squares that a fence would shut a pawn in on; none if it would not.
fn shut_in(position: &Position, fence: Fence) -> Squares {
    match position.check(Move::Fence(fence)) {
        Err(PlayError::CutsOff { region, .. }) => region,
        _ => Squares::default(),
    }
}
