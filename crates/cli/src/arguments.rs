//! The arguments, their help, and how they are read. The help is in English only; what is wrong with a value is said in
//! the user's language.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use anstyle::{AnsiColor, Style};
use clap::builder::{PossibleValuesParser, StyledStr, Styles, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;
use fencepost_engine::players;
use fencepost_engine::protocol::UciOption;
use fencepost_language::{Language, plain_number};
use fencepost_pictures::Theme;
use fencepost_rules::{Board, Dialect, MOST_FENCES, ParsePositionError, Players, Position};

use crate::analyze_arguments::{AnalyzeOptions, ExploreOptions};
use crate::match_arguments::MatchOptions;
use crate::serve_arguments::{
    BackupOptions, ExportOptions, MoveDataOptions, RestoreOptions, ServeOptions, VerifyOptions,
};

/// A deeper perft would not end in anybody's lifetime, except on a board with hardly any moves; and the recursion has to
/// end somewhere. The count cannot overflow: it grows by counting.
const DEEPEST: u32 = 100;
/// The widest picture in pixels that is made.
const WIDEST: u32 = 4096;
/// How long a frame may be shown, in milliseconds. GIF viewers ignore shorter times.
const DELAYS: RangeInclusive<u32> = 20..=60_000;
/// How long the engine may think about a move by default, in milliseconds.
const MOVE_TIMES: RangeInclusive<u32> = 1..=3_600_000;

const HEADING: Style = AnsiColor::Green.on_default().bold();
const STYLES: Styles = Styles::styled()
    .header(HEADING)
    .usage(HEADING)
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

const SET_UP: &str = "Where the game starts";

/// The examples at the end of a command's help.
pub(crate) fn examples(lines: &[&str]) -> StyledStr {
    format!("{HEADING}Examples:{HEADING:#}\n  {}", lines.join("\n  ")).into()
}

/// Fencepost: a race of pawns across a board of fences, for two, three or four players.
///
/// Squares are named as in chess, with a1 at the bottom left. A move is one of
///   e2     the square a pawn moves to, also by a jump;
///   e3h    a horizontal fence, north of e3 and f3;
///   e3v    a vertical fence, east of e3 and e4;
///   pass   where nothing else is legal.
///
/// Each command has its own help: fencepost legal --help
#[derive(Debug, Parser)]
#[command(
    name = "fencepost",
    version,
    styles = STYLES,
    disable_help_subcommand = true,
    verbatim_doc_comment,
    after_help = examples(&[
        "fencepost show                       the board before the first move",
        "fencepost show e2 e8 e3h             the board after three moves",
        "fencepost legal --players 4 e2       West's legal moves after e2",
        "fencepost convert game.qgn -o g.gif  a game as an animation",
        "fencepost perft 3                    count positions, to check an engine",
    ]),
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(Box<ServeOptions>),
    Export(ExportOptions),
    Backup(BackupOptions),
    Restore(RestoreOptions),
    Verify(VerifyOptions),
    MoveData(MoveDataOptions),
    Perft(PerftOptions),
    Legal(LegalOptions),
    Show(ShowOptions),
    Convert(ConvertOptions),
    Analyze(AnalyzeOptions),
    Explore(ExploreOptions),
    Engine(EngineOptions),
    Solve(SolveOptions),
    Puzzles(PuzzlesOptions),
    /// Search a fixed set of positions, to compare engines and computers.
    ///
    /// Each line gives the number of nodes searched and the move found. The last line gives the total for two players
    /// and the speed. The number of nodes is the same on every run and every computer, as long as the engine is the
    /// same. Games of three and four players have their own line before it.
    #[command(after_help = examples(&["fencepost bench"]))]
    Bench,
    Match(Box<MatchOptions>),
    /// Print the rules of the game.
    ///
    /// The rules come with figures drawn in plain characters, in the terminal's language or in the one you name.
    #[command(after_help = examples(&[
        "fencepost rules            in the terminal's language",
        "fencepost rules ja | less  in Japanese",
    ]))]
    Rules {
        /// The tag of a language, such as de or zh-Hant [default: the terminal's language]
        #[arg(value_name = "LANG", value_parser = language)]
        language: Option<&'static str>,
    },
    /// Print a script that completes commands and options in a shell.
    ///
    /// Put the script where your shell looks for completions, then start a new shell.
    #[command(after_help = examples(&[
        "fencepost completions bash > ~/.local/share/bash-completion/completions/fencepost",
        "fencepost completions zsh > ~/.zfunc/_fencepost",
        "fencepost completions fish > ~/.config/fish/completions/fencepost.fish",
    ]))]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the help of a command.
    ///
    /// Prints the same as COMMAND --help, or the help of the program if no command is given.
    #[command(after_help = examples(&["fencepost help convert"]))]
    Help {
        /// The command
        command: Option<String>,
    },
}

