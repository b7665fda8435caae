//! The slow, plain twin of the rules: written from the rule text alone (R1 to R18), to check the
//! fast code against. It shares no type with it, so moves and positions cross over as text.
//! Obvious before fast: arrays of bool, breadth-first search, nothing remembered between moves.

use std::collections::VecDeque;

/// Column and row, both counted from 0: a1 is (0, 0).
type Square = (usize, usize);
/// One entry per square, column first.
type Grid = [[bool; 9]; 9];
/// One step: columns to the east, rows to the north.
type Direction = (isize, isize);

const COLUMNS: [char; 9] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const NORTH: Direction = (0, 1);
const EAST: Direction = (1, 0);
const DIRECTIONS: [Direction; 4] = [NORTH, EAST, (0, -1), (-1, 0)];

/// How a game ended; players are named by their place in turn order, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// This player's pawn stands on its goal line (R16).
    Goal(usize),
    /// All others are out (R18).
    LastPlayer(usize),
    /// The same position occurred for the third time (R17).
    Repetition,
}

/// A game as the rule text tells it.
#[derive(Clone, Debug)]
pub(crate) struct Twin {
    board: Board,
    /// Every position that occurred, the current one last (R17).
    history: Vec<String>,
}

impl Twin {
    /// A fresh game (R1 to R5) with this many fences for each player.
    pub(crate) fn new(players: usize, width: usize, height: usize, fences: usize) -> Twin {
        assert!((2..=9).contains(&width) && (2..=9).contains(&height), "R5");
        assert!(fences <= 20, "R5");
        // R5: on 2x2 North and East would start on the same square.
        assert!(players < 4 || (width, height) != (2, 2), "R5");
        let mut seats = Vec::new();
        for side in sides(players) {
            let pawn = Some(side.start(width, height));
            seats.push(Player { side, pawn, left: fences });
        }
        Twin::begin(Board {
            width,
            height,
            horizontal: Grid::default(),
            vertical: Grid::default(),
            players: seats,
            turn: 0,
        })
    }

    /// A game that begins at a valid position string.
    pub(crate) fn from_position(text: &str) -> Twin {
        let fields: Vec<&str> = text.split('/').map(str::trim).collect();
        let size = fields.get(5).unwrap_or(&"9x9");
        let (width, height) = size.split_once('x').expect("WxH");
        let pawns: Vec<&str> = fields[2].split_whitespace().collect();
        let left: Vec<&str> = fields[3].split_whitespace().collect();
        assert_eq!(pawns.len(), left.len(), "one pawn and one LEFT per player");
        let mut players = Vec::new();
        for (seat, side) in sides(pawns.len()).into_iter().enumerate() {
            // R18: a player who is out has neither pawn nor fences in hand.
            let pawn = (pawns[seat] != "-").then(|| square(pawns[seat]));
            let left = pawn.map_or(0, |_| number(left[seat]));
            players.push(Player { side, pawn, left });
        }
        Twin::begin(Board {
            width: number(width),
            height: number(height),
            horizontal: fence_grid(fields[0]),
            vertical: fence_grid(fields[1]),
            players,
            turn: number(fields[4]) - 1,
        })
    }

    /// R17: the position a game starts from counts as its first occurrence.
    fn begin(board: Board) -> Twin {
        let history = vec![board.position()];
        Twin { board, history }
    }

    /// The legal moves as text, sorted bytewise; none when the game is over.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.ending().is_some() {
            return Vec::new();
        }
        let moves = self.board.moves().into_iter();
        let mut texts: Vec<String> = moves.map(move_text).collect();
        texts.sort();
        texts
    }

    /// Plays a legal move and passes the turn on.
    pub(crate) fn play(&mut self, mv: &str) {
        assert!(self.ending().is_none(), "{mv} after the end");
        let mut moves = self.board.moves().into_iter();
        let Some(found) = moves.find(|&candidate| move_text(candidate) == mv) else {
            panic!("{mv} is not legal in {}", self.position());
        };
        self.board = self.board.after(found);
        self.history.push(self.board.position());
    }

    /// R18: takes a player out of a game of three or four. What then lies on the board is a new
    /// position, which counts for R17.
    pub(crate) fn take_out(&mut self, seat: usize) {
        assert!(self.board.players.len() > 2, "R18: with two, it is a loss");
        assert!(self.ending().is_none(), "the game is over");
        let player = &mut self.board.players[seat];
        assert!(player.pawn.is_some(), "already out");
        player.pawn = None;
        player.left = 0;
        if self.board.turn == seat {
            self.board.turn = self.board.next_seat();
        }
        self.history.push(self.board.position());
    }

    /// The position string.
    pub(crate) fn position(&self) -> String {
        self.board.position()
    }

    /// How the game ended; nothing while it goes on.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let now = self.position();
        let occurrences = self.history.iter().filter(|&then| *then == now).count();
        let repeated = (occurrences >= 3).then_some(Ending::Repetition);
        self.board.winner().or(repeated)
    }

    /// The length of the shortest path of a player's pawn to its goal line, by fences alone (R14);
    /// nothing where there is none, or no pawn.
    pub(crate) fn distance(&self, seat: usize) -> Option<u32> {
        self.board.distance(seat)
    }

    /// The number of positions that many moves from here, R17 left aside.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        self.board.perft(depth)
    }
}

