//! The three themes, and all their colours.

use std::fmt;
use std::str::FromStr;

use fencepost_rules::Seat;

/// A theme: the colours of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Walnut squares, dark grooves, fences of pale wood.
    #[default]
    Wood,
    /// White squares on cool grey, for print and bright pages.
    Light,
    /// Slate squares on near black, for dark pages.
    Dark,
}

impl Theme {
    /// All themes, the default first.
    pub const ALL: [Theme; 3] = [Theme::Wood, Theme::Light, Theme::Dark];

    /// The name in commands and settings: `wood`.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Wood => "wood",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// Its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Theme::Wood => &WOOD,
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not the name of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseThemeError;

impl fmt::Display for ParseThemeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a theme is wood, light or dark")
    }
}

impl std::error::Error for ParseThemeError {}

impl FromStr for Theme {
    type Err = ParseThemeError;

    fn from_str(text: &str) -> Result<Theme, ParseThemeError> {
        Theme::ALL.into_iter().find(|theme| theme.name().eq_ignore_ascii_case(text)).ok_or(ParseThemeError)
    }
}

/// A colour as SVG and CSS write it: `#E69F00`.
pub type Colour = &'static str;

/// A gradient of two colours, from the lit side to the other one.
pub type Shade = [Colour; 2];

/// Every colour of a theme. Light falls from above, so a shade's first colour is at the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// Behind the board, if a picture has a backdrop.
    pub paper: Colour,
    /// The board's rim.
    pub rim: Shade,
    /// The lit and the shaded edge of the rim.
    pub rim_edge: Shade,
    /// The sunk ground in which the squares stand: the colour of the grooves.
    pub ground: Shade,
    /// The squares. Neighbours take turns among these, like tiles cut from different boards.
    pub squares: [Shade; 3],
    /// The lit upper edge and the shaded foot of a square.
    pub square_edge: Shade,
    /// Veins on the squares, in the themes that have them.
    pub grain: Option<Colour>,
    /// Fences.
    pub fence: Shade,
    /// The lit and the shaded edge of a fence.
    pub fence_edge: Shade,
    /// Coordinates on the rim.
    pub label: Colour,
    /// Captions on the rim.
    pub caption: Colour,
    /// Arrows, marks and last moves with no owner.
    pub accent: Colour,
    /// What the rules refuse.
    pub refused: Colour,
    /// How dark shadows are, from 0 to 1.
    pub shadow: f64,
}

const WOOD: Palette = Palette {
    paper: "#EFE6D8",
    rim: ["#4F2F1D", "#38200F"],
    rim_edge: ["#7A4E31", "#241206"],
    ground: ["#221206", "#301C0F"],
    squares: [["#925F3D", "#825032"], ["#8C5A39", "#7C4C2F"], ["#97653F", "#875535"]],
    square_edge: ["#B07E56", "#4E2E1A"],
    grain: Some("#3D1F0C"),
    fence: ["#F8E8C0", "#DCBE84"],
    fence_edge: ["#FFF8E2", "#9C7A44"],
    label: "#CDAA80",
    caption: "#F3E3C8",
    accent: "#FFE08A",
    refused: "#FF5F4F",
    shadow: 0.55,
};

const LIGHT: Palette = Palette {
    paper: "#F6F7F9",
    rim: ["#E3E8EF", "#CED6E0"],
    rim_edge: ["#FFFFFF", "#AEB9C7"],
    ground: ["#B7C1CF", "#C9D1DC"],
    squares: [["#FFFFFF", "#F7F9FB"], ["#FFFFFF", "#F7F9FB"], ["#FFFFFF", "#F7F9FB"]],
    square_edge: ["#FFFFFF", "#A3AFBF"],
    grain: None,
    fence: ["#35537A", "#1D3350"],
    fence_edge: ["#6F8DB4", "#0F1E33"],
    label: "#4C596A",
    caption: "#1B2735",
    accent: "#1F6FD0",
    refused: "#D3222A",
    shadow: 0.32,
};

const DARK: Palette = Palette {
    paper: "#11151B",
    rim: ["#252D37", "#191F27"],
    rim_edge: ["#3A4653", "#0B0E12"],
    ground: ["#07090C", "#0F141A"],
    squares: [["#323D4B", "#293340"], ["#303B48", "#27313D"], ["#34404E", "#2B3542"]],
    square_edge: ["#4A5869", "#161C24"],
    grain: None,
    fence: ["#EFC970", "#C99A38"],
    fence_edge: ["#FFE6A8", "#7D5A17"],
    label: "#94A0AF",
    caption: "#E6EBF1",
    accent: "#7FB8FF",
    refused: "#FF5A52",
    shadow: 0.7,
};

/// The colours of a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PawnColours {
    /// The seat's own colour, the same on its path and its goal line.
    pub face: Colour,
    /// The lit top of the face.
    pub lit: Colour,
    /// The shaded bottom of the face.
    pub shaded: Colour,
    /// The pawn's side, under the face.
    pub side: Colour,
}

/// A seat's colours: from a palette that colour-blind people can tell apart, the same in every theme.
pub const fn pawn_colours(seat: Seat) -> PawnColours {
    match seat {
        Seat::South => PawnColours { face: "#E69F00", lit: "#FFC94A", shaded: "#D08C00", side: "#8A5600" },
        Seat::West => PawnColours { face: "#009E73", lit: "#37C79E", shaded: "#008A63", side: "#00513A" },
        Seat::North => PawnColours { face: "#56B4E9", lit: "#9AD8FA", shaded: "#3F9FD8", side: "#1E648F" },
        Seat::East => PawnColours { face: "#D55E00", lit: "#F98E45", shaded: "#BF5000", side: "#752F00" },
    }
}
