//! The link between a server and the database, which can be cut.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::time::sleep;

const WHOLE: u8 = 0;
const CUT: u8 = 1;
const DEAF: u8 = 2;
/// How often a link that is cut looks whether it has been mended.
const PAUSE: Duration = Duration::from_millis(20);

/// Passes on what both sides say. While it is cut, everything is swallowed and no connection ends: that is how a network fails.
pub(super) struct Link {
    pub(super) port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    mode: AtomicU8,
    /// Grows when it is mended: connections of which something was swallowed end then.
    epoch: AtomicU64,
}

impl Link {
    pub(super) fn to(database: u16, runtime: &Handle) -> Link {
        let state = Arc::new(State::default());
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let shared = state.clone();
        runtime.spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass_on(client, ([127, 0, 0, 1], database).into(), shared.clone()));
            }
        });
        Link { port, state }
    }

    /// Nothing comes through any more.
    pub(super) fn cut(&self) {
        self.state.mode.store(CUT, Relaxed);
    }

    /// Announcements do not come through any more; everything else does.
    pub(super) fn deafen(&self) {
        self.state.mode.store(DEAF, Relaxed);
    }

    pub(super) fn mend(&self) {
        self.state.epoch.fetch_add(1, Relaxed);
        self.state.mode.store(WHOLE, Relaxed);
    }
}

async fn pass_on(mut client: TcpStream, database: SocketAddr, state: Arc<State>) {
    let Ok(mut server) = TcpStream::connect(database).await else { return };
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let epoch = state.epoch.load(Relaxed);
    let (mut from_client, mut from_server) = (vec![0; 16 << 10], vec![0; 16 << 10]);
    let (mut listens, mut has_swallowed) = (false, false);
    loop {
        let (bytes, is_question) = tokio::select! {
            read = client.read(&mut from_client) => (read, true),
            read = server.read(&mut from_server) => (read, false),
            () = sleep(PAUSE), if has_swallowed => {
                if state.epoch.load(Relaxed) != epoch {
                    return;
                }
                continue;
            }
        };
        let Ok(count @ 1..) = bytes else { return };
        if is_question {
            listens = listens || from_client[..count].windows(6).any(|text| text == b"LISTEN");
        }
        let mode = state.mode.load(Relaxed);
        if mode == CUT || (mode == DEAF && listens && !is_question) {
            has_swallowed = true;
            continue;
        }
        if has_swallowed {
            return;
        }
        let passed = if is_question {
            server.write_all(&from_client[..count]).await
        } else {
            client.write_all(&from_server[..count]).await
        };
        if passed.is_err() {
            return;
        }
    }
}
