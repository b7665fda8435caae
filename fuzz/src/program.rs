use std::sync::{Arc, LazyLock};

use fencepost_cli::{Environment, Status, run};
use fencepost_language::Language;

/// Standard output of the program, if it did what it was asked. If not, it has written nothing there and has said on
/// standard error what is wrong.
pub(crate) fn answer<'a>(arguments: impl IntoIterator<Item = &'a str>, input: &[u8]) -> Option<Vec<u8>> {
    answer_or_error(arguments, input).ok()
}

/// The same, with what the program has said is wrong.
pub(crate) fn answer_or_error<'a>(
    arguments: impl IntoIterator<Item = &'a str>,
    mut input: &[u8],
) -> Result<Vec<u8>, String> {
    static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| Arc::new(Language::english().isolating(false)));
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut env = Environment {
        input: &mut input,
        output: &mut output,
        errors: &mut errors,
        output_is_terminal: false,
        errors_is_terminal: false,
        columns: 80,
        colour_is_welcome: false,
        language: Arc::clone(&ENGLISH),
    };
    let words = std::iter::once("fencepost").chain(arguments).map(Into::into);
    match run(words, &mut env) {
        Status::Done => {
            assert!(errors.is_empty(), "{}", String::from_utf8_lossy(&errors));
            Ok(output)
        }
        // What was left out is said.
        Status::Partly => {
            assert!(!errors.is_empty());
            Ok(output)
        }
        Status::Refused => {
            assert!(output.is_empty(), "{}", String::from_utf8_lossy(&output));
            let errors = String::from_utf8(errors).expect("sentences are text");
            assert!(errors.starts_with("error: ") && errors.ends_with('\n'), "{errors}");
            Err(errors)
        }
    }
}
