use fencepost_rules::record::Record;

/// A link that can be read holds a record: its link, its outline and its text read as the same. Any text that is a record
/// fits into a link and an outline, and comes out as it was.
pub fn link(text: &str) {
    let read =
        [Record::from_link(text).ok(), Record::from_outline(text).ok(), text.parse::<Own>().ok().map(|own| own.0)];
    for record in read.into_iter().flatten() {
        let link = record.to_link();
        assert_eq!(Record::from_link(&link).as_ref(), Ok(&record), "{link}");
        let outline = record.to_outline();
        assert_eq!(Record::from_outline(&outline).as_ref(), Ok(&record), "{outline}");
        let written = record.to_string();
        assert_eq!(written.parse::<Own>().expect("what was written can be read").0, record, "{written}");
    }
}

/// A record in our own dialect.
struct Own(Record);

impl std::str::FromStr for Own {
    type Err = fencepost_rules::record::RecordError;

    fn from_str(text: &str) -> Result<Own, Self::Err> {
        Record::read(text, fencepost_rules::Dialect::Fencepost).map(Own)
    }
}
