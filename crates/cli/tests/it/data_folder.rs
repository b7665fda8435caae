//! The default data folder.

use std::fs;
use std::path::Path;

use crate::program::command;

/// The folder in which `verify` looks for games, from its error that there are none.
fn looked_in(working_directory: &Path, variables: &[(&str, &str)]) -> String {
    let mut command = command();
    for name in ["HOME", "XDG_DATA_HOME", "LOCALAPPDATA"] {
        command.env_remove(name);
    }
    let output = command.arg("verify").current_dir(working_directory).envs(variables.iter().copied()).output();
    let output = output.expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).expect("text");
    let (file, _) = said.trim_start_matches("error: ").split_once("/fencepost.db").expect("the name of the file");
    file.to_owned()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[cfg(unix)]
#[test]
fn the_default_is_the_one_of_the_system() {
    let place = tempfile::tempdir().expect("a folder");
    let (home, data) = (place.path().join("home"), place.path().join("data"));
    let default = home.join(".local/share/fencepost");
    assert_eq!(looked_in(place.path(), &[("HOME", text(&home))]), text(&default));
    let both = [("HOME", text(&home)), ("XDG_DATA_HOME", text(&data))];
    assert_eq!(looked_in(place.path(), &both), text(&data.join("fencepost")));
    let empty = [("HOME", text(&home)), ("XDG_DATA_HOME", "")];
    assert_eq!(looked_in(place.path(), &empty), text(&default));
}

#[test]
fn folders_of_earlier_versions_are_still_used() {
    let place = tempfile::tempdir().expect("a folder");
    let home = place.path().join("home");
    for (name, folder) in [("XDG_DATA_HOME", "relative"), ("LOCALAPPDATA", "local")] {
        fs::create_dir_all(place.path().join(folder).join("fencepost")).expect("a folder");
        let variables = [("HOME", text(&home)), (name, folder)];
        assert_eq!(looked_in(place.path(), &variables), format!("{folder}/fencepost"));
    }
    fs::create_dir(place.path().join("fencepost-data")).expect("a folder");
    assert_eq!(looked_in(place.path(), &[]), "fencepost-data");
}
