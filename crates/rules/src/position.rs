//! A position: always valid, small, and cheap to copy.

use std::sync::LazyLock;

use crate::board::{Board, Geometry};
use crate::fence::{Fence, Fences, Orientation};
use crate::game::Event;
use crate::moves::{LegalMoves, Move};
use crate::paths::{Distances, Steps, blockers_of_step};
use crate::play_error::PlayError;
use crate::seat::{BySeat, Players, Seat, SeatSet};
use crate::setup::{Setup, SetupError};
use crate::square::{Square, Squares};
use crate::zobrist;

/// Pawns, fences, hands and turn, such as the rules allow them: no pawn is cut off, no fences collide, at most one pawn
/// stands on its goal. It is made by checking a [`Setup`] and changed only by legal moves.
///
/// A position knows no history. For repetition, results and undo see [`Game`](crate::Game).
///
/// ```
/// use fencepost_rules::Position;
///
/// let mut position = Position::default();
/// position.play("e2".parse()?)?;
/// position.play("e3h".parse()?)?;
/// assert_eq!(position.to_string(), "e3 /  / e2 e9 / 10 9 / 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(crate) geometry: &'static Geometry,
    pub(crate) steps: Steps,
    /// Squares under pawns.
    pub(crate) occupied: u128,
    pub(crate) fences: Fences,
    /// The corners touched by fences that are connected to the border.
    pub(crate) border_corners: u64,
    /// By seat: the fence places that would block the last known path of its pawn to the goal. While all of them are free
    /// the pawn has a path; once one is taken, the path is broken and says nothing.
    pub(crate) known_paths: BySeat<Fences>,
    zobrist_key: u64,
    pub(crate) pawns: BySeat<Square>,
    pub(crate) left: BySeat<u8>,
    pub(crate) playing: SeatSet,
    players: Players,
    pub(crate) turn: Seat,
    winner: Option<Seat>,
}

impl Position {
    /// The start of a game (R2, R3, R5).
    ///
    /// # Errors
    /// If the board is too small for that many players, or there are more fences than anybody may have.
    pub fn start(players: Players, board: Board, fences: u8) -> Result<Position, SetupError> {
        Position::try_from(Setup::start(players, board, fences))
    }

    /// The start of the game as it comes out of the box (R1 to R3).
    pub fn standard(players: Players) -> Position {
        // Computed once: a file of many short games needs it all the time.
        static STANDARD: LazyLock<[Position; 3]> = LazyLock::new(|| {
            Players::ALL.map(|players| {
                let start = Position::start(players, Board::STANDARD, players.default_fences());
                start.expect("the printed set-up is valid")
            })
        });
        STANDARD[players as usize]
    }

    /// The board's size.
    pub fn board(&self) -> Board {
        self.geometry.board
    }

    /// How many started the game.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The seats still in the game.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }

    /// Whose turn it is. In a game that is won: whose it would be.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Where a seat's pawn stands, if it is in the game.
    pub fn pawn(&self, seat: Seat) -> Option<Square> {
        self.playing.contains(seat).then(|| self.pawns[seat])
    }

    /// Whose pawn stands on a square.
    pub fn pawn_at(&self, square: Square) -> Option<Seat> {
        self.playing.into_iter().find(|&seat| self.pawns[seat] == square)
    }

    /// The squares on which pawns stand.
    pub fn occupied(&self) -> Squares {
        Squares(self.occupied)
    }

    /// Fences in a seat's hand.
    pub fn left(&self, seat: Seat) -> u8 {
        self.left[seat]
    }

    /// Fences in the hands of all who still play.
    pub fn fences_in_hand(&self) -> u32 {
        self.playing.into_iter().map(|seat| u32::from(self.left[seat])).sum()
    }

    /// The fences on the board.
    #[inline]
    pub fn fences(&self) -> Fences {
        self.fences
    }

    /// Who has won: by reaching the goal (R16), or as the last player left (R18).
    #[inline]
    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// The Zobrist key, for tables: equal for equal positions, and practically random otherwise.
    #[inline]
    pub fn zobrist_key(&self) -> u64 {
        self.zobrist_key
    }

    /// The [`zobrist_key`](Position::zobrist_key) after a legal move, without playing it: for a prefetch.
    #[inline]
    pub fn zobrist_key_after(&self, mv: Move) -> u64 {
        let seat = self.turn;
        let change = match mv {
            Move::Pawn(to) => zobrist::pawn_move(seat, self.pawns[seat], to),
            Move::Fence(fence) => zobrist::fence_placement(seat, self.left[seat], fence),
            Move::Pass => 0,
        };
        self.zobrist_key ^ change ^ zobrist::turn_change(seat, self.playing.next_after(seat))
    }

    /// The same as a set-up, which can be edited.
    pub fn to_setup(&self) -> Setup {
        let mut pawns = BySeat::default();
        for seat in self.playing {
            pawns[seat] = Some(self.pawns[seat]);
        }
        Setup {
            board: self.board(),
            players: self.players,
            pawns,
            left: self.left,
            fences: self.fences,
            turn: self.turn,
        }
    }

