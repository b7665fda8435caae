//! The arguments of `fencepost serve`, and of the commands about its data.

#![expect(clippy::doc_markdown, reason = "doc comments are the help here, which is plain text")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::{Args, Parser, ValueEnum, ValueHint};
use fencepost_server::store::DatabaseAddress;
use fencepost_server::{PublicUrl, Settings};

use crate::arguments::{ArgumentError, examples, number};

const SECONDS_OF_DAY: u64 = 86_400;

/// Start the web app; the default command.
///
/// Play in a browser against people and engines, or over an API for bots.
///
/// The server prints its address when it is ready. Ctrl+C or SIGTERM stops it cleanly. Whatever happens, every move that
/// was answered is on disk, and games continue after a restart with the clocks as they were.
///
/// Every option can also be set by an environment variable: FENCEPOST_LISTEN for --listen, and so on.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost serve                                    on this machine only, at http://127.0.0.1:8080/",
    "fencepost serve --listen 0.0.0.0:8080 --data games for everybody in the network",
    "fencepost serve --database postgres://fencepost@db.example/fencepost       as many servers as you like",
    "fencepost serve --listen 0.0.0.0:8443 --tls-cert club.pem --tls-key club.key   with HTTPS",
    "fencepost serve --trust-proxy --public-url https://example.org/fencepost    behind a reverse proxy",
]))]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct ServeOptions {
    /// The address to listen on; by default only this machine can reach it. Port 0 picks a free port
    #[arg(long, env = "FENCEPOST_LISTEN", hide_env = true, value_name = "ADDR:PORT", value_parser = address, default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,
    /// The folder for all games [default: a folder of this user]
    #[arg(long, env = "FENCEPOST_DATA", hide_env = true, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// A database of PostgreSQL for all games, instead of a folder: postgres://user:password@host/database
    ///
    /// Any number of servers may share it. TLS is used if the database offers it; with ?sslmode=verify-full at the end of the
    /// address nothing else is accepted.
    #[arg(long, env = "FENCEPOST_DATABASE", hide_env = true, value_name = "URL", value_parser = database)]
    pub(crate) database: Option<DatabaseAddress>,
    /// A certificate (PEM, with those that vouch for it), to serve HTTPS without a reverse proxy
    #[arg(long, env = "FENCEPOST_TLS_CERT", hide_env = true, value_name = "FILE", value_parser = PathBufValueParser::new().try_map(tls_file), value_hint = ValueHint::FilePath, requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The certificate's private key (PEM)
    #[arg(long, env = "FENCEPOST_TLS_KEY", hide_env = true, value_name = "FILE", value_parser = PathBufValueParser::new().try_map(tls_file), value_hint = ValueHint::FilePath, requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    /// Maximum size of the file of all games in MiB [default: unlimited]
    #[arg(long, env = "FENCEPOST_MOST_DATA", hide_env = true, value_name = "MIB", value_parser = most_data, allow_negative_numbers = true)]
    pub(crate) most_data: Option<u32>,
    /// The path of all URLs, as a reverse proxy passes it on; --public-url sets it, too
    #[arg(long, env = "FENCEPOST_BASE", hide_env = true, value_name = "PATH", value_parser = base, default_value = "/")]
    pub(crate) base: String,
    /// The server's URL as seen from outside
    ///
    /// Links, previews and cookies use it, the server answers to its host, and its path is the base.
    #[arg(long, env = "FENCEPOST_PUBLIC_URL", hide_env = true, value_name = "URL", value_parser = public_url, conflicts_with = "base")]
    pub(crate) public_url: Option<PublicUrl>,
    /// Answer to this host name, too; may be given several times
    ///
    /// The server always answers to IP addresses, localhost and the host of --public-url.
    #[arg(long, env = "FENCEPOST_ALLOW_HOST", hide_env = true, value_delimiter = ',', value_name = "NAME", value_parser = host)]
    pub(crate) allow_host: Vec<String>,
    /// Trust the addresses that a reverse proxy reports (X-Forwarded-For); only behind one
    #[arg(long, env = "FENCEPOST_TRUST_PROXY", hide_env = true)]
    pub(crate) trust_proxy: bool,
    /// Let pages of this site call the server, too; may be given several times
    #[arg(long, env = "FENCEPOST_ALLOW_ORIGIN", hide_env = true, value_delimiter = ',', value_name = "ORIGIN", value_parser = origin)]
    pub(crate) allow_origin: Vec<String>,
    /// An index of games for the explorer, made by "fencepost explore"
    #[arg(long, env = "FENCEPOST_EXPLORER", hide_env = true, value_name = "INDEX", value_hint = ValueHint::FilePath)]
    pub(crate) explorer: Option<PathBuf>,
    /// Turn analysis off
    #[arg(long, env = "FENCEPOST_NO_ANALYSIS", hide_env = true)]
    pub(crate) no_analysis: bool,
    /// Show visitors no game of engines
    #[arg(long, env = "FENCEPOST_NO_EXHIBITION", hide_env = true)]
    pub(crate) no_exhibition: bool,
    /// Serve Prometheus metrics at /metrics even when others can reach the server
    #[arg(long, env = "FENCEPOST_METRICS", hide_env = true)]
    pub(crate) metrics: bool,
    /// Number of engine threads [default: one fewer than the processor cores]
    #[arg(long, env = "FENCEPOST_ENGINE_THREADS", hide_env = true, value_name = "N", value_parser = engine_threads, allow_negative_numbers = true)]
    pub(crate) engine_threads: Option<u32>,
    /// Milliseconds between the moves of games in which only engines play
    #[arg(
        long,
        env = "FENCEPOST_ENGINE_PACE", hide_env = true,
        value_name = "MS",
        value_parser = pace,
        default_value_t = Settings::default().pace as u32,
        allow_negative_numbers = true,
    )]
    pub(crate) engine_pace: u32,
    /// End games without a clock, and games waiting for players, after this many days without activity; 0 is never
    #[arg(
        long,
        env = "FENCEPOST_END_IDLE_AFTER", hide_env = true,
        value_name = "DAYS",
        value_parser = days,
        default_value_t = in_days(Settings::default().end_idle_after),
        allow_negative_numbers = true,
    )]
    pub(crate) end_idle_after: u32,
    /// How much to log to standard error
    #[arg(long, env = "FENCEPOST_LOG", hide_env = true, value_name = "LEVEL", value_enum, default_value_t = LogLevel::Info)]
    pub(crate) log: LogLevel,
    /// Write the log as JSON, one object per line
    #[arg(long, env = "FENCEPOST_LOG_JSON", hide_env = true)]
    pub(crate) log_json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitOptions,
}

