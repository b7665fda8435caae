//! Game records: reading, errors and their places, writing, and files of many games.

mod annotating;
mod building;
mod documents;
mod laws;
mod links;
mod reading;
mod refusing;
mod splitting;
mod writing;

use fencepost_rules::Dialect;
use fencepost_rules::record::Record;

/// A record that must be valid.
fn read(text: &str) -> Record {
    read_in(text, Dialect::Fencepost)
}

fn read_in(text: &str, dialect: Dialect) -> Record {
    Record::read(text, dialect).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The move text of a record as it is written, without the tags.
fn moves_of(record: &Record) -> String {
    let text = record.to_string();
    text.split_once("\n\n").expect("tags and moves").1.trim_end().to_owned()
}
