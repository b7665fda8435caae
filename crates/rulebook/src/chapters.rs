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
    /// The codes of the refusals that it explains, such as `jump-open`.
    pub explains: &'static [&'static str],
}

impl Paragraph {
    /// Its name inside a document: `jump-side` for the line `rules-jump-side`.
    pub fn id(&self) -> &'static str {
        self.line.strip_prefix("rules-").unwrap_or(self.line)
    }

    const fn explaining(self, codes: &'static [&'static str]) -> Paragraph {
        Paragraph { explains: codes, ..self }
    }
}

const fn says(line: &'static str) -> Paragraph {
    Paragraph { line, is_ruling: false, is_item: false, explains: &[] }
}

const fn ruling(line: &'static str) -> Paragraph {
    Paragraph { is_ruling: true, ..says(line) }
}

const fn item(line: &'static str) -> Paragraph {
    Paragraph { is_item: true, ..says(line) }
}

/// All chapters, in the order in which they are read.
pub static CHAPTERS: [Chapter; 11] = [
    Chapter { title: "rules-aim-title", paragraphs: &[says("rules-aim")], figures: &[1] },
    Chapter {
        title: "rules-ready-title",
        paragraphs: &[
            says("rules-ready-board").explaining(&["off-board"]),
            says("rules-ready-two"),
            says("rules-ready-first").explaining(&["wrong-turn"]),
        ],
        figures: &[],
    },
    Chapter {
        title: "rules-turn-title",
        paragraphs: &[says("rules-turn").explaining(&["no-fences-left", "must-move"])],
        figures: &[],
    },
    Chapter {
        title: "rules-pawn-title",
        paragraphs: &[
            says("rules-pawn").explaining(&["out-of-reach", "occupied"]),
            says("rules-pawn-fence").explaining(&["fence-in-the-way"]),
        ],
        figures: &[2, 3],
    },
    Chapter {
        title: "rules-fence-title",
        paragraphs: &[
            says("rules-fence"),
            says("rules-fence-overlap").explaining(&["overlaps"]),
            ruling("rules-fence-cross").explaining(&["crosses"]),
            ruling("rules-fence-stays"),
            says("rules-fence-way").explaining(&["cuts-off"]),
            ruling("rules-fence-way-ruling"),
        ],
        figures: &[4, 5],
    },
    Chapter {
        title: "rules-jump-title",
        paragraphs: &[
            says("rules-jump"),
            says("rules-jump-side").explaining(&["jump-open"]),
            ruling("rules-jump-edge"),
            says("rules-jump-one"),
            ruling("rules-jump-pass"),
        ],
        figures: &[6, 7, 8, 9],
    },
    Chapter {
        title: "rules-end-title",
        paragraphs: &[
            says("rules-end").explaining(&["game-over"]),
            ruling("rules-end-leave").explaining(&["nobody-leaves-two"]),
            ruling("rules-end-draw"),
        ],
        figures: &[10],
    },
    Chapter {
        title: "rules-many-title",
        paragraphs: &[
            says("rules-many-four"),
            says("rules-many-three"),
            ruling("rules-many-three-seats"),
            ruling("rules-many-leave").explaining(&["not-playing"]),
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
            says("rules-clock-start"),
        ],
        figures: &[],
    },
    Chapter {
        title: "rules-boards-title",
        paragraphs: &[says("rules-boards"), says("rules-boards-start")],
        figures: &[],
    },
    Chapter { title: "rules-writing-title", paragraphs: &[says("rules-writing")], figures: &[] },
];
