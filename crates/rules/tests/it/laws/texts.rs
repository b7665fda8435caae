//! Every text that is written can be read back, and no text can do harm.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use fencepost_rules::{Board, Fence, GameResult, Move, Players, Position, Seat, SeatSet, Setup, Square};
use proptest::prelude::*;

use super::{all_moves, any_story};

/// What is written is read back as the same value, in small and in capital letters.
#[track_caller]
fn assert_reads_back<T: Display + FromStr + PartialEq + Debug>(value: &T) {
    let text = value.to_string();
    for text in [text.clone(), text.to_uppercase()] {
        let Ok(read) = text.parse::<T>() else { panic!("{text:?} is not read") };
        assert_eq!(&read, value, "{text:?}");
    }
}

#[test]
fn every_square_fence_and_move_reads_back() {
    for mv in all_moves() {
        assert_reads_back(&mv);
        match mv {
            Move::Pawn(to) => assert_reads_back(&to),
            Move::Fence(fence) => assert_reads_back(&fence),
            Move::Pass => assert_eq!(mv.to_string(), "pass"),
        }
    }
}

#[test]
fn legal_moves_by_name_are_all_of_them_sorted_bytewise() {
    proptest!(|(story in any_story())| {
        let legal = story.tell().legal_moves();
        let mut names: Vec<&str> = legal.into_iter().map(Move::name).collect();
        names.sort_unstable();
        prop_assert_eq!(legal.by_name().map(Move::name).collect::<Vec<_>>(), names);
    });
}

#[test]
fn every_board_and_seat_reads_back() {
    Board::all().for_each(|board| assert_reads_back(&board));
    Seat::ALL.iter().for_each(assert_reads_back);
}

#[test]
fn every_score_reads_back() {
    let mut scores = 0;
    for players in Players::ALL {
        for &seat in players.seats() {
            assert_reads_back(&GameResult::won(players, seat));
            scores += 1;
        }
        for members in 0..16_u32 {
            let still_in: SeatSet = Seat::ALL.into_iter().filter(|&seat| members >> seat as u32 & 1 != 0).collect();
            if let Some(score) = GameResult::drawn(players, still_in) {
                assert_reads_back(&score);
                scores += 1;
            }
        }
    }
    // One draw of two; four of three; eleven of four.
    assert_eq!(scores, 2 + 3 + 4 + 1 + 4 + 11);
}

/// Letters that mean something somewhere, and others.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-iA-I1-9hvHVxX0 /.-]{0,40}",
        "[a-j][0-9][hvx]?",
        "[0-9]{1,2}[xX][0-9]{1,2}",
        "(0|1|1/2|1/3|1/4|2/2| )(-(0|1|1/2|1/3|1/4)){0,4}",
        "([a-i][1-9]){0,3} / ([a-i][1-9]){0,3} /( ?[a-i-][1-9]?){1,5} /( [0-9]{1,3}){1,5} / [0-5]( / [0-9]x[0-9])?",
        any::<String>(),
    ]
}

/// Reading a text never panics, and a value that was read can be written and read again.
fn check_reading<T: Display + FromStr + PartialEq + Debug>(text: &str) -> Result<(), TestCaseError> {
    if let Ok(value) = text.parse::<T>() {
        let again = value.to_string().parse::<T>().ok();
        prop_assert_eq!(again, Some(value), "{:?}", text);
    }
    Ok(())
}

proptest! {
    #[test]
    fn every_position_reads_back(story in any_story()) {
        for position in story.positions() {
            assert_reads_back(&position);
            assert_reads_back(&position.to_setup());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn no_text_does_harm(text in any_text()) {
        check_reading::<Square>(&text)?;
        check_reading::<Fence>(&text)?;
        check_reading::<Move>(&text)?;
        check_reading::<Seat>(&text)?;
        check_reading::<Board>(&text)?;
        check_reading::<GameResult>(&text)?;
        check_reading::<Setup>(&text)?;
        check_reading::<Position>(&text)?;
    }

    #[test]
    fn no_bytes_do_harm(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        let text = String::from_utf8_lossy(&bytes);
        check_reading::<Move>(&text)?;
        check_reading::<GameResult>(&text)?;
        check_reading::<Position>(&text)?;
    }
}
