//! The house: rooms, clocks, storage, HTTP and WebSocket.

mod address_group;
mod client_stream;
pub mod clock;
mod display_from_str;
mod engines;
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
pub mod time;

pub use export::{ExportError, export};
pub use http::{ApiError, EmbeddedFiles, WebFile, WebFiles, app};
pub use public_url::{PublicUrl, PublicUrlError};
pub use serve::{Listener, ServeError, serve};
pub use settings::{Quotas, RateLimits, Settings, Timeouts};
