//! The log of a match: what was agreed, then one line for each game that has ended. A match that was killed goes on from it.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use fencepost_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::engine_id::EngineId;
use super::match_runner::{Finished, MatchPlan};
use super::referee::Fault;
use super::schedule::Schedule;
use super::tally::Played;

/// The version of the form of a log.
const VERSION: u32 = 1;

/// A log that is open to be written to.
#[derive(Debug)]
pub(crate) struct MatchLog {
    file: File,
}

/// Why a match cannot go on from a file.
#[derive(Debug)]
pub(crate) enum LogError {
    System(io::Error),
    /// The line, counted from 1, is not one of a log.
    Line(usize),
    /// The log is of a match with other settings.
    OtherMatch,
}

impl From<io::Error> for LogError {
    fn from(error: io::Error) -> LogError {
        LogError::System(error)
    }
}

/// A game as the log keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct LoggedGame {
    pub(crate) number: usize,
    points: f64,
    is_decided: bool,
    faults: Vec<(String, Fault)>,
    /// The whole record, so that a file of records can be written anew.
    pub(crate) record: String,
}

impl LoggedGame {
    pub(crate) fn new(finished: &Finished, record: String) -> LoggedGame {
        let Played { points, is_decided, faults, .. } = finished.played();
        let faults = faults.into_iter().map(|(seat, fault)| (seat.to_string(), fault)).collect();
        LoggedGame { number: finished.fixture.number, points, is_decided, faults, record }
    }

    /// What the statistics need of it; `None` if the schedule has no such game.
    pub(crate) fn played(&self, schedule: &Schedule) -> Option<Played> {
        let fixture = schedule.fixture(self.number)?;
        let seat = |name: &str| Seat::ALL.into_iter().find(|seat| seat.to_string() == name);
        let faults = self.faults.iter().map(|(name, fault)| Some((seat(name)?, *fault))).collect::<Option<_>>()?;
        let Self { points, is_decided, .. } = *self;
        Some(Played { group: fixture.group, seats: fixture.seats, points, is_decided, faults })
    }
}

impl MatchLog {
    /// Opens the log of a match, or begins one where there is no such file, and tells which games have been played.
    ///
    /// # Errors
    /// If the file cannot be read and written, is not a log, or is the log of another match.
    pub(crate) fn open(path: &Path, plan: &MatchPlan) -> Result<(MatchLog, Vec<LoggedGame>), LogError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| match error.kind() {
            io::ErrorKind::InvalidData => LogError::Line(1),
            _ => LogError::System(error),
        })?;
        // A line without an end was being written when the program was killed: that game is played again.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let settings = settings(plan);
        let mut lines = whole.lines();
        let games = match lines.next() {
            None if text.is_empty() || settings_begin_with(&settings, &text) => Vec::new(),
            None => return Err(LogError::Line(1)),
            Some(first) => {
                let first: Value = serde_json::from_str(first).map_err(|_| LogError::Line(1))?;
                if first.get("fencepost_match").is_none() {
                    return Err(LogError::Line(1));
                }
                if first != settings {
                    return Err(LogError::OtherMatch);
                }
                read_games(lines, &plan.schedule)?
            }
        };
        file.set_len(whole.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        if whole.is_empty() {
            writeln!(file, "{settings}")?;
        }
        Ok((MatchLog { file }, games))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn add(&mut self, game: &LoggedGame) -> io::Result<()> {
        let mut line = serde_json::to_string(game)?;
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}

fn settings_begin_with(settings: &Value, text: &str) -> bool {
    settings.to_string().starts_with(text)
}

fn read_games<'a>(lines: impl Iterator<Item = &'a str>, schedule: &Schedule) -> Result<Vec<LoggedGame>, LogError> {
    let mut games: Vec<LoggedGame> = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for (index, line) in lines.enumerate() {
        let number = index + 2;
        let game: LoggedGame = serde_json::from_str(line).map_err(|_| LogError::Line(number))?;
        if !(0.0..=1.0).contains(&game.points) || !seen.insert(game.number) {
            return Err(LogError::Line(number));
        }
        // With fewer games than before, those beyond the end do not count.
        if schedule.fixture(game.number).is_none() {
            continue;
        }
        game.played(schedule).ok_or(LogError::Line(number))?;
        games.push(game);
    }
    Ok(games)
}

