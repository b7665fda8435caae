//! The page of the rules, as HTML.

use fencepost_language::Language;
use fencepost_pictures::Theme;
use fencepost_rulebook::{CHAPTERS, Chapter, Figure, Paragraph};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::html::{About, brand, direction, head_tags, page_tags};
use super::preview;
use super::rules_files::{figure_name, file_url};
use super::site::Site;

/// A globe, for the menu of languages.
const GLOBE: &str = r#"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M3 12h18M12 3c3.2 3 3.2 15 0 18M12 3c-3.2 3-3.2 15 0 18"/></svg>"#;

/// The name of the note that says what our rulings are.
const RULINGS: &str = "rulings";

/// Languages in which no line should end with a word of one letter, and the words that are meant.
const BINDING: [&str; 3] = ["cs", "pl", "sk"];
const BOUND: &str = "aikosuvwzAIKOSUVWZ";

/// The whole page.
pub(super) fn page(language: &Language, site: &Site) -> Markup {
    let say = |line: &str| language.text(line);
    let title = say("rules-title");
    let in_language = |tag: &str| site.url(&format!("/rules/{tag}"));
    let about = About {
        title: &format!("{title} – {}", say("app-name")),
        description: &say("rules-description"),
        canonical: in_language(language.tag()),
        any_language: site.url("/rules"),
        in_language: &in_language,
        image: preview::PATH.to_owned(),
    };
    html! {
        (DOCTYPE)
        html lang=(language.tag()) dir=(direction(language)) {
            head {
                (page_tags(site))
                (head_tags(&about, language, site))
                script src=(file_url("page.js", site)) defer {}
            }
            body {
                (top(language, site))
                main {
                    div class="intro" {
                        h1 { (title) }
                        p class="for-whom" { (for_whom(&prose("rules-for-whom", language))) }
                    }
                    (article(language, site))
                }
            }
        }
    }
}

/// What the app shows in a panel: the rules with the style that they need. The app has the colours.
pub(super) fn fragment(language: &Language, site: &Site) -> Markup {
    html! {
        link rel="stylesheet" href=(file_url("article.css", site));
        (article(language, site))
    }
}

/// The rules themselves. Each paragraph has an `id`, and `data-explains` names the refusals that it explains.
fn article(language: &Language, site: &Site) -> Markup {
    html! {
        article class="rules" lang=(language.tag()) dir=(direction(language)) {
            @for it in &CHAPTERS { (chapter(it, language, site)) }
            div class="notes" {
                p id=(RULINGS) { (prose("rules-ruling-note", language)) }
                p { (prose("rules-name", language)) }
            }
        }
    }
}

/// The parts of the line that says for whom the game is. Each stays on one line.
fn for_whom(text: &str) -> Markup {
    let parts = text.split(" · ").enumerate();
    html! { @for (number, part) in parts { @if number > 0 { " · " } span { (part) } } }
}

/// The places that the header of the app names, beside the start.
const PLACES: [&str; 4] = ["learn", "puzzles", "analysis", "tournaments"];

fn top(language: &Language, site: &Site) -> Markup {
    let start = site.path(&format!("/?lang={}", language.tag()));
    html! {
        header class="top" {
            (brand(language, &start))
            nav {
                a class="place" id="play" href=(start) data-base=(site.path("")) data-back=(language.text("rules-back")) {
                    (language.text("rules-play"))
                }
                @for place in PLACES {
                    a class="place wide" href=(site.path(&format!("/{place}?lang={}", language.tag()))) {
                        (language.text(&format!("place-{place}")))
                    }
                }
                a class="place wide" href=(site.path(&format!("/rules/{}", language.tag()))) aria-current="page" {
                    (language.text("place-rules"))
                }
            }
            div class="tools" {
                button class="tool" id="print" type="button" hidden { (language.text("rules-print")) }
                (language_menu(language, site))
            }
        }
    }
}

/// The languages, each by its own name.
fn language_menu(language: &Language, site: &Site) -> Markup {
    let current = language.tag();
    let own_name = Language::own_names().find(|(tag, _)| *tag == current).map_or(current, |(_, name)| name);
    html! {
        details class="languages" {
            summary class="tool" {
                (PreEscaped(GLOBE))
                span class="unseen" { (language.text("language")) ": " }
                span { (own_name) }
            }
            ul {
                @for (tag, name) in Language::own_names() {
                    li {
                        a href=(site.path(&format!("/rules/{tag}"))) hreflang=(tag) lang=(tag)
                            aria-current=[(tag == current).then_some("true")] { (name) }
                    }
                }
            }
        }
    }
}

