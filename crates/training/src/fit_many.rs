//! Fits the network for three and four players to samples, and writes its weights as the engine reads them.

use std::fs::write;
use std::io::Result;

use fencepost_engine::many::network::{Facts, HEAD_UNIT, HIDDEN, INPUTS, ROW_UNIT, facts};

use crate::Fitting;
use crate::chance::Chance;
use crate::course::{Student, read, teach};
use crate::sample::ManySample;
use crate::weights::Weights;

/// What the network sees of a sample, seat by seat, and the chance that each seat should have.
struct Lesson {
    seats: Vec<(Facts, f32)>,
}

impl Lesson {
    fn of(sample: &ManySample, result_share: f32) -> Lesson {
        // Each of several engines sees the game as its own; one of them is enough for a lesson.
        let turn = sample.position.hash() as usize % sample.engines.len().max(1);
        let engine = sample.engines.get(turn).copied();
        let seats = facts(&sample.position, engine).into_iter().map(|(seat, facts)| {
            let won = if seat == sample.winner { 1.0 } else { 0.0 };
            let searched = sample.chances.map_or(won, |chances| chances[seat]);
            (facts, result_share * won + (1.0 - result_share) * searched)
        });
        Lesson { seats: seats.collect() }
    }
}

/// All weights one after another: rows, bias, head.
const BIAS: usize = INPUTS * HIDDEN;
const HEAD: usize = BIAS + HIDDEN;
const WEIGHTS: usize = HEAD + HIDDEN;

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

/// What one seat's view gives.
struct Look {
    sums: [f32; HIDDEN],
    chance: f32,
}

fn loss(lesson: &Lesson, looks: &[Look]) -> f32 {
    lesson.seats.iter().zip(looks).map(|((_, target), look)| -target * look.chance.max(1e-6).ln()).sum()
}

impl Estimator {
    fn new(chance: &mut Chance) -> Estimator {
        let mut weights = Weights::new(WEIGHTS, chance);
        weights.now[BIAS..HEAD].fill(0.3);
        Estimator { weights }
    }

    fn look(&self, lesson: &Lesson) -> Vec<Look> {
        let mut looks: Vec<Look> = lesson.seats.iter().map(|(facts, _)| self.look_from(facts)).collect();
        let total: f32 = looks.iter().map(|look| look.chance).sum();
        for look in &mut looks {
            look.chance /= total;
        }
        looks
    }

    /// The odds of one seat, not shared out yet.
    fn look_from(&self, facts: &Facts) -> Look {
        let weights = &self.weights.now;
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&weights[BIAS..HEAD]);
        for &row in facts.rows() {
            let row = usize::from(row);
            for (sum, weight) in sums.iter_mut().zip(&weights[row * HIDDEN..(row + 1) * HIDDEN]) {
                *sum += weight;
            }
        }
        let weighed = sums.iter().zip(&weights[HEAD..]).map(|(sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight);
        let odds = weighed.sum::<f32>();
        Look { sums, chance: odds.exp() }
    }

    /// Adds one seat's view to the gradient.
    fn study_view(&mut self, facts: &Facts, look: &Look, error: f32) {
        let Weights { now, gradient, .. } = &mut self.weights;
        let mut back = [0.0; HIDDEN];
        for (neuron, &sum) in look.sums.iter().enumerate() {
            let active = sum.clamp(0.0, 1.0);
            gradient[HEAD + neuron] += error * active * active;
            // Outside the cut-offs a little gradient stays, so that a neuron can come back to life.
            let slope = if sum > 0.0 && sum < 1.0 { 2.0 * active } else { 0.01 };
            back[neuron] = error * now[HEAD + neuron] * slope;
        }
        for row in facts.rows().iter().map(|&row| usize::from(row)).chain([INPUTS]) {
            for (gradient, back) in gradient[row * HIDDEN..(row + 1) * HIDDEN].iter_mut().zip(&back) {
                *gradient += back;
            }
        }
    }

    fn to_bytes(&self) -> Vec<u8> {
        let rows = self.weights.to_bytes(0..HEAD, ROW_UNIT);
        rows.chain(self.weights.to_bytes(HEAD..WEIGHTS, HEAD_UNIT)).collect()
    }
}

impl Student for Estimator {
    type Lesson = Lesson;

    const BATCH: usize = 1024;

    fn weights(&mut self) -> &mut Weights {
        &mut self.weights
    }

    fn study(&mut self, lesson: &Lesson, _chance: &mut Chance) -> f32 {
        let looks = self.look(lesson);
        for ((facts, target), look) in lesson.seats.iter().zip(&looks) {
            self.study_view(facts, look, look.chance - target);
        }
        loss(lesson, &looks)
    }

    fn loss(&self, lesson: &Lesson) -> f32 {
        loss(lesson, &self.look(lesson))
    }
}
