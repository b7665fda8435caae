//! The arguments of `fencepost serve`, and of those that look after its data.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, ValueEnum, ValueHint};
use fencepost_server::{PublicUrl, Settings};

use crate::arguments::{Unreadable, number};

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct ServeOptions {
    #[arg(long, value_name = "ADDR:PORT", value_parser = address, default_value = "127.0.0.1:8080")]
    pub(crate) listen: SocketAddr,
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "MIB", value_parser = most_data, allow_negative_numbers = true)]
    pub(crate) most_data: Option<u32>,
    #[arg(long, value_name = "PATH", value_parser = base, default_value = "/")]
    pub(crate) base: String,
    #[arg(long, value_name = "URL", value_parser = public_url, conflicts_with = "base")]
    pub(crate) public_url: Option<PublicUrl>,
    #[arg(long, value_name = "NAME", value_parser = host)]
    pub(crate) allow_host: Vec<String>,
    #[arg(long)]
    pub(crate) trust_proxy: bool,
    #[arg(long, value_name = "ORIGIN", value_parser = origin)]
    pub(crate) allow_origin: Vec<String>,
    #[arg(long)]
    pub(crate) no_analysis: bool,
    #[arg(long)]
    pub(crate) metrics: bool,
    #[arg(long, value_name = "N", value_parser = engine_threads, allow_negative_numbers = true)]
    pub(crate) engine_threads: Option<u32>,
    #[arg(long, value_name = "MS", value_parser = pace, allow_negative_numbers = true)]
    pub(crate) engine_pace: Option<u32>,
    #[arg(long, value_name = "DAYS", value_parser = days, allow_negative_numbers = true)]
    pub(crate) end_idle_after: Option<u32>,
    #[command(flatten)]
    pub(crate) limits: LimitOptions,
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t = LogLevel::Info)]
    pub(crate) log: LogLevel,
    #[arg(long)]
    pub(crate) log_json: bool,
}

/// Where the games are, and where their records go.
#[derive(Debug, Args)]
pub(crate) struct ExportOptions {
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
}

/// Where the games are, and where the copy goes.
#[derive(Debug, Args)]
pub(crate) struct BackupOptions {
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
}

/// Where the copy is, and where the games shall be.
#[derive(Debug, Args)]
pub(crate) struct RestoreOptions {
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
    #[arg(long)]
    pub(crate) replace: bool,
}

/// Where the games are.
#[derive(Debug, Args)]
pub(crate) struct VerifyOptions {
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,
}

/// What is too much; 0 is no limit.
#[derive(Debug, Args)]
pub(crate) struct LimitOptions {
    #[arg(long, value_name = "N", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) requests: Option<u32>,
    #[arg(long, value_name = "N", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) burst: Option<u32>,
    #[arg(long, value_name = "N", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) file_requests: Option<u32>,
    #[arg(long, value_name = "N", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) file_burst: Option<u32>,
    #[arg(long, value_name = "N", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) games_per_guest: Option<u32>,
    #[arg(long, value_name = "N", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) games_per_address: Option<u32>,
    #[arg(long, value_name = "N", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) sockets_per_guest: Option<u32>,
    #[arg(long, value_name = "N", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) sockets_per_address: Option<u32>,
}

/// How much is written about what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogLevel {
    Off,
    Error,
    Warn,
    Info,
    Debug,
}

/// The options of a program that is started without any.
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
    /// What the server is told. Numbers about it are for the own machine only, unless asked for.
    pub(crate) fn settings(&self) -> Settings {
        let usual = Settings::default();
        let (mut rates, mut quotas) = (usual.rate_limits.clone(), usual.quotas.clone());
        let set = |limit: &mut u32, wanted: Option<u32>| *limit = wanted.unwrap_or(*limit);
        set(&mut rates.requests, self.limits.requests);
        set(&mut rates.burst, self.limits.burst);
        set(&mut rates.file_requests, self.limits.file_requests);
        set(&mut rates.file_burst, self.limits.file_burst);
        set(&mut quotas.games_per_guest, self.limits.games_per_guest);
        set(&mut quotas.games_per_address, self.limits.games_per_address);
        set(&mut quotas.sockets_per_guest, self.limits.sockets_per_guest);
        set(&mut quotas.sockets_per_address, self.limits.sockets_per_address);
        Settings {
            base: self.public_url.as_ref().map_or(self.base.trim_end_matches('/'), PublicUrl::path).to_owned(),
            public_url: self.public_url.clone(),
            hosts: self.allow_host.clone(),
            trust_proxy: self.trust_proxy,
            origins: self.allow_origin.clone(),
            analysis: !self.no_analysis,
            metrics: self.metrics || (self.listen.ip().is_loopback() && !self.is_behind_proxy()),
            engine_threads: self.engine_threads.map_or(usual.engine_threads, |threads| threads as usize),
            pace: self.engine_pace.map_or(usual.pace, u64::from),
            end_idle_after: self.end_idle_after.map_or(usual.end_idle_after, of_days),
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

pub(crate) fn address(text: &str) -> Result<SocketAddr, Unreadable> {
    text.parse().map_err(|_| Unreadable::Line("argument-listen"))
}

pub(crate) fn base(text: &str) -> Result<String, Unreadable> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let fits = text.starts_with('/') && text.bytes().all(plain) && !text.contains("//");
    if fits { Ok(text.to_owned()) } else { Err(Unreadable::Line("argument-base")) }
}

pub(crate) fn origin(text: &str) -> Result<String, Unreadable> {
    let site = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let fits = site.is_some_and(|site| !site.is_empty() && !site.contains(['/', ' ']));
    if fits { Ok(text.to_owned()) } else { Err(Unreadable::Line("argument-origin")) }
}

pub(crate) fn public_url(text: &str) -> Result<PublicUrl, Unreadable> {
    text.parse().map_err(|_| Unreadable::Line("argument-public-url"))
}

pub(crate) fn host(text: &str) -> Result<String, Unreadable> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    let name = text.strip_suffix('.').unwrap_or(text);
    let fits = !name.is_empty() && name.len() < 254 && name.bytes().all(plain);
    if fits { Ok(name.to_owned()) } else { Err(Unreadable::Line("argument-host")) }
}

pub(crate) fn engine_threads(text: &str) -> Result<u32, Unreadable> {
    number(text, 1..=256)
}

pub(crate) fn days(text: &str) -> Result<u32, Unreadable> {
    number(text, 0..=36_500)
}

fn of_days(days: u32) -> Duration {
    Duration::from_secs(86_400 * u64::from(days))
}

pub(crate) fn pace(text: &str) -> Result<u32, Unreadable> {
    number(text, 0..=60_000)
}

pub(crate) fn limit(text: &str) -> Result<u32, Unreadable> {
    number(text, 0..=u32::MAX)
}

pub(crate) fn most_data(text: &str) -> Result<u32, Unreadable> {
    number(text, 1..=u32::MAX)
}
