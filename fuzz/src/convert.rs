use crate::program::answer;

/// Games that can be converted at all are written again byte for byte, by themselves and by way of JSON, and the first
/// of them can be painted.
pub fn convert(input: &[u8]) {
    for form in ["qgn", "json"] {
        let Some(records) = between(form, "qgn", input) else { continue };
        let json = between("qgn", "json", &records).expect("a record can be JSON");
        assert_eq!(text(between("qgn", "qgn", &records)), text(Some(records.clone())));
        assert_eq!(text(between("json", "qgn", &json)), text(Some(records.clone())));
        assert_eq!(text(between("json", "json", &json)), text(Some(json)));
        assert!(between("qgn", "moves", &records).is_some());
        assert!(answer(["convert", "-", "--to", "svg", "--game", "1"], &records).is_some());
    }
}

fn between(from: &str, to: &str, input: &[u8]) -> Option<Vec<u8>> {
    answer(["convert", "-", "--from", from, "--to", to], input)
}

fn text(bytes: Option<Vec<u8>>) -> Option<String> {
    bytes.map(|bytes| String::from_utf8(bytes).expect("games are text"))
}
