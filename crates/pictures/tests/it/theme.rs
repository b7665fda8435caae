//! Themes: names and contrast.

use fencepost_pictures::{Colour, Theme, pawn_colours};
use fencepost_rules::Seat;

#[test]
fn names_are_read_back() {
    for theme in Theme::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
        assert_eq!(theme.to_string().to_uppercase().parse(), Ok(theme));
    }
    assert!("oak".parse::<Theme>().is_err());
    assert_eq!(Theme::default(), Theme::Wood);
}

/// Relative luminance as WCAG defines it.
fn luminance(colour: Colour) -> f64 {
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour #RRGGBB")) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(a: Colour, b: Colour) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn text_and_fences_have_contrast_in_every_theme() {
    for theme in Theme::ALL {
        let palette = theme.palette();
        for rim in palette.rim {
            assert!(contrast(palette.label, rim) >= 4.5, "{theme}: coordinates on {rim}");
            assert!(contrast(palette.caption, rim) >= 7.0, "{theme}: captions on {rim}");
        }
        for (fence, ground) in palette.fence.into_iter().zip(palette.ground) {
            assert!(contrast(fence, ground) >= 3.0, "{theme}: fences on {ground}");
            assert!(contrast(palette.refused, ground) >= 2.5, "{theme}: refused fences on {ground}");
        }
        for square in palette.squares.into_iter().flatten() {
            assert!(contrast(palette.accent, square) >= 3.0, "{theme}: marks on {square}");
            assert!(contrast(palette.refused, square) >= 1.5, "{theme}: refusals on {square}");
            assert!(contrast(palette.fence[0], square) >= 3.0, "{theme}: fences beside {square}");
        }
    }
}

#[test]
fn seats_have_the_colours_that_were_agreed() {
    let faces = Seat::ALL.map(|seat| pawn_colours(seat).face);
    assert_eq!(faces, ["#E69F00", "#009E73", "#56B4E9", "#D55E00"]);
}
