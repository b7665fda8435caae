//! The examples in the documentation are true.
//!
//! Code blocks marked `qgn` have one record each. Further words say more: `canonical` for one that is written back byte
//! for byte, the name of a dialect, or `wrong CODE LINE:COLUMN` for one that is refused there. Blocks marked `position`
//! have a canonical position on each line; `wrong` before a code says why it is refused.

use std::fs;
use std::path::Path;

use fencepost_rules::record::Record;
use fencepost_rules::{Dialect, Position};

/// A fenced code block: the words of its first line and its text.
struct Block {
    page: String,
    words: Vec<String>,
    text: String,
}

fn blocks(language: &str) -> Vec<Block> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let pages = fs::read_dir(&folder).expect("the documentation").map(|entry| entry.expect("a page").path());
    let pages = pages.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let blocks = pages.flat_map(|path| {
        let name = path.display().to_string();
        blocks_of(&name, &fs::read_to_string(&path).expect("a readable page"))
    });
    blocks.filter(|block| block.words.first().is_some_and(|word| word == language)).collect()
}

fn blocks_of(page: &str, text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(words), None) => {
                let words = words.split_whitespace().map(str::to_owned).collect();
                open = Some(Block { page: page.to_owned(), words, text: String::new() });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => block.text.extend([line, "\n"]),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a code block in {page} has no end");
    blocks
}

#[test]
fn records_in_the_documentation_can_be_read() {
    let blocks = blocks("qgn");
    assert!(blocks.len() >= 10, "the documentation shows records");
    for Block { page, words, text } in blocks {
        let words: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
        let dialect = words.iter().find_map(|word| word.parse().ok()).unwrap_or(Dialect::Fencepost);
        match (Record::read(&text, dialect), &words[..]) {
            (Ok(record), ["canonical", ..]) => assert_eq!(record.display(dialect).to_string(), text, "{page}"),
            (Ok(_), ["wrong", ..]) => panic!("{page}: this should be refused\n{text}"),
            (Ok(_), _) => {}
            (Err(error), ["wrong", code, place]) => {
                assert_eq!(
                    (error.code(), format!("{}:{}", error.line, error.column).as_str()),
                    (*code, *place),
                    "{page}"
                );
            }
            (Err(error), _) => panic!("{page}: {error}\n{text}"),
        }
    }
}

#[test]
fn positions_in_the_documentation_are_canonical() {
    let blocks = blocks("position");
    assert!(blocks.len() >= 4, "the documentation shows positions");
    for Block { page, words, text } in blocks {
        for line in text.lines() {
            match (line.parse::<Position>(), words.get(1).map(String::as_str)) {
                (Ok(position), None) => assert_eq!(position.to_string(), line, "{page}"),
                (Ok(_), Some("loose")) => {}
                (Err(error), Some("wrong")) => {
                    assert_eq!(Some(&error.code().to_owned()), words.get(2), "{page}: {line}");
                }
                (found, _) => panic!("{page}: {line}: {found:?}"),
            }
        }
    }
}

/// The tables that give the same moves in every dialect: a first column of ours, then the others in their order.
#[test]
fn dialect_tables_in_the_documentation_are_true() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let text = fs::read_to_string(page).expect("a readable page");
    let rows = text.lines().skip_while(|line| !line.starts_with("| `fencepost` |")).skip(2);
    let mut count = 0;
    for row in rows.take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        let board = fencepost_rules::Board::STANDARD;
        let mv = cells[0].parse().expect("a move");
        for (dialect, cell) in Dialect::ALL.into_iter().zip(cells) {
            assert_eq!(dialect.write(mv, board), cell, "{row}");
        }
        count += 1;
    }
    assert!(count >= 4, "the table is there");
}
