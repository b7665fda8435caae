//! The page of the rules, as HTML.

use std::fmt::Write as _;

use fencepost_language::Language;
use fencepost_pictures::Theme;
use fencepost_rulebook::{CHAPTERS, Chapter, Figure, Paragraph};

use super::html::{About, Escaped, head, root};
use super::rules_files::{figure_name, versioned};
use super::site::Site;

/// The mark of the project: two posts and a rail.
const LOGO: &str = r#"<svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><rect class="post" x="6" y="4" width="5" height="24" rx="2"/><rect class="post" x="21" y="4" width="5" height="24" rx="2"/><rect class="rail" x="1" y="12" width="30" height="6" rx="3"/></svg>"#;
/// A globe, for the menu of languages.
const GLOBE: &str = r#"<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/></svg>"#;

/// Languages in which no line should end with a word of one letter, and the words that are meant.
const BINDING: [&str; 3] = ["cs", "pl", "sk"];
const BOUND: &str = "aikosuvwzAIKOSUVWZ";

/// The whole page.
pub(super) fn write(language: &Language, site: &Site) -> String {
    let say = |line: &str| language.text(line);
    let (name, title) = (say("app-name"), say("rules-title"));
    let own = |tag: &str| site.url(&format!("/rules/{tag}"));
    let about = About {
        title: &format!("{title} – {name}"),
        description: &say("rules-description"),
        own: own(language.tag()),
        any: site.url("/rules"),
        other: &own,
    };
    let file = |name: &str| site.path(&format!("/rules/{}", versioned(name)));
    let play = site.path(&format!("/?lang={}", language.tag()));
    format!(
        r#"<!doctype html>
<html {root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
{head}<link rel="icon" href="{icon}" type="image/svg+xml">
<link rel="stylesheet" href="{style}">
<script src="{script}" defer></script>
</head>
<body>
<header class="top">
<a class="brand" href="{play}">{LOGO}<span>{name}</span></a>
<button class="plain" id="print" type="button" hidden>{print}</button>
<a class="button primary" href="{play}">{play_word}</a>
</header>
<main>
<div class="intro">
<h1>{title}</h1>
<p class="for-whom">{for_whom}</p>
{menu}
<p class="note">{note}</p>
</div>
{chapters}</main>
<footer>
<p>{trade_name}</p>
</footer>
</body>
</html>
"#,
        root = root(language),
        head = head(&about, language, site),
        icon = site.path("/icon.svg"),
        style = file("style.css"),
        script = file("print.js"),
        name = Escaped(&name),
        print = Escaped(&say("rules-print")),
        play_word = Escaped(&say("rules-play")),
        title = Escaped(&title),
        for_whom = Escaped(&prose("rules-for-whom", language)),
        menu = menu(language, site),
        note = Escaped(&prose("rules-ruling-note", language)),
        chapters = CHAPTERS.iter().map(|it| chapter(it, language, site)).collect::<String>(),
        trade_name = Escaped(&prose("rules-name", language)),
    )
}

/// The languages, each by its own name.
fn menu(language: &Language, site: &Site) -> String {
    let mut items = String::new();
    let mut own_name = language.tag();
    for (tag, name) in Language::own_names() {
        let current = if tag == language.tag() { r#" aria-current="true""# } else { "" };
        if tag == language.tag() {
            own_name = name;
        }
        let place = site.path(&format!("/rules/{tag}"));
        let _ = writeln!(items, r#"<li><a href="{place}" hreflang="{tag}" lang="{tag}"{current}>{name}</a></li>"#);
    }
    format!(
        "<details class=\"languages\">\n<summary>{GLOBE}<span class=\"unseen\">{}: </span>{own_name}</summary>\n<ul>\n{items}</ul>\n</details>",
        Escaped(&language.text("language"))
    )
}

fn chapter(chapter: &Chapter, language: &Language, site: &Site) -> String {
    let mut text = String::new();
    let mut in_list = false;
    for it in chapter.paragraphs {
        if it.is_item != in_list {
            text.push_str(if it.is_item { "<ul>\n" } else { "</ul>\n" });
            in_list = it.is_item;
        }
        text.push_str(&paragraph(*it, language));
    }
    if in_list {
        text.push_str("</ul>\n");
    }
    let figures: String = chapter.figures().map(|it| figure(it, language, site)).collect();
    let class = match chapter.figures().count() {
        0 => "bare",
        _ if chapter.figures().any(Figure::is_whole) => "whole",
        count if count < 3 => "few",
        _ => "many",
    };
    let figures = if figures.is_empty() { figures } else { format!("<div class=\"figures\">\n{figures}</div>\n") };
    let title = language.text(chapter.title);
    format!(
        "<section class=\"{class}\">\n<div class=\"text\">\n<h2>{}</h2>\n{text}</div>\n{figures}</section>\n",
        Escaped(&title)
    )
}

fn paragraph(paragraph: Paragraph, language: &Language) -> String {
    let text = with_moves(&prose(paragraph.line, language));
    if paragraph.is_item {
        return format!("<li>{text}</li>\n");
    }
    if paragraph.is_ruling {
        let label = language.text("rules-ruling");
        return format!("<p class=\"ruling\"><span class=\"label\">{}</span> {text}</p>\n", Escaped(&label));
    }
    format!("<p>{text}</p>\n")
}

fn figure(figure: &Figure, language: &Language, site: &Site) -> String {
    let file = |theme| site.path(&format!("/rules/{}", versioned(&figure_name(figure, theme))));
    let number = language.text_with("rules-figure", &[("number", figure.number.into())]);
    format!(
        "<figure>\n<picture>\n<source media=\"print\" srcset=\"{}\">\n<source media=\"(prefers-color-scheme: dark)\" srcset=\"{}\">\n<img src=\"{}\" alt=\"{number}\" width=\"400\" height=\"{}\">\n</picture>\n<figcaption><b>{number}</b> {}</figcaption>\n</figure>\n",
        file(Theme::Light),
        file(Theme::Dark),
        file(Theme::Wood),
        height(figure),
        with_moves(&prose(figure.line, language)),
        number = Escaped(&number),
    )
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

/// Text in which squares and fences such as e3h stand from left to right, whatever is around them.
fn with_moves(text: &str) -> String {
    let is_part = |character: char| character.is_ascii_alphanumeric();
    let mut html = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_part) {
        let length = rest[start..].find(|character| !is_part(character)).unwrap_or(rest.len() - start);
        let (before, word) = (&rest[..start], &rest[start..start + length]);
        let _ = write!(html, "{}", Escaped(before));
        let _ = if is_move(word) { write!(html, "<bdi dir=\"ltr\">{word}</bdi>") } else { write!(html, "{word}") };
        rest = &rest[start + length..];
    }
    let _ = write!(html, "{}", Escaped(rest));
    html
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
    fn squares_and_fences_are_set_apart() {
        assert_eq!(
            with_moves("a <b> e2, (e3h)"),
            "a &lt;b&gt; <bdi dir=\"ltr\">e2</bdi>, (<bdi dir=\"ltr\">e3h</bdi>)"
        );
        assert_eq!(with_moves("9 by 9, me2 e9h i1v"), "9 by 9, me2 e9h i1v");
    }
}