/// Write the records of all games of the server, as one .qgn stream.
///
/// The oldest game comes first. The server may be running.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost export -o all.qgn               all games of the default folder",
    "fencepost export --data games | less      the games of another folder",
]))]
pub(crate) struct ExportOptions {
    /// The folder of the games [default: a folder of this user]
    #[arg(long, env = "FENCEPOST_DATA", hide_env = true, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The database of all games: postgres://user:password@host/database, instead of a folder
    #[arg(long, env = "FENCEPOST_DATABASE", hide_env = true, value_name = "URL", value_parser = database)]
    pub(crate) database: Option<DatabaseAddress>,
    /// The file to write [default: standard output]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
}

/// Copy all games of the server to a file, while it runs.
///
/// The copy is complete and consistent, and only its owner may read it. fencepost restore puts it back.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost backup monday.db                the games of the default folder",
    "fencepost backup --data games monday.db   the games of another folder",
]))]
pub(crate) struct BackupOptions {
    /// The new file; an existing one is not touched
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// The folder of the games [default: a folder of this user]
    #[arg(long, env = "FENCEPOST_DATA", hide_env = true, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The database of all games: postgres://user:password@host/database, instead of a folder
    #[arg(long, env = "FENCEPOST_DATABASE", hide_env = true, value_name = "URL", value_parser = database)]
    pub(crate) database: Option<DatabaseAddress>,
}

/// Put a copy back that backup made.
///
/// The server must not be running. The copy is checked first. Existing games are replaced only with --replace, and are
/// then kept in a file beside them, whose name is printed.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost restore monday.db               to the default folder",
    "fencepost restore --data games --replace monday.db",
]))]
pub(crate) struct RestoreOptions {
    /// The copy
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    /// The folder for the games [default: a folder of this user]
    #[arg(long, env = "FENCEPOST_DATA", hide_env = true, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The database of all games: postgres://user:password@host/database, instead of a folder
    #[arg(long, env = "FENCEPOST_DATABASE", hide_env = true, value_name = "URL", value_parser = database)]
    pub(crate) database: Option<DatabaseAddress>,
    /// Replace existing games; they are kept in another file
    #[arg(long)]
    pub(crate) replace: bool,
}

