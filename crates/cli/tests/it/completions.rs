//! `completions`: a script for every shell.

use crate::help::COMMANDS;
use crate::program::fencepost;

#[test]
fn the_script_of_every_shell_has_the_commands() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = fencepost(["completions", shell]).done();
        for name in COMMANDS.iter().chain(&["--divide", "--position", "--players"]) {
            let name = name.trim_start_matches('-');
            assert!(run.output().contains(name), "{shell}: {name}");
        }
    }
}
