//! Three servers on a private database, behind `HAProxy`.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::checker::Outcome;
use super::http::call;
use super::link::Link;
use super::log::Log;
use super::table::moves_of;
use crate::private_postgres::PrivatePostgres;
use crate::program::command;
use crate::server_process::Client;

pub(super) const SERVERS: usize = 3;
/// How long anything may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often to look.
const PAUSE: Duration = Duration::from_millis(20);
/// The file for operators.
const HAPROXY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/haproxy.cfg");

struct Server {
    child: Child,
    /// Kept open, so that the server can go on writing.
    _output: BufReader<ChildStdout>,
}

pub(super) struct Cluster {
    servers: Vec<Server>,
    haproxy: Child,
    links: Vec<Link>,
    addresses: Vec<SocketAddr>,
    front: SocketAddr,
    postgres: PrivatePostgres,
    _runtime: Runtime,
    folder: TempDir,
}

fn free_addresses<const N: usize>() -> [SocketAddr; N] {
    // All at once, so that they differ.
    let listeners = [(); N].map(|()| TcpListener::bind("127.0.0.1:0").expect("a port"));
    listeners.map(|listener| listener.local_addr().expect("an address"))
}

fn start_server(number: usize, address: SocketAddr, database: &str, folder: &Path) -> Server {
    let log = fs::OpenOptions::new().create(true).append(true).open(folder.join(format!("server-{number}.log")));
    let mut child = command()
        .args(["serve", "--trust-proxy", "--requests", "0", "--games-per-address", "0", "--sockets-per-address", "0"])
        .args(["--engine-threads", "1", "--log", "info", "--listen", &address.to_string()])
        // Not as an argument: others on the machine could read the password.
        .env("FENCEPOST_DATABASE", database)
        .stdout(Stdio::piped())
        .stderr(log.expect("a log"))
        .spawn()
        .expect("the program");
    let mut output = BufReader::new(child.stdout.take().expect("its output"));
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    assert!(line.contains("is running at"), "server {number} does not start: {line}");
    Server { child, _output: output }
}

impl Cluster {
    pub(super) fn start() -> Cluster {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("threads");
        let folder = tempfile::tempdir().expect("a folder");
        let postgres = PrivatePostgres::start();
        postgres.new_database("games");
        let links: Vec<Link> = (0..SERVERS).map(|_| Link::to(postgres.port(), runtime.handle())).collect();
        let [front, addresses @ ..] = free_addresses::<{ SERVERS + 1 }>();
        let servers = (0..SERVERS).map(|number| {
            start_server(
                number,
                addresses[number],
                &PrivatePostgres::address_at(links[number].port, "games"),
                folder.path(),
            )
        });
        let servers = servers.collect();
        let mut haproxy = Command::new("haproxy");
        haproxy.args(["-db", "-f", HAPROXY]).env("HAPROXY_BIND", front.to_string()).env("HAPROXY_MAXCONN", "2000");
        for (number, address) in addresses.iter().enumerate() {
            haproxy.env(format!("FENCEPOST_{}", number + 1), address.to_string());
        }
        let log = fs::File::create(folder.path().join("haproxy.log")).expect("a log");
        let haproxy = haproxy.stdout(log.try_clone().expect("a log")).stderr(log).spawn();
        let haproxy = haproxy.expect("this test needs HAProxy: apt-get install haproxy");
        let addresses = addresses.to_vec();
        let cluster = Cluster { servers, haproxy, links, addresses, front, postgres, _runtime: runtime, folder };
        cluster.wait_until_healthy();
        cluster
    }

    pub(super) fn front(&self) -> SocketAddr {
        self.front
    }

    pub(super) fn address(&self, number: usize) -> SocketAddr {
        self.addresses[number]
    }

    pub(super) fn link(&self, number: usize) -> &Link {
        &self.links[number]
    }

    fn signal(&self, number: usize, signal: Signal) {
        kill_process(Pid::from_child(&self.servers[number].child), signal).expect("it runs");
    }