#[derive(Clone, Copy, Debug)]
enum Side {
    South,
    West,
    North,
    East,
}

impl Side {
    /// R2, R5: in the middle of the own edge, rounded down.
    fn start(self, width: usize, height: usize) -> Square {
        match self {
            Side::South => (width / 2, 0),
            Side::West => (0, height / 2),
            Side::North => (width / 2, height - 1),
            Side::East => (width - 1, height / 2),
        }
    }
}

/// R3: who takes part, in turn order (R4: South first, then clockwise).
fn sides(players: usize) -> Vec<Side> {
    match players {
        2 => vec![Side::South, Side::North],
        3 => vec![Side::South, Side::West, Side::North],
        4 => vec![Side::South, Side::West, Side::North, Side::East],
        _ => panic!("{players} players"),
    }
}

#[derive(Clone, Debug)]
struct Player {
    side: Side,
    /// Nothing for a player who is out (R18).
    pawn: Option<Square>,
    /// Fences in hand.
    left: usize,
}

/// A fence is named by the square south-west of its middle.
#[derive(Clone, Copy)]
enum Move {
    Pawn(Square),
    /// North of this square and of its eastern neighbour.
    Horizontal(Square),
    /// East of this square and of its northern neighbour.
    Vertical(Square),
    Pass,
}

/// All that lies on the table, without what went before.
#[derive(Clone, Debug)]
struct Board {
    width: usize,
    height: usize,
    horizontal: Grid,
    vertical: Grid,
    players: Vec<Player>,
    turn: usize,
}

impl Board {
    /// The neighbouring square, if there is one and no fence lies between.
    fn open_neighbour(&self, from: Square, direction: Direction) -> Option<Square> {
        let (east, north) = direction;
        let column = from.0.checked_add_signed(east)?;
        let row = from.1.checked_add_signed(north)?;
        if column >= self.width || row >= self.height {
            return None;
        }
        let to = (column, row);
        // The groove belongs to the southern or western one of the two squares.
        let (column, row) = from.min(to);
        // R12: a fence is two squares long, so it may also start one square earlier.
        let fenced = if east == 0 {
            self.horizontal[column][row] || (column > 0 && self.horizontal[column - 1][row])
        } else {
            self.vertical[column][row] || (row > 0 && self.vertical[column][row - 1])
        };
        (!fenced).then_some(to)
    }

    /// A pawn that is out stands nowhere (R18).
    fn occupied(&self, square: Square) -> bool {
        self.players.iter().any(|p| p.pawn == Some(square))
    }

    /// R16: the side opposite to the own one.
    fn on_goal_line(&self, side: Side, (column, row): Square) -> bool {
        match side {
            Side::South => row == self.height - 1,
            Side::West => column == self.width - 1,
            Side::North => row == 0,
            Side::East => column == 0,
        }
    }

    /// R16 and R18: the player who has won, if any.
    fn winner(&self) -> Option<Ending> {
        let mut still_in = Vec::new();
        for (seat, player) in self.players.iter().enumerate() {
            let Some(pawn) = player.pawn else { continue };
            if self.on_goal_line(player.side, pawn) {
                return Some(Ending::Goal(seat));
            }
            still_in.push(seat);
        }
        match still_in[..] {
            [last] => Some(Ending::LastPlayer(last)),
            _ => None,
        }
    }

