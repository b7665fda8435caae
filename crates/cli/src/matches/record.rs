//! The games of a match as records.

use fencepost_rules::Seat;
use fencepost_rules::record::{ClockTime, Eval, NodeId, Record, TagError};

use super::engine_id::{ByEngine, EngineId};
use super::match_runner::Finished;

/// What all records of a match have in common.
#[derive(Clone, Debug)]
pub(crate) struct Heading {
    pub(crate) event: String,
    /// `2026.11.15`
    pub(crate) date: String,
    pub(crate) names: ByEngine<Option<String>>,
}

/// The record of a game, with engine scores and clock readings where there are any.
///
/// # Errors
/// Never, since the names of all tags are known ones.
pub(crate) fn record(finished: &Finished, heading: &Heading) -> Result<Record, TagError> {
    let referee = &finished.referee;
    let mut record = Record::of_game(referee.game());
    let nodes: Vec<NodeId> = record.main_line().collect();
    for (&node, note) in nodes.iter().zip(referee.notes()) {
        record.set_eval(node, note.chance.and_then(Eval::from_chance));
        record.set_clock(node, note.clock.map(|left| ClockTime::from_millis(left.as_millis() as u64)));
    }
    if let Some(remark) = referee.remark() {
        record.add_comment(record.last(), remark);
    }
    record.set_tag("Event", &heading.event)?;
    record.set_tag("Date", &heading.date)?;
    record.set_tag("Round", &(finished.fixture.number + 1).to_string())?;
    let seats = referee.game().position().players().seats();
    for &seat in seats {
        let side = finished.fixture.seats[seat];
        record.set_tag(tag(seat), &name(side, heading, finished))?;
    }
    let mut limits: Vec<String> = seats.iter().map(|&seat| referee.limit(seat).tag()).collect();
    limits.dedup();
    record.set_tag("TimeControl", &limits.join(", "))?;
    Ok(record)
}

fn tag(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "South",
        Seat::West => "West",
        Seat::North => "North",
        Seat::East => "East",
    }
}

/// The name given on the command line, or the engine's own, or A or B.
fn name(side: EngineId, heading: &Heading, finished: &Finished) -> String {
    let given = heading.names[side].as_ref().or(finished.names[side].as_ref());
    given.cloned().unwrap_or_else(|| format!("{side:?}"))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use fencepost_rules::{BySeat, Dialect, Position};

    use super::*;
    use crate::matches::referee::{MatchRules, Referee, Reply};
    use crate::matches::schedule::Fixture;

    #[test]
    fn a_record_has_all_values_and_can_be_read_back() {
        let limits = ByEngine(["1+0.1", "500n"].map(|text| text.parse().expect("a limit")));
        let rules = MatchRules { limits, margin: Duration::ZERO, most_plies: 100 };
        let seats = BySeat([EngineId::B, EngineId::B, EngineId::A, EngineId::B]);
        let opening = ["e2", "e8"].map(|text| text.parse().expect("a move"));
        let mut referee = Referee::new(rules, seats, &Position::default(), &opening);
        let answer = |mv: &str, chance| Reply::Move {
            mv: mv.parse().expect("a move"),
            took: Duration::from_millis(250),
            chance,
        };
        referee.take(answer("e3", None));
        referee.take(answer("e7", Some(0.625)));
        referee.take(answer("a9", None));
        let fixture = Fixture { number: 6, group: 3, opening: 0, seats };
        let names = ByEngine([None, Some("Bee 2".to_owned())]);
        let finished = Finished { fixture, referee, names };
        let names = ByEngine([Some("Ay".to_owned()), None]);
        let heading = Heading { event: "Test".to_owned(), date: "2026.11.15".to_owned(), names };
        let text = record(&finished, &heading).expect("good tags").to_string();
        assert_eq!(
            text,
            "[Event \"Test\"]\n[Date \"2026.11.15\"]\n[Round \"7\"]\n[South \"Bee 2\"]\n[North \"Ay\"]\n\
             [TimeControl \"500 nodes/move, 1+0.1\"]\n[Termination \"resign\"]\n[Result \"0-1\"]\n\n\
             1. e2 e8 2. e3 e7 {[%clk 0:00:00.85]} {[%eval 0.63]}\n\
             {south: illegal move a9: out-of-reach (e3)} 0-1\n"
        );
        let read = Record::read(&text, Dialect::Fencepost).expect("a record");
        assert_eq!(read.to_string(), text);
    }
}
