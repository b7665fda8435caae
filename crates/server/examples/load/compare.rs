//! Compares how long a server with few games and one with many take for the same requests. They take turns, so that other load
//! on the machine affects both.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::fill::{GUEST, OFTEN, count_in, id_of};
use crate::http_client::HttpClient;
use crate::{BoxError, Dice, text};

/// Starts of each server.
const ROUNDS: usize = 7;
/// Requests of each kind in a round.
const CALLS: usize = 60;
/// Moves of a game that is played in a round.
const MOVES: usize = 40;

/// What is measured.
const WHAT: [&str; 8] = [
    "start, until it answers",
    "list of all",
    "list of finished ones",
    "list by player",
    "list of one's own",
    "the lobby",
    "opening a game",
    "a move",
];

type Times = [Vec<Duration>; WHAT.len()];

struct Options {
    program: PathBuf,
    few: PathBuf,
    many: PathBuf,
    /// Whether the system is to forget the database before each call, as after a long time without one.
    is_cold: bool,
}

fn options(words: &[String]) -> Result<Options, BoxError> {
    let find = |name: &str| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)).map(PathBuf::from)
    };
    match (find("--program"), find("--few"), find("--many")) {
        (Some(program), Some(few), Some(many)) => {
            Ok(Options { program, few, many, is_cold: words.iter().any(|word| word == "--cold") })
        }
        _ => Err("compare takes --program FENCEPOST, --few DIR, --many DIR and perhaps --cold".into()),
    }
}

/// A server that runs until it is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Starts it, and returns how long it took until it answered.
    async fn start(program: &Path, folder: &Path) -> Result<(Server, Duration), BoxError> {
        let start = Instant::now();
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--requests", "0", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().unwrap_or_default().trim_end_matches('/').to_owned();
        let server = Server { child, address };
        HttpClient::connect(&server.address).await?.request("GET", "/healthz", "", "").await?;
        Ok((server, start.elapsed()))
    }

    /// Tells it to stop, and waits until it has.
    fn stop(mut self) -> Result<(), BoxError> {
        #[cfg(unix)]
        rustix::process::kill_process(rustix::process::Pid::from_child(&self.child), rustix::process::Signal::TERM)?;
        #[cfg(not(unix))]
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes the system forget what it has read of the database. What the server itself keeps in memory stays.
fn forget(folder: &Path) -> Result<(), BoxError> {
    #[cfg(target_os = "linux")]
    for name in ["fencepost.db", "fencepost.db-wal"] {
        let Ok(file) = std::fs::File::open(folder.join(name)) else { continue };
        // What has not been written yet cannot be forgotten.
        file.sync_all()?;
        rustix::fs::fadvise(&file, 0, None, rustix::fs::Advice::DontNeed)?;
    }
    #[cfg(not(target_os = "linux"))]
    return Err(format!("--cold works on Linux only, not for {}", folder.display()).into());
    Ok(())
}

/// Plays a game, and notes how long each move took until it was acknowledged.
async fn play(client: &mut HttpClient, dice: &mut Dice, times: &mut Vec<Duration>) -> Result<(), BoxError> {
    let clock = json!({ "kind": "increment", "initial": 600, "increment": 5 });
    let made = client.post("/api/games", &json!({ "first": "agreed", "clock": clock })).await?;
    let path = format!("/api/games/{}", text(&made["id"])?);
    let joined = client.post(&format!("{path}/join"), &json!({})).await?;
    let tokens = [text(&made["token"])?.to_owned(), text(&joined["token"])?.to_owned()];
    let mut state = joined["state"].clone();
    for ply in 0..MOVES {
        let legal = state["legal"].as_array().ok_or("no moves")?;
        let Some(mv) = legal.get(dice.roll(legal.len())) else { return Ok(()) };
        let body = json!({ "move": mv, "ply": ply }).to_string();
        let head = format!("Authorization: Bearer {}\r\n", tokens[ply % 2]);
        let start = Instant::now();
        let answer = client.request("POST", &format!("{path}/moves"), &head, &body).await?;
        times.push(start.elapsed());
        state = serde_json::from_slice(&answer)?;
    }
    Ok(())
}

async fn round(options: &Options, folder: &Path, dice: &mut Dice, times: &mut Times) -> Result<(), BoxError> {
    let games = count_in(folder)?;
    let before_a_call = || if options.is_cold { forget(folder) } else { Ok(()) };
    before_a_call()?;
    let (server, start) = Server::start(&options.program, folder).await?;
    times[0].push(start);
    let mut client = HttpClient::connect(&server.address).await?;
    let cookie = format!("Cookie: fencepost_guest={GUEST}\r\n");
    let by_player = format!("/api/games?player={}", OFTEN.replace(' ', "%20"));
    let lists = ["/api/games", "/api/games?state=over", &by_player, "/api/games?mine=true", "/api/lobby"];
    for _ in 0..CALLS {
        for (path, times) in lists.iter().zip(&mut times[1..]) {
            before_a_call()?;
            times.push(client.time(path, &cookie).await?);
        }
        before_a_call()?;
        let id = id_of(dice.roll(games as usize) as u64, games);
        times[6].push(client.time(&format!("/api/games/{id}"), "").await?);
    }
    play(&mut client, dice, &mut times[7]).await?;
    server.stop()
}

/// Compares a folder with few games and one with many.
pub(crate) async fn compare(words: &[String]) -> Result<bool, BoxError> {
    let options = options(words)?;
    let (mut few, mut many) = (Times::default(), Times::default());
    let mut dice = Dice(7);
    for _ in 0..ROUNDS {
        round(&options, &options.few, &mut dice, &mut few).await?;
        round(&options, &options.many, &mut dice, &mut many).await?;
    }
    println!("| median | {} games | {} games | ratio |", count_in(&options.few)?, count_in(&options.many)?);
    println!("| --- | --- | --- | --- |");
    let mut is_level = true;
    for ((what, few), many) in WHAT.iter().zip(&mut few).zip(&mut many) {
        let median = |times: &mut Vec<Duration>| {
            times.sort_unstable();
            times[times.len() / 2].as_secs_f64() * 1000.0
        };
        let (few, many) = (median(few), median(many));
        is_level &= many <= 2.0 * few;
        println!("| {what} | {few:.2} ms | {many:.2} ms | {:.2} |", many / few);
    }
    Ok(is_level)
}
