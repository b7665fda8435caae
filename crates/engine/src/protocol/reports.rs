//! Requests of a page about the report on a game, and about why a move is better. Text in, text out.
//!
//! `reason` takes lines in any order: `position P`, `played M`, `better M…`, and if they are known `reply M…` (what a search
//! expects after the played move), `wins` (the better line is a proven win) and `loses` (the played move is a proven loss). The
//! answer is `reason CODE` and its values, each after a word that names it.
//!
//! `opening` takes `start P` and an `event E` for each event of a game. The answer is `opening INDEX NAME`: the last name that a
//! position of the game had, and how many events led there; or `opening -`. `key`, then a position, is answered by
//! `key HEX own` or `key HEX mirrored`: the key that the position shares with its mirror image, and which of the two it is.
//!
//! `report NODES` takes `start P`, an `event E` for each event of the game, and `found INDEX NODES INFO` for each position that was
//! searched: how many events had happened, how many nodes the search was allowed, and the last `info` line of its best line. The
//! answer is `search INDEX NODES DONE TOTAL` as long as there is something left to search, and then the report:
//!
//! | line | says |
//! | --- | --- |
//! | `at INDEX CHANCES / STEPS / LEFT` | one value for each seat: chance per mille, steps to the goal (`-` for nobody), fences in hand |
//! | `move PLY INDEX SEAT PLAYED BEST CHANCE AFTER MARK` | the mover's chances per mille before and after; `-` for no mark |
//! | `line PLY MOVES` | the best line, for a move with a mark |
//! | `why PLY CODE …` | why it is better, as for `reason` |
//! | `turn PLY` | a turning point |
//! | `accuracy SEAT PERCENT` | `-` if the seat made no move |

use std::fmt::Write;

use fencepost_rules::record::Glyph;
use fencepost_rules::{BySeat, CanonicalPosition, Event, Game, Move, Position, Seat, opening_of};

use crate::report::{Comparison, Finding, GameReport, Permille, Reason, next_search, progress, reason};

/// The most events of a game that is looked through.
const MOST_EVENTS: usize = 2000;

/// What is wrong with a request, as a code.
type RequestError = &'static str;

/// The lines of a request, each as its first word and the rest.
fn lines(body: &str) -> impl Iterator<Item = (&str, &str)> {
    body.lines().map(|line| line.split_once(' ').unwrap_or((line, "")))
}

fn value<'a>(body: &'a str, name: &str) -> Option<&'a str> {
    lines(body).find(|(word, _)| *word == name).map(|(_, rest)| rest)
}

fn moves(text: &str) -> Result<Vec<Move>, RequestError> {
    text.split_whitespace().map(|mv| mv.parse().map_err(|_| "bad-move")).collect()
}

/// Answers `reason`.
pub(super) fn answer_reason(body: &str) -> Result<String, RequestError> {
    let position: Position = value(body, "position").unwrap_or("").parse().map_err(|_| "bad-position")?;
    let played = value(body, "played").unwrap_or("").trim().parse().map_err(|_| "bad-move")?;
    let better = moves(value(body, "better").unwrap_or(""))?;
    let reply = moves(value(body, "reply").unwrap_or(""))?;
    let comparison = Comparison {
        position: &position,
        played,
        better: &better,
        reply: &reply,
        better_wins: value(body, "wins").is_some(),
        played_loses: value(body, "loses").is_some(),
    };
    let reason = reason(&comparison).ok_or("no-reason")?;
    Ok(format!("reason {}", in_words(reason)))
}

fn in_words(reason: Reason) -> String {
    reason.values().iter().fold(reason.code().to_owned(), |line, (name, value)| format!("{line} {name} {value}"))
}

/// Answers `opening`.
pub(super) fn answer_opening(body: &str) -> Result<String, RequestError> {
    let start: Position = value(body, "start").unwrap_or("").parse().map_err(|_| "bad-position")?;
    let game = read_game(start, body)?;
    Ok(opening_of(&game).map_or("opening -".to_owned(), |(index, name)| format!("opening {index} {name}")))
}

/// Answers `key`.
pub(super) fn answer_key(body: &str) -> Result<String, RequestError> {
    let position: Position = body.trim_matches('\n').parse().map_err(|_| "bad-position")?;
    let canonical = CanonicalPosition::of(&position);
    let image = if canonical.is_mirrored() { "mirrored" } else { "own" };
    Ok(format!("key {:016x} {image}", canonical.key()))
}

