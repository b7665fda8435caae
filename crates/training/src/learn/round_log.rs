//! The log of rounds: a line with the seed, then one line for each verdict.

use std::fs::{File, OpenOptions};
use std::io::{Error, Read, Result, Seek, SeekFrom, Write};
use std::path::Path;

use crate::learn::track::Track;

const HEADING: &str = "fencepost-learn version=1 seed=";

/// What became of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) track: Track,
    /// Counted from 1.
    pub(super) round: usize,
    pub(super) is_accepted: bool,
}

pub(super) struct RoundLog {
    file: File,
    verdicts: Vec<Verdict>,
}

impl RoundLog {
    /// Opens the log, or begins one.
    pub(super) fn open(path: &Path, seed: u64) -> Result<RoundLog> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        // A line without an end was being written when the program was killed.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines();
        match lines.next() {
            None if text.is_empty() || HEADING.starts_with(&text) || text.starts_with(HEADING) => {}
            heading => {
                let logged = heading.and_then(|line| line.strip_prefix(HEADING)).and_then(|seed| seed.parse().ok());
                let logged: u64 = logged.ok_or_else(|| Error::other("this file is not a log of rounds"))?;
                if logged != seed {
                    return Err(Error::other(format!("the log of rounds is of a run with seed {logged}")));
                }
            }
        }
        let bad = |index: usize| Error::other(format!("line {} of the log of rounds is no verdict", index + 2));
        let verdicts = lines.enumerate().map(|(index, line)| read_verdict(line).ok_or_else(|| bad(index)));
        let verdicts = verdicts.collect::<Result<Vec<Verdict>>>()?;
        file.set_len(whole.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        if whole.is_empty() {
            writeln!(file, "{HEADING}{seed}")?;
        }
        Ok(RoundLog { file, verdicts })
    }

    /// Adds a verdict with what led to it.
    pub(super) fn add(&mut self, verdict: Verdict, reasons: &str) -> Result<()> {
        let Verdict { track, round, is_accepted } = verdict;
        let word = if is_accepted { "accepted" } else { "rejected" };
        let line = format!("round={round} track={track} verdict={word} {reasons}\n");
        self.file.write_all(line.as_bytes())?;
        self.file.sync_all()?;
        self.verdicts.push(verdict);
        Ok(())
    }

    fn of(&self, track: Track) -> impl DoubleEndedIterator<Item = &Verdict> {
        self.verdicts.iter().filter(move |verdict| verdict.track == track)
    }

    /// How many rounds have a verdict.
    pub(super) fn rounds(&self, track: Track) -> usize {
        self.of(track).count()
    }

    pub(super) fn last_accepted(&self, track: Track) -> Option<usize> {
        self.of(track).rev().find(|verdict| verdict.is_accepted).map(|verdict| verdict.round)
    }

    pub(super) fn rejections_in_a_row(&self, track: Track) -> usize {
        self.of(track).rev().take_while(|verdict| !verdict.is_accepted).count()
    }
}

fn read_verdict(line: &str) -> Option<Verdict> {
    let mut words = line.split(' ');
    let mut value = |key: &str| words.next()?.strip_prefix(key)?.strip_prefix('=');
    let round = value("round")?.parse().ok()?;
    let name = value("track")?;
    let track = Track::BOTH.into_iter().find(|track| track.to_string() == name)?;
    let is_accepted = match value("verdict")? {
        "accepted" => true,
        "rejected" => false,
        _ => return None,
    };
    Some(Verdict { track, round, is_accepted })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{RoundLog, Verdict};
    use crate::learn::track::Track;

    const TRACK: Track = Track::TwoPlayers;

    #[test]
    fn verdicts_survive_a_cut_anywhere() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rounds.log");
        let mut log = RoundLog::open(&path, 5).expect("a log");
        for (round, is_accepted) in [(1, true), (2, false), (3, false)] {
            log.add(Verdict { track: TRACK, round, is_accepted }, "gate=x").expect("written");
        }
        let whole = fs::read(&path).expect("the log");
        for length in 0..=whole.len() {
            fs::write(&path, &whole[..length]).expect("cut");
            let log = RoundLog::open(&path, 5).expect("a log");
            let lines = whole[..length].split(|&byte| byte == b'\n').count() - 1;
            assert_eq!(log.rounds(TRACK), lines.saturating_sub(1));
        }
        let log = RoundLog::open(&path, 5).expect("a log");
        assert_eq!((log.last_accepted(TRACK), log.rejections_in_a_row(TRACK)), (Some(1), 2));
        assert_eq!((log.rounds(Track::MorePlayers), log.last_accepted(Track::MorePlayers)), (0, None));
    }

    #[test]
    fn other_files_are_refused_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("rounds.log");
        for text in
            ["hello", "hello\n", "fencepost-learn version=1 seed=5\nround=1\n", "fencepost-learn version=1 seed=x\n"]
        {
            fs::write(&path, text).expect("written");
            assert!(RoundLog::open(&path, 5).is_err(), "{text}");
            assert_eq!(fs::read_to_string(&path).expect("the file"), text);
        }
    }
}
