//! A certificate, and connections that are encrypted with it.

use std::fmt;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::server::TlsStream;

use super::TlsError;

/// A certificate with its key.
#[derive(Clone)]
pub struct Tls(TlsAcceptor);

impl fmt::Debug for Tls {
    /// A key is not for logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tls")
    }
}

impl Tls {
    /// Reads a certificate, with those that vouch for it, and its key: both as PEM.
    ///
    /// # Errors
    /// Which file cannot be used, and why.
    pub fn from_files(certificate: &Path, key: &Path) -> Result<Tls, TlsError> {
        let problem = |file: &Path, why: String| TlsError { file: file.to_owned(), why };
        let chain: Result<Vec<CertificateDer<'static>>, pem::Error> =
            CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect);
        let chain = chain.map_err(|error| problem(certificate, pem_problem(error)))?;
        if chain.is_empty() {
            return Err(problem(certificate, "it has no certificate".to_owned()));
        }
        let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| {
            let why =
                if matches!(error, pem::Error::NoItemsFound) { "it has no key".to_owned() } else { pem_problem(error) };
            problem(key, why)
        })?;
        let mut config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(chain, secret)
            .map_err(|error| problem(key, error.to_string()))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls(TlsAcceptor::from(Arc::new(config))))
    }
}

/// What is wrong with a file, in the words of the system where it has some.
fn pem_problem(error: pem::Error) -> String {
    match error {
        pem::Error::Io(error) => {
            let text = error.to_string();
            // Without the number that it has in the system.
            text.split(" (os error").next().unwrap_or_default().to_lowercase()
        }
        _ => "it is not a PEM file".to_owned(),
    }
}

/// A connection, with or without TLS.
pub(crate) enum Transport {
    Plain(TcpStream),
    Tls(Box<TlsStream<TcpStream>>),
}

/// Agrees on keys with the client, if there is a certificate.
pub(crate) async fn accept(stream: TcpStream, tls: Option<&Tls>, timeout: Duration) -> io::Result<Transport> {
    let Some(Tls(acceptor)) = tls else { return Ok(Transport::Plain(stream)) };
    let accepted = tokio::time::timeout(timeout, acceptor.accept(stream)).await;
    Ok(Transport::Tls(Box::new(accepted.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??)))
}

impl AsyncRead for Transport {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Transport::Plain(stream) => Pin::new(stream).poll_read(cx, buffer),
            Transport::Tls(stream) => Pin::new(stream).poll_read(cx, buffer),
        }
    }
}

impl AsyncWrite for Transport {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Transport::Plain(stream) => Pin::new(stream).poll_write(cx, bytes),
            Transport::Tls(stream) => Pin::new(stream).poll_write(cx, bytes),
        }
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Transport::Plain(stream) => Pin::new(stream).poll_write_vectored(cx, slices),
            Transport::Tls(stream) => Pin::new(stream).poll_write_vectored(cx, slices),
        }
    }

    fn is_write_vectored(&self) -> bool {
        match self {
            Transport::Plain(stream) => stream.is_write_vectored(),
            Transport::Tls(stream) => stream.is_write_vectored(),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Transport::Plain(stream) => Pin::new(stream).poll_flush(cx),
            Transport::Tls(stream) => Pin::new(stream).poll_flush(cx),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Transport::Plain(stream) => Pin::new(stream).poll_shutdown(cx),
            Transport::Tls(stream) => Pin::new(stream).poll_shutdown(cx),
        }
    }
}
