//! Serving: from a listening socket until told to stop.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::client_stream::{ClientStream, Unread};
use crate::house::House;
use crate::http::{Counter, Permit, WebFiles, app, subscriber};
use crate::settings::Settings;
use crate::store::{Store, StoreError};

/// How long calls that are under way may take after the server was told to stop.
const LAST_CALLS: Duration = Duration::from_secs(5);
/// What is kept ready for the head of a call. Sockets keep none of it.
const HEAD_BYTES: usize = 16 << 10;
/// So many connections may an address have beside its sockets and streams: for pages, and calls that are under way.
const SPARE_CONNECTIONS: u32 = 256;
/// What whoever has too many is told.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
/// Open files that are asked for: each socket is one.
const FILES: u64 = 65_536;

/// A socket that listens.
pub struct Listener {
    inner: TcpListener,
}

impl Listener {
    /// Listens at an address.
    ///
    /// # Errors
    /// If nothing can listen there.
    pub async fn bind(address: SocketAddr) -> io::Result<Listener> {
        Ok(Listener { inner: TcpListener::bind(address).await? })
    }

    /// The address it listens at.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.inner.local_addr()
    }
}

/// Why a server ended.
#[derive(Debug)]
pub enum ServeError {
    /// The store could not be used.
    Store(StoreError),
}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> ServeError {
        ServeError::Store(error)
    }
}

/// Serves until the future ends; then finishes what is under way, tells all clients, and closes the store.
///
/// # Errors
/// If the store does not answer at the start or does not close well at the end.
pub async fn serve(
    listener: Listener,
    store: Arc<dyn Store>,
    settings: Settings,
    web_files: impl WebFiles,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    raise_file_limit();
    let house = House::open(store, settings.clone()).await?;
    let (closing, closed) = watch::channel(false);
    let door = Door { router: app(house.clone(), web_files), connections: Counter::default(), settings, closed };
    let accepting = tokio::spawn(accept(listener, Arc::new(door)));
    stop.await;
    tracing::info!("stopping");
    accepting.abort();
    house.announce_stop();
    closing.send_replace(true);
    if tokio::time::timeout(LAST_CALLS, closing.closed()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    house.close().await?;
    Ok(())
}

/// What every connection needs.
struct Door {
    router: Router,
    connections: Counter<IpAddr>,
    settings: Settings,
    /// When the last connection has gone, this goes too, and the sender knows.
    closed: watch::Receiver<bool>,
}

impl Door {
    /// Counts a connection, unless its address has too many. Behind a proxy all of them come from one address.
    fn enter(&self, address: IpAddr) -> Option<Permit<IpAddr>> {
        let sockets = self.settings.quotas.sockets_per_address;
        let is_limited = sockets != 0 && !self.settings.trust_proxy;
        let limit = if is_limited { sockets.saturating_add(SPARE_CONNECTIONS) } else { 0 };
        self.connections.acquire(subscriber(address), limit)
    }
}

async fn accept(listener: Listener, door: Arc<Door>) {
    loop {
        match listener.inner.accept().await {
            Ok((stream, address)) => match door.enter(address.ip()) {
                Some(permit) => drop(tokio::spawn(connection(door.clone(), stream, address, permit))),
                // It is told if it can be told at once.
                None => drop(stream.try_write(TOO_MANY)),
            },
            Err(error) => {
                // Out of files, say: others will close theirs.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

async fn connection(door: Arc<Door>, stream: TcpStream, address: SocketAddr, _permit: Permit<IpAddr>) {
    let timeouts = &door.settings.timeouts;
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    drop_if_silent(&stream, timeouts.idle);
    let router = door.router.clone();
    let unread = Unread::default();
    let stream = ClientStream::new(stream, unread.clone());
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(unread.clone());
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(timeouts.head).max_buf_size(HEAD_BYTES);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut closed = door.closed.clone();
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = closed.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}

/// Lets the system end a connection whose other end takes nothing any more, where it can.
fn drop_if_silent(stream: &TcpStream, silence: Duration) {
    #[cfg(target_os = "linux")]
    {
        let milliseconds = silence.as_millis() as u32;
        if let Err(error) = rustix::net::sockopt::set_tcp_user_timeout(stream, milliseconds) {
            tracing::debug!(%error, "a silent connection will not be noticed soon");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (stream, silence);
}

/// Asks for as many open files as the system gives us.
fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        let most = limit.maximum.unwrap_or(FILES).min(FILES);
        if limit.current.is_some_and(|current| current < most) {
            limit.current = Some(most);
            if let Err(error) = setrlimit(Resource::Nofile, limit) {
                tracing::debug!(%error, "the limit of open files stays as it is");
            }
        }
    }
}
