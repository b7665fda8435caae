//! `fencepost backup`, `restore` and `verify` as an operator uses them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use tempfile::TempDir;

use crate::program::{Run, fencepost};
use crate::server_process::Server;

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn restore(file: &Path, folder: &Path, more: &[&str]) -> Run {
    fencepost([&["restore", text(file), "--data", text(folder)], more].concat())
}

fn export(folder: &Path) -> String {
    fencepost(["export", "--data", text(folder)]).done().output().to_owned()
}

fn verify(folder: &Path) -> Run {
    fencepost(["verify", "--data", text(folder)])
}

/// Changes a database from outside. Returns whether it could: there may be no Python here.
fn tamper(database: &Path, sql: &str) -> bool {
    let script = format!("import sqlite3; c = sqlite3.connect({:?}); c.executescript({sql:?})", text(database));
    Command::new("python3").arg("-c").arg(script).status().is_ok_and(|status| status.success())
}

/// The names of all files in a folder that are not the database's own or the lock.
fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.retain(|name| !name.ends_with("-wal") && !name.ends_with("-shm") && !name.contains(".lock"));
    names.sort();
    names
}

/// A folder with that many games of one move, and its server.
fn served(games: usize) -> (TempDir, Server) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path());
    for _ in 0..games {
        let (id, tokens) = server.client().game(&json!({ "kind": "none" })).expect("a game");
        let body = json!({ "move": "e2", "ply": 0 });
        server.client().post(&format!("/api/games/{id}/moves"), Some(&tokens[0]), &body).expect("a move");
    }
    (folder, server)
}

fn copy_of(folder: &Path, place: &TempDir) -> PathBuf {
    let copy = place.path().join("copy.db");
    fencepost(["backup", text(&copy), "--data", text(folder)]).done();
    copy
}

#[test]
fn a_backup_is_restored() {
    let place = tempfile::tempdir().expect("a folder");
    let (folder, mut server) = served(2);
    let copy = copy_of(folder.path(), &place);
    let before = export(folder.path());
    server.client().game(&json!({ "kind": "none" })).expect("another game");
    let refused = restore(&copy, folder.path(), &["--replace"]).refused();
    assert!(refused.contains("is in use by another program"), "{refused}");
    server.kill();
    // A killed server leaves part of its games in the write-ahead log.
    assert!(folder.path().join("fencepost.db-wal").exists());
    let after = export(folder.path());
    assert_eq!((before.matches("[Event").count(), after.matches("[Event").count()), (2, 3));
    let refused = restore(&copy, folder.path(), &[]).refused();
    assert!(refused.contains("--replace"), "{refused}");
    assert_eq!(export(folder.path()), after, "nothing has changed");
    for turn in 1..=2 {
        let restored = restore(&copy, folder.path(), &["--replace"]).done();
        assert!(restored.output().starts_with("The games that were there are now in "), "{}", restored.output());
        assert_eq!(export(folder.path()), before);
        assert_eq!(files(folder.path()).len(), 1 + turn, "{:?}", files(folder.path()));
    }
    // The first kept file has everything that was there.
    let kept = files(folder.path()).into_iter().min_by_key(String::len).expect("a file");
    assert_eq!(kept, "fencepost.db");
    let kept = files(folder.path()).into_iter().filter(|name| name != "fencepost.db").min_by_key(String::len);
    let elsewhere = place.path().join("elsewhere");
    let restored = restore(&folder.path().join(kept.expect("a file")), &elsewhere, &[]).done();
    assert_eq!((restored.output(), export(&elsewhere)), ("", after));
    let again = Server::start(folder.path());
    assert_eq!(again.client().call("GET", "/healthz", None, None).expect("an answer").0, 200);
}

