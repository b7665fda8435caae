//! How many steps of `SQLite`'s virtual machine the queries take: the same number on every run.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use fencepost_rules::{Board, Seat, TimeControl};
use sqlx::Row;

use super::super::{Entry, ListedChair, ListedSeat, Status};
use super::checks::check_writable;
use super::writer::write_batch;
use super::*;
use crate::room::{First, RoomEvent};

/// The one guest of all games.
fn guest() -> Fingerprint {
    Fingerprint::of("guest")
}

/// A game of that number. All are similar: finished, and of the same people.
fn game(number: usize) -> Write {
    let person = |seat, name: &str| ListedSeat {
        seat,
        chair: ListedChair::Person { name: Some(name.to_owned()) },
        is_out: false,
    };
    let id = format!("game {number:06}");
    let listing = Listing {
        id: id.clone(),
        created: number as u64,
        changed: number as u64,
        status: Status::Over,
        listed: true,
        board: Board::STANDARD,
        fences: Some(10),
        control: TimeControl::None,
        first: First::Lot,
        seats: vec![person(Seat::South, "Ann"), person(Seat::North, "ANN")],
        ply: 0,
        outcome: None,
    };
    let guests = [Seat::South, Seat::North].map(|seat| (seat, guest())).to_vec();
    let entry = Entry { listing, wakes: true, idles: false, address_group: Some(AddressGroup(7)), guests };
    let events = vec![TimestampedEvent { at: 1, event: RoomEvent::Drawn }];
    Write { game: id, seq: 1, events, ply: None, entry: Some(entry) }
}

/// A game that is not over, far from the others in every order.
fn unfinished(number: usize, status: Status) -> Write {
    let mut write = game(number);
    write.game = format!("unfinished {number}");
    write.entry = write.entry.map(|entry| Entry { listing: Listing { status, ..entry.listing }, idles: true, ..entry });
    write
}

fn job(write: Write) -> WriteJob {
    WriteJob::Commit(vec![write], oneshot::channel().0)
}

/// A database in memory whose steps are counted.
struct Counted {
    connection: SqliteConnection,
    steps: Arc<AtomicU64>,
    games: usize,
}

impl Counted {
    async fn new() -> Counted {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        migrations::migrate(&mut connection).await.expect("its tables");
        moves::prepare(&mut connection).await.expect("its view");
        let steps = Arc::new(AtomicU64::new(0));
        let counter = steps.clone();
        let count = move || {
            counter.fetch_add(1, Relaxed);
            true
        };
        connection.lock_handle().await.expect("a handle").set_progress_handler(1, count);
        Counted { connection, steps, games: 0 }
    }

    async fn write(&mut self, writes: impl IntoIterator<Item = Write>) {
        let jobs: Vec<WriteJob> = writes.into_iter().map(job).collect();
        let written = write_batch(&mut self.connection, &jobs, None).await.expect("a batch");
        assert!(written.iter().all(Result::is_ok));
    }

    /// Adds finished games until there are that many.
    async fn grow_to(&mut self, games: usize) {
        let writes: Vec<Write> = (self.games..games).map(game).collect();
        self.write(writes).await;
        self.games = games;
    }

    /// The steps of a move in an old game.
    async fn cost_of_move(&mut self, seq: u64) -> u64 {
        self.steps.store(0, Relaxed);
        let events = vec![TimestampedEvent { at: 2, event: RoomEvent::Drawn }];
        self.write([Write { seq, events, ply: Some(1), entry: None, ..game(3) }]).await;
        self.steps.load(Relaxed)
    }

    /// The steps and the number of rows of a search.
    async fn cost_of_search(&mut self, search: &Search) -> (u64, usize) {
        let mut rows = 0;
        // The first execution also prepares the statement, which counts as well.
        for _ in 0..2 {
            self.steps.store(0, Relaxed);
            rows = search_query(search).build().fetch_all(&mut self.connection).await.expect("an answer").len();
        }
        (self.steps.load(Relaxed), rows)
    }