/// Check all stored games.
///
/// Checks everything that is stored: the file, every game by playing it again, and what lists show of it. Nothing is
/// changed, and the server may be running.
///
/// Prints one line if all is well. Otherwise prints one sentence for each fault, and the exit status is 2.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost verify                          the games of the default folder",
    "fencepost verify --data games             the games of another folder",
]))]
pub(crate) struct VerifyOptions {
    /// The folder of the games [default: a folder of this user]
    #[arg(long, env = "FENCEPOST_DATA", hide_env = true, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    /// The database of all games: postgres://user:password@host/database, instead of a folder
    #[arg(long, env = "FENCEPOST_DATABASE", hide_env = true, value_name = "URL", value_parser = database)]
    pub(crate) database: Option<DatabaseAddress>,
}

/// Copy all games from a folder to an empty database of PostgreSQL, and prove it.
///
/// The server must not be running. Everything is copied or nothing: the numbers of rows and a hash of every table are
/// compared before the copy counts. The folder stays as it is.
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    "fencepost move-data --from games --to postgres://fencepost@db.example/fencepost",
]))]
pub(crate) struct MoveDataOptions {
    /// The folder of the games [default: a folder of this user]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) from: Option<PathBuf>,
    /// The database: postgres://user:password@host/database
    #[arg(long, value_name = "URL", value_parser = database)]
    pub(crate) to: DatabaseAddress,
}

// `serve` flattens this into its options, at the end, since the heading holds for everything after it. A doc comment here
// would replace the command's own help.
#[derive(Debug, Args)]
#[command(next_help_heading = "Limits; 0 is no limit")]
pub(crate) struct LimitOptions {
    /// Requests and pages per second from one address, on average
    #[arg(
        long,
        env = "FENCEPOST_REQUESTS", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().rate_limits.requests,
        allow_negative_numbers = true,
    )]
    pub(crate) requests: u32,
    /// Requests and pages from one address at once
    #[arg(
        long,
        env = "FENCEPOST_BURST", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().rate_limits.burst,
        allow_negative_numbers = true,
    )]
    pub(crate) burst: u32,
    /// Requests for the page's files per second from one address, on average
    #[arg(
        long,
        env = "FENCEPOST_FILE_REQUESTS", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().rate_limits.file_requests,
        allow_negative_numbers = true,
    )]
    pub(crate) file_requests: u32,
    /// Requests for the page's files from one address at once
    #[arg(
        long,
        env = "FENCEPOST_FILE_BURST", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().rate_limits.file_burst,
        allow_negative_numbers = true,
    )]
    pub(crate) file_burst: u32,
    /// Unfinished games of one browser
    #[arg(
        long,
        env = "FENCEPOST_GAMES_PER_GUEST", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().quotas.games_per_guest,
        allow_negative_numbers = true,
    )]
    pub(crate) games_per_guest: u32,
    /// Unfinished games created from one address
    #[arg(
        long,
        env = "FENCEPOST_GAMES_PER_ADDRESS", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().quotas.games_per_address,
        allow_negative_numbers = true,
    )]
    pub(crate) games_per_address: u32,
    /// Unfinished tournaments created from one address
    #[arg(
        long,
        env = "FENCEPOST_TOURNAMENTS_PER_ADDRESS", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().quotas.tournaments_per_address,
        allow_negative_numbers = true,
    )]
    pub(crate) tournaments_per_address: u32,
    /// Open sockets of one browser
    #[arg(
        long,
        env = "FENCEPOST_SOCKETS_PER_GUEST", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().quotas.sockets_per_guest,
        allow_negative_numbers = true,
    )]
    pub(crate) sockets_per_guest: u32,
    /// Open sockets from one address
    #[arg(
        long,
        env = "FENCEPOST_SOCKETS_PER_ADDRESS", hide_env = true,
        value_name = "N",
        value_parser = limit,
        default_value_t = Settings::default().quotas.sockets_per_address,
        allow_negative_numbers = true,
    )]
    pub(crate) sockets_per_address: u32,
}

/// How much is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogLevel {
    Off,
    Error,
    Warn,
    Info,
    Debug,
}

/// The default options.
#[derive(Debug, Parser)]
struct Alone {
    #[command(flatten)]
    options: ServeOptions,
}

impl Default for ServeOptions {
    fn default() -> ServeOptions {
        Alone::parse_from([""]).options
    }
}

