//! The `uci` protocol: the vocabulary of chess's UCI with this game's moves.

use fencepost_rules::{Board, Event, Game, MOST_FENCES, Move, Players, Position, TextBoard};

use crate::engine::Options;
use crate::host::{Report, SearchLimits};

use super::go::{limits, number};
use super::info::info_line;
use super::queries;
use super::uci_options::{option_lines, with_option};
use super::{EngineReply, EngineRequest, LineError, Reaction, SearchRequest, Session};

/// How many characters of a line an error message repeats at most.
const MAX_QUOTE_CHARS: usize = 40;
/// The longest error message, in characters.
const MAX_ERROR_CHARS: usize = 240;
/// A deeper perft would not end in anybody's lifetime.
const MAX_PERFT_DEPTH: u64 = 100;

/// The engine's side of the `uci` protocol.
///
/// ```
/// use fencepost_engine::Options;
/// use fencepost_engine::protocol::{Reaction, Session, UciSession};
///
/// let mut session = UciSession::new("Example", Options::default());
/// assert_eq!(session.line("isready"), [Reaction::Say("readyok".to_owned())]);
/// let error = "info string error: \"hello\" is not a command".to_owned();
/// assert_eq!(session.line("hello"), [Reaction::Say(error)]);
/// ```
#[derive(Clone, Debug)]
pub struct UciSession {
    name: String,
    options: Options,
    game: Game,
    work: Option<PendingWork>,
    memory_limit: MemoryLimit,
}

/// How many bytes the transposition table may take, given those that it has now; `None` if that is unknown.
type MemoryLimit = fn(u64) -> Option<u64>;

/// The work that the session waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PendingWork {
    Move { until_stopped: bool },
    Perft,
}

impl UciSession {
    /// The session of an engine with that name and these options.
    pub fn new(name: impl Into<String>, options: Options) -> UciSession {
        UciSession { name: name.into(), options, game: Game::default(), work: None, memory_limit: |_| None }
    }

    /// The same with a function that says how many bytes the table may take, given those that it has now. A larger table is
    /// refused.
    ///
    /// Many systems promise more memory than there is. Using it then ends the program.
    #[must_use]
    pub fn with_memory_limit(self, memory_limit: fn(u64) -> Option<u64>) -> UciSession {
        UciSession { memory_limit, ..self }
    }

    fn answer(&mut self, line: &str) -> Result<Vec<Reaction>, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else { return Ok(Vec::new()) };
        match (command, rest) {
            ("uci", []) => Ok(self.introduction()),
            ("isready", []) => Ok(say("readyok")),
            ("stop", []) => Ok(vec![Reaction::Stop]),
            ("quit", []) => Ok(vec![Reaction::Quit]),
            ("d", []) => Ok(say(&self.drawing())),
            ("legal", []) => Ok(say(&self.legal_moves())),
            ("state", []) => Ok(say(&queries::state(&self.game))),
            ("ways", []) => Ok(say(&queries::paths(&self.game))),
            ("blocks", []) => Ok(say(&queries::blocks(&self.game))),
            ("why", [mv]) => Ok(say(&queries::why(&self.game, read_move(mv)?))),
            ("why", _) => Err("why takes one move".to_owned()),
            ("faults", words) => queries::faults(&words.join(" ")).map(|text| say(&text)),
            ("ucinewgame", []) => self.idle(command).map(|()| self.new_game()),
            ("setoption", _) => self.idle(command).and_then(|()| self.set_option(rest)),
            ("position", _) => self.idle(command).and_then(|()| self.set_position(rest)),
            ("go", _) => self.idle(command).and_then(|()| self.go(rest)),
            ("perft", [depth]) => self.idle(command).and_then(|()| self.perft(depth)),
            ("perft", _) => Err("perft takes one number".to_owned()),
            (
                "uci" | "isready" | "stop" | "quit" | "d" | "legal" | "state" | "ways" | "blocks" | "ucinewgame",
                [word, ..],
            ) => Err(format!("{command} takes no word such as {}", quote(word))),
            _ => Err(format!("{} is not a command", quote(command))),
        }
    }

    /// Commands that change something are refused while there is work.
    fn idle(&self, command: &str) -> Result<(), String> {
        match self.work {
            None => Ok(()),
            Some(_) => Err(format!("{command} has to wait: the engine is busy until it is told to stop")),
        }
    }

    fn introduction(&self) -> Vec<Reaction> {
        let mut lines = vec![format!("id name {}", self.name), "id author the Fencepost authors".to_owned()];
        lines.extend(option_lines(&self.options));
        lines.push("uciok".to_owned());
        say(&lines.join("\n"))
    }

    fn new_game(&mut self) -> Vec<Reaction> {
        self.game = Game::default();
        vec![Reaction::Do(EngineRequest::NewGame)]
    }

    fn set_option(&mut self, words: &[&str]) -> Result<Vec<Reaction>, String> {
        let options = with_option(&self.options, words)?;
        let available = (self.memory_limit)((self.options.hash as u64) << 20).map(|bytes| bytes >> 20);
        if let Some(mib) = available.filter(|&mib| options.hash != self.options.hash && options.hash as u64 > mib) {
            return Err(format!("Hash: there are {mib} MiB of memory, not {}", options.hash));
        }
        self.options = options;
        Ok(vec![Reaction::Do(EngineRequest::Configure(self.options.clone()))])
    }

    fn set_position(&mut self, words: &[&str]) -> Result<Vec<Reaction>, String> {
        let place = words.iter().position(|&word| word == "moves");
        let (start, moves) = words.split_at(place.unwrap_or(words.len()));
        let start = match start {
            ["startpos", rest @ ..] => start_position(rest)?,
            ["pos", rest @ ..] => rest.join(" ").parse().map_err(|error| format!("this is not a position: {error}"))?,
            _ => return Err("position takes startpos or pos".to_owned()),
        };
        let mut game = Game::new(start);
        for (index, text) in moves.iter().skip(1).enumerate() {
            play(&mut game, text).map_err(|error| format!("move {}: {error}", index + 1))?;
        }
        self.game = game;
        Ok(Vec::new())
    }

    fn go(&mut self, words: &[&str]) -> Result<Vec<Reaction>, String> {
        let limits = limits(words, self.game.position())?;
        let until_stopped = limits == SearchLimits::default();
        self.work = Some(PendingWork::Move { until_stopped });
        Ok(vec![Reaction::Do(EngineRequest::Search(Box::new(SearchRequest {
            game: self.game.clone(),
            limits,
            until_stopped,
        })))])
    }

    fn perft(&mut self, depth: &str) -> Result<Vec<Reaction>, String> {
        let depth = number(depth, 0..=MAX_PERFT_DEPTH)
            .map_err(|expected| format!("perft takes {expected}, not {}", quote(depth)))? as u32;
        self.work = Some(PendingWork::Perft);
        Ok(vec![Reaction::Do(EngineRequest::Perft { position: Box::new(*self.game.position()), depth })])
    }

    fn drawing(&self) -> String {
        let position = self.game.position();
        format!("{}\n{position}", TextBoard::of(position))
    }

    fn legal_moves(&self) -> String {
        let moves: Vec<String> = self.game.legal_moves().by_name().map(|mv| mv.to_string()).collect();
        moves.join(" ")
    }
}