/// Answers `report`.
pub(super) fn answer_report(nodes: &str, body: &str) -> Result<String, RequestError> {
    let nodes = nodes.parse().map_err(|_| "request")?;
    let start: Position = value(body, "start").unwrap_or("").parse().map_err(|_| "bad-position")?;
    let game = read_game(start, body)?;
    let findings = read_findings(&game, body)?;
    if let Some(task) = next_search(&game, &findings, nodes) {
        let progress = progress(&game, &findings, nodes);
        return Ok(format!("search {} {} {} {}", task.index, task.nodes, progress.done, progress.total));
    }
    let report = GameReport::new(&game, &findings).ok_or("request")?;
    Ok(written(&report, game.position().players().seats()))
}

fn read_game(start: Position, body: &str) -> Result<Game, RequestError> {
    let mut game = Game::new(start);
    for (_, event) in lines(body).filter(|(word, _)| *word == "event") {
        let event: Event = event.trim().parse().map_err(|_| "bad-move")?;
        game.apply(event).map_err(|_| "illegal-move")?;
        if game.history().len() > MOST_EVENTS {
            return Err("too-long");
        }
    }
    Ok(game)
}

/// What was found about each position. Of two findings the one with more nodes counts.
fn read_findings(game: &Game, body: &str) -> Result<Vec<Option<Finding>>, RequestError> {
    let mut findings: Vec<Option<Finding>> = vec![None; game.history().len() + 1];
    for (_, rest) in lines(body).filter(|(word, _)| *word == "found") {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [index, nodes, info @ ..] = words.as_slice() else { return Err("bad-finding") };
        let index: usize = index.parse().map_err(|_| "bad-finding")?;
        let nodes = nodes.parse().map_err(|_| "bad-finding")?;
        let position = game.history().get(index).map_or(game.position(), |(position, _)| position);
        let finding = read_info(position, nodes, info).ok_or("bad-finding")?;
        let place = findings.get_mut(index).ok_or("bad-finding")?;
        if place.as_ref().is_none_or(|before| before.nodes <= finding.nodes) {
            *place = Some(finding);
        }
    }
    Ok(findings)
}

/// Reads an `info` line: the other way round than `info_line`.
fn read_info(position: &Position, nodes: u64, words: &[&str]) -> Option<Finding> {
    let after = |name: &str| Some(&words[words.iter().position(|word| *word == name)? + 1..]);
    let number = |text: &&str| text.parse::<Permille>().ok().filter(|&it| it <= 1000);
    let (turn, seats) = (position.turn(), position.players().seats());
    let mut chances = BySeat::default();
    if let Some(values) = after("values") {
        for (&seat, value) in seats.iter().zip(values) {
            chances[seat] = number(value)?;
        }
    } else {
        let [win, draw, ..] = after("wdl")? else { return None };
        chances[turn] = (number(win)? + number(draw)? / 2).min(1000);
        chances[turn.opposite()] = 1000 - chances[turn];
    }
    let winner = match after("score")?.first() {
        Some(&"win") => Some(turn),
        Some(&"loss") => Some(turn.opposite()),
        _ => None,
    };
    let line = moves(&after("pv")?.join(" ")).ok()?;
    Some(Finding { nodes, chances, line, winner: winner.filter(|_| seats.len() == 2) })
}

