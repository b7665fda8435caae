//! Tie-breaks: what counts among players with the same points. Unplayed rounds count as FIDE says in article 16 of C.07, in
//! force since March 2026.

use std::cmp::Reverse;

use crate::history::{Appearance, History};
use crate::{Format, Number, Round, Rules, Score};

/// A tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The scores of all opponents.
    Buchholz,
    /// The same without the lowest.
    BuchholzCut1,
    /// The scores of those who were beaten, and half of those who were drawn with.
    SonnebornBerger,
    /// What those who are equal scored against each other, if all of them met. If not, it counts only for those who would lead them
    /// whatever the missing games had brought. It counts again among those of them whom it leaves equal.
    DirectEncounter,
    /// The number of rounds that brought as much as a win.
    Wins,
}

impl TieBreak {
    /// All of them, in the usual order.
    pub const ALL: [TieBreak; 5] = [
        TieBreak::Buchholz,
        TieBreak::BuchholzCut1,
        TieBreak::SonnebornBerger,
        TieBreak::DirectEncounter,
        TieBreak::Wins,
    ];

    /// A short name that stays the same for good.
    pub const fn code(self) -> &'static str {
        match self {
            TieBreak::Buchholz => "buchholz",
            TieBreak::BuchholzCut1 => "buchholz-cut-1",
            TieBreak::SonnebornBerger => "sonneborn-berger",
            TieBreak::DirectEncounter => "direct-encounter",
            TieBreak::Wins => "wins",
        }
    }

    /// The one with that name.
    pub fn from_code(code: &str) -> Option<TieBreak> {
        TieBreak::ALL.into_iter().find(|tie_break| tie_break.code() == code)
    }
}

/// One addend of a tie-break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The round, from 1.
    pub round: usize,
    /// Whose score it is; none for a game that was not played, for which a dummy's score counts.
    pub opponent: Option<Number>,
    /// What is added.
    pub score: Score,
    /// Whether it is left out.
    pub cut: bool,
}

/// The value of a tie-break, and how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreakValue {
    /// Which.
    pub tie_break: TieBreak,
    /// Its value.
    pub value: Score,
    /// What was added up.
    pub sum: Vec<Contribution>,
}

/// What tie-breaks are computed from.
pub(crate) struct Results<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) rounds: &'a [Round],
    pub(crate) history: &'a History,
}

/// An opponent, or a round without one.
struct Met {
    round: usize,
    /// None if there was no game.
    opponent: Option<Number>,
    /// The score that counts.
    score: Score,
    /// In halves: 2 for a win, 1 for a draw.
    won: u8,
    /// Whether the player could have played and did not.
    is_voluntary: bool,
}

/// What somebody scored against others who have the same points.
struct Encounters {
    sum: Vec<Contribution>,
    score: Score,
    /// How many of the others were not met.
    missing: usize,
}

impl Encounters {
    /// What it could have been with the games that are missing.
    fn most(&self) -> Score {
        (0..self.missing).fold(self.score, |score, _| score + Score::ONE)
    }
}

