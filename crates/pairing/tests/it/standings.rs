//! Standings and tie-breaks, worked out by hand.

use fencepost_pairing::{Format, Player, Points, Round, Rules, Standing, Table, TieBreak, standings};

fn table(players: &[u32], result: &str) -> Table {
    Table { result: Some(result.parse().expect("a result")), ..Table::of(players.to_vec()) }
}

fn round(tables: Vec<Table>, byes: &[u32]) -> Round {
    Round { tables, byes: byes.to_vec() }
}

fn value(standings: &[Standing], player: u32, tie_break: TieBreak) -> f64 {
    let standing = standings.iter().find(|it| it.player == player).expect("is in it");
    standing.tie_breaks.iter().find(|it| it.tie_break == tie_break).expect("is counted").value.points()
}

fn order(standings: &[Standing]) -> Vec<u32> {
    standings.iter().map(|it| it.player).collect()
}

/// Four players over three rounds: 1 beats all, 2 draws with 3 and beats 4, 3 beats 4.
fn four() -> (Rules, Vec<Player>, Vec<Round>) {
    let rounds = vec![
        round(vec![table(&[1, 3], "1-0"), table(&[4, 2], "0-1")], &[]),
        round(vec![table(&[2, 1], "0-1"), table(&[3, 4], "1-0")], &[]),
        round(vec![table(&[1, 4], "1-0"), table(&[3, 2], "1/2-1/2")], &[]),
    ];
    (Rules::new(Format::Swiss { rounds: 3 }, 2), (1..=4).map(Player::new).collect(), rounds)
}

#[test]
fn buchholz_and_sonneborn_berger_add_up_opponents() {
    let (rules, players, rounds) = four();
    let standings = standings(&rules, &players, &rounds);
    assert_eq!(standings.iter().map(|it| it.points.points()).collect::<Vec<_>>(), [3.0, 1.5, 1.5, 0.0]);
    assert!((value(&standings, 1, TieBreak::Buchholz) - 3.0).abs() < 1e-9, "1.5 and 1.5 and 0");
    assert!((value(&standings, 1, TieBreak::BuchholzCut1) - 3.0).abs() < 1e-9, "without 0");
    assert!((value(&standings, 2, TieBreak::Buchholz) - 4.5).abs() < 1e-9, "0 and 3 and 1.5");
    assert!((value(&standings, 2, TieBreak::SonnebornBerger) - 0.75).abs() < 1e-9, "0, and half of 1.5");
    assert!((value(&standings, 2, TieBreak::DirectEncounter) - 0.5).abs() < 1e-9);
    assert!((value(&standings, 1, TieBreak::Wins) - 3.0).abs() < 1e-9);
    assert_eq!(standings.iter().map(|it| it.rank).collect::<Vec<_>>(), [1, 2, 2, 4], "nothing parts 2 and 3");
}

#[test]
fn the_organisers_order_counts() {
    let (mut rules, players, mut rounds) = four();
    rounds[2].tables[1] = table(&[3, 2], "1-0");
    rounds[1].tables[1] = table(&[3, 4], "0-1");
    // 2 and 3 have one point each, 4 too: they beat each other in a circle.
    rules.tie_breaks = vec![TieBreak::DirectEncounter];
    let circle = standings(&rules, &players, &rounds);
    assert_eq!(circle.iter().map(|it| it.rank).collect::<Vec<_>>(), [1, 2, 2, 2]);
    rules.tie_breaks = vec![TieBreak::Wins, TieBreak::DirectEncounter];
    assert_eq!(order(&standings(&rules, &players, &rounds))[0], 1);
}

