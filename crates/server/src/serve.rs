//! Serving: from a listening socket until the server is told to stop.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
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

use crate::client_stream::{ClientStream, UnreadBody};
use crate::explorer::Explorer;
use crate::house::House;
use crate::http::{Counter, Permit, WebFiles, router, subscriber};
use crate::settings::Settings;
use crate::store::{Store, StoreError};
use crate::tls::{self, Tls};

/// How long unfinished requests may take after the server was told to stop.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(5);
/// The buffer for the head of a request. Sockets do not keep it.
const HEAD_BUFFER_BYTES: usize = 16 << 10;
/// Connections that an address may have besides its sockets and streams: for pages and other requests.
const SPARE_CONNECTIONS: u32 = 256;
/// The response to a client that has too many connections.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
/// The limit of open files to ask for. Every socket is one.
const OPEN_FILES: u64 = 65_536;

/// A listening socket.
pub struct Listener {
    inner: TcpListener,
    tls: Option<Tls>,
}

impl Listener {
    /// Listens at an address.
    ///
    /// # Errors
    /// If the server cannot listen at the address.
    pub async fn bind(address: SocketAddr) -> io::Result<Listener> {
        Ok(Listener { inner: TcpListener::bind(address).await?, tls: None })
    }

    /// The same for clients that speak TLS.
    #[must_use]
    pub fn with_tls(self, tls: Tls) -> Listener {
        Listener { tls: Some(tls), ..self }
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

/// Serves until the future ends. Then finishes what is going on, tells all clients, and closes the store.
///
/// # Errors
/// If the store does not answer at the start or does not close cleanly at the end.
pub async fn serve(
    listener: Listener,
    store: Arc<dyn Store>,
    settings: Settings,
    web_files: impl WebFiles,
    stop: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    serve_until(std::pin::pin!(stop), listener, store, settings, Box::new(web_files)).await
}

/// A boxed future and nothing generic, so that the whole server is compiled in this crate and not in those that start it.
fn serve_until<'s>(
    stop: Pin<&'s mut (dyn Future<Output = ()> + Send)>,
    listener: Listener,
    store: Arc<dyn Store>,
    settings: Settings,
    web_files: Box<dyn WebFiles>,
) -> Pin<Box<dyn Future<Output = Result<(), ServeError>> + Send + 's>> {
    Box::pin(async move {
        raise_file_limit();
        let house = House::open(store, settings.clone()).await?;
        let (closing, closed) = watch::channel(false);
        let explorer = Arc::new(Explorer::default());
        let router = router(house.clone(), explorer.clone(), web_files);
        let acceptor =
            Acceptor { router, connections: Counter::default(), settings, tls: listener.tls.clone(), closed };
        let accepting = crate::task::spawn(accept(listener, Arc::new(acceptor)));
        let warming_up = crate::task::spawn({
            let house = house.clone();
            async move { explorer.warm_up(&house).await }
        });
        stop.await;
        warming_up.abort();
        tracing::info!("stopping");
        accepting.abort();
        house.announce_stop();
        closing.send_replace(true);
        if tokio::time::timeout(DRAIN_TIMEOUT, closing.closed()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        house.close().await?;
        Ok(())
    })
}

/// What all connections share.
struct Acceptor {
    router: Router,
    connections: Counter<IpAddr>,
    settings: Settings,
    tls: Option<Tls>,
    /// Turns true when the server stops. The sender notices when the last connection has dropped it.
    closed: watch::Receiver<bool>,
}

impl Acceptor {
    /// Counts a connection, unless its address has too many. Behind a proxy all connections come from one address.
    fn admit(&self, address: IpAddr) -> Option<Permit<IpAddr>> {
        let sockets = self.settings.quotas.sockets_per_address;
        let is_limited = sockets != 0 && !self.settings.trust_proxy;
        let limit = if is_limited { sockets.saturating_add(SPARE_CONNECTIONS) } else { 0 };
        self.connections.acquire(subscriber(address), limit)
    }
}

async fn accept(listener: Listener, acceptor: Arc<Acceptor>) {
    loop {
        match listener.inner.accept().await {
            Ok((stream, address)) => match acceptor.admit(address.ip()) {
                Some(permit) => drop(crate::task::spawn(connection(acceptor.clone(), stream, address, permit))),
                // The client is told if the system takes the bytes at once.
                None => drop(stream.try_write(TOO_MANY)),
            },
            Err(error) => {
                // The limit of open files may be reached, for example. Others will close theirs.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

async fn connection(acceptor: Arc<Acceptor>, stream: TcpStream, address: SocketAddr, _permit: Permit<IpAddr>) {
    let timeouts = &acceptor.settings.timeouts;
    // Moves are small and must arrive at once.
    let _ = stream.set_nodelay(true);
    set_user_timeout(&stream, timeouts.idle);
    let stream = match tls::accept(stream, acceptor.tls.as_ref(), timeouts.head).await {
        Ok(stream) => stream,
        Err(error) => return tracing::debug!(%error, "a client and we could not agree on keys"),
    };
    let router = acceptor.router.clone();
    let unread = UnreadBody::default();
    let stream = ClientStream::new(stream, unread.clone());
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(unread.clone());
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(timeouts.head).max_buf_size(HEAD_BUFFER_BYTES);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let mut closed = acceptor.closed.clone();
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

/// Lets the system end a connection if the client does not acknowledge what was sent. Only Linux can.
fn set_user_timeout(stream: &TcpStream, timeout: Duration) {
    #[cfg(target_os = "linux")]
    {
        let milliseconds = timeout.as_millis() as u32;
        if let Err(error) = rustix::net::sockopt::set_tcp_user_timeout(stream, milliseconds) {
            tracing::debug!(%error, "the user timeout of a connection could not be set");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (stream, timeout);
}

/// Raises the limit of open files as far as the system allows.
fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        let most = limit.maximum.unwrap_or(OPEN_FILES).min(OPEN_FILES);
        if limit.current.is_some_and(|current| current < most) {
            limit.current = Some(most);
            if let Err(error) = setrlimit(Resource::Nofile, limit) {
                tracing::debug!(%error, "the limit of open files stays as it is");
            }
        }
    }
}
