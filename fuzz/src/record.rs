use fencepost_rules::Dialect;
use fencepost_rules::record::Record;

/// A record that can be read is written in any dialect so that it reads as the same record, and what was written once
/// is written again byte for byte. Its game can be played through.
pub fn record(text: &str) {
    for dialect in Dialect::ALL {
        let Ok(record) = Record::read(text, dialect) else { continue };
        for other in Dialect::ALL {
            let written = record.display(other).to_string();
            let again = Record::read(&written, other).unwrap_or_else(|error| panic!("{error} in {written}"));
            assert_eq!(again, record, "{other} {written}");
            assert_eq!(again.display(other).to_string(), written);
        }
        let game = record.game();
        assert_eq!(game.position(), record.node(record.last()).position());
        assert_eq!(game.events().len(), record.main_line().count());
    }
}
