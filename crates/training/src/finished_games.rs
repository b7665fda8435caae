//! Games that are over: the positions before each move, and who got how much of the point.

use std::fs::File;
use std::io::{BufRead, BufReader, Error, ErrorKind, Lines, Result};
use std::path::{Path, PathBuf};

use fencepost_rules::record::{GameText, NodeId, ReadOptions, Record, Splitter};
use fencepost_rules::{BySeat, GameResult, Players, Position, Seat, SeatSet};

/// A game that is over.
pub(crate) struct FinishedGame {
    pub(crate) positions: Vec<Position>,
    pub(crate) winner: Option<Seat>,
    /// Everybody's share of the point.
    pub(crate) shares: BySeat<f32>,
}

impl FinishedGame {
    /// A game in which these seats played until the end. Without a winner they share the point (R17).
    pub(crate) fn new(positions: Vec<Position>, winner: Option<Seat>, playing: SeatSet) -> FinishedGame {
        let share = |seat: Seat| match winner {
            Some(winner) if winner == seat => 1.0,
            None if playing.contains(seat) => 1.0 / playing.len() as f32,
            _ => 0.0,
        };
        FinishedGame { positions, winner, shares: BySeat(Seat::ALL.map(share)) }
    }

    /// The main line of a record; `None` if the game has no result.
    pub(crate) fn of_record(record: &Record) -> Option<FinishedGame> {
        let winner = record.result().map(GameResult::winner)?;
        let nodes = std::iter::once(NodeId::START).chain(record.main_line()).map(|id| record.node(id));
        let positions = nodes.filter(|node| node.outcome().is_none()).map(|node| *node.position()).collect();
        let playing = record.node(record.last()).position().playing();
        Some(FinishedGame::new(positions, winner, playing))
    }
}

/// The records of a file, one after the other.
pub(crate) struct RecordFile {
    path: PathBuf,
    lines: Lines<BufReader<File>>,
    number: usize,
    splitter: Splitter,
}

impl RecordFile {
    /// Opens a file to write something else about its games to another one, which must not be the same.
    pub(crate) fn open(path: &Path, output: &Path) -> Result<RecordFile> {
        if path.canonicalize().is_ok_and(|path| output.canonicalize().is_ok_and(|output| output == path)) {
            let reason = format!("{} would be overwritten: name another file to write to", path.display());
            return Err(Error::new(ErrorKind::InvalidInput, reason));
        }
        let file =
            File::open(path).map_err(|error| Error::new(error.kind(), format!("{}: {error}", path.display())))?;
        let lines = BufReader::new(file).lines();
        Ok(RecordFile { path: path.to_owned(), lines, number: 0, splitter: Splitter::new() })
    }

    /// The next game with a result and that many players; `None` at the end of the file.
    pub(crate) fn next_game(&mut self, players: Players) -> Result<Option<FinishedGame>> {
        while let Some(record) = self.next_record()? {
            if record.players() == players
                && let Some(game) = FinishedGame::of_record(&record)
            {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    /// The next record; `None` at the end of the file.
    pub(crate) fn next_record(&mut self) -> Result<Option<Record>> {
        let Some(text) = self.next_text()? else { return Ok(None) };
        let wrong = |error| Error::new(ErrorKind::InvalidData, format!("{}: {error}", self.path.display()));
        text.read(&ReadOptions::default()).map(Some).map_err(wrong)
    }

    fn next_text(&mut self) -> Result<Option<GameText>> {
        for line in self.lines.by_ref() {
            self.number += 1;
            let complete = self.splitter.push(self.number, &line?);
            if complete.is_some() {
                return Ok(complete);
            }
        }
        Ok(self.splitter.finish())
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{BySeat, Players, Seat};

    use super::RecordFile;

    #[test]
    fn games_of_other_players_and_without_result_are_passed_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.qgn");
        let records = "[Players \"4\"]\n[Result \"0-0-1-0\"]\n\n1. e2 b5 e8 h5 2. e3 0-0-1-0\n\n\
                       [Result \"1-0\"]\n\n1. e2 e8 1-0\n\n\
                       [Players \"4\"]\n[Result \"*\"]\n\n1. e2 *\n\n\
                       [Players \"4\"]\n[Result \"1/4-1/4-1/4-1/4\"]\n\n1. e2 1/4-1/4-1/4-1/4\n";
        std::fs::write(&path, records).expect("written");
        let mut file = RecordFile::open(&path, &folder.path().join("out.txt")).expect("readable");
        let first = file.next_game(Players::Four).expect("right").expect("a game");
        assert_eq!(first.positions.len(), 6);
        assert_eq!(first.positions[0].turn(), Seat::South);
        assert_eq!(first.shares, BySeat([0.0, 0.0, 1.0, 0.0]));
        let drawn = file.next_game(Players::Four).expect("right").expect("a game");
        assert_eq!(drawn.shares, BySeat([0.25; 4]));
        assert!(file.next_game(Players::Four).expect("right").is_none());
    }

    #[test]
    fn records_are_not_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.qgn");
        std::fs::write(&path, "1. e2 e8 1-0\n").expect("written");
        let same = folder.path().join(".").join("games.qgn");
        let error = RecordFile::open(&path, &same).err().expect("it is the same file").to_string();
        assert!(error.contains("would be overwritten"), "{error}");
    }

    #[test]
    fn a_damaged_record_is_refused_with_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.qgn");
        std::fs::write(&path, "[Result \"1-0\"]\n\n1. e2 e5 1-0\n").expect("written");
        let mut file = RecordFile::open(&path, &folder.path().join("out.txt")).expect("readable");
        let error = file.next_record().expect_err("e5 is too far").to_string();
        assert!(error.contains("games.qgn") && error.contains("line 3"), "{error}");
        assert!(RecordFile::open(&folder.path().join("none.qgn"), &path).is_err());
    }
}
