//! What all students have in common: lessons are read from files, some are held back, and the rest is gone through again and
//! again.

use std::fs::File;
use std::io::{BufRead, BufReader, Error, ErrorKind, Result};
use std::path::PathBuf;
use std::str::FromStr;

use crate::chance::Chance;
use crate::weights::{Weights, learning_rate};

/// One lesson in this many is kept apart to see how well the rest was learned.
const HELD_BACK: usize = 20;

/// Weights that learn from lessons.
pub(crate) trait Student {
    type Lesson;

    /// Lessons between two steps of the weights.
    const BATCH: usize;

    fn weights(&mut self) -> &mut Weights;

    /// Adds one lesson to the gradient and returns its loss.
    fn study(&mut self, lesson: &Self::Lesson, chance: &mut Chance) -> f32;

    /// The loss of a lesson that nothing is learned from.
    fn loss(&self, lesson: &Self::Lesson) -> f32;
}

/// The samples of some files, line by line.
pub(crate) fn read<S: FromStr<Err = Error>>(paths: &[PathBuf]) -> impl Iterator<Item = Result<S>> + '_ {
    paths
        .iter()
        .flat_map(|path| match File::open(path) {
            Ok(file) => Samples::Lines(BufReader::new(file).lines()),
            Err(error) => Samples::Unreadable(Some(error)),
        })
        .map(|line| line?.parse())
}

/// The lines of one file, or why there are none.
enum Samples {
    Lines(std::io::Lines<BufReader<File>>),
    Unreadable(Option<Error>),
}

impl Iterator for Samples {
    type Item = Result<String>;

    fn next(&mut self) -> Option<Result<String>> {
        match self {
            Samples::Lines(lines) => lines.next(),
            Samples::Unreadable(error) => error.take().map(Err),
        }
    }
}

/// Goes through the lessons so many times, and says how it gets on.
pub(crate) fn teach<S: Student>(
    student: &mut S,
    mut lessons: Vec<S::Lesson>,
    epochs: usize,
    chance: &mut Chance,
) -> Result<()> {
    if lessons.len() < HELD_BACK {
        return Err(Error::new(ErrorKind::InvalidData, "there are too few samples to learn from"));
    }
    // Held back from the end of the files, so that no game is on both sides.
    let held_back = lessons.split_off(lessons.len() - lessons.len() / HELD_BACK);
    for epoch in 0..epochs {
        let learned = learn(student, &mut lessons, learning_rate(epoch, epochs), chance);
        let checked = held_back.iter().map(|lesson| student.loss(lesson)).sum::<f32>() / held_back.len() as f32;
        eprintln!("epoch {} of {epochs}: loss {learned:.5} on {}, {checked:.5} held back", epoch + 1, lessons.len());
    }
    Ok(())
}

/// Goes once through all lessons in a new order; returns the mean loss.
fn learn<S: Student>(student: &mut S, lessons: &mut [S::Lesson], rate: f32, chance: &mut Chance) -> f32 {
    for index in (1..lessons.len()).rev() {
        lessons.swap(index, chance.below(index + 1));
    }
    let mut loss = 0.0;
    for batch in lessons.chunks(S::BATCH) {
        loss += batch.iter().map(|lesson| student.study(lesson, chance)).sum::<f32>();
        student.weights().step(rate, batch.len());
    }
    loss / lessons.len() as f32
}
