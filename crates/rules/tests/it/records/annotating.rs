//! Glyphs, clock readings, engine scores and comments.

use fencepost_rules::record::{ClockTime, Eval, Glyph, NodeId, Record};

use super::{moves_of, read};

/// The record's first move with its annotations, as it is written.
fn first_move(text: &str) -> String {
    moves_of(&read(text)).trim_end_matches(" *").to_owned()
}

#[test]
fn glyphs_in_all_their_forms() {
    for (place, glyph) in Glyph::ALL.into_iter().enumerate() {
        let symbol = glyph.symbol();
        for text in
            [format!("e2{symbol}"), format!("e2 {symbol}"), format!("e2 ${}", place + 1), format!("1.e2{symbol}")]
        {
            let record = read(&text);
            assert_eq!(record.node(record.last()).glyph(), Some(glyph), "{text}");
            assert_eq!(moves_of(&record), format!("1. e2{symbol} *"));
        }
    }
    // A later one replaces an earlier one; numbers that have no sign are kept as comments.
    assert_eq!(first_move("e2! {really} ?"), "1. e2? {really}");
    assert_eq!(first_move("e2 $14 $2"), "1. e2? {$14}");
}

#[test]
fn clock_readings_are_exact_to_the_millisecond() {
    for (text, millis) in [
        ("0:09:58", 598_000),
        ("1:00:00", 3_600_000),
        ("0:00:07.5", 7_500),
        ("0:00:07.25", 7_250),
        ("0:00:07.125", 7_125),
        ("0:00:00.001", 1),
        ("100:00:00", 360_000_000),
    ] {
        let record = read(&format!("e2 {{[%clk {text}]}}"));
        assert_eq!(record.node(record.last()).clock().map(ClockTime::millis), Some(millis), "{text}");
        assert_eq!(moves_of(&record), format!("1. e2 {{[%clk {text}]}} *"));
    }
    assert_eq!(first_move("e2 {[%clk 0:9:8.500]}"), "1. e2 {[%clk 0:09:08.5]}");
    let longest = ClockTime::from_millis(u64::MAX);
    assert_eq!(longest.to_string().parse(), Ok(longest));
}

#[test]
fn engine_scores_keep_their_digits() {
    for (text, chance) in
        [("0.63", 0.63), ("0.630", 0.63), ("0", 0.0), ("1", 1.0), ("1.00", 1.0), ("0.123456", 0.123_456)]
    {
        let record = read(&format!("e2 {{[%eval {text}]}}"));
        let eval = record.node(record.last()).eval().expect("an engine score");
        assert!((eval.chance() - chance).abs() < 1e-9, "{text}");
        assert_eq!(moves_of(&record), format!("1. e2 {{[%eval {text}]}} *"));
    }
    assert_eq!(Eval::from_chance(0.635).map(|eval| eval.to_string()).as_deref(), Some("0.64"));
    assert_eq!(Eval::from_chance(1.0).map(|eval| eval.to_string()).as_deref(), Some("1.00"));
    assert_eq!(Eval::from_chance(1.01), None);
    assert_eq!(Eval::from_chance(f64::NAN), None);
}

#[test]
fn invalid_readings_stay_in_the_comment() {
    for text in [
        "[%clk 0:60:00]",
        "[%clk 9:58]",
        "[%clk 0:00:01.2345]",
        "[%clk 99999999999999999999:00:00]",
        "[%clk]",
        "[%eval 1.01]",
        "[%eval -0.5]",
        "[%eval #4]",
        "[%eval 0.5 0.6]",
        "[%eval 0.123é56]",
        "[%emt 0:00:04]",
        "[%csl Ge2]",
    ] {
        assert_eq!(first_move(&format!("e2 {{{text}}}")), format!("1. e2 {{{text}}}"));
    }
}

