//! Rasterising drawings: the built-in font, and PNG.

use std::fmt;
use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{FontResolver, Options, Tree};

use crate::picture::Picture;

/// The largest width and height of a picture, in pixels.
const MOST_PIXELS: u32 = 8192;

/// Why a drawing could not be rasterised.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RasterError {
    /// A width of 0, or one so large that a side would exceed 8192 pixels.
    Size {
        /// The requested width.
        width: u32,
    },
    /// The text is not an SVG.
    Svg(String),
    /// The pixels did not fit the file format.
    Encoding(String),
}

impl RasterError {
    /// A stable name for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            RasterError::Size { .. } => "picture-size",
            RasterError::Svg(_) => "picture-svg",
            RasterError::Encoding(_) => "picture-encoding",
        }
    }
}

impl fmt::Display for RasterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RasterError::Size { width } => write!(f, "no picture is {width} pixels wide"),
            RasterError::Svg(error) => write!(f, "not an SVG: {error}"),
            RasterError::Encoding(error) => write!(f, "cannot encode the picture: {error}"),
        }
    }
}

impl std::error::Error for RasterError {}

impl Picture {
    /// The picture as PNG, that many pixels wide.
    ///
    /// # Errors
    /// If the width is 0 or too large.
    pub fn to_png(&self, width: u32) -> Result<Vec<u8>, RasterError> {
        png_from_svg(&self.to_svg(), width)
    }
}

/// An SVG as PNG, that many pixels wide.
///
/// # Errors
/// If the text is not an SVG, or the width is 0 or too large.
pub fn png_from_svg(svg: &str, width: u32) -> Result<Vec<u8>, RasterError> {
    let pixels = pixels_of(svg, width)?;
    pixels.encode_png().map_err(|error| RasterError::Encoding(error.to_string()))
}

/// The pixels of an SVG, with transparency.
pub(crate) fn pixels_of(svg: &str, width: u32) -> Result<Pixmap, RasterError> {
    let tree = parse(svg)?;
    let scale = scale_of(&tree, width)?;
    let height = (tree.size().height() * scale).round() as u32;
    let canvas = if (1..=MOST_PIXELS).contains(&height) { Pixmap::new(width, height) } else { None };
    let mut canvas = canvas.ok_or(RasterError::Size { width })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut canvas.as_mut());
    Ok(canvas)
}

/// Draws another SVG of the same size over pixels that are already there.
pub(crate) fn draw_over(canvas: &mut Pixmap, tree: &Tree) -> Result<(), RasterError> {
    let scale = scale_of(tree, canvas.width())?;
    resvg::render(tree, Transform::from_scale(scale, scale), &mut canvas.as_mut());
    Ok(())
}

/// Parses an SVG.
pub(crate) fn parse(svg: &str) -> Result<Tree, RasterError> {
    Tree::from_str(svg, &options()).map_err(|error| RasterError::Svg(error.to_string()))
}

/// Pixels for each unit of the drawing, if it is to be that wide.
pub(crate) fn scale_of(tree: &Tree, width: u32) -> Result<f32, RasterError> {
    match u16::try_from(width) {
        Ok(pixels) if (1..=MOST_PIXELS).contains(&width) => Ok(f32::from(pixels) / tree.size().width()),
        _ => Err(RasterError::Size { width }),
    }
}

fn options() -> Options<'static> {
    Options {
        fontdb: Arc::clone(built_in_fonts()),
        font_resolver: FontResolver {
            select_font: FontResolver::default_font_selector(),
            select_fallback: Box::new(|letter, tried, fonts| {
                // The system's fonts are loaded only here, if a letter is missing: that takes a while. The set begins with
                // the built-in font, so fonts that were already found keep their index.
                *fonts = Arc::clone(all_fonts());
                FontResolver::default_fallback_selector()(letter, tried, fonts)
            }),
        },
        ..Options::default()
    }
}

fn built_in_fonts() -> &'static Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    FONTS.get_or_init(|| Arc::new(load_built_in()))
}

fn all_fonts() -> &'static Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    FONTS.get_or_init(|| {
        let mut fonts = load_built_in();
        fonts.load_system_fonts();
        Arc::new(fonts)
    })
}

fn load_built_in() -> Database {
    let mut fonts = Database::new();
    fonts.load_font_data(include_bytes!("../fonts/Inter-Medium-subset.otf").to_vec());
    let family = fonts.faces().next().and_then(|face| face.families.first()).map(|(name, _)| name.clone());
    if let Some(family) = family {
        fonts.set_sans_serif_family(family);
    }
    fonts
}
