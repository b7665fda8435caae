use fencepost_engine::protocol::answer_study;

/// Every request about a study gets an answer. What was read can be written, packed and read again as the same.
pub fn study(request: &str) {
    for request in [request.to_owned(), format!("read auto 1\n{request}")] {
        let answer = answer_study(&request);
        let Some((head, outline)) = answer.split_once('\n') else { continue };
        if !head.starts_with("record ") {
            continue;
        }
        let link = answer_study(&format!("link\n{outline}"));
        let letters = link.strip_prefix("link ").expect("what was read can be packed");
        assert_eq!(answer_study(&format!("unlink\n{letters}")).split_once('\n').map(|(_, it)| it), Some(outline));
        let written = answer_study(&format!("write\n{outline}"));
        let text = written.strip_prefix("text\n").expect("what was read can be written");
        let again = answer_study(&format!("read fencepost 1\n{text}"));
        assert_eq!(again.split_once('\n').map(|(_, it)| it), Some(outline), "{text}");
    }
}
