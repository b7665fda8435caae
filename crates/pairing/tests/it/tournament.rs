//! A tournament that tests play.

use std::collections::{BTreeMap, BTreeSet};

use fencepost_pairing::{Format, Number, PairingError, Player, Round, Rules, TableResult, pair_next, seating};

/// A tournament with its players and rounds.
pub(crate) struct Tournament {
    pub(crate) rules: Rules,
    pub(crate) players: Vec<Player>,
    pub(crate) rounds: Vec<Round>,
    random: u64,
}

impl Tournament {
    pub(crate) fn new(format: Format, table: usize, players: u32, seed: u64) -> Tournament {
        let players =
            (1..=players).map(|number| Player { rating: Some(2000 - number), ..Player::new(number) }).collect();
        Tournament { rules: Rules::new(format, table), players, rounds: Vec::new(), random: seed | 1 }
    }

    /// A number below another, by a plain generator.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % count.max(1)
    }

    pub(crate) fn pair(&self, may_repeat: bool) -> Result<Round, PairingError> {
        pair_next(&self.rules, &self.players, &self.rounds, may_repeat)
    }

    /// Plays a round by lot.
    pub(crate) fn play(&mut self, mut round: Round) {
        for table in &mut round.tables {
            if table.result.is_none() {
                let players = table.players.len();
                let draw = ["1/2-1/2", "1/3-1/3-1/3", "1/4-1/4-1/4-1/4"][players - 2];
                table.result = Some(match self.below(12) {
                    0 if self.rules.format != Format::KnockOut => draw.parse().expect("a draw"),
                    1 if self.rules.format != Format::KnockOut => TableResult::nobody(players),
                    _ => TableResult::won_by(self.below(players), players),
                });
            }
        }
        self.rounds.push(round);
    }

    /// Somebody comes late, and somebody leaves.
    pub(crate) fn come_and_go(&mut self) {
        if self.below(3) == 0 {
            let number = self.players.len() as u32 + 1;
            self.players.push(Player::new(number));
        }
        if self.below(3) == 0 {
            let at = self.below(self.players.len());
            self.players[at].withdrawn = true;
        }
    }

    pub(crate) fn there(&self) -> BTreeSet<Number> {
        self.players.iter().filter(|player| !player.withdrawn).map(|player| player.number).collect()
    }

    /// How often each pair met.
    pub(crate) fn meetings(&self) -> BTreeMap<(Number, Number), u32> {
        let mut meetings = BTreeMap::new();
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for (at, &one) in table.players.iter().enumerate() {
                for &other in &table.players[at + 1..] {
                    *meetings.entry((one.min(other), one.max(other))).or_default() += 1;
                }
            }
        }
        meetings
    }

    /// How often each player sat out.
    pub(crate) fn byes(&self) -> BTreeMap<Number, u32> {
        let mut byes = BTreeMap::new();
        for &player in self.rounds.iter().flat_map(|round| &round.byes) {
            *byes.entry(player).or_default() += 1;
        }
        byes
    }

    /// Checks that everybody who is there is paired once, at tables of the right size.
    pub(crate) fn check(&self, round: &Round) {
        let paired: Vec<Number> = round.players().collect();
        assert_eq!(paired.len(), paired.iter().collect::<BTreeSet<_>>().len(), "nobody twice");
        assert_eq!(paired.iter().copied().collect::<BTreeSet<_>>(), self.there());
        let mut sizes: Vec<usize> = round.tables.iter().map(|table| table.players.len()).collect();
        sizes.sort_unstable();
        let mut expected = seating(self.there().len(), self.rules.table);
        expected.tables.sort_unstable();
        assert_eq!((sizes, round.byes.len()), (expected.tables, expected.byes));
    }
}
