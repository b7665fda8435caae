//! Who plays whom, from which seat and which opening.

use std::str::FromStr;

use fencepost_rules::{BySeat, Players};

use super::engine_id::EngineId;

/// How many seats of a game each engine has: `a-vs-b`, `a-vs-bbb`, `aa-vs-b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lineup {
    players: Players,
    seats_of_a: usize,
}

impl Lineup {
    /// A alone against copies of B.
    pub(crate) fn alone(players: Players) -> Lineup {
        Lineup { players, seats_of_a: 1 }
    }

    pub(crate) fn players(self) -> Players {
        self.players
    }

    /// The share of the points that A would get if both were equally strong.
    pub(crate) fn fair_share(self) -> f64 {
        f64::from(self.seats_of_a as u32) / f64::from(self.players.count() as u32)
    }

    /// All assignments of the seats: with two players both colours.
    pub(crate) fn seatings(self) -> Vec<BySeat<EngineId>> {
        let seats = self.players.seats();
        let mut seatings = Vec::new();
        for chosen in 0u32..1 << seats.len() {
            if chosen.count_ones() as usize == self.seats_of_a {
                let mut seating = BySeat([EngineId::B; 4]);
                for (place, &seat) in seats.iter().enumerate() {
                    if chosen >> place & 1 != 0 {
                        seating[seat] = EngineId::A;
                    }
                }
                seatings.push(seating);
            }
        }
        seatings
    }
}

/// The text is not a lineup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ParseLineupError;

impl FromStr for Lineup {
    type Err = ParseLineupError;

    fn from_str(text: &str) -> Result<Lineup, ParseLineupError> {
        let (a, b) = text.split_once("-vs-").ok_or(ParseLineupError)?;
        let only = |letters: &str, letter| !letters.is_empty() && letters.bytes().all(|one| one == letter);
        let players = Players::from_count(a.len() + b.len()).ok_or(ParseLineupError)?;
        (only(a, b'a') && only(b, b'b')).then_some(Lineup { players, seats_of_a: a.len() }).ok_or(ParseLineupError)
    }
}

/// One game that is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fixture {
    /// Counted from 0.
    pub(crate) number: usize,
    /// The games of a group share an opening and differ in who sits where.
    pub(crate) group: usize,
    pub(crate) opening: usize,
    pub(crate) seats: BySeat<EngineId>,
}

/// All games of a match: each opening in turn with all seatings, and from the first opening again until there are enough.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    seatings: Vec<BySeat<EngineId>>,
    openings: usize,
    games: usize,
}

impl Schedule {
    pub(crate) fn new(lineup: Lineup, openings: usize, games: usize) -> Schedule {
        Schedule { seatings: lineup.seatings(), openings: openings.max(1), games }
    }

    pub(crate) fn games(&self) -> usize {
        self.games
    }

    /// Who sits where in the games of a group: one letter for each seat of the board.
    pub(crate) fn seatings(&self) -> Vec<String> {
        self.seatings
            .iter()
            .map(|seating| seating.0.map(|id| if id == EngineId::A { 'a' } else { 'b' }))
            .map(String::from_iter)
            .collect()
    }

    /// How many games make a group: two with two players.
    pub(crate) fn group_size(&self) -> usize {
        self.seatings.len()
    }

    /// The game with that number; `None` after the last.
    pub(crate) fn fixture(&self, number: usize) -> Option<Fixture> {
        let group = number / self.seatings.len();
        let seats = self.seatings[number % self.seatings.len()];
        (number < self.games).then_some(Fixture { number, group, opening: group % self.openings, seats })
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::Seat;

    use super::*;

    fn all(schedule: &Schedule) -> Vec<Fixture> {
        (0..).map_while(|number| schedule.fixture(number)).collect()
    }

    #[test]
    fn colours_are_swapped_on_every_opening() {
        let fixtures = all(&Schedule::new(Lineup::alone(Players::Two), 3, 8));
        assert_eq!(fixtures.iter().map(|it| it.opening).collect::<Vec<_>>(), [0, 0, 1, 1, 2, 2, 0, 0]);
        assert_eq!(fixtures.iter().map(|it| it.group).collect::<Vec<_>>(), [0, 0, 1, 1, 2, 2, 3, 3]);
        for pair in fixtures.chunks(2) {
            assert_eq!((pair[0].seats[Seat::South], pair[0].seats[Seat::North]), (EngineId::A, EngineId::B));
            assert_eq!((pair[1].seats[Seat::South], pair[1].seats[Seat::North]), (EngineId::B, EngineId::A));
        }
    }

    #[test]
    fn with_more_players_a_sits_everywhere_equally() {
        for (text, players, group) in
            [("a-vs-bb", Players::Three, 3), ("a-vs-bbb", Players::Four, 4), ("aa-vs-bb", Players::Four, 6)]
        {
            let lineup: Lineup = text.parse().expect("a lineup");
            assert_eq!(lineup.players(), players);
            let schedule = Schedule::new(lineup, 1, group);
            assert_eq!(schedule.group_size(), group);
            let fixtures = all(&schedule);
            let games_of_a = |seat: Seat| fixtures.iter().filter(|it| it.seats[seat] == EngineId::A).count();
            let first = games_of_a(Seat::South);
            assert!(players.seats().iter().all(|&seat| games_of_a(seat) == first), "{text}");
        }
    }

    #[test]
    fn the_fair_share_follows_from_the_seats() {
        for (text, share) in [("a-vs-b", 0.5), ("a-vs-bbb", 0.25), ("aaa-vs-b", 0.75), ("aa-vs-bb", 0.5)] {
            let lineup: Lineup = text.parse().expect("a lineup");
            assert!((lineup.fair_share() - share).abs() < 1e-12);
        }
    }

    #[test]
    fn other_lineups_are_refused() {
        for text in ["", "a", "a-vs-", "-vs-b", "b-vs-a", "a-vs-bbbb", "ab-vs-b", "a-vs-b-vs-b", "A-vs-B"] {
            assert_eq!(text.parse::<Lineup>(), Err(ParseLineupError), "{text}");
        }
    }
}