#[test]
fn a_tournament_is_restored_as_it_was_and_goes_on() {
    let place = tempfile::tempdir().expect("a folder");
    let (folder, mut server) = served(1);
    let (id, key) = server.client().tournament();
    let before = server.client().exported(&id);
    let copy = copy_of(folder.path(), &place);
    let result = |server: &Server, table: usize| {
        let path = format!("/api/tournaments/{id}/rounds/2/tables/{table}");
        let answer = server.client().call("PUT", &path, Some(&key), Some(&json!({ "result": "1-0" })));
        assert_eq!(answer.expect("an answer").0, 200);
    };
    result(&server, 1);
    assert_ne!(server.client().exported(&id), before);
    server.kill();
    assert!(verify(folder.path()).done().output().contains("is sound"));
    restore(&copy, folder.path(), &["--replace"]).done();
    let mut server = Server::start(folder.path());
    assert_eq!(server.client().exported(&id), before);
    // The organiser's key still holds, and the next round can be paired.
    result(&server, 1);
    result(&server, 2);
    let paired = server.client().post(&format!("/api/tournaments/{id}/rounds"), Some(&key), &json!({}));
    assert_eq!(paired.expect("an answer").0, 201);
    server.kill();
    assert!(verify(folder.path()).done().output().contains("is sound"));
    if tamper(&folder.path().join("fencepost.db"), "DELETE FROM tournament_events WHERE seq = 3") {
        let refused = verify(folder.path()).refused();
        assert!(refused.contains(&id), "{refused}");
    }
}

#[test]
fn a_file_that_is_not_a_backup_is_not_restored() {
    let place = tempfile::tempdir().expect("a folder");
    let (folder, mut server) = served(30);
    let copy = copy_of(folder.path(), &place);
    server.kill();
    let file = |name: &str, bytes: &[u8]| {
        let file = place.path().join(name);
        fs::write(&file, bytes).expect("a file");
        file
    };
    let mut bytes = fs::read(&copy).expect("the copy");
    let half = bytes.len() / 2;
    let cut = file("cut.db", &bytes[..half / 4096 * 4096]);
    bytes[half..].fill(0xA5);
    let spoilt = file("spoilt.db", &bytes);
    let other = place.path().join("other.db");
    let has_other = tamper(&other, "CREATE TABLE events (a); CREATE TABLE games (b);");
    let before = export(folder.path());
    let mut bad = vec![
        (file("empty.db", b""), "is not a Fencepost database"),
        (file("text.db", &b"no database ".repeat(1000)), "is not a Fencepost database"),
        (place.path().to_owned(), "is not a Fencepost database"),
        (place.path().join("nothing.db"), "No such file"),
        (cut, "is damaged"),
        (spoilt, "is damaged"),
    ];
    if has_other {
        bad.push((other, "is not a Fencepost database"));
    }
    for (file, said) in bad {
        for folder in [folder.path(), &place.path().join("fresh")] {
            let refused = restore(&file, folder, &["--replace"]).refused();
            assert!(refused.contains(said) && refused.lines().count() == 1, "{}: {refused}", file.display());
        }
    }
    assert_eq!(export(folder.path()), before, "nothing has changed");
    assert_eq!(files(folder.path()), ["fencepost.db"]);
    assert!(!place.path().join("fresh").exists(), "and nothing was made");
    let refused = restore(&copy, Path::new("/proc/nothing"), &[]).refused();
    assert!(refused.contains("/proc/nothing"), "{refused}");
}

#[test]
fn a_backup_that_fails_leaves_nothing() {
    let place = tempfile::tempdir().expect("a folder");
    let (folder, _server) = served(1);
    let backup = |to: &Path, data: &Path| fencepost(["backup", text(to), "--data", text(data)]).refused();
    let refused = backup(&place.path().join("nowhere/copy.db"), folder.path());
    assert!(refused.contains("could not be written"), "{refused}");
    let refused = backup(&place.path().join("copy.db"), &place.path().join("nothing"));
    assert!(refused.contains("No such file"), "{refused}");
    let damaged = place.path().join("damaged");
    fs::create_dir(&damaged).expect("a folder");
    copy_of(folder.path(), &tempfile::tempdir_in(&damaged).expect("a folder"));
    let (large, mut server) = served(60);
    server.kill();
    fencepost(["backup", text(&damaged.join("fencepost.db")), "--data", text(large.path())]).done();
    let mut bytes = fs::read(damaged.join("fencepost.db")).expect("the file");
    let half = bytes.len() / 2;
    bytes[half..].fill(0xA5);
    fs::write(damaged.join("fencepost.db"), bytes).expect("damage");
    let copy = place.path().join("copy.db");
    let refused = backup(&copy, &damaged);
    assert!(refused.contains("is damaged"), "{refused}");
    assert!(!copy.exists());
    assert_eq!(files(place.path()), ["damaged"], "nor is anything left beside it");
}