impl Session for UciSession {
    const IS_SEQUENTIAL: bool = false;

    fn line(&mut self, line: &str) -> Vec<Reaction> {
        self.answer(line).unwrap_or_else(|error| complain(&error))
    }

    fn unreadable_line(&mut self, error: LineError) -> Vec<Reaction> {
        complain(&error.to_string())
    }

    fn end(&mut self) -> Vec<Reaction> {
        match self.work {
            // Nobody can stop it any more.
            Some(PendingWork::Move { until_stopped: true }) => vec![Reaction::Stop],
            _ => Vec::new(),
        }
    }

    fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    fn report(&self, report: &Report) -> Option<String> {
        Some(info_line(report, self.game.position().players()))
    }

    fn finished(&mut self, reply: EngineReply) -> Vec<String> {
        self.work = None;
        vec![match reply {
            EngineReply::NoMemory(error) => {
                self.options.hash = error.kept;
                error_line(&error.to_string())
            }
            EngineReply::Move(Some(mv)) => format!("bestmove {mv}"),
            EngineReply::Move(None) => "bestmove none".to_owned(),
            EngineReply::Perft(Some(count)) => count.to_string(),
            EngineReply::Perft(None) => error_line("perft was stopped before its end"),
        }]
    }
}

/// The start of a game: `[players N] [board WxH] [fences N]` in any order.
fn start_position(words: &[&str]) -> Result<Position, String> {
    let (mut players, mut board, mut fences) = (None, None, None);
    for pair in words.chunks(2) {
        let &[word, value] = pair else { return Err(format!("{} takes a value", quote(pair[0]))) };
        let bad_value = |expected: &str| format!("{word} takes {expected}, not {}", quote(value));
        let is_repeated = match word {
            "players" => players.replace(read_players(value).map_err(|expected| bad_value(&expected))?).is_some(),
            "board" => {
                let size = value.parse::<Board>().map_err(|_| bad_value("a size from 2x2 to 9x9"))?;
                board.replace(size).is_some()
            }
            "fences" => {
                let count = number(value, 0..=MOST_FENCES.into()).map_err(|expected| bad_value(&expected))?;
                fences.replace(count as u8).is_some()
            }
            _ => {
                return Err(format!("{} is nothing that startpos knows: it takes players, board, fences", quote(word)));
            }
        };
        if is_repeated {
            return Err(format!("{word} stands there twice"));
        }
    }
    let players = players.unwrap_or(Players::Two);
    Position::start(players, board.unwrap_or(Board::STANDARD), fences.unwrap_or(players.default_fences()))
        .map_err(|error| format!("this is not a valid start: {error}"))
}

fn read_players(text: &str) -> Result<Players, String> {
    let count = number(text, 2..=4)?;
    Players::from_count(count as usize).ok_or_else(|| "2, 3 or 4".to_owned())
}

fn read_move(text: &str) -> Result<Move, String> {
    text.parse().map_err(|_| format!("{} is not a move", quote(text)))
}

fn play(game: &mut Game, text: &str) -> Result<(), String> {
    let event = text.parse::<Event>().map_err(|_| format!("{} is not a move", quote(text)))?;
    game.apply(event).map_err(|error| format!("{event} is illegal: {error}"))
}

fn say(text: &str) -> Vec<Reaction> {
    vec![Reaction::Say(text.to_owned())]
}

fn complain(error: &str) -> Vec<Reaction> {
    say(&error_line(error))
}

/// Errors from elsewhere may repeat anything, of any length. It must not break the line.
fn error_line(error: &str) -> String {
    let shown: String = error.chars().take(MAX_ERROR_CHARS).collect();
    let more = if shown.len() < error.len() { "..." } else { "" };
    format!("info string error: {}{more}", shown.replace(char::is_control, "\u{fffd}"))
}

/// Text from outside, safe to repeat in one line.
pub(super) fn quote(text: &str) -> String {
    let shown: String = text.chars().take(MAX_QUOTE_CHARS).collect();
    let more = if shown.len() < text.len() { "..." } else { "" };
    format!("\"{}{more}\"", shown.escape_debug())
}