#[test]
fn rounds_without_a_game_count_the_own_score() {
    // 3 sits out in the first round, leaves after the second; 1 beats 2 and draws with 3.
    let rules = Rules::new(Format::Swiss { rounds: 3 }, 2);
    let mut players: Vec<Player> = (1..=4).map(Player::new).collect();
    players[2].withdrawn = true;
    let rounds = vec![
        round(vec![table(&[1, 2], "1-0")], &[3]),
        round(vec![table(&[3, 1], "1/2-1/2"), table(&[2, 4], "1-0")], &[]),
        round(vec![table(&[4, 1], "0-1")], &[2]),
    ];
    let standings = standings(&rules, &players, &rounds);
    // 3 has 1.5 points and counts 2 for others: the round after it left counts as drawn.
    assert!((value(&standings, 1, TieBreak::Buchholz) - (2.0 + 2.0 + 0.0)).abs() < 1e-9);
    // 3: sat out (own 1.5), met 1 (2.5), was away (own 1.5).
    assert!((value(&standings, 3, TieBreak::Buchholz) - 5.5).abs() < 1e-9);
    // Cut 1 leaves out the round that 3 missed by choice.
    let cut = &standings.iter().find(|it| it.player == 3).expect("3").tie_breaks[1];
    assert_eq!(cut.sum.iter().filter(|it| it.cut).map(|it| it.round).collect::<Vec<_>>(), [3]);
    assert!((value(&standings, 3, TieBreak::BuchholzCut1) - 4.0).abs() < 1e-9);
    // To sit out is a win against oneself.
    assert!((value(&standings, 3, TieBreak::SonnebornBerger) - (1.5 + 1.25)).abs() < 1e-9);
}

/// A Swiss of four rounds with everything that is no game. 1 scores 4, 3 scores 2, all others 1.
///
/// 1 wins in round 3 because 2 does not turn up. 3 sits out in round 1 and leaves before the last round. 4 sits out in round 3. 5 comes in
/// round 2 and sits out in the last one.
fn unplayed() -> (Rules, Vec<Player>, Vec<Round>) {
    let forfeit = Table { absent: vec![2], ..table(&[1, 2], "1-0") };
    let rounds = vec![
        round(vec![table(&[1, 4], "1-0")], &[3]),
        round(vec![table(&[1, 3], "1-0"), table(&[2, 5], "1-0")], &[]),
        round(vec![forfeit, table(&[3, 5], "1-0")], &[4]),
        round(vec![table(&[4, 1], "0-1")], &[5]),
    ];
    let mut players: Vec<Player> = (1..=5).map(Player::new).collect();
    players[2].withdrawn = true;
    (Rules::new(Format::Swiss { rounds: 4 }, 2), players, rounds)
}

/// The addends of a tie-break: the round, the opponent, and the score.
fn addends(standings: &[Standing], player: u32, tie_break: TieBreak) -> Vec<(usize, Option<u32>, f64)> {
    let standing = standings.iter().find(|it| it.player == player).expect("is in it");
    let value = standing.tie_breaks.iter().find(|it| it.tie_break == tie_break).expect("is counted");
    let kept = value.sum.iter().filter(|it| !it.cut);
    kept.map(|it| (it.round, it.opponent, it.score.points())).collect()
}