    /// Every legal move once; R17 is left to the caller.
    fn moves(&self) -> Vec<Move> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let pawn = self.players[self.turn].pawn.expect("the mover is in");
        let targets = self.pawn_targets(pawn).into_iter();
        let mut moves: Vec<Move> = targets.map(Move::Pawn).collect();
        moves.extend(self.fence_moves());
        if moves.is_empty() {
            moves.push(Move::Pass); // R11
        }
        moves
    }

    /// Where the pawn on this square may go, each square once.
    fn pawn_targets(&self, from: Square) -> Vec<Square> {
        let mut targets = Vec::new();
        for direction in DIRECTIONS {
            match self.open_neighbour(from, direction) {
                Some(next) if self.occupied(next) => targets.extend(self.over(next, direction)),
                Some(next) => targets.push(next), // R7
                None => {}
            }
        }
        // One square may be reached by side-steps round two different pawns.
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// R8, R9: where a mover that comes in this direction may land beyond the pawn on `jumped`.
    fn over(&self, jumped: Square, direction: Direction) -> Vec<Square> {
        let landing = |direction: Direction| {
            let target = self.open_neighbour(jumped, direction);
            target.filter(|&square| !self.occupied(square))
        };
        if let Some(straight) = landing(direction) {
            return vec![straight]; // R8, and by R9 no side-step then
        }
        // R9: left and right; R10: a second pawn is never jumped.
        let (east, north) = direction;
        let sides = [(north, east), (-north, -east)];
        sides.into_iter().filter_map(landing).collect()
    }

    fn fence_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.players[self.turn].left == 0 {
            return moves; // R6
        }
        // R12: the last column and row are left out, as a fence would stick out there.
        for column in 0..self.width - 1 {
            for row in 0..self.height - 1 {
                let at = (column, row);
                for fence in [Move::Horizontal(at), Move::Vertical(at)] {
                    if self.fits(fence) && self.after(fence).all_have_a_path() {
                        moves.push(fence);
                    }
                }
            }
        }
        moves
    }

    /// R13: no overlap, so both its halves must be open yet, and no crossing at the middle.
    fn fits(&self, fence: Move) -> bool {
        let open = |square, direction| self.open_neighbour(square, direction).is_some();
        match fence {
            Move::Horizontal((column, row)) => {
                let crossed = self.vertical[column][row];
                open((column, row), NORTH) && open((column + 1, row), NORTH) && !crossed
            }
            Move::Vertical((column, row)) => {
                let crossed = self.horizontal[column][row];
                open((column, row), EAST) && open((column, row + 1), EAST) && !crossed
            }
            Move::Pawn(_) | Move::Pass => false,
        }
    }

    /// R14, for every pawn still in (R18).
    fn all_have_a_path(&self) -> bool {
        let mut seats = 0..self.players.len();
        seats.all(|seat| self.players[seat].pawn.is_none() || self.distance(seat).is_some())
    }

    /// Breadth-first from the pawn; R14: other pawns neither block nor help.
    fn distance(&self, seat: usize) -> Option<u32> {
        let start = self.players[seat].pawn?;
        let mut seen = Grid::default();
        seen[start.0][start.1] = true;
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((square, steps)) = queue.pop_front() {
            if self.on_goal_line(self.players[seat].side, square) {
                return Some(steps);
            }
            let open = |direction| self.open_neighbour(square, direction);
            for next in DIRECTIONS.into_iter().filter_map(open) {
                if !seen[next.0][next.1] {
                    seen[next.0][next.1] = true;
                    queue.push_back((next, steps + 1));
                }
            }
        }
        None
    }

    /// The board after a move of the player whose turn it is, and the turn passed on.
    fn after(&self, mv: Move) -> Board {
        let mut board = self.clone();
        let mover = &mut board.players[self.turn];
        match mv {
            Move::Pawn(square) => mover.pawn = Some(square),
            Move::Horizontal((column, row)) => board.horizontal[column][row] = true,
            Move::Vertical((column, row)) => board.vertical[column][row] = true,
            Move::Pass => {}
        }
        if matches!(mv, Move::Horizontal(_) | Move::Vertical(_)) {
            mover.left -= 1;
        }
        board.turn = board.next_seat();
        board
    }

    /// R4, R18: clockwise, past those who are out.
    fn next_seat(&self) -> usize {
        let count = self.players.len();
        let mut following = (1..=count).map(|ahead| (self.turn + ahead) % count);
        let next = following.find(|&seat| self.players[seat].pawn.is_some());
        next.expect("somebody is in")
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.moves().into_iter();
        moves.map(|mv| self.after(mv).perft(depth - 1)).sum()
    }

    fn position(&self) -> String {
        let (mut pawns, mut left) = (Vec::new(), Vec::new());
        for player in &self.players {
            let out = || "-".to_string();
            pawns.push(player.pawn.map_or_else(out, square_text));
            left.push(player.pawn.map_or_else(out, |_| player.left.to_string()));
        }
        let mut fields = vec![
            fences_text(&self.horizontal),
            fences_text(&self.vertical),
            pawns.join(" "),
            left.join(" "),
            (self.turn + 1).to_string(),
        ];
        if (self.width, self.height) != (9, 9) {
            fields.push(format!("{}x{}", self.width, self.height));
        }
        fields.join(" / ")
    }
}

fn move_text(mv: Move) -> String {
    match mv {
        Move::Pawn(square) => square_text(square),
        Move::Horizontal(square) => square_text(square) + "h",
        Move::Vertical(square) => square_text(square) + "v",
        Move::Pass => "pass".to_string(),
    }
}

fn square_text((column, row): Square) -> String {
    format!("{}{}", COLUMNS[column], row + 1)
}

/// Run together, sorted by square: a1, a2, … i9.
fn fences_text(fences: &Grid) -> String {
    let squares = (0..9).flat_map(|column| (0..9).map(move |row| (column, row)));
    let placed = squares.filter(|&(column, row)| fences[column][row]);
    placed.map(square_text).collect()
}

fn number(text: &str) -> usize {
    text.parse().expect("a number")
}

fn square(text: &str) -> Square {
    let letter = text.chars().next().expect("a square");
    let column = COLUMNS.iter().position(|&name| name == letter);
    (column.expect("a column letter"), number(&text[1..]) - 1)
}

fn fence_grid(text: &str) -> Grid {
    let mut grid = Grid::default();
    for start in (0..text.len()).step_by(2) {
        let (column, row) = square(&text[start..start + 2]);
        grid[column][row] = true;
    }
    grid
}
