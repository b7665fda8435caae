//! Tables and plots of what was said and what came true, and how much was known.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::io::{Error, ErrorKind, Result};
use std::path::PathBuf;
use std::str::FromStr;

use crate::training_loop::read;

/// What a search said about one player, and how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Prediction {
    /// The game: positions of the same game have their result in common.
    pub(crate) game: String,
    /// Whether it is about the player to move.
    pub(crate) is_mover: bool,
    /// Fences in all hands together.
    pub(crate) fences: usize,
    /// The chance to win.
    pub(crate) said: f32,
    /// The share of the point.
    pub(crate) won: f32,
}

impl fmt::Display for Prediction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = if self.is_mover { "mover" } else { "other" };
        write!(f, "{} {who} {} {:.4} {:.4}", self.game, self.fences, self.said, self.won)
    }
}

impl FromStr for Prediction {
    type Err = Error;

    fn from_str(line: &str) -> Result<Prediction> {
        let bad = || Error::new(ErrorKind::InvalidData, format!("this line is not a prediction: {line}"));
        let parts: Vec<&str> = line.split(' ').collect();
        let &[game, who, fences, said, won] = parts.as_slice() else { return Err(bad()) };
        let chance =
            |text: &str| text.parse::<f32>().ok().filter(|chance| (0.0..=1.0).contains(chance)).ok_or_else(bad);
        Ok(Prediction {
            game: game.to_owned(),
            is_mover: match who {
                "mover" => true,
                "other" => false,
                _ => return Err(bad()),
            },
            fences: fences.parse().map_err(|_| bad())?,
            said: chance(said)?,
            won: chance(won)?,
        })
    }
}

/// The predictions of one tenth: 0 to 10 %, 10 to 20 % and so on.
struct Tenth {
    said: f64,
    won: f64,
    /// Half the width of the interval (95 %) of what was won, by games.
    error: f64,
}

impl Tenth {
    /// `None` if there are none.
    fn of(predictions: &[&Prediction]) -> Option<Tenth> {
        let count = predictions.len() as f64;
        if predictions.is_empty() {
            return None;
        }
        let said = predictions.iter().map(|one| f64::from(one.said)).sum::<f64>() / count;
        let won = predictions.iter().map(|one| f64::from(one.won)).sum::<f64>() / count;
        let mut by_game: BTreeMap<&str, f64> = BTreeMap::new();
        for one in predictions {
            *by_game.entry(&one.game).or_default() += f64::from(one.won) - won;
        }
        let deviation = by_game.values().map(|surplus| surplus * surplus).sum::<f64>().sqrt() / count;
        Some(Tenth { said, won, error: 1.96 * deviation })
    }
}

/// The ranges of fences in hand that are looked at one by one.
const RANGES: [(usize, usize); 5] = [(0, usize::MAX), (0, 3), (4, 9), (10, 14), (15, MOST_IN_HAND)];
/// On the standard board.
const MOST_IN_HAND: usize = 20;

/// A lower chance counts as this one, so that a single surprise does not outweigh everything else.
const LEAST_SAID: f64 = 0.001;

/// About whom a row of the table is: about everybody, the player to move or the others.
const ABOUT: [(&str, Option<bool>); 3] =
    [("everybody", None), ("the player to move", Some(true)), ("the others", Some(false))];

/// A table in Markdown: one row for each range of fences, and for all of them also by who was to move; one column for each tenth.
pub(crate) fn table(files: &[PathBuf]) -> Result<String> {
    let predictions = read::<Prediction>(files).collect::<Result<Vec<Prediction>>>()?;
    let mut text = String::from("| fences in hand | about |");
    for tenth in 0..10 {
        let _ = write!(text, " {}–{} % |", 10 * tenth, 10 * tenth + 10);
    }
    text += "\n| --- | --- |";
    text += &" --- |".repeat(10);
    text += "\n";
    for (least, most) in RANGES {
        let is_whole = most > MOST_IN_HAND;
        for (about, is_mover) in ABOUT.into_iter().filter(|about| is_whole || about.1.is_none()) {
            let is_meant = |one: &&Prediction| is_mover.is_none_or(|is_mover| one.is_mover == is_mover);
            let in_range = |one: &&Prediction| (least..=most).contains(&one.fences);
            let row: Vec<&Prediction> = predictions.iter().filter(is_meant).filter(in_range).collect();
            if row.is_empty() {
                continue;
            }
            let range = if is_whole { "all".to_owned() } else { format!("{least} to {most}") };
            let _ = write!(text, "| {range} | {about} |");
            for tenth in tenths(&row) {
                let cell = tenth.map_or(String::new(), |tenth| {
                    format!("{:.0}: {:.0} ± {:.0}", 100.0 * tenth.said, 100.0 * tenth.won, 100.0 * tenth.error)
                });
                let _ = write!(text, " {cell} |");
            }
            text += "\n";
        }
    }
    Ok(text)
}

/// How little was known of who would win, by fences in hand: the mean of minus the logarithm of what was said of the winner, over all
/// positions. Whoever knows nothing about four players has 1.39, about two 0.69.
pub(crate) fn log_losses(files: &[PathBuf]) -> Result<String> {
    let predictions = read::<Prediction>(files).collect::<Result<Vec<Prediction>>>()?;
    let mut parts = Vec::new();
    for (least, most) in RANGES {
        let row = || predictions.iter().filter(|one| (least..=most).contains(&one.fences));
        // Each position has one player to move.
        let positions = row().filter(|one| one.is_mover).count();
        if positions > 0 {
            let loss: f64 =
                row().map(|one| f64::from(one.won) * f64::from(one.said).max(LEAST_SAID).recip().ln()).sum();
            let range = if most > MOST_IN_HAND { "all".to_owned() } else { format!("{least} to {most}") };
            parts.push(format!("{range} {:.3} ({positions} positions)", loss / positions as f64));
        }
    }
    Ok(format!("log loss by fences in hand: {}\n", parts.join(", ")))
}

