//! What must hold for every record: reading undoes writing, and no text can do harm.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use fencepost_rules::record::{ClockTime, Eval, Glyph, NodeId, ReadOptions, Record, Splitter};
use fencepost_rules::{Board, Dialect, Event, Move, Players, Position};
use proptest::prelude::*;
use proptest::sample::Index;

use super::{read, read_in};
use crate::random::Random;

/// One node to add somewhere, with its annotations.
#[derive(Clone, Debug)]
struct Growth {
    parent: Index,
    event: Index,
    /// Pawn moves alone, so that games also end.
    pawn_only: bool,
    glyph: Option<Index>,
    clock: Option<u64>,
    eval: Option<String>,
    comments: Vec<String>,
    before: Option<String>,
}

/// Texts with everything that has a meaning in records.
fn any_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("[%clk 0:00:01]".to_owned()),
        Just("[%clk ".to_owned()),
        Just("[%eval 0.5]".to_owned()),
        "[\\[\\]{}();\"\\\\!?$*.\r\n\t ]{0,4}",
        "[a-i1-9hv:%/ -]{0,8}",
        "\\PC{0,6}",
    ];
    prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

fn any_growth() -> impl Strategy<Value = Growth> {
    let notes = (
        prop::option::weighted(0.2, any::<Index>()),
        prop::option::weighted(0.2, any::<u64>()),
        prop::option::weighted(0.2, "0\\.[0-9]{0,6}|[01]"),
        prop::collection::vec(any_text(), 0..2),
        prop::option::weighted(0.2, any_text()),
    );
    (any::<Index>(), any::<Index>(), any::<bool>(), notes).prop_map(
        |(parent, event, pawn_only, (glyph, clock, eval, comments, before))| Growth {
            parent,
            event,
            pawn_only,
            glyph,
            clock,
            eval,
            comments,
            before,
        },
    )
}

fn any_start() -> impl Strategy<Value = Position> {
    let start =
        (2..=4usize, 2..=9u8, 2..=9u8, 0..=20u8).prop_filter_map("a start", |(players, width, height, fences)| {
            Position::start(Players::from_count(players)?, Board::new(width, height)?, fences).ok()
        });
    prop_oneof![Just(Position::default()), start]
}

/// A start some moves into a game.
fn any_later_start() -> impl Strategy<Value = Position> {
    (any_start(), prop::collection::vec(any::<Index>(), 0..12)).prop_map(|(mut position, choices)| {
        for choice in choices {
            let moves: Vec<Move> = position.legal_moves().into_iter().collect();
            if !moves.is_empty() {
                position.play(moves[choice.index(moves.len())]).expect("a legal move");
            }
        }
        position
    })
}

pub(super) fn any_record() -> impl Strategy<Value = Record> {
    let tags = prop::collection::vec(("[A-Z][A-Za-z0-9_]{0,8}|Event|West|TimeControl|Termination", any_text()), 0..4);
    let growths = prop::collection::vec(any_growth(), 0..40);
    (any_later_start(), tags, any_text(), growths, any::<Index>()).prop_map(|(start, tags, intro, growths, result)| {
        let mut record = Record::new(start);
        for (name, value) in tags {
            // Some names cannot be set; that is a law of its own.
            let _ = record.set_tag(&name, &value);
        }
        record.add_comment(NodeId::START, &intro);
        for growth in &growths {
            grow(&mut record, growth);
        }
        set_any_result(&mut record, result);
        record
    })
}

fn grow(record: &mut Record, growth: &Growth) {
    // Half of the nodes go to the end, so that there are long lines as well as many variations.
    let parent = match growth.parent.index(2 * record.nodes().len()) {
        index if index < record.nodes().len() => record.nodes().nth(index).expect("a node").0,
        _ => record.last(),
    };
    let position = record.node(parent).position();
    let moves = position.legal_moves().into_iter().filter(|mv| !growth.pawn_only || !matches!(mv, Move::Fence(_)));
    let leaving = position.playing().into_iter().filter(|_| position.players() != Players::Two).map(Event::Out);
    let events: Vec<Event> = moves.map(Event::Move).chain(leaving).collect();
    if events.is_empty() || record.node(parent).outcome().is_some() {
        return;
    }
    let node = record.add(parent, events[growth.event.index(events.len())]).expect("a legal move");
    record.set_glyph(node, growth.glyph.map(|glyph| Glyph::ALL[glyph.index(6)]));
    record.set_clock(node, growth.clock.map(ClockTime::from_millis));
    record.set_eval(node, growth.eval.as_ref().map(|eval| eval.parse::<Eval>().expect("a chance")));
    growth.comments.iter().for_each(|comment| record.add_comment(node, comment));
    growth.before.iter().for_each(|comment| record.add_comment_before(node, comment));
}

