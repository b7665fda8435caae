//! A connection that is made again when it breaks.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use super::super::StoreError;

/// How long a connection may take to be made, and a statement to be answered: if nothing comes back for so long, the database or the
/// network is away.
const CONNECTING: Duration = Duration::from_secs(2);
const ANSWERING: Duration = Duration::from_secs(5);

/// Something to do over a connection.
pub(super) trait Work {
    type Done;

    fn run(&self, connection: &mut PgConnection) -> impl Future<Output = Result<Self::Done, StoreError>> + Send;
}

/// A connection for one task. It is made when it is needed, and dropped when it breaks.
pub(super) struct Reconnecting {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    answering: Duration,
}

impl Reconnecting {
    pub(super) fn new(options: PgConnectOptions) -> Reconnecting {
        Reconnecting { options, connection: None, answering: ANSWERING }
    }

    /// The same with less patience.
    pub(super) fn impatient(options: PgConnectOptions, answering: Duration) -> Reconnecting {
        Reconnecting { answering, ..Reconnecting::new(options) }
    }

    /// Does something over the connection. If it turns out to be broken, nothing is known of what was done.
    pub(super) async fn run<W: Work>(&mut self, work: &W) -> Result<W::Done, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(&self.options).await?,
        };
        // Not kept if this future is dropped in the middle: an answer that is still under way would be taken for the next one.
        let done = timeout(self.answering, work.run(&mut connection)).await.unwrap_or(Err(StoreError::TimedOut));
        if done.as_ref().err().is_none_or(is_about_the_statement) {
            self.connection = Some(connection);
        }
        done
    }

    /// The same, once more on a new connection if it was broken: only for what may be done twice.
    pub(super) async fn run_again<W: Work>(&mut self, work: &W) -> Result<W::Done, StoreError> {
        let was_open = self.connection.is_some();
        match self.run(work).await {
            Err(error) if was_open && !is_about_the_statement(&error) && error != StoreError::TimedOut => {
                self.run(work).await
            }
            done => done,
        }
    }

    pub(super) async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = timeout(CONNECTING, connection.close()).await;
        }
    }
}

/// Whether the connection can be used after that error.
fn is_about_the_statement(error: &StoreError) -> bool {
    matches!(error, StoreError::Conflict | StoreError::Full | StoreError::ReadOnly)
}

/// Makes a connection.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let connected = timeout(CONNECTING, options.connect()).await;
    let away = || StoreError::Unreachable("it does not answer".to_owned());
    let connection = connected.map_err(|_| away())?.map_err(|error| match error.into() {
        // Whatever it says when somebody knocks, it does not let us in.
        StoreError::Failed(why) => StoreError::Unreachable(why),
        error => error,
    })?;
    Ok(connection)
}
