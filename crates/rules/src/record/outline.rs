//! A record as an outline: one line for each thing in it, for programs that keep the tree themselves, such as a page.
//!
//! ```text
//! start  /  / e1 e9 / 10 10 / 1
//! tag Event Casual game
//! result 1-0
//! comment of the start position
//! node 0 e2 !
//! clock 0:09:58
//! comment of this move
//! node 1 e8
//! node 0 d1
//! before a comment in front of it
//! ```
//!
//! Nodes are counted from 1 in the order of their lines, 0 is the start, and each names its parent. The first child of a node
//! continues the main line. A line feed inside a text is `\n`, a backslash `\\`.

use std::error::Error;
use std::fmt::{self, Write};

use crate::codes::error_codes;
use crate::game::{Event, outcome_on_board};
use crate::position::Position;

use super::annotation::Glyph;
use super::line::Line;
use super::{NodeId, Record};

/// Why a text is not the outline of a record. A program that writes outlines only of what it was told is never told this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OutlineError {
    /// A line that is none of an outline, or at the wrong place.
    BadLine,
    /// A move that the rules do not allow there.
    IllegalMove,
}

error_codes!(OutlineError {
    OutlineError::BadLine => "outline-line",
    OutlineError::IllegalMove => "outline-move",
});

impl fmt::Display for OutlineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Error for OutlineError {}

impl Record {
    /// The outline: the start, tags and result, then the nodes, each after its parent.
    #[expect(clippy::missing_panics_doc, reason = "writing to a string cannot fail")]
    pub fn to_outline(&self) -> String {
        let mut text = String::new();
        self.write_outline(&mut text).expect("writing to a string cannot fail");
        text
    }

    fn write_outline(&self, to: &mut String) -> fmt::Result {
        writeln!(to, "start {}", self.start())?;
        for (name, value) in self.tags() {
            writeln!(to, "tag {name} {}", escaped(value))?;
        }
        if let Some(result) = self.result() {
            writeln!(to, "result {result}")?;
        }
        // In the order in which a reader meets them.
        let mut numbers = vec![0; self.nodes.len()];
        let mut next = 0;
        let mut waiting = vec![NodeId::START];
        while let Some(id) = waiting.pop() {
            let node = self.node(id);
            if let (Some(event), Some(parent)) = (node.event(), node.parent()) {
                next += 1;
                numbers[id.index()] = next;
                write!(to, "node {} {event}", numbers[parent.index()])?;
                node.glyph().map_or(Ok(()), |glyph| write!(to, " {glyph}"))?;
                to.push('\n');
            }
            node.clock().map_or(Ok(()), |clock| writeln!(to, "clock {clock}"))?;
            node.eval().map_or(Ok(()), |eval| writeln!(to, "eval {eval}"))?;
            node.comments_before().iter().try_for_each(|text| writeln!(to, "before {}", escaped(text)))?;
            node.comments().iter().try_for_each(|text| writeln!(to, "comment {}", escaped(text)))?;
            waiting.extend(node.children().iter().rev());
        }
        Ok(())
    }

    /// Reads an outline.
    ///
    /// # Errors
    /// If it is none, or the rules do not allow a move in it.
    pub fn from_outline(text: &str) -> Result<Record, OutlineError> {
        let mut lines = text.lines();
        let start = lines.next().and_then(|line| line.strip_prefix("start ")).ok_or(OutlineError::BadLine)?;
        let start: Position = start.parse().map_err(|_| OutlineError::BadLine)?;
        let mut reader = Reader::new(start);
        lines.try_for_each(|line| reader.line(line))?;
        let mut record = reader.record;
        // The tree may have been changed since the result was noted; one that no longer fits is dropped.
        let _ = record.set_result(reader.result);
        Ok(record)
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(['\n', '\r'], "\\n")
}

fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        plain.push(match letter {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some(other) => other,
                None => '\\',
            },
            other => other,
        });
    }
    plain
}

struct Reader {
    record: Record,
    result: Option<crate::outcome::GameResult>,
    /// The last node and the positions on the line to it (R17): most nodes follow the one before.
    at: NodeId,
    line: Line,
}

impl Reader {
    fn new(start: Position) -> Reader {
        let mut line = Line::default();
        line.enter(&start);
        Reader { record: Record::new(start), result: None, at: NodeId::START, line }
    }

    fn line(&mut self, line: &str) -> Result<(), OutlineError> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let bad = OutlineError::BadLine;
        match word {
            "" => {}
            "tag" => {
                let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
                self.record.add_tag(name, &plain(value)).map_err(|_| bad)?;
            }
            "result" => self.result = Some(rest.parse().map_err(|_| bad)?),
            "node" => self.node(rest)?,
            "clock" => self.record.set_clock(self.at, Some(rest.parse().map_err(|_| bad)?)),
            "eval" => self.record.set_eval(self.at, Some(rest.parse().map_err(|_| bad)?)),
            "before" => self.record.add_comment_before(self.at, &plain(rest)),
            "comment" => self.record.add_comment(self.at, &plain(rest)),
            _ => return Err(bad),
        }
        Ok(())
    }

    fn node(&mut self, rest: &str) -> Result<(), OutlineError> {
        let mut words = rest.split(' ');
        let (parent, event, glyph) = (words.next(), words.next(), words.next());
        let parent = parent.and_then(|it| it.parse().ok()).filter(|&it: &usize| it < self.record.nodes.len());
        let event: Option<Event> = event.and_then(|it| it.parse().ok());
        let (Some(parent), Some(event), None) = (parent, event, words.next()) else {
            return Err(OutlineError::BadLine);
        };
        self.go_to(NodeId::new(parent));
        let after = self.record.follow(self.at, event).map_err(|_| OutlineError::IllegalMove)?;
        let outcome = outcome_on_board(&after, self.line.enter(&after));
        self.at = self.record.attach(self.at, event, after, outcome);
        if let Some(glyph) = glyph {
            self.record.set_glyph(self.at, Some(Glyph::from_symbol(glyph).ok_or(OutlineError::BadLine)?));
        }
        Ok(())
    }

    /// Goes back to an ancestor, as in an outline in reading order; to any other node it goes by way of the start.
    fn go_to(&mut self, wanted: NodeId) {
        while self.at != wanted {
            let node = self.record.node(self.at);
            let Some(parent) = node.parent() else { break };
            self.line.leave(node.position());
            self.at = parent;
        }
        if self.at == wanted {
            return;
        }
        let mut path: Vec<NodeId> = self.record.ancestors(wanted).take_while(|&id| id != NodeId::START).collect();
        while let Some(id) = path.pop() {
            self.line.enter(self.record.node(id).position());
        }
        self.at = wanted;
    }
}
