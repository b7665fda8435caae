//! R16 to R18: winning, draws, and players who leave.

use super::{assert_legal, assert_refused, mv, play, played, square};
use crate::text_board::{assert_looks, assert_pawn_moves, position};
use fencepost_rules::{Ending, Event, Game, GameResult, Outcome, PlayError, Players, Position, Seat};

/// How the game ended, in the words of a record: result and termination.
fn outcome(game: &Game) -> Option<(String, Ending)> {
    let told = |outcome: Outcome| (outcome.result.map_or("*".to_owned(), |score| score.to_string()), outcome.ending);
    game.outcome().map(told)
}

#[track_caller]
fn assert_ended(game: &Game, score: &str, ending: Ending) {
    assert_eq!(outcome(game), Some((score.to_owned(), ending)));
    assert!(game.legal_moves().is_empty());
    let mut over = game.clone();
    assert_eq!(over.play(mv("a1")), Err(PlayError::GameOver));
    assert_eq!(over.resign(Seat::South), Err(PlayError::GameOver));
    assert_eq!(over.lose_on_time(Seat::South), Err(PlayError::GameOver));
    assert_eq!(over.agree_on_draw(), Err(PlayError::GameOver));
    assert_eq!(over.abort(), Err(PlayError::GameOver));
    assert_eq!(over, *game);
}

#[test]
fn r16_a_pawn_on_its_goal_line_wins_at_once() {
    let start = assert_pawn_moves(
        "
        5  .   *   .   .   .

        4  *   S   *   .   .

        3  .   *   .   .   .

        2  .   .   N   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 1 1 in hand
        ",
    );
    let game = played(start, "b5");
    assert_eq!(game.position().winner(), Some(Seat::South));
    assert_ended(&game, "1-0", Ending::Goal);
    // North could have won on the next move, but there is none.
    assert_refused(game.position(), "c1", PlayError::GameOver);
    assert!(game.position().legal_moves().is_empty());
}

#[test]
fn r16_any_square_of_the_goal_line_will_do() {
    for column in ["a", "b", "c", "d", "e"] {
        let text = format!(" /  / {column}4 c2 / 0 0 / 1 / 5x5");
        let game = played(text.parse().unwrap(), &format!("{column}5"));
        assert_ended(&game, "1-0", Ending::Goal);
    }
}

#[test]
fn r16_the_goal_may_be_reached_by_a_jump() {
    let start = assert_pawn_moves(
        "
        5  .   .   *   .   .

        4  .   .   N   .   .

        3  .   *   S   *   .

        2  .   .   *   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 1 1 in hand
        ",
    );
    assert_ended(&played(start, "c5"), "1-0", Ending::Goal);
}

#[test]
fn r16_the_goal_may_be_reached_by_a_side_step() {
    let start = assert_pawn_moves(
        "
        5  .   *   N   *   .

        4  .   *   S   *   .

        3  .   .   *   .   .

        2  .   .   .   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 1 1 in hand
        ",
    );
    assert_ended(&played(start, "d5"), "1-0", Ending::Goal);
}

#[test]
fn r16_each_of_four_wins_on_a_line_of_its_own() {
    for (turn, goal, score) in [(1, "a3", "1-0-0-0"), (2, "c3", "0-1-0-0"), (3, "c1", "0-0-1-0"), (4, "a1", "0-0-0-1")]
    {
        let text = format!(" /  / a2 b3 c2 b1 / 0 0 0 0 / {turn} / 3x3");
        assert_ended(&played(text.parse().unwrap(), goal), score, Ending::Goal);
    }
}

#[test]
fn r16_another_players_goal_line_wins_nothing() {
    let start = position(
        "
        4  .   .   .   .

        3  .   N   W   .

        2  .   .   .   .

        1  .   .   S   .
           a   b   c   d
        West to move, 0 0 0 in hand
        ",
    );
    // West reaches South's line, North the one from which West comes, South the one West is going to.
    let game = played(start, "c4 a3 d1");
    assert_eq!(game.outcome(), None);
}

#[test]
fn r17_the_third_occurrence_is_a_draw_and_the_start_is_the_first() {
    let mut game = played(Position::default(), "e2 e8 e1 e9 e2 e8 e1");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.occurrences(), 2);
    play(&mut game, "e9");
    assert_eq!(game.occurrences(), 3);
    assert_ended(&game, "1/2-1/2", Ending::Repetition);
    // The position by itself knows no history: it could be played on from.
    assert_legal(game.position(), "e2");
}

#[test]
fn r17_occurrences_need_not_follow_one_another() {
    let mut game = played(Position::default(), "e2 e8 e1 e9 d1 e8 d2 e9 d1 e8 e1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e9");
    assert_ended(&game, "1/2-1/2", Ending::Repetition);
}

