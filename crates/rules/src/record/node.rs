//! The nodes of a record's tree.

use crate::game::Event;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::seat::SeatSet;

use super::annotation::{ClockTime, Eval, Glyph};

/// The name of a node within its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game, which every record has.
    pub const START: NodeId = NodeId(0);

    /// No memory is large enough for more nodes than this can count.
    pub(super) const fn new(index: usize) -> NodeId {
        NodeId(index as u32)
    }

    /// Its place among [`Record::nodes`](super::Record::nodes).
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The start, or an event with the position after it and its annotations.
#[derive(Clone, Debug)]
pub struct Node {
    parent: Option<NodeId>,
    pub(super) children: Children,
    event: Option<Event>,
    position: Position,
    pub(super) outcome: Option<Outcome>,
    round: usize,
    /// Who has moved in this round, including the mover.
    moved: SeatSet,
    starts_round: bool,
    pub(super) glyph: Option<Glyph>,
    pub(super) clock: Option<ClockTime>,
    pub(super) eval: Option<Eval>,
    /// Most nodes have none.
    pub(super) remarks: Option<Box<Remarks>>,
}

/// The children of a node. Nearly always there is one, which needs no heap memory.
#[derive(Clone, Debug, Default)]
pub(super) enum Children {
    #[default]
    None,
    One([NodeId; 1]),
    Many(Vec<NodeId>),
}

impl Children {
    pub(super) fn push(&mut self, id: NodeId) {
        match self {
            Children::None => *self = Children::One([id]),
            Children::One([first]) => *self = Children::Many(vec![*first, id]),
            Children::Many(ids) => ids.push(id),
        }
    }

    fn as_slice(&self) -> &[NodeId] {
        match self {
            Children::None => &[],
            Children::One(id) => id,
            Children::Many(ids) => ids,
        }
    }
}

/// Comments in front of a move and after it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Remarks {
    pub(super) before: Vec<String>,
    pub(super) after: Vec<String>,
}

impl Node {
    pub(super) fn start(position: Position, outcome: Option<Outcome>) -> Node {
        Node {
            parent: None,
            children: Children::None,
            event: None,
            position,
            outcome,
            round: 0,
            moved: SeatSet::EMPTY,
            starts_round: false,
            glyph: None,
            clock: None,
            eval: None,
            remarks: None,
        }
    }

    pub(super) fn after(
        parent_id: NodeId,
        parent: &Node,
        event: Event,
        position: Position,
        outcome: Option<Outcome>,
    ) -> Node {
        let mut node = Node::start(position, outcome);
        node.parent = Some(parent_id);
        node.event = Some(event);
        (node.round, node.moved) = (parent.round, parent.moved);
        if let Event::Move(_) = event {
            let mover = parent.position.turn();
            // A round ends when somebody's turn comes again, whoever began it and whoever has left since.
            if parent.moved.is_empty() || parent.moved.contains(mover) {
                node.starts_round = true;
                node.round += 1;
                node.moved = SeatSet::EMPTY;
            }
            node.moved = node.moved.with(mover);
        }
        node
    }

    /// The node before; `None` for the start.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes that follow: the main line first, then the variations.
    pub fn children(&self) -> &[NodeId] {
        self.children.as_slice()
    }

    /// The node that follows on the main line.
    pub fn main(&self) -> Option<NodeId> {
        self.children().first().copied()
    }

    /// What happened; `None` for the start.
    pub fn event(&self) -> Option<Event> {
        self.event
    }

    /// The position after it.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How the game ended here on the board, if it did (R16 to R18).
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The number of the round it belongs to, from 1; 0 before the first move. A round begins when a seat that has
    /// moved in the one before is to move again.
    pub fn round(&self) -> usize {
        self.round
    }

    /// Whether it is the first move of its round.
    pub fn starts_round(&self) -> bool {
        self.starts_round
    }

    /// The mark after the move.
    pub fn glyph(&self) -> Option<Glyph> {
        self.glyph
    }

    /// The reading of the mover's clock after the move.
    pub fn clock(&self) -> Option<ClockTime> {
        self.clock
    }

    /// An engine's score of the move.
    pub fn eval(&self) -> Option<Eval> {
        self.eval
    }

    /// The comments after it.
    pub fn comments(&self) -> &[String] {
        self.remarks.as_ref().map_or(&[], |remarks| &remarks.after)
    }

    /// The comments before it, which only the first move of a variation has.
    pub fn comments_before(&self) -> &[String] {
        self.remarks.as_ref().map_or(&[], |remarks| &remarks.before)
    }

    pub(super) fn remarks_mut(&mut self) -> &mut Remarks {
        self.remarks.get_or_insert_default()
    }

    /// Whether events and annotations are the same; parents and children are not compared.
    pub(super) fn says_the_same(&self, other: &Node) -> bool {
        self.event == other.event
            && self.glyph == other.glyph
            && self.clock == other.clock
            && self.eval == other.eval
            && self.comments() == other.comments()
            && self.comments_before() == other.comments_before()
    }
}
