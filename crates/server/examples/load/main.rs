//! Puts a server under load: many games with two sockets each, and moves at a human pace. It is bounded in number and time,
//! plays by the rules the server tells it, and stops by itself.
//!
//! ```sh
//! fencepost serve --requests 0 --games-per-address 0 --sockets-per-address 0 --log warn
//! cargo run --release -p fencepost-server --example load -- play --games 5000 --rate 1000 --seconds 60 --pid PID
//! cargo run --release -p fencepost-server --example load -- idle --games 2000 --pid PID
//! cargo run --release -p fencepost-server --example load -- fair --games 1000 --seconds 60
//! ```
//!
//! With `--server A,B` the two players of a game are on different servers of a cluster, and what one does the other sees across.
//! With `--engines 300` it first creates that many games in which only engines of level 10 play; they go on beside the others.
//!
//! `play` tells how long moves took until they were acknowledged, and until the other side had seen them; with `--pid PID` of the
//! server also how much processor time each of them cost it. `idle` opens
//! games with two players and two watchers each and tells how much memory of the process each takes. `fair` tells how long a
//! person waits for an engine while others use the engines as much as they may.
//!
//! ```sh
//! cargo run --release -p fencepost-server --example load -- fill --data DIR --games 1000000
//! cargo run --release -p fencepost-server --example load -- compare --program FENCEPOST --few DIR --many DIR [--cold]
//! ```
//!
//! `fill` fills a folder with finished games; `compare` starts servers of its own on two such folders and compares them.

mod compare;
mod fair;
mod fill;
mod http_client;

use std::error::Error;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use http_client::HttpClient;

/// No number may be larger than this: it is a test, not an attack.
const MOST_GAMES: usize = 20_000;
const MOST_SECONDS: u64 = 3600;
/// An answer that takes longer counts as an error.
const PATIENCE: Duration = Duration::from_secs(10);
/// Games that are being opened at the same time.
const OPENING: usize = 32;
/// Time for a message that is on its way.
const SHORT_REST: Duration = Duration::from_millis(20);
/// Linux counts processor time in hundredths of a second.
const TICK_MICROSECONDS: f64 = 10_000.0;
/// Moves before the memory of idle games is measured.
const IDLE_MOVES: usize = 20;

type Socket = WebSocketStream<TcpStream>;
type BoxError = Box<dyn Error + Send + Sync>;

struct Options {
    address: SocketAddr,
    /// The servers of a cluster; the two players of a game are on different ones.
    servers: Vec<SocketAddr>,
    games: usize,
    rate: u64,
    seconds: u64,
    engines: usize,
    pid: Option<u32>,
}

/// The part of a server's messages that matters here.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    ply: usize,
    /// All legal moves, of a server that does not know how to tell them in short.
    #[serde(borrow, default)]
    legal: Vec<&'a str>,
    /// The squares the pawn may go to, run together; or `pass`.
    #[serde(default)]
    steps: &'a str,
    /// The fences that may be placed, a bit for each.
    #[serde(default)]
    free: &'a str,
}

impl Heard<'_> {
    /// One of the legal moves.
    fn choice(&self, dice: &mut Dice) -> Option<String> {
        if !self.legal.is_empty() {
            return Some(self.legal[dice.roll(self.legal.len())].to_owned());
        }
        if self.steps == "pass" {
            return Some(self.steps.to_owned());
        }
        let word = |digits: std::ops::Range<usize>| {
            u64::from_str_radix(self.free.get(digits).unwrap_or_default(), 16).unwrap_or_default()
        };
        let (words, steps) = ([word(0..16), word(16..32)], self.steps.len() / 2);
        let fences = words.map(u64::count_ones).iter().sum::<u32>() as usize;
        let chosen = dice.roll(steps + fences);
        if chosen < steps {
            return Some(self.steps[2 * chosen..2 * chosen + 2].to_owned());
        }
        let place = |bit: usize| words[bit / 64] >> (bit % 64) & 1 != 0;
        let bit = (0..128).filter(|&bit| place(bit)).nth(chosen - steps)?;
        let (column, row) = (bit % 8, bit % 64 / 8);
        Some(format!("{}{}{}", char::from(b'a' + column as u8), row + 1, if bit < 64 { 'h' } else { 'v' }))
    }
}

