//! The openings that games start with.

use fencepost_rules::{Game, Move, PlayError, Position};

/// The moves that are played before the engines take over.
pub(crate) type Opening = Vec<Move>;

/// What is wrong with a list of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OpeningError {
    /// That word on that line is not a move.
    ArgumentError { line: usize, word: String },
    /// That move on that line is illegal.
    Refused { line: usize, word: String, error: PlayError },
    /// The game is over when the opening on that line ends.
    Over { line: usize },
    /// There are no openings.
    None,
}

/// Reads openings, one on each line. What comes after `#` is a comment.
pub(crate) fn read_openings(text: &str, start: &Position) -> Result<Vec<Opening>, OpeningError> {
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let words = line.split('#').next().unwrap_or_default().split_whitespace();
        let opening = read_opening(words, index + 1, start)?;
        if !opening.is_empty() {
            openings.push(opening);
        }
    }
    if openings.is_empty() { Err(OpeningError::None) } else { Ok(openings) }
}

fn read_opening<'a>(
    words: impl Iterator<Item = &'a str>,
    line: usize,
    start: &Position,
) -> Result<Opening, OpeningError> {
    let mut game = Game::new(*start);
    let mut moves = Vec::new();
    for word in words {
        let mv: Move = word.parse().map_err(|_| OpeningError::ArgumentError { line, word: word.to_owned() })?;
        game.play(mv).map_err(|error| OpeningError::Refused { line, word: word.to_owned(), error })?;
        moves.push(mv);
    }
    if game.outcome().is_some() { Err(OpeningError::Over { line }) } else { Ok(moves) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<String>, OpeningError> {
        let openings = read_openings(text, &Position::default())?;
        let words = |opening: Opening| opening.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
        Ok(openings.into_iter().map(words).collect())
    }

    #[test]
    fn each_line_is_an_opening() {
        let text = "# the first ones\ne2 e8\n\n  E2   e8 e3H # with a fence\r\n";
        assert_eq!(read(text), Ok(vec!["e2 e8".to_owned(), "e2 e8 e3h".to_owned()]));
    }

    #[test]
    fn errors_name_the_line() {
        assert_eq!(read("e2\ne2 x9"), Err(OpeningError::ArgumentError { line: 2, word: "x9".to_owned() }));
        let refused = read("e2 e8\n\ne2 e2");
        assert!(matches!(refused, Err(OpeningError::Refused { line: 3, ref word, .. }) if word == "e2"), "{refused:?}");
        assert_eq!(read("# nothing\n\n"), Err(OpeningError::None));
        assert_eq!(read("e2 e8 e1 e9 e2 e8 e1 e9"), Err(OpeningError::Over { line: 1 }));
    }
}
