//! Texts from outside, ids, and sizes.

use std::collections::HashSet;

use fencepost_pictures::Picture;
use fencepost_rules::{Players, Position};

use crate::svg_reader::{middle_game, parsed, position, values};

const HOSTILE: &str = "</text><script>alert('1')</script> & \"quotes\" ]]> <!-- \u{0}\u{8}\u{fffe}";
const TAMED: &str = "</text><script>alert('1')</script> & \"quotes\" ]]> <!--";

#[test]
fn texts_are_escaped() {
    let svg = Picture::new(&middle_game())
        .title(HOSTILE)
        .description(HOSTILE)
        .label("a1".parse().expect("a square"), HOSTILE)
        .caption(HOSTILE)
        .ids("\"><script>")
        .to_svg();
    let tree = parsed(&svg);
    assert!(tree.descendants().all(|node| node.tag_name().name() != "script"));
    let texts = |name: &str| -> Vec<String> {
        let nodes = tree.descendants().filter(|node| node.tag_name().name() == name);
        nodes.filter_map(|node| node.text()).map(|text| text.trim_end().to_owned()).collect()
    };
    assert_eq!(texts("title"), [TAMED]);
    assert_eq!(texts("desc"), [TAMED]);
    assert!(texts("text").iter().any(|text| text == TAMED), "the label");
    let root = tree.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("role")), ("svg", Some("img")));
}

#[test]
fn every_reference_has_its_definition_and_every_id_its_prefix() {
    let picture = Picture::new(&Position::standard(Players::Four)).hands(true).backdrop(true).caption("ids");
    let svg = picture.clone().ids("figure-3").to_svg();
    let ids = values(&svg, "id");
    let distinct: HashSet<&String> = ids.iter().collect();
    assert_eq!(distinct.len(), ids.len(), "ids are unique");
    assert!(ids.iter().all(|id| id.starts_with("figure-3-")));
    let mut references = 0;
    for (at, _) in svg.match_indices('#') {
        let rest = &svg[at + 1..];
        if svg[..at].ends_with("url(") || svg[..at].ends_with("href=\"") {
            let end = rest.find([')', '"']).expect("an end");
            assert!(ids.iter().any(|id| id == &rest[..end]), "{}", &rest[..end]);
            references += 1;
        }
    }
    assert!(references > 81);
    let other = picture.ids("figure-4").to_svg();
    assert!(values(&other, "id").iter().all(|id| !distinct.contains(id)));
}

#[test]
fn ids_are_made_of_letters_whatever_the_caller_gives() {
    for prefix in ["", "7", "ü", "a b", "-x"] {
        let svg = Picture::new(&middle_game()).ids(prefix).to_svg();
        assert!(
            values(&svg, "id").iter().all(|id| id.starts_with(|first: char| first.is_ascii_alphabetic())),
            "{prefix:?}"
        );
    }
}

#[test]
fn a_size_is_written_only_if_given() {
    let svg = Picture::new(&middle_game()).to_svg();
    let tree = parsed(&svg);
    assert_eq!(tree.root_element().attribute("width"), None);
    assert_eq!(tree.root_element().attribute("viewBox"), Some("0 0 760 760"));
    let svg = Picture::new(&middle_game()).size(380).caption("lower").to_svg();
    let tree = parsed(&svg);
    assert_eq!(tree.root_element().attribute("width"), Some("380"));
    let height: f64 = tree.root_element().attribute("height").and_then(|text| text.parse().ok()).expect("a height");
    assert!(height > 380.0);
}

fn lines_of(svg: &str) -> Vec<String> {
    let tree = parsed(svg);
    let texts = tree.descendants().filter(|node| node.tag_name().name() == "text");
    texts.filter_map(|node| node.text()).map(str::to_owned).collect()
}

fn caption_of(text: &str) -> Vec<String> {
    lines_of(&Picture::new(&middle_game()).coordinates(false).caption(text).to_svg())
}

#[test]
fn captions_are_broken_between_words() {
    assert_eq!(caption_of("3. d3h"), ["3. d3h"]);
    assert_eq!(caption_of("one\ntwo"), ["one", "two"]);
    assert!(caption_of(" \n ").is_empty());
    let text = "A long remark about this move that goes on and on until it has filled more than a single line";
    let lines = caption_of(text);
    assert_eq!(lines.len(), 2);
    assert_eq!(lines.join(" "), text);
}

#[test]
fn long_captions_are_cut() {
    let lines = caption_of(&"word ".repeat(500));
    assert_eq!(lines.len(), 4);
    assert!(lines[3].ends_with('…') && !lines[2].ends_with('…'));
    let lines = caption_of(&"字".repeat(100));
    assert!(lines.len() > 2 && lines.iter().all(|line| line.chars().count() < 40));
}

#[test]
fn room_for_captions_makes_pictures_equally_high() {
    let plain = Picture::new(&middle_game()).caption_room(2).layout().height();
    let one = Picture::new(&middle_game()).caption("one").caption_room(2).layout().height();
    let two = Picture::new(&middle_game()).caption("one\ntwo").layout().height();
    assert_eq!((plain, one), (two, two));
}

#[test]
fn coordinates_are_beside_their_squares() {
    let small = position(" / / b1 b3 / 2 2 / 1 / 3x4");
    let svg = Picture::new(&small).to_svg();
    let mut labels = lines_of(&svg);
    labels.sort_unstable();
    assert_eq!(labels, ["1", "2", "3", "4", "a", "b", "c"]);
    let tree = parsed(&svg);
    let place = |label: &str, name: &str| -> f64 {
        let node = tree.descendants().find(|node| node.text() == Some(label)).expect("a label");
        node.attribute(name).and_then(|text| text.parse().ok()).expect("a place")
    };
    assert!((place("a", "x") - 68.0).abs() < 0.01 && (place("c", "x") - 224.0).abs() < 0.01);
    assert!((place("4", "y") - 68.0).abs() < 8.0 && (place("1", "y") - 302.0).abs() < 8.0);
    assert!(lines_of(&Picture::new(&small).coordinates(false).to_svg()).is_empty());
}