fn set_any_result(record: &mut Record, choice: Index) {
    let still_in = record.node(record.last()).position().playing();
    let players = record.players();
    let wins = still_in.into_iter().map(|seat| fencepost_rules::GameResult::won(players, seat));
    let scores: Vec<_> = wins.map(Some).chain([None, fencepost_rules::GameResult::drawn(players, still_in)]).collect();
    // A game that ended on the board takes no other result.
    let _ = record.set_result(scores[choice.index(scores.len())]);
}

/// All games of a file, read one after the other.
fn read_all(file: &str, dialect: Dialect) -> Vec<Record> {
    let options = ReadOptions { dialect, ..ReadOptions::default() };
    let mut splitter = Splitter::new();
    let mut games: Vec<_> =
        file.lines().enumerate().filter_map(|(index, line)| splitter.push(index + 1, line)).collect();
    games.extend(splitter.finish());
    games.iter().map(|game| game.read(&options).unwrap_or_else(|error| panic!("{error}\n{file}"))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reading_undoes_writing_in_every_dialect(record in any_record()) {
        for dialect in Dialect::ALL {
            let text = record.display(dialect).to_string();
            let again = read_in(&text, dialect);
            prop_assert_eq!(&again, &record, "{}", text);
            prop_assert_eq!(again.display(dialect).to_string(), text);
        }
    }

    #[test]
    fn games_of_a_file_are_read_one_by_one(records in prop::collection::vec(any_record(), 0..6)) {
        let file: Vec<String> = records.iter().map(Record::to_string).collect();
        prop_assert_eq!(&read_all(&file.join("\n"), Dialect::Fencepost), &records);
        prop_assert_eq!(&read_all(&file.concat().replace('\n', "\r\n"), Dialect::Fencepost), &records);
    }

    #[test]
    fn bare_lists_are_read_line_by_line(records in prop::collection::vec(any_record(), 0..6)) {
        let lists: Vec<(String, Vec<Event>)> = records
            .iter()
            .filter(|record| *record.start() == Position::default() && record.main_line().count() > 1)
            .map(|record| {
                let events = record.events_to(record.last());
                (events.iter().map(Event::to_string).collect::<Vec<_>>().join(" ") + "\n", events)
            })
            .collect();
        let file: String = lists.iter().map(|(line, _)| line.as_str()).collect();
        let read: Vec<Vec<Event>> =
            read_all(&file, Dialect::Fencepost).iter().map(|record| record.events_to(record.last())).collect();
        prop_assert_eq!(read, lists.into_iter().map(|(_, events)| events).collect::<Vec<_>>());
    }

    #[test]
    fn every_node_equals_the_game_there(record in any_record()) {
        for (id, node) in record.nodes() {
            let game = record.game_at(id);
            prop_assert_eq!(game.position(), node.position());
            prop_assert_eq!(game.outcome(), node.outcome());
        }
    }

    #[test]
    fn every_valid_text_has_one_canonical_form(text in any_text(), moves in "(1\\. )?(e2 |e8 |\\( |\\) |d1 |d9 |! |\\{x\\} |1-0 ){0,8}") {
        for text in [text.clone(), moves.clone(), format!("{moves}{text}"), format!("[A \"{text}\"] {moves}")] {
            for dialect in Dialect::ALL {
                if let Ok(record) = Record::read(&text, dialect) {
                    let written = record.display(dialect).to_string();
                    let again = read_in(&written, dialect);
                    prop_assert_eq!(&again, &record);
                    prop_assert_eq!(again.display(dialect).to_string(), written);
                }
            }
        }
    }

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        let mut splitter = Splitter::new();
        let mut games: Vec<_> = text.split('\n').enumerate().filter_map(|(line, text)| splitter.push(line + 1, text)).collect();
        games.extend(splitter.finish());
        for dialect in Dialect::ALL {
            let _ = Record::read(&text, dialect);
            for game in &games {
                let _ = game.read(&ReadOptions { dialect, ..ReadOptions::default() });
            }
        }
    }
}