fn tenths(predictions: &[&Prediction]) -> [Option<Tenth>; 10] {
    std::array::from_fn(|tenth| {
        let is_in = |one: &&&Prediction| ((one.said * 10.0) as usize).min(9) == tenth;
        Tenth::of(&predictions.iter().filter(is_in).copied().collect::<Vec<&Prediction>>())
    })
}

/// The side of the plot.
const SIDE: f64 = 300.0;
const MARGIN: f64 = 40.0;

/// A plot (SVG): what was said to the right, what was won upwards, with the error. Between the thin lines a chance is right to five points.
pub(crate) fn plot(files: &[PathBuf]) -> Result<String> {
    let predictions = read::<Prediction>(files).collect::<Result<Vec<Prediction>>>()?;
    let all: Vec<&Prediction> = predictions.iter().collect();
    let (x, y) = (|chance: f64| MARGIN + SIDE * chance, |chance: f64| MARGIN / 2.0 + SIDE * (1.0 - chance));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {width}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"{width}\" height=\"{width}\" fill=\"#fff\"/>\n",
        width = SIDE + 1.5 * MARGIN
    );
    let mut line = |class: &str, from: (f64, f64), to: (f64, f64)| {
        let _ = writeln!(
            text,
            "<line {class} x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
            x(from.0),
            y(from.1),
            x(to.0),
            y(to.1)
        );
    };
    for tenth in 0..=10 {
        let at = f64::from(tenth) / 10.0;
        line("stroke=\"#ddd\"", (at, 0.0), (at, 1.0));
        line("stroke=\"#ddd\"", (0.0, at), (1.0, at));
    }
    line("stroke=\"#888\"", (0.0, 0.0), (1.0, 1.0));
    line("stroke=\"#888\" stroke-width=\"0.5\"", (0.0, 0.05), (0.95, 1.0));
    line("stroke=\"#888\" stroke-width=\"0.5\"", (0.05, 0.0), (1.0, 0.95));
    let points: Vec<Tenth> = tenths(&all).into_iter().flatten().collect();
    for Tenth { said, won, error } in &points {
        let clamped = |chance: f64| chance.clamp(0.0, 1.0);
        line("stroke=\"#06c\" stroke-width=\"1.5\"", (*said, clamped(won - error)), (*said, clamped(won + error)));
    }
    for Tenth { said, won, .. } in &points {
        let _ = writeln!(text, "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"#06c\"/>", x(*said), y(*won));
    }
    for tenth in (0..=10).step_by(2) {
        let at = f64::from(tenth) / 10.0;
        let percent = 10 * tenth;
        let _ =
            writeln!(text, "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{percent}</text>", x(at), y(-0.05));
        let _ = writeln!(
            text,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent}</text>",
            x(-0.02),
            y(at - 0.01)
        );
    }
    let _ = writeln!(text, "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">said, in %</text>", x(0.5), y(-0.1));
    let _ = writeln!(
        text,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" transform=\"rotate(-90 12 {0:.1})\">won, in %</text>",
        12.0,
        y(0.5)
    );
    text += "</svg>\n";
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{Prediction, log_losses, plot, table};

    fn prediction(game: usize, said: f32, won: f32) -> Prediction {
        Prediction { game: format!("1-{game}"), is_mover: true, fences: 12, said, won }
    }

    #[test]
    fn tables_count_by_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("predictions.txt");
        // A hundred games with two positions each, said to be 75 %; 70 of them were won.
        let lines: Vec<String> =
            (0..200).map(|index| prediction(index / 2, 0.75, f32::from(u8::from(index < 140))).to_string()).collect();
        std::fs::write(&path, lines.join("\n")).expect("written");
        let table = table(std::slice::from_ref(&path)).expect("a table");
        // One standard error is the root of 0.7 times 0.3 by a hundred games: 4.6 points.
        for row in ["all | everybody", "all | the player to move", "10 to 14 | everybody"] {
            assert!(table.contains(&format!("| {row} |  |  |  |  |  |  |  | 75: 70 ± 9 |  |  |")), "{table}");
        }
        assert!(!table.contains("the others"));
        let plot = plot(&[path]).expect("a plot");
        assert_eq!(plot.matches("<circle").count(), 1);
    }

    #[test]
    fn the_log_loss_is_that_of_the_winner() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("predictions.txt");
        let lines = ["1-1 mover 3 0.5 1", "1-1 other 3 0.5 0", "1-2 mover 12 0 0", "1-2 other 12 1 1"];
        std::fs::write(&path, lines.join("\n")).expect("written");
        let text = log_losses(&[path]).expect("a line");
        let expected = "all 0.347 (2 positions), 0 to 3 0.693 (1 positions), 10 to 14 0.000 (1 positions)\n";
        assert_eq!(text, format!("log loss by fences in hand: {expected}"));
    }

    #[test]
    fn lines_are_read_as_they_are_written_and_others_are_refused() {
        let one = prediction(7, 0.25, 1.0);
        assert_eq!(one.to_string().parse::<Prediction>().expect("a prediction"), one);
        for bad in ["", "1-1 mover 3 0.5", "1-1 nobody 3 0.5 1", "1-1 mover 3 1.5 1", "1-1 mover x 0.5 1"] {
            let error = bad.parse::<Prediction>().expect_err(bad).to_string();
            assert!(error.starts_with("this line is not a prediction"), "{error}");
        }
    }
}
