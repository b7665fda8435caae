//! The chapters against the language files and the rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fencepost_rulebook::{CHAPTERS, Chapter, FIGURES};

/// The lines that stand outside all chapters: head, foot and what goes beside figures and rulings.
const AROUND: [&str; 11] = [
    "rules-title",
    "rules-description",
    "rules-for-whom",
    "rules-figure",
    "rules-figure-key",
    "rules-ruling",
    "rules-ruling-note",
    "rules-print",
    "rules-play",
    "rules-back",
    "rules-name",
];

#[test]
fn every_line_of_the_rules_has_its_place() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/rules.ftl");
    let text = fs::read_to_string(file).expect("the English rules");
    let there: BTreeSet<&str> = text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id).collect();
    let titles = CHAPTERS.iter().map(|chapter| chapter.title);
    let paragraphs = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs).map(|paragraph| paragraph.line);
    let figures = FIGURES.iter().map(|figure| figure.line);
    let placed: Vec<&str> = titles.chain(paragraphs).chain(figures).chain(AROUND).collect();
    assert_eq!(placed.len(), placed.iter().collect::<BTreeSet<_>>().len(), "nothing stands there twice");
    assert_eq!(placed.into_iter().collect::<BTreeSet<_>>(), there);
}

#[test]
fn the_figures_are_met_in_the_order_of_their_numbers() {
    let numbers: Vec<u8> = CHAPTERS.iter().flat_map(Chapter::figures).map(|it| it.number).collect();
    assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
}

/// What the numbered rules call a ruling: R3, R9, R11, R13, R14, R15, R17 and R18.
#[test]
fn rulings_are_marked() {
    let all = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs);
    let rulings: Vec<&str> = all.filter(|paragraph| paragraph.is_ruling).map(|paragraph| paragraph.line).collect();
    let wanted = [
        "rules-fence-cross",
        "rules-fence-stays",
        "rules-fence-way-ruling",
        "rules-jump-edge",
        "rules-jump-pass",
        "rules-end-leave",
        "rules-end-draw",
        "rules-many-three-seats",
        "rules-many-leave",
    ];
    assert_eq!(rulings, wanted);
}

/// The board shows a refusal, and the rules open at the paragraph that explains it.
#[test]
fn every_refusal_is_explained_by_one_paragraph() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/game.ftl");
    let text = fs::read_to_string(file).expect("the English refusals");
    let refusals =
        text.lines().filter_map(|line| line.strip_prefix("refusal-")?.split_once(" = ")).map(|(code, _)| code);
    let mut refusals: Vec<&str> = refusals.collect();
    let paragraphs = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs);
    let mut explained: Vec<&str> = paragraphs.flat_map(|paragraph| paragraph.explains).copied().collect();
    refusals.sort_unstable();
    explained.sort_unstable();
    assert_eq!(explained, refusals);
}

#[test]
fn a_paragraph_is_named_after_its_line() {
    let paragraphs: Vec<_> = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs).collect();
    let sideways = paragraphs.iter().find(|paragraph| paragraph.explains == ["jump-open"]).expect("the side-step");
    assert_eq!(sideways.id(), "jump-side");
    assert_eq!(paragraphs.iter().map(|it| it.id()).collect::<BTreeSet<_>>().len(), paragraphs.len());
}
