//! Records as JSON, one object each: see `docs/json.md`.
//!
//! The tree is a flat list of nodes, so that no depth of variations makes the text nested.

use std::collections::VecDeque;
use std::fmt;

use fencepost_language::Language;
use fencepost_rules::record::{Cursor, Glyph, NodeId, ReadOptions, Record, RecordErrorKind, TagError};
use fencepost_rules::{Dialect, Position, Setup};
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct JsonRecord {
    #[serde(default, skip_serializing_if = "Tags::is_empty")]
    tags: Tags,
    start: Option<String>,
    result: Option<String>,
    #[serde(default)]
    nodes: Vec<JsonNode>,
}

/// The start, or an event with its annotations.
#[derive(Debug, Default, Serialize, Deserialize)]
struct JsonNode {
    /// The node before, if that is not the one before in the list.
    #[serde(skip_serializing_if = "Option::is_none")]
    parent: Option<usize>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    glyph: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    eval: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    before: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
}

/// What is wrong with a record that is well-formed JSON.
#[derive(Debug)]
pub(super) enum JsonError {
    /// The first node is the start and has no move.
    MoveAtStart,
    /// Every other node has a move.
    NoMove,
    /// The parent comes later, or is the node itself.
    Parent,
    Clock(String),
    Eval(String),
    /// A tag that follows from the start or the result.
    DerivedTag(String),
    /// Like a record in text.
    Record(RecordErrorKind, String),
}

impl JsonError {
    pub(super) fn sentence(&self, language: &Language) -> String {
        match self {
            JsonError::MoveAtStart => language.text("json-move-at-start"),
            JsonError::NoMove => language.text("json-no-move"),
            JsonError::Parent => language.text("json-parent"),
            JsonError::Clock(text) => language.text_with("json-clock", &[("text", text.as_str().into())]),
            JsonError::Eval(text) => language.text_with("json-eval", &[("text", text.as_str().into())]),
            JsonError::DerivedTag(name) => language.text_with("json-derived-tag", &[("name", name.as_str().into())]),
            JsonError::Record(kind, text) => language.record_error_kind(kind, text),
        }
    }
}

/// A record on one line, its moves in a dialect.
pub(super) fn write(record: &Record, dialect: Dialect) -> String {
    let (order, places) = main_line_first(record);
    let nodes = order.iter().enumerate().map(|(place, &id)| {
        let node = record.node(id);
        let parent = node.parent().map(|parent| places[parent.index()]);
        JsonNode {
            parent: parent.filter(|parent| parent + 1 != place),
            event: node.event().map(|event| dialect.write_event(event, record.start().board())),
            glyph: node.glyph().map(|glyph| glyph.to_string()),
            clock: node.clock().map(|clock| clock.to_string()),
            eval: node.eval().map(|eval| eval.to_string()),
            before: node.comments_before().to_vec(),
            comments: node.comments().to_vec(),
        }
    });
    let json = JsonRecord {
        tags: Tags(record.tags().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()),
        start: Some(record.start().to_string()),
        result: Some(record.result().map_or_else(|| "*".to_owned(), |score| score.to_string())),
        nodes: nodes.collect(),
    };
    serde_json::to_string(&json).expect("strings, numbers and lists can always be written")
}

/// All nodes, those of the main line before those of any variation, and the index of each.
fn main_line_first(record: &Record) -> (Vec<NodeId>, Vec<usize>) {
    let mut order = Vec::with_capacity(record.nodes().len());
    let mut places = vec![0; record.nodes().len()];
    let mut lines = VecDeque::from([NodeId::START]);
    while let Some(first) = lines.pop_front() {
        for id in std::iter::successors(Some(first), |&id| record.node(id).main()) {
            places[id.index()] = order.len();
            order.push(id);
            lines.extend(record.node(id).children().iter().skip(1));
        }
    }
    (order, places)
}

/// The record that some JSON describes, or what is wrong with it, with the number of the node if it is about one.
pub(super) fn read(json: &JsonRecord, options: &ReadOptions) -> Result<Record, (Option<usize>, JsonError)> {
    let frame = |error| (None, error);
    let mut cursor = Cursor::new(read_start(json, options).map_err(frame)?);
    for (name, value) in &json.tags.0 {
        cursor.record_mut().add_tag(name, value).map_err(|error| frame(tag_error(error, name)))?;
    }
    read_nodes(&mut cursor, &json.nodes, options.dialect).map_err(|(place, error)| (Some(place), error))?;
    let mut record = cursor.into_record();
    if let Some(text) = json.result.as_deref().filter(|&text| text != "*") {
        let record_error = |kind| frame(JsonError::Record(kind, text.to_owned()));
        let score = text.parse().map_err(|_| record_error(RecordErrorKind::BadResult))?;
        record.set_result(Some(score)).map_err(|error| record_error(RecordErrorKind::WrongResult(error)))?;
    }
    Ok(record)
}

