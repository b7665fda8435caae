//! Records of games: tags, a start position, and a tree of events with annotations.
//!
//! ```
//! use fencepost_rules::Dialect;
//! use fencepost_rules::record::Record;
//!
//! let record = Record::read("1. e2 e8 2. e3! ( 2. d2 ) e7 {so far} *", Dialect::Fencepost)?;
//! assert_eq!(record.main_line().count(), 4);
//! assert_eq!(record.to_string(), "[Result \"*\"]\n\n1. e2 e8 2. e3! ( 2. d2 ) e7 {so far} *\n");
//! # Ok::<(), fencepost_rules::record::RecordError>(())
//! ```
//!
//! A file may hold many records: a [`Splitter`] cuts it into single ones, line by line. The form is described in
//! `docs/records.md`.

mod annotation;
mod cursor;
mod error;
mod header;
mod lexer;
mod line;
mod link;
mod node;
mod outline;
mod range_coder;
mod reader;
mod splitter;
mod tags;
mod word;
mod writer;

pub use annotation::{ClockTime, Eval, Glyph, ParseAnnotationError};
pub use cursor::Cursor;
pub use error::{RecordError, RecordErrorKind, ResultError};
pub use link::LinkError;
pub use node::{Node, NodeId};
pub use outline::OutlineError;
pub use reader::ReadOptions;
pub use splitter::{GameText, Splitter};
pub use tags::TagError;
pub use writer::Written;

use crate::game::{Event, Game, outcome_on_board};
use crate::notation::Dialect;
use crate::outcome::{Ending, GameResult, Outcome};
use crate::play_error::PlayError;
use crate::position::Position;
use crate::seat::{Players, Seat};
use crate::time_control::TimeControl;
use annotation::{Comment, comment_text};
use tags::Tags;

/// A game with its tags, variations and comments.
///
/// The tree has a [`Node`] for the start and one for each event, each with the position after it. The first child of
/// a node continues the main line; the others are variations. Every event is checked by the rules when it is
/// added, repetition (R17) included.
///
/// ```
/// use fencepost_rules::{Dialect, Event, Position};
/// use fencepost_rules::record::{Glyph, NodeId, Record};
///
/// let mut record = Record::new(Position::default());
/// let first = record.add(NodeId::START, "e2".parse()?)?;
/// record.add(NodeId::START, "d1".parse()?)?;
/// record.add(first, "e8".parse()?)?;
/// record.set_glyph(first, Some(Glyph::Good));
/// record.set_tag("Event", "Casual game")?;
/// assert_eq!(record.to_string(), "[Event \"Casual game\"]\n[Result \"*\"]\n\n1. e2! ( 1. d1 ) e8 *\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    tags: Tags,
    /// The start first; every node after its parent.
    nodes: Vec<Node>,
    /// The result that was given. If the game ends on the board, that counts instead.
    result: Option<GameResult>,
}

impl Record {
    /// An empty record of a game that begins there.
    pub fn new(start: Position) -> Record {
        let node = Node::start(start, outcome_on_board(&start, 1));
        Record { tags: Tags::default(), nodes: vec![node], result: None }
    }

    /// The record of a game that was played, with its result and how it ended.
    pub fn of_game(game: &Game) -> Record {
        let mut record = Record::new(*game.start());
        let mut at = NodeId::START;
        let positions = game.history().iter().skip(1).map(|(before, _)| before).chain([game.position()]);
        for (event, after) in game.events().zip(positions) {
            at = record.attach(at, event, *after, None);
        }
        record.node_mut(at).outcome = outcome_on_board(game.position(), game.occurrences());
        if let Some(outcome) = game.outcome() {
            record.result = outcome.result;
            record.set_termination(Some(outcome.ending));
        }
        record
    }

    /// Reads the text of one record.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str, dialect: Dialect) -> Result<Record, RecordError> {
        Record::read_with(text, &ReadOptions { dialect, ..ReadOptions::default() })
    }

    /// Reads the text of one record that is part of something larger.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read_with(text: &str, options: &ReadOptions) -> Result<Record, RecordError> {
        reader::read(text, options)
    }

    /// The record as text in another dialect. Its own `Display` form is in ours.
    pub fn display(&self, dialect: Dialect) -> Written<'_> {
        Written::new(self, dialect)
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        self.nodes[0].position()
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.start().players()
    }

    /// A node.
    ///
    /// # Panics
    /// If the id is from another record and this one is smaller.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// All nodes, the start first and each after its parent.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = (NodeId, &Node)> {
        self.nodes.iter().enumerate().map(|(index, node)| (NodeId::new(index), node))
    }

    /// The main line, without the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.node(NodeId::START).main(), |&id| self.node(id).main())
    }

    /// The end of the main line.
    pub fn last(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::START)
    }

    /// The events from the start to a node.
    pub fn events_to(&self, node: NodeId) -> Vec<Event> {
        let mut events: Vec<Event> = self.ancestors(node).filter_map(|id| self.node(id).event()).collect();
        events.reverse();
        events
    }

    /// A node, its parent, and so on up to the start.
    fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |&id| self.node(id).parent())
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }
}

