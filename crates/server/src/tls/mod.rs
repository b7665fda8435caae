//! TLS for those who serve without a reverse proxy, such as a club in its own network.

#[cfg(feature = "tls")]
mod certificate;
#[cfg(not(feature = "tls"))]
#[path = "without.rs"]
mod certificate;

use std::fmt;
use std::path::PathBuf;

pub use certificate::Tls;
pub(crate) use certificate::accept;

/// Why a certificate cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsError {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file.display(), self.why)
    }
}

impl std::error::Error for TlsError {}
