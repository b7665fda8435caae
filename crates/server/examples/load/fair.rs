//! `fair`: how long a person waits for an engine's move while others use the engines as much as they may.
//!
//! One address creates games in which only engines play and watches each of them over a stream; eight others analyse, six
//! positions each, again and again. All the while somebody at yet another address plays engines, one game after the other.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::http_client::HttpClient;
use super::{BoxError, Options, Socket, open_socket, text};

/// The address that creates the games between engines, and the first of those that analyse. The person is at 127.0.0.1.
const EXHIBITOR: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
const FIRST_ANALYST: u8 = 3;
const ANALYSTS: u8 = 8;
const ANALYSES: usize = 6;
/// How long a game and an engine's move may take.
const MOVES: usize = 3;
const PATIENCE: Duration = Duration::from_secs(120);

async fn connect_from(from: IpAddr, address: SocketAddr) -> Result<TcpStream, BoxError> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    Ok(socket.connect(address).await?)
}

/// Sends a request and reads the response until it ends.
async fn read_all(from: IpAddr, address: SocketAddr, call: String) -> Result<usize, BoxError> {
    let mut stream = connect_from(from, address).await?;
    stream.write_all(call.as_bytes()).await?;
    let (mut bytes, mut buffer) = (0, vec![0; 2048]);
    loop {
        match stream.read(&mut buffer).await? {
            0 => return Ok(bytes),
            read => bytes += read,
        }
    }
}

/// Makes games between engines for two and for four in turn, and watches each.
async fn exhibit(options: &Options) -> Result<(), BoxError> {
    let mut client = HttpClient::from(connect_from(EXHIBITOR, options.address).await?);
    for number in 0..options.games {
        let players = if number % 2 == 0 { 2 } else { 4 };
        let body = json!({ "players": players, "seats": vec!["engine:10"; players] });
        let made = client.post("/api/games", &body).await?;
        let call = format!("GET /api/games/{}/events HTTP/1.1\r\nHost: localhost\r\n\r\n", text(&made["id"])?);
        tokio::spawn(read_all(EXHIBITOR, options.address, call));
    }
    Ok(())
}

/// Analyses again and again.
async fn analyse(from: IpAddr, address: SocketAddr) {
    let body = json!({ "seconds": 10, "lines": 3 }).to_string();
    let head = "POST /api/analysis HTTP/1.1\r\nHost: localhost\r\nConnection: close";
    let call = format!("{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    loop {
        if read_all(from, address, call.clone()).await.is_err() {
            sleep(Duration::from_millis(100)).await;
        }
    }
}

/// How long a person waited: for each engine's move, and for their own turn.
#[derive(Default)]
struct Waits {
    moves: Vec<Duration>,
    turns: Vec<Duration>,
}

/// The next state in which there are that many moves.
async fn state_at(socket: &mut Socket, ply: u64) -> Result<Value, BoxError> {
    loop {
        let message = timeout(PATIENCE, socket.next()).await.map_err(|_| "an engine does not answer")?;
        let Message::Text(text) = message.ok_or("a socket was closed")?? else { continue };
        let heard: Value = serde_json::from_str(&text)?;
        if heard["type"] == "error" {
            return Err(text.to_string().into());
        }
        if heard["ply"] == ply && heard["legal"].is_array() {
            return Ok(heard);
        }
    }
}

/// Plays some moves against engines of a level.
async fn play(options: &Options, level: u8, players: usize, waits: &mut Waits) -> Result<(), BoxError> {
    let mut client = HttpClient::connect(options.address).await?;
    let engine = format!("engine:{level}");
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n(engine.as_str(), players - 1)).collect();
    let body = json!({ "players": players, "seats": seats, "first": "agreed" });
    let made = client.post("/api/games", &body).await?;
    let mut socket = open_socket(options.address, text(&made["id"])?, Some(text(&made["token"])?)).await?;
    let mut state = state_at(&mut socket, 0).await?;
    for turn in 0..MOVES {
        let ply = (turn * players) as u64;
        // Any legal move will do.
        let step = text(&state["steps"])?.get(..2).ok_or("the game is over")?;
        let mv = json!({ "type": "move", "move": step, "ply": ply, "id": 1 });
        socket.send(Message::text(mv.to_string())).await?;
        let start = Instant::now();
        let mut last = start;
        for answer in 1..players as u64 {
            state = state_at(&mut socket, ply + 1 + answer).await?;
            waits.moves.push(last.elapsed());
            last = Instant::now();
        }
        waits.turns.push(start.elapsed());
    }
    socket.send(Message::text(json!({ "type": "resign", "id": 2 }).to_string())).await?;
    Ok(())
}

/// Puts the load on, and measures until the time is over.
pub(super) async fn run(options: &Options) -> Result<bool, BoxError> {
    exhibit(options).await?;
    for number in FIRST_ANALYST..FIRST_ANALYST + ANALYSTS {
        let from = Ipv4Addr::new(127, 0, 0, number).into();
        (0..ANALYSES).for_each(|_| drop(tokio::spawn(analyse(from, options.address))));
    }
    println!("{} games between engines, each watched, and {} analyses", options.games, ANALYSES * ANALYSTS as usize);
    sleep(Duration::from_secs(5)).await;
    let end = Instant::now() + Duration::from_secs(options.seconds);
    let cases = [(1, 2), (10, 2), (1, 4), (10, 4)];
    let mut waits: Vec<Waits> = cases.iter().map(|_| Waits::default()).collect();
    while Instant::now() < end {
        for (&(level, players), waits) in cases.iter().zip(&mut waits) {
            play(options, level, players, waits).await?;
        }
    }
    for (&(level, players), waits) in cases.iter().zip(&mut waits) {
        for (what, times) in [("an engine's move", &mut waits.moves), ("the own turn again", &mut waits.turns)] {
            times.sort_unstable();
            let at = |part: usize| times.get(times.len() * part / 100).or(times.last()).copied().unwrap_or_default();
            println!(
                "engine:{level}, {players} players, {what}: {} times, half within {:.2?}, 95 % within {:.2?}, all within {:.2?}",
                times.len(),
                at(50),
                at(95),
                at(100)
            );
        }
    }
    Ok(true)
}