/// All that a game's course depends on. The number of games is not part of it, so that a match can be made longer.
fn settings(plan: &MatchPlan) -> Value {
    let engine = |id: EngineId| {
        let spec = &plan.engines[id];
        json!({
            "command": spec.command,
            "protocol": format!("{:?}", spec.protocol).to_lowercase(),
            "options": spec.options,
            "limit": plan.rules.limits[id].tag(),
        })
    };
    let moves = |opening: &super::Opening| opening.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    json!({
        "fencepost_match": VERSION,
        "start": plan.start.to_string(),
        "lineup": plan.schedule.seatings(),
        "openings": plan.openings.iter().map(moves).collect::<Vec<_>>(),
        "engines": EngineId::BOTH.map(engine),
        "margin_ms": plan.rules.margin.as_millis() as u64,
        "max_plies": plan.rules.most_plies,
        "seed": plan.seed,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::Duration;

    use fencepost_rules::{Players, Position};

    use super::*;
    use crate::arguments::Protocol;
    use crate::matches::{ByEngine, EngineSpec, Lineup, MatchRules};

    fn plan(seed: u64, games: usize) -> MatchPlan {
        let engine = |name: &str| EngineSpec {
            command: vec![name.to_owned()],
            protocol: Protocol::Uci,
            options: vec![("Hash".to_owned(), "4".to_owned())],
        };
        let limit = "100n".parse().expect("a limit");
        MatchPlan {
            start: Position::default(),
            openings: vec![Vec::new()],
            schedule: Schedule::new(Lineup::alone(Players::Two), 1, games),
            rules: MatchRules { limits: ByEngine([limit, limit]), margin: Duration::ZERO, most_plies: 100 },
            engines: ByEngine([engine("a"), engine("b")]),
            patience: Duration::from_secs(1),
            concurrency: 1,
            seed,
        }
    }

    fn game(number: usize) -> LoggedGame {
        let faults = vec![("north".to_owned(), Fault::Time)];
        LoggedGame { number, points: 0.5, is_decided: false, faults, record: "1. e2 *\n".to_owned() }
    }

    /// A log with two games.
    fn log(folder: &Path) -> std::path::PathBuf {
        let path = folder.join("match.log");
        let (mut log, games) = MatchLog::open(&path, &plan(7, 4)).expect("a log");
        assert!(games.is_empty());
        log.add(&game(1)).expect("written");
        log.add(&game(0)).expect("written");
        path
    }

    #[test]
    fn games_are_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = log(folder.path());
        let (_, games) = MatchLog::open(&path, &plan(7, 4)).expect("a log");
        assert_eq!(games, [game(1), game(0)]);
        let played = games[0].played(&plan(7, 4).schedule).expect("a game of the schedule");
        assert_eq!((played.group, played.faults), (0, vec![(Seat::North, Fault::Time)]));
        // A longer match goes on from it, a shorter one leaves out what is beyond its end.
        assert_eq!(MatchLog::open(&path, &plan(7, 100)).expect("a log").1.len(), 2);
        assert_eq!(MatchLog::open(&path, &plan(7, 1)).expect("a log").1, [game(0)]);
    }

    #[test]
    fn a_log_cut_anywhere_keeps_its_whole_lines() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = log(folder.path());
        let whole = fs::read(&path).expect("the log");
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).expect("written");
            let lines = whole[..length].split(|&byte| byte == b'\n').count() - 1;
            let (mut log, games) =
                MatchLog::open(&path, &plan(7, 4)).unwrap_or_else(|error| panic!("{length}: {error:?}"));
            assert_eq!(games.len(), lines.saturating_sub(1), "{length}");
            log.add(&game(3)).expect("written");
            drop(log);
            let (_, games) = MatchLog::open(&path, &plan(7, 4)).expect("a log");
            assert_eq!(games.last(), Some(&game(3)), "{length}");
        }
    }

    #[test]
    fn another_match_and_other_files_are_refused_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = log(folder.path());
        let whole = fs::read_to_string(&path).expect("the log");
        assert!(matches!(MatchLog::open(&path, &plan(8, 4)), Err(LogError::OtherMatch)));
        for (text, line) in [
            ("hello\n".to_owned(), 1),
            ("hello".to_owned(), 1),
            ("{}\n".to_owned(), 1),
            (format!("{whole}hello\n"), 4),
            (whole.replace("\"number\":0", "\"number\":1"), 3),
            (whole.replace("\"points\":0.5", "\"points\":7.5"), 2),
            (whole.replace("\"north\"", "\"above\""), 2),
        ] {
            fs::write(&path, &text).expect("written");
            let found = MatchLog::open(&path, &plan(7, 4));
            assert!(matches!(found, Err(LogError::Line(number)) if number == line), "{text}: {found:?}");
            assert_eq!(fs::read_to_string(&path).expect("the file"), text);
        }
        fs::write(&path, b"\xff\xfe\n").expect("written");
        assert!(matches!(MatchLog::open(&path, &plan(7, 4)), Err(LogError::Line(1))));
        assert!(matches!(MatchLog::open(folder.path(), &plan(7, 4)), Err(LogError::System(_))));
    }
}
