//! `rules`: the rules in a terminal.

use crate::program::{command, fencepost};

#[test]
fn the_rules_are_complete_and_fit_80_columns() {
    let run = fencepost(["rules"]).done();
    let text = run.output();
    assert!(text.starts_with("The rules of the game\n=====================\n\n2, 3 or 4 players"), "{text}");
    for number in 1..=10 {
        assert!(text.contains(&format!("\nFigure {number}: ")), "figure {number}");
    }
    assert!(text.contains("\n[Our ruling] Fences may not cross each other either.\n"));
    assert!(text.contains("\n- Hourglass: the time that you use goes to the others, in equal shares.\n"));
    assert!(text.contains("\n7   .   .   .   .   .   7\n\n6   .   .   *   .   .   6\n\n5   .   .   N   .   .   5\n"));
    let places = ["\nFigure 1: ", "\nSetup\n", "\nFigure 9: ", "\nFigure 10: ", "\nPrinted rules differ"]
        .map(|it| text.find(it));
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "our rulings are explained at the end: {places:?}"
    );
    let last: Vec<&str> = text.split_whitespace().rev().take(3).collect();
    assert_eq!(last, ["publisher.", "the", "with"]);
    assert!(text.lines().all(|line| line.chars().count() <= 80 && line.trim_end() == line));
    assert!(!text.contains("rules-") && !text.contains('\u{1b}') && !text.contains('\u{2068}'));
}

#[test]
fn a_language_can_be_named() {
    assert_eq!(fencepost(["rules", "en-GB"]).done().output(), fencepost(["rules"]).done().output());
    let told = fencepost(["rules", "tlh"]).refused();
    assert!(told.contains("there is no language “tlh”; there are ") && told.contains("en"), "{told}");
}

#[test]
fn wide_characters_fit_as_well() {
    for tag in ["ja", "zh-Hans", "zh-Hant"] {
        let run = fencepost(["rules", tag]).done();
        let wide = |character: &char| *character >= '\u{2e80}';
        let widths = run.output().lines().map(|line| line.chars().count() + line.chars().filter(wide).count());
        let widest = widths.max().unwrap_or_default();
        assert!((79..=80).contains(&widest), "{tag} is {widest} wide");
    }
}

#[test]
fn the_locale_chooses_the_language() {
    let run = command().arg("rules").env("LANG", "en_AU.UTF-8").output().expect("the program runs");
    assert!(run.stdout.starts_with(b"The rules of the game"));
    let run = command().arg("rules").env("LANG", "zh_TW.UTF-8").output().expect("the program runs");
    assert_eq!(run.stdout, fencepost(["rules", "zh-Hant"]).done().bytes);
}
