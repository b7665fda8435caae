//! Where the servers of tests keep their games: in a file, and once more in `PostgreSQL`.

use std::path::Path;
use std::sync::Arc;

use fencepost_server::store::{SqliteStore, Store};

#[cfg(unix)]
pub(crate) use on_postgres::run;

/// The store of a server whose data are in this folder. Whoever opens it again finds the same games.
pub(crate) async fn open(folder: &Path) -> Arc<dyn Store> {
    #[cfg(unix)]
    if let Some(store) = on_postgres::open(folder).await {
        return store;
    }
    Arc::new(SqliteStore::open(folder).await.expect("a folder for games"))
}

#[cfg(unix)]
mod on_postgres {
    use std::cell::RefCell;
    use std::path::Path;
    use std::rc::Rc;
    use std::sync::Arc;

    use fencepost_server::store::{PostgresStore, Store};

    use crate::private_postgres::PrivatePostgres;

    thread_local! {
        /// The server on which the tests of this thread have their databases.
        static SERVER: RefCell<Option<Rc<PrivatePostgres>>> = const { RefCell::new(None) };
    }

    /// Runs tests one after the other on `PostgreSQL`, each in a database of its own.
    pub(crate) fn run(tests: &[(&str, fn())]) {
        SERVER.set(Some(Rc::new(PrivatePostgres::start())));
        for (name, test) in tests {
            eprintln!("{name}");
            test();
        }
        SERVER.set(None);
    }

    pub(super) async fn open(folder: &Path) -> Option<Arc<dyn Store>> {
        let server = SERVER.with_borrow(Clone::clone)?;
        let name = folder.file_name().expect("a folder with a name").to_string_lossy().to_lowercase();
        let name = format!("t{}", name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_"));
        // It is there already if a test has started its server again.
        server.query("postgres", &format!("CREATE DATABASE {name}"));
        let address = server.address(&name).parse().expect("an address");
        Some(Arc::new(PostgresStore::open(&address).await.expect("a database")))
    }
}
