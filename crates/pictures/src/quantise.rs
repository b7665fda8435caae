//! Colour quantisation: choosing the few colours that a GIF may have, and finding the nearest of them.

use std::collections::HashMap;

/// Red, green and blue.
pub(crate) type Rgb = [u8; 3];

/// How often the chosen colours are moved to the mean of those they replace (k-means).
const ROUNDS: usize = 4;

/// How many pixels have which colour.
#[derive(Default)]
pub(crate) struct ColourHistogram(HashMap<Rgb, u32>);

impl ColourHistogram {
    /// Counts some pixels.
    pub(crate) fn count(&mut self, pixels: impl Iterator<Item = Rgb>) {
        let mut run: Option<(Rgb, u32)> = None;
        for pixel in pixels {
            match &mut run {
                Some((colour, length)) if *colour == pixel => *length += 1,
                _ => {
                    self.add(run.take());
                    run = Some((pixel, 1));
                }
            }
        }
        self.add(run);
    }

    fn add(&mut self, run: Option<(Rgb, u32)>) {
        if let Some((colour, length)) = run {
            *self.0.entry(colour).or_default() += length;
        }
    }

    /// The colours, at most `most`, that best represent all that were counted.
    pub(crate) fn choose(&self, most: usize) -> Vec<Rgb> {
        // The root keeps large plain areas from taking all colours away from pawns and edges.
        let mut shares: Vec<Share> =
            self.0.iter().map(|(&colour, &count)| Share { colour, weight: f64::from(count).sqrt() }).collect();
        // The map has no order of its own, and the same pixels must always give the same choice.
        shares.sort_unstable_by_key(|share| share.colour);
        if shares.len() <= most {
            return shares.into_iter().map(|share| share.colour).collect();
        }
        let mut chosen = cut(&mut shares, most);
        for _ in 0..ROUNDS {
            chosen = settle(&shares, &chosen);
        }
        chosen.sort_unstable();
        chosen.dedup();
        chosen
    }
}

/// A colour and how much it counts.
#[derive(Clone, Copy)]
struct Share {
    colour: Rgb,
    weight: f64,
}

/// Splits the colours into groups, the widest-spread one first each time, and takes the middle of each.
fn cut(shares: &mut [Share], most: usize) -> Vec<Rgb> {
    let mut groups: Vec<(f64, usize, &mut [Share])> = Vec::with_capacity(most);
    let (spread, channel) = spread_of(shares);
    groups.push((spread, channel, shares));
    while groups.len() < most {
        let widest = (0..groups.len()).max_by(|&a, &b| groups[a].0.total_cmp(&groups[b].0)).unwrap_or(0);
        if groups[widest].2.len() < 2 {
            break;
        }
        let (_, channel, group) = groups.swap_remove(widest);
        group.sort_unstable_by_key(|share| (share.colour[channel], share.colour));
        let (low, high) = group.split_at_mut(halfway(group, channel));
        for half in [low, high] {
            let (spread, channel) = spread_of(half);
            groups.push((spread, channel, half));
        }
    }
    groups.iter().map(|(_, _, group)| mean(group)).collect()
}

/// The index that splits a sorted group at its mean, with something on both sides.
fn halfway(group: &[Share], channel: usize) -> usize {
    let middle = mean(group)[channel];
    group.partition_point(|share| share.colour[channel] <= middle).clamp(1, group.len() - 1)
}

/// The weighted variance of a group in the channel where it is largest, and that channel.
fn spread_of(group: &[Share]) -> (f64, usize) {
    let weight: f64 = group.iter().map(|share| share.weight).sum();
    let spread = |channel: usize| {
        let value = |share: &Share| f64::from(share.colour[channel]);
        let mean = group.iter().map(|share| share.weight * value(share)).sum::<f64>() / weight;
        let apart: f64 = group.iter().map(|share| share.weight * (value(share) - mean).powi(2)).sum();
        apart * f64::from(IMPORTANCE[channel])
    };
    let spreads = [spread(0), spread(1), spread(2)];
    let most = (0..3).max_by(|&a, &b| spreads[a].total_cmp(&spreads[b])).unwrap_or(0);
    (spreads[most], most)
}

fn mean(group: &[Share]) -> Rgb {
    let weight: f64 = group.iter().map(|share| share.weight).sum();
    [0, 1, 2].map(|channel| {
        let sum: f64 = group.iter().map(|share| share.weight * f64::from(share.colour[channel])).sum();
        (sum / weight).round() as u8
    })
}

/// Each chosen colour moved to the mean of those nearest to it.
fn settle(shares: &[Share], chosen: &[Rgb]) -> Vec<Rgb> {
    let mut groups = vec![Vec::new(); chosen.len()];
    for &share in shares {
        groups[nearest(chosen, share.colour)].push(share);
    }
    groups.iter().zip(chosen).map(|(group, &old)| if group.is_empty() { old } else { mean(group) }).collect()
}

/// How visible a difference in red, green and blue is.
const IMPORTANCE: [u32; 3] = [3, 4, 2];

fn nearest(chosen: &[Rgb], colour: Rgb) -> usize {
    let distance = |other: &Rgb| -> u32 {
        (0..3).map(|channel| u32::from(other[channel].abs_diff(colour[channel])).pow(2) * IMPORTANCE[channel]).sum()
    };
    (0..chosen.len()).min_by_key(|&index| distance(&chosen[index])).unwrap_or(0)
}

/// The chosen colours, with a cache of the nearest ones.
pub(crate) struct Matcher {
    chosen: Vec<Rgb>,
    known: HashMap<Rgb, u8>,
    /// The last answer: the next pixel mostly has the same colour.
    last: Option<(Rgb, u8)>,
}

impl Matcher {
    /// At most 256 colours.
    pub(crate) fn new(chosen: Vec<Rgb>) -> Matcher {
        Matcher { chosen, known: HashMap::new(), last: None }
    }

    /// The number of the colour nearest to this one: always the same for the same colour.
    pub(crate) fn index_of(&mut self, colour: Rgb) -> u8 {
        match self.last {
            Some((last, index)) if last == colour => index,
            _ => {
                let index = *self.known.entry(colour).or_insert_with(|| nearest(&self.chosen, colour) as u8);
                self.last = Some((colour, index));
                index
            }
        }
    }

    /// All of them, by number.
    pub(crate) fn chosen(&self) -> &[Rgb] {
        &self.chosen
    }
}
