//! What was played from a position: in games of the engine that come with the program, in an index of the operator, and in the games
//! of this server.
//!
//! Moves cost nothing here: whoever asks looks for games that have ended since the last question, and adds those.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use fencepost_explorer::{Answer, Filter, GameHeader, GameId, Index, IndexError, IndexedGame, Overlay};
use fencepost_rules::Position;
use fencepost_rules::record::Record;
use tempfile::NamedTempFile;
use tokio::sync::{Mutex, OnceCell};

use crate::house::{House, record_of};
use crate::room::Room;
use crate::store::{Search, Status, StoreError};

/// The index that comes with the program: see `docs/explorer.md`.
const ENGINE_GAMES: &[u8] = include_bytes!("../../../openings/engine-games.index");
/// So many games are looked up at a time.
const PAGE: u32 = 50;
/// So many games are added before the first answer; the others are added one page at each further question.
const FIRST_GAMES: usize = 400;
/// More games of the server are not counted: an index does that better.
const MOST_GAMES: usize = 50_000;
/// Clocks of several processes differ by less, in milliseconds.
const SLACK: u64 = 60_000;

/// Where games come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Games of the engine against itself, which come with the program.
    Engine,
    /// The index of the operator.
    Index,
    /// Games of this server that have ended and are listed.
    Server,
}

impl Source {
    pub(crate) const ALL: [Source; 3] = [Source::Server, Source::Index, Source::Engine];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Source::Engine => "engine",
            Source::Index => "index",
            Source::Server => "server",
        }
    }
}

/// Everything that can be asked.
#[derive(Default)]
pub(crate) struct Explorer {
    engine: OnceCell<Option<(Index, NamedTempFile)>>,
    index: OnceCell<Option<Index>>,
    games: Mutex<ServerGames>,
}

impl Explorer {
    /// What was played from a position; `None` if there is no such source.
    pub(crate) async fn look_up(
        &self,
        house: &Arc<House>,
        source: Source,
        position: &Position,
        filter: &Filter,
    ) -> Result<Option<Answer>, ExplorerError> {
        if source == Source::Server {
            let mut games = self.games.lock().await;
            games.refresh(house).await?;
            return Ok(Some(games.overlay.look_up(position, filter)));
        }
        match self.index(house, source).await {
            Some(index) => Ok(Some(index.look_up(position, filter).await?)),
            None => Ok(None),
        }
    }

    /// Opens everything and answers a first question, so that nobody has to wait for that.
    pub(crate) async fn warm_up(&self, house: &Arc<House>) {
        for source in Source::ALL {
            if let Err(error) = self.look_up(house, source, &Position::default(), &Filter::default()).await {
                tracing::warn!(?error, source = source.name(), "no answer of the explorer");
            }
        }
    }

    /// The index of a source, if there is one.
    pub(crate) async fn index(&self, house: &House, source: Source) -> Option<&Index> {
        match source {
            Source::Engine => self.engine.get_or_init(engine_index).await.as_ref().map(|(index, _)| index),
            Source::Index => {
                let open = async || open(house.settings.explorer.as_deref()?).await;
                self.index.get_or_init(open).await.as_ref()
            }
            Source::Server => None,
        }
    }

    /// The record of a game of an index.
    pub(crate) async fn game(
        &self,
        house: &House,
        source: Source,
        id: GameId,
    ) -> Result<Option<Record>, ExplorerError> {
        match self.index(house, source).await {
            Some(index) => Ok(index.game(id).await?),
            None => Ok(None),
        }
    }

    /// Who played some games of an index, and when.
    pub(crate) async fn headers(
        &self,
        house: &House,
        source: Source,
        ids: &[GameId],
    ) -> Result<Vec<(GameId, GameHeader)>, ExplorerError> {
        match self.index(house, source).await {
            Some(index) if !ids.is_empty() => Ok(index.headers_of(ids).await?),
            _ => Ok(Vec::new()),
        }
    }

    /// The id of a game of this server.
    pub(crate) async fn game_of_server(&self, id: GameId) -> Option<String> {
        self.games.lock().await.overlay.name(id).map(str::to_owned)
    }
}

/// An index is a file, so that the one in the program is written to one first.
async fn engine_index() -> Option<(Index, NamedTempFile)> {
    let written = NamedTempFile::new().and_then(|file| std::fs::write(file.path(), ENGINE_GAMES).map(|()| file));
    let file = written.inspect_err(|error| tracing::warn!(%error, "no explorer of engine games")).ok()?;
    Some((open(file.path()).await?, file))
}

async fn open(path: &Path) -> Option<Index> {
    let index = Index::open(path).await;
    index.inspect_err(|error| tracing::warn!(%error, path = %path.display(), "no explorer")).ok()
}

/// The games of this server that are counted.
#[derive(Default)]
struct ServerGames {
    overlay: Overlay,
    known: HashSet<String>,
    /// When the last of them changed.
    newest: u64,
    /// Where older games are still to be added.
    rest: Option<(u64, String)>,
    is_begun: bool,
}

impl ServerGames {
    /// Adds the games that have ended since the last time, and some older ones.
    async fn refresh(&mut self, house: &Arc<House>) -> Result<(), StoreError> {
        let until = self.newest.saturating_sub(SLACK);
        let mut before = None;
        loop {
            let page = page(house, before).await?;
            let last = page.last().map(|(changed, id)| (*changed, id.clone()));
            let is_short = page.len() < PAGE as usize;
            self.add(house, page).await?;
            let reached = !self.is_begun && self.known.len() >= FIRST_GAMES;
            match last {
                Some((changed, _)) if is_short || (self.is_begun && changed < until) => break,
                None => break,
                last if reached => {
                    self.rest = last;
                    break;
                }
                last => before = last,
            }
        }
        self.is_begun = true;
        if let Some(rest) = self.rest.take().filter(|_| self.known.len() < MOST_GAMES) {
            let page = page(house, Some(rest)).await?;
            self.rest = page.last().cloned();
            self.add(house, page).await?;
        }
        Ok(())
    }

    async fn add(&mut self, house: &Arc<House>, page: Vec<(u64, String)>) -> Result<(), StoreError> {
        for (changed, id) in page {
            self.newest = self.newest.max(changed);
            if !self.known.insert(id.clone()) {
                continue;
            }
            let events = house.store.load(&id).await?;
            // A damaged game is for others to report.
            let Ok(room) = Room::replay(&id, &events, &house.outages) else { continue };
            self.overlay.add(&id, &IndexedGame::of_record(&record_of(&room, &house.calendar())));
        }
        Ok(())
    }
}

/// Games that are over, the last changed first.
async fn page(house: &Arc<House>, before: Option<(u64, String)>) -> Result<Vec<(u64, String)>, StoreError> {
    let search = Search { status: Some(Status::Over), before, limit: PAGE, ..Search::default() };
    let found = house.store.search(search).await?;
    Ok(found.into_iter().map(|listing| (listing.changed, listing.id)).collect())
}

/// Why the explorer cannot answer.
#[derive(Debug)]
pub(crate) enum ExplorerError {
    Store(StoreError),
    Index(IndexError),
}

impl From<StoreError> for ExplorerError {
    fn from(error: StoreError) -> ExplorerError {
        ExplorerError::Store(error)
    }
}

impl From<IndexError> for ExplorerError {
    fn from(error: IndexError) -> ExplorerError {
        ExplorerError::Index(error)
    }
}