#[test]
fn a_dummy_has_the_own_score_but_no_more_than_who_it_stands_for() {
    let (rules, players, rounds) = unplayed();
    let standings = standings(&rules, &players, &rounds);
    let scores: Vec<(u32, f64)> = standings.iter().map(|it| (it.player, it.points.points())).collect();
    assert_eq!(scores, [(1, 4.0), (3, 2.0), (4, 1.0), (5, 1.0), (2, 1.0)]);
    // 2 was away in round 1, before it was there, and in the last round: a draw for others, as the forfeit before it was of its own will.
    // So 2 counts 1.5 for others, and the dummy of the forfeited game too, because 1 has more. 3 was away in the last round: 2.5.
    let one = addends(&standings, 1, TieBreak::Buchholz);
    assert_eq!(one, [(1, Some(4), 1.0), (2, Some(3), 2.5), (3, None, 1.5), (4, Some(4), 1.0)]);
    let one = addends(&standings, 1, TieBreak::SonnebornBerger);
    assert_eq!(one, [(1, Some(4), 1.0), (2, Some(3), 2.5), (3, None, 1.5), (4, Some(4), 1.0)], "4 was beaten twice");
    // 2 itself: away, 5, a forfeit against 1 who has more than 2's own point, away.
    let two = addends(&standings, 2, TieBreak::Buchholz);
    assert_eq!(two, [(1, None, 1.0), (2, Some(5), 1.0), (3, None, 1.0), (4, None, 1.0)]);
    // 5 was away in round 1 and played later, which counts nothing for others; the bye in the last round counts in full.
    let three = addends(&standings, 3, TieBreak::Buchholz);
    assert_eq!(three, [(1, None, 2.0), (2, Some(1), 4.0), (3, Some(5), 1.0), (4, None, 2.0)]);
    let three = addends(&standings, 3, TieBreak::SonnebornBerger);
    assert_eq!(three, [(1, None, 2.0), (3, Some(5), 1.0)], "sitting out is a win against the dummy");
    // Cut 1 leaves out the round that 3 missed, though 5 has less.
    let three = addends(&standings, 3, TieBreak::BuchholzCut1);
    assert_eq!(three, [(1, None, 2.0), (2, Some(1), 4.0), (3, Some(5), 1.0)]);
    // 4 chose nothing: the lowest is left out.
    let four = addends(&standings, 4, TieBreak::BuchholzCut1);
    assert_eq!(four, [(1, Some(1), 4.0), (3, None, 1.0), (4, Some(1), 4.0)]);
}

#[test]
fn a_dummy_for_nobody_has_no_more_than_draws_bring() {
    // 1 wins all three rounds so far, one of them by sitting out. Of four rounds, draws bring 2.
    let rounds = vec![
        round(vec![table(&[2, 3], "1-0")], &[1]),
        round(vec![table(&[1, 2], "1-0")], &[3]),
        round(vec![table(&[3, 1], "0-1")], &[2]),
    ];
    let players: Vec<Player> = (1..=3).map(Player::new).collect();
    let of = |rounds_in_all: usize| {
        let rules = Rules::new(Format::Swiss { rounds: rounds_in_all }, 2);
        addends(&standings(&rules, &players, &rounds), 1, TieBreak::Buchholz)
    };
    assert_eq!(of(4), [(1, None, 2.0), (2, Some(2), 2.0), (3, Some(3), 1.0)]);
    assert_eq!(of(9), [(1, None, 3.0), (2, Some(2), 2.0), (3, Some(3), 1.0)]);
}

#[test]
fn in_a_round_robin_a_forfeit_is_a_game_and_a_bye_is_nothing() {
    let rules = Rules::new(Format::RoundRobin { cycles: 1 }, 2);
    let players: Vec<Player> = (1..=3).map(Player::new).collect();
    let forfeit = Table { absent: vec![2], ..table(&[1, 2], "1-0") };
    let rounds = vec![round(vec![forfeit], &[3]), round(vec![table(&[2, 3], "1-0")], &[1])];
    let standings = standings(&rules, &players, &rounds);
    assert_eq!(addends(&standings, 1, TieBreak::SonnebornBerger), [(1, Some(2), 1.0)]);
    assert_eq!(addends(&standings, 2, TieBreak::Buchholz), [(1, Some(1), 2.0), (2, Some(3), 1.0)]);
    assert!((value(&standings, 1, TieBreak::Wins) - 2.0).abs() < 1e-9);
}

