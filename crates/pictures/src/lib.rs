//! The painter: positions as pictures.
//!
//! One renderer draws a [`Position`](fencepost_rules::Position) with whatever should be shown beside it, as SVG. With the feature `raster`
//! the same drawing becomes PNG, and a sequence of them an animated GIF. Nothing here reads a clock; files are
//! read only if a caption needs a letter that the built-in font lacks.

#[cfg(feature = "raster")]
mod animation;
mod board;
mod caption;
mod hands;
#[cfg(feature = "raster")]
mod incremental_renderer;
mod layout;
mod measures;
mod overlay;
#[cfg(feature = "raster")]
mod parts;
mod picture;
mod pieces;
#[cfg(feature = "raster")]
mod quantise;
#[cfg(feature = "raster")]
mod raster;
mod svg;
mod theme;

#[cfg(feature = "raster")]
pub use animation::{Animation, AnimationError, Pace};
pub use layout::{Layout, Point, Rect};
pub use overlay::{Ghost, Ink};
pub use picture::Picture;
#[cfg(feature = "raster")]
pub use raster::{RasterError, png_from_svg};
pub use svg::Escaped;
pub use theme::{Colour, Palette, ParseThemeError, PawnColours, Shade, Theme, pawn_colours};