// The commands flatten this into their options, at the end, since the heading holds for everything after it. A doc
// comment here would replace the command's own help.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = SET_UP)]
pub(crate) struct SetUpOptions {
    /// Number of players: 2, 3 or 4 [default: 2]
    ///
    /// Two players are South and North, three are South, West and North.
    #[arg(long, value_name = "N", value_parser = players, allow_negative_numbers = true, conflicts_with = "position")]
    pub(crate) players: Option<Players>,
    /// Width and height of the board, 2x2 to 9x9 [default: 9x9]
    #[arg(long, value_name = "WxH", value_parser = board, conflicts_with = "position")]
    pub(crate) board: Option<Board>,
    /// Fences per player, 0 to 20 [default: 10, 6 or 5 for two, three or four players]
    #[arg(long, value_name = "N", value_parser = fences, allow_negative_numbers = true, conflicts_with = "position")]
    pub(crate) fences: Option<u8>,
    /// Start from this position instead
    ///
    /// A position is one line of text, as "fencepost show" prints it last:
    ///   HFENCES / VFENCES / PAWNS / LEFT / TURN
    /// HFENCES and VFENCES are the squares of the horizontal and the vertical
    /// fences, without spaces. PAWNS are the pawns' squares in turn order, and a
    /// hyphen for a player who is out. LEFT is the number of fences each player
    /// has in hand. TURN is 1 if the first player is to move, 2 if the second, and so on.
    /// A board that is not 9x9 is named in a sixth part, such as 5x5.
    #[arg(
        long,
        value_name = "POSITION",
        value_parser = position,
        allow_hyphen_values = true,
        verbatim_doc_comment,
    )]
    pub(crate) position: Option<Position>,
}

/// Count the positions that can be reached in a number of moves.
///
/// Programs that know the rules are compared this way: if two of them give the same number, they agree on every legal
/// move up to that depth. The count is alone on the last line. A game that is won ends there, a forced pass counts as a
/// move, and repeated positions make no difference.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost perft 2                            16677",
    "fencepost perft 1 --divide                   a count for each first move",
    "fencepost perft 3 --board 5x5 --fences 3     31540",
    "fencepost perft 1 --position \"e1 /  / e1 e9 / 10 9 / 1\"",
]))]
pub(crate) struct PerftOptions {
    /// Depth in moves, 0 to 100
    #[arg(value_name = "DEPTH", value_parser = depth, allow_negative_numbers = true)]
    pub(crate) depth: u32,
    /// Before the total, print the count after each first move
    #[arg(long)]
    pub(crate) divide: bool,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
}

/// List the legal moves.
///
/// Prints the legal moves of a position, or after some moves, on one line in alphabetical order. If nothing is legal, the
/// line says pass. If the game is over, it is empty.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost legal",
    "fencepost legal e2 e8 e3h",
    "fencepost legal --board 3x3 --fences 0 b2",
    "fencepost legal --players 3 e2 out:west",
]))]
pub(crate) struct LegalOptions {
    /// Moves to play first, such as e2 e8 e3h, or out:west when West leaves a game of three or four
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
}

