//! Files of puzzles: one JSON object a line.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use fencepost_engine::puzzles::{GRADES, Puzzle, Theme};
use fencepost_language::{Language, plain_number};
use fencepost_rules::{Move, Position};
use serde::{Deserialize, Serialize};

use super::super::convert::source::{Source, unreadable};
use crate::cli_error::CliError;

/// A puzzle as it is written, with its fields in this order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleLine {
    position: String,
    players: usize,
    #[serde(rename = "move")]
    mv: String,
    grade: u8,
    themes: Vec<String>,
}

/// A puzzle as one line, without its end.
pub(super) fn puzzle_line(puzzle: &Puzzle) -> String {
    let line = PuzzleLine {
        position: puzzle.position.to_string(),
        players: puzzle.position.players().count(),
        mv: puzzle.mv.to_string(),
        grade: puzzle.grade,
        themes: puzzle.themes.iter().map(ToString::to_string).collect(),
    };
    serde_json::to_string(&line).expect("strings and numbers can always be written")
}

/// What a file of puzzles has.
pub(super) struct PuzzleFile {
    /// What to call it.
    pub(super) name: String,
    /// Its puzzles, each with the number of its line.
    pub(super) puzzles: Vec<(usize, Puzzle)>,
}

/// All puzzles of a file; `-` is standard input.
pub(super) fn read_puzzles(path: &Path, input: &mut dyn Read, language: &Language) -> Result<PuzzleFile, CliError> {
    let Source { name, reader } = Source::open(path, input, false, language)?;
    let mut puzzles = Vec::new();
    for (index, line) in BufReader::new(reader).lines().enumerate() {
        let line = line.map_err(|error| unreadable(&name, &error, language))?;
        if line.trim().is_empty() {
            continue;
        }
        let puzzle = read_puzzle(&line, language).map_err(|why| {
            let values = [("file", name.as_str().into()), ("line", plain_number(index + 1)), ("why", why.into())];
            CliError::Sentence(language.text_with("problem-in-game", &values))
        })?;
        puzzles.push((index + 1, puzzle));
    }
    Ok(PuzzleFile { name, puzzles })
}

/// The puzzle of a line, or a sentence about what is wrong with it.
fn read_puzzle(line: &str, language: &Language) -> Result<Puzzle, String> {
    let invalid = |detail: String| language.text_with("puzzles-invalid", &[("detail", detail.into())]);
    let line: PuzzleLine = serde_json::from_str(line).map_err(|error| invalid(json_error(&error)))?;
    let position: Position = line.position.parse().map_err(|error| language.position_error(&error))?;
    let mv: Move = line.mv.parse().map_err(|_| invalid(format!("move {}", line.mv)))?;
    position.check(mv).map_err(|error| language.play_error(mv, &error))?;
    if position.players().count() != line.players {
        return Err(invalid(format!("players {}", line.players)));
    }
    if !(1..=GRADES).contains(&line.grade) {
        return Err(invalid(format!("grade {}", line.grade)));
    }
    let theme = |name: &String| name.parse::<Theme>().map_err(|_| invalid(format!("theme {name}")));
    let themes = line.themes.iter().map(theme).collect::<Result<_, _>>()?;
    Ok(Puzzle { position, mv, grade: line.grade, themes })
}

/// What is wrong with the JSON of a line, and in which column: the parser would call every line its first.
fn json_error(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).map_or(text.clone(), |what| format!("{what} in column {}", error.column()))
}

#[cfg(test)]
mod tests {
    use fencepost_language::Language;

    use super::{puzzle_line, read_puzzle};

    #[test]
    fn a_line_is_read_and_written_as_the_same() {
        let line = r#"{"position":"d2f7 /  / e4 e5 / 9 9 / 1","players":2,"move":"e6","grade":3,"themes":["jump","wasted-fence"]}"#;
        let puzzle = read_puzzle(line, &Language::english()).expect("a puzzle");
        assert_eq!(puzzle_line(&puzzle), line);
    }

    #[test]
    fn a_bad_line_gets_a_sentence() {
        let language = Language::english().isolating(false);
        for (line, why) in [
            ("e2", "expected value in column 1"),
            (r#"{"position":"x","players":2,"move":"e2","grade":1,"themes":[]}"#, "x"),
            (r#"{"position":" /  / e1 e9 / 1 1 / 1","players":2,"move":"e5","grade":1,"themes":[]}"#, "e5"),
            (r#"{"position":" /  / e1 e9 / 1 1 / 1","players":2,"move":"?","grade":1,"themes":[]}"#, "move ?"),
            (r#"{"position":" /  / e1 e9 / 1 1 / 1","players":3,"move":"e2","grade":1,"themes":[]}"#, "players 3"),
            (r#"{"position":" /  / e1 e9 / 1 1 / 1","players":2,"move":"e2","grade":6,"themes":[]}"#, "grade 6"),
            (r#"{"position":" /  / e1 e9 / 1 1 / 1","players":2,"move":"e2","grade":1,"themes":["x"]}"#, "theme x"),
        ] {
            let sentence = read_puzzle(line, &language).expect_err(line);
            assert!(sentence.contains(why), "{line}: {sentence}");
        }
    }
}