#[test]
fn at_a_table_of_three_a_dummy_stands_for_whoever_did_not_turn_up() {
    let rules = Rules::new(Format::Swiss { rounds: 2 }, 3);
    let players: Vec<Player> = (1..=6).map(Player::new).collect();
    let missed = Table { absent: vec![3], ..table(&[1, 2, 3], "1-0-0") };
    let rounds = vec![round(vec![missed, table(&[4, 5, 6], "1/3-1/3-1/3")], &[])];
    let standings = standings(&rules, &players, &rounds);
    assert_eq!(addends(&standings, 1, TieBreak::Buchholz), [(1, Some(2), 0.0), (1, None, 0.0)]);
    assert_eq!(addends(&standings, 2, TieBreak::Buchholz), [(1, Some(1), 1.0), (1, None, 0.0)]);
    assert_eq!(addends(&standings, 3, TieBreak::Buchholz), [(1, None, 0.0), (1, None, 0.0)]);
}

#[test]
fn tables_of_four_score_as_the_organiser_says() {
    let mut rules = Rules::new(Format::Swiss { rounds: 2 }, 4);
    let players: Vec<Player> = (1..=7).map(Player::new).collect();
    let rounds = vec![round(vec![table(&[1, 2, 3, 4], "0-0-1-0"), table(&[5, 6, 7], "0-1/2-1/2")], &[])];
    let by_default = standings(&rules, &players, &rounds);
    assert_eq!(order(&by_default)[0], 3);
    assert!((by_default[0].points.points() - 1.0).abs() < 1e-9);
    rules.points = Points::new([4, 2, 0], [6, 4, 2, 0]).expect("points");
    let rounds = vec![round(vec![table(&[1, 2, 3, 4], "2-1-3-0"), table(&[5, 6, 7], "2-0-1")], &[])];
    let points: Vec<(u32, f64)> =
        standings(&rules, &players, &rounds).iter().map(|it| (it.player, it.points.points())).collect();
    assert_eq!(points[0], (3, 3.0));
    assert!(points.contains(&(5, 2.0)) && points.contains(&(1, 2.0)) && points.contains(&(7, 1.0)));
}

#[test]
fn whoever_sits_out_gets_the_point_when_the_round_is_over() {
    let rules = Rules::new(Format::Swiss { rounds: 3 }, 2);
    let players: Vec<Player> = (1..=3).map(Player::new).collect();
    let mut rounds = vec![round(vec![Table::of(vec![1, 2])], &[3])];
    let running = standings(&rules, &players, &rounds);
    assert_eq!(
        running.iter().map(|it| (it.rank, it.player, it.points.points())).collect::<Vec<_>>(),
        [(1, 1, 0.0), (1, 2, 0.0), (1, 3, 0.0)]
    );
    assert!(running.iter().all(|it| it.tie_breaks.iter().all(|value| value.sum.is_empty())), "nothing was played");
    rounds[0] = round(vec![table(&[1, 2], "0-1")], &[3]);
    let over = standings(&rules, &players, &rounds);
    assert_eq!(over.iter().map(|it| it.points.points()).collect::<Vec<_>>(), [1.0, 1.0, 0.0]);
    // While the next round goes on, what the last one brought stays.
    rounds.push(round(vec![Table::of(vec![3, 2])], &[1]));
    let next = standings(&rules, &players, &rounds);
    assert_eq!(next.iter().map(|it| it.points.points()).collect::<Vec<_>>(), [1.0, 1.0, 0.0]);
    assert_eq!(next[2].player, 1);
}

/// The values of direct encounter, by number, with that as the only tie-break.
fn direct(players: u32, rounds: &[Round]) -> Vec<(u32, usize, f64)> {
    let mut rules = Rules::new(Format::Swiss { rounds: 9 }, 2);
    rules.tie_breaks = vec![TieBreak::DirectEncounter];
    let players: Vec<Player> = (1..=players).map(Player::new).collect();
    let mut found: Vec<(u32, usize, f64)> = standings(&rules, &players, rounds)
        .iter()
        .map(|it| (it.player, it.rank, it.tie_breaks[0].value.points()))
        .collect();
    found.sort_by_key(|it| it.0);
    found
}

