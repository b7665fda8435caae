//! The results of a match added up, with their statistics.

use std::collections::BTreeMap;

use fencepost_rules::{BySeat, Seat};
use fencepost_statistics::Estimate;

use super::engine_id::{ByEngine, EngineId};
use super::referee::Fault;

/// What the statistics need of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Played {
    pub(crate) group: usize,
    pub(crate) seats: BySeat<EngineId>,
    /// A's share of the point.
    pub(crate) points: f64,
    /// Whether one seat got the whole point.
    pub(crate) is_decided: bool,
    pub(crate) faults: Vec<(Seat, Fault)>,
}

/// The faults of an engine so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Faults {
    pub(crate) crashes: usize,
    pub(crate) illegal: usize,
    pub(crate) late: usize,
}

/// The sum of all games so far, as A sees it.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    group_size: usize,
    pub(crate) wins: usize,
    pub(crate) draws: usize,
    pub(crate) losses: usize,
    points: f64,
    pub(crate) faults: ByEngine<Faults>,
    /// Groups of which some games are still missing: games and points.
    open_groups: BTreeMap<usize, (usize, f64)>,
    /// The mean points of each complete group.
    groups: Vec<f64>,
}

impl Tally {
    /// Games come in groups of that many which share an opening.
    pub(crate) fn new(group_size: usize) -> Tally {
        Tally {
            group_size,
            wins: 0,
            draws: 0,
            losses: 0,
            points: 0.0,
            faults: ByEngine::default(),
            open_groups: BTreeMap::new(),
            groups: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, played: &Played) {
        match (played.is_decided, played.points > 0.5) {
            (false, _) => self.draws += 1,
            (true, true) => self.wins += 1,
            (true, false) => self.losses += 1,
        }
        self.points += played.points;
        for &(seat, fault) in &played.faults {
            let faults = &mut self.faults[played.seats[seat]];
            match fault {
                Fault::Crash => faults.crashes += 1,
                Fault::Illegal => faults.illegal += 1,
                Fault::Time => faults.late += 1,
            }
        }
        let (games, points) = self.open_groups.entry(played.group).or_default();
        *games += 1;
        *points += played.points;
        if *games == self.group_size {
            let mean = *points / count(self.group_size);
            self.open_groups.remove(&played.group);
            self.groups.push(mean);
        }
    }

    pub(crate) fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// A's points.
    pub(crate) fn points(&self) -> f64 {
        self.points
    }

    pub(crate) fn group_size(&self) -> usize {
        self.group_size
    }

    /// How many complete groups there are.
    pub(crate) fn groups(&self) -> usize {
        self.groups.len()
    }

    /// How often A got 0, ½, 1, 1½ and 2 points of a pair: with two players.
    pub(crate) fn pairs(&self) -> [usize; 5] {
        let mut pairs = [0; 5];
        for mean in &self.groups {
            #[expect(clippy::cast_sign_loss, reason = "points are never below zero")]
            let quarters = (mean * 4.0).round() as usize;
            pairs[quarters.min(4)] += 1;
        }
        pairs
    }

    /// The success rate by complete groups; `None` before the first.
    pub(crate) fn estimate(&self) -> Option<Estimate> {
        Estimate::of_groups(&self.groups)
    }
}

fn count(number: usize) -> f64 {
    f64::from(number as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(group: usize, points: f64) -> Played {
        let is_decided = points == 0.0 || (points - 1.0).abs() < 1e-12;
        Played {
            group,
            seats: BySeat([EngineId::A, EngineId::B, EngineId::B, EngineId::B]),
            points,
            is_decided,
            faults: Vec::new(),
        }
    }

    /// Pairs with 0, ½, 1, 1½ and 2 points.
    fn tally(pairs: [usize; 5]) -> Tally {
        let mut tally = Tally::new(2);
        let mut group = 0;
        for (kind, games) in [[0.0, 0.0], [0.0, 0.5], [0.0, 1.0], [0.5, 1.0], [1.0, 1.0]].into_iter().enumerate() {
            for _ in 0..pairs[kind] {
                for points in games {
                    tally.add(&game(group, points));
                }
                group += 1;
            }
        }
        tally
    }

    fn near(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    #[test]
    fn games_are_counted() {
        let tally = tally([1, 2, 3, 4, 5]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (3 + 4 + 10, 2 + 4, 2 + 2 + 3));
        assert_eq!(tally.games(), 30);
        assert_eq!(tally.pairs(), [1, 2, 3, 4, 5]);
        near(tally.points(), 20.0, 1e-12);
    }

    #[test]
    fn incomplete_pairs_count_for_the_score_only() {
        let mut tally = Tally::new(2);
        assert_eq!(tally.estimate(), None);
        tally.add(&game(3, 1.0));
        tally.add(&game(1, 0.0));
        assert_eq!((tally.games(), tally.groups(), tally.estimate()), (2, 0, None));
        tally.add(&game(3, 0.5));
        assert_eq!((tally.games(), tally.groups()), (3, 1));
        near(tally.estimate().expect("a pair").rate, 0.75, 1e-12);
    }

    #[test]
    fn faults_are_counted_for_the_engine_of_the_seat() {
        let mut tally = Tally::new(2);
        let mut played = game(0, 0.0);
        played.faults = vec![(Seat::South, Fault::Crash), (Seat::North, Fault::Time), (Seat::West, Fault::Illegal)];
        tally.add(&played);
        assert_eq!(tally.faults[EngineId::A], Faults { crashes: 1, illegal: 0, late: 0 });
        assert_eq!(tally.faults[EngineId::B], Faults { crashes: 0, illegal: 1, late: 1 });
    }
}
