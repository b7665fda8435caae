//! The address of a database, which may hold a password.

use std::fmt;
use std::str::FromStr;

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;

/// The address of a database: `postgres://user:password@host:port/database?sslmode=require`. It is printed without the user and the
/// password.
#[derive(Clone)]
pub struct DatabaseAddress {
    pub(super) options: PgConnectOptions,
}

impl FromStr for DatabaseAddress {
    type Err = ();

    fn from_str(text: &str) -> Result<DatabaseAddress, ()> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(());
        }
        let options: PgConnectOptions = text.parse().map_err(|_| ())?;
        Ok(DatabaseAddress { options: options.application_name("fencepost").disable_statement_logging() })
    }
}

impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.options;
        let database = options.get_database().unwrap_or(options.get_username());
        match options.get_socket() {
            Some(socket) => write!(f, "postgres://{}/{database}", socket.display()),
            None => write!(f, "postgres://{}:{}/{database}", options.get_host(), options.get_port()),
        }
    }
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_address_shows_its_password() {
        let address: DatabaseAddress =
            "postgres://ann:geheim@db.example:6432/games?sslmode=require".parse().expect("one");
        assert_eq!(address.to_string(), "postgres://db.example:6432/games");
        assert_eq!(format!("{address:?}"), "postgres://db.example:6432/games");
    }

    #[test]
    fn other_addresses_are_refused() {
        for text in ["", "games", "mysql://host/games", "postgres://host:port/games", "postgres://[::1/games"] {
            assert!(text.parse::<DatabaseAddress>().is_err(), "{text}");
        }
    }
}
