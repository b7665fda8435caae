//! `fencepost rules`: the rules for players, in a terminal.

use fencepost_language::Language;
use fencepost_rulebook::{CHAPTERS, Chapter, Figure, Paragraph};

use crate::board_colours::draw_lines;
use crate::cli_error::CliError;
use crate::environment::Environment;
use crate::wrapping::{width, wrapped};

/// Narrower than this, words would be cut at every other letter.
const NARROWEST: usize = 20;

pub(crate) fn rules(tag: Option<&'static str>, env: &mut Environment<'_>) -> Result<(), CliError> {
    let colour = env.output_is_terminal && env.colour_is_welcome;
    let chosen = tag.map(|tag| Language::choose([tag]).isolating(false));
    let language = chosen.as_ref().unwrap_or(&env.language);
    let text = RulesText { language, columns: env.columns.max(NARROWEST), colour }.write();
    env.output.write_all(text.as_bytes())?;
    Ok(())
}

/// The rules as text for a terminal of that width.
struct RulesText<'a> {
    language: &'a Language,
    columns: usize,
    colour: bool,
}

impl RulesText<'_> {
    fn write(&self) -> String {
        let mut text = self.heading("rules-title", '=');
        for line in ["rules-for-whom", "rules-figure-key"] {
            text += &self.lines("", &self.language.text(line));
            text.push('\n');
        }
        for chapter in &CHAPTERS {
            text += &self.chapter(chapter);
        }
        let [note, name] = ["rules-ruling-note", "rules-name"].map(|line| self.lines("", &self.language.text(line)));
        format!("{text}{note}\n{name}")
    }

    fn chapter(&self, chapter: &Chapter) -> String {
        let mut text = self.heading(chapter.title, '-');
        for paragraph in chapter.paragraphs {
            text += &self.paragraph(*paragraph);
        }
        for figure in chapter.figures() {
            text += &self.figure(figure);
        }
        text
    }

    fn heading(&self, line: &str, stroke: char) -> String {
        let title = self.lines("", &self.language.text(line));
        let longest = title.lines().map(width).max().unwrap_or_default();
        format!("{title}{}\n\n", String::from(stroke).repeat(longest))
    }

    fn paragraph(&self, paragraph: Paragraph) -> String {
        let text = self.language.text(paragraph.line);
        if paragraph.is_item {
            return format!("{}\n", self.lines("- ", &text));
        }
        if paragraph.is_ruling {
            return format!("{}\n", self.lines("", &format!("[{}] {text}", self.language.text("rules-ruling"))));
        }
        format!("{}\n", self.lines("", &text))
    }

    fn figure(&self, figure: &Figure) -> String {
        let number = self.language.text_with("rules-figure", &[("number", figure.number.into())]);
        let caption = format!("{number}: {}", self.language.text(figure.line));
        let marks = figure.marks();
        let drawing = draw_lines(marks.iter().map(Vec::as_slice), self.colour);
        format!("{}\n{drawing}\n", self.lines("", &caption))
    }

    /// The lines of a text, each with a line feed. The first begins with `lead`, the others are indented by its width.
    fn lines(&self, lead: &str, text: &str) -> String {
        let room = " ".repeat(width(lead));
        let lines = wrapped(text, self.columns - width(lead)).into_iter().enumerate();
        lines.map(|(number, line)| [if number == 0 { lead } else { &room }, &line, "\n"].concat()).collect()
    }
}
