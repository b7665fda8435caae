//! Writing SVG: numbers, escaped text, and the elements that are used often.

use std::fmt::{self, Write};

use crate::layout::{Point, Rect};
use crate::theme::Shade;

/// Adds markup to a drawing, like `format!`.
macro_rules! draw {
    ($svg:expr, $($markup:tt)+) => {
        $svg.add(format_args!($($markup)+))
    };
}
pub(crate) use draw;

/// A number with at most two decimals and no unnecessary zeros.
#[derive(Clone, Copy)]
pub(crate) struct Num(pub(crate) f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
        if hundredths < 0 {
            f.write_char('-')?;
        }
        match part {
            0 => write!(f, "{whole}"),
            _ if part % 10 == 0 => write!(f, "{whole}.{}", part / 10),
            _ => write!(f, "{whole}.{part:02}"),
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}

/// The attributes of a rectangle's place and size.
pub(crate) struct Place(pub(crate) Rect);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rect { x, y, width, height } = self.0;
        write!(f, r#"x="{}" y="{}" width="{}" height="{}""#, Num(x), Num(y), Num(width), Num(height))
    }
}

/// Text escaped for XML and HTML, inside or outside of quotation marks. Characters that XML does not allow are left out.
pub struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => {}
                _ => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

/// An SVG that is being written.
pub(crate) struct Svg {
    text: String,
    prefix: String,
}

impl Svg {
    /// An empty drawing whose ids all begin with the prefix.
    pub(crate) fn new(prefix: &str) -> Svg {
        Svg { text: String::with_capacity(16 << 10), prefix: prefix.to_owned() }
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }

    /// Adds markup, with `{}` filled in as `format!` does.
    pub(crate) fn add(&mut self, markup: fmt::Arguments<'_>) {
        self.text.write_fmt(markup).expect("writing to a string cannot fail");
    }

    /// The full form of an id.
    pub(crate) fn id(&self, name: &str) -> String {
        format!("{}-{name}", self.prefix)
    }

    /// A fill or stroke by the definition of that name.
    pub(crate) fn url(&self, name: &str) -> String {
        format!("url(#{}-{name})", self.prefix)
    }

    /// Defines a shade that runs from top to bottom.
    pub(crate) fn shade_down(&mut self, name: &str, shade: Shade) {
        self.shade(name, r#"x2="0" y2="1""#, shade);
    }

    /// Defines a shade that runs from left to right.
    pub(crate) fn shade_across(&mut self, name: &str, shade: Shade) {
        self.shade(name, r#"x2="1" y2="0""#, shade);
    }

    fn shade(&mut self, name: &str, direction: &str, [from, to]: Shade) {
        let id = self.id(name);
        self.add(format_args!(
            r#"<linearGradient id="{id}" {direction}><stop stop-color="{from}"/><stop offset="1" stop-color="{to}"/></linearGradient>"#
        ));
    }

    /// Paints the soft shadow of a rounded rectangle. Its edge is `blur` wide to both sides, in steps too fine to see: a
    /// true blur would take most of the time of turning the drawing into pixels.
    pub(crate) fn soft_shadow(&mut self, place: Rect, corner: f64, blur: f64, opacity: f64) {
        let steps = (blur * 1.4).ceil().max(3.0);
        draw!(self, r#"<g fill-opacity="{:.3}">"#, layer_opacity(opacity, steps));
        let mut step = 0.0;
        while step < steps {
            let by = blur * (1.0 - 2.0 * step / (steps - 1.0));
            draw!(self, r#"<rect {} rx="{}"/>"#, Place(place.grown(by)), Num((corner + by).max(1.0)));
            step += 1.0;
        }
        draw!(self, "</g>");
    }
}

/// How dark each of some layers must be for all of them together to be that dark.
pub(crate) fn layer_opacity(together: f64, layers: f64) -> f64 {
    1.0 - (1.0 - together).powf(1.0 / layers)
}