/// Reads, writes and drops, and asserts that it took no longer than linear time would. The bound is far above what is
/// needed, even on a busy machine, and far below what a quadratic walk over these texts takes.
fn assert_quick(text: &str) {
    let begun = Instant::now();
    drop(Record::read(text, Dialect::Fencepost).map(|record| record.to_string()));
    let taken = begun.elapsed();
    assert!(taken < Duration::from_secs(60), "{} bytes took {taken:?}", text.len());
}

/// Pawn moves of four players who wander about without winning or repeating a position for the third time (R17), each
/// with another that could have been made instead.
fn wander(plies: usize) -> Vec<(Move, Move)> {
    let mut random = Random::new(17);
    let mut position = Position::standard(Players::Four);
    let mut seen = HashMap::from([(position, 1)]);
    let mut moves = Vec::new();
    while moves.len() < plies {
        let pawn: Vec<Move> = position.legal_moves().pawn().into_iter().map(Move::Pawn).collect();
        let other = random.pick(pawn.iter().copied());
        let mv = random.pick(pawn);
        let mut after = position;
        after.play(mv).expect("a legal move");
        let occurrences = seen.entry(after).or_insert(0);
        if after.winner().is_none() && *occurrences < 2 {
            *occurrences += 1;
            position = after;
            moves.push((mv, other));
        }
    }
    moves
}

#[test]
fn variations_may_be_nested_to_any_depth() {
    let depth = 100_000;
    // Each variation replaces the move before it, so all are first moves of the game.
    let flat = read(&format!("e2 {}{}", "( d1 ".repeat(depth), ") ".repeat(depth)));
    assert_eq!(flat.node(NodeId::START).children().len(), depth + 1);
    assert_eq!(read(&flat.to_string()), flat);
    // Each variation goes on with the next move, which the one inside it replaces: a tree that is deep as well.
    let moves: Vec<String> = wander(depth).iter().map(|(mv, other)| format!("{other} ( {mv}")).collect();
    let moves = moves.join(" ");
    let deep = read(&format!("[Players \"4\"]\n{moves} {}", ") ".repeat(depth)));
    assert_eq!(deep.nodes().len(), 2 * depth + 1);
    assert_eq!(read(&deep.to_string()), deep);
    // Without ends, or without beginnings.
    assert!(Record::read(&format!("e2 {}", "( d1 ".repeat(depth)), Dialect::Fencepost).is_err());
    assert!(Record::read(&format!("e2 {}", ") ".repeat(depth)), Dialect::Fencepost).is_err());
}

#[test]
fn megabytes_take_no_longer_than_their_length() {
    let moves: Vec<String> = wander(100_000).iter().map(|(mv, _)| mv.to_string()).collect();
    let moves = moves.join(" ");
    let texts = [
        format!("[Players \"4\"]\n{moves}"),
        "[A \"b\"] ".repeat(200_000),
        format!("{}{}", "[Z \"\"]".repeat(100_000), "[Event \"\"]".repeat(100_000)),
        format!("e2 {{{}{}}}", "[".repeat(1_000_000), "]".repeat(1_000_000)),
        format!("e2 {{{}}}", "[%clk ".repeat(300_000)),
        format!("e2 {}", "{x} ".repeat(500_000)),
        format!("e2 {}", "{".repeat(2_000_000)),
        "{x} ".repeat(500_000),
        "1. ".repeat(700_000),
        "1".repeat(2_000_000),
        format!("e2 {}", "!".repeat(2_000_000)),
        format!("[A \"{}\"]", "\\".repeat(2_000_000)),
        "e2 ( d1 ) ".to_owned() + &"( d1 ) ".repeat(200_000),
    ];
    for text in &texts {
        assert_quick(text);
    }
}
