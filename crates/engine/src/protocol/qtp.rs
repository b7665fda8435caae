//! The `qtp` protocol of the University of Athens: one command a line, one answer and an empty line for each.

use fencepost_rules::{Board, Dialect, Game, MOST_FENCES, Mark, Move, Players, Position, Seat, TextBoard};

use crate::host::{Report, SearchLimits};

use super::go::number;
use super::{EngineReply, EngineRequest, LineError, Reaction, SearchRequest, Session};

const COMMANDS: [&str; 13] = [
    "name",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "walls",
    "playmove",
    "playwall",
    "genmove",
    "undo",
    "winner",
    "showboard",
];

const SYNTAX_ERROR: &str = "syntax error";
const ILLEGAL_MOVE: &str = "illegal move";

/// The player's side of the `qtp` protocol.
///
/// ```
/// use fencepost_engine::SearchLimits;
/// use fencepost_engine::protocol::{QtpSession, Reaction, Session};
///
/// let mut session = QtpSession::new("Example", SearchLimits::default());
/// assert_eq!(session.line("playmove black e8"), [Reaction::Say("=\n".to_owned())]);
/// assert_eq!(session.line("playwall white e4 h"), [Reaction::Say("=\n".to_owned())]);
/// assert_eq!(session.line("playmove black e3"), [Reaction::Say("? illegal move\n".to_owned())]);
/// ```
#[derive(Clone, Debug)]
pub struct QtpSession {
    name: String,
    limits: SearchLimits,
    /// For each player at the start.
    walls: u8,
    position: Position,
    past: Vec<PlayedMove>,
    thinking: Option<PendingGenmove>,
}

/// A `genmove` that waits for its move.
#[derive(Clone, Debug)]
struct PendingGenmove {
    /// Its number, to be repeated in the answer; empty if it has none.
    id: String,
    seat: Seat,
}

/// A move with the position it was made in.
#[derive(Clone, Copy, Debug)]
struct PlayedMove {
    before: Position,
    mv: Move,
}

/// The result of a command that is not refused.
enum Answer {
    Text(String),
    Think(Seat),
    Quit,
}

impl QtpSession {
    /// The session of a player with that name, which searches each move within these limits.
    pub fn new(name: impl Into<String>, limits: SearchLimits) -> QtpSession {
        let position = Position::standard(Players::Two);
        let walls = Players::Two.default_fences();
        QtpSession { name: name.into(), limits, walls, position, past: Vec::new(), thinking: None }
    }

