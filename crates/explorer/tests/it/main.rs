//! An index is built from files and asked.

use std::io::Cursor;
use std::path::Path;

use fencepost_explorer::{Built, Filter, GameId, Index, IndexBuilder, IndexError, IndexedGame, Month, Overlay};
use fencepost_rules::record::Record;
use fencepost_rules::{Dialect, Position, Seat};

fn build(texts: &[&str], output: &Path) -> (Built, Vec<String>) {
    let mut unreadable = Vec::new();
    let mut builder = IndexBuilder {
        threads: 2,
        on_read: &mut |_| {},
        on_merge: &mut |done, all| assert!(done <= all),
        on_unreadable: &mut |it| unreadable.push(format!("{}:{}:{}", it.file, it.error.line, it.error.column)),
    };
    let files =
        texts.iter().enumerate().map(|(number, text)| (format!("{number}.qgn"), Ok(Cursor::new(text.as_bytes()))));
    let built = builder.build(files, output).expect("it can be written");
    (built, unreadable)
}

const GAMES: &str = "[Date \"2026.05.01\"]\n[South \"Fencepost 3\"]\n[North \"Fencepost\"]\n\n1. e2 e8 2. c3h d8 1-0\n
[Date \"2026.06.01\"]\n[SouthRating \"1500\"]\n[NorthRating \"1700\"]\n\n1. e2 e8 2. f3h f8 0-1\n
[Date \"2026.06.02\"]\n\n1. e2 e8 2. e3 e7 1/2-1/2\n";

fn after(moves: &str) -> Position {
    let mut position = Position::default();
    for mv in moves.split_whitespace() {
        position.play(mv.parse().expect("a move")).expect("a legal move");
    }
    position
}

#[tokio::test]
async fn moves_are_counted_and_mirror_images_are_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("index");
    let (built, unreadable) = build(&[GAMES], &file);
    assert_eq!((built.games, built.skipped, unreadable.len(), built.plays), (3, 0, 0, 12));
    let index = Index::open(&file).await.expect("an index");
    let answer = index.look_up(&after("e2 e8"), &Filter::default()).await.expect("an answer");
    let moves: Vec<_> = answer.moves.iter().map(|it| (it.mv.to_string(), it.games, it.share(Seat::South))).collect();
    // c3h and f3h are each other's mirror images here.
    assert_eq!(moves, [("c3h".to_owned(), 2, Some(0.5)), ("e3".to_owned(), 1, Some(0.5))]);
    assert_eq!(answer.games(), 3);
    for (line, reply) in [("e2 e8 c3h", "d8"), ("e2 e8 f3h", "f8")] {
        let answer = index.look_up(&after(line), &Filter::default()).await.expect("an answer");
        assert_eq!(answer.moves.len(), 1);
        assert_eq!((answer.moves[0].mv.to_string(), answer.moves[0].games), (reply.to_owned(), 2), "{line}");
    }
    let nothing = index.look_up(&after("a1h"), &Filter::default()).await.expect("an answer");
    assert_eq!(nothing.games(), 0);
}

#[tokio::test]
async fn games_can_be_chosen_and_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("index");
    build(&[GAMES], &file);
    let index = Index::open(&file).await.expect("an index");
    let count = async |filter: Filter| index.look_up(&Position::default(), &filter).await.expect("an answer").games();
    let june = Month::new(2026, 6);
    assert_eq!(count(Filter { from: june, ..Filter::default() }).await, 2);
    assert_eq!(count(Filter { to: Month::new(2026, 5), ..Filter::default() }).await, 1);
    assert_eq!(count(Filter { least_rating: Some(16), ..Filter::default() }).await, 1);
    assert_eq!(count(Filter { least_rating: Some(17), ..Filter::default() }).await, 0);
    assert_eq!(count(Filter { most_level: Some(3), ..Filter::default() }).await, 1);
    let answer =
        index.look_up(&after("e2 e8 c3h"), &Filter { from: june, ..Filter::default() }).await.expect("an answer");
    let example = answer.moves[0].example;
    let headers = index.headers_of(&[example, GameId(99)]).await.expect("an answer");
    let [(id, header)] = &headers[..] else { panic!("one game: {headers:?}") };
    assert_eq!((*id, header.date.as_str(), header.result.as_str()), (example, "2026.06.01", "0-1"));
    let text = index.game(example).await.expect("an answer").expect("a game").to_string();
    assert!(text.contains("[Date \"2026.06.01\"]"), "{text}");
    assert!(text.ends_with("1. e2 e8 2. f3h f8 0-1\n"), "{text}");
}

#[tokio::test]
async fn what_cannot_be_read_is_named_and_skipped() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("index");
    let (built, mut unreadable) = build(&["1. e2 e8 *\n1. e5 *\n1. e2 e7 *\n", "1. e2 *\n"], &file);
    unreadable.sort();
    assert_eq!((built.games, built.skipped), (2, 2));
    assert_eq!(unreadable, ["0.qgn:2:4", "0.qgn:3:7"]);
}

#[tokio::test]
async fn an_overlay_says_the_same_as_an_index() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("index");
    build(&[GAMES], &file);
    let index = Index::open(&file).await.expect("an index");
    let mut overlay = Overlay::default();
    for (number, text) in GAMES.split("\n\n[").enumerate() {
        let text = if number == 0 { text.to_owned() } else { format!("[{text}") };
        let record = Record::read(&text, Dialect::Fencepost).expect("a record");
        overlay.add(&format!("game {number}"), &IndexedGame::of_record(&record));
    }
    for line in ["", "e2", "e2 e8", "e2 e8 f3h", "e2 e8 e3"] {
        let stored = index.look_up(&after(line), &Filter::default()).await.expect("an answer");
        assert_eq!(overlay.look_up(&after(line), &Filter::default()), stored, "{line}");
    }
    assert_eq!(overlay.games(), 3);
}

#[tokio::test]
async fn other_files_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    assert_eq!(Index::open(&file).await.err(), Some(IndexError::Failed("No such file or directory".to_owned())));
    std::fs::write(&file, "e2 e8\n".repeat(500)).expect("a file");
    assert_eq!(Index::open(&file).await.err(), Some(IndexError::NotAnIndex));
    std::fs::write(&file, "").expect("a file");
    assert_eq!(Index::open(&file).await.err(), Some(IndexError::NotAnIndex));
}
