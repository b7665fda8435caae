//! Records that a program builds node by node.

use fencepost_rules::record::{Cursor, NodeId, Record, ResultError, TagError};
use fencepost_rules::{Ending, Event, Game, Move, PlayError, Players, Position, Seat};

use super::{moves_of, read};
use crate::random::Random;

fn event(text: &str) -> Event {
    text.parse().expect("a move or a player leaving")
}

/// Adds a line of events after a node and returns its end.
fn add_line(record: &mut Record, from: NodeId, events: &str) -> NodeId {
    events.split_whitespace().fold(from, |at, text| record.add(at, event(text)).expect("a legal move"))
}

#[test]
fn every_event_is_checked() {
    let mut record = Record::new(Position::default());
    assert!(matches!(record.add(NodeId::START, event("e5")), Err(PlayError::OutOfReach { .. })));
    assert_eq!(record.add(NodeId::START, event("out:south")), Err(PlayError::NobodyLeavesTwo));
    assert_eq!(record.nodes().len(), 1);
    // R17, by looking back along the line.
    let before = add_line(&mut record, NodeId::START, "e2 e8 e1 e9 e2 e8 e1");
    let third = record.add(before, event("e9")).expect("a legal move");
    assert_eq!(record.node(third).outcome().map(|outcome| outcome.ending), Some(Ending::Repetition));
    assert_eq!(record.add(third, event("e2")), Err(PlayError::GameOver));
    let other = record.add(before, event("d8")).expect("a legal move");
    assert_eq!(record.node(other).outcome(), None);
    // R16.
    let mut record = read("[Board \"3x3\"] b2 a3 c2 a2 c3");
    assert_eq!(record.add(record.last(), event("a1")), Err(PlayError::GameOver));
}

/// The cursor counts positions as it goes (R17), the slow method looks back along the line.
#[test]
fn a_cursor_builds_what_adding_builds() {
    let mut random = Random::new(17);
    let mut repetitions = 0;
    for _ in 0..50 {
        let start = Position::start(Players::Two, "3x5".parse().expect("a board"), 1).expect("a start");
        let (mut cursor, mut record) = (Cursor::new(start), Record::new(start));
        for _ in 0..200 {
            let at = cursor.at();
            if random.happens(150) || record.node(at).outcome().is_some() {
                cursor.go_back();
            } else if random.happens(100) && !record.node(at).children().is_empty() {
                cursor.go_on(random.pick(record.node(at).children().iter().copied()));
            } else {
                let mv = Event::Move(random.pick(record.node(at).position().legal_moves()));
                assert_eq!(cursor.add(mv), record.add(at, mv));
            }
        }
        assert_eq!(cursor.record(), &record);
        for (id, node) in record.nodes() {
            assert_eq!(cursor.record().node(id).outcome(), node.outcome());
            let ending = node.outcome().map(|outcome| outcome.ending);
            repetitions += usize::from(ending == Some(Ending::Repetition));
        }
    }
    assert!(repetitions > 50, "{repetitions} are too few to learn from");
}

#[test]
fn a_cursor_stays_on_its_line() {
    let mut cursor = Cursor::new(Position::default());
    cursor.go_back();
    assert_eq!(cursor.at(), NodeId::START);
    let first = cursor.add(event("e2")).expect("a legal move");
    let second = cursor.add(event("e8")).expect("a legal move");
    assert!(cursor.add(event("e8")).is_err());
    assert_eq!(cursor.at(), second);
    cursor.go_on(first);
    assert_eq!(cursor.at(), second, "it comes before");
    cursor.go_back();
    cursor.go_back();
    cursor.go_on(second);
    assert_eq!(cursor.at(), NodeId::START, "not right after the start");
    cursor.go_on(first);
    assert_eq!(cursor.at(), first);
    assert_eq!(moves_of(&cursor.into_record()), "1. e2 e8 *");
}

#[test]
fn tags_keep_their_places_in_any_order() {
    let mut record = Record::new(Position::default());
    for (name, value) in [("Z", "1"), ("round", "2"), ("Event", "3"), ("A", "4"), ("Event", "5"), ("Z", "6")] {
        record.add_tag(name, value).expect("a tag");
    }
    let tags: Vec<(&str, &str)> = record.tags().collect();
    assert_eq!(tags, [("Event", "3"), ("Event", "5"), ("Round", "2"), ("Z", "1"), ("A", "4"), ("Z", "6")]);
    record.set_tag("EVENT", "7").expect("a tag");
    record.remove_tag("Z");
    let tags: Vec<(&str, &str)> = record.tags().collect();
    assert_eq!(tags, [("Event", "7"), ("Event", "5"), ("Round", "2"), ("A", "4")]);
    assert_eq!((record.tag("Round"), record.tag("Z")), (Some("2"), None));
}

#[test]
fn the_same_event_is_found_or_added() {
    let mut record = read("1. e2 ( 1. d1 ) e8 *");
    let children = record.node(NodeId::START).children().to_vec();
    assert_eq!(record.find_or_add(NodeId::START, event("d1")), Ok(children[1]));
    assert_eq!(record.nodes().len(), 4);
    record.find_or_add(NodeId::START, event("f1")).expect("a legal move");
    assert_eq!(moves_of(&record), "1. e2 ( 1. d1 ) ( 1. f1 ) e8 *");
}