#[test]
fn r17_the_player_to_move_is_part_of_the_position() {
    let start = position(
        "
        5  .   .   .   .   .

        4  .   .   .   .   .

        3  .   .   N   .   .

        2  .   .   S   .   .

        1  .   .   .   .   .
           a   b   c   d   e
        South to move, 0 0 in hand
        ",
    );
    // A jump goes two squares in one move, so South is back after five moves: the same squares, but North to move.
    let mut game = played(start, "c4 b3 d4 c3 d3 b3 d2 c3 c2");
    assert_eq!(game.position().pawn(Seat::South), start.pawn(Seat::South));
    assert_eq!(game.position().pawn(Seat::North), start.pawn(Seat::North));
    assert_eq!(game.position().turn(), Seat::North);
    assert_eq!(game.occurrences(), 1);
    assert_ne!(*game.position(), start);
    play(&mut game, "b3");
    assert_eq!(game.outcome(), None);
}

#[test]
fn r17_fences_left_are_part_of_the_position() {
    let one: Position = " /  / e1 e9 / 10 9 / 1".parse().unwrap();
    let other: Position = " /  / e1 e9 / 9 10 / 1".parse().unwrap();
    assert_ne!(one, other);
    assert_ne!(one.zobrist_key(), other.zobrist_key());
}

#[test]
fn r17_a_fence_makes_all_earlier_positions_impossible() {
    let mut game = played(Position::default(), "e2 e8 e1 e9 e2 e8 e1 a1h e2 e9 e1 e8 e2 e9 e1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e8");
    assert_ended(&game, "1/2-1/2", Ending::Repetition);
}

#[test]
fn r17_reaching_the_goal_comes_before_repetition() {
    // A game may begin at a position that is won; it is over then, whatever has occurred how often.
    let game = Game::new(" /  / e9 e5 / 10 10 / 2".parse().unwrap());
    assert_ended(&game, "1-0", Ending::Goal);
    assert_eq!(game.occurrences(), 1);
}

#[test]
fn r17_all_players_still_in_may_agree_on_a_draw_and_share_the_point() {
    let mut two = Game::default();
    two.agree_on_draw().unwrap();
    assert_ended(&two, "1/2-1/2", Ending::Agreed);

    let mut three = Game::new(Position::standard(Players::Three));
    three.agree_on_draw().unwrap();
    assert_ended(&three, "1/3-1/3-1/3", Ending::Agreed);

    let mut three = Game::new(Position::standard(Players::Three));
    three.resign(Seat::South).unwrap();
    three.agree_on_draw().unwrap();
    assert_ended(&three, "0-1/2-1/2", Ending::Agreed);

    let mut four = Game::new(Position::standard(Players::Four));
    four.resign(Seat::North).unwrap();
    four.agree_on_draw().unwrap();
    assert_ended(&four, "1/3-1/3-0-1/3", Ending::Agreed);
}

#[test]
fn r17_a_draw_takes_two_who_played() {
    let seats = |seats: &[Seat]| seats.iter().copied().collect();
    assert_eq!(GameResult::drawn(Players::Three, seats(&[])), None);
    assert_eq!(GameResult::drawn(Players::Three, seats(&[Seat::West])), None);
    assert_eq!(GameResult::drawn(Players::Three, seats(&[Seat::West, Seat::East])), None);
    let score = GameResult::drawn(Players::Three, seats(&[Seat::South, Seat::West])).unwrap();
    assert_eq!((score.to_string().as_str(), score.winner()), ("1/2-1/2-0", None));
    assert_eq!(GameResult::won(Players::Three, Seat::West).winner(), Some(Seat::West));
}

#[test]
fn r17_a_draw_by_repetition_is_shared_by_those_still_in() {
    let mut game = Game::new(Position::standard(Players::Four));
    game.resign(Seat::West).unwrap();
    play(&mut game, "e2 e8 h5 e1 e9 i5 e2 e8 h5 e1 e9");
    assert_eq!(game.outcome(), None);
    play(&mut game, "i5");
    assert_ended(&game, "1/3-0-1/3-1/3", Ending::Repetition);
}

#[test]
fn r18_resigning_loses_a_game_of_two() {
    for (seat, score) in [(Seat::South, "0-1"), (Seat::North, "1-0")] {
        let mut game = Game::default();
        game.resign(seat).unwrap();
        assert_ended(&game, score, Ending::Resign);
        assert_eq!(game.position(), &Position::default());
    }
}

#[test]
fn r18_running_out_of_time_loses_a_game_of_two() {
    for (seat, score) in [(Seat::South, "0-1"), (Seat::North, "1-0")] {
        let mut game = Game::default();
        game.lose_on_time(seat).unwrap();
        assert_ended(&game, score, Ending::Time);
    }
}

