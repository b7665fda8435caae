//! `fencepost serve`, `export` and `backup` as whoever runs a server uses them.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::program::fencepost;
use crate::server::Server;

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn a_server_plays_exports_and_backs_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path());
    let client = server.client();
    let (id, tokens) = client.game(&json!({ "kind": "none" })).expect("a game");
    let path = format!("/api/games/{id}");
    let (status, state) =
        client.post(&format!("{path}/moves"), Some(&tokens[0]), &json!({ "move": "e2", "ply": 0 })).expect("an answer");
    assert_eq!((status, &state["moves"]), (200, &json!(["e2"])));
    client.post(&format!("{path}/resign"), Some(&tokens[0]), &json!({})).expect("an answer");
    let copy = folder.path().join("copy");
    fs::create_dir(&copy).expect("a folder");
    let file = copy.join("fencepost.db");
    fencepost(["backup", text(&file), "--data", text(folder.path())]).done();
    let refused = fencepost(["backup", text(&file), "--data", text(folder.path())]).refused();
    assert!(refused.contains("is there already"), "{refused}");
    for data in [folder.path(), &copy] {
        let records = fencepost(["export", "--data", text(data)]).done();
        assert!(records.output().contains(&format!("[GameId \"{id}\"]")), "{}", records.output());
        assert!(records.output().ends_with("1. e2 0-1\n"), "{}", records.output());
    }
    let all = folder.path().join("all.qgn");
    fencepost(["export", "--data", text(folder.path()), "-o", text(&all)]).done();
    let converted = fencepost(["convert", text(&all), "--to", "moves"]).done();
    assert_eq!(converted.output(), "e2\n");
}

#[test]
fn what_cannot_be_served_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = text(folder.path());
    for (arguments, said) in [
        (vec!["serve", "--listen", "nowhere"], "127.0.0.1:8080"),
        (vec!["serve", "--base", "fence"], "/fencepost"),
        (vec!["serve", "--allow-origin", "example.org"], "https://example.org"),
        (vec!["serve", "--burst", "-1"], "a whole number"),
        (vec!["serve", "--data", "/proc/nothing", "--listen", "127.0.0.1:0"], "/proc/nothing"),
        (vec!["serve", "--data", data, "--listen", "203.0.113.1:1"], "203.0.113.1:1"),
        (vec!["export", "--data", "/proc/nothing"], "/proc/nothing"),
    ] {
        let refused = fencepost(arguments.iter().copied()).refused();
        assert!(refused.contains(said), "{arguments:?}: {refused}");
    }
    let damaged = tempfile::tempdir().expect("a folder");
    fs::write(damaged.path().join("fencepost.db"), "no database".repeat(1000)).expect("a file");
    let refused = fencepost(["serve", "--data", text(damaged.path()), "--listen", "127.0.0.1:0"]).refused();
    assert!(refused.contains("is damaged"), "{refused}");
}

#[cfg(unix)]
#[test]
fn a_server_that_is_told_to_stop_ends_cleanly_and_tells_its_readers() {
    use std::io::{BufRead, BufReader, Write};

    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(folder.path());
    let (id, _) = server.client().game(&json!({ "kind": "none" })).expect("a game");
    let mut stream = std::net::TcpStream::connect(&server.address).expect("a connection");
    write!(stream, "GET /api/games/{id}/events HTTP/1.1\r\nHost: x\r\n\r\n").expect("a call");
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("\"type\":\"state\"")));
    rustix::process::kill_process(server.id(), rustix::process::Signal::TERM).expect("it runs");
    assert!(lines.any(|line| line.contains("\"type\":\"stopping\"")), "the reader is told");
    assert_eq!(server.wait(), Some(0));
    assert!(!folder.path().join("fencepost.db-wal").exists(), "the database was closed");
}

/// The bot of the examples, against an engine.
#[test]
fn the_bot_in_python_plays_a_game_to_its_end() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no Python here");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path());
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let url = format!("http://{}", server.address);
    let run = Command::new("python3")
        .arg(bot)
        .args([&url, "--engine", "1", "--board", "5x5", "--fences", "2"])
        .output()
        .expect("Python");
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{said}{}", String::from_utf8_lossy(&run.stderr));
    let id = said.lines().find_map(|line| line.split("/game/").nth(1)).expect("the game's address").trim().to_owned();
    let state: Value = server.client().state(&id).expect("the server runs");
    assert_eq!(state["over"], true);
    assert!(said.contains(state["result"].as_str().expect("a result")), "{said}");
}
