use crate::program::answer_or_error;

/// So many lines are searched, so that it takes no time.
const MOST_LINES: usize = 8;

/// Whatever a file of puzzles holds: every line is one, or the program says in one sentence which is not.
pub fn puzzle_file(bytes: &[u8]) {
    let lines = bytes.split(|&byte| byte == b'\n').count();
    if lines > MOST_LINES {
        return;
    }
    let arguments = ["puzzles", "--verify", "-", "--nodes", "1", "--hash", "1", "--threads", "1"];
    match answer_or_error(arguments, bytes) {
        Ok(output) => {
            let output = String::from_utf8(output).expect("text");
            let (passed, rest) = output.split_once(' ').expect("two words at least");
            assert_eq!(rest, "passed, 0 failed\n");
            assert!(passed.parse::<usize>().is_ok_and(|passed| passed <= lines));
        }
        Err(sentence) => {
            assert_eq!(sentence.lines().count(), 1, "{sentence:?}");
            assert!(!sentence.chars().any(|letter| letter.is_control() && letter != '\n'), "{sentence:?}");
        }
    }
}
