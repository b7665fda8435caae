//! The report on a game written into its record.

use fencepost_engine::report::{GameReport, Reason};
use fencepost_language::Language;
use fencepost_rules::record::{Eval, NodeId, Record};
use fencepost_rules::{Event, Seat};

/// So many moves of a better line are written.
const LINE_LENGTH: usize = 6;

/// The tag that names the player of a seat.
pub(super) const fn seat_tag(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "South",
        Seat::West => "West",
        Seat::North => "North",
        Seat::East => "East",
    }
}

/// The record with marks, win chances, better lines and reasons. What it had before stays.
pub(super) fn annotate(mut record: Record, report: &GameReport, language: &Language) -> Record {
    let nodes: Vec<NodeId> = record.main_line().collect();
    for it in &report.moves {
        let node = nodes[it.index];
        record.set_eval(node, Eval::from_chance(f64::from(it.after) / 1000.0));
        let Some(mark) = it.mark else { continue };
        record.set_glyph(node, Some(mark));
        if let Some(reason) = it.reason {
            record.add_comment(node, &sentence(reason, language));
        }
        let mut at = record.node(node).parent().unwrap_or(NodeId::START);
        for (place, &mv) in it.line.iter().take(LINE_LENGTH).enumerate() {
            // A line of a search is legal, but repetition may end the game earlier than the search saw (R17).
            let Ok(next) = record.find_or_add(at, Event::Move(mv)) else { break };
            at = next;
            if place == 0 && record.node(at).eval().is_none() {
                record.set_eval(at, Eval::from_chance(f64::from(it.chance) / 1000.0));
            }
        }
    }
    for (&seat, accuracy) in record.players().seats().iter().zip(&report.accuracy) {
        if let Some(percent) = accuracy {
            let name = format!("{}Accuracy", seat_tag(seat));
            record.set_tag(&name, &percent.to_string()).expect("the name is a valid tag of our own");
        }
    }
    record
}

/// The reason as a sentence.
fn sentence(reason: Reason, language: &Language) -> String {
    let values = reason.values();
    let mut named = Vec::new();
    for (name, value) in &values {
        match *name {
            "seat" => {
                named.push(("name", language.text(&format!("colour-{value}")).into()));
                named.push(("seat", value.as_str().into()));
            }
            "steps" => named.push(("steps", value.parse::<u32>().unwrap_or_default().into())),
            name => named.push((name, value.as_str().into())),
        }
    }
    language.text_with(&format!("reason-{}", reason.code()), &named)
}
