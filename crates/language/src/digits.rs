//! Numbers in the digits of a language.

use fluent_bundle::FluentValue;

/// How numbers in lines are written in languages with digits other than 0 to 9. Squares such as e3 are text and stay.
pub(crate) fn formatter<M>(tag: &str) -> Option<fn(&FluentValue<'_>, &M) -> Option<String>> {
    match tag {
        "ar" => Some(arabic),
        "fa" => Some(persian),
        _ => None,
    }
}

fn arabic<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    written_from(value, '\u{660}', '\u{66b}')
}

fn persian<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    written_from(value, '\u{6f0}', '\u{66b}')
}

/// A number in the ten digits that begin with that zero.
fn written_from(value: &FluentValue<'_>, zero: char, point: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let own = |character: char| match character {
        '.' => point,
        _ => character.to_digit(10).and_then(|digit| char::from_u32(u32::from(zero) + digit)).unwrap_or(character),
    };
    Some(number.as_string().chars().map(own).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_change_and_texts_do_not() {
        assert_eq!(arabic(&1906.into(), &()).as_deref(), Some("١٩٠٦"));
        assert_eq!(persian(&1456.into(), &()).as_deref(), Some("۱۴۵۶"));
        assert_eq!(persian(&(-0.5).into(), &()).as_deref(), Some("-۰٫۵"));
        assert_eq!(arabic(&"e3".into(), &()), None);
        assert!(formatter::<()>("de").is_none());
    }
}