    /// The steps of all other queries while the server runs or starts. Counted when all of them have been prepared.
    async fn cost_of_the_rest(&mut self) -> Vec<u64> {
        let mut costs = Vec::new();
        for query in [
            sqlx::query(queries::EVENTS_OF).bind("game 000004"),
            sqlx::query(queries::TO_RESUME).bind(i64::MAX).bind("").bind(10),
            sqlx::query(queries::IDLE).bind(0).bind("").bind(i64::MAX).bind(10),
            sqlx::query(queries::UNFINISHED_OF).bind(String::from(guest())),
            sqlx::query(queries::UNFINISHED_FROM).bind(7),
            sqlx::query(queries::ALL_AFTER).bind(3).bind("").bind(5),
            sqlx::query("SELECT value FROM salt"),
            sqlx::query("SELECT at FROM heartbeat"),
            sqlx::query("SELECT since, until FROM outages ORDER BY until"),
        ] {
            self.steps.store(0, Relaxed);
            query.fetch_all(&mut self.connection).await.expect("an answer");
            costs.push(self.steps.load(Relaxed));
        }
        costs
    }
}

/// Every kind of search.
fn searches() -> Vec<Search> {
    let mut all = Vec::new();
    for status in [None, Some(Status::Open), Some(Status::Running), Some(Status::Over)] {
        for players in [None, Some(2), Some(3)] {
            for player in [None, Some("ann".to_owned()), Some("Nobody".to_owned())] {
                for guest in [None, Some(guest())] {
                    for before in [None, Some((6, "game 000006".to_owned()))] {
                        all.push(Search { status, player: player.clone(), players, before, guest, limit: 4 });
                    }
                }
            }
        }
    }
    all
}

#[tokio::test]
async fn nothing_takes_more_steps_among_many_games_than_among_few() {
    let mut counted = Counted::new().await;
    counted.write([unfinished(1_000_000, Status::Open), unfinished(1_000_001, Status::Running)]).await;
    // More than are searched for a name: beyond that no search may take longer.
    counted.grow_to(queries::LOOKED_THROUGH as usize + 500).await;
    counted.cost_of_the_rest().await;
    let (few_move, few_rest) = (counted.cost_of_move(2).await, counted.cost_of_the_rest().await);
    let mut few = Vec::new();
    for search in searches() {
        few.push(counted.cost_of_search(&search).await);
    }
    counted.grow_to(4 * queries::LOOKED_THROUGH as usize).await;
    assert_eq!(counted.cost_of_move(3).await, few_move);
    assert_eq!(counted.cost_of_the_rest().await, few_rest);
    for (search, few) in searches().iter().zip(few) {
        assert_eq!(counted.cost_of_search(search).await, few, "{search:?}");
    }
}

#[tokio::test]
async fn no_list_reads_more_games_than_it_shows() {
    let mut counted = Counted::new().await;
    counted.grow_to(10).await;
    let mut costs = Vec::new();
    for many in [50, 1000] {
        counted.grow_to(many).await;
        let mut cost = Vec::new();
        // A name among the games of one guest is the exception: a fixed number of them is searched.
        for search in searches().iter().filter(|search| search.player.is_none() || search.guest.is_none()) {
            cost.push(counted.cost_of_search(search).await);
        }
        costs.push(cost);
    }
    assert_eq!(costs[0], costs[1]);
    assert!(costs[0].iter().any(|&(_, rows)| rows == 4) && costs[0].iter().all(|&(steps, _)| steps > 0));
}