#[test]
fn whoever_leads_whatever_the_missing_games_bring_is_ahead() {
    // 1, 2 and 3 have two points each; 2 and 3 have not met. 1 has beaten both: neither can have more than one point.
    let mut rounds = vec![
        round(vec![table(&[1, 2], "1-0"), table(&[3, 4], "1-0"), table(&[5, 6], "1-0")], &[]),
        round(vec![table(&[1, 3], "1-0"), table(&[2, 5], "1-0"), table(&[4, 6], "0-1")], &[]),
        round(vec![table(&[1, 4], "0-1"), table(&[2, 6], "1-0"), table(&[3, 5], "1-0")], &[]),
    ];
    assert_eq!(direct(6, &rounds)[..3], [(1, 1, 2.0), (2, 2, 0.0), (3, 2, 0.0)], "nothing parts 2 and 3");
    // If 1 only drew with 2, then 2 could have as much as 1.
    rounds[0].tables[0] = table(&[1, 2], "1/2-1/2");
    rounds[2].tables[0] = table(&[1, 4], "1/2-1/2");
    rounds[2].tables[1] = table(&[2, 6], "1/2-1/2");
    assert_eq!(direct(6, &rounds)[..3], [(1, 1, 0.0), (2, 1, 0.0), (3, 1, 0.0)]);
}

#[test]
fn behind_whoever_leads_the_next_may_be_certain_as_well() {
    // 1 to 4 have three points each. 1 beat the others, 2 beat 3 and 4, and 3 and 4 have not met.
    let rounds = [
        vec![table(&[1, 2], "1-0"), table(&[3, 5], "1-0"), table(&[4, 6], "1-0")],
        vec![table(&[1, 3], "1-0"), table(&[2, 5], "1-0"), table(&[4, 7], "1-0")],
        vec![table(&[1, 4], "1-0"), table(&[2, 3], "1-0")],
        vec![table(&[2, 4], "1-0"), table(&[3, 6], "1-0")],
        vec![table(&[3, 7], "1-0"), table(&[4, 5], "1-0")],
    ]
    .map(|tables| round(tables, &[]));
    assert_eq!(direct(7, &rounds)[..4], [(1, 1, 3.0), (2, 2, 2.0), (3, 3, 0.0), (4, 3, 0.0)]);
}

#[test]
fn direct_encounter_counts_again_among_those_whom_it_leaves_equal() {
    // 1 to 4 have two points each and have all met: 1 and 2 scored two of them against each other, 3 and 4 one. 1 beat 2, and 4 beat 3.
    let rounds = [
        vec![table(&[1, 2], "1-0"), table(&[4, 3], "1-0")],
        vec![table(&[3, 1], "1-0"), table(&[2, 4], "1-0")],
        vec![table(&[1, 4], "1-0"), table(&[2, 3], "1-0")],
        vec![table(&[3, 5], "1-0"), table(&[4, 6], "1-0")],
    ]
    .map(|tables| round(tables, &[]));
    assert_eq!(direct(6, &rounds)[..4], [(1, 1, 2.0), (2, 2, 2.0), (3, 4, 1.0), (4, 3, 1.0)]);
}

#[test]
fn a_circle_behind_whoever_leads_stays_equal() {
    // 1 to 4 have three points each. 1 beat 2, 3 and 4; these have all met, in a circle: nothing parts them, however often it is asked.
    let circle = [
        vec![table(&[1, 2], "1-0"), table(&[3, 4], "1-0")],
        vec![table(&[1, 3], "1-0"), table(&[4, 2], "1-0")],
        vec![table(&[1, 4], "1-0"), table(&[2, 3], "1-0")],
        vec![table(&[2, 5], "1-0"), table(&[3, 6], "1-0"), table(&[4, 7], "1-0")],
        vec![table(&[2, 6], "1-0"), table(&[3, 7], "1-0"), table(&[4, 5], "1-0")],
    ]
    .map(|tables| round(tables, &[]));
    assert_eq!(direct(7, &circle)[..4], [(1, 1, 3.0), (2, 2, 1.0), (3, 2, 1.0), (4, 2, 1.0)]);
}
