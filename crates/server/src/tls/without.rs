//! In place of TLS, for a program that is built without it.

use std::io;
use std::path::Path;
use std::time::Duration;

use tokio::net::TcpStream;

use super::TlsError;

/// A certificate with its key, which there cannot be.
#[derive(Clone, Debug)]
pub enum Tls {}

impl Tls {
    /// Refuses a certificate.
    ///
    /// # Errors
    /// That the program has no TLS.
    pub fn from_files(certificate: &Path, _key: &Path) -> Result<Tls, TlsError> {
        Err(TlsError { file: certificate.to_owned(), why: "this program was built without TLS".to_owned() })
    }
}

/// A connection.
pub(crate) type Transport = TcpStream;

/// Nothing has to be agreed on.
pub(crate) async fn accept(stream: TcpStream, _tls: Option<&Tls>, _timeout: Duration) -> io::Result<Transport> {
    Ok(stream)
}
