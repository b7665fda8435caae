//! Links and outlines: short, whole, and readable for good.

use fencepost_rules::record::{LinkError, NodeId, OutlineError, Record};
use fencepost_rules::{Event, Move, Position};
use proptest::prelude::*;

use super::laws::any_record;
use super::read;
use crate::random::Random;

proptest! {
    #[test]
    fn a_link_holds_everything(record in any_record()) {
        let link = record.to_link();
        prop_assert!(link.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_'));
        let again = Record::from_link(&link);
        prop_assert_eq!(again.as_ref(), Ok(&record));
        prop_assert_eq!(again.map(|record| record.to_link()), Ok(link));
    }

    #[test]
    fn an_outline_holds_everything(record in any_record()) {
        let outline = record.to_outline();
        let again = Record::from_outline(&outline);
        prop_assert_eq!(again.as_ref(), Ok(&record));
        prop_assert_eq!(again.map(|it| it.to_outline()), Ok(outline));
    }

    #[test]
    fn a_link_that_was_cut_off_is_refused(record in any_record(), at in any::<prop::sample::Index>()) {
        let link = record.to_link();
        let cut = &link[..at.index(link.len())];
        prop_assert_eq!(Record::from_link(cut), Err(LinkError::Damaged));
    }

    #[test]
    fn no_text_does_harm(text in "[A-Za-z0-9_-]{0,40}|\\PC{0,20}", outline in "((start|node|tag|comment|eval) ?\\PC{0,8}\n){0,5}") {
        let _ = Record::from_link(&text);
        let _ = Record::from_link(&format!("AQ{text}"));
        let _ = Record::from_outline(&outline);
        let _ = Record::from_outline(&format!("start {}\n{outline}", Position::default()));
    }
}

/// Links that people may have been sent. Whatever changes, these stay readable.
#[test]
fn old_links_keep_working() {
    for (link, text) in OLD_LINKS {
        let record = read(text);
        assert_eq!(Record::from_link(link).as_ref(), Ok(&record), "{text} is now {}", record.to_link());
    }
}

const OLD_LINKS: [(&str, &str); 4] = [
    ("AY6Tn4A", "*"),
    ("AYVo7YuB7PaHiUA", "1. e2 e8 2. e3 e7 3. d3h e6v 4. c6h *"),
    (
        "AZJGk5sfHqG9RclXmzKcstFFpBNMovSQMSi6jwvN-eEnmbl7guWGdBTm2rYiZ6FSNE7xORxZhXFrcZgfLib5dn67MJA",
        "[Event \"Club\"]\n[South \"Ann\"]\n[Result \"1-0\"]\n\n1. e2! {[%clk 0:09:58]} {[%eval 0.63]} {Grüße, 你好} e8 \
         ( {Or:} 1... d9?! 2. e3 ( 2. a1h ) d8 ) 2. e3 1-0",
    ),
    (
        "AbPITxAXiBESPCM_9br981hMNCesLmcF_NaC3yND-CGqWtTLa1rqkPZE",
        "[Players \"4\"]\n[Board \"5x7\"]\n\n1. c2 b4 out:north d4 2. a1v *",
    ),
];

/// A game of that many random moves, mostly of fences at first as in play.
fn random_game(random: &mut Random, plies: usize) -> Record {
    'again: loop {
        let mut record = Record::new(Position::default());
        let mut at = NodeId::START;
        for _ in 0..plies {
            let Some(event) = random_move(random, record.node(at).position()) else { continue 'again };
            let Ok(next) = record.add(at, event) else { continue 'again };
            at = next;
        }
        return record;
    }
}

fn random_move(random: &mut Random, position: &Position) -> Option<Event> {
    let wants_fence = random.below(3) == 0;
    let moves: Vec<Move> =
        position.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Fence(_)) == wants_fence).collect();
    let moves = if moves.is_empty() { position.legal_moves().into_iter().collect() } else { moves };
    if moves.is_empty() { None } else { Some(Event::Move(moves[random.below(moves.len())])) }
}

#[test]
fn a_game_of_100_plies_fits_into_200_letters() {
    let mut random = Random::new(17);
    for _ in 0..50 {
        let link = random_game(&mut random, 100).to_link();
        assert!(link.len() <= 200, "{}", link.len());
    }
}

#[test]
fn twenty_variations_and_500_letters_of_comments_fit_into_1500_letters() {
    let comments = [
        "Blue spends a fence on a gap that nobody needs; stepping to f5 keeps two thirds of the chances. ",
        "Синие тратят перегородку на проход, который никому не нужен; шаг на f5 сохраняет две трети шансов. ",
        "藍方把圍牆用在沒有人需要的缺口上。走到f5可以保留三分之二的勝率,之後再看對手如何應對這個局面。",
    ];
    let mut random = Random::new(4);
    for comment in comments {
        let mut record = random_game(&mut random, 100);
        let letters: Vec<char> = comment.chars().cycle().take(500).collect();
        for (index, part) in letters.chunks(50).enumerate() {
            let text: String = part.iter().collect();
            let at = record.main_line().nth(index * 7).expect("a move");
            record.add_comment(at, &text);
        }
        for index in 0..20 {
            let mut at = record.main_line().nth(index * 4).expect("a move");
            for _ in 0..4 {
                let Some(event) = random_move(&mut random, record.node(at).position()) else { break };
                let Ok(next) = record.find_or_add(at, event) else { break };
                at = next;
            }
        }
        let link = record.to_link();
        assert!(link.len() <= 1500, "{} for {comment}", link.len());
        assert_eq!(Record::from_link(&link), Ok(record));
    }
}

#[test]
fn a_link_of_a_later_version_says_so() {
    let link = read("1. e2 e8 *").to_link();
    // The first letter and a part of the second are the version.
    let later = format!("Ag{}", &link[2..]);
    assert_eq!(Record::from_link(&later), Err(LinkError::Newer));
    assert_eq!(Record::from_link(""), Err(LinkError::Damaged));
    assert_eq!(Record::from_link("e2 e8"), Err(LinkError::Damaged));
}

#[test]
fn a_bad_outline_is_refused() {
    let start = "start  /  / e1 e9 / 10 10 / 1\n";
    for (lines, error) in [
        ("node 0 e5\n", OutlineError::IllegalMove),
        ("node 7 e2\n", OutlineError::BadLine),
        ("node 0 e2 !?!\n", OutlineError::BadLine),
        ("nodes\n", OutlineError::BadLine),
        ("tag Result 1-0\n", OutlineError::BadLine),
    ] {
        assert_eq!(Record::from_outline(&format!("{start}{lines}")), Err(error), "{lines}");
    }
    assert_eq!(Record::from_outline("node 0 e2"), Err(OutlineError::BadLine));
    let dropped = Record::from_outline(&format!("{start}result 1-0-0\nnode 0 e2\n"));
    assert_eq!(dropped.map(|record| record.result()), Ok(None), "a result that does not fit");
}

#[test]
fn nodes_of_an_outline_may_come_in_any_order_after_their_parents() {
    let record = read("1. e2 e8 2. e1 e9 3. e2 ( 3. d1 ) e8 ( 3... d9 ) *");
    let start = "start  /  / e1 e9 / 10 10 / 1\n";
    let nodes = "node 0 e2\nnode 1 e8\nnode 2 e1\nnode 3 e9\nnode 4 e2\nnode 4 d1\nnode 5 e8\nnode 5 d9\n";
    assert_eq!(Record::from_outline(&format!("{start}{nodes}")), Ok(record));
}
