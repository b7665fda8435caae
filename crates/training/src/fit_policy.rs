//! Fits the policy of three and four players to the moves of games, and writes its weights as the engine reads them.

use std::fs::write;
use std::io::Result;

use fencepost_engine::many::policy::{Candidate, INPUTS, UNIT, described};
use fencepost_rules::{Position, Seat};

use crate::Fitting;
use crate::chance::Chance;
use crate::course::{Student, read, teach};
use crate::sample::ManySample;
use crate::weights::Weights;

/// The moves that were looked at, and which of them was made.
struct Lesson {
    moves: Vec<Candidate>,
    made: usize,
    /// Where the weights of the mover's kind begin.
    first: usize,
}

/// All weights one after another: for the engine's own moves, for those of the others.
const OTHERS: usize = INPUTS;
const WEIGHTS: usize = OTHERS + INPUTS;

impl Lesson {
    /// What was done between two positions, if it is one move and worth looking at.
    fn of(before: &Position, after: &Position, engines: &[Seat]) -> Option<Lesson> {
        let moves = described(before);
        let leads_there = |candidate: &Candidate| {
            let mut next = *before;
            next.play_unchecked(candidate.mv);
            next.hash() == after.hash()
        };
        let made = moves.iter().position(leads_there)?;
        let first = if engines.contains(&before.turn()) { 0 } else { OTHERS };
        (moves.len() > 1).then_some(Lesson { moves, made, first })
    }
}

pub(crate) fn run(fitting: &Fitting) -> Result<()> {
    let mut lessons = Vec::new();
    let mut before: Option<Position> = None;
    for sample in read::<ManySample>(&fitting.samples) {
        let ManySample { position, engines, .. } = sample?;
        lessons.extend(before.and_then(|before| Lesson::of(&before, &position, &engines)));
        before = Some(position);
    }
    let mut chance = Chance::new(fitting.seed);
    let mut policy = Policy { weights: Weights::new(WEIGHTS, &mut chance) };
    teach(&mut policy, lessons, fitting.epochs, &mut chance)?;
    write(&fitting.output, policy.weights.to_bytes(0..WEIGHTS, UNIT).collect::<Vec<u8>>())
}

struct Policy {
    weights: Weights,
}

impl Policy {
    /// How likely each move of a lesson is.
    fn likelihoods(&self, lesson: &Lesson) -> Vec<f32> {
        let weight = |&row: &u16| self.weights.now[lesson.first + usize::from(row)];
        let likelihood = |candidate: &Candidate| candidate.rows().iter().map(weight).sum::<f32>().exp();
        let mut all: Vec<f32> = lesson.moves.iter().map(likelihood).collect();
        let total: f32 = all.iter().sum();
        for one in &mut all {
            *one /= total;
        }
        all
    }
}

impl Student for Policy {
    type Lesson = Lesson;

    const BATCH: usize = 512;

    fn weights(&mut self) -> &mut Weights {
        &mut self.weights
    }

    fn study(&mut self, lesson: &Lesson, _chance: &mut Chance) -> f32 {
        let all = self.likelihoods(lesson);
        for (index, (candidate, likelihood)) in lesson.moves.iter().zip(&all).enumerate() {
            let error = likelihood - if index == lesson.made { 1.0 } else { 0.0 };
            for &row in candidate.rows() {
                self.weights.gradient[lesson.first + usize::from(row)] += error;
            }
        }
        surprise(all[lesson.made])
    }

    fn loss(&self, lesson: &Lesson) -> f32 {
        surprise(self.likelihoods(lesson)[lesson.made])
    }
}

fn surprise(likelihood: f32) -> f32 {
    -likelihood.max(1e-9).ln()
}
