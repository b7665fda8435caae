//! What the parser accepts, and how it reads it.

use fencepost_rules::record::{NodeId, ReadOptions, Record};
use fencepost_rules::{Board, Dialect, Ending, Event, GameResult, Outcome, Players, Position, Seat, TimeControl};

use super::{moves_of, read, read_in};

#[test]
fn the_same_game_in_many_spellings() {
    let plain = read("1. e2 e8 2. e3 e7 *");
    let texts = [
        "e2 e8 e3 e7",
        "1.e2 e8 2.e3 e7 *",
        "1. E2 E8 2. E3 e7 *",
        "1. e2 1... e8 2. e3 2...e7",
        "1 e2 e8 2 e3 e7",
        "7. e2 e8 3. e3 3. e7",
        "1… e2 ... e8 …e3 e7",
        "  1.   e2\te8\n\n\n2. e3   e7   *  \n\n",
        "1. e2 e8\r\n2. e3 e7\r\n*\r\n",
        "\u{feff}1. e2 e8 2. e3 e7",
        "1. e2 e8 2. e3 e7 ( )",
        "[Result \"*\"]\n1. e2 e8 2. e3 e7",
        "[Result \"\"] e2 e8 e3 e7",
        "[Result \"?\"] e2 e8 e3 e7",
        "[ result  \"*\" ]1. e2 e8 2. e3 e7",
        "\n\n[Result \"*\"]\n\n\n1. e2 e8 2. e3 e7 *",
    ];
    for text in texts {
        assert_eq!(read(text), plain, "{text:?}");
    }
}

#[test]
fn an_empty_text_is_a_game_without_moves() {
    assert_eq!(read(""), Record::new(Position::default()));
    assert_eq!(read(" \r\n *"), Record::new(Position::default()));
}

#[test]
fn numbers_count_turns_wherever_the_game_begins() {
    let position = read("[Position \" /  / e1 e9 / 10 10 / 2\"]\n\n1... e8 2. e2 e7 *");
    assert_eq!(moves_of(&position), "1. e8 e2 2. e7 *");
}

#[test]
fn tags_settle_the_start() {
    let start = |tags: &str| *read(tags).start();
    let board = Board::new(5, 7).expect("a board of R5");
    assert_eq!(start("[Players \"3\"]"), Position::standard(Players::Three));
    assert_eq!(start("[players \" 4 \"]"), Position::standard(Players::Four));
    assert_eq!(start("[Board \"5x7\"]"), Position::start(Players::Two, board, 10).expect("a start"));
    assert_eq!(
        start("[Players \"4\"][Board \"5X7\"][Fences \"0\"]"),
        Position::start(Players::Four, board, 0).expect("a start")
    );
    let text = "d4 / f7 / e2 e8 / 9 9 / 2";
    assert_eq!(start(&format!("[Position \"{text}\"]")).to_string(), text);
    // The number of fences is that of the start of the game; the position may be later.
    assert_eq!(start(&format!("[Players \"2\"][Board \"9x9\"][Fences \"10\"][Position \"{text}\"]")).to_string(), text);
}

#[test]
fn the_number_of_players_is_guessed_if_no_tag_gives_it() {
    let players = |text: &str| read(text).players();
    assert_eq!(players("e2 e8"), Players::Two);
    assert_eq!(players("[Result \"0-0-1\"]"), Players::Three);
    assert_eq!(players("e2 b5 e8 h5 {so far} 0-0-1-0 ; done"), Players::Four);
    assert_eq!(players("[Result \"*\"] 1. e2 b5 ( 1... e3h ) e8 h5 1/4-1/4-1/4-1/4"), Players::Four);
    assert_eq!(players("[West \"Second\"] e2 b5"), Players::Three);
    assert_eq!(players("[East \"Fourth\"] e2 b5"), Players::Four);
    assert_eq!(players("[West \"\"] e2 e8"), Players::Two);
    // What the record says counts more than a guess.
    assert_eq!(players("[Players \"2\"][West \"Somebody\"] e2 e8 1-0"), Players::Two);
    assert_eq!(players("[West \"Somebody\"] e2 e8 1-0"), Players::Two);
    assert_eq!(players("[East \"Somebody\"][Position \" /  / e1 a5 e9 / 6 6 6 / 1\"] e2 b5 e8"), Players::Three);
}

#[test]
fn bare_lists_begin_where_the_options_say() {
    let start = Position::start(Players::Three, Board::new(5, 5).expect("a board of R5"), 2).expect("a start");
    let options = ReadOptions { start: Some(start), ..ReadOptions::default() };
    let record = Record::read_with("c2 b3 c4", &options).expect("a record");
    assert_eq!(*record.start(), start);
    assert_eq!(record.main_line().count(), 3);
    // Tags that define the start override the options; others do not.
    let record = Record::read_with("[Players \"2\"] e2 e8", &options).expect("a record");
    assert_eq!(*record.start(), Position::default());
    let record = Record::read_with("[Event \"x\"] c2 b3 c4", &options).expect("a record");
    assert_eq!(*record.start(), start);
}

