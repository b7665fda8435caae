//! Fits the network to samples by gradient descent (Adam), and writes its weights as the engine reads them.

use std::fs::write;
use std::io::Result;

use fencepost_engine::network::{HEAD_UNIT, HEADS, HIDDEN, INPUTS, MOST_FACTS, ROW_UNIT, facts, mirrored};
use fencepost_engine::win_chance;

use crate::Fitting;
use crate::chance::Chance;
use crate::course::{Student, read, teach};
use crate::sample::Sample;
use crate::weights::{Weights, cross_entropy};

/// What the network sees of a sample, and what it should say.
struct Lesson {
    rows: [u16; MOST_FACTS],
    len: u8,
    head: u8,
    target: f32,
}

impl Lesson {
    fn of(sample: &Sample, result_share: f32) -> Lesson {
        let facts = facts(&sample.position);
        let mut rows = [0; MOST_FACTS];
        rows[..facts.rows().len()].copy_from_slice(facts.rows());
        let searched = win_chance(sample.score) as f32;
        let target = result_share * sample.result + (1.0 - result_share) * searched;
        Lesson { rows, len: facts.rows().len() as u8, head: facts.head as u8, target }
    }

    fn rows(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows[..usize::from(self.len)].iter().map(|&row| usize::from(row))
    }
}

/// All weights one after another: rows, bias, heads, the heads' bias.
const BIAS: usize = INPUTS * HIDDEN;
const HEAD: usize = BIAS + HIDDEN;
const HEAD_BIAS: usize = HEAD + HEADS * HIDDEN;
const WEIGHTS: usize = HEAD_BIAS + HEADS;

pub(crate) fn run(fitting: &Fitting, result_share: f32) -> Result<()> {
    let lessons = read(&fitting.samples).map(|sample| sample.map(|sample| Lesson::of(&sample, result_share)));
    let lessons = lessons.collect::<Result<Vec<Lesson>>>()?;
    let mut chance = Chance::new(fitting.seed);
    let mut estimator = Estimator::new(&mut chance);
    teach(&mut estimator, lessons, fitting.epochs, &mut chance)?;
    write(&fitting.output, estimator.to_bytes())
}

struct Estimator {
    weights: Weights,
}

/// What one look at a lesson gives.
struct Look {
    sums: [f32; HIDDEN],
    chance: f32,
}

impl Estimator {
    fn new(chance: &mut Chance) -> Estimator {
        let mut weights = Weights::new(WEIGHTS, chance);
        weights.now[BIAS..HEAD].fill(0.3);
        weights.now[HEAD_BIAS..].fill(0.0);
        Estimator { weights }
    }

    fn look(&self, rows: impl Iterator<Item = usize>, head: usize) -> Look {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&self.weights.now[BIAS..HEAD]);
        for row in rows {
            for (sum, weight) in sums.iter_mut().zip(&self.weights.now[row * HIDDEN..(row + 1) * HIDDEN]) {
                *sum += weight;
            }
        }
        let head_weights = &self.weights.now[HEAD + head * HIDDEN..HEAD + (head + 1) * HIDDEN];
        let weighed = sums.iter().zip(head_weights).map(|(sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight);
        let odds = weighed.sum::<f32>() + self.weights.now[HEAD_BIAS + head];
        Look { sums, chance: 1.0 / (1.0 + (-odds).exp()) }
    }

    /// Adds one lesson, with its own facts or those of its mirror image, to the gradient and returns its loss.
    fn study_rows<R: Iterator<Item = usize>>(&mut self, rows: impl Fn() -> R, lesson: &Lesson) -> f32 {
        let head = usize::from(lesson.head);
        let look = self.look(rows(), head);
        let error = look.chance - lesson.target;
        let mut back = [0.0; HIDDEN];
        for (neuron, &sum) in look.sums.iter().enumerate() {
            let active = sum.clamp(0.0, 1.0);
            let at = HEAD + head * HIDDEN + neuron;
            self.weights.gradient[at] += error * active * active;
            // Outside the cut-offs a little gradient stays, so that a neuron can come back to life.
            let slope = if sum > 0.0 && sum < 1.0 { 2.0 * active } else { 0.01 };
            back[neuron] = error * self.weights.now[at] * slope;
        }
        self.weights.gradient[HEAD_BIAS + head] += error;
        for row in rows().chain([INPUTS]) {
            for (gradient, back) in self.weights.gradient[row * HIDDEN..(row + 1) * HIDDEN].iter_mut().zip(&back) {
                *gradient += back;
            }
        }
        cross_entropy(lesson.target, look.chance)
    }

    fn to_bytes(&self) -> Vec<u8> {
        let whole = |weight: f32, unit: i32| (weight * unit as f32).round() as i16;
        let rows = self.weights.now[..HEAD].iter().map(|&weight| whole(weight, ROW_UNIT));
        let heads = self.weights.now[HEAD..HEAD_BIAS].iter().map(|&weight| whole(weight, HEAD_UNIT));
        let mut bytes: Vec<u8> = rows.chain(heads).flat_map(i16::to_le_bytes).collect();
        let unit = (ROW_UNIT * HEAD_UNIT) as f32;
        bytes.extend(
            self.weights.now[HEAD_BIAS..].iter().flat_map(|weight| ((weight * unit).round() as i32).to_le_bytes()),
        );
        bytes
    }
}

impl Student for Estimator {
    type Lesson = Lesson;

    const BATCH: usize = 2048;

    fn weights(&mut self) -> &mut Weights {
        &mut self.weights
    }

    /// Half of the lessons are studied in the mirror.
    fn study(&mut self, lesson: &Lesson, chance: &mut Chance) -> f32 {
        if chance.percent(50) {
            self.study_rows(|| lesson.rows().map(mirrored), lesson)
        } else {
            self.study_rows(|| lesson.rows(), lesson)
        }
    }

    fn loss(&self, lesson: &Lesson) -> f32 {
        cross_entropy(lesson.target, self.look(lesson.rows(), usize::from(lesson.head)).chance)
    }
}
