//! The colours of a position drawn in plain characters.

use anstyle::{AnsiColor, Style};
use fencepost_rules::{Mark, Position, Seat, TextBoard};

const FENCE: Style = AnsiColor::BrightWhite.on_default().bold();
const TARGET: Style = AnsiColor::BrightGreen.on_default().bold();
const REFUSED: Style = AnsiColor::Red.on_default().bold();
const QUIET: Style = AnsiColor::BrightBlack.on_default();

/// A seat's colour, close to the one in pictures.
pub(crate) fn style(seat: Seat) -> Style {
    let colour = match seat {
        Seat::South => AnsiColor::Yellow,
        Seat::West => AnsiColor::Green,
        Seat::North => AnsiColor::BrightCyan,
        Seat::East => AnsiColor::BrightRed,
    };
    colour.on_default().bold()
}

/// Text in a style, or plain.
pub(crate) fn styled(text: impl std::fmt::Display, style: Style, colour: bool) -> String {
    if colour { format!("{style}{text}{style:#}") } else { text.to_string() }
}

/// The board with its coordinates, pawns and fences, each line ended.
pub(crate) fn draw(position: &Position, colour: bool) -> String {
    draw_lines(TextBoard::of(position).lines(), colour)
}

/// Lines of a drawing, each ended.
pub(crate) fn draw_lines<'a>(lines: impl Iterator<Item = &'a [Mark]>, colour: bool) -> String {
    let mut text = String::new();
    for line in lines {
        for alike in line.chunk_by(|one, other| style_of(*one) == style_of(*other)) {
            let characters: String = alike.iter().map(|mark| mark.character()).collect();
            text += &styled(characters, alike.first().map_or(QUIET, |mark| style_of(*mark)), colour);
        }
        text.push('\n');
    }
    text
}

fn style_of(mark: Mark) -> Style {
    match mark {
        Mark::Groove => Style::new(),
        Mark::Empty | Mark::Frame(_) => QUIET,
        Mark::Pawn(seat) => style(seat),
        Mark::Fence => FENCE,
        Mark::Target => TARGET,
        Mark::Refused => REFUSED,
    }
}
