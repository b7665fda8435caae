//! Records for pages: what is recognised, and what is wrong with the rest.

use fencepost_engine::protocol::answer_study;

fn head(request: &str) -> String {
    answer_study(request).lines().next().unwrap_or_default().to_owned()
}

#[test]
fn what_a_text_is_says_itself_where_it_can() {
    for (text, answer) in [
        ("1. e2 e8 2. e3 *", "record fencepost 1 1"),
        ("e2 e8\ne3 e7", "record fencepost 1 1"),
        ("e3 / d5 / e4 e6 / 7 8 / 2", "record fencepost 1 1"),
        ("//e1 e9/10 10/1", "record fencepost 1 1"),
        // A fence that only one of them has.
        ("e8 e2 e7 e3 a9h", "record qtp 1 1"),
        ("e8 e2 e7 e3", "choose glendenning qtp"),
        ("[Event \"a\"]\n\n1. e2 *\n\n[Event \"b\"]\n\n1. d1 *\n", "record fencepost 1 2"),
        ("", "error not-a-record 0 0"),
        ("e3 / d5 / e4 e6 / 7 8", "error bad-position 1 1"),
        ("e3 / e3 / e4 e6 / 7 8 / 2", "error bad-position 1 1"),
        ("1. e2 e8 2. e9", "error illegal-move 1 13"),
        ("1. e2 {", "error unclosed-comment 1 7"),
    ] {
        assert_eq!(head(&format!("read auto 1\n{text}")), answer, "{text}");
    }
    assert_eq!(head("read glendenning 1\ne8 e2"), "record glendenning 1 1");
    assert!(answer_study("read auto 2\n[Event \"a\"]\n\n1. e2 *\n\n[Event \"b\"]\n\n1. d1 *\n").contains("node 0 d1"));
    assert_eq!(head("nonsense"), "error request 0 0");
}

#[test]
fn too_much_is_refused_in_one_word() {
    assert_eq!(head(&format!("read auto 1\n{}", "x".repeat(1_000_001))), "error too-large 0 0");
    let many = format!("1. e2 {}*", "( d1 ) ".repeat(20_001));
    assert_eq!(head(&format!("read auto 1\n{many}")), "error too-long 0 0");
}

#[test]
fn reasons_come_with_their_values() {
    let why = |text: &str| {
        let answer = answer_study(&format!("read fencepost 1\n{text}"));
        answer
            .lines()
            .filter(|line| line.starts_with("why ") || line.starts_with("value "))
            .collect::<Vec<_>>()
            .join("; ")
    };
    assert_eq!(why("1. e2 e8 2. e4"), "why refusal-out-of-reach square e2");
    assert_eq!(why("1. e3h e3v"), "why refusal-crosses fence e3h");
    assert_eq!(why("[Board \"3x3\"]\n\n1. b2 a3 2. c2 a2 3. c3 0-1"), "value score 1-0");
    assert_eq!(why("[Result \"1-0\"]\n\n1. e2 0-1"), "value tag 1-0");
    assert_eq!(why("/ / e1 e1 / 1 1 / 1"), "why setup-pawns-share-square square e1");
    assert_eq!(why("/ / e1 zz / 1 1 / 1"), "why position-pawn text zz");
}