    fn answer(&mut self, command: &str, arguments: &[&str]) -> Result<Answer, &'static str> {
        match (command, arguments) {
            ("name", []) => Ok(Answer::Text(self.name.clone())),
            ("known_command", [name]) => Ok(Answer::Text(COMMANDS.contains(name).to_string())),
            ("list_commands", []) => Ok(Answer::Text(COMMANDS.join("\n"))),
            ("quit", []) => Ok(Answer::Quit),
            ("boardsize", [size]) => self.set_board(size),
            ("clear_board", []) => Ok(self.clear(self.position.board())),
            ("walls", [count]) => self.set_walls(count),
            ("playmove", [colour, vertex]) => self.play_move(colour, vertex),
            ("playwall", [colour, vertex, orientation]) => self.play_wall(colour, vertex, orientation),
            ("genmove", [colour]) => self.generate(colour),
            ("undo", []) => self.undo("1"),
            ("undo", [count]) => self.undo(count),
            ("winner", []) => Ok(Answer::Text(self.winner())),
            ("showboard", []) => Ok(Answer::Text(format!("\n{}", self.drawing()))),
            _ if COMMANDS.contains(&command) => Err(SYNTAX_ERROR),
            _ => Err("unknown command"),
        }
    }

    fn set_board(&mut self, size: &str) -> Result<Answer, &'static str> {
        let size = number(size, 2..=9).map_err(|_| "unacceptable size")? as u8;
        let board = Board::new(size, size).ok_or("unacceptable size")?;
        Ok(self.clear(board))
    }

    fn clear(&mut self, board: Board) -> Answer {
        if let Ok(start) = Position::start(Players::Two, board, self.walls) {
            self.position = with_turn(&start, Dialect::Qtp.first_seat());
            self.past.clear();
        }
        done()
    }

    /// From now on both players have that many, and so has every new game.
    fn set_walls(&mut self, count: &str) -> Result<Answer, &'static str> {
        self.walls = number(count, 0..=MOST_FENCES.into()).map_err(|_| "unacceptable number of walls")? as u8;
        let mut setup = self.position.to_setup();
        for &seat in setup.players.seats() {
            setup.left[seat] = self.walls;
        }
        self.position = Position::try_from(setup).unwrap_or(self.position);
        Ok(done())
    }

    fn play_move(&mut self, colour: &str, vertex: &str) -> Result<Answer, &'static str> {
        let seat = read_colour(colour)?;
        let mv = if vertex.eq_ignore_ascii_case("pass") {
            Move::Pass
        } else {
            check_vertex(vertex)?;
            Dialect::Qtp.read(vertex, self.position.board()).map_err(|_| ILLEGAL_MOVE)?
        };
        self.play(seat, mv)
    }

    fn play_wall(&mut self, colour: &str, vertex: &str, orientation: &str) -> Result<Answer, &'static str> {
        let seat = read_colour(colour)?;
        check_vertex(vertex)?;
        let letter = match orientation.to_ascii_lowercase().as_str() {
            "h" | "horizontal" => 'h',
            "v" | "vertical" => 'v',
            _ => return Err(SYNTAX_ERROR),
        };
        let wall = Dialect::Qtp.read(&format!("{vertex}{letter}"), self.position.board());
        self.play(seat, wall.map_err(|_| ILLEGAL_MOVE)?)
    }

    /// Plays a move for a colour, whoever moved last.
    fn play(&mut self, seat: Seat, mv: Move) -> Result<Answer, &'static str> {
        let before = with_turn(&self.position, seat);
        let mut after = before;
        after.play(mv).map_err(|_| ILLEGAL_MOVE)?;
        after.update_paths();
        self.past.push(PlayedMove { before, mv });
        self.position = after;
        Ok(done())
    }

    fn generate(&self, colour: &str) -> Result<Answer, &'static str> {
        let seat = read_colour(colour)?;
        if self.position.winner().is_some() {
            return Err("game over");
        }
        Ok(Answer::Think(seat))
    }

    /// The game for the player, with its history as far as the turns followed each other.
    ///
    /// This protocol has no draws, so a game that is drawn by our rules (R17) starts again.
    fn game_for(&self, seat: Seat) -> Game {
        let now = with_turn(&self.position, seat);
        let Some(first) = self.past.first() else { return Game::new(now) };
        let mut game = Game::new(first.before);
        for turn in &self.past {
            if *game.position() != turn.before || game.outcome().is_some() {
                game = Game::new(turn.before);
            }
            // It was legal when it was made.
            let _ = game.play(turn.mv);
        }
        if *game.position() == now && game.outcome().is_none() { game } else { Game::new(now) }
    }

    fn undo(&mut self, count: &str) -> Result<Answer, &'static str> {
        let count = number(count, 0..=u64::MAX).map_err(|_| SYNTAX_ERROR)?;
        let kept = usize::try_from(count).ok().and_then(|count| self.past.len().checked_sub(count));
        let kept = kept.ok_or("cannot undo")?;
        if let Some(turn) = self.past.get(kept) {
            self.position = turn.before;
        }
        self.past.truncate(kept);
        Ok(done())
    }

    fn winner(&self) -> String {
        self.position.winner().map_or("false".to_owned(), |seat| format!("true {}", colour_of(seat)))
    }

    /// The board with the letters B and W, and the walls in hand.
    fn drawing(&self) -> String {
        let character = |mark: &Mark| match mark {
            Mark::Pawn(Seat::North) => 'B',
            Mark::Pawn(_) => 'W',
            _ => mark.character(),
        };
        let lines = TextBoard::of(&self.position)
            .lines()
            .fold(String::new(), |text, line| text + &line.iter().map(character).collect::<String>() + "\n");
        let left = |seat| self.position.left(seat);
        format!("{lines}walls: black {}, white {}", left(Seat::North), left(Seat::South))
    }
}