#[test]
fn r18_a_player_who_leaves_takes_pawn_and_hand_along_and_fences_stay() {
    let start = position(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .
               -----
        3  W   .   .   .   E

        2  .   .   .   .   .

        1  .   .   S   .   .
           a   b   c   d   e
        South to move, 2 2 2 2 in hand
        ",
    );
    for leave in [Game::resign, Game::lose_on_time, Game::take_out] {
        let mut game = Game::new(start);
        leave(&mut game, Seat::West).unwrap();
        assert_looks(
            game.position(),
            "
            5  .   .   N   .   .

            4  .   .   .   .   .
                   -----
            3  .   .   .   .   E

            2  .   .   .   .   .

            1  .   .   S   .   .
               a   b   c   d   e
            South to move, 2 - 2 2 in hand
            ",
        );
        assert_eq!(game.position().left(Seat::West), 0);
        assert_eq!(game.events().collect::<Vec<_>>(), [Event::Out(Seat::West)]);
        assert_eq!((game.plies(), game.outcome()), (0, None));
        assert_eq!(leave(&mut game, Seat::West), Err(PlayError::NotPlaying { seat: Seat::West }));
    }
}

#[test]
fn r18_turns_of_a_player_who_left_are_skipped() {
    let mut game = played(Position::standard(Players::Four), "e2");
    // It is West's turn, and West leaves: the turn goes to the next one.
    game.resign(Seat::West).unwrap();
    assert_eq!(game.position().turn(), Seat::North);
    play(&mut game, "e8 h5");
    assert_eq!(game.position().turn(), Seat::South);
    play(&mut game, "e3");
    assert_eq!(game.position().turn(), Seat::North);
    // East leaves out of turn: the turn stays where it is.
    game.resign(Seat::East).unwrap();
    assert_eq!(game.position().turn(), Seat::North);
    play(&mut game, "e7");
    assert_eq!(game.position().turn(), Seat::South);
}

#[test]
fn r18_a_pawn_that_left_is_neither_in_the_way_nor_to_be_jumped() {
    let mut game = Game::new(assert_pawn_moves(
        "
        5  .   .   .   .   N

        4  .   .   *   .   .

        3  .   .   W   .   .

        2  .   *   S   *   .

        1  .   .   *   .   .
           a   b   c   d   e
        South to move, 1 1 1 in hand
        ",
    ));
    game.resign(Seat::West).unwrap();
    assert_eq!(game.position().pawn_at(square("c3")), None);
    assert_legal(game.position(), "c3");
    assert!(!game.position().is_legal(mv("c4")));
}

#[test]
fn r18_a_player_who_left_may_be_cut_off() {
    let start = position(
        "
        5  .   .   N   .   .

        4  .   .   .   .   .

        3  .   .   .   .   .

        2  .   .   .   .   .
           -----
        1  W   .   S   .   .
           a   b   c   d   e
        South to move, 3 3 3 in hand
        ",
    );
    let mut game = Game::new(start);
    assert_eq!(game.check(mv("b1v")).map_err(|error| error.code()), Err("cuts-off"));
    game.resign(Seat::West).unwrap();
    assert_legal(game.position(), "b1v");
}

#[test]
fn r18_the_last_player_left_wins() {
    let mut game = Game::new(Position::standard(Players::Four));
    game.resign(Seat::South).unwrap();
    game.lose_on_time(Seat::North).unwrap();
    assert_eq!(game.outcome(), None);
    game.resign(Seat::West).unwrap();
    assert_ended(&game, "0-0-0-1", Ending::LastPlayer);
    assert_eq!(game.position().winner(), Some(Seat::East));
    assert_refused(game.position(), "h5", PlayError::GameOver);

    let mut game = Game::new(Position::standard(Players::Three));
    game.resign(Seat::North).unwrap();
    game.resign(Seat::South).unwrap();
    assert_ended(&game, "0-1-0", Ending::LastPlayer);
}

#[test]
fn r18_nobody_leaves_a_game_of_two_and_strangers_leave_none() {
    let mut two = Game::default();
    assert_eq!(two.take_out(Seat::South), Err(PlayError::NobodyLeavesTwo));
    assert_eq!(two.resign(Seat::West), Err(PlayError::NotPlaying { seat: Seat::West }));
    assert_eq!(two.lose_on_time(Seat::East), Err(PlayError::NotPlaying { seat: Seat::East }));
    assert_eq!(two, Game::default());

    let mut three = Game::new(Position::standard(Players::Three));
    assert_eq!(three.resign(Seat::East), Err(PlayError::NotPlaying { seat: Seat::East }));
}

#[test]
fn an_aborted_game_counts_for_nobody() {
    let mut game = played(Position::default(), "e2");
    game.abort().unwrap();
    assert_ended(&game, "*", Ending::Aborted);
}

#[test]
fn an_abandoned_game_counts_for_nobody() {
    let mut game = played(Position::standard(Players::Three), "e2");
    game.abandon().unwrap();
    assert_ended(&game, "*", Ending::Abandoned);
    assert_eq!(game.abandon(), Err(PlayError::GameOver));
}