    /// All legal moves.
    #[inline(always)]
    pub fn legal_moves(&self) -> LegalMoves {
        if self.winner.is_some() {
            return LegalMoves::NONE;
        }
        let pawn = self.pawn_moves();
        let fences = self.fence_moves();
        LegalMoves { pawn, fences, pass: pawn.is_empty() && fences.is_empty() }
    }

    /// Whether one move is legal: the same as looking it up among [`legal_moves`](Position::legal_moves), but faster.
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        if self.winner.is_some() {
            return false;
        }
        match mv {
            Move::Pawn(to) => self.pawn_moves().contains(to),
            Move::Fence(fence) => self.fence_is_legal(fence),
            Move::Pass => self.legal_moves().pass,
        }
    }

    /// Says why a move is not legal.
    ///
    /// # Errors
    /// The reason, if it is not.
    pub fn check(&self, mv: Move) -> Result<(), PlayError> {
        if self.winner.is_some() {
            return Err(PlayError::GameOver);
        }
        match mv {
            Move::Pawn(to) => self.check_pawn_move(to),
            Move::Fence(fence) => self.check_fence(fence),
            Move::Pass if self.legal_moves().pass => Ok(()),
            Move::Pass => Err(PlayError::MustMove),
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The reason, if it is not legal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        // Deciding that a move is legal is faster than finding out why it is not.
        if !self.is_legal(mv) {
            self.check(mv)?;
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal, for search. Any other move leaves an invalid position.
    #[inline(always)]
    pub fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Pawn(to) => self.move_pawn(to),
            Move::Fence(fence) => self.place_fence(fence),
            Move::Pass => {}
        }
        self.pass_turn_on();
    }

    /// Takes a player out of a game of three or four (R18): the pawn and the fences in hand go, placed fences stay.
    ///
    /// # Errors
    /// In a game of two, after the end, or if that seat is not playing.
    pub fn take_out(&mut self, seat: Seat) -> Result<(), PlayError> {
        if self.winner.is_some() {
            return Err(PlayError::GameOver);
        }
        if self.players == Players::Two {
            return Err(PlayError::NobodyLeavesTwo);
        }
        if !self.playing.contains(seat) {
            return Err(PlayError::NotPlaying { seat });
        }
        self.playing = self.playing.without(seat);
        self.occupied ^= self.pawns[seat].bit();
        self.left[seat] = 0;
        if self.turn == seat {
            self.turn = self.playing.next_after(seat);
        }
        if self.playing.len() == 1 {
            self.winner = Some(self.turn);
        }
        self.zobrist_key = zobrist::key_of(self);
        Ok(())
    }

    /// Applies an event: a move of the player to move, or a player leaving.
    ///
    /// # Errors
    /// The reason, if the rules do not allow it; nothing has changed then.
    pub fn apply(&mut self, event: Event) -> Result<(), PlayError> {
        match event {
            Event::Move(mv) => self.play(mv),
            Event::Out(seat) => self.take_out(seat),
        }
    }

    /// The steps that the fences leave open.
    #[inline]
    pub fn steps(&self) -> Steps {
        self.steps
    }

    /// The number of steps from a seat's pawn to its goal, by fences alone (R14). `None` if the seat is not playing.
    #[inline]
    pub fn distance(&self, seat: Seat) -> Option<u8> {
        let pawn = self.pawn(seat)?;
        self.steps.distance(pawn.bit(), self.goal(seat))
    }

    /// How far every square is from a seat's goal, by fences alone.
    #[inline]
    pub fn distances(&self, seat: Seat) -> Distances {
        Distances::of(self.steps, self.goal(seat))
    }

    /// One shortest path of a seat's pawn to its goal, by fences alone, from the pawn's square on.
    pub fn shortest_path(&self, seat: Seat) -> Vec<Square> {
        let Some(pawn) = self.pawn(seat) else { return Vec::new() };
        let mut path = Vec::new();
        self.steps.trace(pawn, self.goal(seat), |to, _| path.push(to));
        path.push(pawn);
        path.reverse();
        path
    }

    /// Finds new paths for the pawns whose known path a fence has broken.
    ///
    /// Legal moves are right without this, but take longer to find while a path is broken. It is worth calling before many
    /// moves are tried from one position.
    #[inline]
    pub fn update_paths(&mut self) {
        for seat in self.playing {
            if self.known_paths[seat].meets(self.fences) {
                self.known_paths[seat] = self.find_path(seat);
            }
        }
    }

    /// The blockers of a shortest path.
    pub(crate) fn find_path(&self, seat: Seat) -> Fences {
        let mut blockers = Fences::EMPTY;
        self.steps.trace(self.pawns[seat], self.goal(seat), |to, from| blockers |= blockers_of_step(from, to));
        blockers
    }

    #[inline]
    pub(crate) fn goal(&self, seat: Seat) -> u128 {
        self.geometry.goals[seat as usize]
    }

    #[inline(always)]
    fn move_pawn(&mut self, to: Square) {
        let seat = self.turn;
        let from = self.pawns[seat];
        let blockers = self.blockers_of_move(from, to);
        self.known_paths[seat] |= blockers;
        self.occupied ^= from.bit() | to.bit();
        self.pawns[seat] = to;
        self.zobrist_key ^= zobrist::pawn_move(seat, from, to);
        if to.bit() & self.goal(seat) != 0 {
            self.winner = Some(seat);
        }
    }

    #[inline(always)]
    fn place_fence(&mut self, fence: Fence) {
        let seat = self.turn;
        let left = self.left[seat];
        self.fences = self.fences.with(fence);
        self.steps = self.steps.with_fence(fence);
        self.tie_to_border(fence);
        self.left[seat] = left - 1;
        self.zobrist_key ^= zobrist::fence_placement(seat, left, fence);
    }

    /// The fence places that would block the squares a legal pawn move goes through.
    #[inline]
    fn blockers_of_move(&self, from: Square, to: Square) -> Fences {
        let near = self.steps.neighbours(from.bit());
        if near & to.bit() != 0 {
            return blockers_of_step(from, to);
        }
        // A jump or a side-step: over the pawn that stands next to both squares.
        let over = Square::of_bit(near & self.steps.neighbours(to.bit()) & self.occupied);
        blockers_of_step(from, over) | blockers_of_step(over, to)
    }

    #[inline]
    fn pass_turn_on(&mut self) {
        let next = self.playing.next_after(self.turn);
        self.zobrist_key ^= zobrist::turn_change(self.turn, next);
        self.turn = next;
    }

    /// Whether all incrementally updated values equal those computed from scratch: for tests.
    #[doc(hidden)]
    pub fn bookkeeping_is_right(&self) -> bool {
        Position::try_from(self.to_setup()).is_ok_and(|fresh| {
            self.steps == fresh.steps
                && self.occupied == fresh.occupied
                && self.border_corners == fresh.border_corners
                && self.zobrist_key == fresh.zobrist_key
                && self.winner == fresh.winner
                && self.playing.into_iter().all(|seat| self.known_path_holds(seat))
        })
    }

    /// Whether the known path, unless it is broken, really leads to the goal.
    fn known_path_holds(&self, seat: Seat) -> bool {
        let path = self.known_paths[seat];
        path.meets(self.fences) || self.steps.blocked_only_by(path).connect(self.pawns[seat].bit(), self.goal(seat))
    }
}

