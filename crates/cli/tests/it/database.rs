//! The server and its commands on a database of `PostgreSQL`.

use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::private_postgres::{PASSWORD, PrivatePostgres};
use crate::program::{command, fencepost};
use crate::server_process::Server;

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// The one sentence with which a command on that database is refused.
fn sentence(arguments: &[&str], database: &str) -> String {
    let errors = fencepost(arguments.iter().copied().chain([database])).refused();
    assert!(!errors.contains(PASSWORD), "the password is told: {errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    errors
}

#[test]
fn a_database_that_cannot_be_used_is_told_in_one_sentence() {
    let server = PrivatePostgres::start();
    let serve = ["serve", "--log", "error", "--listen", "127.0.0.1:0", "--database"];
    let good = server.new_database("games");
    let told = sentence(&serve, &good.replace(PASSWORD, "wrong"));
    assert!(told.contains("/games cannot be reached: password authentication failed"), "{told}");
    let told = sentence(&serve, &server.address("nothing"));
    assert!(told.contains("cannot be reached: database \"nothing\" does not exist"), "{told}");
    let closed = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
    let told = sentence(&serve, &PrivatePostgres::address_at(closed, "games"));
    assert!(
        told.contains(&format!("postgres://127.0.0.1:{closed}/games cannot be reached: Connection refused")),
        "{told}"
    );
    for nonsense in ["games", "mysql://host/games", "postgres://host:port/games"] {
        let errors = fencepost(serve.into_iter().chain([nonsense])).refused();
        assert!(errors.contains("a database is an address such as postgres://"), "{errors}");
    }
    let told = sentence(&["export", "--database"], &good);
    assert!(told.contains("there are no games in it"), "{told}");
    let told = sentence(&["backup", "copy.db", "--database"], &good);
    assert!(told.contains("PostgreSQL") && told.contains("pg_dump"), "{told}");
    let told = sentence(&["restore", "copy.db", "--database"], &good);
    assert!(told.contains("PostgreSQL") && told.contains("pg_restore"), "{told}");
    let newer = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
        installed_on TIMESTAMPTZ NOT NULL DEFAULT now(), success BOOLEAN NOT NULL, checksum BYTEA NOT NULL, \
        execution_time BIGINT NOT NULL); INSERT INTO _sqlx_migrations VALUES (99, 'later', now(), true, '', 0)";
    assert!(server.query("games", newer).status.success());
    for arguments in [&serve[..], &["verify", "--database"], &["export", "--database"]] {
        let told = sentence(arguments, &good);
        assert!(told.contains("was written by a newer version of Fencepost"), "{told}");
    }
}

/// Plays a few moves in some games, and gives their ids and tokens.
fn play_some(server: &Server) -> Vec<(String, [String; 2])> {
    let client = server.client();
    let clocks = [json!({ "kind": "none" }), json!({ "kind": "increment", "initial": 600, "increment": 5 })];
    let games: Vec<_> = clocks.iter().map(|clock| client.game(clock).expect("a game")).collect();
    for (id, tokens) in &games {
        for (ply, mv) in ["e2", "e8", "e3", "e7", "d3h"].into_iter().enumerate() {
            let path = format!("/api/games/{id}/moves");
            let played = client.post(&path, Some(&tokens[ply % 2]), &json!({ "move": mv, "ply": ply }));
            assert_eq!(played.expect("an answer").0, 200);
        }
    }
    let named =
        json!({ "name": "Änn 'o' \"Brien\" 🎲", "seats": ["me", "engine:1"], "first": "agreed", "listed": true });
    client.post("/api/games", None, &named).expect("a game with an engine");
    games
}

/// A state without what changes from call to call, and by the note that time was given back.
fn settled(mut state: Value) -> Value {
    for field in ["now", "clocks", "presence", "seats", "seq"] {
        state[field] = Value::Null;
    }
    state
}

#[test]
fn games_move_from_a_folder_to_a_database() {
    let postgres = PrivatePostgres::start();
    let (folder, database) = (tempfile::tempdir().expect("a folder"), postgres.new_database("games"));
    let mut server = Server::start(folder.path());
    let games = play_some(&server);
    let (tournament, key) = server.client().tournament();
    let told = sentence(&["move-data", "--from", text(folder.path()), "--to"], &database);
    assert!(told.contains("in use by another program"), "{told}");
    rustix::process::kill_process(server.id(), rustix::process::Signal::TERM).expect("it runs");
    assert_eq!(server.wait(), Some(0));
    let before = fencepost(["export", "--data", text(folder.path())]).done();
    let told = fencepost(["move-data", "--from", text(folder.path()), "--to", &database]).done();
    assert!(told.output().contains("counts and hashes agree. Games: 3, events: "), "{}", told.output());
    let after = fencepost(["export", "--database", &database]).done();
    assert_eq!(before.output(), after.output(), "every record is the same, byte for byte");
    assert!(before.output().contains("Brien"));
    let sound = fencepost(["verify", "--database", &database]).done();
    assert!(sound.output().contains("/games is sound. Games: 3, events: "), "{}", sound.output());
    let told = sentence(&["move-data", "--from", text(folder.path()), "--to"], &database);
    assert!(told.contains("is not empty. Nothing was changed"), "{told}");
    // Both serve the same games now, and each goes on by itself. The address may also come from the environment.
    let old = Server::start(folder.path());
    let mut new = command();
    new.env("FENCEPOST_DATABASE", &database).env("FENCEPOST_LISTEN", "127.0.0.1:0").env("FENCEPOST_LOG", "error");
    let new = Server::from_command(&mut new, Stdio::inherit());
    assert_eq!(old.client().exported(&tournament), new.client().exported(&tournament));
    let path = format!("/api/tournaments/{tournament}/rounds/2/tables/1");
    let entered = new.client().call("PUT", &path, Some(&key), Some(&json!({ "result": "1-0" })));
    assert_eq!(entered.expect("an answer").0, 200);
    for (id, tokens) in &games {
        let [one, other] = [&old, &new].map(|server| settled(server.client().state(id).expect("a state")));
        assert_eq!(one, other);
        let path = format!("/api/games/{id}/moves");
        let played = new.client().post(&path, Some(&tokens[1]), &json!({ "move": "e6", "ply": 5 }));
        assert_eq!(played.expect("an answer").0, 200);
    }
    drop(new);
    let sound = fencepost(["verify", "--database", &database]).done();
    assert!(sound.output().contains("is sound"), "{}", sound.output());
    let broken = "UPDATE events SET body = replace(body, 'e3', 'e4') WHERE seq = 5";
    assert!(postgres.query("games", broken).status.success());
    let found = fencepost(["verify", "--database", &database]);
    assert_eq!(found.status, Some(2));
    assert_eq!(found.errors.matches("do not fit together from number 5 on").count(), 2, "{}", found.errors);
}