/// Numbers that look random and are the same on every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % sides.max(1) as u64) as usize
    }
}

/// A game with a socket for each player.
struct Game {
    id: String,
    sockets: [Socket; 2],
    dice: Dice,
    ply: usize,
    next: Option<String>,
}

fn text(value: &Value) -> Result<&str, BoxError> {
    value.as_str().ok_or_else(|| "text was expected".into())
}

async fn open_socket(address: SocketAddr, id: &str, token: Option<&str>) -> Result<Socket, BoxError> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let url = format!("ws://{address}/api/games/{id}/socket");
    let (mut socket, _) = client_async_with_config(url, stream, Some(config)).await?;
    socket.send(Message::text(json!({ "type": "hello", "token": token, "changes": true }).to_string())).await?;
    Ok(socket)
}

impl Game {
    async fn open(client: &mut HttpClient, servers: &[SocketAddr], number: usize) -> Result<Game, BoxError> {
        let clock = json!({ "kind": "increment", "initial": 3600, "increment": 5 });
        let made = client.post("/api/games", &json!({ "first": "agreed", "clock": clock })).await?;
        let id = text(&made["id"])?.to_owned();
        let joined = client.post(&format!("/api/games/{id}/join"), &json!({})).await?;
        let [one, other] = [number, number + 1].map(|number| servers[number % servers.len()]);
        let south = open_socket(one, &id, Some(text(&made["token"])?)).await?;
        let north = open_socket(other, &id, Some(text(&joined["token"])?)).await?;
        let mut game = Game { id, sockets: [south, north], dice: Dice(number as u64), ply: 0, next: None };
        game.welcome().await?;
        Ok(game)
    }

    /// Waits until both sockets have got the state: one that connects after a move would not get that move as an update.
    async fn welcome(&mut self) -> Result<(), BoxError> {
        for player in 0..2 {
            loop {
                let message = timeout(PATIENCE, self.sockets[player].next()).await?;
                if let Message::Text(text) = message.ok_or("a socket was closed")?? {
                    self.hear(&text)?;
                    break;
                }
            }
        }
        Ok(())
    }

    /// Reads a message, and chooses the next move from it.
    fn hear(&mut self, text: &str) -> Result<(), BoxError> {
        let heard: Heard<'_> = serde_json::from_str(text)?;
        if heard.kind == "error" {
            return Err(text.to_owned().into());
        }
        if matches!(heard.kind, "state" | "move" | "join" | "presence") {
            self.ply = heard.ply;
            self.next = heard.choice(&mut self.dice);
        }
        Ok(())
    }

    /// Waits until it is time, and answers the server's pings meanwhile.
    async fn rest(&mut self, until: Instant) -> Result<(), BoxError> {
        loop {
            let [south, north] = &mut self.sockets;
            let message = tokio::select! {
                message = south.next() => message,
                message = north.next() => message,
                () = sleep_until(until) => return Ok(()),
            };
            if let Message::Text(text) = message.ok_or("a socket was closed")?? {
                self.hear(&text)?;
            }
        }
    }

    /// Plays a move. Gives the times until it was acknowledged and until the other side saw it.
    async fn play(&mut self) -> Result<Option<(Duration, Duration)>, BoxError> {
        let Some(mv) = self.next.take() else { return Ok(None) };
        let (ply, mover) = (self.ply, self.ply % 2);
        let message = json!({ "type": "move", "move": mv, "ply": ply, "id": ply }).to_string();
        let start = Instant::now();
        self.sockets[mover].send(Message::text(message)).await?;
        let (mut acknowledged, mut seen) = (None, None);
        while acknowledged.is_none() || seen.is_none() {
            let [south, north] = &mut self.sockets;
            let (who, message) = timeout(PATIENCE, async {
                tokio::select! {
                    message = south.next() => (0, message),
                    message = north.next() => (1, message),
                }
            })
            .await?;
            let Message::Text(text) = message.ok_or("a socket was closed")?? else { continue };
            let kind = serde_json::from_str::<Heard<'_>>(&text)?;
            match kind.kind {
                "ok" if who == mover => acknowledged = Some(start.elapsed()),
                "move" if who != mover && kind.ply == ply + 1 => {
                    seen = Some(start.elapsed());
                    self.hear(&text)?;
                }
                "error" => return Err(text.to_string().into()),
                _ => {}
            }
        }
        Ok(acknowledged.zip(seen))
    }
}