/// Building the tree.
impl Record {
    /// Adds an event after a node: the main line there if it is the first, else a variation. This looks back along the
    /// line for repetitions; to build long ones, a [`Cursor`] is faster.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed then.
    pub fn add(&mut self, parent: NodeId, event: Event) -> Result<NodeId, PlayError> {
        let after = self.follow(parent, event)?;
        let occurrences = 1 + self.earlier_occurrences(parent, event, &after);
        Ok(self.attach(parent, event, after, outcome_on_board(&after, occurrences)))
    }

    /// The node with that event after another one, which is added if it is not there yet.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed then.
    pub fn find_or_add(&mut self, parent: NodeId, event: Event) -> Result<NodeId, PlayError> {
        let known = self.node(parent).children().iter().copied().find(|&id| self.node(id).event() == Some(event));
        known.map_or_else(|| self.add(parent, event), Ok)
    }

    /// The position after an event, if the rules allow it there.
    fn follow(&self, parent: NodeId, event: Event) -> Result<Position, PlayError> {
        let node = self.node(parent);
        if node.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        let mut after = *node.position();
        after.apply(event)?;
        Ok(after)
    }

    /// How often a position has occurred on the path to it (R17).
    fn earlier_occurrences(&self, parent: NodeId, event: Event, after: &Position) -> usize {
        let mut last_event = Some(event);
        self.ancestors(parent)
            .take_while(|&id| {
                let leads_back = last_event.is_some_and(Event::is_reversible);
                last_event = self.node(id).event();
                leads_back
            })
            .filter(|&id| self.node(id).position() == after)
            .count()
    }

    fn attach(&mut self, parent: NodeId, event: Event, after: Position, outcome: Option<Outcome>) -> NodeId {
        let id = NodeId::new(self.nodes.len());
        let node = Node::after(parent, self.node(parent), event, after, outcome);
        self.nodes.push(node);
        self.node_mut(parent).children.push(id);
        id
    }

    /// Sets or removes the mark after a move. The start has none.
    pub fn set_glyph(&mut self, node: NodeId, glyph: Option<Glyph>) {
        if node != NodeId::START {
            self.node_mut(node).glyph = glyph;
        }
    }

    /// Sets or removes the reading of the mover's clock.
    pub fn set_clock(&mut self, node: NodeId, clock: Option<ClockTime>) {
        self.node_mut(node).clock = clock;
    }

    /// Sets or removes an engine's score.
    pub fn set_eval(&mut self, node: NodeId, eval: Option<Eval>) {
        self.node_mut(node).eval = eval;
    }

    /// Adds a comment after a node. A clock reading `[%clk 0:09:58]` or an engine score `[%eval 0.63]` in it sets
    /// that; braces become parentheses; what is then empty is not added.
    pub fn add_comment(&mut self, node: NodeId, text: &str) {
        let comment = Comment::read(text);
        let node = self.node_mut(node);
        node.clock = comment.clock.or(node.clock);
        node.eval = comment.eval.or(node.eval);
        if !comment.text.is_empty() {
            node.remarks_mut().after.push(comment.text);
        }
    }

    /// Adds a comment in front of a move that begins a variation. In front of any other move it is the same as a
    /// comment after the one before.
    pub fn add_comment_before(&mut self, node: NodeId, text: &str) {
        match self.node(node).parent() {
            None => self.add_comment(node, text),
            Some(parent) if self.node(parent).main() == Some(node) => self.add_comment(parent, text),
            Some(_) => {
                let text = comment_text(text);
                if !text.is_empty() {
                    self.node_mut(node).remarks_mut().before.push(text);
                }
            }
        }
    }

    /// Removes the comments after a node and in front of it.
    pub fn clear_comments(&mut self, node: NodeId) {
        self.node_mut(node).remarks = None;
    }
}