    /// Ends a server without a warning.
    pub(super) fn kill(&mut self, number: usize) {
        let server = &mut self.servers[number].child;
        server.kill().expect("it runs");
        server.wait().expect("it has ended");
    }

    /// Starts a server that has ended.
    pub(super) fn start_again(&mut self, number: usize) {
        let database = PrivatePostgres::address_at(self.links[number].port, "games");
        self.servers[number] = start_server(number, self.addresses[number], &database, self.folder.path());
    }

    pub(super) fn stop(&self, number: usize) {
        self.signal(number, Signal::STOP);
    }

    pub(super) fn go_on(&self, number: usize) {
        self.signal(number, Signal::CONT);
    }

    /// Replaces a server as in an upgrade: the old one is asked to end, then the new one starts.
    pub(super) fn replace(&mut self, number: usize) {
        self.signal(number, Signal::TERM);
        let ended = self.servers[number].child.wait().expect("it ends");
        assert!(ended.success(), "server {number} did not end well: {ended}");
        self.start_again(number);
        self.wait_until_healthy();
    }

    /// Ends the database without a warning, and starts it again.
    pub(super) fn restart_database(&mut self) {
        self.postgres.kill();
        self.postgres.restart();
    }

    fn is_healthy(address: SocketAddr) -> bool {
        let client = Client { address: address.to_string() };
        client.call("GET", "/healthz", None, None).is_some_and(|(status, _)| status == 200)
    }

    /// Waits until all servers are well, and `HAProxy` knows it.
    pub(super) fn wait_until_healthy(&self) {
        let deadline = Instant::now() + PATIENCE;
        for &address in self.addresses.iter().chain([&self.front]) {
            while !Cluster::is_healthy(address) {
                assert!(Instant::now() < deadline, "{address} does not recover; see {}", self.folder.path().display());
                sleep(PAUSE);
            }
        }
    }

    /// All games as they are in the end: every server says the same.
    pub(super) async fn results(&self, log: &Log) -> HashMap<String, Outcome> {
        let ids: Vec<String> = log.games().keys().cloned().collect();
        let mut outcomes = HashMap::new();
        for id in ids {
            let mut told: Vec<Outcome> = Vec::new();
            for &address in &self.addresses {
                let answer = call(address, "GET", &format!("/api/games/{id}"), None, &Value::Null).await;
                let Some((200, state)) = answer else { panic!("{id}: {answer:?}") };
                let text = |field: &str| state[field].as_str().unwrap_or_default().to_owned();
                let moves = moves_of(&state).expect("moves");
                told.push(Outcome { moves, result: text("result"), termination: text("termination") });
            }
            assert!(told.iter().all(|one| *one == told[0]), "{id}: {told:?}");
            outcomes.insert(id, told.swap_remove(0));
        }
        outcomes
    }

    /// All servers end cleanly when asked to, and what they have stored is sound.
    pub(super) fn end(mut self) {
        for number in 0..SERVERS {
            self.signal(number, Signal::TERM);
            assert!(self.servers[number].child.wait().expect("it ends").success(), "server {number} did not end well");
        }
        let verified = command().args(["verify", "--database", &self.postgres.address("games")]).output();
        let verified = verified.expect("the program");
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
        println!("{}", String::from_utf8_lossy(&verified.stdout).trim());
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for server in &mut self.servers {
            let _ = server.child.kill();
            let _ = server.child.wait();
        }
        let _ = self.haproxy.kill();
        let _ = self.haproxy.wait();
        if std::thread::panicking() {
            for name in ["server-0.log", "server-1.log", "server-2.log"] {
                let log = fs::read_to_string(self.folder.path().join(name)).unwrap_or_default();
                let last: Vec<&str> = log.lines().rev().take(15).collect();
                eprintln!("{name}:\n{}", last.into_iter().rev().collect::<Vec<_>>().join("\n"));
            }
        }
    }
}
