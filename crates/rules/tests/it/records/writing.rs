//! The canonical form.

use super::{moves_of, read};

const SAMPLE: &str = r#"[Event "Casual game"]
[Date "2026.11.15"]
[South "First player"]
[North "Second player"]
[TimeControl "600+5"]
[Result "1-0"]

1. e2 e8 2. e3 e7 3. d3h {blocks the middle} ( 3. e4 e6 ) e6v 1-0
"#;

#[test]
fn the_sample_is_written_back_byte_for_byte() {
    assert_eq!(read(SAMPLE).to_string(), SAMPLE);
}

#[test]
fn all_kinds_of_records_are_written_back_byte_for_byte() {
    let texts = [
        "[Result \"*\"]\n\n*\n",
        "[Players \"3\"]\n[Result \"*\"]\n\n1. e2 b5 e8 *\n",
        "[Players \"4\"]\n[Board \"5x7\"]\n[Fences \"0\"]\n[Result \"0-0-1-0\"]\n\n1. c2 b4 c6 d4 0-0-1-0\n",
        "[Players \"4\"]\n[Fences \"6\"]\n[Result \"1/4-1/4-1/4-1/4\"]\n\n1/4-1/4-1/4-1/4\n",
        "[Position \"d4 / f7 / e2 e8 / 9 9 / 2\"]\n[Result \"0-1\"]\n\n1. e7 e3 0-1\n",
        "[Players \"3\"]\n[Board \"5x5\"]\n[Position \" /  / c1 - c5 / 3 - 4 / 3 / 5x5\"]\n[Result \"*\"]\n\n1. c4 c2 *\n",
        "[Result \"*\"]\n\n1. e2 e8 ( 1... d9 ) ( 1... f9! {[%clk 0:01:00]} ) 2. e3 *\n",
        "[Players \"3\"]\n[Result \"*\"]\n\n1. e2 out:west e8 2. e3 ( 2. e3h e7 ) ( out:north ) e7 *\n",
    ];
    for text in texts {
        assert_eq!(read(text).to_string(), text);
    }
}

#[test]
fn only_necessary_tags_are_written_about_the_start() {
    let text = "[Players \"2\"][Board \"9x9\"][Fences \"10\"][Position \" / / e1 e9 / 10 10 / 1 / 9x9\"] e2";
    assert_eq!(read(text).to_string(), "[Result \"*\"]\n\n1. e2 *\n");
    // Equal hands in a position that is otherwise the start are a number of fences.
    let text = "[Position \" / / e1 a5 e9 / 4 4 4 / 1\"] e2";
    assert_eq!(read(text).to_string(), "[Players \"3\"]\n[Fences \"4\"]\n[Result \"*\"]\n\n1. e2 *\n");
    let text = "[Position \" / / e1 e9 / 4 5 / 1\"] e2";
    assert_eq!(read(text).to_string(), "[Position \" /  / e1 e9 / 4 5 / 1\"]\n[Result \"*\"]\n\n1. e2 *\n");
}

#[test]
fn long_lines_are_broken_between_pieces() {
    let round = "e2 e8 e3 e7 e4 e6 d4 d6 c4 c6 c3 c7 c2 c8 d2 d8 ";
    let record = read(&round.repeat(2));
    let text = moves_of(&record);
    assert!(text.lines().count() > 1);
    for line in text.lines() {
        assert!(line.len() <= 80, "{line}");
        let last = line.split(' ').next_back().expect("a word");
        assert!(!last.ends_with('.'), "a number is parted from its move: {line}");
    }
    for (line, next) in text.lines().zip(text.lines().skip(1)) {
        let first = next.split(' ').next().expect("a word");
        let first =
            if first.ends_with('.') { next.split(' ').take(2).collect::<Vec<_>>().join(" ") } else { first.into() };
        assert!(line.len() + 1 + first.len() > 80, "{line} could hold {first}");
    }
}

#[test]
fn comments_are_never_broken() {
    let long = "word ".repeat(40);
    let record = read(&format!("e2 {{{long}}} e8 {{one\ntwo}} e3"));
    assert_eq!(moves_of(&record), format!("1. e2\n{{{}}}\ne8 {{one\ntwo}} 2. e3 *", long.trim_end()));
}

#[test]
fn passes_are_moves() {
    // R11, R17: neither can do anything on this board of height 2, so both pass until it is a draw.
    let text = "[Board \"3x2\"]\n[Position \" / a1 / a1 a2 / 0 0 / 1 / 3x2\"]\n[Result \"1/2-1/2\"]\n\n\
                1. pass pass 2. pass pass 1/2-1/2\n";
    assert_eq!(read(text).to_string(), text);
}
