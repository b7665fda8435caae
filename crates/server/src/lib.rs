//! The house: rooms, clocks, storage, HTTP and WebSocket.

mod address_group;
mod client_stream;
pub mod clock;
mod display_from_str;
mod engines;
mod explorer;
mod export;
pub mod house;
pub mod http;
mod metrics;
mod public_url;
pub mod room;
mod secret;
mod serve;
mod settings;
pub mod store;
mod task;
pub mod time;
mod tls;
pub mod tournament;

pub use export::{ExportError, export};
pub use http::{ApiError, EmbeddedFiles, WebFile, WebFiles, app};
pub use public_url::{PublicUrl, PublicUrlError};
pub use serve::{Listener, ServeError, serve};
pub use settings::{Quotas, RateLimits, Settings, Timeouts};
pub use tls::{Tls, TlsError};