impl Default for Position {
    /// The start of the two-player game.
    fn default() -> Position {
        Position::standard(Players::Two)
    }
}

/// Equal if the rules see no difference (R17); the known paths do not count.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.zobrist_key == other.zobrist_key && self.to_setup() == other.to_setup()
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.zobrist_key);
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        SetupError::check(setup.faults())?;
        let mut position = Position {
            geometry: setup.board.geometry(),
            steps: Steps::of(setup.board, setup.fences),
            occupied: 0,
            fences: setup.fences,
            border_corners: 0,
            known_paths: BySeat::default(),
            zobrist_key: 0,
            pawns: BySeat([setup.board.start(Seat::South); 4]),
            left: BySeat::default(),
            playing: setup.playing(),
            players: setup.players,
            turn: setup.turn,
            winner: None,
        };
        position.put_pawns(&setup);
        position.border_corners = position.fresh_border_corners();
        for seat in position.playing {
            position.known_paths[seat] = position.find_path(seat);
        }
        position.zobrist_key = zobrist::key_of(&position);
        Ok(position)
    }
}

impl Position {
    /// The position of a set-up without faults.
    fn put_pawns(&mut self, setup: &Setup) {
        if self.playing.len() == 1 {
            self.winner = Some(setup.turn);
        }
        for seat in self.playing {
            let Some(square) = setup.pawns[seat] else { continue };
            if square.bit() & self.goal(seat) != 0 {
                self.winner = Some(seat);
            }
            self.occupied |= square.bit();
            self.pawns[seat] = square;
            self.left[seat] = setup.left[seat];
        }
    }
}

/// The fences that a fence would overlap or cross (R13), including itself.
pub(crate) fn collisions(fence: Fence) -> Fences {
    let (column, row) = (fence.column(), fence.row());
    let along = |by: u8| match fence.orientation() {
        Orientation::Horizontal => Fence::new((column + by).wrapping_sub(1), row, Orientation::Horizontal),
        Orientation::Vertical => Fence::new(column, (row + by).wrapping_sub(1), Orientation::Vertical),
    };
    let across = match fence.orientation() {
        Orientation::Horizontal => Orientation::Vertical,
        Orientation::Vertical => Orientation::Horizontal,
    };
    [along(0), along(1), along(2), Fence::new(column, row, across)].into_iter().flatten().collect()
}
