//! Laws that every pairing keeps.

use fencepost_pairing::{Format, PairingError, Round, Table, TableResult, is_finished, pair_next, standings};
use proptest::prelude::*;

use crate::tournament::Tournament;

fn swiss(players: u32, rounds: usize, seed: u64, table: usize) -> Tournament {
    let mut tournament = Tournament::new(Format::Swiss { rounds }, table, players, seed);
    while tournament.rounds.len() < rounds {
        if tournament.there().len() < 2 {
            break;
        }
        let round = match tournament.pair(false) {
            Ok(round) => round,
            Err(error) => {
                assert!(matches!(error, PairingError::OnlyRepeats | PairingError::OnlySecondByes), "{error}");
                tournament.pair(true).expect("with repeats there is always a pairing")
            }
        };
        tournament.check(&round);
        // Nobody sits out again before everybody who is there has.
        let byes = tournament.byes();
        let had = |player: &u32| byes.get(player).copied().unwrap_or(0);
        let least = tournament.there().iter().map(had).min();
        assert!(round.byes.iter().all(|player| Some(had(player)) == least), "{:?} of {byes:?}", round.byes);
        assert_eq!(tournament.pair(true).map(|round| round.tables.len()), Ok(round.tables.len()));
        tournament.play(round);
        tournament.come_and_go();
    }
    tournament
}

/// From two to two hundred; most are few, because many take long.
fn field() -> impl Strategy<Value = u32> {
    prop_oneof![4 => 2u32..40, 1 => 40u32..=200]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn swiss_of_two_pairs_everybody_once(players in field(), rounds in 1usize..=15, seed: u64) {
        swiss(players, rounds, seed, 2);
    }

    #[test]
    fn tables_of_three_and_four_seat_everybody_once(players in field(), rounds in 1usize..=15, seed: u64, table in 3usize..=4) {
        swiss(players, rounds, seed, table);
    }

    #[test]
    fn nobody_meets_or_sits_out_twice_unless_that_is_allowed(players in field(), rounds in 1usize..=15, seed: u64, table in 2usize..=4) {
        let mut tournament = Tournament::new(Format::Swiss { rounds }, table, players, seed);
        while let Ok(round) = tournament.pair(false) {
            tournament.play(round);
            tournament.come_and_go();
        }
        prop_assert!(tournament.meetings().values().all(|&times| times == 1));
        prop_assert!(tournament.byes().values().all(|&times| times == 1));
    }

    #[test]
    fn first_moves_stay_balanced(players in 4u32..60, seed: u64) {
        let mut tournament = Tournament::new(Format::Swiss { rounds: 7 }, 2, players * 2, seed);
        let mut firsts = std::collections::BTreeMap::<u32, i32>::new();
        while let Ok(round) = tournament.pair(false) {
            for table in &round.tables {
                *firsts.entry(table.players[0]).or_default() += 1;
                *firsts.entry(table.players[1]).or_default() -= 1;
            }
            tournament.play(round);
        }
        let mean = firsts.values().map(|surplus| f64::from(surplus.abs())).sum::<f64>() / firsts.len() as f64;
        prop_assert!(mean < 2.0, "{firsts:?}");
    }

    #[test]
    fn a_knock_out_ends_with_one_winner(players in 2u32..70, seed: u64, table in 2usize..=4, withdraws: bool) {
        let mut tournament = Tournament::new(Format::KnockOut, table, players, seed);
        while let Ok(round) = tournament.pair(false) {
            prop_assert!(tournament.rounds.len() < 8);
            tournament.play(round);
            if withdraws {
                let at = tournament.below(players as usize);
                tournament.players[at].withdrawn = true;
            }
        }
        let standings = standings(&tournament.rules, &tournament.players, &tournament.rounds);
        prop_assert!(is_finished(&tournament.rules, &tournament.players, &tournament.rounds) || withdraws);
        if !withdraws {
            let last = tournament.rounds.last().expect("a final");
            let winner = last.tables[0].result.as_ref().and_then(TableResult::winner).map(|at| last.tables[0].players[at]);
            prop_assert_eq!(Some(standings[0].player), winner);
            prop_assert!(tournament.byes().values().all(|&times| times == 1));
            if table == 2 && players >= 4 {
                prop_assert_eq!(last.tables.len(), 2, "a final and a match for third place");
                let third = last.tables[1].result.as_ref().and_then(TableResult::winner).map(|at| last.tables[1].players[at]);
                prop_assert_eq!(Some(standings[2].player), third);
            }
        }
    }

    #[test]
    fn in_a_round_robin_everybody_meets_everybody(players in 2u32..24, seed: u64, cycles in 1usize..=2) {
        let mut tournament = Tournament::new(Format::RoundRobin { cycles }, 2, players, seed);
        while let Ok(round) = tournament.pair(false) {
            tournament.check(&round);
            tournament.play(round);
        }
        let meetings = tournament.meetings();
        prop_assert_eq!(meetings.len() as u32, players * (players - 1) / 2);
        prop_assert!(meetings.values().all(|&times| times as usize == cycles));
        prop_assert_eq!(tournament.pair(true).err(), Some(PairingError::LastRound));
    }

    #[test]
    fn a_round_robin_at_larger_tables_ends_when_all_have_met(players in 3u32..14, seed: u64, table in 3usize..=4) {
        let mut tournament = Tournament::new(Format::RoundRobin { cycles: 1 }, table, players, seed);
        while let Ok(round) = tournament.pair(false) {
            prop_assert!(tournament.rounds.len() < 60);
            tournament.check(&round);
            tournament.play(round);
        }
        prop_assert_eq!(tournament.meetings().len() as u32, players * (players - 1) / 2);
    }

    #[test]
    fn standings_are_in_order_and_have_everybody(players in 2u32..30, rounds in 1usize..=9, seed: u64, table in 2usize..=4) {
        let tournament = swiss(players, rounds, seed, table);
        let standings = standings(&tournament.rules, &tournament.players, &tournament.rounds);
        prop_assert_eq!(standings.len(), tournament.players.len());
        prop_assert!(standings.is_sorted_by(|one, other| one.points >= other.points && one.rank <= other.rank));
        for pair in standings.windows(2).filter(|pair| pair[0].points == pair[1].points) {
            let values = |at: usize| pair[at].tie_breaks.iter().map(|value| value.value).collect::<Vec<_>>();
            prop_assert!(values(0) >= values(1));
            prop_assert_eq!(pair[0].rank == pair[1].rank, values(0) == values(1));
        }
    }
}

