//! A cursor in a record that is being built line by line.

use crate::game::{Event, outcome_on_board};
use crate::play_error::PlayError;
use crate::position::Position;

use super::line::Line;
use super::{NodeId, Record};

/// Builds a record: events are added at the cursor, which can go back and forward along the lines.
///
/// It knows how often each position has occurred on the line up to its place (R17), so that adding an event takes
/// the same time however long the line is. [`Record::add`], which may add anywhere, looks back along the line instead.
///
/// ```
/// use fencepost_rules::Position;
/// use fencepost_rules::record::{Cursor, NodeId};
///
/// let mut cursor = Cursor::new(Position::default());
/// cursor.add("e2".parse()?)?;
/// cursor.go_back();
/// cursor.add("d1".parse()?)?;
/// assert_eq!(cursor.record().node(NodeId::START).children().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Cursor {
    record: Record,
    at: NodeId,
    line: Line,
}

impl Cursor {
    /// One at the start of a record with nothing in it yet.
    pub fn new(start: Position) -> Cursor {
        let mut line = Line::default();
        line.enter(&start);
        Cursor { record: Record::new(start), at: NodeId::START, line }
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record so far, to be changed. Nodes may also be added to it directly.
    pub fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The record, when nothing more is to be added.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// The node it is at.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// Adds an event after the current node, and goes there.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed then.
    pub fn add(&mut self, event: Event) -> Result<NodeId, PlayError> {
        let after = self.record.follow(self.at, event)?;
        let outcome = outcome_on_board(&after, self.line.enter(&after));
        self.at = self.record.attach(self.at, event, after, outcome);
        Ok(self.at)
    }

    /// Goes back to the node before, if there is one.
    pub fn go_back(&mut self) {
        let node = self.record.node(self.at);
        if let Some(parent) = node.parent() {
            self.line.leave(node.position());
            self.at = parent;
        }
    }

    /// Goes forward to a child of the current node. It does not go to any other node.
    pub fn go_on(&mut self, child: NodeId) {
        if self.record.node(child).parent() == Some(self.at) {
            self.line.enter(self.record.node(child).position());
            self.at = child;
        }
    }
}