#[test]
fn readings_and_words_in_one_comment_are_separated() {
    assert_eq!(
        first_move("e2 {good [%eval 0.5] [%clk 0:00:01] move}"),
        "1. e2 {[%clk 0:00:01]} {[%eval 0.5]} {good move}"
    );
    assert_eq!(first_move("e2 {[%CLK 0:00:01]} {[%clk 0:00:02]}"), "1. e2 {[%clk 0:00:02]}");
    assert_eq!(first_move("e2 {[%csl Ge2][%clk 0:00:01] so}"), "1. e2 {[%clk 0:00:01]} {[%csl Ge2] so}");
    // Removing the inner one leaves another, which counts as well: reading again finds nothing new.
    assert_eq!(first_move("e2 {[%clk [%eval 0.5]0:00:02]}"), "1. e2 {[%clk 0:00:02]} {[%eval 0.5]}");
}

#[test]
fn comments_keep_their_words_and_lines() {
    assert_eq!(first_move("e2 {  two\r\n\r\nlines  }"), "1. e2 {two\n\nlines}");
    assert_eq!(first_move("e2 {} { }"), "1. e2");
    assert_eq!(first_move("e2 ; to the end } of the line {\n"), "1. e2 {to the end ) of the line (}");
    assert_eq!(first_move("e2;glued\n"), "1. e2 {glued}");
    assert_eq!(first_move("e2{glued}!"), "1. e2! {glued}");
    assert_eq!(first_move("e2 {a ( b ; [c] \"d\"}"), "1. e2 {a ( b ; [c] \"d\"}");
}

#[test]
fn comments_stand_where_they_belong() {
    let intro = read("; a heading\n[Event \"x\"]\n{before} 1. e2 *");
    assert_eq!(intro.node(NodeId::START).comments(), ["a heading", "before"]);
    assert_eq!(moves_of(&intro), "{a heading} {before} 1. e2 *");
    let record = read("1. e2 {one} ( {why not} {or} 1. d1 {two} ) {three} e8 1-0 {four}");
    let [main, variation] = record.node(NodeId::START).children() else { panic!("two first moves") };
    assert_eq!(record.node(*main).comments(), ["one", "three"]);
    assert_eq!(record.node(*variation).comments_before(), ["why not", "or"]);
    assert_eq!(moves_of(&record), "1. e2 {one} {three} ( {why not} {or} 1. d1 {two} ) e8 {four} 1-0");
    // A variation of comments only leaves its comments.
    assert_eq!(moves_of(&read("1. e2 ( {nothing better} ) e8 *")), "1. e2 {nothing better} e8 *");
}

#[test]
fn readings_before_the_first_move_belong_to_the_start() {
    let record = read("{[%clk 0:10:00]} 1. e2 *");
    assert_eq!(record.node(NodeId::START).clock(), Some(ClockTime::from_millis(600_000)));
    assert_eq!(moves_of(&record), "{[%clk 0:10:00]} 1. e2 *");
}

#[test]
fn set_values_cannot_break_the_format() {
    let mut record = Record::new(fencepost_rules::Position::default());
    let first = record.add(NodeId::START, "e2".parse().expect("a move")).expect("a legal move");
    let other = record.add(NodeId::START, "d1".parse().expect("a move")).expect("a legal move");
    record.add_comment(first, "ends } early { or [%clk 0:00:01] not\r");
    record.add_comment_before(first, "before the first");
    record.add_comment_before(other, "}[%clk 0:00:09]");
    record.set_glyph(NodeId::START, Some(Glyph::Good));
    record.set_tag("South", "\"A\\B\"\nC\tD").expect("a tag");
    let text = record.to_string();
    assert_eq!(read(&text), record, "{text}");
    assert_eq!(
        text,
        "[South \"\\\"A\\\\B\\\" C D\"]\n[Result \"*\"]\n\n\
         {before the first} 1. e2 {[%clk 0:00:01]} {ends ) early ( or not} (\n{)[%clk 0:00:09]} 1. d1 ) *\n"
    );
    record.clear_comments(first);
    record.set_clock(first, None);
    record.set_eval(first, Eval::from_chance(0.5));
    record.clear_comments(other);
    assert_eq!(moves_of(&record), "{before the first} 1. e2 {[%eval 0.50]} ( 1. d1 ) *");
}