/// Makes games in which only engines play, so that they keep the server's engines busy.
async fn start_engines(options: &Options) -> Result<(), BoxError> {
    let mut client = HttpClient::connect(options.address).await?;
    for _ in 0..options.engines {
        client.post("/api/games", &json!({ "seats": ["engine:10", "engine:10"] })).await?;
    }
    Ok(())
}

/// Opens games, several at a time, and plays that many moves in each.
async fn open_games(options: &Options, moves: usize) -> Result<Vec<Game>, BoxError> {
    let mut opening = Vec::new();
    for opener in 0..OPENING {
        let (servers, games) = (options.servers.clone(), options.games);
        opening.push(tokio::spawn(async move {
            let mut client = HttpClient::connect(servers[opener % servers.len()]).await?;
            let mut opened = Vec::new();
            for number in (opener..games).step_by(OPENING) {
                let mut game = Game::open(&mut client, &servers, number).await?;
                for _ in 0..moves {
                    game.rest(Instant::now() + SHORT_REST).await?;
                    game.play().await?;
                }
                opened.push(game);
            }
            Ok::<_, BoxError>(opened)
        }));
    }
    let mut games = Vec::new();
    for opened in opening {
        games.extend(opened.await??);
    }
    Ok(games)
}

#[derive(Default)]
struct Results {
    acknowledged: Vec<Duration>,
    seen: Vec<Duration>,
    finished: usize,
    errors: Vec<String>,
}

enum Told {
    Played(Duration, Duration),
    Over,
    Failed(String),
}

async fn play(options: &Options) -> Result<bool, BoxError> {
    start_engines(options).await?;
    let opening = Instant::now();
    let games = open_games(options, 0).await?;
    println!("{} games, {} sockets opened in {:.1?}", games.len(), 2 * games.len(), opening.elapsed());
    let (sender, mut told) = mpsc::unbounded_channel();
    // Each game has its own beat, and the beats are spread evenly.
    let beat = Duration::from_secs_f64(games.len() as f64 / options.rate as f64);
    let start = Instant::now() + Duration::from_secs(2);
    let end = start + Duration::from_secs(options.seconds);
    let count = games.len() as u32;
    for (mut game, number) in games.into_iter().zip(0..) {
        let sender = sender.clone();
        tokio::spawn(async move {
            let mut due = start + beat * number / count;
            while due < end {
                let step = async {
                    game.rest(due).await?;
                    game.play().await
                };
                let news = match step.await {
                    Ok(Some((acknowledged, seen))) => Told::Played(acknowledged, seen),
                    Ok(None) => Told::Over,
                    Err(error) => Told::Failed(format!("{}: {error}", game.id)),
                };
                let goes_on = matches!(news, Told::Played(..));
                let _ = sender.send(news);
                if !goes_on {
                    return;
                }
                due += beat;
            }
        });
    }
    drop(sender);
    sleep_until(start).await;
    let before = options.pid.map(processor_time).transpose()?;
    let mut results = Results::default();
    while let Some(news) = told.recv().await {
        match news {
            Told::Played(acknowledged, seen) => {
                results.acknowledged.push(acknowledged);
                results.seen.push(seen);
            }
            Told::Over => results.finished += 1,
            Told::Failed(error) => results.errors.push(error),
        }
    }
    let moves = results.acknowledged.len();
    let is_good = report(results, options);
    if let Some((pid, before)) = options.pid.zip(before) {
        let [user, system] = processor_time(pid)?;
        let per_move = |time: u64, before: u64| (time - before) as f64 * TICK_MICROSECONDS / moves.max(1) as f64;
        let (user, system) = (per_move(user, before[0]), per_move(system, before[1]));
        println!(
            "{:.0} µs of processor time a move: {user:.0} µs in the program, {system:.0} µs in the kernel",
            user + system
        );
    }
    Ok(is_good)
}