/// Tags and result.
impl Record {
    /// The value of a tag. Those that follow from the start position or the result are not among them: see
    /// [`start`](Record::start) and [`result`](Record::result).
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// All tags that are kept as text, in the order in which they are written.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// Sets a tag. Line ends in the value become blanks.
    ///
    /// # Errors
    /// If the name is not a valid tag name, or the tag follows from the start position or the result.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.tags.set(name, value)
    }

    /// Adds a tag, even if there is one of that name already.
    ///
    /// # Errors
    /// If the name is not a valid tag name, or the tag follows from the start position or the result.
    pub fn add_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.tags.add(name, value)
    }

    /// Removes a tag.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.remove(name);
    }

    /// The time control, if the record has one that we know.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.tag(tags::TIME_CONTROL)?.parse().ok()
    }

    /// How the game ended according to its tag, if that is a value we know.
    pub fn termination(&self) -> Option<Ending> {
        tags::read_ending(self.tag(tags::TERMINATION)?)
    }

    /// Sets or removes the tag that says how the game ended.
    pub fn set_termination(&mut self, ending: Option<Ending>) {
        match ending {
            Some(ending) => self.tags.put(tags::TERMINATION, ending.name()),
            None => self.tags.remove(tags::TERMINATION),
        }
    }

    /// The result: that on the board if the game ended there, otherwise the given one. `None` is unfinished.
    pub fn result(&self) -> Option<GameResult> {
        match self.node(self.last()).outcome() {
            Some(outcome) => outcome.result,
            // Later events may contradict a result that was given early, for example if the winner leaves.
            None => self.result.filter(|&result| self.check_result(result).is_ok()),
        }
    }

    /// Sets the result of a game that did not end on the board, or removes it.
    ///
    /// # Errors
    /// If the game cannot have that result.
    pub fn set_result(&mut self, result: Option<GameResult>) -> Result<(), ResultError> {
        if let Some(result) = result {
            self.check_result(result)?;
        }
        self.result = result;
        Ok(())
    }

    fn check_result(&self, result: GameResult) -> Result<(), ResultError> {
        let last = self.node(self.last());
        let still_in = last.position().playing();
        if result.players() != self.players() {
            return Err(ResultError::Players { players: self.players() });
        }
        match (last.outcome().and_then(|outcome| outcome.result), result.winner()) {
            (Some(on_board), _) if on_board == result => Ok(()),
            (Some(result), _) => Err(ResultError::OnBoard { result }),
            (None, Some(seat)) if !still_in.contains(seat) => Err(ResultError::WinnerOut { seat }),
            (None, None) if result.sharing() != still_in => Err(ResultError::WrongShares { still_in }),
            (None, _) => Ok(()),
        }
    }

    /// How the game ended: on the board, or else by the result and the `Termination` tag as far as they fit
    /// together.
    pub fn outcome(&self) -> Option<Outcome> {
        let on_board = self.node(self.last()).outcome();
        on_board.or_else(|| {
            let (result, said) = (self.result(), self.termination());
            let ending = match result {
                Some(result) if result.winner().is_none() => Ending::Agreed,
                Some(_) if self.players() != Players::Two => Ending::LastPlayer,
                Some(_) if said == Some(Ending::Time) => Ending::Time,
                Some(_) => Ending::Resign,
                None => said.filter(|&ending| matches!(ending, Ending::Aborted | Ending::Abandoned))?,
            };
            Some(Outcome { result, ending })
        })
    }

    /// The game up to a node.
    ///
    /// # Panics
    /// If the id is from another record.
    pub fn game_at(&self, node: NodeId) -> Game {
        let mut game = Game::new(*self.start());
        for event in self.events_to(node) {
            game.apply(event).expect("every event of a record was checked when it was added");
        }
        game
    }

    /// The game as it was played, with an end that is not on the board: resigned, out of time, agreed, aborted,
    /// abandoned.
    ///
    /// One such end has no place in a game: the win of one of three or four players of whom others are still in. That
    /// game stays open.
    pub fn game(&self) -> Game {
        let mut game = self.game_at(self.last());
        if game.outcome().is_none()
            && let Some(outcome) = self.outcome()
        {
            let loser = match outcome.result.and_then(GameResult::winner) {
                Some(Seat::South) => Seat::North,
                _ => Seat::South,
            };
            let ended = match outcome.ending {
                Ending::Resign => game.resign(loser),
                Ending::Time => game.lose_on_time(loser),
                Ending::Agreed => game.agree_on_draw(),
                Ending::Aborted => game.abort(),
                Ending::Abandoned => game.abandon(),
                _ => Ok(()),
            };
            debug_assert_eq!(ended, Ok(()), "a game that is not over can end so");
        }
        game
    }
}

/// Equal if the content is the same, in whatever order the nodes were added.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        let same_frame = self.tags == other.tags
            && self.start() == other.start()
            && self.result() == other.result()
            && self.nodes.len() == other.nodes.len();
        let mut pairs = vec![(NodeId::START, NodeId::START)];
        while same_frame && let Some((mine, others)) = pairs.pop() {
            let (mine, others) = (self.node(mine), other.node(others));
            if !mine.says_the_same(others) || mine.children().len() != others.children().len() {
                return false;
            }
            pairs.extend(mine.children().iter().copied().zip(others.children().iter().copied()));
        }
        same_frame
    }
}

impl Eq for Record {}
