//! The results of a match in words.

use fencepost_language::{Language, Value, plain_number};
use fencepost_statistics::{Decision, Estimate, Sprt, elo};

use super::engine_id::EngineId;
use super::schedule::Lineup;
use super::tally::Tally;

/// The score so far, in one line.
pub(crate) fn progress(
    tally: &Tally,
    games: usize,
    lineup: Lineup,
    sprt: Option<&Sprt>,
    language: &Language,
) -> String {
    let mut line = language.text_with(
        "match-progress",
        &[
            ("games", plain_number(tally.games())),
            ("all", plain_number(games)),
            ("wins", plain_number(tally.wins)),
            ("draws", plain_number(tally.draws)),
            ("losses", plain_number(tally.losses)),
        ],
    );
    for more in strength(tally, lineup, language).into_iter().chain(sprt.map(|sprt| test(tally, sprt, language))) {
        line += "  ";
        line += &more;
    }
    line
}

/// The whole result, line by line. Programs read these lines, so they stay as they are.
pub(crate) fn summary(tally: &Tally, lineup: Lineup, sprt: Option<&Sprt>, language: &Language) -> Vec<String> {
    let games = tally.games();
    let points = tally.points();
    let all = f64::from(games as u32);
    let mut lines = vec![language.text_with(
        "match-score",
        &[
            ("own", decimal(points, 1)),
            ("other", decimal(all - points, 1)),
            ("games", plain_number(games)),
            ("wins", plain_number(tally.wins)),
            ("draws", plain_number(tally.draws)),
            ("losses", plain_number(tally.losses)),
        ],
    )];
    if let Some(estimate) = tally.estimate() {
        lines.push(language.text_with(
            "match-rate",
            &[
                ("rate", decimal(estimate.rate, 4)),
                ("low", decimal(estimate.low, 4)),
                ("high", decimal(estimate.high, 4)),
                ("fair", decimal(lineup.fair_share(), 4)),
            ],
        ));
        lines.extend(strength(tally, lineup, language));
        let likelihood = estimate.likelihood_above(lineup.fair_share());
        lines.push(language.text_with("match-superiority", &[("percent", decimal(100.0 * likelihood, 2))]));
    }
    lines.push(groups(tally, lineup, language));
    lines.extend(sprt.map(|sprt| test(tally, sprt, language)));
    for side in EngineId::BOTH {
        let faults = tally.faults[side];
        lines.push(language.text_with(
            "match-faults",
            &[
                ("side", format!("{side:?}").into()),
                ("crashes", plain_number(faults.crashes)),
                ("illegal", plain_number(faults.illegal)),
                ("late", plain_number(faults.late)),
            ],
        ));
    }
    lines
}

/// Complete pairs with each number of points, or how many groups are complete.
fn groups(tally: &Tally, lineup: Lineup, language: &Language) -> String {
    if !is_duel(lineup) {
        let values = [("groups", plain_number(tally.groups())), ("size", plain_number(tally.group_size()))];
        return language.text_with("match-groups", &values);
    }
    let pairs = tally.pairs().map(|pairs| pairs.to_string()).join(" ");
    language.text_with("match-pairs", &[("pairs", plain_number(tally.groups())), ("each", pairs.into())])
}

/// The difference in strength; only two players have one.
fn strength(tally: &Tally, lineup: Lineup, language: &Language) -> Option<String> {
    let Estimate { rate, low, high, .. } = tally.estimate().filter(|_| is_duel(lineup))?;
    let (low, middle, high) = (elo(low), elo(rate), elo(high));
    Some(if low.is_finite() && high.is_finite() {
        let reach = (high - low) / 2.0;
        language.text_with("match-elo", &[("elo", signed(middle)), ("error", decimal(reach, 1))])
    } else if low.is_finite() {
        language.text_with("match-elo-above", &[("elo", signed(low))])
    } else if high.is_finite() {
        language.text_with("match-elo-below", &[("elo", signed(high))])
    } else {
        language.text("match-elo-unknown")
    })
}

fn test(tally: &Tally, sprt: &Sprt, language: &Language) -> String {
    let pairs = tally.pairs();
    let (lower, upper) = sprt.bounds();
    let verdict = match sprt.decide(pairs) {
        Decision::Undecided => "undecided",
        Decision::H0 => "H0",
        Decision::H1 => "H1",
    };
    language.text_with(
        "match-sprt",
        &[
            ("llr", decimal(sprt.log_likelihood_ratio(pairs), 2)),
            ("lower", decimal(lower, 2)),
            ("upper", decimal(upper, 2)),
            ("weak", decimal(sprt.elo0, 1)),
            ("strong", decimal(sprt.elo1, 1)),
            ("verdict", verdict.into()),
        ],
    )
}

fn is_duel(lineup: Lineup) -> bool {
    lineup.players() == fencepost_rules::Players::Two
}

/// Numbers are written the same in every language, since programs read them.
fn decimal(number: f64, digits: usize) -> Value<'static> {
    // Without this a small loss could be written as -0.0.
    let text = format!("{number:.digits$}");
    let is_zero = text.bytes().all(|byte| matches!(byte, b'-' | b'0' | b'.'));
    text[usize::from(is_zero && text.starts_with('-'))..].to_owned().into()
}

