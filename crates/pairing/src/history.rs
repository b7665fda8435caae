//! What each player has done so far.

use std::collections::{BTreeMap, HashMap};

use crate::{Number, Player, Round, Rules, Score};

/// What a player did in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Appearance {
    /// Sat at a table whose result is not known, or at none while the round goes on: what that brings counts when the round is over.
    Pending,
    /// Played.
    Played {
        /// Which table of the round.
        table: usize,
        /// Where in turn order.
        place: usize,
        points: Score,
    },
    /// Sat out.
    Bye { points: Score },
    /// Won because the others did not turn up, or did not turn up and got nothing.
    Forfeit {
        /// Which table of the round.
        table: usize,
        /// Where in turn order.
        place: usize,
        points: Score,
    },
    /// Was not in it yet, or had left.
    Away,
}

impl Appearance {
    /// Whether the player could have played and did not: what FIDE calls a voluntary unplayed round.
    pub(crate) fn is_voluntary(&self) -> bool {
        matches!(self, Appearance::Away | Appearance::Forfeit { points: Score::ZERO, .. })
    }

    fn points(&self) -> Score {
        match *self {
            Appearance::Played { points, .. } | Appearance::Bye { points } | Appearance::Forfeit { points, .. } => {
                points
            }
            Appearance::Pending | Appearance::Away => Score::ZERO,
        }
    }
}

/// What a player has done so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    pub(crate) score: Score,
    /// One for each round.
    pub(crate) rounds: Vec<Appearance>,
    pub(crate) byes: u32,
    /// How often the player sat at each place in turn order.
    pub(crate) seats: [u32; 4],
    /// Whether the player moved first, at each table of two that was played.
    pub(crate) firsts: Vec<bool>,
    /// How often the player met others, and in which round last, from 1.
    pub(crate) meetings: HashMap<Number, (u32, u32)>,
}

impl Record {
    pub(crate) fn met(&self, other: Number) -> (u32, u32) {
        self.meetings.get(&other).copied().unwrap_or_default()
    }
}

/// What all players have done so far.
pub(crate) struct History(BTreeMap<Number, Record>);

impl History {
    pub(crate) fn new(rules: &Rules, players: &[Player], rounds: &[Round]) -> History {
        let mut history = History(players.iter().map(|player| (player.number, Record::default())).collect());
        for (round, number) in rounds.iter().zip(1..) {
            history.add(rules, round, number);
        }
        history
    }

    pub(crate) fn of(&self, player: Number) -> &Record {
        static NOTHING: std::sync::LazyLock<Record> = std::sync::LazyLock::new(Record::default);
        self.0.get(&player).unwrap_or(&NOTHING)
    }

    fn add(&mut self, rules: &Rules, round: &Round, number: u32) {
        let mut appearances: HashMap<Number, Appearance> = HashMap::new();
        for (index, table) in round.tables.iter().enumerate() {
            let points = table.result.as_ref().map(|result| rules.points.of(result));
            for (place, &player) in table.players.iter().enumerate() {
                let appearance = match &points {
                    None => Appearance::Pending,
                    Some(_) if table.absent.contains(&player) => {
                        Appearance::Forfeit { table: index, place, points: Score::ZERO }
                    }
                    Some(points) if table.is_played() => {
                        Appearance::Played { table: index, place, points: points[place] }
                    }
                    Some(points) => Appearance::Forfeit { table: index, place, points: points[place] },
                };
                appearances.insert(player, appearance);
                let Some(record) = self.0.get_mut(&player) else { continue };
                for &other in table.players.iter().filter(|other| **other != player) {
                    let met = record.meetings.entry(other).or_default();
                    *met = (met.0 + 1, number);
                }
                let turned_up = !table.absent.contains(&player) && (table.result.is_none() || table.is_played());
                if turned_up {
                    record.seats[place.min(3)] += 1;
                    record.firsts.extend((table.players.len() == 2).then_some(place == 0));
                }
            }
        }
        let is_over = round.missing() == 0;
        for &player in &round.byes {
            let appearance = if is_over { Appearance::Bye { points: rules.bye() } } else { Appearance::Pending };
            appearances.insert(player, appearance);
        }
        let without = if is_over { Appearance::Away } else { Appearance::Pending };
        for (player, record) in &mut self.0 {
            let appearance = appearances.remove(player).unwrap_or_else(|| without.clone());
            record.byes += u32::from(round.byes.contains(player));
            record.score += appearance.points();
            record.rounds.push(appearance);
        }
    }
}