#[test]
fn tags_are_kept_in_order_and_in_full() {
    let record = read(
        "[Zoo \"1\"]\n[site \"Here\"]\n[Opening \"a \\\"b\\\" c:\\new \\\\ d\"]\n[Zoo \"2\"]\n[Event \"E ] { ( ; 世界\"]\n",
    );
    let tags: Vec<(&str, &str)> = record.tags().collect();
    assert_eq!(
        tags,
        [
            ("Event", "E ] { ( ; 世界"),
            ("Site", "Here"),
            ("Zoo", "1"),
            ("Opening", "a \"b\" c:\\new \\ d"),
            ("Zoo", "2")
        ]
    );
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn time_control_and_termination_are_values_where_they_can_be() {
    let record = read("[TimeControl \"600\"][Termination \"Resign\"] e2 1-0");
    assert_eq!(record.time_control(), Some(TimeControl::Increment { initial: 600, increment: 0 }));
    assert_eq!(record.tag("TimeControl"), Some("600+0"));
    assert_eq!(record.termination(), Some(Ending::Resign));
    assert_eq!(record.tag("Termination"), Some("resign"));
    let record = read("[TimeControl \"40/7200:3600\"][Termination \"rules infraction\"] e2 1-0");
    assert_eq!(record.time_control(), None);
    assert_eq!(record.tag("TimeControl"), Some("40/7200:3600"));
    assert_eq!(record.termination(), None);
    assert_eq!(record.tag("Termination"), Some("rules infraction"));
}

#[test]
fn results_come_from_tag_text_or_board() {
    let result = |text: &str| read(text).result().map(|score| score.to_string());
    assert_eq!(result("[Result \"1-0\"] e2 e8").as_deref(), Some("1-0"));
    assert_eq!(result("e2 e8 0-1").as_deref(), Some("0-1"));
    assert_eq!(result("[Result \"*\"] e2 e8 1/2-1/2").as_deref(), Some("1/2-1/2"));
    assert_eq!(result("[Result \"1-0\"] e2 e8 *").as_deref(), Some("1-0"));
    assert_eq!(result("[Result \"1-0\"] e2 e8 1-0").as_deref(), Some("1-0"));
    assert_eq!(result("e2 e8 *"), None);
    // R16, R17: an end on the board needs no tag.
    assert_eq!(result("[Board \"3x3\"] b2 a3 c2 a2 c3").as_deref(), Some("1-0"));
    assert_eq!(result("[Board \"3x3\"] b2 a3 c2 a2 c3 *").as_deref(), Some("1-0"));
    assert_eq!(result("e2 e8 e1 e9 e2 e8 e1 e9").as_deref(), Some("1/2-1/2"));
    // R18: the last player left, and a draw among those still in.
    assert_eq!(result("[Players \"3\"] e2 out:west out:north").as_deref(), Some("1-0-0"));
    assert_eq!(result("[Players \"3\"] out:SOUTH b5 e8 0-1/2-1/2").as_deref(), Some("0-1/2-1/2"));
    assert_eq!(result("[Players \"3\"] e2 b5 1/3-1/3-1/3").as_deref(), Some("1/3-1/3-1/3"));
}

#[test]
fn the_ending_follows_from_board_result_and_tag() {
    let ending = |text: &str| read(text).outcome().map(|outcome| outcome.ending);
    assert_eq!(ending("e2 e8"), None);
    assert_eq!(ending("e2 e8 1-0"), Some(Ending::Resign));
    assert_eq!(ending("[Termination \"time\"] e2 e8 1-0"), Some(Ending::Time));
    assert_eq!(ending("[Termination \"goal\"] e2 e8 1-0"), Some(Ending::Resign));
    assert_eq!(ending("e2 e8 1/2-1/2"), Some(Ending::Agreed));
    assert_eq!(ending("[Termination \"aborted\"] e2 e8 *"), Some(Ending::Aborted));
    assert_eq!(ending("[Termination \"abandoned\"] e2 e8 *"), Some(Ending::Abandoned));
    assert_eq!(ending("[Termination \"abandoned\"] e2 e8 1-0"), Some(Ending::Resign));
    assert_eq!(ending("[Termination \"time\"] [Board \"3x3\"] b2 a3 c2 a2 c3"), Some(Ending::Goal));
    assert_eq!(ending("e2 e8 e1 e9 e2 e8 e1 e9"), Some(Ending::Repetition));
    assert_eq!(ending("[Players \"3\"] e2 out:west out:north"), Some(Ending::LastPlayer));
    assert_eq!(ending("[Players \"3\"] e2 1-0-0"), Some(Ending::LastPlayer));
}

#[test]
fn a_record_becomes_a_game() {
    let game = |text: &str| read(text).game();
    assert_eq!(game("e2 e8").outcome(), None);
    let won = Some(GameResult::won(Players::Two, Seat::North));
    assert_eq!(game("e2 e8 0-1").outcome(), Some(Outcome { result: won, ending: Ending::Resign }));
    let timed = game("[Termination \"time\"] e2 e8 0-1");
    assert_eq!(timed.outcome(), Some(Outcome { result: won, ending: Ending::Time }));
    let aborted = game("[Termination \"aborted\"] e2 e8 *");
    assert_eq!(aborted.outcome(), Some(Outcome { result: None, ending: Ending::Aborted }));
    let abandoned = game("[Termination \"abandoned\"] e2 e8 *");
    assert_eq!(abandoned.outcome(), Some(Outcome { result: None, ending: Ending::Abandoned }));
    assert_eq!(game("e2 e8 1/2-1/2").outcome().map(|outcome| outcome.ending), Some(Ending::Agreed));
    assert_eq!(game("[Players \"3\"] e2 1-0-0").outcome(), None);
    let long = game("[Players \"4\"] 1. e2 out:west e8 h5 2. e3 e7 *");
    assert_eq!(long.plies(), 5);
    assert_eq!(long.position().to_string(), " /  / e3 - e7 h5 / 5 - 5 5 / 4");
}

#[test]
fn north_begins_a_qtp_game_that_says_nothing_else() {
    let record = read_in("e8 e2 e4h", Dialect::Qtp);
    assert_eq!(record.start().turn(), Seat::North);
    assert_eq!(moves_of(&record), "1. e8 e2 2. e3h *");
    assert!(record.to_string().starts_with("[Position \" /  / e1 e9 / 10 10 / 2\"]\n"));
    assert_eq!(record.display(Dialect::Qtp).to_string(), "[Result \"*\"]\n\n1. e8 e2 2. e4h *\n");
    let south = read_in("[Position \" /  / e1 e9 / 10 10 / 1\"] e2 e8", Dialect::Qtp);
    assert_eq!(*south.start(), Position::default());
    assert_eq!(read_in("[Players \"4\"] e8", Dialect::Qtp).start().turn(), Seat::North);
    let options = ReadOptions { start: Some(Position::default()), dialect: Dialect::Qtp, ..ReadOptions::default() };
    assert_eq!(Record::read_with("e2 e8", &options).map(|record| record.start().turn()), Ok(Seat::South));
}

#[test]
fn a_dialect_is_read_and_written_with_its_own_rows() {
    let ours = read("1. e2 e8 2. e3h d3v 3. c8v");
    for dialect in Dialect::ALL {
        let text = ours.display(dialect).to_string();
        assert_eq!(read_in(&text, dialect), ours, "{text}");
    }
    assert!(ours.display(Dialect::Glendenning).to_string().ends_with("1. e8 e2 2. e6h d6v 3. c1v *\n"));
}

#[test]
fn variations_hang_where_they_branch_off() {
    let record = read("1. e2 ( 1. d1 e8 ( 1... d9 ( 1... f9 ) 2. e1 ) 2. c1 ) ( 1. f1 ) e8 2. e3 *");
    let texts = |id: NodeId| -> Vec<String> {
        let children = record.node(id).children().iter();
        children.map(|&child| record.node(child).event().map_or(String::new(), |event| event.to_string())).collect()
    };
    assert_eq!(texts(NodeId::START), ["e2", "d1", "f1"]);
    let second = record.node(NodeId::START).children()[1];
    assert_eq!(texts(second), ["e8", "d9", "f9"]);
    assert_eq!(moves_of(&record), "1. e2 ( 1. d1 e8 ( 1... d9 2. e1 ) ( 1... f9 ) 2. c1 ) ( 1. f1 ) e8 2. e3 *");
    let main: Vec<Option<Event>> = record.main_line().map(|id| record.node(id).event()).collect();
    assert_eq!(main.len(), 3);
    assert_eq!(record.node(record.last()).position(), record.game().position());
}

#[test]
fn repetition_is_counted_along_each_line() {
    // R17: the start is there for the third time on the main line, but only twice on the variation, which may go on.
    let record = read("e2 e8 e1 e9 e2 e8 e1 ( d2 e9 c2 d9 ) e9");
    assert!(record.node(record.last()).outcome().is_some());
    let record = read("e2 e8 e1 e9 e2 ( e1h e8h ) e8 e1 ( d2 ) e9 ( d8 d1 ) 1/2-1/2");
    assert_eq!(record.outcome().map(|outcome| outcome.ending), Some(Ending::Repetition));
}
