//! The rules for players: their chapters and their figures.
//!
//! The words are lines of the language files (`rules.ftl`); this is the order in which they stand, which of them are
//! rulings of this project's own, and the positions that the figures show. The page and the terminal both print it.
//!
//! ```
//! use fencepost_rulebook::{CHAPTERS, FIGURES};
//!
//! let jumps = CHAPTERS.iter().find(|chapter| chapter.title == "rules-jump-title").expect("a chapter on jumps");
//! assert!(jumps.paragraphs.iter().any(|paragraph| paragraph.is_ruling));
//! let figure = jumps.figures().next().expect("a figure in it");
//! assert_eq!(figure.number, 6);
//! assert!(figure.text().contains('*'), "the square behind the pawn is starred");
//! assert_eq!(FIGURES.len(), 10);
//! ```

mod chapters;
mod figure;
mod figures;

pub use chapters::{CHAPTERS, Chapter, Paragraph};
pub use figure::{Figure, Shown};
pub use figures::FIGURES;
