//! A mirror image of a position has the mirror image of its moves.

use fencepost_rules::{Board, Fence, Move, Orientation, Players, Position, Seat, Setup, Square};
use proptest::prelude::*;

use super::{all_moves, any_story};

#[derive(Clone, Copy, Debug)]
enum Mirror {
    /// Left and right change places, and with them West and East.
    LeftRight,
    /// Top and bottom change places, and with them South and North.
    TopBottom,
    /// Columns and rows change places: South and West, North and East.
    Diagonal,
}

impl Mirror {
    fn board(self, board: Board) -> Board {
        match self {
            Mirror::Diagonal => Board::new(board.height(), board.width()).expect("a board turned is a board"),
            _ => board,
        }
    }

    fn seat(self, seat: Seat) -> Seat {
        match (self, seat) {
            (Mirror::LeftRight, Seat::South | Seat::North) | (Mirror::TopBottom, Seat::West | Seat::East) => seat,
            (Mirror::LeftRight, Seat::West) | (Mirror::Diagonal, Seat::North) => Seat::East,
            (Mirror::LeftRight, Seat::East) | (Mirror::Diagonal, Seat::South) => Seat::West,
            (Mirror::TopBottom, Seat::South) | (Mirror::Diagonal, Seat::East) => Seat::North,
            (Mirror::TopBottom, Seat::North) | (Mirror::Diagonal, Seat::West) => Seat::South,
        }
    }

    /// Of a place on a board, or of a fence among the corners, of which there is one less in each direction.
    fn place(self, (column, row): (u8, u8), (columns, rows): (u8, u8)) -> (u8, u8) {
        match self {
            Mirror::LeftRight => (columns - 1 - column, row),
            Mirror::TopBottom => (column, rows - 1 - row),
            Mirror::Diagonal => (row, column),
        }
    }

    fn square(self, board: Board, square: Square) -> Square {
        let (column, row) = self.place((square.column(), square.row()), (board.width(), board.height()));
        Square::new(column, row).expect("a square's image is one")
    }

    fn fence(self, board: Board, fence: Fence) -> Fence {
        let (column, row) = self.place((fence.column(), fence.row()), (board.width() - 1, board.height() - 1));
        let orientation = match (self, fence.orientation()) {
            (Mirror::Diagonal, Orientation::Horizontal) => Orientation::Vertical,
            (Mirror::Diagonal, Orientation::Vertical) => Orientation::Horizontal,
            (_, orientation) => orientation,
        };
        Fence::new(column, row, orientation).expect("a fence's image is one")
    }

    fn mv(self, board: Board, mv: Move) -> Move {
        match mv {
            Move::Pawn(to) => Move::Pawn(self.square(board, to)),
            Move::Fence(fence) => Move::Fence(self.fence(board, fence)),
            Move::Pass => Move::Pass,
        }
    }

    /// The number of players stays the same only if the same seats are in use; otherwise it is four, some of them out.
    fn setup(self, setup: &Setup) -> Setup {
        let seats = setup.players.seats();
        let same = seats.iter().all(|&seat| seats.contains(&self.seat(seat)));
        let players = if same { setup.players } else { Players::Four };
        let mut image = Setup::start(players, self.board(setup.board), 0);
        for seat in Seat::ALL {
            image.pawns[self.seat(seat)] = setup.pawns[seat].map(|square| self.square(setup.board, square));
            image.left[self.seat(seat)] = setup.left[seat];
        }
        image.fences = setup.fences.into_iter().map(|fence| self.fence(setup.board, fence)).collect();
        image.turn = self.seat(setup.turn);
        image
    }
}

fn assert_mirrored(position: &Position, mirror: Mirror) -> Result<(), TestCaseError> {
    let setup = mirror.setup(&position.to_setup());
    // R5: four do not fit on 2x2, not even with some of them out.
    prop_assume!(setup.board.takes(setup.players));
    let image = Position::try_from(setup).map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert_eq!(image.winner(), position.winner().map(|seat| mirror.seat(seat)));
    prop_assert_eq!(image.legal_moves().len(), position.legal_moves().len());
    let board = position.board();
    let on_board = |mv: &Move| match *mv {
        Move::Pawn(to) => board.squares().contains(to),
        Move::Fence(fence) => board.fence_places().contains(fence),
        Move::Pass => true,
    };
    for mv in all_moves().filter(on_board) {
        let mirrored = mirror.mv(board, mv);
        prop_assert_eq!(image.is_legal(mirrored), position.is_legal(mv), "{} in {}", mv, position);
        prop_assert_eq!(image.legal_moves().contains(mirrored), position.is_legal(mv), "{} in {}", mv, position);
    }
    for seat in position.playing() {
        prop_assert_eq!(image.distance(mirror.seat(seat)), position.distance(seat));
    }
    Ok(())
}

proptest! {
    #[test]
    fn left_and_right_are_alike(story in any_story()) {
        for position in story.positions() {
            assert_mirrored(&position, Mirror::LeftRight)?;
        }
    }

    #[test]
    fn top_and_bottom_are_alike(story in any_story()) {
        for position in story.positions() {
            assert_mirrored(&position, Mirror::TopBottom)?;
        }
    }

    #[test]
    fn columns_and_rows_are_alike(story in any_story()) {
        for position in story.positions() {
            assert_mirrored(&position, Mirror::Diagonal)?;
        }
    }
}