/// Draw a position as text.
///
/// Draws a position, or the one after some moves. S, W, N and E are the pawns of South, West, North and East; # is a
/// fence. Below the board are the fences in hand, the length of each pawn's shortest path to its goal, and whose turn it
/// is. The last line is the position itself, for --position.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost show",
    "fencepost show e2 e8 e3h",
    "fencepost show --players 4 --board 7x7",
    "fencepost show --position \"c7 / c8e8 / e1 e9 / 10 7 / 1\"",
]))]
pub(crate) struct ShowOptions {
    /// Moves to play first, such as e2 e8 e3h, or out:west when West leaves a game of three or four
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    /// When to use colours
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = Colour::Auto)]
    pub(crate) color: Colour,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
}

/// Play as an engine: read standard input, answer on standard output.
///
/// Other programs talk to the engine in one of two protocols: uci, the protocol of chess engines with the moves of this
/// game, and qtp, the text protocol of the University of Athens. docs/protocols.md describes both. To try uci by hand,
/// type: position startpos moves e2, then: go movetime 1000, then: quit.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost engine",
    "fencepost engine --level 3",
    "fencepost engine --player greedy",
    "fencepost engine --protocol qtp --movetime 200",
]))]
pub(crate) struct EngineOptions {
    /// The protocol
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Protocol::Uci)]
    pub(crate) protocol: Protocol,
    /// A simple player instead of the engine, as a baseline for others; weakest first
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(players::NAMES))]
    pub(crate) player: Option<String>,
    /// Strength: 1 to 10 for people, 0 for full strength [default: 0]
    #[arg(long, value_name = "N", value_parser = level, allow_negative_numbers = true)]
    pub(crate) level: Option<u64>,
    /// Number of search threads [default: 1]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
    /// Size of the transposition table in MiB [default: 64]
    #[arg(long, value_name = "MIB", value_parser = hash, allow_negative_numbers = true)]
    pub(crate) hash: Option<u64>,
    /// Seed for everything random [default: 0]
    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// With qtp, the time for each move in milliseconds [default: 1000]
    #[arg(long, value_name = "MS", value_parser = movetime, allow_negative_numbers = true)]
    pub(crate) movetime: Option<u32>,
}

/// Find out who wins a small two-player game with perfect play.
///
/// Every position that can occur is solved, so the answer is exact. The winner takes the quickest win and the loser
/// holds out for as long as possible. Lengths are in plies, the moves of both players. The last line is the value:
/// "first player wins in N", "second player wins in N" or "draw". Before it come the first moves that keep the value,
/// best first.
///
/// Time and memory grow quickly with the board and the fences: 5x5 with 3 fences each takes seconds and 74 MiB, with 5 a
/// minute and 663 MiB. A game that does not fit into memory is refused.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost solve --board 3x3 --fences 2     second player wins in 12",
    "fencepost solve --board 3x5 --fences 3     first player wins in 19",
    "fencepost solve --board 5x5 --fences 1 --memory 100 --threads 1",
]))]
pub(crate) struct SolveOptions {
    /// Width and height of the board, 2x2 to 9x9 [default: 9x9, which is far too large]
    #[arg(long, value_name = "WxH", value_parser = board, help_heading = SET_UP)]
    pub(crate) board: Option<Board>,
    /// Fences per player, 0 to 20 [default: 10]
    #[arg(long, value_name = "N", value_parser = fences, allow_negative_numbers = true, help_heading = SET_UP)]
    pub(crate) fences: Option<u8>,
    /// Maximum memory in MiB [default: what is free]
    #[arg(long, value_name = "MIB", value_parser = memory, allow_negative_numbers = true)]
    pub(crate) memory: Option<u32>,
    /// Number of threads [default: one per processor core]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
}

