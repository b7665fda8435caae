//! Every session in the document about the protocols is true.

use fencepost_engine::{Engine, Options};

use crate::slice_driver::SlicedTalk;
use crate::transcript::{follow, follow_with};

const DOCUMENT: &str = include_str!("../../../../docs/protocols.md");

/// The blocks of a kind, each with the line it begins in.
fn blocks(kind: &str) -> Vec<(usize, String)> {
    let mut blocks = Vec::new();
    let mut lines = DOCUMENT.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        if line.strip_prefix("```") == Some(kind) {
            let block: Vec<&str> = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
            blocks.push((number + 1, block.join("\n")));
        }
    }
    blocks
}

fn engine() -> Engine {
    Engine::new(Options { hash: 1, ..Options::default() })
}

#[test]
fn sessions_in_uci_are_true() {
    let blocks = blocks("uci");
    assert!(blocks.len() > 4);
    for (line, text) in blocks {
        follow(&format!("the block at line {line}"), &text, crate::uci::session(), &mut engine());
        follow_with(&format!("the block at line {line}, in slices"), &text, &mut SlicedTalk::new());
    }
}

#[test]
fn sessions_in_qtp_are_true() {
    let blocks = blocks("qtp");
    assert!(!blocks.is_empty());
    for (line, text) in blocks {
        follow(&format!("the block at line {line}"), &text, crate::qtp::session(), &mut engine());
    }
}
