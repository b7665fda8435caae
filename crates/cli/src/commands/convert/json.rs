//! Records as JSON, one object each: see `docs/json.md`.
//!
//! The tree is a flat list of nodes, so that no depth of variations makes the text nested.

use std::collections::VecDeque;
use std::fmt;

use fencepost_language::Language;
use fencepost_rules::record::{Glyph, NodeId, ReadOptions, Record, RecordErrorKind, TagError};
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

/// The start, or an event with what was said about it.
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
pub(super) enum Flaw {
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

impl Flaw {
    pub(super) fn sentence(&self, language: &Language) -> String {
        match self {
            Flaw::MoveAtStart => language.text("json-move-at-start"),
            Flaw::NoMove => language.text("json-no-move"),
            Flaw::Parent => language.text("json-parent"),
            Flaw::Clock(text) => language.text_with("json-clock", &[("text", text.as_str().into())]),
            Flaw::Eval(text) => language.text_with("json-eval", &[("text", text.as_str().into())]),
            Flaw::DerivedTag(name) => language.text_with("json-derived-tag", &[("name", name.as_str().into())]),
            Flaw::Record(kind, text) => language.record_error_kind(kind, text),
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

/// All nodes, those of the line that was played before those of any variation, and where each went.
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

/// The record that some JSON describes, or what is wrong with it, and the number of the node if it is one.
pub(super) fn read(json: &JsonRecord, options: &ReadOptions) -> Result<Record, (Option<usize>, Flaw)> {
    let frame = |flaw| (None, flaw);
    let mut record = Record::new(read_start(json, options).map_err(frame)?);
    for (name, value) in &json.tags.0 {
        record.add_tag(name, value).map_err(|error| frame(tag_flaw(error, name)))?;
    }
    let mut ids = vec![NodeId::START];
    for (place, node) in json.nodes.iter().enumerate() {
        add(&mut record, &mut ids, place, node, options.dialect).map_err(|flaw| (Some(place), flaw))?;
    }
    if let Some(text) = json.result.as_deref().filter(|&text| text != "*") {
        let flaw = |kind| frame(Flaw::Record(kind, text.to_owned()));
        let score = text.parse().map_err(|_| flaw(RecordErrorKind::BadResult))?;
        record.set_result(Some(score)).map_err(|error| flaw(RecordErrorKind::WrongResult(error)))?;
    }
    Ok(record)
}

fn read_start(json: &JsonRecord, options: &ReadOptions) -> Result<Position, Flaw> {
    match &json.start {
        Some(text) => text.parse().map_err(|error| Flaw::Record(RecordErrorKind::BadPosition(error), text.clone())),
        None => Ok(options.start.unwrap_or_else(|| fresh(options.dialect))),
    }
}

/// The start of a game that says nothing about it.
fn fresh(dialect: Dialect) -> Position {
    let setup = Setup { turn: dialect.first_seat(), ..Position::default().to_setup() };
    Position::try_from(setup).unwrap_or_default()
}

fn tag_flaw(error: TagError, name: &str) -> Flaw {
    match error {
        TagError::Derived => Flaw::DerivedTag(name.to_owned()),
        _ => Flaw::Record(RecordErrorKind::BadTag, name.to_owned()),
    }
}

fn add(
    record: &mut Record,
    ids: &mut Vec<NodeId>,
    place: usize,
    node: &JsonNode,
    dialect: Dialect,
) -> Result<(), Flaw> {
    let id = match &node.event {
        None if place == 0 => NodeId::START,
        None => return Err(Flaw::NoMove),
        Some(_) if place == 0 => return Err(Flaw::MoveAtStart),
        Some(text) => {
            let parent = node.parent.unwrap_or(place - 1);
            let parent = *ids.get(parent).ok_or(Flaw::Parent)?;
            let id = add_event(record, parent, text, dialect)?;
            ids.push(id);
            id
        }
    };
    annotate(record, id, node)
}

fn add_event(record: &mut Record, parent: NodeId, text: &str, dialect: Dialect) -> Result<NodeId, Flaw> {
    let flaw = |kind| Flaw::Record(kind, text.to_owned());
    let event = dialect.read_event(text, record.start().board()).map_err(|_| flaw(RecordErrorKind::BadMove))?;
    record.add(parent, event).map_err(|refusal| flaw(RecordErrorKind::Illegal(refusal)))
}

fn annotate(record: &mut Record, id: NodeId, node: &JsonNode) -> Result<(), Flaw> {
    for comment in &node.before {
        record.add_comment_before(id, comment);
    }
    for comment in &node.comments {
        record.add_comment(id, comment);
    }
    if let Some(text) = &node.glyph {
        let glyph = Glyph::from_symbol(text).filter(|_| id != NodeId::START);
        let glyph = glyph.ok_or_else(|| Flaw::Record(RecordErrorKind::BadGlyph, text.clone()))?;
        record.set_glyph(id, Some(glyph));
    }
    if let Some(text) = &node.clock {
        record.set_clock(id, Some(text.parse().map_err(|_| Flaw::Clock(text.clone()))?));
    }
    if let Some(text) = &node.eval {
        record.set_eval(id, Some(text.parse().map_err(|_| Flaw::Eval(text.clone()))?));
    }
    Ok(())
}

/// Names and values in their order. A name may be there twice, as it may in a record.
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
