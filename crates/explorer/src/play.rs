//! One move that was played in one game, in sixteen bytes.

use fencepost_rules::{Move, SeatSet};

use crate::filter::{Month, Strength};
use crate::indexed_game::GameId;

/// A move that was played from a position. Plays are ordered by position, move, month and strength, so that sorting them brings
/// together what is counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Play {
    pub(crate) key: u64,
    /// From the highest bit: move 8, month 12, strength 8, ply 4, who got the point 4, game 28.
    detail: u64,
}

/// The highest ply that is told from others.
const LAST_PLY: usize = 15;
const GAME_BITS: u32 = 28;

impl Play {
    /// The largest number of a game.
    pub(crate) const LAST_GAME: u32 = (1 << GAME_BITS) - 1;

    pub(crate) fn new(
        key: u64,
        mv: Move,
        month: Option<Month>,
        strength: Strength,
        ply: usize,
        sharing: SeatSet,
        game: GameId,
    ) -> Play {
        let seats = sharing.into_iter().fold(0_u64, |bits, seat| bits | 1 << seat as u8);
        let detail = (mv.index() as u64) << 56
            | u64::from(Month::number(month)) << 44
            | u64::from(strength.number()) << 36
            | (ply.min(LAST_PLY) as u64) << 32
            | seats << GAME_BITS
            | u64::from(game.0 & Play::LAST_GAME);
        Play { key, detail }
    }

    pub(crate) fn from_bytes(bytes: [u8; 16]) -> Play {
        let (key, detail) = bytes.split_at(8);
        let number = |bytes: &[u8]| bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
        Play { key: number(key), detail: number(detail) }
    }

    pub(crate) fn to_bytes(self) -> [u8; 16] {
        (u128::from(self.key) << 64 | u128::from(self.detail)).to_be_bytes()
    }

    /// What it is counted with: move, month and strength.
    pub(crate) fn group(self) -> u64 {
        self.detail >> 36
    }

    pub(crate) fn mv(self) -> u8 {
        (self.detail >> 56) as u8
    }

    pub(crate) fn month(self) -> u16 {
        (self.detail >> 44 & 0xFFF) as u16
    }

    pub(crate) fn strength(self) -> u8 {
        (self.detail >> 36) as u8
    }

    pub(crate) fn ply(self) -> usize {
        (self.detail >> 32 & 15) as usize
    }

    /// Who got the point: one bit for each seat.
    pub(crate) fn sharing(self) -> u8 {
        (self.detail >> GAME_BITS & 15) as u8
    }

    pub(crate) fn game(self) -> GameId {
        GameId(self.detail as u32 & Play::LAST_GAME)
    }
}

/// A point is so many parts, so that it can be shared among two, three and four.
pub(crate) const PARTS: u32 = 12;

/// What was played from a position in all games of one month and strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) key: u64,
    pub(crate) mv: u8,
    pub(crate) month: u16,
    pub(crate) strength: u8,
    pub(crate) games: u32,
    /// By seat, in parts of a point.
    pub(crate) points: [u32; 4],
    /// The last of them.
    pub(crate) game: GameId,
}

impl Row {
    /// The row of a first play.
    pub(crate) fn of(play: Play) -> Row {
        let mut row = Row {
            key: play.key,
            mv: play.mv(),
            month: play.month(),
            strength: play.strength(),
            games: 0,
            points: [0; 4],
            game: play.game(),
        };
        row.add(play);
        row
    }

    pub(crate) fn add(&mut self, play: Play) {
        self.games = self.games.saturating_add(1);
        self.game = self.game.max(play.game());
        let sharing = play.sharing();
        for (seat, points) in self.points.iter_mut().enumerate() {
            if sharing >> seat & 1 != 0 {
                *points = points.saturating_add(PARTS / sharing.count_ones());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use fencepost_rules::Seat;

    use super::*;

    #[test]
    fn everything_fits_into_sixteen_bytes() {
        let month = Month::new(2026, 11);
        let sharing = SeatSet::EMPTY.with(Seat::South).with(Seat::East);
        let (mv, strength) = ("h8v".parse().expect("a move"), Strength::of_rating(1700));
        let play = Play::new(7 << 60, mv, month, strength, 99, sharing, GameId(Play::LAST_GAME));
        assert_eq!(Play::from_bytes(play.to_bytes()), play);
        assert_eq!((play.mv() as usize, Month::from_number(play.month())), (mv.index(), month));
        assert_eq!((Strength::from_number(play.strength()), play.ply(), play.sharing()), (strength, 15, 0b1001));
        assert_eq!(play.game(), GameId(Play::LAST_GAME));
    }

    #[test]
    fn points_are_shared() {
        let sharing =
            [SeatSet::EMPTY.with(Seat::South), SeatSet::EMPTY.with(Seat::South).with(Seat::North), SeatSet::EMPTY];
        let mut plays =
            sharing.map(|sharing| Play::new(1, Move::Pass, None, Strength::Unknown, 0, sharing, GameId(3))).into_iter();
        let mut row = Row::of(plays.next().expect("three"));
        plays.for_each(|play| row.add(play));
        assert_eq!((row.games, row.points), (3, [18, 0, 6, 0]));
    }
}
