//! The ten figures.

use fencepost_rules::Seat;

use crate::figure::{Figure, Shown};

/// All figures, by their numbers.
pub static FIGURES: [Figure; 10] = [
    Figure {
        number: 1,
        line: "rules-figure-1",
        position: " /  / e1 e9 / 10 10 / 1",
        part: None,
        shown: &[Shown::Hands],
    },
    Figure {
        number: 2,
        line: "rules-figure-2",
        position: " /  / e5 e9 / 10 10 / 1",
        part: Some(["c3", "g7"]),
        shown: &[Shown::Move("e6"), Shown::Move("f5"), Shown::Move("e4"), Shown::Move("d5")],
    },
    Figure {
        number: 3,
        line: "rules-figure-3",
        position: "d4 /  / e4 e9 / 10 9 / 1",
        part: Some(["c2", "g6"]),
        shown: &[Shown::Walk(&["f4", "f5", "f6"])],
    },
    Figure {
        number: 4,
        line: "rules-figure-4",
        position: "d6 /  / e1 e9 / 9 10 / 1",
        part: Some(["c3", "g7"]),
        shown: &[Shown::HalfOff("d4h")],
    },
    Figure {
        number: 5,
        line: "rules-figure-5",
        position: "c7 / c8e8 / e3 e9 / 8 9 / 1",
        part: Some(["b5", "f9"]),
        shown: &[Shown::ShutsIn("e7h")],
    },
    Figure {
        number: 6,
        line: "rules-figure-6",
        position: " /  / e4 e5 / 10 10 / 1",
        part: Some(["c3", "g7"]),
        shown: &[Shown::Move("e6")],
    },
    Figure {
        number: 7,
        line: "rules-figure-7",
        position: "d5 /  / e4 e5 / 9 10 / 1",
        part: Some(["c3", "g7"]),
        shown: &[Shown::Move("d5"), Shown::Move("f5")],
    },
    Figure {
        number: 8,
        line: "rules-figure-8",
        position: "d5 / e5 / e4 e5 / 9 9 / 1",
        part: Some(["c3", "g7"]),
        shown: &[Shown::Move("d5")],
    },
    Figure {
        number: 9,
        line: "rules-figure-9",
        position: " /  / e4 a5 e5 e6 / 5 5 5 5 / 1",
        part: Some(["c3", "g7"]),
        shown: &[Shown::Move("d5"), Shown::Move("f5")],
    },
    Figure {
        number: 10,
        line: "rules-figure-10",
        position: "d6 / e7 / e9 f6 / 9 9 / 2",
        part: Some(["c5", "g9"]),
        shown: &[Shown::Goal(Seat::South)],
    },
];
