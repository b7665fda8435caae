//! Disk errors: nothing is acknowledged that is not stored, and the operator is told.

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use fencepost_server::house::House;
use fencepost_server::store::{SqliteStore, Store, StoreError};
use fencepost_server::{Settings, app};
use serde_json::json;

use crate::house::{Server, TwoFiles, pass};
use crate::keeping::tamper;
use crate::recording_store::RecordingStore;

fn beside(file: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", file.display()))
}

/// Removes the database of a running server, in one way or another, and checks that nothing more is acknowledged.
async fn take_away(how: impl FnOnce(&Path)) {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({})).await;
    assert_eq!(server.play(&id, &tokens[0], "e2", 0).await.status, 200);
    assert_eq!(server.get("/healthz").await.status, 200);
    let file = SqliteStore::file_in(server.folder.path());
    how(&file);
    assert_eq!(server.get("/healthz").await.verdict(), (503, "storage-gone"), "also when nobody writes");
    for _ in 0..2 {
        assert_eq!(server.play(&id, &tokens[1], "e8", 1).await.verdict(), (503, "storage-gone"));
        assert_eq!(server.post("/api/games", None, json!({})).await.verdict(), (503, "storage-gone"));
        assert_eq!(server.act(&id, "resign", &tokens[1], json!({})).await.verdict(), (503, "storage-gone"));
    }
    let health = server.get("/healthz").await;
    assert_eq!(health.verdict(), (503, "storage-gone"));
    assert!(health.body["reason"].as_str().expect("a sentence").contains("deleted or replaced"), "{}", health.text);
    let lies_there: Vec<bool> = ["", "-wal"].iter().map(|ending| beside(&file, ending).exists()).collect();
    assert_eq!(server.house.close().await, Err(StoreError::Gone));
    let still: Vec<bool> = ["", "-wal"].iter().map(|ending| beside(&file, ending).exists()).collect();
    assert_eq!(lies_there, still, "what lies there now is not ours to tidy up");
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_into_a_deleted_database() {
    take_away(|file| fs::remove_file(file).expect("a file")).await;
    take_away(|file| {
        for ending in ["", "-wal", "-shm"] {
            fs::remove_file(beside(file, ending)).expect("a file");
        }
    })
    .await;
    take_away(|file| fs::remove_file(beside(file, "-wal")).expect("a file")).await;
    take_away(|file| {
        let folder = file.parent().expect("a folder");
        let elsewhere = folder.with_extension("elsewhere");
        fs::rename(folder, &elsewhere).expect("a folder that moves");
        fs::create_dir(folder).expect("an empty one in its place");
        fs::remove_dir_all(elsewhere).expect("nothing is left");
    })
    .await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_first_read_reports_a_deleted_database() {
    let server = Server::start().await;
    fs::remove_file(SqliteStore::file_in(server.folder.path())).expect("a file");
    assert_eq!(server.get("/api/games").await.verdict(), (503, "storage-gone"));
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_into_a_replaced_database() {
    take_away(|file| {
        let copy = beside(file, ".copy");
        fs::copy(file, &copy).expect("a copy");
        fs::rename(&copy, file).expect("another file in its place");
    })
    .await;
}

/// Overwrites everything after some bytes. The file is never shorter in between, which would be another kind of damage.
fn overwrite(file: &Path, from: u64) {
    let mut file = fs::OpenOptions::new().write(true).open(file).expect("the file");
    let length = file.metadata().expect("its length").len();
    file.seek(SeekFrom::Start(from)).expect("a file that long");
    file.write_all(&vec![0xA5; (length - from) as usize]).expect("damage");
}

#[tokio::test]
async fn a_damaged_page_stops_all_writing() {
    let server = Server::start().await;
    let (id, tokens) = server.game(json!({})).await;
    for _ in 0..200 {
        server.post("/api/games", None, json!({})).await;
    }
    let server = server.restart().await;
    assert_eq!(server.play(&id, &tokens[0], "e2", 0).await.status, 200);
    let file = SqliteStore::file_in(server.folder.path());
    overwrite(&file, 8192);
    let mut lost = 0;
    for question in ["/api/games", "/api/lobby", "/api/games/aaaaaaaaaaaaa", "/api/games/zzzzzzzzzzzzz"] {
        lost += usize::from(server.get(question).await.verdict() == (503, "storage-damaged"));
    }
    assert!(lost > 0, "somebody has read a damaged page");
    assert_eq!(server.get("/healthz").await.verdict(), (503, "storage-damaged"));
    for _ in 0..2 {
        assert_eq!(server.play(&id, &tokens[1], "e8", 1).await.verdict(), (503, "storage-damaged"));
        assert_eq!(server.post("/api/games", None, json!({})).await.verdict(), (503, "storage-damaged"));
    }
    assert_eq!(server.get("/healthz").await.verdict(), (503, "storage-damaged"), "until it is started anew");
}

/// A server whose database may not grow beyond some KiB.
async fn bounded(kibibytes: u64) -> Server {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open_within(folder.path(), Some(kibibytes << 10)).await.expect("a small store");
    let house = House::open(Arc::new(store), Settings::default()).await.expect("a house");
    Server { router: app(house.clone(), TwoFiles), house, folder }
}

#[tokio::test]
async fn a_full_disk_is_reported_until_there_is_room_again() {
    let server = bounded(300).await;
    while server.post("/api/games", None, json!({})).await.status == 201 {}
    assert_eq!(server.get("/healthz").await.verdict(), (503, "storage-full"));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(server.post("/api/games", None, json!({})).await.verdict(), (503, "storage-full"), "it was tried again");
    tamper(server.folder.path(), &["DELETE FROM events", "DELETE FROM games", "DELETE FROM people"]).await;
    // Nobody has to write: the server probes the disk itself.
    for _ in 0..200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if server.get("/healthz").await.status == 200 {
            break;
        }
    }
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(server.post("/api/games", None, json!({})).await.status, 201);
}

#[tokio::test]
async fn a_full_disk_is_noticed_without_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open_within(folder.path(), Some(400 << 10)).await.expect("a small store");
    assert_eq!(store.heartbeat(1).await, Ok(()));
    tamper(folder.path(), &["INSERT INTO events VALUES ('other', 1, zeroblob(400000))"]).await;
    assert_eq!(store.heartbeat(2).await, Ok(()), "it is not looked at every second");
    assert_eq!(store.check().await, Ok(()));
    pass(11).await;
    assert_eq!(store.heartbeat(3).await, Err(StoreError::Full));
    assert_eq!(store.check().await, Err(StoreError::Full));
    tamper(folder.path(), &["DELETE FROM events"]).await;
    pass(1).await;
    assert_eq!(store.heartbeat(4).await, Ok(()));
    assert_eq!(store.check().await, Ok(()));
    assert_eq!(
        fs::read_dir(folder.path())
            .expect("a folder")
            .filter(|file| file.as_ref().expect("a file").file_name().to_string_lossy().contains("probe"))
            .count(),
        0
    );
}

#[tokio::test]
async fn a_panic_is_reported_as_an_internal_error_and_the_game_is_reloaded() {
    let (server, log) = RecordingStore::serve(Settings::default()).await;
    let (id, tokens) = server.game(json!({})).await;
    let panics_next = || log.panics.store(true, std::sync::atomic::Ordering::Relaxed);
    panics_next();
    let failed = server.play(&id, &tokens[0], "e2", 0).await;
    assert_eq!(failed.verdict(), (500, "internal"));
    assert_eq!(failed.body["error"], "internal");
    assert_eq!(server.state(&id).await["ply"], 1, "the move had been written");
    assert_eq!(server.play(&id, &tokens[0], "e2", 0).await.status, 200, "and may be sent again");
    assert_eq!(server.play(&id, &tokens[1], "e8", 1).await.status, 200);
    let made = server.post("/api/games", None, json!({ "first": "agreed" })).await;
    let join = format!("/api/games/{}/join", made.body["id"].as_str().expect("a name"));
    panics_next();
    assert_eq!(server.post(&join, None, json!({})).await.verdict(), (500, "internal"));
    assert_eq!(server.post(&join, None, json!({})).await.verdict(), (409, "no-open-seat"));
}
