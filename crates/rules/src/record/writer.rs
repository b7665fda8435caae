//! Writes a record in the one canonical form.

use std::fmt::{self, Write};

use crate::board::Board;
use crate::game::Event;
use crate::notation::Dialect;
use crate::seat::Players;

use super::header::standard_start;
use super::tags;
use super::{NodeId, Record};

/// Lines of move text are no longer than this, unless a comment is.
const WIDTH: usize = 80;

/// A record that is written in some dialect.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    record: &'a Record,
    dialect: Dialect,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.display(Dialect::Fencepost).fmt(f)
    }
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            write!(f, "[{name} \"")?;
            write_escaped(f, &value)?;
            f.write_str("\"]\n")?;
        }
        f.write_char('\n')?;
        let mut flow = Flow { out: f, column: 0, piece: String::new() };
        self.write_moves(&mut flow)?;
        flow.piece(&self.result())?;
        f.write_char('\n')
    }
}

impl<'a> Written<'a> {
    pub(super) fn new(record: &'a Record, dialect: Dialect) -> Written<'a> {
        Written { record, dialect }
    }

    /// All tags in the order in which they are written, including those that follow from the start and the result.
    pub fn tags(&self) -> Vec<(&'a str, String)> {
        let kept = self.record.tags().map(|(name, value)| (name, value.to_owned()));
        let mut tags: Vec<(&str, String)> = kept.chain(self.start_tags()).collect();
        tags.push((tags::RESULT, self.result()));
        tags.sort_by_key(|(name, _)| tags::rank(name));
        tags
    }

    /// Only tags that differ from a reader's defaults.
    fn start_tags(&self) -> Vec<(&'static str, String)> {
        let start = self.record.start();
        let (players, board) = (start.players(), start.board());
        let fences = start.left(self.dialect.first_seat());
        let mut tags = Vec::new();
        // A name on an unused seat would mislead a reader.
        if players != Players::Two || tags::players_by_names(self.record.tags()) != Players::Two {
            tags.push((tags::PLAYERS, players.count().to_string()));
        }
        if board != Board::STANDARD {
            tags.push((tags::BOARD, board.to_string()));
        }
        if standard_start(players, board, fences, self.dialect).as_ref() != Ok(start) {
            tags.push((tags::POSITION, start.to_string()));
        } else if fences != players.default_fences() {
            tags.push((tags::FENCES, fences.to_string()));
        }
        tags
    }

    fn result(&self) -> String {
        self.record.result().map_or_else(|| "*".to_owned(), |score| score.to_string())
    }

    /// Walks the tree with a stack of its own, since variations may be nested to any depth.
    fn write_moves(&self, flow: &mut Flow<'_, '_>) -> fmt::Result {
        self.write_notes(flow, NodeId::START)?;
        let mut to_do = vec![Task::Continue(NodeId::START)];
        while let Some(task) = to_do.pop() {
            match task {
                Task::Continue(parent) => {
                    let Some((&main, variations)) = self.record.node(parent).children().split_first() else { continue };
                    self.write_event(flow, main, self.record.node(main).starts_round())?;
                    to_do.push(Task::Continue(main));
                    to_do.extend(variations.iter().rev().map(|&variation| Task::Variation(variation)));
                }
                Task::Variation(first) => {
                    flow.piece("(")?;
                    for comment in self.record.node(first).comments_before() {
                        flow.comment(comment)?;
                    }
                    self.write_event(flow, first, true)?;
                    to_do.push(Task::Close);
                    to_do.push(Task::Continue(first));
                }
                Task::Close => flow.piece(")")?,
            }
        }
        Ok(())
    }

    fn write_event(&self, flow: &mut Flow<'_, '_>, id: NodeId, numbered: bool) -> fmt::Result {
        let node = self.record.node(id);
        let Some(event) = node.event() else { return Ok(()) };
        flow.made_of(|piece| {
            if numbered && matches!(event, Event::Move(_)) {
                let dots = if node.starts_round() { "." } else { "..." };
                write!(piece, "{}{dots} ", node.round())?;
            }
            self.dialect.write_event_to(piece, event, self.record.start().board())?;
            piece.write_str(node.glyph().map_or("", |glyph| glyph.symbol()))
        })?;
        self.write_notes(flow, id)
    }

    fn write_notes(&self, flow: &mut Flow<'_, '_>, id: NodeId) -> fmt::Result {
        let node = self.record.node(id);
        if let Some(clock) = node.clock() {
            flow.made_of(|piece| write!(piece, "{{[%clk {clock}]}}"))?;
        }
        if let Some(eval) = node.eval() {
            flow.made_of(|piece| write!(piece, "{{[%eval {eval}]}}"))?;
        }
        node.comments().iter().try_for_each(|comment| flow.comment(comment))
    }
}

/// The value of a tag, with a backslash before every character that would end it.
fn write_escaped(f: &mut fmt::Formatter<'_>, value: &str) -> fmt::Result {
    for part in value.split_inclusive(['\\', '"']) {
        let (plain, last) = match part.as_bytes().last() {
            Some(b'\\') => (&part[..part.len() - 1], "\\\\"),
            Some(b'"') => (&part[..part.len() - 1], "\\\""),
            _ => (part, ""),
        };
        f.write_str(plain)?;
        f.write_str(last)?;
    }
    Ok(())
}

/// What is still to write.
enum Task {
    /// What comes after a node.
    Continue(NodeId),
    /// A variation with its parentheses.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

/// Running text that is broken into lines between its pieces.
struct Flow<'f, 'o> {
    out: &'f mut fmt::Formatter<'o>,
    /// Letters on the line so far.
    column: usize,
    /// The current piece. It is reused to save allocations.
    piece: String,
}

impl Flow<'_, '_> {
    fn comment(&mut self, text: &str) -> fmt::Result {
        self.made_of(|piece| {
            piece.push('{');
            piece.push_str(text);
            piece.push('}');
            Ok(())
        })
    }

    /// Adds the piece that `make` writes.
    fn made_of(&mut self, make: impl FnOnce(&mut String) -> fmt::Result) -> fmt::Result {
        let mut piece = std::mem::take(&mut self.piece);
        piece.clear();
        make(&mut piece)?;
        self.piece(&piece)?;
        self.piece = piece;
        Ok(())
    }

    fn piece(&mut self, text: &str) -> fmt::Result {
        // Only comments have several lines.
        let first_end = text.find('\n');
        let first_line = letters(&text[..first_end.unwrap_or(text.len())]);
        if self.column > 0 && self.column + 1 + first_line > WIDTH {
            self.out.write_char('\n')?;
            self.column = 0;
        } else if self.column > 0 {
            self.out.write_char(' ')?;
            self.column += 1;
        }
        self.out.write_str(text)?;
        self.column = match first_end {
            Some(_) => text.rsplit('\n').next().map_or(0, letters),
            None => self.column + first_line,
        };
        Ok(())
    }
}

fn letters(text: &str) -> usize {
    text.chars().count()
}
