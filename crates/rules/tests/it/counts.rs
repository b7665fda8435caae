//! The counts of `counts.txt`: all of them by the fast code, and the small ones by its slow twin.

use fencepost_rules::perft::{divide, perft, perft_portable};
use fencepost_rules::{Board, Players, Position};

use crate::twin::Twin;

const COUNTS: &str = include_str!("counts.txt");
/// The twin takes milliseconds for what the fast code does in less than a microsecond.
const MOST_FOR_TWIN: u64 = 40_000;

/// One line of the file.
struct Known {
    set_up: &'static str,
    depth: u32,
    count: u64,
}

impl Known {
    fn all() -> impl Iterator<Item = Known> {
        COUNTS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
            let [set_up, depth, count] = line.split(';').map(str::trim).collect::<Vec<_>>()[..] else {
                panic!("not three fields: {line}");
            };
            Known { set_up, depth: depth.parse().expect("a depth"), count: count.parse().expect("a count") }
        })
    }

    fn position(&self) -> Position {
        if self.set_up.contains('/') {
            return self.set_up.parse().expect("a position");
        }
        let (players, board, fences) = self.start();
        Position::start(players, board, fences).expect("a valid start")
    }

    /// The twin sets up the start itself if it can, so that the start is compared too.
    fn twin(&self) -> Twin {
        if self.set_up.contains('/') {
            return Twin::from_position(self.set_up);
        }
        let (players, board, fences) = self.start();
        Twin::new(players.count(), board.width().into(), board.height().into(), fences.into())
    }

    fn start(&self) -> (Players, Board, u8) {
        let [players, board, fences] = self.set_up.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("not a set-up: {}", self.set_up);
        };
        let players = players.parse().ok().and_then(Players::from_count).expect("a number of players");
        (players, board.parse().expect("a board"), fences.parse().expect("a number of fences"))
    }
}

#[test]
fn counts_are_the_known_ones() {
    for known in Known::all() {
        assert_eq!(perft(&known.position(), known.depth), known.count, "{}; {}", known.set_up, known.depth);
    }
}

/// Processors without newer instructions use other machine code.
#[test]
fn counts_are_the_same_on_every_processor() {
    for known in Known::all() {
        let count = perft_portable(&known.position(), known.depth);
        assert_eq!(count, known.count, "{}; {}", known.set_up, known.depth);
    }
}

#[test]
fn twin_counts_the_same() {
    for known in Known::all().filter(|known| known.count <= MOST_FOR_TWIN) {
        assert_eq!(known.twin().perft(known.depth), known.count, "{}; {}", known.set_up, known.depth);
    }
}

#[test]
fn divided_counts_add_up_and_name_each_move_once() {
    for known in Known::all().filter(|known| known.depth > 0 && known.count <= 1_000_000) {
        let position = known.position();
        let divided: Vec<_> = divide(&position, known.depth).collect();
        assert_eq!(divided.iter().map(|&(_, count)| count).sum::<u64>(), known.count, "{}", known.set_up);
        let legal: Vec<_> = position.legal_moves().into_iter().collect();
        assert_eq!(divided.iter().map(|&(mv, _)| mv).collect::<Vec<_>>(), legal, "{}", known.set_up);
    }
}