fn written(report: &GameReport, seats: &[Seat]) -> String {
    let mut text = "report\n".to_owned();
    for (index, at) in report.positions.iter().enumerate() {
        let row = |value: &dyn Fn(Seat) -> String| seats.iter().map(|&seat| value(seat)).collect::<Vec<_>>().join(" ");
        let chances = row(&|seat| at.chances[seat].to_string());
        let steps = row(&|seat| at.steps[seat].map_or("-".to_owned(), |steps| steps.to_string()));
        let left = row(&|seat| at.left[seat].to_string());
        let _ = writeln!(text, "at {index} {chances} / {steps} / {left}");
    }
    for it in &report.moves {
        let mark = it.mark.map_or("-", Glyph::symbol);
        let (ply, index, seat) = (it.ply, it.index, it.seat);
        let _ = writeln!(text, "move {ply} {index} {seat} {} {} {} {} {mark}", it.played, it.best, it.chance, it.after);
        if it.mark.is_some() {
            let line: Vec<&str> = it.line.iter().map(|mv| mv.name()).collect();
            let _ = writeln!(text, "line {ply} {}", line.join(" "));
        }
        if let Some(reason) = it.reason {
            let _ = writeln!(text, "why {ply} {}", in_words(reason));
        }
    }
    for &place in &report.turning_points {
        let _ = writeln!(text, "turn {}", report.moves[place].ply);
    }
    for (seat, accuracy) in seats.iter().zip(&report.accuracy) {
        let _ = writeln!(text, "accuracy {seat} {}", accuracy.map_or("-".to_owned(), |percent| percent.to_string()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::answer_study;

    const START: &str = " /  / e1 e9 / 10 10 / 1";

    #[test]
    fn a_reason_has_a_code_and_values() {
        let request = "reason\nposition  /  / e4 e6 / 10 10 / 1\nplayed e5\nbetter d3h e7\n";
        assert_eq!(answer_study(request), "reason jump-allowed seat north square e4");
        assert_eq!(answer_study(&format!("{request}wins\n")), "reason win-missed better d3h");
        assert_eq!(answer_study("reason\nplayed e5"), "error bad-position 0 0");
        assert_eq!(answer_study(&format!("reason\nposition {START}\nplayed e2\nbetter e2")), "error no-reason 0 0");
    }

    #[test]
    fn a_report_asks_for_searches_until_it_can_be_given() {
        let mut request = format!("report 100\nstart {START}\nevent e2\nevent d9\n");
        let info = |index: usize| match index {
            0 => "info depth 1 seldepth 1 multipv 1 score cp 0 wdl 500 0 500 nodes 9 nps 0 time 0 pv e2 e8",
            1 => "info depth 1 seldepth 1 multipv 1 score cp 0 wdl 500 0 500 nodes 9 nps 0 time 0 pv e8",
            _ => "info depth 1 seldepth 1 multipv 1 score win 9 wdl 1000 0 0 nodes 9 nps 0 time 0 pv e3 e8",
        };
        let mut searched = Vec::new();
        let report = loop {
            let answer = answer_study(&request);
            let words: Vec<&str> = answer.split(' ').collect();
            let ["search", index, nodes, _, _] = words.as_slice() else { break answer };
            searched.push(format!("{index}:{nodes}"));
            let info = info(index.parse().expect("an index"));
            let _ = writeln!(request, "found {index} {nodes} {info}");
        };
        assert_eq!(searched, ["2:100", "1:100", "0:100", "2:400", "1:400"]);
        assert!(report.starts_with("report\nat 0 500 500 / 8 8 / 10 10\n"), "{report}");
        assert!(report.contains("\nmove 2 1 north d9 e8 500 0 ??\nline 2 e8\nwhy 2 step-wasted\n"), "{report}");
        assert!(report.ends_with("turn 2\naccuracy south 100\naccuracy north 13.5\n"), "{report}");
    }

    #[test]
    fn openings_have_names_and_mirror_images_one_key() {
        let game = format!("opening\nstart {START}\nevent e2\nevent e8\nevent d7v\nevent e7\n");
        assert_eq!(answer_study(&game), "opening 3 Sidewall");
        assert_eq!(answer_study(&format!("opening\nstart {START}\n")), "opening -");
        let key = |position: &str| answer_study(&format!("key\n{position}"));
        let (one, other) = (key("d3 /  / d4 e6 / 9 10 / 1"), key("e3 /  / f4 e6 / 9 10 / 1"));
        assert_eq!(one[..20], other[..20]);
        assert_ne!(one, other);
        assert_eq!(key("nowhere"), "error bad-position 0 0");
    }

    #[test]
    fn nonsense_is_refused() {
        for (request, code) in [
            (format!("report x\nstart {START}"), "request"),
            ("report 9\nstart nowhere".to_owned(), "bad-position"),
            (format!("report 9\nstart {START}\nevent e5"), "illegal-move"),
            (format!("report 9\nstart {START}\nevent hello"), "bad-move"),
            (format!("report 9\nstart {START}\nfound 7 9 info depth"), "bad-finding"),
            (format!("report 9\nstart {START}\nfound 0 9 info score cp 0 wdl 2000 0 0 pv e2"), "bad-finding"),
        ] {
            assert_eq!(answer_study(&request), format!("error {code} 0 0"), "{request}");
        }
    }
}
