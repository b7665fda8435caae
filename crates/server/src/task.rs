//! Tasks of the runtime.

use futures_util::future::BoxFuture;
use tokio::task::JoinHandle;

/// Starts a task. Its future is boxed, so that all that the runtime does around it is compiled once for each type of result and not once
/// for each future.
pub(crate) fn spawn<T: Send + 'static>(future: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    tokio::spawn(Box::pin(future) as BoxFuture<'static, T>)
}