impl ServeOptions {
    /// The server's settings. By default only this machine can read its metrics.
    pub(crate) fn settings(&self) -> Settings {
        let usual = Settings::default();
        let (mut rates, mut quotas) = (usual.rate_limits.clone(), usual.quotas.clone());
        rates.requests = self.limits.requests;
        rates.burst = self.limits.burst;
        rates.file_requests = self.limits.file_requests;
        rates.file_burst = self.limits.file_burst;
        quotas.games_per_guest = self.limits.games_per_guest;
        quotas.games_per_address = self.limits.games_per_address;
        quotas.tournaments_per_address = self.limits.tournaments_per_address;
        quotas.sockets_per_guest = self.limits.sockets_per_guest;
        quotas.sockets_per_address = self.limits.sockets_per_address;
        Settings {
            base: self.public_url.as_ref().map_or(self.base.trim_end_matches('/'), PublicUrl::path).to_owned(),
            public_url: self.public_url.clone(),
            hosts: self.allow_host.clone(),
            tls: self.tls_cert.is_some(),
            trust_proxy: self.trust_proxy,
            origins: self.allow_origin.clone(),
            explorer: self.explorer.clone(),
            analysis: !self.no_analysis,
            exhibition: usual.exhibition.filter(|_| !self.no_exhibition),
            metrics: self.metrics || (self.listen.ip().is_loopback() && !self.is_behind_proxy()),
            engine_threads: self.engine_threads.map_or(usual.engine_threads, |threads| threads as usize),
            pace: self.engine_pace.into(),
            end_idle_after: Duration::from_secs(SECONDS_OF_DAY * u64::from(self.end_idle_after)),
            rate_limits: rates,
            quotas,
            ..usual
        }
    }
}

impl ServeOptions {
    /// Whether others reach the server although it listens on this machine alone.
    fn is_behind_proxy(&self) -> bool {
        self.trust_proxy || self.public_url.is_some()
    }
}

/// A program that was built without some part says how to get one with it.
fn included(is_included: bool) -> Result<(), ArgumentError> {
    if is_included { Ok(()) } else { Err(ArgumentError::Line("argument-left-out")) }
}

fn tls_file(file: PathBuf) -> Result<PathBuf, ArgumentError> {
    included(cfg!(feature = "tls")).map(|()| file)
}

pub(crate) fn database(text: &str) -> Result<DatabaseAddress, ArgumentError> {
    included(cfg!(feature = "postgres"))?;
    text.parse().map_err(|()| ArgumentError::Line("argument-database"))
}

pub(crate) fn address(text: &str) -> Result<SocketAddr, ArgumentError> {
    text.parse().map_err(|_| ArgumentError::Line("argument-listen"))
}

pub(crate) fn base(text: &str) -> Result<String, ArgumentError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let fits = text.starts_with('/') && text.bytes().all(plain) && !text.contains("//");
    if fits { Ok(text.to_owned()) } else { Err(ArgumentError::Line("argument-base")) }
}

pub(crate) fn origin(text: &str) -> Result<String, ArgumentError> {
    let site = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let fits = site.is_some_and(|site| !site.is_empty() && !site.contains(['/', ' ']));
    if fits { Ok(text.to_owned()) } else { Err(ArgumentError::Line("argument-origin")) }
}

pub(crate) fn public_url(text: &str) -> Result<PublicUrl, ArgumentError> {
    text.parse().map_err(|_| ArgumentError::Line("argument-public-url"))
}

pub(crate) fn host(text: &str) -> Result<String, ArgumentError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    let name = text.strip_suffix('.').unwrap_or(text);
    let fits = !name.is_empty() && name.len() < 254 && name.bytes().all(plain);
    if fits { Ok(name.to_owned()) } else { Err(ArgumentError::Line("argument-host")) }
}

pub(crate) fn engine_threads(text: &str) -> Result<u32, ArgumentError> {
    number(text, 1..=256)
}

pub(crate) fn days(text: &str) -> Result<u32, ArgumentError> {
    number(text, 0..=36_500)
}

fn in_days(time: Duration) -> u32 {
    (time.as_secs() / SECONDS_OF_DAY) as u32
}

pub(crate) fn pace(text: &str) -> Result<u32, ArgumentError> {
    number(text, 0..=60_000)
}

pub(crate) fn limit(text: &str) -> Result<u32, ArgumentError> {
    number(text, 0..=u32::MAX)
}

pub(crate) fn most_data(text: &str) -> Result<u32, ArgumentError> {
    number(text, 1..=u32::MAX)
}
