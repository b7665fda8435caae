//! The connection to a client: read no faster than anybody needs, and not torn down while the client is still sending.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// So long is thrown away what a client goes on sending after its answer.
const LINGER: Duration = Duration::from_secs(2);

/// So many bytes of a client are read at once, and in a second in the long run. Calls and messages are counted and bounded where they
/// are read; this bounds what never becomes one, such as the parts of a message that does not end.
const BURST: f64 = 1_048_576.0;
const RATE: f64 = 262_144.0;

/// Whether a call was answered before all of it was read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unread(Arc<AtomicBool>);

impl Unread {
    /// It was.
    pub(crate) fn note(&self) {
        self.0.store(true, Relaxed);
    }
}

/// A connection that lingers when it is closed with something unread. Systems reset a connection that is closed while bytes
/// arrive, and a reset takes the answer with it that is on its way to the client.
pub(crate) struct ClientStream<S> {
    inner: S,
    unread: Unread,
    lingering: Option<Pin<Box<Sleep>>>,
    /// Bytes that may still be read, by the time they were last counted.
    allowance: (f64, Instant),
    /// While a client that sends too fast is not read.
    resting: Option<Pin<Box<Sleep>>>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> ClientStream<S> {
    pub(crate) fn new(inner: S, unread: Unread) -> ClientStream<S> {
        ClientStream { inner, unread, lingering: None, allowance: (BURST, Instant::now()), resting: None }
    }

    /// So many bytes were read.
    fn spend(&mut self, bytes: usize) {
        let (left, at) = self.allowance;
        let now = Instant::now();
        let left = (left + now.saturating_duration_since(at).as_secs_f64() * RATE).min(BURST) - bytes as f64;
        self.allowance = (left, now);
        if left < 0.0 {
            self.resting = Some(Box::pin(tokio::time::sleep(Duration::from_secs_f64(-left / RATE))));
        }
    }

    /// Throws away what still comes, until the client closes or the time is over.
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
        if let Some(resting) = &mut self.resting {
            ready!(resting.as_mut().poll(cx));
            self.resting = None;
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

    /// How long it takes to read so many bytes of a client that sends without end.
    async fn time_to_read(bytes: u64) -> Duration {
        let (mut client, server) = tokio::io::duplex(16 << 10);
        tokio::spawn(async move { while client.write_all(&[0; 4096]).await.is_ok() {} });
        let (mut stream, start) = (ClientStream::new(server, Unread::default()), Instant::now());
        tokio::io::copy(&mut (&mut stream).take(bytes), &mut tokio::io::sink()).await.expect("bytes");
        start.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_is_read_no_faster_than_anybody_needs() {
        assert_eq!(time_to_read(1 << 20).await, Duration::ZERO, "nobody waits who sends little");
        let seconds = time_to_read(11 << 20).await.as_secs();
        assert!((39..=41).contains(&seconds), "10 MiB more at 256 KiB a second took {seconds} s");
    }
}
