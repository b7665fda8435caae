//! In place of `PostgreSQL`, for a program that is built without it: no address is one, so nothing else can be called.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use futures_util::future::LocalBoxFuture;

use super::{Copied, CopyError, Observer, OpeningFuture, SqliteStore, StoreError, Verified};

/// The address of a database, which there cannot be.
#[derive(Clone, Debug)]
pub enum DatabaseAddress {}

impl FromStr for DatabaseAddress {
    type Err = ();

    fn from_str(_text: &str) -> Result<DatabaseAddress, ()> {
        Err(())
    }
}

impl fmt::Display for DatabaseAddress {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// Games in a database of `PostgreSQL`, which there cannot be. Whoever opens one gets the other store for a type.
pub struct PostgresStore;

impl PostgresStore {
    /// Opens a database.
    ///
    /// # Errors
    /// None: there is no address of one.
    pub fn open(address: &DatabaseAddress) -> OpeningFuture<'_, SqliteStore> {
        match *address {}
    }

    /// Opens a database, to read it.
    ///
    /// # Errors
    /// None: there is no address of one.
    pub fn open_to_read(address: &DatabaseAddress) -> OpeningFuture<'_, SqliteStore> {
        match *address {}
    }
}

/// Copies the store in a folder into a database.
///
/// # Errors
/// None: there is no address of one.
pub fn copy_to_postgres<'a>(
    _folder: &'a Path,
    target: &'a DatabaseAddress,
) -> LocalBoxFuture<'a, Result<Copied, CopyError>> {
    match *target {}
}

/// Checks every game in a database.
///
/// # Errors
/// None: there is no address of one.
pub fn verify_postgres<'a>(
    address: &'a DatabaseAddress,
    _observer: &'a mut dyn Observer,
) -> LocalBoxFuture<'a, Result<Verified, StoreError>> {
    match *address {}
}