/// Find puzzles in games: positions in which only one move is right.
///
/// Prints one JSON object per line as soon as it is found: the position, the number of players, the right move, the grade
/// from 1 to 5, and the themes. The right move's win chance is at least 0.25 above that of every other move, and theirs
/// is below 0.6 times as large, by searches with --nodes each. With three and four players it is a twenty-fifth of them, since
/// each takes that much longer. Positions that look like one before are left out, mirror images included.
///
/// With --verify the files are not games but puzzles, and each is searched again.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost puzzles games.qgn > puzzles.jsonl",
    "fencepost puzzles new.qgn --known puzzles.jsonl >> puzzles.jsonl",
    "fencepost puzzles --verify puzzles.jsonl --nodes 200000",
]))]
pub(crate) struct PuzzlesOptions {
    /// Files of games, or of puzzles with --verify; - is standard input
    #[arg(value_name = "FILE", required = true, value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    /// Search the puzzles of the files again, and fail if one has another right move, or none
    #[arg(long)]
    pub(crate) verify: bool,
    /// With --verify, search each of the other moves by itself, too, not only all together
    #[arg(long, requires = "verify")]
    pub(crate) each: bool,
    /// Puzzles that are not to be found again
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "verify")]
    pub(crate) known: Vec<PathBuf>,
    /// Nodes of each search [default: 5000000]
    #[arg(long, value_name = "N", value_parser = nodes, allow_negative_numbers = true)]
    pub(crate) nodes: Option<u32>,
    /// Number of threads [default: one per processor core]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    pub(crate) threads: Option<u64>,
    /// Size of each thread's transposition table in MiB [default: 128]
    #[arg(long, value_name = "MIB", value_parser = hash, allow_negative_numbers = true)]
    pub(crate) hash: Option<u64>,
}

/// How to talk to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Protocol {
    Uci,
    Qtp,
}

/// When to colour the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    /// On terminals that support them
    Auto,
    /// Also in files and pipes
    Always,
    /// Nowhere
    Never,
}

/// Convert records and lists of moves to another format, or to pictures.
///
/// A file may hold any number of games; a picture shows one of them. If anything in the file is wrong, nothing is
/// written, and the message says where and why.
///
/// A list of moves does not say where the game starts: --players, --board, --fences and --position do.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost convert game.txt > game.qgn          a record from a list of moves",
    "fencepost convert games.qgn --to moves",
    "fencepost convert game.qgn -o game.gif --theme dark",
    "fencepost convert game.qgn -o move12.svg --ply 12",
    "echo \"e2 e8 e3h\" | fencepost convert - --to json",
    "fencepost convert their.txt --dialect glendenning",
]))]
pub(crate) struct ConvertOptions {
    /// The file to read; - is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// The format of the file [default: guessed]
    #[arg(long, value_name = "FORM", value_enum, ignore_case = true)]
    pub(crate) from: Option<InputForm>,
    /// The format to write [default: by the name of the --output file, otherwise qgn]
    #[arg(long, value_name = "FORM", value_enum, ignore_case = true)]
    pub(crate) to: Option<OutputForm>,
    /// How moves are written in the file [default: fencepost]
    ///
    /// glendenning and openspiel count rows from the far side. qtp names a fence one row higher, and North moves first.
    #[arg(long, value_parser = dialects(), ignore_case = true)]
    pub(crate) dialect: Option<Dialect>,
    /// How to write moves [default: fencepost]
    #[arg(long, value_name = "DIALECT", value_parser = dialects(), ignore_case = true)]
    pub(crate) to_dialect: Option<Dialect>,
    /// The file to write, all at once at the end; - is standard output [default: -]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
    /// Convert only the game with this number; the first is 1
    #[arg(long, value_name = "N", value_parser = game, allow_negative_numbers = true)]
    pub(crate) game: Option<u32>,
    #[command(flatten)]
    pub(crate) set_up: SetUpOptions,
    #[command(flatten)]
    pub(crate) picture: PictureOptions,
}

