//! What an operator can configure.

use std::path::PathBuf;
use std::time::Duration;

use crate::public_url::PublicUrl;

/// The configuration of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// The path under which everything is served, without a slash at the end: empty, or `/fencepost`.
    pub base: String,
    /// The URL under which browsers reach the server. Its path is the same as `base`.
    pub public_url: Option<PublicUrl>,
    /// Further host names that the server answers to. IP addresses and `localhost` are always accepted.
    pub hosts: Vec<String>,
    /// Whether the server itself speaks HTTPS.
    pub tls: bool,
    /// Whether to believe the client address that a reverse proxy reports.
    pub trust_proxy: bool,
    /// Other sites whose pages may call the API, such as `https://example.org`.
    pub origins: Vec<String>,
    /// An index of games for the explorer, beside the one that comes with the program.
    pub explorer: Option<PathBuf>,
    /// Whether clients may ask for analysis.
    pub analysis: bool,
    /// Whether `/metrics` is served.
    pub metrics: bool,
    /// The number of threads on which engines think.
    pub engine_threads: usize,
    /// Milliseconds between the moves of the exhibition that visitors can watch; none if there is no exhibition.
    pub exhibition: Option<u64>,
    /// Milliseconds between the moves of a game that only engines play, so that people can follow it.
    pub pace: u64,
    /// How long a game without a clock, or one that waits for players, may stay unchanged before it ends. Zero means for ever.
    pub end_idle_after: Duration,
    /// The longest request body, in bytes.
    pub max_body_bytes: usize,
    /// The longest analysis, in seconds.
    pub max_analysis_seconds: u64,
    /// How often clients may call.
    pub rate_limits: RateLimits,
    /// How much clients may have open at the same time.
    pub quotas: Quotas,
    /// How long the server waits for clients.
    pub timeouts: Timeouts,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Settings {
            base: String::new(),
            public_url: None,
            hosts: Vec::new(),
            tls: false,
            trust_proxy: false,
            origins: Vec::new(),
            explorer: None,
            analysis: true,
            metrics: true,
            engine_threads: (cores - 1).max(1),
            exhibition: Some(2500),
            pace: 500,
            end_idle_after: Duration::from_secs(30 * 86_400),
            max_body_bytes: 16 << 10,
            max_analysis_seconds: 10,
            rate_limits: RateLimits::default(),
            quotas: Quotas::default(),
            timeouts: Timeouts::default(),
        }
    }
}

/// How often one address, or one guest, may call. A rate of 0 means no limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RateLimits {
    /// Requests per second in the long run. Pages count, the files that they load do not.
    pub requests: u32,
    /// Requests at once.
    pub burst: u32,
    /// Requests for files per second in the long run. Files cost little, and one page loads many.
    pub file_requests: u32,
    /// Requests for files at once. A whole club may share one address.
    pub file_burst: u32,
}

impl Default for RateLimits {
    fn default() -> RateLimits {
        RateLimits { requests: 50, burst: 500, file_requests: 200, file_burst: 3000 }
    }
}

/// How much one guest or one address may have at the same time. 0 means no limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Unfinished games in which one guest sits.
    pub games_per_guest: u32,
    /// Unfinished games that were made from one address.
    pub games_per_address: u32,
    /// Unfinished tournaments that were made from one address.
    pub tournaments_per_address: u32,
    /// Open sockets and streams of one guest.
    pub sockets_per_guest: u32,
    /// Open sockets and streams from one address.
    pub sockets_per_address: u32,
    /// Lists of games that one address reads.
    pub lists_per_address: u32,
    /// Analyses of one guest.
    pub analyses_per_guest: u32,
    /// Analyses from one address, which several guests may share.
    pub analyses_per_address: u32,
    /// Analyses on the whole server. Each takes some memory.
    pub analyses_in_all: u32,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas {
            games_per_guest: 200,
            games_per_address: 2000,
            tournaments_per_address: 100,
            sockets_per_guest: 100,
            sockets_per_address: 1000,
            lists_per_address: 16,
            analyses_per_guest: 2,
            analyses_per_address: 6,
            analyses_in_all: 64,
        }
    }
}

/// How long the server waits for a client before it ends the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For the head of a request, and for the next request on the same connection.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For the first message on a socket.
    pub hello: Duration,
    /// The time between two pings on a socket. They also measure the lag.
    pub ping_interval: Duration,
    /// For any sign of life on a socket, and for sent bytes to be acknowledged.
    pub idle: Duration,
    /// For the client to take one message on a socket.
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