#[tokio::test]
async fn every_query_uses_an_index() {
    let mut counted = Counted::new().await;
    let fixed = [
        queries::EVENTS_OF,
        queries::TO_RESUME,
        queries::IDLE,
        queries::UNFINISHED_OF,
        queries::UNFINISHED_FROM,
        queries::ALL_AFTER,
    ];
    let searched = searches();
    let searched = searched.iter().map(|search| (search_query(search).into_sql(), 1));
    // A guest has few unfinished games, and each must be counted once.
    let fixed = fixed.map(|sql| (sql.to_owned(), usize::from(sql == queries::UNFINISHED_OF)));
    for (sql, sorts) in fixed.into_iter().chain(searched) {
        let explain = format!("EXPLAIN QUERY PLAN {sql}");
        let rows = sqlx::query(&explain).fetch_all(&mut counted.connection).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get(3)).collect();
        // The rows that were found are read: no more than the list shows.
        let scans = |line: &&String| line.starts_with("SCAN") && !["SCAN found", "SCAN own"].contains(&line.as_str());
        assert_eq!(plan.iter().find(scans), None, "{sql}\n{plan:#?}");
        assert!(plan.iter().filter(|line| line.contains("TEMP B-TREE")).count() <= sorts, "{sql}\n{plan:#?}");
    }
}

#[tokio::test]
async fn what_can_only_be_read_is_not_taken_for_writable() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(folder.path()).await.expect("a fresh folder");
    store.close().await.expect("a clean end");
    // Not by permissions: root may write anyway.
    for (read_only, expected) in [(true, Err(StoreError::ReadOnly)), (false, Ok(()))] {
        let options = SqliteConnectOptions::new().filename(SqliteStore::file_in(folder.path())).read_only(read_only);
        let mut connection = SqliteConnection::connect_with(&options).await.expect("a file that is there");
        assert_eq!(check_writable(&mut connection).await, expected, "{read_only}");
        let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await;
        assert_eq!(version.ok(), Some(0), "nothing has changed");
    }
}

#[tokio::test]
async fn a_query_that_takes_too_long_is_interrupted() {
    let options = SqliteConnectOptions::new().in_memory(true);
    let folder = tempfile::tempdir().expect("a folder");
    let health = Arc::new(Health::of(folder.path()));
    let readers = Readers::new(options, 1, Duration::from_millis(50), health);
    let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
    let mut reader = readers.get().await.expect("a reader");
    let counted = sqlx::query_scalar::<_, i64>(endless).fetch_one(&mut *reader).await;
    assert_eq!(counted.map_err(StoreError::from), Err(StoreError::TimedOut));
    drop(reader);
    let mut reader = readers.get().await.expect("the same reader, for another question");
    assert_eq!(sqlx::query_scalar("SELECT 7").fetch_one(&mut *reader).await.ok(), Some(7));
}

fn a_move(number: usize, seq: u64, ply: usize) -> Write {
    let events = vec![TimestampedEvent { at: 2, event: RoomEvent::Drawn }];
    Write { seq, events, ply: Some(ply), entry: None, ..game(number) }
}

/// Moves of many games are written by one call, and one that comes too late is left out alone.
#[tokio::test]
async fn a_move_that_comes_too_late_spoils_no_other_of_its_batch() {
    let mut counted = Counted::new().await;
    counted.grow_to(4).await;
    let jobs = [a_move(0, 2, 1), a_move(1, 1, 9), a_move(2, 2, 1)].map(job);
    let written = write_batch(&mut counted.connection, &jobs, Some(2)).await.expect("a batch");
    assert_eq!(written, [Ok(()), Err(StoreError::Conflict), Ok(())]);
    counted.write([a_move(0, 3, 2), a_move(3, 2, 1)]).await;
    let plies = "SELECT group_concat(ply, ' ') FROM (SELECT ply FROM games ORDER BY id)";
    let plies: String = sqlx::query_scalar(plies).fetch_one(&mut counted.connection).await.expect("plies");
    assert_eq!(plies, "2 0 1 1");
    let events = "SELECT count(*), max(typeof(seq)), min(typeof(seq)) FROM events";
    let events: (i64, String, String) =
        sqlx::query_as(events).fetch_one(&mut counted.connection).await.expect("events");
    assert_eq!(events, (8, "integer".to_owned(), "integer".to_owned()));
}