/// The ticks that a process and the kernel for it have taken.
fn processor_time(pid: u32) -> Result<[u64; 2], BoxError> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // Its name may hold blanks; after it come the state and eleven more fields.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let [user, system] = [11, 12].map(|field| fields.get(field).copied().unwrap_or_default().parse());
    Ok([user?, system?])
}

fn report(mut results: Results, options: &Options) -> bool {
    let moves = results.acknowledged.len();
    println!("{moves} moves in {} s: {:.0} a second", options.seconds, moves as f64 / options.seconds as f64);
    for (name, times) in [("acknowledged", &mut results.acknowledged), ("seen", &mut results.seen)] {
        times.sort_unstable();
        let at = |part: usize| times.get(times.len() * part / 1000).or(times.last()).copied().unwrap_or_default();
        println!(
            "{name:>12}: half within {:.1?}, 99 % within {:.1?}, 99.9 % within {:.1?}, all within {:.1?}",
            at(500),
            at(990),
            at(999),
            at(1000)
        );
    }
    println!("{} games ended, {} errors", results.finished, results.errors.len());
    results.errors.iter().take(5).for_each(|error| println!("  {error}"));
    results.errors.is_empty()
}

fn memory(pid: u32) -> Result<u64, BoxError> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

async fn idle(options: &Options) -> Result<bool, BoxError> {
    let pid = options.pid.ok_or("--pid says whose memory it is")?;
    // Memory that is allocated only once does not count.
    let few = Options { games: 50, servers: options.servers.clone(), ..*options };
    let _warm = open_idle(&few).await?;
    let before = memory(pid)?;
    let _games = open_idle(options).await?;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let after = memory(pid)?;
    let per_game = (after.saturating_sub(before)) as f64 / options.games as f64;
    println!("{} games with 2 players and 2 watchers: {before} kB to {after} kB, {per_game:.1} kB each", options.games);
    Ok(true)
}

async fn open_idle(options: &Options) -> Result<(Vec<Game>, Vec<Socket>), BoxError> {
    let games = open_games(options, IDLE_MOVES).await?;
    let mut watchers = Vec::new();
    for game in &games {
        for _ in 0..2 {
            watchers.push(open_socket(options.address, &game.id, None).await?);
        }
    }
    Ok((games, watchers))
}

fn options(words: &[String]) -> Result<Options, BoxError> {
    let address = SocketAddr::from(([127, 0, 0, 1], 8080));
    let mut options =
        Options { address, servers: vec![address], games: 100, rate: 20, seconds: 10, engines: 0, pid: None };
    for pair in words.chunks(2) {
        let [name, value] = pair else { return Err("every option has a value".into()) };
        match name.as_str() {
            "--server" => {
                options.servers = value.split(',').map(str::parse).collect::<Result<_, _>>()?;
                options.address = options.servers[0];
            }
            "--games" => options.games = value.parse::<usize>()?.clamp(1, MOST_GAMES),
            "--rate" => options.rate = value.parse::<u64>()?.max(1),
            "--seconds" => options.seconds = value.parse::<u64>()?.clamp(1, MOST_SECONDS),
            "--engines" => options.engines = value.parse::<usize>()?.min(MOST_GAMES),
            "--pid" => options.pid = Some(value.parse()?),
            _ => return Err(format!("{name} is no option").into()),
        }
    }
    Ok(options)
}

/// Every socket is an open file.
fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

fn main() -> ExitCode {
    raise_file_limit();
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let run = async {
        let (what, rest) = words.split_first().ok_or("say play, idle, fair, fill or compare")?;
        match what.as_str() {
            "fill" => return fill::fill(rest).await,
            "compare" => return compare::compare(rest).await,
            _ => {}
        }
        let options = options(rest)?;
        match what.as_str() {
            "play" => play(&options).await,
            "idle" => idle(&options).await,
            "fair" => fair::run(&options).await,
            _ => Err("say play, idle, fair, fill or compare".into()),
        }
    };
    match runtime.map_err(BoxError::from).and_then(|runtime| runtime.block_on(run)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}
