//! Moves, events, dialects and time controls as text.

use fencepost_rules::{Board, Dialect, Event, Fence, Move, Seat, Square, TimeControl};

fn moves_on(board: Board) -> impl Iterator<Item = Move> {
    let squares = board.squares().into_iter().map(Move::Pawn);
    squares.chain(board.fence_places().into_iter().map(Move::Fence)).chain([Move::Pass])
}

#[test]
fn every_dialect_reads_what_it_writes_on_every_board() {
    for board in Board::all() {
        for dialect in Dialect::ALL {
            let mut texts = Vec::new();
            for mv in moves_on(board) {
                let text = dialect.write(mv, board);
                assert_eq!(dialect.read(&text, board), Ok(mv), "{dialect} {text} on {board}");
                assert_eq!(dialect.read(&text.to_uppercase(), board), Ok(mv), "{dialect} {text} on {board}");
                texts.push(text);
            }
            texts.sort();
            let count = texts.len();
            texts.dedup();
            assert_eq!(texts.len(), count, "{dialect} has two moves of one name on {board}");
        }
    }
}

#[test]
fn every_text_that_a_dialect_reads_it_writes_the_same() {
    for board in Board::all() {
        for dialect in Dialect::ALL {
            for text in all_texts() {
                if let Ok(mv) = dialect.read(&text, board)
                    && moves_on(board).any(|on_board| on_board == mv)
                {
                    assert_eq!(dialect.write(mv, board), text, "{dialect} on {board}");
                }
            }
        }
    }
}

/// Every square and fence name with rows 0 to 9 and columns a to j.
fn all_texts() -> Vec<String> {
    let squares = ('a'..='j').flat_map(|column| (0..=9).map(move |row| format!("{column}{row}")));
    squares.flat_map(|square| [square.clone(), format!("{square}h"), format!("{square}v")]).collect()
}

#[test]
fn rows_are_counted_as_each_dialect_does() {
    let board = Board::new(5, 7).expect("a board of R5");
    let cases = [
        ("c1", "c7", "c1"),
        ("c7", "c1", "c7"),
        ("a1h", "a6h", "a2h"),
        ("a6h", "a1h", "a7h"),
        ("d2v", "d5v", "d3v"),
        ("pass", "pass", "pass"),
    ];
    for (ours, from_far_side, qtp) in cases {
        let mv: Move = ours.parse().expect("a move");
        assert_eq!(Dialect::Fencepost.write(mv, board), ours);
        assert_eq!(Dialect::Glendenning.write(mv, board), from_far_side);
        assert_eq!(Dialect::Openspiel.write(mv, board), from_far_side);
        assert_eq!(Dialect::Qtp.write(mv, board), qtp);
    }
}

#[test]
fn rows_off_the_board_are_not_moves_in_other_dialects() {
    let board = Board::new(5, 5).expect("a board of R5");
    for text in ["c6", "c9", "c0", "a5h", "a9v", "a0v"] {
        assert!(Dialect::Glendenning.read(text, board).is_err(), "{text}");
        assert!(Dialect::Openspiel.read(text, board).is_err(), "{text}");
    }
    for text in ["c6", "c0", "a1h", "a6h", "a9v", "a0h"] {
        assert!(Dialect::Qtp.read(text, board).is_err(), "{text}");
    }
    // In our own the rules refuse them, with a reason of their own.
    assert_eq!(Dialect::Fencepost.read("c6", board), Ok(Move::Pawn(Square::new(2, 5).expect("a square"))));
}

#[test]
fn texts_that_are_not_moves_are_refused_in_every_dialect() {
    for text in ["", "e", "e2x", "e2hh", "e22", "2e", "j1", "i3h", "é1", "e\u{661}", "e2 ", "pas", "PASSED", "out:west"]
    {
        for dialect in Dialect::ALL {
            assert!(dialect.read(text, Board::STANDARD).is_err(), "{dialect} {text:?}");
        }
    }
}

#[test]
fn a_move_off_the_board_is_written_in_our_notation() {
    let small = Board::new(3, 3).expect("a board of R5");
    let far = Move::Pawn(Square::new(4, 8).expect("a square"));
    let fence = Move::Fence(Fence::from_index(127).expect("a fence"));
    for dialect in Dialect::ALL {
        assert_eq!(dialect.write(far, small), "e9");
        assert_eq!(dialect.write(fence, small), "h8v");
    }
}

#[test]
fn dialects_go_by_their_names() {
    for dialect in Dialect::ALL {
        assert_eq!(dialect.name().parse(), Ok(dialect));
        assert_eq!(dialect.to_string().to_uppercase().parse(), Ok(dialect));
    }
    assert!("chess".parse::<Dialect>().is_err());
    assert_eq!(Dialect::default(), Dialect::Fencepost);
}

#[test]
fn north_begins_in_qtp_and_south_elsewhere() {
    let first: Vec<Seat> = Dialect::ALL.map(Dialect::first_seat).into();
    assert_eq!(first, [Seat::South, Seat::South, Seat::South, Seat::North]);
}

#[test]
fn players_who_leave_are_written_by_their_seat() {
    for seat in Seat::ALL {
        let event = Event::Out(seat);
        let text = event.to_string();
        assert_eq!(text, format!("out:{}", seat.name()));
        assert_eq!(text.parse(), Ok(event));
        assert_eq!(text.to_uppercase().parse(), Ok(event));
        for dialect in Dialect::ALL {
            assert_eq!(dialect.write_event(event, Board::STANDARD), text);
            assert_eq!(dialect.read_event(&text, Board::STANDARD), Ok(event));
        }
    }
    assert_eq!("e3v".parse(), Ok(Event::Move("e3v".parse().expect("a fence"))));
    for text in ["out", "out:", "out:southwest", "out: west", "west", "öut:west"] {
        assert!(text.parse::<Event>().is_err(), "{text}");
    }
}

#[test]
fn time_controls_are_read_and_written() {
    let cases = [
        ("-", TimeControl::None),
        ("600+5", TimeControl::Increment { initial: 600, increment: 5 }),
        ("0+10", TimeControl::Increment { initial: 0, increment: 10 }),
        ("600d5", TimeControl::Delay { initial: 600, delay: 5 }),
        ("30/move", TimeControl::PerMove { seconds: 30 }),
        ("300/hourglass", TimeControl::Hourglass { initial: 300 }),
        ("4294967295+0", TimeControl::Increment { initial: u32::MAX, increment: 0 }),
    ];
    for (text, control) in cases {
        assert_eq!(text.parse(), Ok(control));
        assert_eq!(text.to_uppercase().parse(), Ok(control));
        assert_eq!(control.to_string(), text);
    }
    assert_eq!("600".parse(), Ok(TimeControl::Increment { initial: 600, increment: 0 }));
    assert_eq!(" 600+5 ".parse(), Ok(TimeControl::Increment { initial: 600, increment: 5 }));
}

#[test]
fn texts_that_are_not_time_controls_are_refused() {
    let texts = [
        "",
        "+",
        "600+",
        "+5",
        "d5",
        "600d",
        "-5",
        "600+-5",
        "+600",
        "/move",
        "x/move",
        "4294967296",
        "6e2",
        "30/hour",
    ];
    for text in texts {
        assert!(text.parse::<TimeControl>().is_err(), "{text:?}");
    }
}
