//! `fencepost serve`, `export` and `backup` as an operator uses them.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::program::fencepost;
use crate::server_process::Server;

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
    assert!(refused.contains("already exists"), "{refused}");
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
fn invalid_settings_are_refused_with_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = text(folder.path());
    for (arguments, said) in [
        (vec!["serve", "--listen", "nowhere"], "127.0.0.1:8080"),
        (vec!["serve", "--base", "fence"], "/fencepost"),
        (vec!["serve", "--allow-origin", "example.org"], "https://example.org"),
        (vec!["serve", "--public-url", "example.org"], "https://example.org/fencepost"),
        (vec!["serve", "--public-url", "https://example.org/?a"], "https://example.org/fencepost"),
        (vec!["serve", "--public-url", "https://example.org/a", "--base", "/a"], "cannot be used with"),
        (vec!["serve", "--allow-host", "https://example.org"], "such as example.org"),
        (vec!["serve", "--allow-host", "example.org:80"], "such as example.org"),
        (vec!["serve", "--burst", "-1"], "a whole number"),
        (vec!["serve", "--end-idle-after", "-3"], "a whole number from 0 to 36500"),
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

#[test]
fn a_second_server_is_kept_out_of_the_folder_of_the_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = Server::start(folder.path());
    let second = || fencepost(["serve", "--data", text(folder.path()), "--listen", "127.0.0.1:0"]).refused();
    let refused = second();
    assert!(refused.contains("is in use by another program"), "{refused}");
    let (id, _) = first.client().game(&json!({ "kind": "none" })).expect("the first goes on");
    first.kill();
    let third = Server::start(folder.path());
    assert!(third.client().state(&id).is_some(), "nothing is left of the lock of a server that was killed");
}

/// Makes every kind of request that could bring a secret into the log, with and without errors.
fn use_every_secret(server: &Server) -> Vec<String> {
    let client = server.client();
    let (id, tokens) = client.game(&json!({ "kind": "none" })).expect("a game");
    let guest = "0123456789abcdefghjkmnpqrs";
    let wrong = "zzzzzzzzzzzzzzzzzzzzzzzzzz";
    for token in [&tokens[0][..], &tokens[1], wrong] {
        for (what, body) in [
            ("moves", json!({ "move": "e2", "ply": 0 })),
            ("moves", json!({ "move": token, "ply": 1 })),
            ("draw", json!({})),
            ("phrase", json!({ "code": token })),
            ("nothing", json!({})),
        ] {
            client.post(&format!("/api/games/{id}/{what}"), Some(token), &body).expect("an answer");
        }
        let head = format!("Cookie: fencepost_guest={guest}\r\nAuthorization: Bearer {token}");
        for path in ["/api/games", "/api/games?mine=true", "/api/nothing"] {
            let call = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{head}\r\nConnection: close\r\n\r\n");
            let mut stream = std::net::TcpStream::connect(&server.address).expect("a connection");
            stream.write_all(call.as_bytes()).expect("a call");
            stream.read_to_end(&mut Vec::new()).expect("an answer");
        }
        let hello = json!({ "type": "hello", "token": token }).to_string();
        server.client().socket(&id, &[&hello, "{\"type\":\"resign\"}", "nonsense"]);
    }
    [tokens.to_vec(), vec![guest.to_owned(), wrong.to_owned()]].concat()
}

#[test]
fn logs_hold_no_secrets_at_any_level() {
    for level in ["error", "warn", "info", "debug"] {
        for form in [&[][..], &["--log-json"]] {
            let folder = tempfile::tempdir().expect("a folder");
            let log = folder.path().join("log");
            let options = [&["--log", level][..], form].concat();
            let mut server = Server::run(folder.path(), &options, fs::File::create(&log).expect("a file").into());
            let secrets = use_every_secret(&server);
            server.kill();
            let log = fs::read_to_string(&log).expect("the log");
            assert_eq!(level == "debug", log.contains("a call was refused"), "{level}: {log}");
            for secret in secrets {
                assert!(!log.contains(&secret), "{level}: {log}");
            }
        }
    }
}

#[cfg(unix)]
#[test]
fn sigterm_ends_the_server_cleanly_and_tells_its_clients() {
    use std::io::{BufRead, BufReader};

    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(folder.path());
    let (id, _) = server.client().game(&json!({ "kind": "none" })).expect("a game");
    let mut stream = std::net::TcpStream::connect(&server.address).expect("a connection");
    write!(stream, "GET /api/games/{id}/events HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a call");
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains("\"type\":\"state\"")));
    rustix::process::kill_process(server.id(), rustix::process::Signal::TERM).expect("it runs");
    assert!(lines.any(|line| line.contains("\"type\":\"stopping\"")), "the reader is told");
    assert_eq!(server.wait(), Some(0));
    assert!(!folder.path().join("fencepost.db-wal").exists(), "the database was closed");
}

/// The example bot, against an engine.
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