impl Session for QtpSession {
    const IS_SEQUENTIAL: bool = true;

    fn line(&mut self, line: &str) -> Vec<Reaction> {
        let line = line.split('#').next().unwrap_or_default();
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let mut id = String::new();
        if let Some(word) = words.first().filter(|word| word.bytes().all(|byte| byte.is_ascii_digit())) {
            id.push_str(word);
            words.remove(0);
        }
        let Some((command, arguments)) = words.split_first() else {
            return if id.is_empty() { Vec::new() } else { vec![say(&error_response(&id, SYNTAX_ERROR))] };
        };
        match self.answer(command, arguments) {
            Ok(Answer::Text(text)) => vec![say(&success_response(&id, &text))],
            Ok(Answer::Quit) => vec![say(&success_response(&id, "")), Reaction::Quit],
            Ok(Answer::Think(seat)) => {
                self.thinking = Some(PendingGenmove { id, seat });
                let task =
                    SearchRequest { game: self.game_for(seat), limits: self.limits.clone(), until_stopped: false };
                vec![Reaction::Do(EngineRequest::Search(Box::new(task)))]
            }
            Err(error) => vec![say(&error_response(&id, error))],
        }
    }

    fn unreadable_line(&mut self, error: LineError) -> Vec<Reaction> {
        vec![say(&error_response("", &error.to_string()))]
    }

    fn end(&mut self) -> Vec<Reaction> {
        Vec::new()
    }

    fn is_busy(&self) -> bool {
        self.thinking.is_some()
    }

    fn report(&self, _report: &Report) -> Option<String> {
        None
    }

    fn finished(&mut self, reply: EngineReply) -> Vec<String> {
        let (Some(PendingGenmove { id, seat }), EngineReply::Move(mv)) = (self.thinking.take(), reply) else {
            return Vec::new();
        };
        let played = mv.filter(|&mv| self.play(seat, mv).is_ok());
        vec![played.map_or_else(
            || error_response(&id, "no move found"),
            |mv| success_response(&id, &written(mv, self.position.board())),
        )]
    }
}

/// The same position with that seat to move.
fn with_turn(position: &Position, turn: Seat) -> Position {
    let mut setup = position.to_setup();
    setup.turn = turn;
    // With two players the turn never makes a position invalid.
    Position::try_from(setup).unwrap_or(*position)
}

fn read_colour(text: &str) -> Result<Seat, &'static str> {
    match text.to_ascii_lowercase().as_str() {
        "white" | "w" => Ok(Seat::South),
        "black" | "b" => Ok(Seat::North),
        _ => Err(SYNTAX_ERROR),
    }
}

fn colour_of(seat: Seat) -> &'static str {
    if seat == Seat::North { "black" } else { "white" }
}

/// A letter and a number are a vertex, although not always one on the board. Anything else is not.
fn check_vertex(text: &str) -> Result<(), &'static str> {
    match text.as_bytes() {
        [letter, digits @ ..]
            if letter.is_ascii_alphabetic() && !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) =>
        {
            Ok(())
        }
        _ => Err(SYNTAX_ERROR),
    }
}

/// `e8`, or `e4 h` for a wall.
fn written(mv: Move, board: Board) -> String {
    let text = Dialect::Qtp.write(mv, board);
    match (mv, text.split_at_checked(2)) {
        (Move::Fence(_), Some((vertex, orientation))) => format!("{vertex} {orientation}"),
        _ => text,
    }
}

fn done() -> Answer {
    Answer::Text(String::new())
}

fn say(text: &str) -> Reaction {
    Reaction::Say(text.to_owned())
}

/// Its line feed and that of the line make the empty line after each answer.
fn success_response(id: &str, text: &str) -> String {
    let space = if text.is_empty() || text.starts_with('\n') { "" } else { " " };
    format!("={id}{space}{text}\n")
}

fn error_response(id: &str, error: &str) -> String {
    format!("?{id} {error}\n")
}
