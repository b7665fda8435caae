use crate::program::answer;

/// Whatever the arguments of `legal` and `show` are, one on each line, the program answers or says what is wrong.
pub fn command_line(text: &str) {
    for command in ["legal", "show"] {
        answer([command].into_iter().chain(text.split('\n')), b"");
    }
}
