//! `explore`: an index of what was played.

use std::fs;
use std::path::Path;

use crate::program::{fencepost, words};

#[test]
fn an_index_is_built_and_its_size_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (games, index) = (folder.path().join("games.qgn"), folder.path().join("games.index"));
    fs::write(&games, "1. e2 e8 1-0\n1. e2 e8 2. e3 0-1\n").expect("a file");
    let plain = |path: &Path| path.to_str().expect("a plain name").to_owned();
    let explore = || fencepost(["explore", &plain(&games), "--output", &plain(&index)]);
    let run = explore().done();
    assert_eq!(run.output(), "Games: 2, positions: 3\n");
    assert!(fs::read(&index).expect("a file").starts_with(b"SQLite format 3\0"));
    fs::write(&games, "1. e2 e8 1-0\n1. e2 e5 0-1\n").expect("a file");
    let run = explore();
    assert_eq!((run.status, run.output()), (Some(1), "Games: 1, positions: 2\n"));
    assert!(run.errors.contains("games.qgn:2:7: "), "{}", run.errors);
    // Nothing is left beside it.
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2);
}

#[test]
fn what_cannot_be_done_is_refused() {
    for bad in
        ["explore", "explore x.qgn", "explore missing.qgn --output /tmp/never", "explore a --output no/such/folder/x"]
    {
        fencepost(words(bad)).refused();
    }
}