fn read_start(json: &JsonRecord, options: &ReadOptions) -> Result<Position, JsonError> {
    match &json.start {
        Some(text) => {
            text.parse().map_err(|error| JsonError::Record(RecordErrorKind::BadPosition(error), text.clone()))
        }
        None => Ok(options.start.unwrap_or_else(|| fresh(options.dialect))),
    }
}

/// The default start of a game.
fn fresh(dialect: Dialect) -> Position {
    let setup = Setup { turn: dialect.first_seat(), ..Position::default().to_setup() };
    Position::try_from(setup).unwrap_or_default()
}

fn tag_error(error: TagError, name: &str) -> JsonError {
    match error {
        TagError::Derived => JsonError::DerivedTag(name.to_owned()),
        _ => JsonError::Record(RecordErrorKind::BadTag, name.to_owned()),
    }
}

/// Adds all nodes, line by line, in whatever order they are listed: variations are added when their line is known. Of
/// several errors the first in the list is reported.
fn read_nodes(cursor: &mut Cursor, nodes: &[JsonNode], dialect: Dialect) -> Result<(), (usize, JsonError)> {
    let (children, mut error) = children_of(nodes);
    if let Some(start) = nodes.first().filter(|start| start.event.is_none()) {
        annotate(cursor.record_mut(), NodeId::START, start).map_err(|wrong| (0, wrong))?;
    }
    let mut to_do: Vec<Step> = children.first().into_iter().flatten().rev().map(|&place| Step::Add(place)).collect();
    while let Some(step) = to_do.pop() {
        let Step::Add(place) = step else {
            cursor.go_back();
            continue;
        };
        match add_event(cursor, &nodes[place], dialect) {
            Ok(()) => {
                to_do.push(Step::GoBack);
                to_do.extend(children[place].iter().rev().map(|&child| Step::Add(child)));
            }
            Err(wrong) if error.as_ref().is_none_or(|(first, _)| place < *first) => error = Some((place, wrong)),
            Err(_) => {}
        }
    }
    error.map_or(Ok(()), Err)
}

/// The nodes that are still to be added.
enum Step {
    Add(usize),
    GoBack,
}

/// The children of each node, up to the first node that is out of place.
fn children_of(nodes: &[JsonNode]) -> (Vec<Vec<usize>>, Option<(usize, JsonError)>) {
    let mut children = vec![Vec::new(); nodes.len()];
    for (place, node) in nodes.iter().enumerate() {
        let error = match (&node.event, node.parent.unwrap_or(place.saturating_sub(1))) {
            (None, _) if place == 0 => continue,
            (None, _) => JsonError::NoMove,
            (Some(_), _) if place == 0 => JsonError::MoveAtStart,
            (Some(_), parent) if parent < place => {
                children[parent].push(place);
                continue;
            }
            (Some(_), _) => JsonError::Parent,
        };
        return (children, Some((place, error)));
    }
    (children, None)
}

/// Adds a node at the cursor, and moves the cursor there. If the node is wrong, the cursor stays.
fn add_event(cursor: &mut Cursor, node: &JsonNode, dialect: Dialect) -> Result<(), JsonError> {
    let text = node.event.as_deref().unwrap_or_default();
    let record_error = |kind| JsonError::Record(kind, text.to_owned());
    let board = cursor.record().start().board();
    let event = dialect.read_event(text, board).map_err(|_| record_error(RecordErrorKind::BadMove))?;
    let id = cursor.add(event).map_err(|illegal| record_error(RecordErrorKind::Illegal(illegal)))?;
    annotate(cursor.record_mut(), id, node).inspect_err(|_| cursor.go_back())
}

fn annotate(record: &mut Record, id: NodeId, node: &JsonNode) -> Result<(), JsonError> {
    for comment in &node.before {
        record.add_comment_before(id, comment);
    }
    for comment in &node.comments {
        record.add_comment(id, comment);
    }
    if let Some(text) = &node.glyph {
        let glyph = Glyph::from_symbol(text).filter(|_| id != NodeId::START);
        let glyph = glyph.ok_or_else(|| JsonError::Record(RecordErrorKind::BadGlyph, text.clone()))?;
        record.set_glyph(id, Some(glyph));
    }
    if let Some(text) = &node.clock {
        record.set_clock(id, Some(text.parse().map_err(|_| JsonError::Clock(text.clone()))?));
    }
    if let Some(text) = &node.eval {
        record.set_eval(id, Some(text.parse().map_err(|_| JsonError::Eval(text.clone()))?));
    }
    Ok(())
}

/// Names and values in their order. A name may occur twice, as in a record.
#[derive(Debug, Default)]
struct Tags(Vec<(String, String)>);

impl Tags {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tags, D::Error> {
        deserializer.deserialize_map(TagsVisitor)
    }
}

struct TagsVisitor;

impl<'de> Visitor<'de> for TagsVisitor {
    type Value = Tags;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of texts")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Tags, M::Error> {
        let mut tags = Tags::default();
        while let Some(entry) = map.next_entry()? {
            tags.0.push(entry);
        }
        Ok(tags)
    }
}
