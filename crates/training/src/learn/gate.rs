//! The gate: a match that decides whether a candidate is taken, by a sequential test.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Error, Read, Result, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use fencepost_engine::Networks;
use fencepost_rules::Game;
use fencepost_statistics::{Decision, Estimate, Sprt, elo};

use crate::match_game::{MoveLimit, Rivals};

/// A match of a candidate against the best so far.
pub(super) struct Gate<'a> {
    /// What it is called in the log and in the progress.
    pub(super) name: &'static str,
    pub(super) candidate: Networks,
    pub(super) best: Networks,
    pub(super) limit: MoveLimit,
    pub(super) sprt: Sprt,
    /// Openings at most.
    pub(super) most: usize,
    /// The opening of a number.
    pub(super) opening: &'a (dyn Fn(usize) -> Game + Sync),
    pub(super) threads: usize,
    pub(super) deadline: Option<Instant>,
    /// One line for each opening.
    pub(super) log: PathBuf,
}

/// How a gate has ended.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GateResult {
    pub(super) decision: Decision,
    /// The points of all openings that count, in their order; one half is fair.
    points: Vec<f64>,
    name: &'static str,
    ratio: f64,
}

impl GateResult {
    /// For the log of rounds.
    pub(super) fn summary(&self) -> String {
        let elo = Estimate::of_groups(&self.points).map_or_else(String::new, |estimate| {
            let in_range = |rate: f64| elo(rate.clamp(1e-3, 1.0 - 1e-3));
            let [mean, low, high] = [estimate.rate, estimate.low, estimate.high].map(in_range);
            format!(",elo:{mean:+.1},from:{low:+.1},to:{high:+.1}")
        });
        format!("{}=openings:{},llr:{:.2}{elo}", self.name, self.points.len(), self.ratio)
    }
}

/// The results so far, and who plays what next.
struct Course {
    log: File,
    points: BTreeMap<usize, f64>,
    next: usize,
    decision: Decision,
}

impl Gate<'_> {
    /// Plays until the test decides; `None` if the time is up before that. Which openings count does not depend on the number of
    /// threads: the test looks at them in their order.
    pub(super) fn play(&self) -> Result<Option<GateResult>> {
        let (log, points) = open_log(&self.log)?;
        let decision = self.decide(&points).1;
        let course = Mutex::new(Course { log, points, next: 0, decision });
        let results = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(|| self.work(&course))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|_| Err(Error::other("a game failed"))))
                .collect::<Result<Vec<()>>>()
        });
        results?;
        let course = course.into_inner().map_err(|_| Error::other("a game failed"))?;
        let (points, decision) = self.decide(&course.points);
        if decision == Decision::Undecided && points.len() < self.most {
            return Ok(None);
        }
        let ratio = self.sprt.log_likelihood_ratio_of_groups(&points);
        Ok(Some(GateResult { decision, points, name: self.name, ratio }))
    }

    /// Plays one opening after another.
    fn work(&self, course: &Mutex<Course>) -> Result<()> {
        let mut rivals = Rivals::new(self.candidate.clone(), self.best.clone(), self.limit);
        loop {
            let number = {
                let mut course = course.lock().map_err(poisoned)?;
                while course.points.contains_key(&course.next) {
                    course.next += 1;
                }
                if course.decision != Decision::Undecided || course.next >= self.most || self.is_time_up() {
                    return Ok(());
                }
                course.next += 1;
                course.next - 1
            };
            let points = rivals.play_group(&(self.opening)(number));
            let mut course = course.lock().map_err(poisoned)?;
            course.log.write_all(format!("{number} {points}\n").as_bytes())?;
            course.points.insert(number, points);
            course.decision = self.decide(&course.points).1;
            if course.points.len().is_multiple_of(10) {
                self.show(&course.points);
            }
        }
    }

    /// What the openings without a gap from the first on say, and which of them it takes.
    fn decide(&self, points: &BTreeMap<usize, f64>) -> (Vec<f64>, Decision) {
        let mut counted = Vec::new();
        for (index, (&number, &points)) in points.iter().enumerate() {
            if index != number || number >= self.most {
                break;
            }
            counted.push(points);
            let decision = self.sprt.decide_groups(&counted);
            if decision != Decision::Undecided {
                return (counted, decision);
            }
        }
        (counted, Decision::Undecided)
    }

    fn show(&self, points: &BTreeMap<usize, f64>) {
        let points: Vec<f64> = points.values().copied().collect();
        let ratio = self.sprt.log_likelihood_ratio_of_groups(&points);
        let mean = points.iter().sum::<f64>() / points.len() as f64;
        let (low, high) = self.sprt.bounds();
        let most = self.most;
        eprintln!(
            "{}: {} of at most {most} openings, {mean:.3} points, llr {ratio:.2} ({low:.2} to {high:.2})",
            self.name,
            points.len()
        );
    }

    fn is_time_up(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

fn poisoned<T>(_: T) -> Error {
    Error::other("a game failed")
}

/// Opens the log of a gate and reads what has been played.
fn open_log(path: &Path) -> Result<(File, BTreeMap<usize, f64>)> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let bad = || Error::other(format!("this file is not the log of a gate: {}", path.display()));
    let line = |line: &str| -> Option<(usize, f64)> {
        let (number, points) = line.split_once(' ')?;
        Some((number.parse().ok()?, points.parse().ok().filter(|points| (0.0..=2.0).contains(points))?))
    };
    let points = whole.lines().map(|text| line(text).ok_or_else(bad)).collect::<Result<_>>()?;
    file.set_len(whole.len() as u64)?;
    file.seek(SeekFrom::End(0))?;
    Ok((file, points))
}
