//! `fencepost serve`: the web app, and the parts that all commands about its data share.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use fencepost_explorer::Index;
use fencepost_language::Language;
use fencepost_server::store::{DatabaseAddress, PostgresStore, SqliteStore, Store, StoreError, make_folder};
use fencepost_server::{EmbeddedFiles, Listener, ServeError, Tls, serve as serve_games};
use tracing_subscriber::filter::LevelFilter;

use crate::cli_error::{CliError, reason};
use crate::data_folder::data_folder;
use crate::environment::Environment;
use crate::serve_arguments::{LogLevel, ServeOptions};

pub(crate) fn serve(options: &ServeOptions, env: &mut Environment<'_>) -> Result<(), CliError> {
    start_log(options);
    let language = env.language.clone();
    let place = Place::of(options.data.as_deref(), options.database.as_ref());
    let tls = tls(options, &language)?;
    block_on(&language, async {
        check_index(options, &language).await?;
        let store = open_store(&place, options, &language).await?;
        let listener = Listener::bind(options.listen).await.map_err(|error| {
            let values = [("address", options.listen.to_string().into()), ("why", reason(&error).into())];
            CliError::Sentence(language.text_with("serve-no-address", &values))
        })?;
        let settings = options.settings();
        let scheme = if settings.tls { "https" } else { "http" };
        let listener = if let Some(tls) = tls { listener.with_tls(tls) } else { listener };
        let url = format!("{scheme}://{}{}/", listener.address()?, settings.base);
        writeln!(env.output, "{}", language.text_with("serve-ready", &[("url", url.into())]))?;
        env.output.flush()?;
        let served = serve_games(listener, store, settings, EmbeddedFiles, told_to_stop()).await;
        served.map_err(|ServeError::Store(error)| place.error(&error, &language))
    })
}

/// An index that cannot be used is told before anybody relies on it.
async fn check_index(options: &ServeOptions, language: &Language) -> Result<(), CliError> {
    let Some(path) = &options.explorer else { return Ok(()) };
    let opened = Index::open(path).await.map_err(|error| {
        let values = [("file", path.display().to_string().into()), ("why", error.to_string().into())];
        CliError::Sentence(language.text_with("problem-read", &values))
    })?;
    opened.close().await;
    Ok(())
}

/// The certificate and its key, if they were named.
fn tls(options: &ServeOptions, language: &Language) -> Result<Option<Tls>, CliError> {
    let (Some(certificate), Some(key)) = (&options.tls_cert, &options.tls_key) else { return Ok(None) };
    Tls::from_files(certificate, key).map(Some).map_err(|error| {
        let values = [("file", error.file.display().to_string().into()), ("why", error.why.into())];
        CliError::Sentence(language.text_with("problem-read", &values))
    })
}

/// Where the games are.
pub(super) enum Place {
    Folder(PathBuf),
    Database(Box<DatabaseAddress>),
}

impl Place {
    /// The database that was named, or else the folder.
    pub(super) fn of(folder: Option<&Path>, database: Option<&DatabaseAddress>) -> Place {
        database
            .map_or_else(|| Place::Folder(data_folder(folder)), |database| Place::Database(Box::new(database.clone())))
    }

    /// What is wrong with the stored games.
    pub(super) fn error(&self, error: &StoreError, language: &Language) -> CliError {
        match self {
            Place::Folder(folder) => store_error(error, folder, language),
            Place::Database(database) => database_error(error, database, language),
        }
    }

    /// Opens the store that is there, to read it.
    pub(super) async fn open_to_read(&self, language: &Language) -> Result<Arc<dyn Store>, CliError> {
        let opened = match self {
            Place::Folder(folder) => {
                SqliteStore::open_to_read(folder).await.map(|store| Arc::new(store) as Arc<dyn Store>)
            }
            Place::Database(database) => PostgresStore::open_to_read(database).await.map(|store| Arc::new(store) as _),
        };
        opened.map_err(|error| self.error(&error, language))
    }

    /// The folder, for what only a folder needs. A database has tools of its own.
    pub(super) fn folder(&self, tool: &str, language: &Language) -> Result<&Path, CliError> {
        match self {
            Place::Folder(folder) => Ok(folder),
            Place::Database(database) => {
                let values = [("file", database.to_string().into()), ("tool", tool.into())];
                Err(CliError::Sentence(language.text_with("postgres-tool", &values)))
            }
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => SqliteStore::file_in(folder).display().fmt(f),
            Place::Database(database) => database.fmt(f),
        }
    }
}

async fn open_store(place: &Place, options: &ServeOptions, language: &Language) -> Result<Arc<dyn Store>, CliError> {
    let opened = match place {
        Place::Folder(folder) => {
            make_folder(folder).map_err(|error| folder_error(folder, &error, language))?;
            let most = options.most_data.map(|mebibytes| u64::from(mebibytes) << 20);
            SqliteStore::open_within(folder, most).await.map(|store| Arc::new(store) as Arc<dyn Store>)
        }
        Place::Database(database) => PostgresStore::open(database).await.map(|store| Arc::new(store) as _),
    };
    opened.map_err(|error| place.error(&error, language))
}

/// How many threads serve connections: half of the processors. Engines and the database have threads of their own, and threads that
/// share little work wake each other more than they do.
fn connection_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |count| count.get().div_ceil(2))
}

/// Runs a future to its end.
pub(super) fn block_on<T>(language: &Language, work: impl Future<Output = Result<T, CliError>>) -> Result<T, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(connection_threads()).enable_all().build();
    let runtime = runtime.map_err(|error| {
        CliError::Sentence(language.text_with("serve-no-threads", &[("why", reason(&error).into())]))
    })?;
    runtime.block_on(work)
}

fn folder_error(folder: &Path, error: &io::Error, language: &Language) -> CliError {
    let values = [("folder", folder.display().to_string().into()), ("why", reason(error).into())];
    CliError::Sentence(language.text_with("serve-no-folder", &values))
}

/// What is wrong with the stored games.
pub(super) fn store_error(error: &StoreError, folder: &Path, language: &Language) -> CliError {
    file_error(error, &SqliteStore::file_in(folder), language)
}

/// What is wrong with a database. Its address is told without the password.
pub(super) fn database_error(error: &StoreError, database: &DatabaseAddress, language: &Language) -> CliError {
    place_error(error, database.to_string(), language)
}

/// What is wrong with a file of games.
pub(super) fn file_error(error: &StoreError, file: &Path, language: &Language) -> CliError {
    place_error(error, file.display().to_string(), language)
}

fn place_error(error: &StoreError, file: String, language: &Language) -> CliError {
    let detail = match error {
        StoreError::Damaged(detail)
        | StoreError::Failed(detail)
        | StoreError::Unreachable(detail)
        | StoreError::TooOld(detail) => detail.trim_end_matches('.').to_owned(),
        _ => String::new(),
    };
    let values = [("file", file.into()), ("why", detail.into())];
    CliError::Sentence(language.text_with(&format!("store-{}", error.code()), &values))
}

/// Ends when somebody presses Ctrl+C or the system asks the program to end.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // If signals cannot be received, it runs until it is killed, which loses nothing either.
    if interrupted.await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Logs to standard error. No secrets are logged: no type that holds one can be printed.
fn start_log(options: &ServeOptions) {
    let level = match options.log {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).with_ansi(false);
    // It fails if there is a logger already, as in tests of this program.
    let _ = if options.log_json { log.json().try_init() } else { log.try_init() };
}