#[cfg(unix)]
#[test]
fn only_the_owner_may_read_the_games() {
    use std::os::unix::fs::PermissionsExt;

    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("a/b");
    let mode = |path: &Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    let modes = || {
        let names = fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path());
        let mut modes: Vec<_> =
            names.map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), mode(&path))).collect();
        modes.sort();
        modes
    };
    let all = ["fencepost.db", "fencepost.db-shm", "fencepost.db-wal", "fencepost.lock"];
    let is_private = || {
        let modes = modes();
        all.iter().all(|name| modes.iter().any(|(found, _)| found == name))
            && modes.iter().all(|(_, mode)| *mode == 0o600)
    };
    let mut server = Server::start(&folder);
    server.client().game(&json!({ "kind": "none" })).expect("a game");
    assert!(is_private(), "{:?}", modes());
    assert_eq!((mode(&folder), mode(folder.parent().expect("a folder"))), (0o700, 0o700));
    let copy = copy_of(&folder, &place);
    assert_eq!(mode(&copy), 0o600);
    server.kill();
    for name in all {
        fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o644)).expect("our own file");
    }
    let mut server = Server::start(&folder);
    assert!(is_private(), "those of an older version are tightened: {:?}", modes());
    server.kill();
    let fresh = place.path().join("fresh");
    restore(&copy, &fresh, &[]).done();
    assert_eq!((mode(&fresh), mode(&fresh.join("fencepost.db"))), (0o700, 0o600));
}

#[test]
fn verify_reports_every_fault() {
    let (folder, mut server) = served(5);
    let sound = verify(folder.path()).done();
    assert!(
        sound.output().ends_with("is sound. Games: 5, events: 15.\n"),
        "while a server uses it: {}",
        sound.output()
    );
    server.kill();
    assert_eq!(verify(folder.path()).done().output(), sound.output());
    let refused = verify(Path::new("/proc/nothing")).refused();
    assert!(refused.contains("No such file"), "{refused}");
    let ids = export(folder.path());
    let ids: Vec<&str> = ids.lines().filter_map(|line| line.strip_prefix("[GameId \"")?.strip_suffix("\"]")).collect();
    let sql = format!(
        "UPDATE games SET status = 2 WHERE id = '{}';
         UPDATE events SET body = replace(body, '\"e2\"', '\"e5\"') WHERE game = '{}';
         DELETE FROM events WHERE game = '{}' AND seq = 2;
         DELETE FROM people WHERE game = '{}' AND seat = 'north';",
        ids[0], ids[1], ids[2], ids[3]
    );
    if !tamper(&folder.path().join("fencepost.db"), &sql) {
        eprintln!("there is no Python here");
        return;
    }
    let refused = verify(folder.path()).refused();
    let mut said: Vec<&str> = refused.lines().collect();
    said.sort_unstable();
    let entry = |id: &str| format!("error: Game {id}: its entry in the lists does not match its events.");
    let events = |id: &str, seq| format!("error: Game {id}: its events do not fit together from number {seq} on.");
    let mut expected = [entry(ids[0]), events(ids[1], 3), events(ids[2], 2), entry(ids[3])];
    expected.sort_unstable();
    assert_eq!(said, expected);
}

#[test]
fn verify_finds_damage_that_a_start_misses() {
    let (folder, mut server) = served(60);
    server.kill();
    // Moves the write-ahead log into the database.
    let place = tempfile::tempdir().expect("a folder");
    fs::rename(copy_of(folder.path(), &place), place.path().join("fencepost.db")).expect("a copy");
    let mut bytes = fs::read(place.path().join("fencepost.db")).expect("the file");
    let last = bytes.len() - 4096;
    bytes[last..].fill(0xA5);
    fs::write(place.path().join("fencepost.db"), bytes).expect("damage");
    let refused = verify(place.path()).refused();
    assert!(refused.contains("is damaged"), "{refused}");
}