// `convert` flattens this into its options, as it does those above.
#[derive(Debug, Args)]
#[command(next_help_heading = "Pictures")]
pub(crate) struct PictureOptions {
    /// Show the position after this many moves, 0 for the start [default: the last position]
    #[arg(long, value_name = "N", value_parser = ply, allow_negative_numbers = true)]
    pub(crate) ply: Option<u32>,
    /// The theme [default: wood]
    #[arg(long, value_parser = themes(), ignore_case = true)]
    pub(crate) theme: Option<Theme>,
    /// Width in pixels, 16 to 4096
    #[arg(long, value_name = "PIXELS", value_parser = size, allow_negative_numbers = true)]
    pub(crate) size: Option<u32>,
    /// Show letters and numbers around the board (default)
    #[arg(long, overrides_with = "no_coordinates")]
    pub(crate) coordinates: bool,
    /// Hide them
    #[arg(long, overrides_with = "coordinates")]
    pub(crate) no_coordinates: bool,
    /// Show the board from the north
    #[arg(long)]
    pub(crate) flip: bool,
    /// Time per frame of a gif in milliseconds, 20 to 60000 [default: 900]
    #[arg(long, value_name = "MS", value_parser = delay, allow_negative_numbers = true)]
    pub(crate) delay: Option<u32>,
}

/// A format in which games are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum InputForm {
    /// A record: tags, numbered moves, variations, comments, result
    Qgn,
    /// The moves alone, one game per line
    Moves,
    /// One object per line, with everything that a record holds
    Json,
}

/// A format in which games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputForm {
    /// A record: tags, numbered moves, variations, comments, result
    Qgn,
    /// The moves alone, one game per line
    Moves,
    /// One object per line, with everything that a record holds
    Json,
    /// A picture of a position, as a vector drawing
    Svg,
    /// A picture of a position, in pixels
    Png,
    /// An animation of the whole game, one frame per move
    Gif,
}

fn dialects() -> impl TypedValueParser<Value = Dialect> {
    PossibleValuesParser::new(Dialect::ALL.map(Dialect::name)).try_map(|name| name.parse::<Dialect>())
}

fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name)).try_map(|name| name.parse::<Theme>())
}

/// An argument has an invalid value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ArgumentError {
    Players,
    Board,
    Number(RangeInclusive<u32>),
    Position(ParsePositionError),
    /// The tag of a language that we do not have.
    Language(String),
    /// The message with that id says what it should have been.
    Line(&'static str),
}

impl ArgumentError {
    pub(crate) fn sentence(&self, language: &Language) -> String {
        match self {
            ArgumentError::Players => language.text("argument-players"),
            ArgumentError::Board => language.text("argument-board"),
            ArgumentError::Number(range) if *range.end() == u32::MAX => {
                language.text_with("argument-number-from", &[("least", plain_number(range.start()))])
            }
            ArgumentError::Number(range) => language.text_with(
                "argument-number",
                &[("least", plain_number(range.start())), ("most", plain_number(range.end()))],
            ),
            ArgumentError::Position(error) => language.position_error(error),
            ArgumentError::Language(text) => {
                let tags = Language::own_names().map(|(tag, _)| tag).collect::<Vec<_>>();
                let tags = tags.join(&language.text("list-separator"));
                language.text_with("argument-language", &[("text", text.as_str().into()), ("tags", tags.into())])
            }
            ArgumentError::Line(id) => language.text(id),
        }
    }
}

/// In English, as the argument parser is.
impl fmt::Display for ArgumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(&Language::english().isolating(false)))
    }
}

impl Error for ArgumentError {}

pub(crate) fn players(text: &str) -> Result<Players, ArgumentError> {
    let count = number(text, 2..=4).map_err(|_| ArgumentError::Players)?;
    Players::from_count(count as usize).ok_or(ArgumentError::Players)
}

