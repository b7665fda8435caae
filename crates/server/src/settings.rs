//! What whoever runs the server may set.

use std::time::Duration;

use crate::public_url::PublicUrl;

/// How the server behaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The path under which everything lies, without a slash at the end: empty, or `/fencepost`.
    pub base: String,
    /// Where the server is seen from outside. Its path is the same as `base`.
    pub public_url: Option<PublicUrl>,
    /// More names under which the server may be asked for. IP addresses and `localhost` always may.
    pub hosts: Vec<String>,
    /// Whether the addresses that a reverse proxy reports are believed.
    pub trust_proxy: bool,
    /// Sites other than our own whose pages may call us, such as `https://example.org`.
    pub origins: Vec<String>,
    /// Whether analysis is offered.
    pub analysis: bool,
    /// Whether numbers for Prometheus are served.
    pub metrics: bool,
    /// Threads on which engines think.
    pub engine_threads: usize,
    /// Milliseconds between the moves of a game in which only engines play, so that it can be watched.
    pub pace: u64,
    /// How long nothing may happen in a game without a clock, or in one that waits for players, before it is ended; zero is for
    /// ever.
    pub end_idle_after: Duration,
    /// What is too much.
    pub limits: Limits,
    /// What is too slow.
    pub timeouts: Timeouts,
}

/// What is too much. A limit of 0 is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Calls per second from one address, and of one guest, in the long run. Pages count as calls, the files they need do not.
    pub requests: u32,
    /// Calls from one address, and of one guest, at once.
    pub burst: u32,
    /// Calls for files per second from one address, in the long run. They cost little, and one page needs many.
    pub file_requests: u32,
    /// Calls for files from one address at once: a club may share one.
    pub file_burst: u32,
    /// Games of one guest that are not over.
    pub games_per_guest: u32,
    /// Games made from one address that are not over.
    pub games_per_address: u32,
    /// Sockets and streams of one guest.
    pub sockets_per_guest: u32,
    /// Sockets and streams from one address.
    pub sockets_per_address: u32,
    /// Lists of games that one address reads at the same time.
    pub lists_per_address: u32,
    /// Bytes in the body of a call.
    pub body: usize,
    /// Seconds of one analysis.
    pub analysis_seconds: u64,
    /// Analyses of one guest at a time.
    pub analyses: u32,
    /// Analyses from one address at a time: several guests may share one.
    pub analyses_per_address: u32,
    /// Analyses at a time, whoever asks: each takes some memory.
    pub analyses_in_all: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 50,
            burst: 500,
            file_requests: 200,
            file_burst: 3000,
            games_per_guest: 200,
            games_per_address: 2000,
            sockets_per_guest: 100,
            sockets_per_address: 1000,
            lists_per_address: 16,
            body: 16 << 10,
            analysis_seconds: 10,
            analyses: 2,
            analyses_per_address: 6,
            analyses_in_all: 64,
        }
    }
}

/// What is too slow: how long is waited for a client before the connection is ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For the head of a call, also of the next one over the same connection.
    pub head: Duration,
    /// For the body of a call.
    pub body: Duration,
    /// For the first message over a socket.
    pub hello: Duration,
    /// After so long a socket is asked whether anybody is there, which also measures the lag.
    pub ping_interval: Duration,
    /// For any sign of life over a socket, and for bytes that were sent to be taken.
    pub idle: Duration,
    /// For a message over a socket to be taken.
    pub send: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        let seconds = Duration::from_secs;
        Timeouts {
            head: seconds(10),
            body: seconds(10),
            hello: seconds(10),
            ping_interval: seconds(15),
            idle: seconds(40),
            send: seconds(10),
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Settings {
            base: String::new(),
            public_url: None,
            hosts: Vec::new(),
            trust_proxy: false,
            origins: Vec::new(),
            analysis: true,
            metrics: true,
            engine_threads: (cores - 1).max(1),
            pace: 500,
            end_idle_after: Duration::from_secs(30 * 86_400),
            limits: Limits::default(),
            timeouts: Timeouts::default(),
        }
    }
}