#[test]
fn rounds_are_numbered_by_who_has_moved() {
    let mut record = Record::new(Position::standard(Players::Four));
    let last = add_line(&mut record, NodeId::START, "e2 b5 out:south e8 h5 c5 out:west e7 g5 e6");
    // South left in the first round; West began the second and left in it, so North begins the third.
    assert_eq!(moves_of(&record), "1. e2 b5 out:south e8 h5 2. c5 out:west e7 g5 3. e6 *");
    assert_eq!(record.node(last).round(), 3);
    assert!(record.node(last).starts_round());
    let parent = record.node(last).parent().expect("a move before");
    record.add(parent, event("out:east")).expect("a player may leave");
    let middle = record.node(parent).parent().expect("a move before");
    record.add(middle, event("e1h")).expect("a legal move");
    assert_eq!(moves_of(&record), "1. e2 b5 out:south e8 h5 2. c5 out:west e7 g5 ( 2... e1h ) 3. e6 ( out:east ) *");
}

#[test]
fn a_game_becomes_a_record() {
    let mut game = Game::default();
    for mv in ["e2", "e8", "e3h"] {
        game.play(mv.parse::<Move>().expect("a move")).expect("a legal move");
    }
    game.lose_on_time(Seat::South).expect("a player may lose");
    let record = Record::of_game(&game);
    assert_eq!(record.to_string(), "[Termination \"time\"]\n[Result \"0-1\"]\n\n1. e2 e8 2. e3h 0-1\n");
    assert_eq!(record.game(), game);
    assert_eq!(read(&record.to_string()), record);
    let mut game = Game::default();
    for mv in ["e2", "e8", "e1", "e9", "e2", "e8", "e1", "e9"] {
        game.play(mv.parse::<Move>().expect("a move")).expect("a legal move");
    }
    let record = Record::of_game(&game);
    assert_eq!(record.result(), game.outcome().and_then(|outcome| outcome.result));
    assert_eq!(record.game(), game);
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn every_node_has_its_game() {
    let record = read("[Players \"3\"] e2 b5 ( e8h d9 e3 ) out:north e3 *");
    for (id, node) in record.nodes() {
        let game = record.game_at(id);
        assert_eq!(game.position(), node.position());
        assert_eq!(game.outcome(), node.outcome());
        assert!(game.events().eq(record.events_to(id)));
    }
}

#[test]
fn tags_that_follow_from_the_game_cannot_be_set() {
    let mut record = Record::new(Position::default());
    for name in ["Players", "board", "FENCES", "Position", "Result"] {
        assert_eq!(record.set_tag(name, "2"), Err(TagError::Derived));
    }
    for name in ["", "a b", "a\"b", "a]b", "[a", "a\nb"] {
        assert_eq!(record.set_tag(name, "x"), Err(TagError::BadName), "{name:?}");
    }
    record.set_tag("north", "N").expect("a tag");
    record.set_tag("Mood", "good").expect("a tag");
    record.set_tag("South", "S").expect("a tag");
    record.set_tag("Mood", "better").expect("a tag");
    record.set_termination(Some(Ending::LastPlayer));
    assert!(record.to_string().starts_with(
        "[South \"S\"]\n[North \"N\"]\n[Termination \"last player\"]\n[Result \"*\"]\n[Mood \"better\"]\n\n"
    ));
    record.remove_tag("NORTH");
    record.set_termination(None);
    assert_eq!(record.tags().collect::<Vec<_>>(), [("South", "S"), ("Mood", "better")]);
}

#[test]
fn later_events_override_a_result() {
    let score = "1-0-0".parse().expect("a result");
    let mut record = Record::new(Position::standard(Players::Three));
    assert_eq!(record.set_result("1-0".parse().ok()), Err(ResultError::Players { players: Players::Three }));
    record.set_result(Some(score)).expect("a possible result");
    assert_eq!(record.result(), Some(score));
    let out = record.add(NodeId::START, event("out:south")).expect("a player may leave");
    assert_eq!(record.result(), None);
    record.add(out, event("out:west")).expect("a player may leave");
    assert_eq!(record.result().map(|score| score.to_string()).as_deref(), Some("0-0-1"));
    assert_eq!(record.set_result(None), Ok(()));
    assert_eq!(record.result().map(|score| score.to_string()).as_deref(), Some("0-0-1"));
}

#[test]
fn equality_ignores_the_order_of_building() {
    let mut record = Record::new(Position::default());
    let first = record.add(NodeId::START, event("e2")).expect("a legal move");
    record.add(NodeId::START, event("d1")).expect("a legal move");
    record.add(first, event("e8")).expect("a legal move");
    assert_eq!(record, read("e2 ( d1 ) e8"));
    assert_ne!(record, read("e2 ( f1 ) e8"));
    assert_ne!(record, read("e2 ( d1 ) e8!"));
    assert_ne!(record, read("e2 e8"));
    assert_ne!(record, read("e2 ( d1 ) e8 1-0"));
    assert_ne!(record, read("{hello} e2 ( d1 ) e8"));
}