pub(crate) fn board(text: &str) -> Result<Board, ArgumentError> {
    text.parse().map_err(|_| ArgumentError::Board)
}

pub(crate) fn fences(text: &str) -> Result<u8, ArgumentError> {
    number(text, 0..=MOST_FENCES.into()).map(|fences| fences as u8)
}

pub(crate) fn position(text: &str) -> Result<Position, ArgumentError> {
    text.parse().map_err(ArgumentError::Position)
}

pub(crate) fn language(text: &str) -> Result<&'static str, ArgumentError> {
    Language::nearest(text).ok_or_else(|| ArgumentError::Language(text.to_owned()))
}

pub(crate) fn depth(text: &str) -> Result<u32, ArgumentError> {
    number(text, 0..=DEEPEST)
}

pub(crate) fn game(text: &str) -> Result<u32, ArgumentError> {
    number(text, 1..=u32::MAX)
}

pub(crate) fn ply(text: &str) -> Result<u32, ArgumentError> {
    number(text, 0..=u32::MAX)
}

pub(crate) fn size(text: &str) -> Result<u32, ArgumentError> {
    number(text, 16..=WIDEST)
}

pub(crate) fn delay(text: &str) -> Result<u32, ArgumentError> {
    number(text, DELAYS)
}

pub(crate) fn level(text: &str) -> Result<u64, ArgumentError> {
    setting(text, &UciOption::LEVEL)
}

pub(crate) fn threads(text: &str) -> Result<u64, ArgumentError> {
    setting(text, &UciOption::THREADS)
}

pub(crate) fn nodes(text: &str) -> Result<u32, ArgumentError> {
    number(text, 1..=u32::MAX)
}

pub(crate) fn memory(text: &str) -> Result<u32, ArgumentError> {
    number(text, 1..=u32::MAX)
}

pub(crate) fn hash(text: &str) -> Result<u64, ArgumentError> {
    setting(text, &UciOption::HASH)
}

pub(crate) fn seed(text: &str) -> Result<u64, ArgumentError> {
    setting(text, &UciOption::SEED)
}

pub(crate) fn movetime(text: &str) -> Result<u32, ArgumentError> {
    number(text, MOVE_TIMES)
}

fn setting(text: &str, setting: &UciOption) -> Result<u64, ArgumentError> {
    number(text, *setting.range.start() as u32..=*setting.range.end() as u32).map(u64::from)
}

/// A number of digits only, within limits.
pub(crate) fn number(text: &str, limits: RangeInclusive<u32>) -> Result<u32, ArgumentError> {
    let all_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if all_digits { text.parse().ok() } else { None };
    number.filter(|number| limits.contains(number)).ok_or(ArgumentError::Number(limits))
}

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory};

    use super::*;

    #[test]
    fn the_parser_is_sound() {
        Arguments::command().debug_assert();
    }

    /// Every argument of a command that has no help.
    fn without_help(command: &Command) -> Vec<String> {
        let is_bare = |argument: &&clap::Arg| argument.get_help().is_none_or(|help| help.to_string().is_empty());
        let name = |argument: &clap::Arg| format!("{} {}", command.get_name(), argument.get_id());
        let mut bare: Vec<String> = command.get_arguments().filter(is_bare).map(name).collect();
        if command.get_about().is_none() {
            bare.push(command.get_name().to_owned());
        }
        bare.extend(command.get_subcommands().flat_map(without_help));
        bare
    }

    #[test]
    fn every_command_and_argument_has_help() {
        let mut parser = Arguments::command();
        parser.build();
        assert_eq!(without_help(&parser), [""; 0]);
    }

    #[test]
    fn every_command_has_examples() {
        for command in Arguments::command().get_subcommands() {
            let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let start = format!("Examples:\n  fencepost {}", command.get_name());
            assert!(examples.starts_with(&start), "{}: {examples}", command.get_name());
        }
    }
}
