//! The addresses at which the web app shows something. All others answer 404, with the app shell: the app says so in its own words.

use std::sync::Arc;

use crate::house::{House, HouseError};

/// The first parts of the app's own addresses. What comes below them is for the app to know.
const PLACES: [&str; 11] =
    ["analysis", "clock", "editor", "embed", "games", "learn", "local", "puzzles", "study", "tournaments", "watch"];

/// What the web app has at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Route {
    /// A page for everybody.
    Public,
    /// A game that only those find who were given its link. Search engines are asked to leave it alone.
    Unlisted,
    /// Nothing.
    Missing,
}

impl Route {
    /// What is at a path such as `/game/k3v9`.
    pub(super) async fn of(path: &str, house: &Arc<House>) -> Route {
        let path = path.trim_matches('/');
        match path.split_once('/') {
            Some(("game", id)) => match house.is_listed(id).await {
                Ok(true) => Route::Public,
                Err(HouseError::NoSuchGame) => Route::Missing,
                // A game that cannot be read just now is not gone.
                Ok(false) | Err(_) => Route::Unlisted,
            },
            // The second part is a page of the same tournament.
            Some(("tournament", rest)) => match house.tournament(rest.split('/').next().unwrap_or_default()).await {
                Ok(tournament) if tournament.value().settings().listed => Route::Public,
                Err(HouseError::NoSuchTournament) => Route::Missing,
                Ok(_) | Err(_) => Route::Unlisted,
            },
            Some((place, _)) if PLACES.contains(&place) => Route::Public,
            None if path.is_empty() || PLACES.contains(&path) => Route::Public,
            _ => Route::Missing,
        }
    }
}