fn signed(number: f64) -> Value<'static> {
    format!("{number:+.1}").into()
}

#[cfg(test)]
mod tests {
    use fencepost_rules::{BySeat, Players, Seat};

    use super::*;
    use crate::matches::referee::Fault;
    use crate::matches::tally::Played;

    fn game(group: usize, points: f64, faults: Vec<(Seat, Fault)>) -> Played {
        let is_decided = points.fract() == 0.0;
        Played {
            group,
            seats: BySeat([EngineId::A, EngineId::B, EngineId::B, EngineId::B]),
            points,
            is_decided,
            faults,
        }
    }

    fn english() -> Language {
        Language::english().isolating(false)
    }

    #[test]
    fn the_summary_has_one_value_per_line() {
        let mut tally = Tally::new(2);
        for (group, points) in
            [(0, 1.0), (0, 0.5), (1, 1.0), (1, 0.0), (2, 1.0), (2, 1.0), (3, 0.0), (3, 1.0), (4, 1.0)]
        {
            tally.add(&game(group, points, if group == 4 { vec![(Seat::North, Fault::Time)] } else { Vec::new() }));
        }
        let sprt = "0,20".parse().expect("a test");
        let lines = summary(&tally, Lineup::alone(Players::Two), Some(&sprt), &english());
        // Pairs 0.75, 0.5, 1, 0.5: mean 0.6875, variance 0.04297, deviation 0.10364, reach 0.20313.
        assert_eq!(
            lines,
            [
                "score 6.5 - 2.5 of 9 (W 6 D 1 L 2)",
                "rate 0.6875 (95 %: 0.4844 to 0.8906), fair share 0.5000",
                "elo +137.0 +- 187.6 (95 %, by pairs)",
                "superiority 96.48 %",
                "pairs 4 (0 to 2 points: 0 0 2 1 1)",
                "sprt llr 0.46 (-2.94 to 2.94), elo 0.0 against 20.0: undecided",
                "faults of A: 0 crashes, 0 illegal moves, 0 time losses",
                "faults of B: 0 crashes, 0 illegal moves, 1 time losses",
            ]
        );
        let line = progress(&tally, 20, Lineup::alone(Players::Two), None, &english());
        assert_eq!(line, "9/20  W 6 D 1 L 2  elo +137.0 +- 187.6 (95 %, by pairs)");
    }

    #[test]
    fn the_example_of_the_documentation_is_right() {
        let mut tally = Tally::new(2);
        let kinds = [(8, [0.0, 0.0]), (3, [0.0, 0.5]), (16, [0.0, 1.0]), (4, [0.5, 1.0]), (19, [1.0, 1.0])];
        let pairs = kinds.into_iter().flat_map(|(number, games)| std::iter::repeat_n(games, number));
        for (group, games) in pairs.enumerate() {
            for points in games {
                let is_last = group == 49 && tally.games() == 99;
                tally.add(&game(group, points, if is_last { vec![(Seat::North, Fault::Illegal)] } else { Vec::new() }));
            }
        }
        let sprt = "0,10".parse().expect("a test");
        let lines = summary(&tally, Lineup::alone(Players::Two), Some(&sprt), &english());
        let block = format!("```text\n{}\n```", lines.join("\n"));
        assert!(include_str!("../../../../docs/matches.md").contains(&block), "{block}");
    }

    #[test]
    fn one_sided_matches_have_a_bound() {
        let (mut won, mut lost) = (Tally::new(2), Tally::new(2));
        for number in 0..8 {
            won.add(&game(number / 2, 1.0, Vec::new()));
            lost.add(&game(number / 2, 0.0, Vec::new()));
        }
        let lineup = Lineup::alone(Players::Two);
        assert_eq!(strength(&won, lineup, &english()).as_deref(), Some("elo above +7.0 (95 %, by pairs)"));
        assert_eq!(strength(&lost, lineup, &english()).as_deref(), Some("elo below -7.0 (95 %, by pairs)"));
    }

    #[test]
    fn more_players_have_a_share_and_no_elo() {
        let lineup: Lineup = "a-vs-bbb".parse().expect("a lineup");
        let mut tally = Tally::new(4);
        for number in 0..8 {
            tally.add(&game(number / 4, f64::from(u8::from(number % 4 < 2 || number == 7)), Vec::new()));
        }
        let lines = summary(&tally, lineup, None, &english());
        assert_eq!(lines[0], "score 5.0 - 3.0 of 8 (W 5 D 0 L 3)");
        assert_eq!(lines[1], "rate 0.6250 (95 %: 0.4518 to 0.7982), fair share 0.2500");
        assert!(lines.iter().all(|line| !line.starts_with("elo")), "{lines:?}");
        assert!(lines.contains(&"groups 2 (of 4 games)".to_owned()), "{lines:?}");
    }

    #[test]
    fn a_match_without_games_has_a_summary() {
        let lines = summary(&Tally::new(2), Lineup::alone(Players::Two), None, &english());
        assert_eq!(lines[0], "score 0.0 - 0.0 of 0 (W 0 D 0 L 0)");
    }
}