fn chapter(chapter: &Chapter, language: &Language, site: &Site) -> Markup {
    let class = match chapter.figures().count() {
        0 => "bare",
        _ if chapter.figures().any(Figure::is_whole) => "whole",
        1 => "one",
        2 => "few",
        _ => "many",
    };
    let figures = html! {
        @if class != "bare" { div class="figures" { @for it in chapter.figures() { (figure(it, language, site)) } } }
    };
    html! {
        section class=(class) {
            // A whole board comes first, so that the chapters after it can stand beside it.
            @if class == "whole" { (figures) }
            div class="text" {
                h2 { (language.text(chapter.title)) }
                @for run in chapter.paragraphs.chunk_by(|one, next| one.is_item == next.is_item) {
                    @if run[0].is_item {
                        ul { @for it in run { li id=(it.id()) { (with_moves(&prose(it.line, language))) } } }
                    } @else {
                        @for it in run { (paragraph(*it, language)) }
                    }
                }
            }
            @if class != "whole" { (figures) }
        }
    }
}

fn paragraph(paragraph: Paragraph, language: &Language) -> Markup {
    let (id, text) = (paragraph.id(), with_moves(&prose(paragraph.line, language)));
    let explains = (!paragraph.explains.is_empty()).then(|| paragraph.explains.join(" "));
    let class = paragraph.is_ruling.then_some("ruling");
    html! {
        p id=(id) class=[class] data-explains=[explains] {
            @if paragraph.is_ruling { a class="label" href={ "#" (RULINGS) } { (language.text("rules-ruling")) } " " }
            (text)
        }
    }
}

fn figure(figure: &Figure, language: &Language, site: &Site) -> Markup {
    let number = language.text_with("rules-figure", &[("number", figure.number.into())]);
    let height = height(figure);
    html! {
        figure {
            @for look in Theme::ALL {
                img class=(look) src=(file_url(&figure_name(figure, look), site)) alt=(number) width="400" height=(height);
            }
            figcaption { b { (number) } " " (with_moves(&prose(figure.line, language))) }
        }
    }
}

/// How high a figure is that is 400 wide.
fn height(figure: &Figure) -> u32 {
    let svg = figure.picture(Theme::Light).size(400).to_svg();
    let number = svg.split_once(r#" height=""#).and_then(|(_, after)| after.split(['"', '.']).next()?.parse().ok());
    number.unwrap_or(400)
}

/// A line that is set as running text.
fn prose(line: &str, language: &Language) -> String {
    let text = language.text(line);
    if BINDING.contains(&language.tag()) { bound(&text) } else { text }
}

/// Text whose words of one letter stay on the line of the word that follows.
fn bound(text: &str) -> String {
    let mut length = 0;
    let mut last = ' ';
    let bind = |character: char| {
        let binds = character == ' ' && length == 1 && BOUND.contains(last);
        length = if character.is_alphanumeric() { length + 1 } else { 0 };
        last = character;
        if binds { '\u{a0}' } else { character }
    };
    text.chars().map(bind).collect()
}

/// Text whose squares and fences, such as e3h, run from left to right whatever is around them.
fn with_moves(text: &str) -> Markup {
    let is_part = |character: char| character.is_ascii_alphanumeric();
    let mut words: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|character| is_part(character) != is_part(first)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        words.push(word);
        rest = after;
    }
    html! { @for word in words { @if is_move(word) { bdi dir="ltr" { (word) } } @else { (word) } } }
}

/// Whether a word is a square or a fence.
fn is_move(word: &str) -> bool {
    match *word.as_bytes() {
        [column, row] => (b'a'..=b'i').contains(&column) && (b'1'..=b'9').contains(&row),
        [column, row, b'h' | b'v'] => (b'a'..=b'h').contains(&column) && (b'1'..=b'8').contains(&row),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_one_letter_do_not_end_a_line() {
        assert_eq!(bound("A v poli (i s ní) k e2, x v."), "A\u{a0}v\u{a0}poli (i\u{a0}s\u{a0}ní) k\u{a0}e2, x v.");
        assert_eq!(bound("ale vás až 5 z\u{a0}9, e3h a"), "ale vás až 5 z\u{a0}9, e3h a");
        let line = "rules-jump-side";
        for tag in Language::available() {
            let language = Language::choose([tag]).isolating(false);
            let (text, prose) = (language.text(line), prose(line, &language));
            assert_eq!(prose.replace('\u{a0}', " "), text.replace('\u{a0}', " "), "{tag}");
            assert_eq!(prose != text, BINDING.contains(&tag), "{tag}");
        }
    }

    #[test]
    fn the_parts_of_a_line_stay_whole() {
        assert_eq!(for_whom("2 · ages 8+").into_string(), "<span>2</span> · <span>ages 8+</span>");
    }

    #[test]
    fn squares_and_fences_are_set_apart() {
        assert_eq!(
            with_moves("a <b> e2, (e3h)").into_string(),
            "a &lt;b&gt; <bdi dir=\"ltr\">e2</bdi>, (<bdi dir=\"ltr\">e3h</bdi>)"
        );
        assert_eq!(with_moves("9 by 9, me2 e9h i1v").into_string(), "9 by 9, me2 e9h i1v");
    }
}