/// Sixteen players at tables of four can meet nobody twice over five rounds, and not over six.
#[test]
fn a_round_without_repeats_is_found_above_the_size_that_is_tried_in_full() {
    let mut tournament = Tournament::new(Format::Swiss { rounds: 9 }, 4, 16, 5);
    // Four of the five rounds of the affine plane of order four: the fifth is the only one that is left.
    let square = |row: u32, column: u32| 4 * row + column + 1;
    let slopes = [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]];
    for times in slopes {
        let line = |start: u32| (0..4).map(|row| square(row, start ^ times[row as usize])).collect::<Vec<_>>();
        let tables = (0..4).map(|start| Table::of(line(start))).collect();
        tournament.play(Round { tables, byes: Vec::new() });
    }
    let mut rows: Vec<Vec<u32>> =
        tournament.pair(false).expect("the rows").tables.into_iter().map(|it| it.players).collect();
    for row in &mut rows {
        row.sort_unstable();
    }
    rows.sort_unstable();
    assert_eq!(rows, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]);
    tournament.play(Round { tables: rows.into_iter().map(Table::of).collect(), byes: Vec::new() });
    assert_eq!(tournament.pair(false), Err(PairingError::OnlyRepeats));
    assert!(tournament.pair(true).is_ok());
}

#[test]
fn two_hundred_players_over_fifteen_rounds_meet_nobody_twice() {
    for table in 2..=4 {
        let mut tournament = Tournament::new(Format::Swiss { rounds: 15 }, table, 200, 11);
        for _ in 0..15 {
            let round = tournament.pair(false).expect("a round without repeats");
            tournament.check(&round);
            tournament.play(round);
        }
        assert!(tournament.meetings().values().all(|&times| times == 1), "tables of {table}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    #[ignore = "takes minutes"]
    fn long_swiss_of_two_to_two_hundred(players in 2u32..=200, rounds in 1usize..=15, seed: u64, table in 2usize..=4) {
        swiss(players, rounds, seed, table);
    }
}

#[test]
fn a_withdrawn_player_forfeits_in_a_round_robin() {
    let mut tournament = Tournament::new(Format::RoundRobin { cycles: 1 }, 2, 4, 3);
    let round = tournament.pair(false).expect("a round");
    tournament.play(round);
    tournament.players[3].withdrawn = true;
    let round = tournament.pair(false).expect("a round");
    let forfeited = round.tables.iter().find(|table| table.players.contains(&4)).expect("a table");
    assert_eq!(forfeited.absent, [4]);
    assert_ne!(forfeited.players[forfeited.result.as_ref().and_then(TableResult::winner).expect("a winner")], 4);
}

#[test]
fn why_there_is_no_round_is_said() {
    let why = |tournament: &Tournament| tournament.pair(false).err();
    let mut alone = Tournament::new(Format::Swiss { rounds: 3 }, 2, 1, 1);
    assert_eq!(why(&alone), Some(PairingError::TooFewPlayers));
    alone.players.push(fencepost_pairing::Player::new(2));
    let round = alone.pair(false).expect("a round");
    alone.rounds.push(round.clone());
    assert_eq!(why(&alone), Some(PairingError::ResultsMissing { tables: 1 }));
    alone.rounds.clear();
    alone.play(round);
    assert_eq!(why(&alone), Some(PairingError::OnlyRepeats));
    let again = alone.pair(true).expect("with repeats");
    alone.play(again);
    let again = pair_next(&alone.rules, &alone.players, &alone.rounds, true).expect("with repeats");
    alone.play(again);
    assert_eq!(why(&alone), Some(PairingError::LastRound));
    // Two tables of four: however they sit, half of each table has met.
    let mut eight = Tournament::new(Format::Swiss { rounds: 3 }, 4, 8, 1);
    let round = eight.pair(false).expect("a round");
    eight.play(round);
    assert_eq!(why(&eight), Some(PairingError::OnlyRepeats));
    assert!(eight.pair(true).is_ok());
    let mut three = Tournament::new(Format::Swiss { rounds: 9 }, 2, 3, 1);
    for _ in 0..3 {
        let round = three.pair(false).expect("a round");
        three.play(round);
    }
    assert_eq!(why(&three), Some(PairingError::OnlySecondByes));
}