impl Results<'_> {
    /// The values of players who are equal so far, in their order.
    pub(crate) fn values(&self, tie_break: TieBreak, equals: &[Number]) -> Vec<TieBreakValue> {
        let each = |sum: &dyn Fn(Number) -> Vec<Contribution>| equals.iter().map(|&player| sum(player)).collect();
        let sums: Vec<Vec<Contribution>> = match tie_break {
            TieBreak::Buchholz => each(&|player| self.buchholz(player)),
            TieBreak::BuchholzCut1 => each(&|player| cut_one(&self.met(player))),
            TieBreak::SonnebornBerger => each(&|player| self.sonneborn_berger(player)),
            TieBreak::DirectEncounter => self.direct_encounters(equals),
            TieBreak::Wins => each(&|player| self.wins(player)),
        };
        let value = |sum: Vec<Contribution>| {
            let value = sum.iter().filter(|it| !it.cut).map(|it| it.score).sum();
            TieBreakValue { tie_break, value, sum }
        };
        sums.into_iter().map(value).collect()
    }

    /// The players whom a tie-break leaves equal, those with the highest value first. The direct encounter is asked again for each group
    /// that is smaller than the one before, because the games against those who are out of it no longer count.
    pub(crate) fn order(&self, tie_break: TieBreak, equals: &[Number], values: &[TieBreakValue]) -> Vec<Vec<Number>> {
        let mut order: Vec<(Score, Number)> = values.iter().map(|it| it.value).zip(equals.iter().copied()).collect();
        order.sort_by_key(|(value, _)| Reverse(*value));
        let groups = order.chunk_by(|(one, _), (other, _)| one == other);
        groups
            .flat_map(|group| {
                let group: Vec<Number> = group.iter().map(|(_, player)| *player).collect();
                if tie_break == TieBreak::DirectEncounter && (2..equals.len()).contains(&group.len()) {
                    self.order(tie_break, &group, &self.values(tie_break, &group))
                } else {
                    vec![group]
                }
            })
            .collect()
    }

    fn buchholz(&self, player: Number) -> Vec<Contribution> {
        self.met(player).into_iter().map(|met| met.adds(met.score)).collect()
    }

    fn sonneborn_berger(&self, player: Number) -> Vec<Contribution> {
        let adds = |met: Met| match met.won {
            0 => None,
            1 => Some(met.adds(met.score.half())),
            _ => Some(met.adds(met.score)),
        };
        self.met(player).into_iter().filter_map(adds).collect()
    }

    fn wins(&self, player: Number) -> Vec<Contribution> {
        let record = self.history.of(player);
        let is_win = |round: usize, appearance: &Appearance| match appearance {
            Appearance::Played { table, points, .. } => {
                *points == self.rules.points.win(self.rounds[round].tables[*table].players.len())
            }
            Appearance::Bye { .. } => true,
            Appearance::Forfeit { points, .. } => *points > Score::ZERO,
            Appearance::Pending | Appearance::Away => false,
        };
        let rounds = record.rounds.iter().enumerate().filter(|(round, appearance)| is_win(*round, appearance));
        rounds
            .map(|(round, _)| Contribution { round: round + 1, opponent: None, score: Score::ONE, cut: false })
            .collect()
    }

    /// What each scored against the others, if everybody met everybody. If not, only for those who would be alone at the top whatever the
    /// missing games had brought, then for those who would be alone at the top of the rest, and so on; nothing for all others.
    fn direct_encounters(&self, equals: &[Number]) -> Vec<Vec<Contribution>> {
        let mut all: Vec<Encounters> = equals.iter().map(|&player| self.encounters_with(player, equals)).collect();
        if all.iter().any(|it| it.missing > 0) {
            let mut order: Vec<usize> = (0..all.len()).collect();
            order.sort_by_key(|&at| std::cmp::Reverse(all[at].score));
            let leads =
                |place: usize| order[place + 1..].iter().all(|&other| all[order[place]].score > all[other].most());
            let certain = (0..order.len()).take_while(|&place| leads(place)).count();
            for &at in &order[certain..] {
                all[at].sum.clear();
            }
        }
        all.into_iter().map(|it| it.sum).collect()
    }

    fn encounters_with(&self, player: Number, equals: &[Number]) -> Encounters {
        let meetings = &self.history.of(player).meetings;
        let met = equals.iter().copied().filter(|other| meetings.contains_key(other));
        let games: Vec<Vec<Contribution>> = met.map(|other| self.encounters(player, other)).collect();
        let missing = equals.len() - 1 - games.iter().filter(|games| !games.is_empty()).count();
        let sum: Vec<Contribution> = games.into_iter().flatten().collect();
        let score = sum.iter().map(|it| it.score).sum();
        Encounters { sum, score, missing }
    }

    /// The games of two players, with what the first one scored against the second.
    fn encounters(&self, one: Number, other: Number) -> Vec<Contribution> {
        let in_round = |(round, appearance): (usize, &Appearance)| {
            let (table, place) = match appearance {
                Appearance::Played { table, place, .. } => (table, place),
                Appearance::Forfeit { table, place, .. } if !self.rules.is_swiss() => (table, place),
                _ => return None,
            };
            let table = &self.rounds[round].tables[*table];
            let there = table.players.iter().position(|&player| player == other)?;
            if self.rules.is_swiss() && table.absent.contains(&other) {
                return None;
            }
            let score = match table.result.as_ref()?.compare(*place, there) {
                Some(1) => Score::ONE,
                Some(0) => Score::HALF,
                _ => Score::ZERO,
            };
            Some(Contribution { round: round + 1, opponent: Some(other), score, cut: false })
        };
        self.history.of(one).rounds.iter().enumerate().filter_map(in_round).collect()
    }

    /// Everybody a player met. Each round without a game counts as one against a dummy (C.07, 16.4), in a round robin or knock-out only
    /// if it was forfeited: that is a game there (15.2).
    fn met(&self, player: Number) -> Vec<Met> {
        let record = self.history.of(player);
        let mut met = Vec::new();
        for (round, appearance) in record.rounds.iter().enumerate() {
            let dummy = |won: u8| Met {
                round: round + 1,
                opponent: None,
                score: record.score.min(self.most_for_a_dummy()),
                won,
                is_voluntary: appearance.is_voluntary(),
            };
            let dummies = self.rules.table - 1;
            match appearance {
                Appearance::Pending => {}
                Appearance::Played { table, place, .. } => {
                    met.extend(self.at_table(player, round, *table, *place, false));
                }
                Appearance::Forfeit { table, place, .. } => {
                    met.extend(self.at_table(player, round, *table, *place, true));
                }
                _ if !self.rules.is_swiss() => {}
                Appearance::Bye { .. } => met.extend((0..dummies).map(|_| dummy(2))),
                Appearance::Away => met.extend((0..dummies).map(|_| dummy(0))),
            }
        }
        met
    }

    /// A dummy that stands for nobody has no more points than draws in all rounds bring (16.4.2).
    fn most_for_a_dummy(&self) -> Score {
        match self.rules.format {
            Format::Swiss { rounds } => (0..rounds.max(self.rounds.len())).map(|_| self.rules.draw()).sum(),
            Format::RoundRobin { .. } | Format::KnockOut => Score::ZERO,
        }
    }

    /// The others at a table. A dummy stands for those who did not turn up, and for everybody if the player did not: it has the player's
    /// own score, and no more than the one it stands for (16.4.1).
    fn at_table(&self, player: Number, round: usize, table: usize, place: usize, is_forfeit: bool) -> Vec<Met> {
        let table = &self.rounds[round].tables[table];
        let Some(result) = &table.result else { return Vec::new() };
        let own = self.history.of(player);
        let others = table.players.iter().enumerate().filter(|(there, _)| *there != place);
        others
            .map(|(there, &opponent)| {
                let score = self.score_for_others(opponent);
                let is_game = !self.rules.is_swiss() || !is_forfeit && !table.absent.contains(&opponent);
                Met {
                    round: round + 1,
                    opponent: is_game.then_some(opponent),
                    score: if is_game { score } else { score.min(own.score) },
                    won: result.compare(place, there).map_or(0, |compared| (compared + 1) as u8),
                    is_voluntary: own.rounds[round].is_voluntary(),
                }
            })
            .collect()
    }

    /// A player's score as it counts for others: the rounds that the player was away for are drawn, if only rounds that the player did not
    /// want to play follow (16.3).
    fn score_for_others(&self, player: Number) -> Score {
        let record = self.history.of(player);
        if !self.rules.is_swiss() {
            return record.score;
        }
        let last = record.rounds.iter().rev().take_while(|appearance| appearance.is_voluntary());
        let away = last.filter(|appearance| **appearance == Appearance::Away);
        away.fold(record.score, |score, _| score + self.rules.draw())
    }
}

impl Met {
    fn adds(&self, score: Score) -> Contribution {
        Contribution { round: self.round, opponent: self.opponent, score, cut: false }
    }
}

/// All but the lowest; what the player could have played is left out before all else (16.5).
fn cut_one(met: &[Met]) -> Vec<Contribution> {
    let lowest = met.iter().enumerate().min_by_key(|(_, met)| (!met.is_voluntary, met.score)).map(|(at, _)| at);
    let contribution = |(at, met): (usize, &Met)| Contribution { cut: Some(at) == lowest, ..met.adds(met.score) };
    met.iter().enumerate().map(contribution).collect()
}
