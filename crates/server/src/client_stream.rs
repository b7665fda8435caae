//! The connection to a client: it is read at a limited rate, and it lingers when it is closed while the client is still sending.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// How long to read and drop what a client goes on sending after its response.
const LINGER: Duration = Duration::from_secs(2);

/// How many bytes are read at once, and per second in the long run. Requests and messages have their own limits; this one holds for
/// bytes that never become one, such as the fragments of a message that does not end.
///
/// The `governor` crate does not fit: the size of a read is known only afterwards, so the allowance must be able to go below zero.
const BURST_BYTES: f64 = 1_048_576.0;
const BYTES_PER_SECOND: f64 = 262_144.0;

/// Whether a request was answered before its body was read to the end.
#[derive(Clone, Debug, Default)]
pub(crate) struct UnreadBody(Arc<AtomicBool>);

impl UnreadBody {
    /// Marks the body as not read to the end.
    pub(crate) fn set(&self) {
        self.0.store(true, Relaxed);
    }
}

/// A connection that lingers when it is closed before everything was read. Systems reset a connection that is closed while bytes
/// arrive, and the client would lose the response.
pub(crate) struct ClientStream<S> {
    inner: S,
    unread: UnreadBody,
    lingering: Option<Pin<Box<Sleep>>>,
    /// How many bytes may be read, and when that was counted.
    allowance: (f64, Instant),
    /// Set while a client that sends too fast has to wait.
    pause: Option<Pin<Box<Sleep>>>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> ClientStream<S> {
    pub(crate) fn new(inner: S, unread: UnreadBody) -> ClientStream<S> {
        ClientStream { inner, unread, lingering: None, allowance: (BURST_BYTES, Instant::now()), pause: None }
    }

    /// Counts bytes that were read.
    fn spend(&mut self, bytes: usize) {
        let (left, at) = self.allowance;
        let now = Instant::now();
        let left =
            (left + now.saturating_duration_since(at).as_secs_f64() * BYTES_PER_SECOND).min(BURST_BYTES) - bytes as f64;
        self.allowance = (left, now);
        if left < 0.0 {
            self.pause = Some(Box::pin(tokio::time::sleep(Duration::from_secs_f64(-left / BYTES_PER_SECOND))));
        }
    }

    /// Reads and drops bytes until the client closes or the time is over.
    fn poll_linger(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let lingering = self.lingering.get_or_insert_with(|| Box::pin(tokio::time::sleep(LINGER)));
        if lingering.as_mut().poll(cx).is_ready() {
            return Poll::Ready(());
        }
        let mut bytes = [0; 4096];
        loop {
            let mut buffer = ReadBuf::new(&mut bytes);
            let read = ready!(Pin::new(&mut self.inner).poll_read(cx, &mut buffer));
            if read.is_err() || buffer.filled().is_empty() {
                return Poll::Ready(());
            }
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for ClientStream<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(pause) = &mut self.pause {
            ready!(pause.as_mut().poll(cx));
            self.pause = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.inner).poll_read(cx, buffer))?;
        self.spend(buffer.filled().len() - before);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for ClientStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.lingering.is_none() {
            ready!(Pin::new(&mut self.inner).poll_shutdown(cx))?;
        }
        if self.unread.0.load(Relaxed) {
            ready!(self.poll_linger(cx));
        }
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// How long it takes to read some bytes of a client that sends without end.
    async fn time_to_read(bytes: u64) -> Duration {
        let (mut client, server) = tokio::io::duplex(16 << 10);
        crate::task::spawn(async move { while client.write_all(&[0; 4096]).await.is_ok() {} });
        let (mut stream, start) = (ClientStream::new(server, UnreadBody::default()), Instant::now());
        tokio::io::copy(&mut (&mut stream).take(bytes), &mut tokio::io::sink()).await.expect("bytes");
        start.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_is_read_at_a_limited_rate() {
        assert_eq!(time_to_read(1 << 20).await, Duration::ZERO, "nobody waits who sends little");
        let seconds = time_to_read(11 << 20).await.as_secs();
        assert!((39..=41).contains(&seconds), "10 MiB more at 256 KiB a second took {seconds} s");
    }
}
