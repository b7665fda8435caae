//! What stands where.

use crate::figure::Figure;
use crate::figures::FIGURES;

/// A part of the rules under a heading.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// The line of its heading.
    pub title: &'static str,
    /// What it says.
    pub paragraphs: &'static [Paragraph],
    /// The numbers of its figures.
    figures: &'static [u8],
}

impl Chapter {
    /// The figures that belong to it.
    pub fn figures(&self) -> impl Iterator<Item = &'static Figure> + use<> {
        let numbers = self.figures;
        FIGURES.iter().filter(|figure| numbers.contains(&figure.number))
    }
}

/// A paragraph of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// Its line.
    pub line: &'static str,
    /// Whether no print settles it, so that the answer is ours.
    pub is_ruling: bool,
    /// Whether it is one of several things in a list.
    pub is_item: bool,
}

const fn says(line: &'static str) -> Paragraph {
    Paragraph { line, is_ruling: false, is_item: false }
}

const fn ruling(line: &'static str) -> Paragraph {
    Paragraph { line, is_ruling: true, is_item: false }
}

const fn item(line: &'static str) -> Paragraph {
    Paragraph { line, is_ruling: false, is_item: true }
}

/// All chapters, in the order in which they are read.
pub static CHAPTERS: [Chapter; 11] = [
    Chapter { title: "rules-aim-title", paragraphs: &[says("rules-aim")], figures: &[] },
    Chapter {
        title: "rules-ready-title",
        paragraphs: &[says("rules-ready-board"), says("rules-ready-two"), says("rules-ready-first")],
        figures: &[1],
    },
    Chapter { title: "rules-turn-title", paragraphs: &[says("rules-turn")], figures: &[] },
    Chapter {
        title: "rules-pawn-title",
        paragraphs: &[says("rules-pawn"), says("rules-pawn-fence")],
        figures: &[2, 3],
    },
    Chapter {
        title: "rules-fence-title",
        paragraphs: &[
            says("rules-fence"),
            says("rules-fence-overlap"),
            ruling("rules-fence-cross"),
            ruling("rules-fence-stays"),
            says("rules-fence-way"),
            ruling("rules-fence-way-ruling"),
        ],
        figures: &[4, 5],
    },
    Chapter {
        title: "rules-jump-title",
        paragraphs: &[
            says("rules-jump"),
            says("rules-jump-side"),
            ruling("rules-jump-edge"),
            says("rules-jump-one"),
            ruling("rules-jump-pass"),
        ],
        figures: &[6, 8, 9, 10],
    },
    Chapter { title: "rules-end-title", paragraphs: &[says("rules-end"), ruling("rules-end-draw")], figures: &[7] },
    Chapter {
        title: "rules-many-title",
        paragraphs: &[
            says("rules-many-four"),
            says("rules-many-three"),
            ruling("rules-many-three-seats"),
            ruling("rules-many-leave"),
        ],
        figures: &[],
    },
    Chapter {
        title: "rules-clock-title",
        paragraphs: &[
            says("rules-clock"),
            item("rules-clock-player"),
            item("rules-clock-game"),
            item("rules-clock-move"),
            item("rules-clock-hourglass"),
        ],
        figures: &[],
    },
    Chapter { title: "rules-boards-title", paragraphs: &[says("rules-boards")], figures: &[] },
    Chapter { title: "rules-writing-title", paragraphs: &[says("rules-writing")], figures: &[] },
];
